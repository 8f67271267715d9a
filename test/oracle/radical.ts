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

  whole(value: bigint): Radical {
    return new Radical(this, [value], 1n);
  }

  /** √square, for a square ≥ 0. */
  root(square: bigint): Radical {
    const floor = integerSquareRoot(square);
    if (floor * floor === square) return this.whole(floor);
    let index = this.#radicands.indexOf(square);
    if (index < 0) {
      index = this.#radicands.push(square) - 1;
      for (const product of [...this.#squares]) this.#squares.push(product * square);
    }
    const terms = new Array<bigint>(2 ** index + 1).fill(0n);
    terms[2 ** index] = 1n;
    return new Radical(this, terms, 1n);
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

/**
 * An exact sum of rational multiples of products of the roots of a field: Σ terms[mask]·√square(mask), divided by
 * a positive denominator. All numbers that are put together must be of the same field.
 */
export class Radical {
  readonly field: Field;
  readonly terms: readonly bigint[];
  readonly denominator: bigint;

  constructor(field: Field, terms: readonly bigint[], denominator: bigint) {
    this.field = field;
    this.terms = terms;
    this.denominator = denominator;
  }

  #combined(other: Radical, sign: 1n | -1n): Radical {
    const same = this.denominator === other.denominator;
    const mine = same ? 1n : other.denominator;
    const theirs = same ? sign : sign * this.denominator;
    const count = Math.max(this.terms.length, other.terms.length);
    const terms: bigint[] = [];
    for (let mask = 0; mask < count; mask++) {
      terms.push((this.terms[mask] ?? 0n) * mine + (other.terms[mask] ?? 0n) * theirs);
    }
    return new Radical(this.field, terms, same ? this.denominator : this.denominator * other.denominator);
  }

  plus(other: Radical): Radical {
    return this.#combined(other, 1n);
  }

  minus(other: Radical): Radical {
    return this.#combined(other, -1n);
  }

  negated(): Radical {
    return this.scaledBy(-1n);
  }

  scaledBy(factor: bigint): Radical {
    return new Radical(
      this.field,
      this.terms.map((term) => term * factor),
      this.denominator,
    );
  }

  /** The number divided by a positive integer. */
  dividedBy(divisor: bigint): Radical {
    return new Radical(this.field, this.terms, this.denominator * divisor);
  }

  times(other: Radical): Radical {
    const terms: bigint[] = [0n];
    this.terms.forEach((mine, first) => {
      if (mine === 0n) return;
      other.terms.forEach((theirs, second) => {
        if (theirs === 0n) return;
        const shared = first & second;
        const mask = first ^ second;
        while (terms.length <= mask) terms.push(0n);
        const product = shared === 0 ? mine * theirs : mine * theirs * this.field.square(shared);
        terms[mask] = (terms[mask] ?? 0n) + product;
      });
    });
    return new Radical(this.field, terms, this.denominator * other.denominator);
  }

  squared(): Radical {
    return this.times(this);
  }

  sign(): Sign {
    return signOfTerms(this.field, this.terms);
  }

  compare(other: Radical): Sign {
    return this.minus(other).sign();
  }

  /** The number in units of 2^−fractionBits, rounded, and a bound of its error. */
  rounded(): { value: bigint; error: bigint } {
    const { sum, error } = roundedSum(this.field, this.terms);
    return { value: sum / this.denominator, error: error / this.denominator + 1n };
  }
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
  const without = new Radical(field, terms.slice(0, top), 1n);
  const factor = new Radical(field, terms.slice(top, count), 1n);
  return signOfSumWithRoot(without, factor, field.whole(field.square(top)));
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
