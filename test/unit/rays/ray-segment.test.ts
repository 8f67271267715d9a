import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { raySegmentFilter, raySegmentHits } from "../../../src/rays/ray-edges.js";
import { createStays } from "../../../src/rays/stay.js";
import { ray, segment } from "../../../src/shapes/lines.js";
import { details, summary } from "./events.js";

const bar = segment(2, -3, 2, 3);

describe("a ray and a segment", () => {
  it("touches where it crosses, with the normal that points against it", () => {
    expect(details(ray(0, 1, 1, 0), bar)).toEqual([["touch", 2, [2, 1], [-1, 0]]]);
    expect(details(ray(5, 1, -1, 0), bar)).toEqual([["touch", 3, [2, 1], [1, 0]]]);
    expect(raycast(ray(0, 1, 1, 0), bar)).toEqual({
      t: 2,
      point: { x: 2, y: 1 },
      normal: { x: -1, y: 0 },
      inside: false,
    });
  });

  it("touches its ends, and misses what is an ulp beyond", () => {
    expect(details(ray(0, 3, 1, 0), bar)).toEqual([["touch", 2, [2, 3], [-1, 0]]]);
    expect(summary(ray(0, 1, 1, 1), bar)).toEqual([["touch", 2]]);
    expect(summary(ray(0, 3 + 2 ** -51, 1, 0), bar)).toEqual([]);
    expect(summary(ray(0, 1 + 2 ** -51, 1, 1), bar)).toEqual([]);
  });

  it("has enter and exit along it, with normals along the ray", () => {
    expect(details(ray(2, -5, 0, 2), bar)).toEqual([
      ["enter", 1, [2, -3], [0, -1]],
      ["exit", 4, [2, 3], [0, 1]],
    ]);
    expect(details(ray(2, 0, 0, 1), bar)).toEqual([["exit", 3, [2, 3], [0, 1]]]);
    expect(raycast(ray(2, 0, 0, 1), bar)).toMatchObject({ t: 0, inside: true, normal: { x: 0, y: 0 } });
    // Along (3, 4) by coordinates that are exact.
    expect(summary(ray(-6, -8, 3, 4), segment(3, 4, 6, 8))).toEqual([
      ["enter", 3],
      ["exit", 4],
    ]);
    expect(summary(ray(-6, -8, 3, 4), segment(3, 4, 6, 8 + 2 ** -49))).toEqual([["touch", 3]]);
  });

  it("may start or end on it", () => {
    expect(raycast(ray(2, 1, 1, 0), bar)).toMatchObject({ t: 0, inside: false, normal: { x: -1, y: 0 } });
    expect(summary(ray(2, 1, 1, 0.5), bar)).toEqual([["touch", 0]]);
    expect(summary(ray(0, 0, 2, 1, 1), bar)).toEqual([["touch", 1]]);
    expect(summary(ray(0, 0, 2, 1, 1 - 2 ** -53), bar)).toEqual([]);
    expect(summary(ray(4, 0, 1, 0), bar)).toEqual([]);
    expect(raycast(ray(4, 0, 1, 0), bar)).toBeNull();
    expect(summary(ray(4, 0, 1, 0, Infinity, -Infinity), bar)).toEqual([["touch", -2]]);
  });

  it("of length 0 is a point", () => {
    const dot = segment(1, 1, 1, 1);
    expect(details(ray(0, 1, 2, 0), dot)).toEqual([["touch", 0.5, [1, 1], [-1, 0]]]);
    expect(summary(ray(0, 0, 1, 2), dot)).toEqual([]);
  });

  it("is met at a glancing angle to 1e-12 of the way", () => {
    const [touch] = raycastAll(ray(0, 0, 1, 0), segment(0, -1, 2 ** 30, 3));
    expect(touch?.t).toBe(2 ** 28);
    const [far] = raycastAll(ray(-3e6, -4e6, 3, 4), segment(-1, 1, 1, -1));
    expect(Math.abs((far?.t ?? 0) - 1e6)).toBeLessThan(1e-6);
  });

  it("gives a point of a segment that is tiny or nearly along the ray", () => {
    const tiny = segment(
      -5.602953734890941e-7,
      0.0000015409008005946716,
      -5.602953734890942e-7,
      0.0000015409008005946716,
    );
    const cast = ray(
      17.086286146983554,
      -46.989986440766266,
      -17.086286146983554,
      46.989986440766266,
      Infinity,
      0,
    );
    expect(raycastAll(cast, tiny)).toMatchObject([
      { point: { x: expect.closeTo(-5.602953734890941e-7, 20), y: 0.0000015409008005946716 } },
    ]);
    const along = segment(
      7.952330855019899e-19,
      -1.0720943989506086e-18,
      -0.23407143245456044,
      -0.17362402754916942,
    );
    const [touch] = raycastAll(ray(0, 0, 0.8031667779223192, 0.5957542503766802, 1, -1), along);
    expect(touch?.point.x).toBeCloseTo(-0.06925579367162925, 13);
    expect(touch?.point.y).toBeCloseTo(-0.05137094135020865, 13);
  });

  it("has the specialised function agree", () => {
    expect(raySegmentHits(ray(0, 1, 1, 0.1), bar)).toEqual(raycastAll(ray(0, 1, 1, 0.1), bar));
  });

  it("decides ties on a grid without exact fractions", () => {
    const stays = createStays();
    expect(raySegmentFilter(ray(0, 3, 1, 0), bar, stays)).toBe(1);
    expect(raySegmentFilter(ray(2, -5, 0, 2), bar, stays)).toBe(1);
    expect(raySegmentFilter(ray(0, 4, 1, 0), bar, stays)).toBe(-1);
    expect(raySegmentFilter(ray(2, 4, 0, 2 ** 110), bar, stays)).toBe(0);
  });
});
