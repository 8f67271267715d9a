import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import { circle } from "../../../src/shapes/circle.js";
import { ellipse } from "../../../src/shapes/ellipse.js";
import type { Shape } from "../../../src/shapes/kind.js";
import { point } from "../../../src/shapes/point.js";
import { moveTo, rotateTo, setPose } from "../../../src/shapes/pose.js";
import { ray } from "../../../src/shapes/ray.js";
import { rect } from "../../../src/shapes/rect.js";
import { sector } from "../../../src/shapes/sector.js";

const makers: [string, () => Shape][] = [
  ["point", () => point(1, 2)],
  ["circle", () => circle(1, 2, 3)],
  ["ellipse", () => ellipse(1, 2, 3, 4, 0.5)],
  ["rect", () => rect(1, 2, 3, 4, 0.5)],
  ["sector", () => sector(1, 2, 3, 0.5, 1.5)],
];

describe.each(makers)("the pose of a %s", (_name, make) => {
  it("moves, and nothing but the position changes", () => {
    const shape = make();
    expect(moveTo(shape, -7, 8)).toBe(shape);
    expect(shape).toEqual({ ...make(), x: -7, y: 8 });
    expect(moveTo(shape, -0, -0)).toMatchObject({ x: 0, y: 0 });
  });

  it("is absolute", () => {
    const once = setPose(make(), 3, 4, 2);
    const twice = setPose(setPose(make(), 100, 200, 1), 3, 4, 2);
    expect(twice).toEqual(once);
    expect(setPose(make(), 3, 4, 2)).toEqual(moveTo(rotateTo(make(), 2), 3, 4));
  });

  it("returns the shape, with its fields in order", () => {
    const shape = make();
    expect(setPose(shape, 1, 2, 3)).toBe(shape);
    expect(rotateTo(shape, 4)).toBe(shape);
    expect(Object.keys(shape)).toEqual(Object.keys(make()));
  });

  it("is left alone by refused arguments", () => {
    const shape = make();
    expect(() => moveTo(shape, 9, Number.NaN)).toThrow(
      new RangeError("moveTo: y must be a finite number, got NaN"),
    );
    expect(() => moveTo(shape, "9" as unknown as number, 9)).toThrow(TypeError);
    expect(() => rotateTo(shape, Number.POSITIVE_INFINITY)).toThrow(
      "rotateTo: angle must be a finite number",
    );
    expect(() => rotateTo(shape, { x: 0, y: 0 })).toThrow(RangeError);
    expect(() => setPose(shape, Number.NaN, 9, 0)).toThrow("setPose: x");
    expect(() => setPose(shape, 9, Number.NaN, 0)).toThrow("setPose: y");
    expect(() => setPose(shape, 9, 9, Number.NaN)).toThrow("setPose: angle");
    expect(() => setPose(shape, 9, 9, undefined as unknown as number)).toThrow(TypeError);
    expect(shape).toEqual(make());
  });
});

describe("rotateTo", () => {
  it("turns ellipses and rectangles to the angle, directions kept exactly", () => {
    expect(rotateTo(ellipse(0, 0, 2, 1), { x: 3, y: 4 })).toMatchObject({ ux: 3, uy: 4 });
    expect(rotateTo(rect(0, 0, 2, 1, 1), degrees(90))).toMatchObject({ ux: 0, uy: 1 });
  });

  it("adds to the directions a sector was made with", () => {
    expect(rotateTo(sector(0, 0, 1, degrees(45), degrees(90)), degrees(90))).toMatchObject({
      startX: -1,
      startY: 1,
      endX: -1,
      endY: 0,
      ux: 0,
      uy: 1,
    });
  });

  it("leaves points and circles as they are", () => {
    expect(rotateTo(point(1, 2), 3)).toEqual(point(1, 2));
    expect(rotateTo(circle(1, 2, 3), 3)).toEqual(circle(1, 2, 3));
  });
});

describe("what is no shape", () => {
  it.each([undefined, null, 5, {}, { kind: 9, x: 0, y: 0 }, ray(0, 0, 1, 0)])("is refused: %o", (value) => {
    const shape = value as Shape;
    expect(() => moveTo(shape, 0, 0)).toThrow(TypeError);
    expect(() => rotateTo(shape, 0)).toThrow("rotateTo: shape must be a shape");
    expect(() => setPose(shape, 0, 0, 0)).toThrow("setPose: shape must be a shape");
  });
});
