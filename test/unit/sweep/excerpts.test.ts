import { distance, polyline, segment, sweep } from "osculate";
import { describe, expect, it } from "vitest";
import type { Vec2 } from "../../../src/index.js";

/** Edges are looked at in runs of so many. */
const RUN = 4;

/** So many points from one on towards another one. */
function towards(count: number, from: Vec2, to: Vec2): Vec2[] {
  return Array.from({ length: count }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / count,
    y: from.y + ((to.y - from.y) * i) / count,
  }));
}

/** A line far around, with a bay to the right of x = 1, which begins and ends on that and is a run by itself. */
const bay = polyline([
  ...towards(17 * RUN, { x: 9, y: -3 }, { x: -5, y: -1 }),
  { x: 1, y: -1 },
  { x: 2, y: -0.5 },
  { x: 2, y: 0 },
  { x: 2, y: 0.5 },
  ...towards(RUN, { x: 1, y: 1 }, { x: -5, y: 2 }),
  ...towards(16 * RUN, { x: -5, y: 5 }, { x: 9, y: 5 }),
]);

describe("of edges beside the way, only the ends of their runs are looked at", () => {
  it("but not where the other shape is so large that it counts as touching what joins them", () => {
    const still = { x: 0, y: 0 };
    // Far too short a way into the bay; but what is left out of sight is as near as 2⁻⁴⁶ of the segment.
    const long = segment(-(2 ** 36), 0, 1 - 2 ** -3 - 2 ** -10, 0);
    expect(distance(long, bay)).toBeGreaterThan(0.5);
    expect(sweep(long, { x: 2 ** -3, y: 0 }, bay, still)).toBeNull();
    // The same edges are touched where they are.
    expect(sweep(long, { x: 2, y: 0 }, bay, still)).not.toBeNull();
  });
});
