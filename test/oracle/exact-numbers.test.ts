import { describe, expect, it } from "vitest";
import { bitLength, integerSquareRoot, toInteger, trailingExponent } from "./integer.js";
import { polynomial, realRootCount, signsTaken, sturmChain } from "./polynomial.js";
import { quickSigns } from "./quick-signs.js";
import { Real, realOf } from "./real.js";
import { signOfRootSum } from "./root-sum.js";
import { rootOf, Surd } from "./surd.js";

describe("integers of doubles", () => {
  it.each([1, -3, 0.1, 5e-324, Number.MAX_VALUE, 2 ** -1022, 2 ** 52 + 1, -(2 ** 1000)])("%f", (x) => {
    const exponent = trailingExponent(x);
    const odd = toInteger(x, exponent);
    expect(odd % 2n === 0n).toBe(false);
    expect(new Real(odd, exponent).toNumber()).toBe(x);
    expect(toInteger(x, exponent - 3)).toBe(odd * 8n);
  });

  it("counts bits", () => {
    expect([0n, 1n, 2n, 3n, 255n, 256n, -256n, 1n << 900n].map(bitLength)).toEqual([
      0, 1, 2, 2, 8, 9, 9, 901,
    ]);
  });

  it("rounds square roots down", () => {
    const roots = [0n, 1n, 94906265n, 94906267n, 3n ** 50n, 10n ** 200n + 1n, (1n << 1999n) - 1n];
    const results = roots.flatMap((root) => [
      integerSquareRoot(root * root) === root,
      integerSquareRoot(root * root + 2n * root) === root,
      root === 0n || integerSquareRoot(root * root - 1n) === root - 1n,
    ]);
    expect(results).toEqual(results.map(() => true));
  });
});

describe("signs of sums of roots", () => {
  const sum = (...terms: [bigint, bigint][]) =>
    signOfRootSum(terms.map(([coefficient, radicand]) => ({ coefficient, radicand })));

  it("decides sums that are zero", () => {
    expect(sum([3n, 1n], [-1n, 9n])).toBe(0);
    expect(sum([1n, 2n], [1n, 8n], [-1n, 18n])).toBe(0);
    expect(sum([1n, 2n], [2n, 1n], [1n, 3n], [-1n, 2n], [-1n, 12n], [1n, 3n], [-1n, 4n])).toBe(0);
    const big = 10n ** 60n + 7n;
    expect(sum([big, 2n], [big, 8n], [-3n * big, 2n], [0n, 5n])).toBe(0);
  });

  it("decides sums that are almost zero", () => {
    // 99² = 2·70² + 1, and its powers in ℤ[√2].
    let [a, b] = [1n, 0n];
    for (let step = 0; step < 40; step++) [a, b] = [99n * a + 140n * b, 70n * a + 99n * b];
    expect(a * a - 2n * b * b).toBe(1n);
    expect(sum([a, 1n], [-b, 2n])).toBe(1);
    expect(sum([-a, 3n], [b, 6n])).toBe(-1);
    expect(sum([a, 1n], [-b, 2n], [-1n, 3n], [1n, 12n], [-1n, 3n])).toBe(1);
    // √10 + √11 − √5 − √18 is about 0.0002.
    expect(sum([1n, 10n], [1n, 11n], [-1n, 5n], [-1n, 18n])).toBe(1);
    expect(sum([-1n, 10n], [-1n, 11n], [1n, 5n], [1n, 18n])).toBe(-1);
  });
});

