import { circle, distance, polygon, polyline, segment, sweep } from "osculate";
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

/** A jagged island of radius 100. */
function island(count: number) {
  return polygon(
    Array.from({ length: count }, (_, i) => {
      const [angle, r] = [(2 * Math.PI * i) / count, 100 + (i % 2) / 100];
      return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
    }),
  );
}

describe("of a long outline, only the edges near the first touch are looked at", () => {
  const still = { x: 0, y: 0 };

  it("where the way goes on beside thousands of others", () => {
    const hit = sweep(circle(102, 0, 0.5), { x: -12, y: 40 }, island(20_000), still, undefined, {
      budget: 200,
    });
    expect(hit?.isCertain).toBe(true);
    expect(hit?.t).toBeCloseTo(0.136542, 6);
  });

  it("and what joins edges that are left behind is not met", () => {
    const side = (sign: number): Vec2[] =>
      Array.from({ length: 150 }, (_, i) => ({ x: sign * (i % 2 === 0 ? 3 : 2.5), y: 10 + 0.3 * i }));
    const slot = polyline([
      ...side(-1),
      { x: 0, y: -50 },
      ...side(1),
      { x: 5000, y: 10 },
      { x: 5000, y: 5000 },
      { x: -5000, y: 5000 },
      { x: -5000, y: -5000 },
      { x: 4000, y: -5000 },
    ]);
    expect(sweep(circle(0, 0, 0.1), { x: 0, y: 1000 }, slot, still)).toBeNull();
  });

  it("and what is met late is found, too", () => {
    const shore = island(20_000);
    const way = { x: 0, y: 100 };
    const hit = sweep(circle(100.505, -50, 0.5), way, shore, still);
    expect(hit?.t).toBeGreaterThan(0.4);
    const earlier = circle(100.505, -50 + 100 * ((hit?.t ?? 0) - 1e-6), 0.5);
    expect(distance(earlier, shore)).toBeGreaterThan(0);
    expect(distance(earlier, shore)).toBeLessThan(1e-4);
    expect(sweep(circle(101, -50, 0.5), way, shore, still)).toBeNull();
  });
});
