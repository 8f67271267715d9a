import {
  type Approximation,
  approximateRoot,
  approximateWhole,
  certainSignOf,
  differenceOf,
  productOf,
  quotientOf,
  sumOf,
} from "./approximation.js";
import { absolute, integerSquareRoot, signOf } from "./integer.js";

type Sign = -1 | 0 | 1;

/** How many bits after the binary point the roots have with which a sign is guessed and certified. */
const fractionBits = 192n;

/** The square roots of whole numbers that come up in one question, each under the number of its bit. */
export class Field {
  readonly #radicands: bigint[] = [];
  /** By set of roots, as a mask of bits: the product of their squares, and that of the roots, once asked for. */
  readonly #squares: bigint[] = [1n];
  readonly #roots = new Map<number, bigint>();
  readonly #known = new Map<bigint, Radical>();

  whole(value: bigint): Radical {
    return new Radical(this, approximateWhole(value), () => ({ terms: [value], denominator: 1n }));
  }

  /** √square, for a square ≥ 0. */
  root(square: bigint): Radical {
    const known = this.#known.get(square);
    if (known !== undefined) return known;
    const root = this.#newRoot(square);
    this.#known.set(square, root);
    return root;
  }

  #newRoot(square: bigint): Radical {
    const floor = integerSquareRoot(square);
    if (floor * floor === square) return this.whole(floor);
    const index = this.#radicands.push(square) - 1;
    for (const product of [...this.#squares]) this.#squares.push(product * square);
    const terms = new Array<bigint>(2 ** index + 1).fill(0n);
    terms[2 ** index] = 1n;
    return new Radical(this, approximateRoot(square), () => ({ terms, denominator: 1n }));
  }

  /** The product of the squares of a set of roots. */
  square(mask: number): bigint {
    return this.#squares[mask] ?? 1n;
  }

  /** The product of a set of roots times 2^fractionBits, rounded down. */
  flooredRoot(mask: number): bigint {
    let root = this.#roots.get(mask);
    if (root === undefined) {
      root = integerSquareRoot(this.square(mask) << (2n * fractionBits));
      this.#roots.set(mask, root);
    }
    return root;
  }
}

/** Σ terms[mask]·√square(mask), divided by a positive denominator. */
interface RootSum {
  readonly terms: readonly bigint[];
  readonly denominator: bigint;
}

/**
 * An exact sum of rational multiples of products of the roots of a field. All numbers that are put together must be of
 * the same field. Doubles with bounds of their errors go along; the sum itself is computed only when they do not tell.
 */
export class Radical {
  readonly field: Field;
  readonly #approximation: Approximation;
  readonly #compute: () => RootSum;
  #sum: RootSum | undefined;

  constructor(field: Field, approximation: Approximation, compute: () => RootSum) {
    this.field = field;
    this.#approximation = approximation;
    this.#compute = compute;
  }

  #exactly(): RootSum {
    this.#sum ??= this.#compute();
    return this.#sum;
  }

  get terms(): readonly bigint[] {
    return this.#exactly().terms;
  }

  get denominator(): bigint {
    return this.#exactly().denominator;
  }

