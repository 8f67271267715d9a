import { describe, expect, it } from "vitest";
import { Expansion, isOrdinary } from "../../../src/math/rounding.js";
import { dyadic, seededRandom } from "./high-precision.js";

const random = seededRandom(17);

/** Ordinary numbers: small integers, tenths, numbers of many magnitudes, zero. */
function ordinary(): number {
  const sort = Math.floor(random() * 5);
  if (sort === 0) return Math.round(random() * 20 - 10);
  if (sort === 1) return Math.round(random() * 20 - 10) / 10;
  if (sort === 2) return random() - 0.5;
  const value = (random() - 0.5) * 2 ** Math.round(random() * 180 - 90);
  return sort === 3 ? value : -value;
}

/** In units of 2⁻²⁰⁰, so that the product of two is one of 2⁻⁴⁰⁰. */
function integer(value: number): bigint {
  const { integer, halvings } = dyadic(value);
  return integer << (200n - halvings);
}

function signOf(value: bigint): number {
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

describe("Expansion", () => {
  it("is 0 when it is made and when it is cleared", () => {
    const expansion = new Expansion();
    expect(expansion.sign()).toBe(0);
    expect(expansion.add(3).sign()).toBe(1);
    expect(expansion.add(-4).asDouble()).toBe(-1);
    expect(expansion.clear().asDouble()).toBe(0);
  });

  it("keeps what a double cannot hold", () => {
    const sum = new Expansion()
      .add(1)
      .add(2 ** -90)
      .add(-1);
    expect(sum.asDouble()).toBe(2 ** -90);
    expect(sum.add(1).asDouble()).toBeNaN();
    expect(new Expansion().addProduct(0.1, 10).add(-1).sign()).toBe(1);
  });

  it("gives the exact signs of sums of products of sums, ties and near ties among them", () => {
    const wrong: unknown[] = [];
    const seen = [0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const [a, b, c, d, e] = [ordinary(), ordinary(), ordinary(), ordinary(), ordinary()] as const;
      const p = new Expansion().add(a).add(-b).add(c);
      const q = new Expansion().add(d).add(e);
      // (a − b + c)(d + e) less its parts, or less almost all of them.
      const rest = i % 3 === 0 ? e : i % 3 === 1 ? e * (1 + 2 ** -52) : 0;
      const difference = new Expansion().addProductOf(p, q, 1).addMultiple(p, -d).addMultiple(p, -rest);
      const exactP = integer(a) - integer(b) + integer(c);
      const exact = signOf(exactP * (integer(d) + integer(e) - integer(d) - integer(rest)));
      if (difference.sign() !== exact) wrong.push([a, b, c, d, e, rest]);
      seen[exact + 1] = (seen[exact + 1] ?? 0) + 1;
    }
    expect(wrong).toEqual([]);
    expect(Math.min(...seen)).toBeGreaterThan(500);
  });

  it("stays short on round numbers and says when it is not", () => {
    const length = new Expansion().add(16).add(-4);
    expect(new Expansion().addProductOf(length, length, 2).asDouble()).toBe(288);
    const long = new Expansion();
    for (let i = 0; i < 9; i++) long.add(2 ** (60 * i - 240));
    expect(long.isShort()).toBe(false);
    expect(length.isShort()).toBe(true);
  });
});

describe("isOrdinary", () => {
  it.each([
    [0, true],
    [-3.5, true],
    [2 ** 99, true],
    [2 ** 101, false],
    [-(2 ** -99), true],
    [2 ** -101, false],
    [Number.POSITIVE_INFINITY, false],
    [Number.NaN, false],
  ])("%s: %s", (value, expected) => {
    expect(isOrdinary(value)).toBe(expected);
  });
});
