import { addEnclosures, type Enclosure, multiplyEnclosures } from "./enclosure.js";
import type { Operand } from "./real-expression.js";

const ZERO: Enclosure = { mantissa: 0n, error: 0n, exponent: 0 };

/** Encloses the values of c₀ + c₁x + … for all enclosed x. */
export function enclosePolynomial(
  coefficients: readonly Operand[],
  x: Enclosure,
  precision: number,
): Enclosure {
  return coefficients.reduceRight(
    (value, { expression }) =>
      addEnclosures(multiplyEnclosures(value, x, precision), expression.enclose(precision), precision),
    ZERO,
  );
}

/** Encloses the values of its derivative. */
export function encloseDerivative(
  coefficients: readonly Operand[],
  x: Enclosure,
  precision: number,
): Enclosure {
  return coefficients.reduceRight((value, { expression }, i) => {
    if (i === 0) return value;
    const factor = { mantissa: BigInt(i), error: 0n, exponent: 0 };
    const coefficient = multiplyEnclosures(expression.enclose(precision), factor, precision);
    return addEnclosures(multiplyEnclosures(value, x, precision), coefficient, precision);
  }, ZERO);
}
