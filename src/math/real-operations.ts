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

/*
 * The constructors of binary operations are alike. A common base class makes the exact tests of sectors a fifth slower,
 * since V8 is slow to construct through another level.
 */

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

/** The result for operands that are both polynomials in doubles and integers, else null. */
function ofExactOperands(
  [a, b]: readonly [Operand, Operand],
  operation: (a: Dyadic, b: Dyadic) => Dyadic,
): Dyadic | null {
  const exactA = a.expression.exact();
  const exactB = exactA === null ? null : b.expression.exact();
  return exactA === null || exactB === null ? null : operation(exactA, exactB);
}

/** What has two operands. */
abstract class OfTwo extends Expression {
  readonly operands: readonly [Operand, Operand];

  constructor(a: Operand, b: Operand) {
    super(Math.max(a.expression.depth, b.expression.depth));
    this.operands = [a, b];
  }
}

export class Sum extends OfTwo {
  protected computeEnclosure(precision: number): Enclosure {
    const [a, b] = this.operands;
    return addEnclosures(a.expression.enclose(precision), b.expression.enclose(precision), precision);
  }

  sizeFrom([a, b]: readonly [SizeBound, SizeBound]): SizeBound {
    return sizeOfSum(a, b);
  }

  protected override computeExact(): Dyadic | null {
    return ofExactOperands(this.operands, addDyadics);
  }
}

export class Negation extends Expression {
  readonly operands: readonly [Operand];

  constructor(a: Operand) {
    super(a.expression.depth);
    this.operands = [a];
  }

  protected computeEnclosure(precision: number): Enclosure {
    return negateEnclosure(this.operands[0].expression.enclose(precision));
  }

  sizeFrom([a]: readonly [SizeBound]): SizeBound {
    return a;
  }

  protected override computeExact(): Dyadic | null {
    const exact = this.operands[0].expression.exact();
    return exact === null ? null : negateDyadic(exact);
  }
}

export class Product extends OfTwo {
  protected computeEnclosure(precision: number): Enclosure {
    const [a, b] = this.operands;
    return multiplyEnclosures(a.expression.enclose(precision), b.expression.enclose(precision), precision);
  }

  sizeFrom([a, b]: readonly [SizeBound, SizeBound]): SizeBound {
    return sizeOfProduct(a, b);
  }

  protected override computeExact(): Dyadic | null {
    return ofExactOperands(this.operands, multiplyDyadics);
  }
}

/** a/b, where b is known not to be zero. */
export class Quotient extends OfTwo {
  protected computeEnclosure(precision: number): Enclosure {
    const [a, b] = this.operands;
    const divisor = b.expression.encloseWithSign(precision);
    return divideEnclosures(a.expression.enclose(precision), divisor, precision);
  }

  sizeFrom([a, b]: readonly [SizeBound, SizeBound]): SizeBound {
    return sizeOfQuotient(a, b, this.operands[1].expression);
  }
}

/** √a, where a is known to be positive. */
class SquareRoot extends Expression {
  readonly operands: readonly [Operand];

  constructor(a: Operand) {
    super(a.expression.depth);
    this.operands = [a];
  }

  protected computeEnclosure(precision: number): Enclosure {
    return squareRootOfEnclosure(this.operands[0].expression.encloseWithSign(precision), precision);
  }

  sizeFrom([a]: readonly [SizeBound]): SizeBound {
    return sizeOfSquareRoot(a);
  }

  override countRoot(counter: RootCounter): void {
    counter.countSquareRoot(this.operands[0].expression.exact());
  }
}

/** √ of a positive number, the same object each time. */
export function squareRootOf(expression: Expression): Expression {
  expression.root ??= new SquareRoot({ expression });
  return expression.root;
}
