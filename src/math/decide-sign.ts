import { signOfEnclosure, upperExponent } from "./enclosure.js";
import type { Sign } from "./exact.js";
import type { Expression } from "./real-expression.js";
import { separationOf } from "./separation.js";

const FIRST_PRECISION = 64;

/** Where no more bits than this can be needed, they are all taken at once. */
const MOST_BITS_AT_ONCE = 512;

/** What a few operations may lose to rounding. */
const GUARD_BITS = 16;

/**
 * The sign of an expression: enclosures of more and more bits until one excludes zero, or lies within the
 * separation bound.
 */
export function decideSign(expression: Expression): Sign {
  const first = signOfEnclosure(expression.enclose(FIRST_PRECISION));
  if (first !== 0) return first;
  const separation = separationOf(expression);
  let precision = separation.bits <= MOST_BITS_AT_ONCE ? separation.bits + GUARD_BITS : 2 * FIRST_PRECISION;
  for (;;) {
    const enclosure = expression.enclose(precision);
    const sign = signOfEnclosure(enclosure);
    if (sign !== 0) return sign;
    const missing = upperExponent(enclosure) - separation.exponent;
    if (missing <= 0) return 0;
    precision = Math.min(2 * precision, precision + missing + GUARD_BITS);
  }
}
