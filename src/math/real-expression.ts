import { spend } from "./cost.js";
import {
  addDyadics,
  addEnclosures,
  type Dyadic,
  divideEnclosures,
  dyadicOfDouble,
  type Enclosure,
  encloseDyadic,
  multiplyDyadics,
  multiplyEnclosures,
  negateDyadic,
  negateEnclosure,
  signOfEnclosure,
  squareRootOfEnclosure,
  ZERO,
} from "./dyadic.js";
import {
  type SizeBound,
  sizeOfDyadic,
  sizeOfProduct,
  sizeOfQuotient,
  sizeOfSquareRoot,
  sizeOfSum,
} from "./separation-bound.js";

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

const NO_OPERANDS: readonly Operand[] = [];

/** A double, or a number with an odd mantissa. */
export class Leaf extends Expression {
  readonly operands = NO_OPERANDS;

  constructor(private readonly value: number | Dyadic) {
    super(0);
  }

  protected computeEnclosure(precision: number): Enclosure {
    return encloseDyadic(this.exact() ?? ZERO, precision);
  }

  sizeFrom(): SizeBound {
    return sizeOfDyadic(this.exact() ?? ZERO);
  }

  protected override computeExact(): Dyadic {
    return typeof this.value === "number" ? dyadicOfDouble(this.value) : this.value;
  }
}

/** What an operation does with what is known of its two operands, or of its only one, which is then given twice. */
interface Rule {
  readonly enclose: (a: Enclosure, b: Enclosure, precision: number) => Enclosure;
  /** `divisor` stands for the last operand. */
  readonly size: (a: SizeBound, b: SizeBound, divisor: object) => SizeBound;
  /** Null if the result need not be a dyadic number where the operands are. */
  readonly exact: ((a: Dyadic, b: Dyadic) => Dyadic) | null;
}

export const SUM: Rule = { enclose: addEnclosures, size: sizeOfSum, exact: addDyadics };
export const NEGATION: Rule = { enclose: negateEnclosure, size: (a) => a, exact: negateDyadic };
export const PRODUCT: Rule = { enclose: multiplyEnclosures, size: sizeOfProduct, exact: multiplyDyadics };
/** a/b, where b is known not to be zero. */
export const QUOTIENT: Rule = { enclose: divideEnclosures, size: sizeOfQuotient, exact: null };
/** √a, where a is known to be positive. */
const SQUARE_ROOT: Rule = {
  enclose: (a, _, precision) => squareRootOfEnclosure(a, precision),
  size: sizeOfSquareRoot,
  exact: null,
};

/** The result of an operation. */
export class Operation extends Expression {
  readonly operands: readonly Operand[];

  constructor(
    private readonly rule: Rule,
    private readonly first: Operand,
    private readonly last: Operand = first,
  ) {
    super(Math.max(first.expression.depth, last.expression.depth));
    this.operands = [first, last];
  }

  protected computeEnclosure(precision: number): Enclosure {
    const { rule, first, last } = this;
    const { expression } = last;
    const b = rule.exact === null ? expression.encloseWithSign(precision) : expression.enclose(precision);
    return rule.enclose(first.expression.enclose(precision), b, precision);
  }

  sizeFrom([a, b]: readonly [SizeBound, SizeBound]): SizeBound {
    return this.rule.size(a, b, this.last.expression);
  }

  protected override computeExact(): Dyadic | null {
    const { exact } = this.rule;
    if (exact === null) return null;
    const a = this.first.expression.exact();
    const b = a === null ? null : this.last.expression.exact();
    return a === null || b === null ? null : exact(a, b);
  }

  override countRoot(counter: RootCounter): void {
    if (this.rule === SQUARE_ROOT) counter.countSquareRoot(this.first.expression.exact());
  }
}

/** √ of a positive number, the same object each time. */
export function squareRootOf(expression: Expression): Expression {
  expression.root ??= new Operation(SQUARE_ROOT, { expression });
  return expression.root;
}
