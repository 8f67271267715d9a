import { spend } from "./budget.js";
import type { Dyadic } from "./dyadic.js";
import { type Enclosure, signOfEnclosure } from "./enclosure.js";
import type { SizeBound } from "./separation-bound.js";

/** Counts the degrees of the roots in an expression. */
export interface RootCounter {
  countSquareRoot(radicand: Dyadic | null): void;
  /** The bound on the degree so far. */
  degree: number;
  /** How many roots of each polynomial are counted. */
  readonly rootsOf: Map<object, number>;
}

/** A holder of an expression: two that are found to be equal may come to share one. */
export interface Operand {
  readonly expression: Expression;
}

/** The steps of an operation on numbers of so many bits. */
export function workOf(precision: number): number {
  return 1 + (precision >> 9);
}

/** The construction of a real number. Results about it are kept. */
export abstract class Expression {
  // Fields that are declared only: V8 takes a microsecond to initialise those of a base class of many
  // classes.
  declare private enclosure: Enclosure | undefined;
  declare private precision: number;
  declare private dyadic: Dyadic | null | undefined;
  /** The expression of its square root, once there is one: shared, so that its degree counts once. */
  declare root: Expression | undefined;

  /** Greater than those of all operands, so that an expression that is no deeper than an operand cannot contain it. */
  declare readonly depth: number;

  constructor(deepestOperand: number) {
    this.depth = deepestOperand + 1;
    this.enclosure = undefined;
    this.precision = 0;
    this.dyadic = undefined;
    this.root = undefined;
  }

  /** Encloses the number, computed with `precision` bits; cancellation may leave fewer correct. */
  enclose(precision: number): Enclosure {
    if (this.enclosure === undefined || this.precision < precision) {
      // Not for leaves: constants keep their enclosures from one question to the next.
      if (this.operands.length > 0) spend(workOf(precision));
      this.enclosure = this.computeEnclosure(precision);
      this.precision = precision;
    }
    return this.enclosure;
  }

  /** As `enclose`, with as many bits as the sign of a nonzero number needs. */
  encloseWithSign(precision: number): Enclosure {
    let used = precision;
    let enclosure = this.enclose(used);
    while (signOfEnclosure(enclosure) === 0) {
      used *= 2;
      enclosure = this.enclose(used);
    }
    return enclosure;
  }

  /** The number itself if it is a polynomial in doubles and integers, else null. */
  exact(): Dyadic | null {
    if (this.dyadic === undefined) this.dyadic = this.computeExact();
    return this.dyadic;
  }

  /** Counts this if it is a root; the caller counts the operands. */
  countRoot(_counter: RootCounter): void {}

  abstract readonly operands: readonly Operand[];
  /** The size of the number, given those of its operands. */
  abstract sizeFrom(operandSizes: readonly SizeBound[]): SizeBound;
  protected abstract computeEnclosure(precision: number): Enclosure;
  protected computeExact(): Dyadic | null {
    return null;
  }
}
