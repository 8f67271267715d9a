import { bitLength } from "./integer.js";
import { type Field, type Radical, signOfSumWithRoot } from "./radical.js";
import { accuracyInForce, Real } from "./real.js";
import { zero } from "./real-vector.js";

/** A value of t on a line: (base + side·√square)/divisor, the divisor positive. Exact. */
export interface Place {
  readonly base: Radical;
  readonly side: -1 | 0 | 1;
  readonly square: Radical;
  readonly divisor: Radical;
  /** The product of this place and that with the other side, times the divisor. */
  readonly product: Radical;
}

/** The place numerator/divisor, the divisor not zero. */
export function quotientPlace(numerator: Radical, divisor: Radical): Place {
  const square = numerator.field.whole(0n);
  const positive = divisor.sign() > 0;
  const base = positive ? numerator : numerator.negated();
  return { base, side: 0, square, divisor: positive ? divisor : divisor.negated(), product: square };
}

/** The place of a finite double mantissa·2^exponent. */
export function doublePlace(field: Field, mantissa: bigint, exponent: number): Place {
  const power = 1n << BigInt(Math.abs(exponent));
  return exponent >= 0
    ? quotientPlace(field.whole(mantissa * power), field.whole(1n))
    : quotientPlace(field.whole(mantissa), field.whole(power));
}

/** The real zeros of at² + 2bt + c in order, a positive: none, or two that may be equal. */
export function rootPlaces(a: Radical, b: Radical, c: Radical): [Place, Place] | undefined {
  const square = b.squared().minus(a.times(c));
  if (square.sign() < 0) return undefined;
  const place = (side: -1 | 1): Place => ({ base: b.negated(), side, square, divisor: a, product: c });
  return [place(-1), place(1)];
}

/** −1, 0 or 1 as `a` lies before, at or after `b`. Exact. */
export function comparePlaces(a: Place, b: Place): -1 | 0 | 1 {
  const { field } = a.base;
  const base = a.base.times(b.divisor).minus(b.base.times(a.divisor));
  const first = b.divisor.times(field.whole(BigInt(a.side)));
  const second = a.divisor.times(field.whole(BigInt(-b.side)));
  return signOfTwoRoots(base, first, a.square, second, b.square);
}

/** The sign of a + b√p + c√q: if those of a + b√p and of c√q are opposite, that of the greater square. */
function signOfTwoRoots(a: Radical, b: Radical, p: Radical, c: Radical, q: Radical): -1 | 0 | 1 {
  const first = signOfSumWithRoot(a, b, p);
  const second = q.sign() === 0 ? 0 : c.sign();
  if (second === 0 || first === second) return first;
  if (first === 0) return second;
  const squares = a.squared().plus(b.squared().times(p)).minus(c.squared().times(q));
  const greater = signOfSumWithRoot(squares, a.times(b).scaledBy(2n), p);
  return greater === 0 ? 0 : greater > 0 ? first : second;
}

/** The place as a number, to nearly the accuracy in force. */
export function valueOfPlace({ base, side, square, divisor, product }: Place): Real {
  if (side === 0) return realOfRadical(base).dividedBy(realOfRadical(divisor));
  const root = realOfRadical(square).squareRoot();
  const signed = side > 0 ? root : root.negated();
  const numerator = realOfRadical(base);
  // Where the sum would cancel, the zeros' product tells more: (b − √d)(b + √d) = ac.
  if (numerator.sign() * side >= 0) return numerator.plus(signed).dividedBy(realOfRadical(divisor));
  return realOfRadical(product).dividedBy(numerator.minus(signed));
}

/** To nearly the accuracy in force, however much the sum cancels. */
export function realOfRadical(radical: Radical): Real {
  const { field, terms, denominator } = radical;
  if (radical.sign() === 0) return zero;
  const accuracy = accuracyInForce();
  for (let bits = accuracy + 32; ; bits *= 2) {
    const parts = terms.flatMap((term, mask) =>
      term === 0n ? [] : [new Real(term, 0).times(new Real(field.square(mask), 0).squareRoot(bits))],
    );
    const sum = parts.reduce((total, part) => total.plus(part), zero);
    const lost = Math.max(...parts.map(magnitude)) - magnitude(sum);
    if (parts.length === 1 || lost < bits - accuracy - parts.length) {
      return sum.dividedBy(new Real(denominator, 0));
    }
  }
}

function magnitude({ mantissa, exponent }: Real): number {
  return bitLength(mantissa) + exponent;
}
