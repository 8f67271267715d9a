import { describe, expect, it } from "vitest";
import { area, intersections, relate, type Shape } from "../../../src/index.js";
import { atLeast } from "../../extent.js";
import { nearTouchPair } from "../../generators/pair.js";
import { buildShape, type KindName } from "../../generators/spec.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";

/** Kinds whose crossings are mostly found without exact arithmetic. */
const KINDS: readonly KindName[] = ["circle", "ellipse", "rect", "segment", "polygon"];

const PAIRS = KINDS.flatMap((kindA, index) => KINDS.slice(index).map((kindB) => [kindA, kindB] as const));

/** Whether the outlines have common points; what has no area is its own outline. */
function outlinesMeet(a: Shape, b: Shape): boolean {
  switch (relate(a, b)) {
    case "apart":
      return false;
    case "inside":
      return area(b) === 0;
    case "contains":
      return area(a) === 0;
    default:
      return true;
  }
}

describe("within roundings of a touch, outlines have common points iff the exact relation says so", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      const seen = { with: 0, without: 0 };
      forAll(
        nearTouchPair(kindA, kindB, -17, -13),
        (pair) => {
          const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
          const expected = outlinesMeet(a, b);
          seen[expected ? "with" : "without"]++;
          const { points, stretches } = intersections(a, b);
          expect(points.length + stretches.length > 0).toBe(expected);
        },
        LAW_RUNS,
      );
      expect(Math.min(seen.with, seen.without)).toBeGreaterThan(atLeast(1 / 20, LAW_RUNS));
    },
    PROPERTY_TIMEOUT,
  );
});
