import { describe, expect, it } from "vitest";
import { svgPath, trace } from "../../../src/draw/index.js";
import {
  area,
  bounds,
  centroid,
  circle,
  circleRectOverlap,
  closestPoint,
  closestPoints,
  contact,
  containsPoint,
  distance,
  ellipse,
  intersectionOverUnion,
  intersections,
  Kind,
  moveTo,
  overlapArea,
  overlaps,
  penetrates,
  perimeter,
  ray,
  raycast,
  raycastAll,
  rect,
  relate,
  rotateTo,
  type Shape,
  setPose,
  signedDistance,
  tangents,
  toJSON,
} from "../../../src/index.js";
import { FlatPath } from "../draw/flatten.js";

const ball = circle(0, 0, 5);
const beam = ray(-9, 0, 1, 0);

/** With what a message calls them. */
const strangers: readonly [stranger: unknown, called: string][] = [
  [{}, "an object"],
  [{ kind: 99 }, "an object"],
  [{ kind: "circle" }, "an object"],
  [beam, "an object"],
  [[], "an array"],
  [5, "5"],
  ["circle", '"circle"'],
  [null, "null"],
  [undefined, "undefined"],
];

describe("what is no shape", () => {
  it("is refused by raycast, whatever was asked before", () => {
    expect(raycast(beam, ball)?.t).toBe(4);
    // @ts-expect-error the ray comes first
    expect(() => raycast(ball, beam)).toThrow(TypeError);
    // @ts-expect-error the ray comes first
    expect(() => raycastAll(ball, beam)).toThrow("raycastAll: ray must be a ray, got a circle");
  });

  it("is told what asks about rays, if it is one", () => {
    // @ts-expect-error a ray is no shape
    expect(() => overlaps(ball, beam)).toThrow(
      "overlaps: b must be a shape, got an object: rays are for raycast(ray, shape)",
    );
    // @ts-expect-error neither is an object with a constructor's arguments
    expect(() => overlaps({ x: 0, y: 0, r: 1 }, ball)).toThrow("got an object: circle(x, y, r), ");
  });

  it.each([
    ["bounds", bounds],
    ["area", area],
    ["centroid", centroid],
    ["perimeter", perimeter],
    ["containsPoint", (shape: Shape) => containsPoint(shape, 0, 0)],
    ["closestPoint", (shape: Shape) => closestPoint(shape, 0, 0)],
    ["tangents", (shape: Shape) => tangents({ x: 9, y: 0 }, shape)],
    ["raycast", (shape: Shape) => raycast(beam, shape)],
    ["raycastAll", (shape: Shape) => raycastAll(beam, shape)],
    ["svgPath", svgPath],
    ["trace", (shape: Shape) => trace(new FlatPath(), shape)],
    ["moveTo", (shape: Shape) => moveTo(shape, 0, 0)],
    ["rotateTo", (shape: Shape) => rotateTo(shape, 0)],
    ["setPose", (shape: Shape) => setPose(shape, 0, 0, 0)],
  ])("is refused by %s, which says so", (name, ask) => {
    for (const [stranger, called] of strangers) {
      const attempt = () => ask(stranger as Shape);
      expect(attempt).toThrow(TypeError);
      expect(attempt).toThrow(`${name}: shape must be a shape, got ${called}`);
    }
  });
});

describe("a point that is no two numbers", () => {
  it("is refused by containsPoint, and so is one that is nowhere", () => {
    expect(() =>
      containsPoint(ball, { x: 0, y: 0 } as unknown as number, undefined as unknown as number),
    ).toThrow(new TypeError("containsPoint: x must be a finite number, got an object"));
    expect(() => containsPoint(ball, 1, "0" as unknown as number)).toThrow(
      new TypeError('containsPoint: y must be a finite number, got "0"'),
    );
    expect(() => containsPoint(ball, Number.NaN, 0)).toThrow(
      new RangeError("containsPoint: x must be a finite number, got NaN"),
    );
    expect(() => containsPoint(ball, 0, Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});

describe("a pair that is not of shapes", () => {
  const questions = {
    overlaps,
    relate,
    penetrates,
    distance,
    closestPoints,
    signedDistance,
    contact,
    intersections,
    overlapArea,
    intersectionOverUnion,
  };
  it.each(Object.entries(questions))("is refused by %s, in either order, which says so", (name, ask) => {
    for (const [value, called] of strangers) {
      const stranger = value as Shape;
      for (const [attempt, parameter] of [
        [() => ask(ball, stranger), "b"],
        [() => ask(stranger, ball), "a"],
        [() => ask(stranger, stranger), "a"],
      ] as const) {
        expect(attempt).toThrow(TypeError);
        expect(attempt).toThrow(`${name}: ${parameter} must be a shape, got ${called}`);
      }
    }
  });
});

describe("a shape that lacks numbers", () => {
  const broken = { kind: Kind.circle, x: 0, y: 0 } as unknown as Shape;

  it.each([
    ["overlaps", () => overlaps(broken, rect(0, 0, 2, 2, 1))],
    ["relate", () => relate(broken, ellipse(0, 0, 2, 1))],
    ["containsPoint", () => containsPoint(broken, 1, 1)],
    ["raycast", () => raycast(beam, broken)],
    // @ts-expect-error the circle comes first
    ["circleRectOverlap", () => circleRectOverlap(rect(0, 0, 2, 2), ball)],
  ])("is refused by %s, since no answer is certain", (_, attempt) => {
    expect(attempt).toThrow(TypeError);
    expect(attempt).toThrow("a stored number of a shape must be finite, got undefined");
  });
});

describe("a shape that carries more fields than its own", () => {
  it("is still that shape to toJSON, even with a velocity dx, dy", () => {
    const moving = Object.assign(circle(0, 0, 5), { dx: 1, dy: 2 });
    expect(toJSON(moving)).toEqual({ type: "circle", x: 0, y: 0, r: 5 });
  });
});
