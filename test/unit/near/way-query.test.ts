import { describe, expect, it } from "vitest";
import { WayQuery } from "../../../src/near/runs.js";

describe.each([0, -700, 700])("what a box comes near on its way, lengths times 2^%i", (exponent) => {
  const unit = 2 ** exponent;
  const query = (x: number, y: number, reach: number): WayQuery =>
    new WayQuery({ minX: -unit, minY: -unit, maxX: unit, maxY: unit }, x * unit, y * unit, reach * unit);
  const at = (x: number, y: number) => ({
    midX: x * unit,
    midY: y * unit,
    halfX: 0.5 * unit,
    halfY: 0.5 * unit,
  });

  it("is near from no earlier than a time that is told", () => {
    expect(query(10, 0, 0.5).timeOf(at(7, 0))).toBeCloseTo(0.5, 9);
    expect(query(10, 0, 0.5).timeOf(at(0, 1.75))).toBe(0);
    // Corners meet 0.3 and 0.4 from each other.
    expect(query(10, 0, 0.5).timeOf(at(5.8, 1.9))).toBeCloseTo(0.4, 6);
    expect(query(10, 0, 0.5).timeOf(at(5.8, 1.9))).toBeLessThanOrEqual(0.4);
  });

  it("is not what is beside the way, behind it or beyond its end", () => {
    for (const [x, y] of [
      [5, 2.1],
      [-2.1, 0],
      [12.1, 0],
      [11.9, 1.9],
    ] as const) {
      expect(query(10, 0, 0.5).misses(at(x, y))).toBe(true);
    }
    expect(query(10, 0, 0.5).misses(at(11.9, 1.6))).toBe(false);
    expect(query(0, 0, 0.5).misses(at(1.9, 1.9))).toBe(true);
    expect(query(0, 0, 0.5).misses(at(1.8, 1.8))).toBe(false);
  });
});

it("is anything where nothing is known of the lengths", () => {
  const box = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  expect(new WayQuery(box, 1, 0, 1).misses({ midX: 9, midY: 9, halfX: Number.NaN, halfY: Number.NaN })).toBe(
    false,
  );
  const seen = { midX: 1e300, midY: 0, halfX: 1, halfY: 1 };
  expect(new WayQuery(box, 1, 0, Number.POSITIVE_INFINITY).misses(seen)).toBe(false);
});
