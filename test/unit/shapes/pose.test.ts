import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import { containsPoint } from "../../../src/query/contains-point.js";
import { distance } from "../../../src/query/distance.js";
import { compound } from "../../../src/shapes/copy.js";
import type { Shape } from "../../../src/shapes/kind.js";
import { capsule, halfPlane, polyline, ray, segment } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { moveTo, rotateTo, setPose } from "../../../src/shapes/pose.js";
import { rect, roundedRect } from "../../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, point, sector } from "../../../src/shapes/round.js";

const makers: [string, () => Shape][] = [
  ["point", () => point(1, 2)],
  ["circle", () => circle(1, 2, 3)],
  ["ellipse", () => ellipse(1, 2, 3, 4, 0.5)],
  ["rect", () => rect(1, 2, 3, 4, 0.5)],
  ["sector", () => sector(1, 2, 3, 0.5, 1.5)],
  ["annularSector", () => annularSector(1, 2, 3, 4, 0.5, 5)],
  ["arc", () => arc(1, 2, 3, 0.5, 1.5)],
  ["roundedRect", () => roundedRect(1, 2, 5, 4, 1, 0.5)],
  ["halfPlane", () => halfPlane(1, 2, 3, 4)],
];

const corners = [
  [0, 0],
  [9, 0],
  [9, 9],
  [4, 5],
] as const;

const hole = [
  [7, 1],
  [8, 1],
  [8, 2],
] as const;

const makersByPoints: [string, () => Shape][] = [
  ["segment", () => segment(1, 2, 3, -4)],
  ["capsule", () => capsule(1, 2, 3, -4, 2)],
  ["polygon", () => polygon(corners, { holes: [hole] })],
  ["polyline", () => polyline(corners)],
  ["compound", () => compound([polyline(corners), ...makers.map(([, make]) => make())])],
];

describe.each(makers)("moving a %s", (_name, make) => {
  it("changes nothing but the position", () => {
    const shape = make();
    expect(moveTo(shape, -7, 8)).toBe(shape);
    expect(shape).toEqual({ ...make(), x: -7, y: 8 });
    expect(moveTo(shape, -0, -0)).toMatchObject({ x: 0, y: 0 });
  });
});

