import { describe, expect, it } from "vitest";
import { orientation } from "../../../src/math/verdict.js";
import { dyadic, seededRandom } from "./high-precision.js";

type Six = [number, number, number, number, number, number];

/** The same sign from the definition, in integers. */
function expected(points: Six): number {
  const [ax, ay, bx, by, cx, cy] = points.map((value) => {
    const { integer, halvings } = dyadic(value);
    return integer << (1200n - halvings);
  }) as [bigint, bigint, bigint, bigint, bigint, bigint];
  const cross = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}

/** The integers x and y with a·y − b·x = 1, for a and b without a common factor. */
function partnerOf(a: bigint, b: bigint): [bigint, bigint] {
  if (b === 0n) return [0n, a];
  const [x, y] = partnerOf(b, a % b);
  return [-y - (a / b) * x, -x];
}

/** Two points of 53 bits as seen from one of a few bits, so that differences are rounded, the area between which is as small as can be. */
function thinTriangle(random: () => number): Six {
  for (;;) {
    const whole = (least: number, most: number) => BigInt(Math.floor(least + random() * (most - least)));
    const [ax, ay, cx, cy] = [
      8n * whole(2 ** 51, 2 ** 52),
      8n * whole(2 ** 51, 2 ** 52),
      whole(1, 8),
      whole(1, 8),
    ];
    const [px, py] = [ax - cx, ay - cy];
    const [x, y] = partnerOf(px, py);
    const [bx, by] = [ax + 8n * x, ay + 8n * y];
    const isExact = BigInt(Number(bx)) === bx && BigInt(Number(by)) === by;
    if (px * y - py * x !== 1n || !isExact) continue;
    const points = random() < 0.5 ? [ax, ay, bx, by, cx, cy] : [bx, by, ax, ay, cx, cy];
    return points.map(Number) as Six;
  }
}

describe("orientation", () => {
  it("is 1 from +x towards +y", () => {
    expect(orientation(0, 0, 1, 0, 0, 1)).toBe(1);
    expect(orientation(0, 0, 0, 1, 1, 0)).toBe(-1);
    expect(orientation(0, 0, 1, 1, 3, 3)).toBe(0);
  });

  it("is exact beside a line at every magnitude", () => {
    const random = seededRandom(42);
    const wrong: Six[] = [];
    const signs = [0, 0, 0];
    for (let i = 0; i < 20000; i += 1) {
      const range = [0, 40, 1900][i % 3] ?? 0;
      const scale = 2 ** Math.floor(random() * range - range / 2);
      const number = () => (i % 2 === 0 ? random() : Math.floor(random() * 8));
      const [ax, ay, dx, dy] = [number() * scale, number() * scale, number() * scale, number() * scale];
      const [s, t] = [number(), number()];
      const ulp = (Math.floor(random() * 3) - 1) * 2 ** -52;
      const points: Six = [
        ax,
        ay,
        ax + s * dx,
        ay + s * dy,
        (ax + t * dx) * (1 + ulp),
        (ay + t * dy) * (random() < 0.5 ? 1 : 1 + ulp),
      ];
      const sign = orientation(...points);
      signs[sign + 1] = (signs[sign + 1] ?? 0) + 1;
      if (sign !== expected(points)) wrong.push(points);
    }
    expect(wrong).toEqual([]);
    expect(Math.min(...signs)).toBeGreaterThan(100);
  });

  it("is exact where an area is smaller than the errors of all corrections", () => {
    const random = seededRandom(43);
    for (let i = 0; i < 300; i += 1) {
      const points = thinTriangle(random);
      expect(orientation(...points)).toBe(expected(points));
    }
  });

  it.each<Six>([
    [-1.7e308, -1.7e308, 1.7e308, 1.7e308, 0, 5e-324],
    [0, 0, 5e-324, 0, 0, 5e-324],
    [0, 0, 5e-324, 5e-324, 1e-323, 1e-323],
    [1e308, 0, -1e308, 5e-324, 0, 0],
    [2 ** -500, 1, 1, 2 ** 520, 2 ** -700, 1],
  ])("is exact beyond the reach of floating-point predicates (%#)", (...points) => {
    expect(orientation(...points)).toBe(expected(points));
  });
});
