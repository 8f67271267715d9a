import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { rayRoundedRectHits } from "../../../src/rays/ray-box.js";
import { rayRectFilter } from "../../../src/rays/rounded-box-filter.js";
import { createStays } from "../../../src/rays/stay.js";
import { ray } from "../../../src/shapes/lines.js";
import { rect, roundedRect } from "../../../src/shapes/rect.js";
import { details, summary } from "./events.js";

/** Corners of radius 5 about (±5, ±3). */
const card = roundedRect(0, 0, 20, 16, 5);

describe("a ray and a rounded rectangle", () => {
  it("crosses flat sides and round corners", () => {
    expect(details(ray(-12, 1, 2, 0), card)).toEqual([
      ["enter", 1, [-10, 1], [-1, 0]],
      ["exit", 11, [10, 1], [1, 0]],
    ]);
    expect(details(ray(1, 9, 0, -1), card)).toEqual([
      ["enter", 1, [1, 8], [0, 1]],
      ["exit", 17, [1, -8], [0, -1]],
    ]);
    // The corners' arcs at (±9, 6) and (±8, 7).
    expect(details(ray(-12, 6, 1, 0), card)).toEqual([
      ["enter", 3, [-9, 6], [-0.8, 0.6]],
      ["exit", 21, [9, 6], [0.8, 0.6]],
    ]);
    expect(details(ray(8, 9, 0, -1), card)).toEqual([
      ["enter", 2, [8, 7], [0.6, 0.8]],
      ["exit", 16, [8, -7], [0.6, -0.8]],
    ]);
  });

  it("misses the cut-off corner and touches the arc in it", () => {
    expect(summary(ray(-11, 5, 1, 3), card)).toEqual([]);
    expect(raycast(ray(-10, 7, 1, 1), card)).toBeNull();
    // The tangent at (9, 6) goes along (−3, 4).
    expect(details(ray(12, 2, -3, 4), card)).toEqual([["touch", 1, [9, 6], [0.8, 0.6]]]);
    expect(summary(ray(12 + 2 ** -49, 2, -3, 4), card)).toEqual([]);
  });

  it("runs along a flat side as long as that is flat", () => {
    expect(details(ray(-12, 8, 1, 0), card)).toEqual([
      ["enter", 7, [-5, 8], [0, 1]],
      ["exit", 17, [5, 8], [0, 1]],
    ]);
    expect(summary(ray(-12, 8 + 2 ** -49, 1, 0), card)).toEqual([]);
  });

  it("has one normal where a side turns into a corner", () => {
    expect(details(ray(-12, 3, 1, 0), card)).toEqual([
      ["enter", 2, [-10, 3], [-1, 0]],
      ["exit", 22, [10, 3], [1, 0]],
    ]);
    expect(raycast(ray(5, 8, 1, -1), card)).toMatchObject({ t: 0, inside: false, normal: { x: 0, y: 1 } });
  });

  it("without radius is a rectangle, and with the largest a capsule or a disc", () => {
    for (const cast of [ray(-12, 3, 1, 0.5), ray(-12, 8, 1, 0), ray(-18, -16, 1, 1), ray(-20, 0, 1, 1)]) {
      expect(raycastAll(cast, roundedRect(0, 0, 20, 16, 0))).toEqual(raycastAll(cast, rect(0, 0, 20, 16)));
    }
    expect(details(ray(-9, 3, 1, 0), roundedRect(4, 0, 18, 10, 5))).toEqual([
      ["enter", 5, [-4, 3], [-0.8, 0.6]],
      ["exit", 21, [12, 3], [0.8, 0.6]],
    ]);
    expect(raycastAll(ray(-9, 3, 1, 0), roundedRect(0, 0, 10, 10, 5, 0.7))).toMatchObject([
      { kind: "enter", t: expect.closeTo(5, 14) },
      { kind: "exit", t: expect.closeTo(13, 14) },
    ]);
  });

  it("is turned with its direction", () => {
    const turned = roundedRect(1, 1, 20, 10, 2, { x: 3, y: 4 });
    const [enter, exit] = raycastAll(ray(1 - 12, 1 - 16, 3, 4), turned);
    expect(enter?.t).toBeCloseTo(2, 14);
    expect(enter?.normal.x).toBeCloseTo(-0.6, 15);
    expect(exit?.t).toBeCloseTo(6, 14);
    expect(exit?.point.x).toBeCloseTo(7, 14);
    // Along the flat part of a turned side, from 8 to 8 either way: exactly.
    expect(summary(ray(1 - 4 - 12, 1 + 3 - 16, 3, 4), turned)).toEqual([
      ["enter", 2.4],
      ["exit", 5.6],
    ]);
  });

  it("keeps to its limits, and is hit from a million sizes away", () => {
    expect(summary(ray(0, 0, 1, 0), card)).toEqual([["exit", 10]]);
    expect(summary(ray(-12, 6, 1, 0, 3), card)).toEqual([["enter", 3]]);
    const [enter] = raycastAll(ray(-1e7, 1e6, 10, -1), card);
    expect(Math.abs((enter?.t ?? 0) - (1e6 - 1))).toBeLessThan(1e-6);
  });

  it("has the specialised function agree, and a filter that decides what is plain", () => {
    expect(rayRoundedRectHits(ray(-9, 3, 1, 0.1), card)).toEqual(raycastAll(ray(-9, 3, 1, 0.1), card));
    const stays = createStays();
    expect(rayRectFilter(ray(-12, 6, 1, 0), card, stays)).toBe(1);
    expect(rayRectFilter(ray(-12, 3, 1, 0), card, stays)).toBe(1);
    expect(rayRectFilter(ray(-10, 7, 1, 1), card, stays)).toBe(-1);
    expect(rayRectFilter(ray(-12, 8, 1, 0), card, stays)).toBe(0);
  });
});
