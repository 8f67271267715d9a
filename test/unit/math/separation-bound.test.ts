import { describe, expect, it } from "vitest";
import { approximate, separationOf } from "../../../src/math/approximate.js";
import { realRoots } from "../../../src/math/polynomial.js";
import { Real } from "../../../src/math/real.js";
import { seededRandom } from "./high-precision.js";

const R = (value: number | bigint) => Real.of(value);
const root = (value: number | bigint) => R(value).squareRoot();
const bits = (value: Real) => separationOf(value.expression).bits;

describe("separationOf", () => {
  it("stays below numbers that come near 0", () => {
    // (√2 − 1)ⁿ and |p − q√2| for the fractions p/q that come nearest to √2, and (√3 − √2)ⁿ.
    const below: number[] = [];
    let [p, q] = [1n, 1n];
    for (let n = 0; n < 60; n++) {
      const values = [R(p).minus(R(q).times(root(2))), root(3).minus(root(2)), root(2).minus(R(1))];
      for (const value of values) {
        const power = Array.from({ length: 4 }, () => value).reduce((product, x) => product.times(x));
        for (const number of [value, power]) {
          const size = Math.log2(Math.abs(approximate(number)));
          below.push(size - separationOf(number.expression).exponent);
        }
      }
      [p, q] = [p + 2n * q, p + q];
    }
    expect(below).toHaveLength(360);
    expect(Math.min(...below)).toBeGreaterThanOrEqual(0);
  });

  it("asks for no more bits because of a power of two, or of a root met again", () => {
    const sum = root(2).plus(root(3));
    expect(bits(sum.times(R(2 ** 900)))).toBe(bits(sum));
    expect(bits(sum.times(R(2 ** -900)))).toBe(bits(sum));
    const [a, b] = [R(0.1).squareRoot(), R(0.7).squareRoot()];
    const once = bits(a.plus(b));
    // √0.1·√0.7 brings nothing new, nor does another √0.7; √0.3 does.
    expect(
      bits(
        a
          .plus(b)
          .plus(R(0.1).times(R(0.7)).squareRoot())
          .plus(root(0.7)),
      ),
    ).toBeLessThan(3 * once);
    expect(bits(a.plus(b).plus(root(0.3)))).toBeGreaterThan(2 * once);
  });

  it("adds fractions of equal denominators over one", () => {
    const divisor = root(7).plus(R(0.3));
    const parts = Array.from({ length: 20 }, (_, i) => R(i + 0.1));
    const sum = parts.map((part) => part.over(divisor)).reduce((s, x) => s.plus(x));
    expect(bits(sum)).toBeLessThan(2 * bits(R(1.7).over(divisor)));
    expect(sum.times(divisor).compareTo(parts.reduce((s, x) => s.plus(x)))).toBe(0);
  });

  it("finds (x/d)² + (y/d)² = (x² + y²)/d² for any numbers, and what is not quite that", () => {
    const random = seededRandom(8);
    const found: number[][] = [];
    for (let i = 0; i < 60; i++) {
      const [x, y] = [R(random()), R(random()).squareRoot()];
      const d = R(random()).plus(i % 2 === 0 ? R(0.1) : root(i));
      const sum = x.over(d).squared().plus(y.over(d).squared());
      const whole = x.squared().plus(y.squared());
      const beside = whole.plus(R(2 ** -200));
      found.push([sum.compareTo(beside.over(d.squared())), sum.compareTo(whole.over(d.squared()))]);
    }
    expect(found).toEqual(Array(60).fill([-1, 0]));
  });

  it("cancels what a divisor and its dividend were divided by", () => {
    const d = root(3).plus(R(0.1));
    const [x, y] = [R(0.3).over(d), R(0.7).over(d)];
    expect(x.over(y).compareTo(R(0.3).over(R(0.7)))).toBe(0);
    expect(bits(x.over(y))).toBeLessThan(bits(x.over(y.plus(R(0.1).over(root(5).plus(R(0.1)))))));
  });

  it("holds for roots of polynomials", () => {
    // The root of x³ + x − c near c, for small c: c − c³ + 3c⁵ − …
    const c = 2 ** -60;
    const [x = R(0)] = realRoots([-c, 1, 0, 1].map(R));
    const rest = x.minus(R(c)).plus(R(c).squared().times(R(c)));
    expect(rest.sign()).toBe(1);
    expect(Math.log2(approximate(rest))).toBeCloseTo(Math.log2(3) - 300, 8);
    expect(x.minus(R(c)).plus(x.squared().times(x)).sign()).toBe(0);
  });
});
