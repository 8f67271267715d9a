import { describe, expect, it } from "vitest";
import { approximate, approximateAbove } from "../../../src/math/approximate.js";
import type { Enclosure } from "../../../src/math/dyadic.js";
import { Real } from "../../../src/math/real.js";
import { Leaf } from "../../../src/math/real-expression.js";
import { dyadic, seededRandom } from "./high-precision.js";

const R = (value: number | bigint) => Real.of(value);
const root = (value: number | bigint) => R(value).squareRoot();
const total = (terms: Real[]) => terms.reduce((sum, term) => sum.plus(term));

/** A double next to `value`, away from zero. */
function nextDouble(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) + 1n);
  return view.getFloat64(0);
}

/** A fraction, for comparison. */
interface Fraction {
  n: bigint;
  d: bigint;
}

function fraction(value: number): Fraction {
  const { integer, halvings } = dyadic(value);
  return { n: integer, d: 1n << halvings };
}

function signOf({ n, d }: Fraction): number {
  const sign = n === 0n ? 0 : n > 0n ? 1 : -1;
  return d > 0n ? sign : 0 - sign;
}

describe("Real of doubles and integers", () => {
  it("refuses what is no number", () => {
    expect(() => R(Number.NaN)).toThrow(RangeError);
    expect(() => R(Number.NEGATIVE_INFINITY)).toThrow(RangeError);
  });

  it("keeps long integers exactly", () => {
    const long = 3n ** 200n;
    expect(R(long).compareTo(R(long - 1n))).toBe(1);
    expect(
      R(long)
        .minus(R(3n ** 199n).times(R(3)))
        .sign(),
    ).toBe(0);
    expect(approximate(R(long))).toBe(Number(long));
    expect(R(10n ** 400n).sign()).toBe(1);
    expect(approximate(R(10n ** 400n))).toBe(Number.POSITIVE_INFINITY);
    expect(
      R(-(10n ** 400n))
        .plus(R(10n ** 400n))
        .sign(),
    ).toBe(0);
  });

  it.each([
    ["0.1 + 0.2 − 0.3", R(0.1).plus(R(0.2)).minus(R(0.3)), 1],
    ["0.1 + 0.7 − 0.8", R(0.1).plus(R(0.7)).minus(R(0.8)), -1],
    ["1e300 + 1 − 1e300", R(1e300).plus(R(1)).minus(R(1e300)), 1],
    ["1e300² − 1e300² + 5e-324²", square(1e300).minus(square(1e300)).plus(square(5e-324)), 1],
    [
      "2²⁰⁰⁰ − 2²⁰⁰⁰ + 2⁻²¹⁴⁸",
      square(2 ** 1000)
        .minus(square(2 ** 1000))
        .plus(square(5e-324)),
      1,
    ],
    [
      "1e200·1e200 − 1e250·1e150",
      R(1e200)
        .times(R(1e200))
        .minus(R(1e250).times(R(1e150))),
      1,
    ],
    ["−5e-324·5e-324", R(-5e-324).times(R(5e-324)), -1],
    ["1/3 + 1/3 + 1/3 − 1", total([third(), third(), third()]).minus(R(1)), 0],
    [
      "1/5e-324 − 1/1e308",
      R(1)
        .over(R(5e-324))
        .minus(R(1).over(R(1e308))),
      1,
    ],
    ["0 · 1e308 · 1e308", R(0).times(R(1e308).times(R(1e308))), 0],
  ])("%s", (_name, value, sign) => {
    expect(value.sign()).toBe(sign);
  });

  it("agrees with fractions on random rational expressions, near ties too", () => {
    const random = seededRandom(11);
    const pick = () =>
      Math.round((random() - 0.5) * 64) / ([1, 8, 10, 3][Math.floor(random() * 4)] ?? 1) || 1;
    const wrong: unknown[] = [];
    let ties = 0;
    for (let i = 0; i < 4000; i++) {
      const leaves = [pick(), pick(), pick()];
      let real = R(leaves[0] ?? 1);
      let exact = fraction(leaves[0] ?? 1);
      const steps: string[] = [];
      for (let step = 0; step < 8; step++) {
        const operand = leaves[Math.floor(random() * 3)] ?? 1;
        const other = fraction(operand);
        const operation = Math.floor(random() * 4);
        steps.push(`${"+-*/"[operation]} ${operand}`);
        if (operation === 0) {
          real = real.plus(R(operand));
          exact = { n: exact.n * other.d + other.n * exact.d, d: exact.d * other.d };
        } else if (operation === 1) {
          real = R(operand).minus(real).negated();
          exact = { n: exact.n * other.d - other.n * exact.d, d: exact.d * other.d };
        } else if (operation === 2) {
          real = real.times(R(operand));
          exact = { n: exact.n * other.n, d: exact.d * other.d };
        } else {
          real = real.over(R(operand));
          exact = { n: exact.n * other.d, d: exact.d * other.n };
        }
      }
      if (signOf(exact) === 0) ties++;
      if (real.sign() !== signOf(exact)) wrong.push([leaves, steps]);
      // Another way to the same number.
      if (real.compareTo(R(exact.n).over(R(exact.d))) !== 0) wrong.push([leaves, steps, "compareTo"]);
    }
    expect(wrong).toEqual([]);
    expect(ties).toBeGreaterThan(10);
  });
});