  plus(other: Radical): Radical {
    const approximation = sumOf(this.#approximation, other.#approximation);
    return new Radical(this.field, approximation, () => combined(this.#exactly(), other.#exactly(), 1));
  }

  minus(other: Radical): Radical {
    const approximation = differenceOf(this.#approximation, other.#approximation);
    return new Radical(this.field, approximation, () => combined(this.#exactly(), other.#exactly(), -1));
  }

  negated(): Radical {
    return this.scaledBy(-1n);
  }

  scaledBy(factor: bigint): Radical {
    const approximation = productOf(this.#approximation, approximateWhole(factor));
    return new Radical(this.field, approximation, () => {
      const { terms, denominator } = this.#exactly();
      return { terms: terms.map((term) => term * factor), denominator };
    });
  }

  /** The number divided by a positive integer. */
  dividedBy(divisor: bigint): Radical {
    return new Radical(this.field, quotientOf(this.#approximation, divisor), () => {
      const { terms, denominator } = this.#exactly();
      return { terms, denominator: denominator * divisor };
    });
  }

  times(other: Radical): Radical {
    const approximation = productOf(this.#approximation, other.#approximation);
    return new Radical(this.field, approximation, () =>
      multiplied(this.field, this.#exactly(), other.#exactly()),
    );
  }

  squared(): Radical {
    return this.times(this);
  }

  sign(): Sign {
    return certainSignOf(this.#approximation) || signOfTerms(this.field, this.terms);
  }

  compare(other: Radical): Sign {
    return this.minus(other).sign();
  }

  /** The number in units of 2^−fractionBits, rounded, and a bound of its error. */
  rounded(): { value: bigint; error: bigint } {
    const { terms, denominator } = this.#exactly();
    const { sum, error } = roundedSum(this.field, terms);
    return { value: sum / denominator, error: error / denominator + 1n };
  }
}

function combined(a: RootSum, b: RootSum, sign: 1 | -1): RootSum {
  if (a.denominator !== b.denominator) {
    return combined(multipliedBy(a, b.denominator), multipliedBy(b, a.denominator), sign);
  }
  const count = Math.max(a.terms.length, b.terms.length);
  const terms: bigint[] = [];
  for (let mask = 0; mask < count; mask++) {
    const [mine, theirs] = [a.terms[mask] ?? 0n, b.terms[mask] ?? 0n];
    terms.push(sign > 0 ? mine + theirs : mine - theirs);
  }
  return { terms, denominator: a.denominator };
}

function multipliedBy({ terms, denominator }: RootSum, factor: bigint): RootSum {
  if (factor === 1n) return { terms, denominator };
  return {
    terms: terms.map((term) => (term === 0n ? term : term * factor)),
    denominator: denominator * factor,
  };
}

function multiplied(field: Field, a: RootSum, b: RootSum): RootSum {
  const terms: bigint[] = [0n];
  for (const [first, mine] of a.terms.entries()) {
    if (mine === 0n) continue;
    for (const [second, theirs] of b.terms.entries()) {
      if (theirs === 0n) continue;
      const shared = first & second;
      const mask = first ^ second;
      while (terms.length <= mask) terms.push(0n);
      const product = shared === 0 ? mine * theirs : mine * theirs * field.square(shared);
      terms[mask] = (terms[mask] ?? 0n) + product;
    }
  }
  return { terms, denominator: a.denominator * b.denominator };
}

/** Σ terms[mask]·√square(mask) in units of 2^−fractionBits, and a bound of its error. */
function roundedSum(field: Field, terms: readonly bigint[]): { sum: bigint; error: bigint } {
  let sum = 0n;
  let error = 0n;
  terms.forEach((term, mask) => {
    if (term === 0n) return;
    sum += term * field.flooredRoot(mask);
    // Each rounded root is less than one unit below the true one.
    error += absolute(term);
  });
  return { sum, error };
}

/** The sign of Σ terms[mask]·√square(mask): from rounded roots where they suffice, else by squaring. */
function signOfTerms(field: Field, terms: readonly bigint[]): Sign {
  let count = terms.length;
  while (count > 1 && terms[count - 1] === 0n) count--;
  if (count <= 1) return signOf(terms[0] ?? 0n);
  const { sum, error } = roundedSum(field, terms);
  if (absolute(sum) >= error) return signOf(sum);

  const top = 2 ** (31 - Math.clz32(count - 1));
  const without = ofTerms(field, terms.slice(0, top));
  const factor = ofTerms(field, terms.slice(top, count));
  return signOfSumWithRoot(without, factor, field.whole(field.square(top)));
}

/** Without a double, which would tell no more than the rounded roots do. */
function ofTerms(field: Field, terms: readonly bigint[]): Radical {
  return new Radical(field, { value: 0, error: Number.POSITIVE_INFINITY }, () => ({
    terms,
    denominator: 1n,
  }));
}

/** The sign of a + b√c, for c ≥ 0: if a and b√c are of opposite signs, that of the greater square. */
export function signOfSumWithRoot(a: Radical, b: Radical, c: Radical): Sign {
  const signOfA = a.sign();
  const signOfRoot = c.sign() === 0 ? 0 : b.sign();
  if (signOfRoot === 0 || signOfA === signOfRoot) return signOfA;
  if (signOfA === 0) return signOfRoot;
  const greater = a.squared().minus(b.squared().times(c)).sign();
  return greater === 0 ? 0 : greater > 0 ? signOfA : signOfRoot;
}