describe.each([...makers, ...makersByPoints])("the pose of a %s", (_name, make) => {
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

describe("shapes given by points", () => {
  const turn = { x: 3, y: 4 };

  it("turn about the origin their points were given in, and move with it", () => {
    expect(setPose(segment(5, 0, 10, 5), 100, 200, turn)).toEqual({
      ...segment(5, 0, 10, 5),
      x: 100,
      y: 200,
      ux: 3,
      uy: 4,
      ax: 103,
      ay: 204,
      bx: 102,
      by: 211,
    });
    expect(setPose(capsule(5, 0, 10, 5, 2), 100, 200, turn)).toMatchObject({ ax: 103, by: 211, r: 2 });
    const line = setPose(polyline([[5, 0], { x: 10, y: 5 }]), 100, 200, turn);
    expect([...line.points]).toEqual([103, 204, 102, 211]);
    expect([...line.localPoints]).toEqual([5, 0, 10, 5]);
    const made = polygon([
      [5, 0],
      [10, 5],
      [0, 0],
    ]);
    expect([...setPose(made, 100, 200, turn).vertices]).toEqual([103, 204, 102, 211, 100, 200]);
  });

  it("come back to the first pose bit for bit", () => {
    for (const [, make] of makersByPoints) {
      expect(setPose(setPose(make(), 0.1, 0.7, 3), 0, 0, 0)).toEqual(make());
    }
    expect(makersByPoints.length).toBe(5);
  });

  it.each(makersByPoints)("of a %s keep within the doubles, or nothing changes", (_name, make) => {
    const shape = setPose(make(), 1, 2, 0.3);
    const before = structuredClone(shape);
    const far = Number.MAX_VALUE;
    const scaled = compound([segment(far, 0, 0, 1), shape]);
    const untouched = structuredClone(scaled);
    expect(() => moveTo(scaled, far, 0)).toThrow(
      new RangeError(
        `moveTo: the pose must leave every coordinate within ±${far}, got the position (${far}, 0)`,
      ),
    );
    expect(() => setPose(scaled, far, far, 1)).toThrow(RangeError);
    expect(scaled).toEqual(untouched);
    expect(setPose(shape, 1, 2, 0.3)).toEqual(before);
  });

  it("refuse a turn alone that leads beyond the doubles", () => {
    const shape = polyline([
      [1.7e308, 1.7e308],
      [0, 0],
    ]);
    const before = structuredClone(shape);
    expect(() => rotateTo(shape, degrees(45))).toThrow(
      "rotateTo: the pose must leave every coordinate within",
    );
    expect(shape).toEqual(before);
  });
});

describe("half planes", () => {
  it("turn the normal they were made with", () => {
    const wall = rotateTo(halfPlane(1, 2, 3, 4), degrees(90));
    expect(wall).toEqual({ ...halfPlane(1, 2, 3, 4), nx: -4, ny: 3, ux: 0, uy: 1 });
    expect(rotateTo(wall, 0)).toEqual(halfPlane(1, 2, 3, 4));
  });
});

describe("compounds", () => {
  it("move and turn their parts as one", () => {
    const parts = [
      circle(5, 0, 1),
      rect(0, 10, 2, 1, { x: 0, y: 1 }),
      setPose(segment(0, 0, 5, 0), 5, 0, degrees(90)),
    ];
    const posed = setPose(compound(parts), 100, 200, { x: 3, y: 4 });
    expect(posed.localParts).toEqual(parts);
    expect(posed.parts).toEqual([
      circle(103, 204, 1),
      rect(92, 206, 2, 1, { x: -4, y: 3 }),
      setPose(segment(0, 0, 5, 0), 103, 204, { x: -4, y: 3 }),
    ]);
  });

  it("keep copies of their parts as they are, and of the parts of compounds", () => {
    const ball = circle(5, 0, 1);
    const inner = setPose(compound([ball, segment(0, 0, 5, 0)]), 0, 1, degrees(90));
    const outer = compound([inner, ball]);
    const expected = [circle(0, 6, 1), setPose(segment(0, 0, 5, 0), 0, 1, degrees(90)), circle(5, 0, 1)];
    expect(outer.parts).toEqual(expected);
    moveTo(ball, 9, 9);
    moveTo(inner, 9, 9);
    expect(outer.parts).toEqual(expected);
    expect(outer.localParts).toEqual(expected);
  });
});

describe("what is no shape", () => {
  it.each([undefined, null, 5, {}, { kind: 99, x: 0, y: 0 }, ray(0, 0, 1, 0)])("is refused: %o", (value) => {
    const shape = value as Shape;
    expect(() => moveTo(shape, 0, 0)).toThrow(TypeError);
    expect(() => rotateTo(shape, 0)).toThrow("rotateTo: shape must be a shape");
    expect(() => setPose(shape, 0, 0, 0)).toThrow("setPose: shape must be a shape");
  });
});

it("has no pose that stands for none: half a unit aside, with a direction of halves", () => {
  const points = Array.from({ length: 100 }, (_, i) => polar(50 + (i % 3), (i * Math.PI) / 50));
  const parts = Array.from({ length: 40 }, (_, i) => circle(3 * i, i % 7, 1));
  for (const make of [() => polygon(points), () => compound(parts)]) {
    const [shape, same] = [make(), make()];
    setPose(shape, 0.5, 0.5, { x: 0.5, y: 0.5 });
    setPose(same, 0.5, 0.5, { x: 1, y: 1 });
    for (let i = 0; i < 100; i += 1) {
      const { x, y } = polar(45 + 0.1 * i, i);
      expect(containsPoint(shape, x, y)).toBe(containsPoint(same, x, y));
      expect(distance(shape, circle(x, y, 0.1))).toBe(distance(same, circle(x, y, 0.1)));
    }
  }
});

function polar(r: number, angle: number) {
  return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
}
