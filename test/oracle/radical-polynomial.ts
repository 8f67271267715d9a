import { type Axis, cross } from "./figure.js";
import type { Span } from "./primitive.js";
import type { Radical } from "./radical.js";

/** Coefficients, constant first. */
type RadicalPolynomial = readonly Radical[];

function trimmed(p: RadicalPolynomial): RadicalPolynomial {
  let count = p.length;
  while (count > 0 && p[count - 1]?.sign() === 0) count--;
  return p.slice(0, count);
}

/** A negative multiple of the remainder of p by q: each step multiplies p by the size of q's leading coefficient. */
function negatedRemainder(p: RadicalPolynomial, q: RadicalPolynomial): RadicalPolynomial {
  const lead = q[q.length - 1];
  if (lead === undefined) throw new RangeError("division by the zero polynomial");
  const isNegative = lead.sign() < 0;
  const size = isNegative ? lead.negated() : lead;
  let rest = p;
  while (rest.length >= q.length) {
    const top = rest[rest.length - 1];
    if (top === undefined) break;
    const offset = rest.length - q.length;
    const factor = isNegative ? top.negated() : top;
    rest = trimmed(
      rest.slice(0, -1).map((coefficient, index) => {
        const grown = coefficient.times(size);
        const subtrahend = index >= offset ? q[index - offset] : undefined;
        return subtrahend === undefined ? grown : grown.minus(factor.times(subtrahend));
      }),
    );
  }
  return rest.map((coefficient) => coefficient.negated());
}

/** Sturm's chain: the polynomial, its derivative, and negated remainders. */
function chainOf(polynomial: RadicalPolynomial): RadicalPolynomial[] {
  let last = trimmed(polynomial);
  if (last.length === 0) throw new RangeError("the zero polynomial is zero everywhere");
  const chain = [last];
  let next = trimmed(last.slice(1).map((coefficient, index) => coefficient.scaledBy(BigInt(index + 1))));
  while (next.length > 0) {
    chain.push(next);
    const remainder = negatedRemainder(last, next);
    last = next;
    next = remainder;
  }
  return chain;
}

function changesOf(signs: readonly number[]): number {
  const present = signs.filter((sign) => sign !== 0);
  return present.filter((sign, index) => index > 0 && sign !== present[index - 1]).length;
}

function changesAtInfinity(chain: readonly RadicalPolynomial[], side: 1 | -1): number {
  return changesOf(
    chain.map((p) => (p[p.length - 1]?.sign() ?? 0) * (side < 0 && p.length % 2 === 0 ? -1 : 1)),
  );
}

/** Whether a polynomial that is not zero has a real root. */
export function hasRealRoot(polynomial: RadicalPolynomial): boolean {
  const chain = chainOf(polynomial);
  return changesAtInfinity(chain, -1) !== changesAtInfinity(chain, 1);
}

/**
 * Whether a form of degree 4 in the tangent of half the angle has a root at an angle within the span, neither end
 * being a root. The tangent grows with the angle from −π to π, where it is infinite.
 */
export function hasRootInSpan(form: RadicalPolynomial, span: Span): boolean {
  const chain = chainOf(form);
  const atStart = changesAtDirection(chain, span.start);
  const atEnd = changesAtDirection(chain, span.end);
  if (precedes(span.start, span.end)) return atStart !== atEnd;
  const rootsAtInfinity = (chain[0]?.length ?? 0) < 5 ? 1 : 0;
  const roots = changesAtInfinity(chain, -1) - changesAtInfinity(chain, 1) + rootsAtInfinity;
  return roots !== atEnd - atStart;
}

/** At y/(√w + x), or (√w − x)/y, the one without a difference of like numbers. */
function changesAtDirection(chain: readonly RadicalPolynomial[], { x, y, length }: Axis): number {
  const field = chain[0]?.[0]?.field;
  if (field === undefined || (y === 0n && x < 0n)) return changesAtInfinity(chain, 1);
  const root = field.root(length.square);
  const side = field.whole(y);
  const [numerator, denominator] =
    x < 0n ? [root.minus(field.whole(x)), side] : [side, root.plus(field.whole(x))];
  return changesOf(chain.map((p) => signAt(p, numerator, denominator)));
}

function signAt(p: RadicalPolynomial, numerator: Radical, denominator: Radical): number {
  let value = numerator.field.whole(0n);
  let power = numerator.field.whole(1n);
  for (const coefficient of [...p].reverse()) {
    value = value.times(numerator).plus(power.times(coefficient));
    power = power.times(denominator);
  }
  return p.length % 2 === 0 ? value.sign() * denominator.sign() : value.sign();
}

/** Whether the angle of a is less than that of b, both in (−π, π]. */
function precedes(a: Axis, b: Axis): boolean {
  const rank = ({ x, y }: Axis) => (y < 0n ? 0 : y > 0n ? 2 : x > 0n ? 1 : 3);
  return rank(a) === rank(b) ? cross(a, b) > 0n : rank(a) < rank(b);
}
