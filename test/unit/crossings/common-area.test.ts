import { capsule, circle, rect, roundedRect, type Shape } from "osculate";
import { describe, expect, it } from "vitest";
import { areaByCrossings } from "../../../src/crossings/intersection.js";

describe("common areas", () => {
  it.each<readonly [string, Shape, Shape, number]>([
    ["an octagon", rect(0, 0, 2, 2), rect(0, 0, 2, 2, { x: 1, y: 1 }), 8 * (Math.SQRT2 - 1)],
    ["a half disc", circle(2, 0, 1), rect(0, 0, 4, 4), Math.PI / 2],
    ["the middle of a capsule", rect(0, 0, 2, 4), capsule(-5, 0, 5, 0, 1), 4],
    ["the end of a capsule", rect(5, 0, 4, 4), capsule(-5, 0, 5, 0, 1), 4 + Math.PI / 2],
    ["a corner", roundedRect(0, 0, 4, 4, 1), rect(2, 2, 2.5, 2.5), 1.25 ** 2 - (1 - Math.PI / 4)],
  ])("%s", (_, a, b, area) => {
    expect(areaByCrossings(a, b)).toBeCloseTo(area, 13);
  });
});
