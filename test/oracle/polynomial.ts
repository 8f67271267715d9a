import { absolute, signOf } from "./integer.js";
import { Surd } from "./surd.js";

/** Integer coefficients, constant first; the last one is not zero. The zero polynomial has none. */
export type Polynomial = readonly bigint[];

export function polynomial(...coefficients: bigint[]): Polynomial {
  let degree = coefficients.length - 1;
  while (degree >= 0 && coefficients[degree] === 0n) degree--;
  return coefficients.slice(0, degree + 1);
}

export function degreeOf(p: Polynomial): number {
  return p.length - 1;
}

function leading(p: Polynomial): bigint {
  return p[p.length - 1] ?? 0n;
}

function derivative(p: Polynomial): Polynomial {
  return p.slice(1).map((coefficient, index) => coefficient * BigInt(index + 1));
}

/** A positive multiple of the remainder of p by q, with its sign turned: the next member of a Sturm chain. */
function negatedRemainder(p: Polynomial, q: Polynomial): Polynomial {
  const lead = leading(q);
  const positiveLead = absolute(lead);
  const turned = lead < 0n;
  let rest = [...p];
  while (rest.length >= q.length) {
    const top = leading(rest);
    const factor = turned ? -top : top;
    const offset = rest.length - q.length;
    const next = rest.map((coefficient) => coefficient * positiveLead);
    q.forEach((coefficient, index) => {
      next[offset + index] = (next[offset + index] ?? 0n) - factor * coefficient;
    });
    rest = [...polynomial(...next)];
  }
  return rest.map((coefficient) => -coefficient);
}

/**
 * Sturm's chain of p: p, p′, and negated remainders down to their greatest common divisor. The number of changes
 * of sign along it falls, from one place to a greater one, by the number of distinct real roots between them;
 * neither place may be a root.
 */
export function sturmChain(p: Polynomial): Polynomial[] {
  const chain = [p];
  let next = derivative(p);
  let last = p;
  while (next.length > 0) {
    chain.push(next);
    const remainder = negatedRemainder(last, next);
    last = next;
    next = remainder;
  }
  return chain;
}

function changesOfSign(signs: readonly number[]): number {
  let changes = 0;
  let previous = 0;
  for (const sign of signs) {
    if (sign === 0) continue;
    if (sign === -previous) changes++;
    previous = sign;
  }
  return changes;
}

export function changesAtInfinity(chain: readonly Polynomial[], side: 1 | -1): number {
  return changesOfSign(chain.map((p) => signOf(leading(p)) * (side < 0 && degreeOf(p) % 2 === 1 ? -1 : 1)));
}

/** The changes of sign of the chain at numerator/denominator, a quotient of surds with one root in common. */
export function changesAt(chain: readonly Polynomial[], numerator: Surd, denominator: Surd): number {
  return changesOfSign(chain.map((p) => signAt(p, numerator, denominator)));
}

/** The sign of p(numerator/denominator). */
function signAt(p: Polynomial, numerator: Surd, denominator: Surd): number {
  let value = new Surd(0n, 0n, numerator.root);
  let power = new Surd(1n, 0n, numerator.root);
  for (let index = p.length - 1; index >= 0; index--) {
    value = value.times(numerator).plus(power.scaledBy(p[index] ?? 0n));
    power = power.times(denominator);
  }
  return degreeOf(p) % 2 === 1 ? value.sign() * denominator.sign() : value.sign();
}

/** The number of distinct real roots. */
export function realRootCount(chain: readonly Polynomial[]): number {
  return changesAtInfinity(chain, -1) - changesAtInfinity(chain, 1);
}

/** Which signs a binary form of even degree takes on the projective line. */
export interface SignsTaken {
  readonly negative: boolean;
  readonly zero: boolean;
  readonly positive: boolean;
}

/**
 * The signs taken by the form of even degree `formDegree` whose value at (t : 1) is p(t). The roots that p lacks
 * of that degree lie at infinity.
 */
export function signsTaken(p: Polynomial, formDegree: number): SignsTaken {
  if (p.length === 0) return { negative: false, zero: true, positive: false };
  const rootsAtInfinity = formDegree - degreeOf(p);
  const chain = sturmChain(p);
  const zero = rootsAtInfinity > 0 || realRootCount(chain) > 0;
  const changes = rootsAtInfinity % 2 === 1 || hasOddRoot(chain);
  const positive = leading(p) > 0n;
  return { negative: changes || !positive, zero, positive: changes || positive };
}

/**
 * Whether there is a real root of odd multiplicity. The distinct roots of p are those of multiplicity ≥ 1; those
 * of the greatest common divisor of p and p′ have one less, and so on.
 */
function hasOddRoot(chain: readonly Polynomial[]): boolean {
  let odd = 0;
  let sign = 1;
  let rest: readonly Polynomial[] = chain;
  for (;;) {
    odd += sign * realRootCount(rest);
    const divisor = rest[rest.length - 1] ?? [];
    if (degreeOf(divisor) < 1) return odd > 0;
    rest = sturmChain(divisor);
    sign = -sign;
  }
}
