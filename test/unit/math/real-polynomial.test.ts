import { describe, expect, it } from "vitest";
import { approximate } from "../../../src/math/approximate.js";
import { realRoots } from "../../../src/math/polynomial.js";
import { Real } from "../../../src/math/real.js";
import { seededRandom } from "./high-precision.js";

const R = (value: number | bigint) => Real.of(value);
const numbers = (...values: number[]) => values.map(R);
const approximations = (coefficients: readonly Real[]) => realRoots(coefficients).map((x) => approximate(x));

function multiply(p: readonly Real[], q: readonly Real[]): Real[] {
  const product: Real[] = Array(p.length + q.length - 1).fill(R(0));
  for (const [i, a] of p.entries()) {
    for (const [j, b] of q.entries()) product[i + j] = (product[i + j] ?? R(0)).plus(a.times(b));
  }
  return product;
}

/** The product of all x − root. */
function withRoots(...roots: Real[]): Real[] {
  return roots.map((root) => [root.negated(), R(1)]).reduce(multiply, [R(1)]);
}

describe("realRoots", () => {
  it("refuses the zero polynomial", () => {
    expect(() => realRoots([])).toThrow(RangeError);
    expect(() => realRoots([R(0), R(0.5).minus(R(0.25)).minus(R(0.25))])).toThrow(RangeError);
  });

  it.each([
    ["a constant", [3], []],
    ["a line", [1, -4], [0.25]],
    ["no leading term", [1, -4, 0, 0], [0.25]],
    ["two roots", [-6, 1, 1], [-3, 2]],
    ["two roots far apart", [2 ** -900, -1, 2 ** -900], [2 ** -900, 2 ** 900]],
    ["two opposite roots", [-2, 0, 1], [-Math.SQRT2, Math.SQRT2]],
    ["a double root", [9, -6, 1], [3]],
    ["no root", [1, 1, 1], []],
    ["a root at 0", [0, 0, 0, 2, 0, -1], [-Math.SQRT2, 0, Math.SQRT2]],
    ["a simple root at 0", [0, 6, -5, 1], [0, 2, 3]],
    ["three integers", [-6, 11, -6, 1], [1, 2, 3]],
    ["a double and a simple root", [-18, 21, -8, 1], [2, 3]],
    ["a triple root", [-8, 12, -6, 1], [2]],
    ["x³ = 2", [-2, 0, 0, 1], [Math.cbrt(2)]],
    ["four roots", [24, -50, 35, -10, 1], [1, 2, 3, 4]],
    ["two double roots", [4, 0, -4, 0, 1], [-Math.SQRT2, Math.SQRT2]],
    ["a fourfold root", [81, -108, 54, -12, 1], [3]],
    ["a quartic without roots", [1, 0, 0, 0, 1], []],
    ["a quartic with two roots", [-1, 0, 0, 0, 1], [-1, 1]],
    ["Wilkinson's of degree 6", [720, -1764, 1624, -735, 175, -21, 1], [1, 2, 3, 4, 5, 6]],
  ])("%s", (_name, coefficients, roots) => {
    expect(approximations(numbers(...coefficients))).toEqual(roots);
  });

  it("finds known rational roots again, multiple ones once", () => {
    const random = seededRandom(3);
    const wrong: unknown[] = [];
    for (let i = 0; i < 150; i++) {
      const count = 3 + (i % 3);
      const roots = Array.from({ length: count }, () => Math.round(random() * 8 - 4) / (1 + (i % 4)));
      const polynomial = multiply(withRoots(...roots.map(R)), numbers(random() - 0.5));
      const distinct = [...new Set(roots.map((root) => root + 0))].sort((a, b) => a - b);
      const found = realRoots(polynomial);
      const isRight =
        found.length === distinct.length && found.every((x, k) => x.compareTo(R(distinct[k] ?? 0)) === 0);
      if (!isRight) wrong.push([roots, found.map((x) => approximate(x))]);
    }
    expect(wrong).toEqual([]);
  });

  it("separates roots one ulp apart and finds those of scales apart", () => {
    const ulp = 2 ** -52;
    const clustered = [R(1), R(1 + ulp), R(1 + 2 * ulp), R(-1)];
    expect(approximations(withRoots(...clustered))).toEqual([-1, 1, 1 + ulp, 1 + 2 * ulp]);
    const scattered = [R(-1e200), R(-3e-200), R(7e-200), R(1e150)];
    expect(approximations(withRoots(...scattered))).toEqual([-1e200, -3e-200, 7e-200, 1e150]);
  });

  it("separates roots that are one to some hundred digits", () => {
    // ((x − √2)² − 2⁻²⁰⁰⁰)(x² + 1) has roots 2⁻⁹⁹⁹ apart.
    const root = R(2).squareRoot();
    const tiny = R(2 ** -1000);
    const near = [root.minus(tiny), root.plus(tiny)];
    const roots = realRoots(multiply(withRoots(...near), numbers(1, 0, 1)));
    expect(roots.map((x) => near.map((y) => x.compareTo(y)))).toEqual([
      [0, -1],
      [1, 0],
    ]);
    expect(approximate((roots[1] as Real).minus(roots[0] ?? R(0)))).toBe(2 ** -999);
  });

  it("separates irrational roots 1e-30 apart", () => {
    const root = R(2).squareRoot();
    const beside = root.plus(R(1e-30));
    const roots = realRoots(multiply(withRoots(root, beside), numbers(1, 1, 1)));
    expect(roots.map((x) => [x.compareTo(root), x.compareTo(beside)])).toEqual([
      [0, -1],
      [1, 0],
    ]);
  });

  it("takes coefficients with square roots, multiple roots among them", () => {
    const w = R(7).squareRoot();
    const third = w.over(R(3));
    const polynomial = multiply(withRoots(w, w, third), [R(1).plus(w), R(2), w]);
    expect(realRoots(polynomial).map((x) => [x.compareTo(third), x.compareTo(w)])).toEqual([
      [0, -1],
      [1, 0],
    ]);
    // A leading coefficient that is zero only by √7·√7 = 7.
    const vanishing = w.squared().minus(R(7));
    expect(approximations([w.negated(), R(1), vanishing, vanishing])).toEqual([Math.sqrt(7)]);
  });

  it("compares the roots of different quartics that share one", () => {
    // x³ − x − 1 has one real root.
    const shared = numbers(-1, -1, 0, 1);
    const first = realRoots(multiply(shared, numbers(-3, 2, 0.1)));
    const second = realRoots(multiply(shared, numbers(0.7, 1, -0.3)));
    const order = first.map((x) => second.map((y) => x.compareTo(y)));
    const expected = first.map((x) => second.map((y) => Math.sign(approximate(x) - approximate(y))));
    expect(order).toEqual(expected);
    expect(order.flat().filter((sign) => sign === 0)).toHaveLength(1);
    // One that is almost shared.
    const beside = realRoots(multiply(numbers(-1 - 2 ** -52, -1, 0, 1), numbers(0.7, 1, -0.3)));
    const orderBeside = first.map((x) => beside.map((y) => x.compareTo(y)));
    expect(orderBeside.flat().filter((sign) => sign === 0)).toHaveLength(0);
  });

  it("knows the relations between roots and coefficients", () => {
    const c = numbers(7, 0.3, -9.7, 0.7, 1.3);
    const roots = realRoots(c);
    expect(roots).toHaveLength(4);
    const sum = roots.reduce((s, x) => s.plus(x));
    const product = roots.reduce((s, x) => s.times(x));
    expect(sum.times(R(1.3)).plus(R(0.7)).sign()).toBe(0);
    expect(product.times(R(1.3)).compareTo(R(7))).toBe(0);
    expect(product.times(R(1.3)).compareTo(R(7 + 2 ** -50))).toBe(-1);
    for (const x of roots) {
      const value = c.reduceRight((s, coefficient) => s.times(x).plus(coefficient), R(0));
      expect(value.sign()).toBe(0);
    }
  });

  it("finds roots beyond the largest double, and those nearer to each other than the least", () => {
    const [far = R(0)] = realRoots([R(-1e300), R(1e-300), R(0), R(0)]);
    expect(approximate(far)).toBe(Number.POSITIVE_INFINITY);
    const [cubeRoot = R(0)] = realRoots([R(-(10n ** 1000n)), R(0), R(0), R(1)]);
    expect(approximate(cubeRoot.over(R(10n ** 333n)))).toBe(Math.cbrt(10));
    const root = R(2).squareRoot();
    const beside = root.plus(R(5e-324).squared());
    const roots = realRoots(multiply(withRoots(beside, root), [R(0.3), root, R(1)]));
    expect(roots.map((x) => [x.compareTo(root), x.compareTo(beside)]).slice(-2)).toEqual([
      [0, -1],
      [1, 0],
    ]);
  });

  it("sums many roots to zero", () => {
    // √2 + ∛2 is a root of x⁶ − 6x⁴ − 4x³ + 12x² − 24x − 4.
    const roots = realRoots(numbers(-4, -24, 12, -4, -6, 0, 1));
    const [cubeRoot = R(0)] = realRoots(numbers(-2, 0, 0, 1));
    const sum = R(2).squareRoot().plus(cubeRoot);
    expect(roots.map((x) => x.compareTo(sum))).toContain(0);
  });
});