describe("Sturm chains", () => {
  /** The product of t − r over all roots, times t² + 1 if asked. */
  function withRoots(roots: readonly bigint[], complex: boolean): readonly bigint[] {
    let product = complex ? [1n, 0n, 1n] : [1n];
    for (const root of roots) {
      product = [...product, 0n].map((coefficient, i) => (product[i - 1] ?? 0n) - root * coefficient);
    }
    return polynomial(...product);
  }

  it("finds no sign but one on a form without roots", () => {
    expect(signsTaken([4n, 0n, 5n, 0n, 1n], 4)).toEqual({ negative: false, zero: false, positive: true });
    expect(signsTaken([-7n, 0n, 0n, 0n, -3n], 4)).toEqual({ negative: true, zero: false, positive: false });
  });

  it.each([
    [[], true, { negative: false, zero: true, positive: true }],
    [[1n, 2n], true, { negative: true, zero: true, positive: true }],
    [[3n, 3n], true, { negative: false, zero: true, positive: true }],
    [[3n, 3n, -5n, -5n], false, { negative: false, zero: true, positive: true }],
    [[3n, 3n, 3n, 3n], false, { negative: false, zero: true, positive: true }],
    [[3n, 3n, 3n, 7n], false, { negative: true, zero: true, positive: true }],
    [[3n, 3n, 1n, 7n], false, { negative: true, zero: true, positive: true }],
    [[3n, 3n], false, { negative: false, zero: true, positive: true }],
    [[3n], true, { negative: true, zero: true, positive: true }],
  ])("signs of the form with roots %s, complex pair %s", (roots, complex, expected) => {
    const p = withRoots(roots, complex);
    expect(signsTaken(p, 4)).toEqual(expected);
    expect(realRootCount(sturmChain(p))).toBe(new Set(roots).size);
    const negated = signsTaken(
      p.map((coefficient) => -coefficient),
      4,
    );
    expect(negated).toEqual({ ...expected, negative: expected.positive, positive: expected.negative });
  });
});

describe("reals", () => {
  it("rounds to the nearest double", () => {
    expect(Real.of(0.1).plus(Real.of(0.2)).toNumber()).toBe(0.1 + 0.2);
    expect(new Real(2n ** 53n + 1n, 0).toNumber()).toBe(2 ** 53);
    expect(new Real(2n ** 153n + 2n ** 100n + 1n, 0).toNumber()).toBe(2 ** 153 + 2 ** 101);
    expect(new Real(-1n, -1074).toNumber()).toBe(-5e-324);
    expect(new Real(1n, 2000).toNumber()).toBe(Number.POSITIVE_INFINITY);
  });

  it("has many right digits of √2 and of cancelling surds", () => {
    const root = new Real(2n, 0).squareRoot();
    const error = root.times(root).minus(new Real(2n, 0)).absolute();
    expect(error.compare(new Real(1n, -220))).toBe(-1);
    let [a, b] = [1n, 0n];
    for (let step = 0; step < 100; step++) [a, b] = [3n * a + 4n * b, 2n * a + 3n * b];
    const small = realOf(new Surd(a, -b, rootOf(2n)));
    const large = realOf(new Surd(a, b, rootOf(2n)));
    const product = small.times(large).minus(new Real(1n, 0)).absolute();
    expect(product.compare(new Real(1n, -218))).toBe(-1);
  });
});

describe("signs certified by doubles", () => {
  it("are those of the Sturm chain, and missing near a double root only", () => {
    const wrong: string[] = [];
    let certified = 0;
    const cases = 4000;
    for (let step = 0; step < cases; step++) {
      const scale = 10n ** BigInt(step % 90);
      const term = (factor: number) => scale * BigInt(((step * factor) % 199) - 99);
      const form = polynomial(term(7), term(11), term(13), term(31), term(101));
      const quick = quickSigns(form);
      if (quick === undefined) continue;
      certified++;
      if (JSON.stringify(quick) !== JSON.stringify(signsTaken(form, 4))) wrong.push(String(form));
    }
    expect(wrong).toEqual([]);
    expect(certified).toBeGreaterThan(0.9 * cases);
  });

  it("are not certified for (t² − 2)² and its neighbours", () => {
    const unit = 1n << 100n;
    const near = (change: bigint) => polynomial(4n * unit + change, 0n, -4n * unit, 0n, unit);
    expect([-1n, 0n, 1n].map((change) => quickSigns(near(change)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(signsTaken(near(-1n), 4)).toEqual({ negative: true, zero: true, positive: true });
    expect(signsTaken(near(0n), 4)).toEqual({ negative: false, zero: true, positive: true });
    expect(signsTaken(near(1n), 4)).toEqual({ negative: false, zero: false, positive: true });
  });
});
