import { describe, expect, it } from "vitest";
import { Pose, placePair, placePoint, placePoints } from "../../../src/shapes/place-points.js";
import { seededRandom } from "../math/high-precision.js";

function placed(x: number, y: number, ux: number, uy: number, px: number, py: number): number[] {
  const out = { x: px, y: py };
  placePoint(poseAt(x, y, ux, uy), out);
  return [out.x, out.y];
}

function poseAt(x: number, y: number, ux: number, uy: number): Pose {
  const pose = new Pose();
  pose.x = x;
  pose.y = y;
  pose.turn.x = ux;
  pose.turn.y = uy;
  return pose;
}

describe("placePoint", () => {
  it.each([
    ["unturned", [1, 2, 1, 0, 0.1, 0.2], [1 + 0.1, 2 + 0.2]],
    ["unturned, of any length", [0, 0, 0.3, 0, 0.1, 0.7], [0.1, 0.7]],
    ["a half turn", [1, 2, -3, 0, 0.1, 0.2], [1 - 0.1, 2 - 0.2]],
    ["a quarter", [1, 2, 0, 7, 0.1, 0.2], [1 - 0.2, 2 + 0.1]],
    ["a quarter back", [1, 2, 0, -7, 0.1, 0.2], [1 + 0.2, 2 - 0.1]],
    ["3-4-5", [1, 2, 3, 4, 10, 5], [1 + 2, 2 + 11]],
    ["3-4-5 of a tiny direction", [1, 2, 3 * 2 ** -1000, 4 * 2 ** -1000, 10, 5], [3, 13]],
    ["3-4-5 of a huge direction", [1, 2, 3 * 2 ** 1000, 4 * 2 ** 1000, 10, 5], [3, 13]],
  ])("is exact: %s", (_name, [x = 0, y = 0, ux = 0, uy = 0, px = 0, py = 0], expected) => {
    expect(placed(x, y, ux, uy, px, py)).toEqual(expected);
  });

  it("is within 2 ulp of the turned point's length", () => {
    const random = seededRandom(44);
    const errors = Array.from({ length: 5000 }, () => {
      const angle = random() * 7;
      const [ux, uy, px, py] = [Math.cos(angle), Math.sin(angle), random() - 0.5, random() - 0.5];
      const [x = 0, y = 0] = placed(0, 0, ux, uy, px, py);
      // Turned back in high precision: the products of doubles, summed by the engine, are exact enough here.
      const length = Math.sqrt(ux * ux + uy * uy);
      const backX = (x * ux + y * uy) / length - px;
      const backY = (y * ux - x * uy) / length - py;
      return Math.max(Math.abs(backX), Math.abs(backY)) / Math.max(Math.abs(px), Math.abs(py));
    });
    expect(Math.max(...errors)).toBeLessThan(6 * 2 ** -52);
  });

  it("reaches large places by way of larger ones", () => {
    const far = 1.7e308;
    const [x = 0, y = 0] = placed(-far, 0, 1, 1, far, -far);
    expect(x / far).toBeCloseTo(Math.SQRT2 - 1, 14);
    expect(Math.abs(y)).toBeLessThan(1e293);
    expect(placed(far, 0, 1, 1, far, -far)[0]).toBe(Number.POSITIVE_INFINITY);
  });

  it("multiplies with powers of two, bit for bit", () => {
    const of = (k: number) => placed(0.3 * k, 0.7 * k, 0.8, 0.1, 0.9 * k, -0.2 * k);
    const scales = [2 ** -900, 2 ** -3, 2 ** 500, 2 ** 1001, 2 ** 1020];
    expect(scales.map((k) => of(k).map((value) => value / k))).toEqual(scales.map(() => of(1)));
  });

  it("never makes −0", () => {
    const all = [placed(0, 0, -1, 0, 0, 0), placed(0, 0, 0, -1, 0, 0), placed(0, 0, -1, -1, 0, 0)].flat();
    expect(all.map((value) => Object.is(value, 0))).toEqual(all.map(() => true));
  });
});

describe("placePoints", () => {
  it("places each point, and says whether all stay within the doubles", () => {
    const world = [0, 0, 0, 0];
    expect(placePoints(poseAt(1, 2, 0, 1), [1, 0, 0, 1], world)).toBe(true);
    expect([...world]).toEqual([1, 3, 0, 2]);
    expect(placePoints(poseAt(1e308, 0, 1, 0), [0, 0, 1e308, 0], world)).toBe(false);
  });

  it.each([
    ["unturned", poseAt(1, 2, 1, 0)],
    ["a half turn", poseAt(1, 2, -3, 0)],
    ["a quarter", poseAt(1, 2, 0, 7)],
    ["slanted", poseAt(0.1, -0.7, 0.8, 0.1)],
    ["slanted and far away", poseAt(2 ** 1010, -(2 ** 1009), 3, 4)],
  ])("puts each where it would go alone or in a pair: %s", (_name, pose) => {
    const local = [0.3, 0.4, -5, 7, 0, -1e-9];
    const world = [...local];
    const alone = [0, 2, 4].flatMap((i) => {
      const point = { x: local[i] ?? 0, y: local[i + 1] ?? 0 };
      placePoint(pose, point);
      return [point.x, point.y];
    });
    const [first, second] = [
      { x: 0.3, y: 0.4 },
      { x: -5, y: 7 },
    ];
    placePair(pose, first, second);
    expect(placePoints(pose, local, world)).toBe(true);
    expect([...world]).toEqual(alone);
    expect([first.x, first.y, second.x, second.y]).toEqual(alone.slice(0, 4));
  });
});
