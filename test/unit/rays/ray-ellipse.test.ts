import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { rayEllipseExact, rayEllipseFilter, rayEllipseHits } from "../../../src/rays/ray-ellipse.js";
import { createStays } from "../../../src/rays/stay.js";
import { ray } from "../../../src/shapes/lines.js";
import { circle, ellipse } from "../../../src/shapes/round.js";

const upright = ellipse(0, 0, 4, 2);
const turned = ellipse(0, 0, 5, 2, { x: 3, y: 4 });

describe("a ray and an ellipse", () => {
  it("meets the ends of the axes", () => {
    expect(raycastAll(ray(-6, 0, 1, 0), upright)).toEqual([
      { t: 2, point: { x: -4, y: 0 }, normal: { x: -1, y: 0 }, kind: "enter" },
      { t: 10, point: { x: 4, y: 0 }, normal: { x: 1, y: 0 }, kind: "exit" },
    ]);
    expect(raycastAll(ray(0, -6, 0, 2), upright)).toEqual([
      { t: 2, point: { x: 0, y: -2 }, normal: { x: 0, y: -1 }, kind: "enter" },
      { t: 4, point: { x: 0, y: 2 }, normal: { x: 0, y: 1 }, kind: "exit" },
    ]);
  });

  it("meets the ends of turned axes", () => {
    const [enter, exit] = raycastAll(ray(-6, -8, 3, 4), turned);
    expect(enter).toMatchObject({ t: 1, kind: "enter" });
    expect(exit).toMatchObject({ t: 3, kind: "exit" });
    expect(exit?.point.x).toBeCloseTo(3, 14);
    expect(exit?.point.y).toBeCloseTo(4, 14);
    expect(exit?.normal.x).toBeCloseTo(0.6, 15);
    expect(exit?.normal.y).toBeCloseTo(0.8, 15);
  });

  it("has the gradient as its normal", () => {
    // At (4·0.6, 2·0.8) the gradient is along (0.6/4, 0.8/2) ∝ (3, 8).
    const [enter] = raycastAll(ray(2.4, 5, 0, -1), upright);
    expect(enter?.t).toBeCloseTo(3.4, 14);
    expect(enter?.point.y).toBeCloseTo(1.6, 14);
    expect(enter?.normal.x).toBeCloseTo(3 / Math.sqrt(73), 14);
    expect(enter?.normal.y).toBeCloseTo(8 / Math.sqrt(73), 14);
  });

  it("is touched by tangents along its axes, turned or not", () => {
    expect(raycastAll(ray(-6, 2, 1, 0), upright)).toEqual([
      { t: 6, point: { x: 0, y: 2 }, normal: { x: 0, y: 1 }, kind: "touch" },
    ]);
    // The end of the short axis is 2·(−0.8, 0.6) = (−1.6, 1.2), not a double: beside it is a miss or a crossing, never a touch.
    const beside = raycastAll(ray(-1.6, 1.2, 3, 4), turned);
    expect(beside.filter(({ kind }) => kind === "touch")).toEqual([]);
    expect(raycastAll(ray(-8, 6, 3, 4), ellipse(0, 0, 5, 10, { x: 3, y: 4 }))).toMatchObject([
      { t: 0, point: { x: -8, y: 6 }, normal: { x: -0.8, y: 0.6 }, kind: "touch" },
    ]);
  });

  it("is left once from inside, and left at the start from its boundary", () => {
    expect(raycastAll(ray(1, 0, 1, 0), upright).map(({ kind, t }) => [kind, t])).toEqual([["exit", 3]]);
    expect(raycast(ray(1, 0, 1, 0), upright)).toMatchObject({ t: 0, inside: true });
    expect(raycast(ray(4, 0, 1, 1), upright)).toMatchObject({ t: 0, inside: true });
    expect(raycast(ray(4, 0, -1, 1), upright)).toMatchObject({ t: 0, inside: false, normal: { x: 1, y: 0 } });
    expect(raycast(ray(4, 0, 0, 1), upright)).toMatchObject({ t: 0, inside: false, normal: { x: 1, y: 0 } });
  });

  it("is the disc for equal radii, however turned", () => {
    const disc = ellipse(1, 2, 5, 5, { x: 12, y: 5 });
    const same = circle(1, 2, 5);
    for (const tangent of [ray(-6, 7, 1, 0), ray(-6, 1, 3, 4), ray(-9, 3, 2, 0)]) {
      const inEllipse = raycastAll(tangent, disc);
      const inCircle = raycastAll(tangent, same);
      expect(inEllipse.map(({ kind }) => kind)).toEqual(inCircle.map(({ kind }) => kind));
      expect(inCircle.length).toBeGreaterThan(0);
      expect(inEllipse[0]?.t).toBeCloseTo(inCircle[0]?.t ?? Number.NaN, 14);
    }
  });

  it("with a radius of 0 is a segment", () => {
    const segment = ellipse(0, 0, 0, 2);
    expect(raycastAll(ray(-3, 1, 1, 0), segment)).toEqual([
      { t: 3, point: { x: 0, y: 1 }, normal: { x: -1, y: 0 }, kind: "touch" },
    ]);
    expect(raycastAll(ray(-3, 2, 1, 0), segment)).toMatchObject([{ kind: "touch" }]);
    expect(raycastAll(ray(-3, 2 + 2 ** -51, 1, 0), segment)).toEqual([]);
    expect(raycastAll(ray(0, 5, 0, -1), segment)).toEqual([
      { t: 3, point: { x: 0, y: 2 }, normal: { x: 0, y: 1 }, kind: "enter" },
      { t: 7, point: { x: 0, y: -2 }, normal: { x: 0, y: -1 }, kind: "exit" },
    ]);
  });

  it("is hit within 1e-12 of the way from a million radii away, thin or not", () => {
    const [enter] = raycastAll(ray(-3e6, -4e6 + 0.1, 3, 4), turned);
    // In the frame of the axes the origin is (−5e6 + 0.08, 0.06) and the direction (5, 0).
    const expected = (5e6 - 0.08 - 5 * Math.sqrt(1 - 0.03 ** 2)) / 5;
    expect(Math.abs((enter?.t ?? 0) - expected)).toBeLessThan(1e-12 * 1e6);
    const thin = raycastAll(ray(-1e6, 5e-4, 1, 0), ellipse(0, 0, 1, 1e-3));
    expect(Math.abs((thin[0]?.t ?? 0) - (1e6 - Math.sqrt(0.75)))).toBeLessThan(1e-6);
    expect(thin[0]?.normal.y).toBeGreaterThan(0.999);
  });

  it("is decided at every magnitude", () => {
    for (const size of [2 ** -1000, 2 ** -400, 2 ** 400, 2 ** 1000]) {
      const shape = ellipse(0, 0, 4 * size, 2 * size);
      expect(raycastAll(ray(-6 * size, 2 * size, size, 0), shape)).toMatchObject([{ t: 6, kind: "touch" }]);
      expect(raycastAll(ray(-6 * size, 0, size, 0), shape)).toMatchObject([{ t: 2 }, { t: 10 }]);
    }
    // So thin that the ratio of its radii is no double: still the tip, and its normal.
    expect(raycast(ray(-2e200, 0, 1e200, 0), ellipse(0, 0, 1e200, 1e-200))).toMatchObject({
      t: 1,
      normal: { x: -1, y: 0 },
    });
  });

  it("has the specialised function agree", () => {
    expect(rayEllipseHits(ray(-6, 1, 1, 0), turned)).toEqual(raycastAll(ray(-6, 1, 1, 0), turned));
  });
});

describe("rayEllipseFilter", () => {
  it("is undecided at a tangent and decides beside it", () => {
    const stays = createStays();
    expect(rayEllipseFilter(ray(-6, 2, 1, 0), upright, stays)).toBe(0);
    expect(rayEllipseFilter(ray(-6, 2.001, 1, 0), upright, stays)).toBe(-1);
    expect(stays.count).toBe(0);
    expect(rayEllipseFilter(ray(-6, 1.9, 1, 0), upright, stays)).toBe(1);
    const exact = createStays();
    rayEllipseExact(ray(-6, 1.9, 1, 0), upright, exact);
    expect(stays.first.enter.t).toBeCloseTo(exact.first.enter.t, 13);
    expect(stays.first.exit.t).toBeCloseTo(exact.first.exit.t, 13);
  });
});