function square(value: number): Real {
  return R(value).squared();
}

function third(): Real {
  return R(1).over(R(3));
}

describe("Real with square roots", () => {
  it.each([
    ["√2·√3 − √6", root(2).times(root(3)).minus(root(6))],
    ["√8 − 2√2", root(8).minus(root(2).times(R(2)))],
    ["√0.5·√2 − 1", root(0.5).times(root(2)).minus(R(1))],
    [
      "√(3 + 2√2) − 1 − √2",
      total([R(3), root(8)])
        .squareRoot()
        .minus(R(1))
        .minus(root(2)),
    ],
    ["√2 + √3 + √5 − √(10 + 2√6 + 2√10 + 2√15)", nestedRoots()],
    [
      "1/(√3 − √2) − √3 − √2",
      R(1)
        .over(root(3).minus(root(2)))
        .minus(root(3))
        .minus(root(2)),
    ],
    ["√(9/4) − 3/2", R(9).over(R(4)).squareRoot().minus(R(1.5))],
    ["√(1e300²) − 1e300", square(1e300).squareRoot().minus(R(1e300))],
    ["√(5e-324²) − 5e-324", square(5e-324).squareRoot().minus(R(5e-324))],
    ["√√16 − 2", root(16).squareRoot().minus(R(2))],
  ])("%s = 0", (_name, value) => {
    expect(value.sign()).toBe(0);
    expect(approximate(value)).toBe(0);
  });

  function nestedRoots(): Real {
    const inner = total([R(10), root(24), root(40), root(60)]);
    return total([root(2), root(3), root(5)]).minus(inner.squareRoot());
  }

  it("tells sums of roots that agree to many digits", () => {
    // An example by R. L. Graham.
    const left = total(
      [1000001, 1000025, 1000031, 1000084, 1000087, 1000134, 1000158, 1000182, 1000198].map(root),
    );
    const right = total(
      [1000002, 1000018, 1000042, 1000066, 1000113, 1000116, 1000169, 1000175, 1000199].map(root),
    );
    expect(left.minus(right).sign()).toBe(-1);
    expect(approximate(left.minus(right))).toBe(-3.3134865714985754e-37);
  });

  it("decides (√a + √b)² = a + b + 2√(ab) for any doubles, and one ulp beside it", () => {
    const random = seededRandom(5);
    const found: number[][] = [];
    for (let i = 0; i < 200; i++) {
      const scale = 10 ** Math.round(600 * (random() - 0.5));
      const a = random() * scale;
      const b = random() * (i % 3 === 0 ? 1 : scale);
      const left = root(a).plus(root(b)).squared();
      const cross = R(a).times(R(b)).squareRoot().times(R(2));
      found.push([
        left.minus(total([R(a), R(b), cross])).sign(),
        left.compareTo(total([R(nextDouble(a)), R(b), cross])),
        total([R(a), R(nextDouble(b)), cross]).compareTo(left),
      ]);
    }
    expect(found).toEqual(Array(200).fill([0, -1, 1]));
  });

  it("throws for the root of a negative number and division by zero, however they are written", () => {
    const negative = R(0.1).plus(R(0.2)).minus(nextSum());
    expect(() => negative.squareRoot()).toThrow(RangeError);
    const zero = root(2).times(root(3)).minus(root(6));
    expect(() => R(1).over(zero)).toThrow(RangeError);
    expect(zero.squareRoot().sign()).toBe(0);
  });

  function nextSum(): Real {
    return R(0.1).plus(R(nextDouble(0.2)));
  }
});

