import { describe, expect, it } from "vitest";
import { circle, closestPoints, distance, rect, relate, sector } from "../../../src/index.js";

const box = rect(0, 0, 2, 2);
const cone = sector(0, 0, 1, 0, 1);

describe("pairs that are yet to come", () => {
  it("do not compile, and throw rather than answer wrongly", () => {
    // @ts-expect-error relate takes no sector
    expect(() => relate(cone, circle(0, 0, 1))).toThrow(TypeError);
    // @ts-expect-error relate takes no sector
    expect(() => relate(circle(0, 0, 1), cone)).toThrow(TypeError);
    // @ts-expect-error one of the two must be a point or a circle
    expect(() => distance(box, box)).toThrow(TypeError);
    // @ts-expect-error one of the two must be a point or a circle
    expect(() => closestPoints(cone, box)).toThrow(TypeError);
  });
});
