import { describe, expect, it } from "vitest";
import type { Ellipse } from "../../../src/shapes/kind.js";
import { ellipseFromMatrix } from "../../../src/shapes/round.js";
import { fixed, ONE, reference, seededRandom, toNumber } from "../math/high-precision.js";

type Matrix = [number, number, number, number];

function squareRoot(value: bigint): bigint {
  if (value === 0n) return 0n;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

const length = (x: bigint, y: bigint) => squareRoot(x * x + y * y);

/**
 * The largest difference of the support functions, over many directions, of the ellipse and the image of the disc: their
 * Hausdorff distance, in ulp (2⁻⁵²) of the largest entry.
 */
function distanceInUlp([a, b, c, d]: Matrix, made: Ellipse): number {
  const [A, B, C, D] = [fixed(a), fixed(b), fixed(c), fixed(d)];
  const [rx, ry, ux, uy] = [fixed(made.rx), fixed(made.ry), fixed(made.ux), fixed(made.uy)];
  const size = length(ux, uy);
  let largest = 0;
  for (let i = 0; i < 24; i++) {
    const { cos, sin } = reference(0.1 + i / 7.5);
    const wanted = length((A * cos + B * sin) / ONE, (C * cos + D * sin) / ONE);
    const along = (rx * ((cos * ux + sin * uy) / size)) / ONE;
    const across = (ry * ((sin * ux - cos * uy) / size)) / ONE;
    largest = Math.max(largest, Math.abs(toNumber(wanted - length(along, across))));
  }
  return (largest * 2 ** 52) / Math.max(...[a, b, c, d].map(Math.abs));
}

const random = seededRandom(13);
const entry = () => random() * 2 - 1;
const families: Record<string, () => Matrix> = {
  "of any kind": () => [entry(), entry(), entry(), entry()],
  "nearly singular": () => {
    const [a, b, factor] = [entry(), entry(), entry()];
    return [a, b, a * factor, b * factor * (1 + (random() < 0.5 ? 0 : 2 ** -Math.floor(random() * 52)))];
  },
  "nearly a rotation": () => {
    const [a, b] = [entry(), entry()];
    const nudge = () => 1 + entry() * 2 ** -Math.floor(20 + random() * 33);
    return [a, b, -b * nudge(), a * nudge()];
  },
  "nearly diagonal": () => [1, entry() * 2 ** -50, entry() * 2 ** -20, entry()],
  "of entries of all sizes": () => {
    const any = () => entry() * 2 ** -Math.floor(random() * 60);
    return [any(), any(), any(), any()];
  },
  "of small whole numbers": () => {
    const whole = () => Math.floor(random() * 7) - 3;
    return [whole(), whole(), whole(), 4];
  },
};

describe("ellipseFromMatrix", () => {
  it.each(Object.entries(families))("is within 4 ulp of the image for matrices %s", (_name, family) => {
    const errors = Array.from({ length: 250 }, () => {
      const matrix = family();
      return distanceInUlp(matrix, ellipseFromMatrix(...matrix, 0, 0));
    });
    expect(Math.max(...errors)).toBeLessThan(4);
  });

  it("is exact for columns at right angles", () => {
    expect(ellipseFromMatrix(3, 4, -8, 6, 1, 2)).toMatchObject({ x: 1, y: 2, rx: 5, ry: 10 });
    expect(ellipseFromMatrix(1, 0, 0, 1, 0, 0)).toMatchObject({ rx: 1, ry: 1, ux: 1, uy: 0 });
    expect(ellipseFromMatrix(7, 0, 0, -3, 0, 0)).toMatchObject({ rx: 7, ry: 3, uy: 0 });
  });

  it("makes a segment of a singular matrix, a point of the zero matrix", () => {
    expect(ellipseFromMatrix(0, 0, 0, 0, 1, 2)).toMatchObject({ x: 1, y: 2, rx: 0, ry: 0 });
    const upright = ellipseFromMatrix(0, 0, 0, 5, 0, 0);
    expect(distanceInUlp([0, 0, 0, 5], upright)).toBe(0);
    expect(Math.min(upright.rx, upright.ry)).toBe(0);
    const slanted = ellipseFromMatrix(1, 2, 2, 4, 0, 0);
    expect(Math.max(slanted.rx, slanted.ry)).toBeCloseTo(5, 14);
    expect(Math.min(slanted.rx, slanted.ry)).toBeLessThan(1e-15);
  });

  it("scales by powers of two bit for bit, to both ends of the range", () => {
    const one = ellipseFromMatrix(0.7, 0.3, -0.2, 0.9, 0, 0);
    for (const power of [2 ** -1000, 2 ** -3, 2 ** 900, 2 ** 1023]) {
      const scaled = ellipseFromMatrix(0.7 * power, 0.3 * power, -0.2 * power, 0.9 * power, 0, 0);
      expect(scaled).toEqual({ ...one, rx: one.rx * power, ry: one.ry * power });
    }
    expect(ellipseFromMatrix(5e-324, 0, 0, 0, 0, 0)).toMatchObject({ rx: 5e-324, ry: 0 });
  });

  it.each<[string, number[], string]>([
    ["a", [Number.NaN, 0, 0, 1, 0, 0], "ellipseFromMatrix: a"],
    ["b", [1, Number.NaN, 0, 1, 0, 0], "ellipseFromMatrix: b"],
    ["c", [1, 0, Number.NaN, 1, 0, 0], "ellipseFromMatrix: c"],
    ["d", [1, 0, 0, Number.NaN, 0, 0], "ellipseFromMatrix: d"],
    ["e", [1, 0, 0, 1, Number.NaN, 0], "ellipseFromMatrix: e"],
    ["f", [1, 0, 0, 1, 0, Number.NaN], "ellipseFromMatrix: f"],
    [
      "too large",
      [1.7e308, 1.7e308, 0, 1, 0, 0],
      "ellipseFromMatrix: rx must be a finite number, got Infinity",
    ],
  ])("refuses a bad argument: %s", (_name, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0], message) => {
    const attempt = () => ellipseFromMatrix(a, b, c, d, e, f);
    expect(attempt).toThrow(RangeError);
    expect(attempt).toThrow(message);
  });
});
