import { type Ellipse, ellipse, overlapArea } from "osculate";
import { describe, expect, test } from "vitest";
import { commonRegion } from "../../../demo/src/lessons/overlap-area/common-region.js";
import { estimate } from "../../../demo/src/lessons/overlap-area/estimates.js";
import { firstPair, presets } from "../../../demo/src/lessons/overlap-area/scenes.js";
import { randomNumbers } from "./random-numbers.js";

function randomPairs(count: number): readonly (readonly [Ellipse, Ellipse])[] {
  const random = randomNumbers(7);
  const one = () =>
    ellipse(random(-2, 2), random(-2, 2), random(0.3, 4), random(0.3, 4), random(-Math.PI, Math.PI));
  return Array.from({ length: count }, () => [one(), one()] as const);
}

test("polygon and caps together are the library's area", () => {
  const corners = new Set<number>();
  for (const [a, b] of randomPairs(150)) {
    const region = commonRegion(a, b);
    corners.add(region.corners.length);
    expect(region.polygon + region.caps).toBeCloseTo(overlapArea(a, b), 9);
  }
  expect([...corners].sort()).toEqual([0, 2, 4]);
});

describe("presets", () => {
  test.each(Object.entries({ firstPair, ...presets }))("%s: the same area", (_, { a, b }) => {
    const region = commonRegion(a, b);
    expect(region.polygon + region.caps).toBeCloseTo(overlapArea(a, b), 12);
  });

  test("corners", () => {
    const count = ({ a, b }: typeof firstPair) => commonRegion(a, b).corners.length;
    expect(count(firstPair)).toBe(4);
    expect([count(presets.lens), count(presets.nested)]).toEqual([2, 0]);
    expect([count(presets.touching), count(presets.sliver), count(presets.same)]).toEqual([1, 2, 0]);
  });
});

test("estimates come closer to the area as N grows", () => {
  const pairs = randomPairs(40).filter(([a, b]) => overlapArea(a, b) > 0.5);
  expect(pairs.length).toBeGreaterThan(20);
  for (const [a, b] of pairs) {
    const truth = overlapArea(a, b);
    expect(Math.abs(estimate("pixels", a, b, 256) / truth - 1)).toBeLessThan(0.01);
    const error = (corners: number) => truth - estimate("polygons", a, b, corners);
    expect(error(256)).toBeGreaterThan(0);
    // Four times the corners, a sixteenth of the error.
    expect(error(64) / error(256)).toBeGreaterThan(8);
    expect(error(64) / error(256)).toBeLessThan(32);
  }
});