describe("compareTo and approximate", () => {
  it("orders numbers and finds equal ones, again and again", () => {
    const a = root(2).plus(root(3));
    const b = R(5).plus(root(24)).squareRoot();
    expect([a.compareTo(b), b.compareTo(a), a.compareTo(b), a.compareTo(a)]).toEqual([0, 0, 0, 0]);
    expect(a.compareTo(R(3))).toBe(1);
    expect(b.compareTo(R(4))).toBe(-1);
    expect(a.minus(b).sign()).toBe(0);
  });

  it("finds a number equal to one that is made of it", () => {
    const a = root(2).plus(root(3));
    const copies = [
      a.negated().negated(),
      a.squared().squareRoot(),
      a.times(R(3)).over(R(3)),
      a.plus(R(0.1)).minus(R(0.1)),
    ];
    expect(copies.map((copy) => a.compareTo(copy))).toEqual([0, 0, 0, 0]);
    expect(copies.map((copy) => copy.compareTo(a))).toEqual([0, 0, 0, 0]);
    expect(approximate(a)).toBe(Math.SQRT2 + Math.sqrt(3));
    expect(
      a
        .plus(copies[2] ?? R(0))
        .minus(a.times(R(2)))
        .sign(),
    ).toBe(0);
  });

  it("approximates to an ulp, after cancellation and far out too", () => {
    expect(approximate(root(2))).toBe(Math.SQRT2);
    expect(approximate(R(1e20).plus(root(2)).minus(R(1e20)))).toBe(Math.SQRT2);
    expect(approximate(R(2).over(R(3)))).toBe(2 / 3);
    expect(approximate(R(-1e300).squared().over(R(-1e301)))).toBeCloseTo(-1e299, -285);
    expect(approximate(R(1e-200).squared())).toBe(0);
    expect(Object.is(approximate(R(-0)), 0)).toBe(true);
    expect(approximate(R(5e-324).over(R(3)).times(R(3)))).toBe(5e-324);
  });
});

describe("approximateAbove", () => {
  it("is the nearest double of what is not below the bound, and else 0", () => {
    const small = R(2 ** -300).times(root(2));
    const difference = small.plus(root(3)).minus(root(3));
    expect(approximateAbove(difference, -256)).toBe(0);
    expect(approximateAbove(difference, -310)).toBe(2 ** -300 * Math.SQRT2);
    expect(approximateAbove(root(2), -256)).toBe(Math.SQRT2);
  });

  it("asks for no more bits of a zero than the bound has", () => {
    const asked: number[] = [];
    class HiddenZero extends Leaf {
      protected override computeEnclosure(precision: number): Enclosure {
        asked.push(precision);
        return { mantissa: 0n, error: 1n, exponent: -precision };
      }
    }
    expect(approximateAbove(new Real(-1, 1, new HiddenZero(0)), -256)).toBe(0);
    expect(Math.max(...asked)).toBeLessThanOrEqual(1024);
  });
});
