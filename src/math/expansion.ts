import type { Sign } from "./exact.js";
import { productError, sumError } from "./rounding.js";

/** Terms of the longest factor that `isShort` lets pass. */
const LONGEST_FACTOR = 8;

/** A product of two such factors adds 128 terms at most; this has room for two, and more. */
const CAPACITY = 5 * LONGEST_FACTOR * LONGEST_FACTOR;

/**
 * An exact sum of doubles that do not overlap, the smallest first and none of them 0.
 *
 * It serves as scratch space: created once, then cleared and filled again. Everything is exact while all numbers that are
 * added are ordinary (see `isOrdinary`) and no product has more than four of them. Round numbers keep it to one or two
 * terms, so that a tie on a grid is decided in some hundred nanoseconds.
 *
 * Source: J. R. Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates"
 * (1997), theorem 10 with zeros left out.
 */
export class Expansion {
  private readonly terms = new Float64Array(CAPACITY);
  private length = 0;

  /** Makes it 0. */
  clear(): this {
    this.length = 0;
    return this;
  }

  /** Adds a double. */
  add(value: number): this {
    const { terms } = this;
    let carried = value;
    let kept = 0;
    for (let i = 0; i < this.length; i++) {
      const term = terms[i] ?? 0;
      const sum = carried + term;
      const error = sumError(carried, term, sum);
      if (error !== 0) terms[kept++] = error;
      carried = sum;
    }
    if (carried !== 0) terms[kept++] = carried;
    this.length = kept;
    return this;
  }

  /** Adds a·b. */
  addProduct(a: number, b: number): this {
    const product = a * b;
    const error = productError(a, b, product);
    if (error !== 0) this.add(error);
    return this.add(product);
  }

  /** Adds factor times another one. */
  addMultiple(other: Expansion, factor: number): this {
    for (let i = 0; i < other.length; i++) this.addProduct(other.terms[i] ?? 0, factor);
    return this;
  }

  /** Adds factor·p·q, for a factor of ±1 or ±2. */
  addProductOf(p: Expansion, q: Expansion, factor: number): this {
    for (let i = 0; i < p.length; i++) this.addMultiple(q, factor * (p.terms[i] ?? 0));
    return this;
  }

  /** The largest term has the sign of the whole. */
  sign(): Sign {
    const largest = this.length === 0 ? 0 : (this.terms[this.length - 1] ?? 0);
    return largest > 0 ? 1 : largest < 0 ? -1 : 0;
  }

  /** Its value, rounded; off by less than 2⁻⁵¹ of it, as the terms do not overlap. */
  approximate(): number {
    let sum = 0;
    for (let i = 0; i < this.length; i++) sum += this.terms[i] ?? 0;
    return sum;
  }

  /** Whether products of it and others like it fit. */
  isShort(): boolean {
    return this.length <= LONGEST_FACTOR;
  }

  /** Its value if it takes one term, else NaN. */
  asDouble(): number {
    return this.length === 0 ? 0 : this.length === 1 ? (this.terms[0] ?? 0) : Number.NaN;
  }
}

/**
 * Whether a number may be used in expansions: it is 0 or of a magnitude between 2⁻¹⁰⁰ and 2¹⁰⁰.
 *
 * Such a number is a multiple of 2⁻¹⁵³, so that any sum of products of up to four of them is a multiple of 2⁻⁶¹² and
 * below 2⁵⁰⁰: no rounding error is lost to underflow.
 */
export function isOrdinary(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size > 2 ** -100 && size < 2 ** 100);
}
