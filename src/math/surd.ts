/**
 * Exact signs of sums of square roots of integers.
 *
 * A direction of length √w brings √w into a predicate, two directions bring two. Such a sign is decided by
 * squaring: where the two sides of a comparison have the same sign, comparing them is comparing their
 * squares. Every tie is found as a tie.
 */

import { type Sign, signOf } from "./exact.js";

/** Sign of a + b√g, for g ≥ 0. */
export function signOfOneRoot(a: bigint, b: bigint, g: bigint): Sign {
  const signA = signOf(a);
  const signB = g === 0n ? 0 : signOf(b);
  if (signB === 0 || signA === signB) return signA;
  if (signA === 0) return signB;
  // Opposite signs: |a| against |b|√g.
  const larger = signOf(a * a - b * b * g);
  return larger === 0 ? 0 : larger > 0 ? signA : signB;
}

/** Sign of a + b√g + c√h, for g, h ≥ 0. */
export function signOfTwoRoots(a: bigint, b: bigint, g: bigint, c: bigint, h: bigint): Sign {
  const signA = signOf(a);
  const signRoots = signOfRootSum(b, g, c, h);
  if (signRoots === 0 || signA === signRoots) return signA;
  if (signA === 0) return signRoots;
  // Opposite signs: a² against (b√g + c√h)² = b²g + c²h + 2bc√(gh).
  const larger = signOfOneRoot(a * a - b * b * g - c * c * h, -2n * b * c, g * h);
  return larger === 0 ? 0 : larger > 0 ? signA : signRoots;
}

/** Sign of b√g + c√h. */
function signOfRootSum(b: bigint, g: bigint, c: bigint, h: bigint): Sign {
  const signB = g === 0n ? 0 : signOf(b);
  const signC = h === 0n ? 0 : signOf(c);
  if (signB === 0 || signB === signC) return signC;
  if (signC === 0) return signB;
  const larger = signOf(b * b * g - c * c * h);
  return larger === 0 ? 0 : larger > 0 ? signB : signC;
}

/** The number `a + b√w` for a fixed w that the functions below are given. */
export interface Surd {
  readonly a: bigint;
  readonly b: bigint;
}

export function surd(a: bigint, b: bigint): Surd {
  return { a, b };
}

export function addSurds(p: Surd, q: Surd): Surd {
  return { a: p.a + q.a, b: p.b + q.b };
}

export function scaleSurd(p: Surd, factor: bigint): Surd {
  return { a: p.a * factor, b: p.b * factor };
}

export function multiplySurds(p: Surd, q: Surd, w: bigint): Surd {
  return { a: p.a * q.a + p.b * q.b * w, b: p.a * q.b + p.b * q.a };
}

export function signOfSurd(p: Surd, w: bigint): Sign {
  return signOfOneRoot(p.a, p.b, w);
}
