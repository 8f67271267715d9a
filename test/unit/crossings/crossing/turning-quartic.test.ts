import { describe, expect, it } from "vitest";
import { coefficients, simpleZeros, zeros } from "../../../../src/crossings/crossing/turning-quartic.js";
import { seededRandom } from "../../../generators/random.js";

const ERROR = 1e-14;

/** Zeros are places to begin from. */
const PLACE_ERROR = 2 ** -30;

/** The zeros found, as angles from −π to π in order; null if it is not certain how many there are. */
function zerosOf(
  [c0, c1, s1, c2, s2]: readonly [number, number, number, number, number],
  error = ERROR,
): number[] | null {
  Object.assign(coefficients, { c0, c1, s1, c2, s2 });
  const count = simpleZeros(error);
  if (count < 0) return null;
  const angles = Array.from({ length: count }, (_, i) =>
    Math.atan2(zeros[2 * i + 1] ?? 9, zeros[2 * i] ?? 9),
  );
  return angles.sort((p, q) => p - q);
}

/** The product of two factors cos(θ − middle) − cos(half). */
function withZeros(middles: readonly [number, number], halves: readonly [number, number]) {
  const [m, n] = middles;
  const [p, q] = [Math.cos(halves[0]), Math.cos(halves[1])];
  // cos(θ − m) cos(θ − n) = (cos(m − n) + cos(2θ − m − n))/2.
  return [
    Math.cos(m - n) / 2 + p * q,
    -q * Math.cos(m) - p * Math.cos(n),
    -q * Math.sin(m) - p * Math.sin(n),
    Math.cos(m + n) / 2,
    Math.sin(m + n) / 2,
  ] as const;
}

describe("zeros round a circle", () => {
  it("are those of the two factors, wherever these are", () => {
    const random = seededRandom(5);
    let four = 0;
    for (let i = 0; i < 200; i++) {
      const middles = [6 * random.next() - 3, 6 * random.next() - 3] as const;
      const halves = [0.05 + 1.5 * random.next(), 0.05 + 1.5 * random.next()] as const;
      const expected = middles.flatMap((middle, k) => {
        const half = halves[k] ?? 0;
        return [middle - half, middle + half].map((angle) => Math.atan2(Math.sin(angle), Math.cos(angle)));
      });
      expected.sort((p, q) => p - q);
      const found = zerosOf(withZeros(middles, halves));
      if (found === null) continue;
      four++;
      expect(found).toHaveLength(4);
      for (const [k, angle] of expected.entries())
        expect(Math.abs((found[k] ?? 9) - angle)).toBeLessThan(PLACE_ERROR);
    }
    expect(four).toBeGreaterThan(180);
  });

  it("are two where the other factor has none, by the discriminant", () => {
    const random = seededRandom(6);
    for (let i = 0; i < 200; i++) {
      const [m, n] = [6 * random.next() - 3, 6 * random.next() - 3] as const;
      const half = 0.05 + 3 * random.next();
      // cos(θ − n) + c with c > 1.
      const c = 1.05 + random.next();
      const p = Math.cos(half);
      const found = zerosOf([
        Math.cos(m - n) / 2 - p * c,
        c * Math.cos(m) - p * Math.cos(n),
        c * Math.sin(m) - p * Math.sin(n),
        Math.cos(m + n) / 2,
        Math.sin(m + n) / 2,
      ]);
      expect(found).toHaveLength(2);
      for (const angle of found ?? []) expect(Math.abs(Math.cos(angle - m) - p)).toBeLessThan(PLACE_ERROR);
    }
  });

  it("are none where the constant outweighs the rest", () => {
    expect(zerosOf([3, 1, 1, 1, 0])).toEqual([]);
    expect(zerosOf([-3, 1, 1, 1, 0])).toEqual([]);
  });

  it("are none where it stays away from zero by more than it can bend", () => {
    // (cos θ)² + 0.3 cos θ + 0.25 is above 0.22, though 0.75 is less than 0.3 and 0.5 together.
    expect(zerosOf([0.75, 0.3, 0, 0.5, 0])).toEqual([]);
    expect(zerosOf([-0.75, -0.3, 0, -0.5, 0])).toEqual([]);
  });

  it("are none where it comes near to zero between two places, and turns back", () => {
    // (cos θ)² + 0.3 cos θ + 0.025 is 0.0025 above zero at its least: it could reach it between places that far from each other.
    expect(zerosOf([0.525, 0.3, 0, 0.5, 0])).toEqual([]);
    expect(zerosOf([-0.525, -0.3, 0, -0.5, 0])).toEqual([]);
    // 0.0025 lower it touches zero, 0.0026 lower it is below it.
    expect(zerosOf([0.5225, 0.3, 0, 0.5, 0])).toBeNull();
    expect(zerosOf([0.5224, 0.3, 0, 0.5, 0])).toHaveLength(4);
    // Off by so much, it may do either.
    expect(zerosOf([0.525, 0.3, 0, 0.5, 0], 0.0026)).toBeNull();
    expect(zerosOf([-0.525, -0.3, 0, -0.5, 0], 0.0026)).toBeNull();
  });

  it("are undecided at a double zero, near one, and where there is no telling from zero", () => {
    expect(zerosOf([1, 1, 0, 0, 0])).toBeNull();
    expect(zerosOf([1, 1 + 1e-13, 0, 0, 0])).toBeNull();
    expect(zerosOf([1, 0, 0, 1, 0])).toBeNull();
    expect(zerosOf(withZeros([0.3, 0.3], [0.5, 0.5]))).toBeNull();
    expect(zerosOf([0, 0, 0, 0, 0])).toBeNull();
    expect(zerosOf([0.5, 1, 0, 0, 0], 1e-1)).toBeNull();
    expect(zerosOf([Number.NaN, 1, 0, 0, 0])).toBeNull();
  });

  it("are undecided at an exact double zero, though the coefficients are exact", () => {
    const random = seededRandom(7);
    const triangle = () => {
      const [m, n] = [2 + random.int(4000), 1 + random.int(4000)];
      return { a: m * m - n * n, b: 2 * m * n, h: m * m + n * n };
    };
    for (let i = 0; i < 2000; i++) {
      const p = triangle();
      const q = triangle();
      const k = random.int(2 * q.h);
      // The product of p.h − p.a cos θ − p.b sin θ, whose only zero is double, and k − q.a cos θ − q.b sin θ.
      const found = zerosOf(
        [
          p.h * k + (p.a * q.a + p.b * q.b) / 2,
          -(p.h * q.a + k * p.a),
          -(p.h * q.b + k * p.b),
          (p.a * q.a - p.b * q.b) / 2,
          (p.a * q.b + p.b * q.a) / 2,
        ],
        0,
      );
      expect(found).toBeNull();
    }
  });
});
