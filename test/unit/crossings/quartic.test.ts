import { describe, expect, it } from "vitest";
import { simpleZeros } from "../../../src/crossings/conic-crossings.js";

const ERROR = 1e-13;

/** To choose k of four. */
const WAYS = [1, 4, 6, 4, 1];

/** The Bernstein coefficients of a product of linear factors t − r, four of them, times ±1. */
function withRoots(roots: readonly [number, number, number, number], sign = 1): Float64Array {
  const coefficients = new Float64Array(5);
  // The blossom: coefficient k is the mean over all ways to put k ones and 4 − k zeros into the factors.
  for (let mask = 0; mask < 16; mask++) {
    const ones = roots.map((_, i) => (mask >> i) & 1);
    const k = ones.reduce((sum, one) => sum + one, 0);
    const product = roots.reduce((value, root, i) => value * ((ones[i] ?? 0) - root), sign);
    coefficients[k] = (coefficients[k] ?? 0) + product / (WAYS[k] ?? 1);
  }
  return coefficients;
}

function zerosOf(coefficients: Float64Array, error = ERROR): number[] | null {
  const zeros = new Float64Array(4);
  const count = simpleZeros(coefficients, error, zeros);
  return count < 0 ? null : [...zeros.subarray(0, count)];
}

describe("simple zeros of a quartic", () => {
  it.each([
    [[0.1, 0.3, 0.6, 0.9], 4],
    [[-1, 0.3, 0.6, 2], 2],
    [[-1, -2, 0.5, 2], 1],
    [[-1, -2, 3, 2], 0],
    [[0.5, 0.52, 0.54, 0.56], 4],
    [[0.2, 0.2001, 7, 9], 2],
  ] as const)("in (0, 1), of those with the roots %j: %i", (roots, count) => {
    for (const sign of [1, -1]) {
      const found = zerosOf(withRoots(roots, sign)) ?? [];
      const expected = roots.filter((root) => root > 0 && root < 1);
      expect(found).toHaveLength(count);
      expected.forEach((root, i) => {
        expect(Math.abs((found[i] ?? 9) - root)).toBeLessThan(1e-10);
      });
    }
  });

  it("is undecided at a double zero, at an end, and where there is no telling from zero", () => {
    expect(zerosOf(withRoots([0.4, 0.4, -1, 2]))).toBeNull();
    expect(zerosOf(withRoots([0.4, 0.4 + 1e-9, -1, 2]))).toBeNull();
    expect(zerosOf(withRoots([0, 0.5, -1, 2]))).toBeNull();
    expect(zerosOf(withRoots([1, 0.5, -1, 2]))).toBeNull();
    expect(zerosOf(new Float64Array(5))).toBeNull();
    expect(zerosOf(withRoots([0.1, 0.3, 0.6, 0.9]), 1e-2)).toBeNull();
    expect(zerosOf(Float64Array.from([Number.NaN, 1, 1, 1, 1]))).toBeNull();
  });

  it("is as it is: no zero where the curve comes near and turns back", () => {
    // (t − 0.4)² + 1e-6, times (t + 1)(2 − t): above zero all the way.
    const touching = withRoots([0.4, 0.4, -1, 2], -1);
    const lift = withRoots([-1, 2, 2 ** 30, 2 ** 30], -1);
    const lifted = touching.map((value, i) => value + (1e-6 * (lift[i] ?? 0)) / 2 ** 60);
    expect(zerosOf(lifted)).toEqual([]);
  });
});
