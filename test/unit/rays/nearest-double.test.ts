import { describe, expect, it } from "vitest";
import { nearestToQuotient, nearestToSurdQuotient } from "../../../src/rays/exact-stay.js";

describe("nearestToQuotient", () => {
  it("rounds as division does", () => {
    const pairs = [
      [1, 3],
      [2, 3],
      [-7, 10],
      [1e15 + 1, 7],
      [3, 2 ** 52 + 1],
      [2 ** 53 - 1, 2 ** 53 - 3],
      [0, 5],
    ] as const;
    for (const [numerator, denominator] of pairs) {
      expect(nearestToQuotient(BigInt(numerator), BigInt(denominator))).toBe(numerator / denominator);
    }
  });

  it("rounds ties to even and what is above a tie up", () => {
    const above = 2n ** 53n + 1n;
    expect(nearestToQuotient(above, 1n)).toBe(2 ** 53);
    expect(nearestToQuotient(above * 2n ** 200n + 1n, 2n ** 200n)).toBe(2 ** 53 + 2);
    expect(nearestToQuotient(above * 2n ** 200n - 1n, 2n ** 200n)).toBe(2 ** 53);
  });

  it("reaches the ends of the range of doubles", () => {
    expect(nearestToQuotient(1n, 2n ** 1074n)).toBe(Number.MIN_VALUE);
    expect(nearestToQuotient(5n, 2n ** 1075n)).toBe(2 * Number.MIN_VALUE);
    expect(nearestToQuotient(1n, 2n ** 3000n)).toBe(0);
    expect(nearestToQuotient(2n ** 2000n, 2n ** 1000n)).toBe(2 ** 1000);
    expect(nearestToQuotient(2n ** 3000n, 1n)).toBe(Number.MAX_VALUE);
    expect(nearestToQuotient(-(2n ** 3000n), 1n)).toBe(-Number.MAX_VALUE);
  });
});

describe("nearestToSurdQuotient", () => {
  it("is exact for squares", () => {
    expect(nearestToSurdQuotient(1n, 2n, 9n, 2n)).toBe(3.5);
    expect(nearestToSurdQuotient(1n, -2n, 9n, 2n)).toBe(-2.5);
    expect(nearestToSurdQuotient(6n, -2n, 9n, 5n)).toBe(0);
    expect(nearestToSurdQuotient(7n, 0n, 2n, 2n)).toBe(3.5);
    expect(nearestToSurdQuotient(7n, 3n, 0n, 2n)).toBe(3.5);
  });

  it("rounds roots", () => {
    expect(nearestToSurdQuotient(0n, 1n, 2n, 1n)).toBe(Math.SQRT2);
    expect(nearestToSurdQuotient(0n, -1n, 2n, 2n)).toBe(-Math.SQRT1_2);
    // The golden ratio, and its inverse, which is the same with the other sign of 1.
    expect(nearestToSurdQuotient(1n, 1n, 5n, 2n)).toBe(1.618033988749895);
    expect(nearestToSurdQuotient(-1n, 1n, 5n, 2n)).toBe(0.6180339887498949);
    expect(nearestToSurdQuotient(1n, -1n, 5n, 2n)).toBe(-0.6180339887498949);
  });

  it("loses nothing where its terms cancel", () => {
    // n − √(n² − 1) = 1/(n + √(n² − 1)), which is 1/(2n) to 2 n⁻² of itself.
    const n = 10n ** 40n;
    expect(nearestToSurdQuotient(n, -1n, n * n - 1n, 1n)).toBe(5e-41);
    expect(nearestToSurdQuotient(-n, 1n, n * n - 1n, 1n)).toBe(-5e-41);
  });
});
