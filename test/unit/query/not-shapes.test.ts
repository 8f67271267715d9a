import { describe, expect, it } from "vitest";
import {
  area,
  bounds,
  centroid,
  circle,
  closestPoints,
  contact,
  distance,
  intersections,
  overlapArea,
  overlaps,
  perimeter,
  ray,
  raycast,
  raycastAll,
  relate,
  type Shape,
  signedDistance,
  toJSON,
} from "../../../src/index.js";

const ball = circle(0, 0, 5);
const beam = ray(-9, 0, 1, 0);

describe("what is no shape", () => {
  it("is refused by raycast, whatever was asked before", () => {
    expect(raycast(beam, ball)?.t).toBe(4);
    // @ts-expect-error the ray comes first
    expect(() => raycast(ball, beam)).toThrow(TypeError);
    // @ts-expect-error the ray comes first
    expect(() => raycastAll(ball, beam)).toThrow(/shape must be a shape/);
  });

  it.each([
    ["bounds", bounds],
    ["area", area],
    ["centroid", centroid],
    ["perimeter", perimeter],
  ])("is refused by %s, which says so", (name, ask) => {
    const attempt = () => ask({} as Shape);
    expect(attempt).toThrow(TypeError);
    expect(attempt).toThrow(`${name}: shape must be a shape, got an object`);
  });
});

describe("a pair that is not of shapes", () => {
  const questions = {
    overlaps,
    relate,
    distance,
    closestPoints,
    signedDistance,
    contact,
    intersections,
    overlapArea,
  };
  const strangers = [{}, { kind: 99 }, 5] as unknown as Shape[];

  it.each(Object.entries(questions))("is refused by %s, in either order", (_, ask) => {
    for (const stranger of strangers) {
      const message = /^each of a and b must be a shape, got (an object|5)$/;
      expect(() => ask(ball, stranger)).toThrow(message);
      expect(() => ask(stranger, ball)).toThrow(message);
      expect(() => ask(stranger, stranger)).toThrow(message);
    }
  });
});

describe("a shape that carries more fields than its own", () => {
  it("is still that shape to toJSON, even with a velocity dx, dy", () => {
    const moving = Object.assign(circle(0, 0, 5), { dx: 1, dy: 2 });
    expect(toJSON(moving)).toEqual({ type: "circle", x: 0, y: 0, r: 5 });
  });
});
