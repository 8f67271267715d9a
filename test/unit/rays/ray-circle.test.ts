import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { rayCircleExact, rayCircleFilter, rayCircleHits } from "../../../src/rays/ray-circle.js";
import { createStays } from "../../../src/rays/stay.js";
import { ray } from "../../../src/shapes/lines.js";
import { circle, point } from "../../../src/shapes/round.js";

const unit = circle(0, 0, 1);
const line = (x: number, y: number, dx: number, dy: number) =>
  ray(x, y, dx, dy, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
const summary = (...args: Parameters<typeof raycastAll>) =>
  raycastAll(...args).map(({ kind, t }) => [kind, t]);

describe("a ray and a circle", () => {
  it("gives the near and the far point, with outward normals", () => {
    expect(raycastAll(ray(-5, 0, 1, 0), unit)).toEqual([
      { t: 4, point: { x: -1, y: 0 }, normal: { x: -1, y: 0 }, kind: "enter" },
      { t: 6, point: { x: 1, y: 0 }, normal: { x: 1, y: 0 }, kind: "exit" },
    ]);
    expect(raycast(ray(-5, 0, 1, 0), unit)).toEqual({
      t: 4,
      point: { x: -1, y: 0 },
      normal: { x: -1, y: 0 },
      inside: false,
    });
  });

  it("counts t in multiples of the direction", () => {
    expect(summary(ray(-5, 0, 4, 0), unit)).toEqual([
      ["enter", 1],
      ["exit", 1.5],
    ]);
    expect(summary(ray(-5, 0, 0.5, 0), unit)).toEqual([
      ["enter", 8],
      ["exit", 12],
    ]);
  });

  it("hits at a slant: the chord of the line through (−4, −3) and the centre", () => {
    const [enter, exit] = raycastAll(ray(-8, -6, 4, 3), circle(0, 0, 5));
    expect(enter).toEqual({ t: 1, point: { x: -4, y: -3 }, normal: { x: -0.8, y: -0.6 }, kind: "enter" });
    expect(exit).toEqual({ t: 3, point: { x: 4, y: 3 }, normal: { x: 0.8, y: 0.6 }, kind: "exit" });
  });

  it("is left once from inside", () => {
    expect(summary(ray(0.5, 0, 1, 0), unit)).toEqual([["exit", 0.5]]);
    expect(raycast(ray(0.5, 0, 1, 0), unit)).toEqual({
      t: 0,
      point: { x: 0.5, y: 0 },
      normal: { x: 0, y: 0 },
      inside: true,
    });
  });

  it("is behind the start", () => {
    expect(raycastAll(ray(5, 0, 1, 0), unit)).toEqual([]);
    expect(raycast(ray(5, 0, 1, 0), unit)).toBeNull();
  });

  it("is crossed behind the start by a line", () => {
    expect(summary(line(5, 0, 1, 0), unit)).toEqual([
      ["enter", -6],
      ["exit", -4],
    ]);
    expect(raycast(line(5, 0, 1, 0), unit)).toMatchObject({ t: -6, inside: false });
  });

  it("is entered at the start from its boundary, or left there", () => {
    expect(summary(ray(-1, 0, 1, 0), unit)).toEqual([
      ["enter", 0],
      ["exit", 2],
    ]);
    expect(raycast(ray(-1, 0, 1, 0), unit)).toMatchObject({ t: 0, inside: false, normal: { x: -1, y: 0 } });
    expect(summary(ray(1, 0, 1, 0), unit)).toEqual([["exit", 0]]);
    expect(raycast(ray(1, 0, 1, 0), unit)).toMatchObject({ t: 0, inside: true, normal: { x: 0, y: 0 } });
  });

  it("keeps to minT and maxT, limits included", () => {
    expect(summary(ray(-5, 0, 1, 0, 6), unit)).toEqual([
      ["enter", 4],
      ["exit", 6],
    ]);
    expect(summary(ray(-5, 0, 1, 0, 5.5), unit)).toEqual([["enter", 4]]);
    expect(summary(ray(-5, 0, 1, 0, 4), unit)).toEqual([["enter", 4]]);
    expect(summary(ray(-5, 0, 1, 0, 3.5), unit)).toEqual([]);
    expect(summary(ray(-5, 0, 1, 0, 9, 4.5), unit)).toEqual([["exit", 6]]);
    expect(raycast(ray(-5, 0, 1, 0, 9, 4.5), unit)).toMatchObject({
      t: 4.5,
      inside: true,
      point: { x: -0.5, y: 0 },
    });
    expect(raycast(ray(-5, 0, 1, 0, 9, 6), unit)).toMatchObject({ t: 6, inside: true });
    expect(raycast(ray(-5, 0, 1, 0, 9, 6.5), unit)).toBeNull();
    expect(raycast(ray(-5, 0, 1, 0, 5, 5), unit)).toMatchObject({ t: 5, inside: true });
  });

  it("is touched by a tangent, once, exactly where the directions allow it", () => {
    expect(raycastAll(ray(-3, 1, 1, 0), unit)).toEqual([
      { t: 3, point: { x: 0, y: 1 }, normal: { x: 0, y: 1 }, kind: "touch" },
    ]);
    expect(raycast(ray(-3, 1, 1, 0), unit)).toMatchObject({ t: 3, inside: false });
    // Through (−4, 3) + (−3, −4) along (3, 4): tangent to the circle of radius 5 at (−4, 3).
    expect(raycastAll(ray(-7, -1, 3, 4), circle(0, 0, 5))).toEqual([
      { t: 1, point: { x: -4, y: 3 }, normal: { x: -0.8, y: 0.6 }, kind: "touch" },
    ]);
  });

  it("is missed or crossed one ulp beside a tangent", () => {
    const ulp = 2 ** -52;
    expect(raycastAll(ray(-3, 1 + ulp, 1, 0), unit)).toEqual([]);
    const crossing = raycastAll(ray(-3, 1 - ulp / 2, 1, 0), unit);
    expect(crossing.map(({ kind }) => kind)).toEqual(["enter", "exit"]);
    // Half the chord is √(1 − (1 − 2⁻⁵³)²) = 2⁻²⁶ to 17 digits.
    expect(crossing[0]?.t).toBe(3 - 2 ** -26);
    expect(crossing[1]?.t).toBe(3 + 2 ** -26);
  });

  it("of radius 1e-4 does not meet the line y = 5e-4", () => {
    expect(raycastAll(line(-1, 5e-4, 1, 0), circle(0, 0, 1e-4))).toEqual([]);
    expect(raycastAll(line(-1, 0.5e-4, 1, 0), circle(0, 0, 1e-4))).toHaveLength(2);
  });

  it("is hit within 1e-12 of the way from a million radii away", () => {
    // The chord of y = 0.6 in the unit circle reaches from −0.8 to 0.8.
    const events = raycastAll(ray(-1e6, 0.6, 1, 0), unit);
    expect(events.map(({ kind }) => kind)).toEqual(["enter", "exit"]);
    expect(Math.abs((events[0]?.t ?? 0) - (1e6 - 0.8))).toBeLessThan(1e-9);
    expect(Math.abs((events[1]?.t ?? 0) - (1e6 + 0.8))).toBeLessThan(1e-9);
    expect(events[0]?.normal.x).toBeCloseTo(-0.8, 15);
    expect(events[0]?.normal.y).toBeCloseTo(0.6, 15);
    // The same with everything turned to a direction that is not along an axis: origin −10⁶(0.6, 0.8) + 0.6(−0.8, 0.6).
    const slanted = raycastAll(ray(-600000.48, -799999.64, 3, 4), unit);
    expect(Math.abs((slanted[0]?.t ?? 0) - (1e6 - 0.8) / 5)).toBeLessThan(1e-12 * 1e6);
  });

  it("of radius 0 is touched by lines through it, and else missed", () => {
    const dot = circle(2, 4, 0);
    const touch = { t: 2, point: { x: 2, y: 4 }, kind: "touch" };
    expect(raycastAll(ray(0, 0, 1, 2), dot)).toMatchObject([touch]);
    expect(raycastAll(ray(0, 0, 1, 2), dot)[0]?.normal.x).toBeCloseTo(-1 / Math.sqrt(5), 15);
    expect(raycastAll(ray(0, 0, 1, 2), point(2, 4))).toEqual(raycastAll(ray(0, 0, 1, 2), dot));
    expect(raycastAll(ray(0, 0, 1, 2 + 2 ** -51), dot)).toEqual([]);
    expect(raycastAll(ray(0, 0, 1, 2, 1.5), dot)).toEqual([]);
    expect(raycast(ray(2, 4, 1, 2), dot)).toMatchObject({ t: 0, inside: false });
    expect(raycast(ray(0, 0, 1, 2 + 2 ** -51), point(2, 4))).toBeNull();
  });

  it("is decided at every magnitude", () => {
    for (const size of [1e-300, 1e-160, 1e160, 1e300]) {
      expect(summary(ray(-2 * size, 0, size, 0), circle(0, 0, size))).toEqual([
        ["enter", 1],
        ["exit", 3],
      ]);
      expect(summary(ray(-2 * size, size, size, 0), circle(0, 0, size))).toEqual([["touch", 2]]);
    }
    expect(raycast(ray(-1e308, 0, 1e-308, 0), circle(1e308, 0, 1))?.t).toBe(Number.MAX_VALUE);
  });

  it("fills `out` and returns it", () => {
    const out = { t: 9, point: { x: 9, y: 9 }, normal: { x: 9, y: 9 }, inside: true };
    expect(raycast(ray(-5, 0, 1, 0), unit, out)).toBe(out);
    expect(out).toEqual({ t: 4, point: { x: -1, y: 0 }, normal: { x: -1, y: 0 }, inside: false });
  });

  it("has the specialised function agree", () => {
    expect(rayCircleHits(ray(-5, 0.5, 1, 0), unit)).toEqual(raycastAll(ray(-5, 0.5, 1, 0), unit));
  });
});

describe("rayCircleFilter", () => {
  it("is undecided at a tangent, and where an end is a limit", () => {
    const stays = createStays();
    expect(rayCircleFilter(ray(-3, 1, 1, 0), unit, stays)).toBe(0);
    expect(rayCircleFilter(ray(-1, 0, 1, 0), unit, stays)).toBe(0);
    expect(rayCircleFilter(ray(-3, 0, 1, 0, 2), unit, stays)).toBe(0);
  });

  it("decides ordinary cases as exact arithmetic does", () => {
    const [filtered, exact] = [createStays(), createStays()];
    expect(rayCircleFilter(ray(-3, 1.001, 1, 0), unit, filtered)).toBe(-1);
    expect(filtered.count).toBe(0);
    expect(rayCircleFilter(ray(-3, 0.7, 1, 0.01), unit, filtered)).toBe(1);
    rayCircleExact(ray(-3, 0.7, 1, 0.01), unit, exact);
    expect(exact.count).toBe(1);
    expect(filtered.first.enter.t).toBeCloseTo(exact.first.enter.t, 14);
    expect(filtered.first.exit.t).toBeCloseTo(exact.first.exit.t, 14);
  });
});
