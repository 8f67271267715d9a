import { addDyadics, type Dyadic, dyadicOfDouble, multiplyDyadics, negateDyadic, ZERO } from "./dyadic.js";
import {
  addEnclosures,
  divideEnclosures,
  type Enclosure,
  encloseDyadic,
  multiplyEnclosures,
  negateEnclosure,
  squareRootOfEnclosure,
} from "./enclosure.js";
import { Expression, type Operand, type RootCounter } from "./real-expression.js";
import {
  type SizeBound,
  sizeOfDyadic,
  sizeOfProduct,
  sizeOfQuotient,
  sizeOfSquareRoot,
  sizeOfSum,
} from "./separation-bound.js";

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
