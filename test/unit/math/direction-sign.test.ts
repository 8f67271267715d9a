import { describe, expect, it } from "vitest";
import { crossSign, dotSign } from "../../../src/math/verdict.js";
import { dyadic, seededRandom } from "./high-precision.js";

function exactSign(a: number, b: number, c: number, d: number): number {
  const parts = [a, b, c, d].map(dyadic);
  const [p = 0n, q = 0n, r = 0n, s = 0n] = parts.map((part) => part.integer << (1074n - part.halvings));
  const difference = p * q - r * s;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

const random = seededRandom(5);

function component(): number {
  const kind = Math.floor(random() * 6);
  if (kind === 0) return 0;
  if (kind === 1) return Math.floor(random() * 9) - 4;
  const exponent = kind === 2 ? Math.floor(random() * 2098) - 1074 : 0;
  return (random() < 0.5 ? -1 : 1) * (1 + random()) * 2 ** exponent;
}

/** Vectors that are parallel, opposite or at right angles to others, up to the last bits. */
function near(x: number, y: number): [number, number] {
  const factor = (random() < 0.5 ? -1 : 1) * (random() < 0.5 ? 2 ** Math.floor(random() * 40) : random() * 3);
  const nudge = 1 + (Math.floor(random() * 3) - 1) * 2 ** -52;
  return random() < 0.5 ? [x * factor * nudge, y * factor] : [-y * factor, x * factor * nudge];
}

const cases = Array.from({ length: 6000 }, (_, i) => {
  const [x, y] = [component(), component()];
  const [z, w] = i % 2 === 0 ? [component(), component()] : near(x, y);
  return [x, y, z, w] as const;
}).filter((numbers) => numbers.every(Number.isFinite));

describe("crossSign and dotSign", () => {
  it("are exact", () => {
    expect(cases.length).toBeGreaterThan(5000);
    const wrong = cases.filter(([x, y, z, w]) => {
      return (
        crossSign(x, y, z, w) !== exactSign(x, w, y, z) || dotSign(x, y, z, w) !== exactSign(x, z, -y, w)
      );
    });
    expect(wrong).toEqual([]);
    const ties = cases.filter(([x, y, z, w]) => exactSign(x, w, y, z) === 0 || exactSign(x, z, -y, w) === 0);
    expect(ties.length).toBeGreaterThan(500);
  });

  it("see through overflow and underflow", () => {
    expect(crossSign(1e300, 1e300, 1e300, 1.0000000000000002e300)).toBe(1);
    expect(crossSign(1e300, 1e300, 1e300, 1e300)).toBe(0);
    expect(crossSign(Number.MIN_VALUE, 2e-320, Number.MIN_VALUE, 2.001e-320)).toBe(1);
    expect(crossSign(1e-200, 1e-200, 1e-200, 1.0000000000000004e-200)).toBe(1);
    expect(dotSign(1e300, 1e-300, -1e-300, 1e300)).toBe(0);
    expect(dotSign(Number.MAX_VALUE, 1, Number.MAX_VALUE, -1)).toBe(1);
    expect(dotSign(Number.MIN_VALUE, 0, Number.MIN_VALUE, 0)).toBe(1);
  });

  it("give 0 for an exact zero on either side", () => {
    expect([crossSign(1, 0, -2, 0), dotSign(1, 0, 0, -2), crossSign(0, 0, 1, 2)]).toEqual([0, 0, 0]);
  });
});
