import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { rayCapsuleHits } from "../../../src/rays/ray-box.js";
import { rayCapsuleFilter } from "../../../src/rays/rounded-box-filter.js";
import { createStays } from "../../../src/rays/stay.js";
import { capsule, ray } from "../../../src/shapes/lines.js";
import { details, summary } from "./events.js";

const pill = capsule(0, 0, 8, 0, 5);

describe("a ray and a capsule", () => {
  it("crosses both sides, both caps, or one of each", () => {
    expect(details(ray(3, -9, 0, 2), pill)).toEqual([
      ["enter", 2, [3, -5], [0, -1]],
      ["exit", 7, [3, 5], [0, 1]],
    ]);
    expect(details(ray(-9, 3, 1, 0), pill)).toEqual([
      ["enter", 5, [-4, 3], [-0.8, 0.6]],
      ["exit", 21, [12, 3], [0.8, 0.6]],
    ]);
    expect(details(ray(-7, 0, 1, 0), pill)).toEqual([
      ["enter", 2, [-5, 0], [-1, 0]],
      ["exit", 20, [13, 0], [1, 0]],
    ]);
    expect(details(ray(20, 0, -1, 0), pill)).toEqual([
      ["enter", 7, [13, 0], [1, 0]],
      ["exit", 25, [-5, 0], [-1, 0]],
    ]);
    // In at (−4, −3) of the near cap, out at (4, 5) of the flat side.
    const [enter, exit] = raycastAll(ray(-5, -4, 1, 1), pill);
    expect(enter).toMatchObject({ t: 1, point: { x: -4, y: -3 }, kind: "enter" });
    expect(enter?.normal.x).toBeCloseTo(-0.8, 15);
    expect(exit).toMatchObject({ t: 9, point: { x: 4, y: 5 }, normal: { x: 0, y: 1 }, kind: "exit" });
  });

  it("runs along a side and touches a cap", () => {
    expect(details(ray(-3, 5, 1, 0), pill)).toEqual([
      ["enter", 3, [0, 5], [0, 1]],
      ["exit", 11, [8, 5], [0, 1]],
    ]);
    expect(summary(ray(-3, 5 + 2 ** -50, 1, 0), pill)).toEqual([]);
    expect(raycast(ray(4, 5, 1, 0), pill)).toMatchObject({ t: 0, inside: true });
    expect(details(ray(-5, -3, 0, 1), pill)).toEqual([["touch", 3, [-5, 0], [-1, 0]]]);
    // A tangent of the far cap by the 3-4-5 triangle.
    expect(details(ray(15, -1, -3, 4), pill)).toEqual([["touch", 1, [12, 3], [0.8, 0.6]]]);
    expect(summary(ray(15 + 2 ** -49, -1, -3, 4), pill)).toEqual([]);
  });

  it("where a side turns into a cap has the normal of both", () => {
    expect(details(ray(0, -9, 0, 1), pill)).toEqual([
      ["enter", 4, [0, -5], [0, -1]],
      ["exit", 14, [0, 5], [0, 1]],
    ]);
    expect(raycast(ray(0, 5, 3, -4), pill)).toMatchObject({ t: 0, inside: false, normal: { x: 0, y: 1 } });
    expect(raycast(ray(0, 5, 3, 4), pill)).toMatchObject({ t: 0, inside: true });
  });

  it("misses what only its box holds", () => {
    expect(summary(ray(-6, -3, 1, -2), pill)).toEqual([]);
    expect(summary(ray(-5, 3, 1, 2), pill)).toEqual([]);
    expect(raycast(ray(9, 6, 1, 0), pill)).toBeNull();
  });

  it("keeps to its limits and starts inside", () => {
    expect(summary(ray(4, 0, 1, 0), pill)).toEqual([["exit", 9]]);
    expect(raycast(ray(4, 0, 1, 0, 3), pill)).toMatchObject({ t: 0, inside: true, normal: { x: 0, y: 0 } });
    expect(summary(ray(-9, 3, 1, 0, 5), pill)).toEqual([["enter", 5]]);
    expect(summary(ray(-9, 3, 1, 0, 5 - 2 ** -50), pill)).toEqual([]);
    expect(summary(ray(-9, 3, 1, 0, 40, 21), pill)).toEqual([["exit", 21]]);
  });

  it("without length is a disc, without radius a segment with normals along the ray", () => {
    expect(details(ray(-9, 3, 1, 0), capsule(0, 0, 0, 0, 5))).toEqual([
      ["enter", 5, [-4, 3], [-0.8, 0.6]],
      ["exit", 13, [4, 3], [0.8, 0.6]],
    ]);
    expect(details(ray(0, 0, 0, 3), capsule(-3, 3, 7, 3, 0))).toEqual([["touch", 1, [0, 3], [0, -1]]]);
    expect(details(ray(-4, 3, 1, 0), capsule(-3, 3, 7, 3, 0))).toEqual([
      ["enter", 1, [-3, 3], [-1, 0]],
      ["exit", 11, [7, 3], [1, 0]],
    ]);
    const [touch] = raycastAll(ray(-4, -5, 3, 4), capsule(-3, 3, 7, 3, 0));
    expect(touch).toMatchObject({ t: 2, kind: "touch", point: { x: 2, y: 3 }, normal: { x: -0.6, y: -0.8 } });
    expect(raycastAll(ray(0, 0, 1, 1), capsule(2, 2, 2, 2, 0))).toMatchObject([{ t: 2, kind: "touch" }]);
  });

  it("is hit within 1e-12 of the way from a million sizes away", () => {
    const [enter] = raycastAll(ray(-3e6, -4e6, 3, 4), capsule(-4, 3, 4, -3, 5));
    expect(Math.abs((enter?.t ?? 0) - (1e6 - 1))).toBeLessThan(1e-6);
    expect(enter?.normal.x).toBeCloseTo(-0.6, 14);
  });

  it("has the specialised function agree", () => {
    expect(rayCapsuleHits(ray(-9, 3, 1, 0.1), pill)).toEqual(raycastAll(ray(-9, 3, 1, 0.1), pill));
  });

  it("leaves tangents to exact arithmetic, but nothing plain", () => {
    const stays = createStays();
    expect(rayCapsuleFilter(ray(-9, 3, 1, 0), pill, stays)).toBe(1);
    expect(rayCapsuleFilter(ray(-7, 0, 1, 0), pill, stays)).toBe(1);
    expect(rayCapsuleFilter(ray(3, -9, 0, 2), pill, stays)).toBe(1);
    expect(rayCapsuleFilter(ray(0, -9, 0, 1), pill, stays)).toBe(1);
    expect(rayCapsuleFilter(ray(-9, 6, 1, 0), pill, stays)).toBe(-1);
    expect(stays.count).toBe(0);
    expect(rayCapsuleFilter(ray(-3, 5, 1, 0), pill, stays)).toBe(0);
    expect(rayCapsuleFilter(ray(-5, -3, 0, 1), pill, stays)).toBe(0);
  });
});
