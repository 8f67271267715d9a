import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { rayRectExact, rayRectHits } from "../../../src/rays/ray-box.js";
import { rayRectFilter } from "../../../src/rays/rounded-box-filter.js";
import { createStays } from "../../../src/rays/stay.js";
import { ray } from "../../../src/shapes/lines.js";
import { rect } from "../../../src/shapes/rect.js";

const box = rect(0, 0, 4, 2);
const summary = (...args: Parameters<typeof raycastAll>) =>
  raycastAll(...args).map(({ kind, t }) => [kind, t]);

describe("a ray and a rectangle", () => {
  it("crosses opposite sides, or neighbouring ones", () => {
    expect(raycastAll(ray(-5, 0.5, 1, 0), box)).toEqual([
      { t: 3, point: { x: -2, y: 0.5 }, normal: { x: -1, y: 0 }, kind: "enter" },
      { t: 7, point: { x: 2, y: 0.5 }, normal: { x: 1, y: 0 }, kind: "exit" },
    ]);
    expect(raycastAll(ray(-3, 0, 1, 0.5), box)).toEqual([
      { t: 1, point: { x: -2, y: 0.5 }, normal: { x: -1, y: 0 }, kind: "enter" },
      { t: 2, point: { x: -1, y: 1 }, normal: { x: 0, y: 1 }, kind: "exit" },
    ]);
  });

  it("goes backwards just as well", () => {
    expect(raycastAll(ray(5, 0.5, -1, 0), box)).toEqual([
      { t: 3, point: { x: 2, y: 0.5 }, normal: { x: 1, y: 0 }, kind: "enter" },
      { t: 7, point: { x: -2, y: 0.5 }, normal: { x: -1, y: 0 }, kind: "exit" },
    ]);
  });

  it("runs along an edge: its ends are crossed as usual", () => {
    expect(raycastAll(ray(-5, 1, 1, 0), box)).toEqual([
      { t: 3, point: { x: -2, y: 1 }, normal: { x: -1, y: 0 }, kind: "enter" },
      { t: 7, point: { x: 2, y: 1 }, normal: { x: 1, y: 0 }, kind: "exit" },
    ]);
    expect(raycastAll(ray(-5, 1 + 2 ** -52, 1, 0), box)).toEqual([]);
    expect(raycast(ray(0, 1, 1, 0), box)).toMatchObject({ t: 0, inside: true });
    // Turned by the angle of the 3-4-5 triangle, with an edge through (−4, 3) along (3, 4).
    expect(summary(ray(-7, -1, 3, 4), rect(0, 0, 20, 10, { x: 3, y: 4 }))).toEqual([["exit", 3]]);
    expect(summary(ray(-13, -9, 3, 4), rect(0, 0, 20, 10, { x: 3, y: 4 }))).toEqual([
      ["enter", 1],
      ["exit", 5],
    ]);
  });

  it("touches a corner", () => {
    expect(raycastAll(ray(-3, 0, 1, 1), box)).toEqual([
      { t: 1, point: { x: -2, y: 1 }, normal: { x: -1, y: 0 }, kind: "touch" },
    ]);
    expect(raycastAll(ray(-3, 2 ** -52, 1, 1), box)).toEqual([]);
    const diamond = rect(0, 0, 2, 2, Math.PI / 4);
    const side = Math.SQRT2;
    // The corner is at √2, which is no double: beside it, no touch.
    expect(summary(ray(-5, side, 1, 0), diamond).filter(([kind]) => kind === "touch")).toEqual([]);
  });

  it("enters and leaves through corners: the edge met more squarely gives the normal, the first axis if equal", () => {
    expect(raycastAll(ray(-4, -2, 2, 1), box)).toEqual([
      { t: 1, point: { x: -2, y: -1 }, normal: { x: -1, y: 0 }, kind: "enter" },
      { t: 3, point: { x: 2, y: 1 }, normal: { x: 1, y: 0 }, kind: "exit" },
    ]);
    const tall = rect(0, 0, 2, 4);
    expect(raycastAll(ray(-2, -4, 1, 2), tall)).toEqual([
      { t: 1, point: { x: -1, y: -2 }, normal: { x: 0, y: -1 }, kind: "enter" },
      { t: 3, point: { x: 1, y: 2 }, normal: { x: 0, y: 1 }, kind: "exit" },
    ]);
    const square = rect(0, 0, 2, 2);
    expect(raycastAll(ray(-2, -2, 1, 1), square)).toMatchObject([
      { t: 1, normal: { x: -1, y: 0 } },
      { t: 3, normal: { x: 1, y: 0 } },
    ]);
  });

  it("is turned with its direction", () => {
    // Half sizes 10 and 5 along (0.6, 0.8) and (−0.8, 0.6).
    const turned = rect(1, 1, 20, 10, { x: 3, y: 4 });
    const [enter, exit] = raycastAll(ray(1 - 12, 1 - 16, 3, 4), turned);
    expect(enter).toMatchObject({ t: 2, kind: "enter" });
    expect(enter?.point.x).toBeCloseTo(-5, 14);
    expect(enter?.point.y).toBeCloseTo(-7, 14);
    expect(enter?.normal.x).toBeCloseTo(-0.6, 15);
    expect(enter?.normal.y).toBeCloseTo(-0.8, 15);
    expect(exit).toMatchObject({ t: 6, kind: "exit" });
  });

  it("keeps to its limits and starts inside", () => {
    expect(summary(ray(0, 0, 1, 0), box)).toEqual([["exit", 2]]);
    expect(raycast(ray(0, 0, 1, 0), box)).toMatchObject({ t: 0, inside: true, normal: { x: 0, y: 0 } });
    expect(summary(ray(-5, 0, 1, 0, 3), box)).toEqual([["enter", 3]]);
    expect(summary(ray(-5, 0, 1, 0, 2.5), box)).toEqual([]);
    expect(raycast(ray(-2, 0, 1, 0), box)).toMatchObject({ t: 0, inside: false, normal: { x: -1, y: 0 } });
    expect(raycast(ray(2, 0, 1, 0), box)).toMatchObject({ t: 0, inside: true });
  });

  it("without width or height is a segment or a point", () => {
    const segment = rect(0, 0, 4, 0);
    expect(raycastAll(ray(1, 3, 0, -1), segment)).toEqual([
      { t: 3, point: { x: 1, y: 0 }, normal: { x: 0, y: 1 }, kind: "touch" },
    ]);
    expect(raycastAll(ray(-3, 0, 2, 0), segment)).toEqual([
      { t: 0.5, point: { x: -2, y: 0 }, normal: { x: -1, y: 0 }, kind: "enter" },
      { t: 2.5, point: { x: 2, y: 0 }, normal: { x: 1, y: 0 }, kind: "exit" },
    ]);
    expect(raycastAll(ray(2 + 2 ** -51, 3, 0, -1), segment)).toEqual([]);
    expect(raycastAll(ray(1, 1, -1, -1), rect(0, 0, 0, 0))).toMatchObject([
      { t: 1, point: { x: 0, y: 0 }, kind: "touch" },
    ]);
    expect(raycastAll(ray(1, 1, -1, -2), rect(0, 0, 0, 0))).toEqual([]);
  });

  it("is hit within 1e-12 of the way from a million sizes away", () => {
    const [enter] = raycastAll(ray(-3e6, -4e6, 3, 4), rect(0, 0, 10, 2, { x: 3, y: 4 }));
    expect(Math.abs((enter?.t ?? 0) - (1e6 - 1))).toBeLessThan(1e-12 * 1e6);
  });

  it("is decided at every magnitude", () => {
    for (const size of [1e-300, 1e300]) {
      const scaled = rect(0, 0, 4 * size, 2 * size);
      expect(summary(ray(-5 * size, size, size, 0), scaled)).toEqual([
        ["enter", 3],
        ["exit", 7],
      ]);
    }
  });

  it("has the specialised function agree", () => {
    expect(rayRectHits(ray(-5, 0.5, 1, 0.1), box)).toEqual(raycastAll(ray(-5, 0.5, 1, 0.1), box));
  });
});

describe("rayRectFilter", () => {
  it("decides rays along an axis, and is undecided along an edge", () => {
    const stays = createStays();
    expect(rayRectFilter(ray(-5, 0.5, 1, 0), box, stays)).toBe(1);
    expect(rayRectFilter(ray(-5, 1.5, 1, 0), box, stays)).toBe(-1);
    expect(stays.count).toBe(0);
    expect(rayRectFilter(ray(-5, 1, 1, 0), box, stays)).toBe(0);
  });

  it("agrees with exact arithmetic", () => {
    const [filtered, exact] = [createStays(), createStays()];
    const slanted = ray(-5, 0.3, 1, 0.07);
    expect(rayRectFilter(slanted, box, filtered)).toBe(1);
    rayRectExact(slanted, box, exact);
    expect(filtered.first.enter.t).toBeCloseTo(exact.first.enter.t, 13);
    expect(filtered.first.exit.t).toBeCloseTo(exact.first.exit.t, 13);
  });
});
