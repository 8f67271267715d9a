import { type Sign, signOf } from "../../math/exact.js";

/**
 * The pencil of two ellipses, F_A and F_B their quadratics (−1 at the centre, 0 on the rim): the cubic
 *
 *   p(x) = a3 x³ + a2 x² + a1 x + a0, a positive multiple of −det(x F_A + F_B), with a0, a3 > 0.
 *
 * It always has a negative root. The ellipses are apart iff the other two roots are positive and distinct, and touch from
 * outside iff they are positive and equal. By Descartes' rule, positive roots need a negative a1 or a2; the discriminant
 * shows whether roots are real and distinct (> 0), equal (= 0) or complex (< 0).
 *
 * Source: W. Wang, J. Wang, M.-S. Kim, "An algebraic condition for the separation of two ellipsoids",
 * Computer Aided Geometric Design 18 (2001). The coefficients are in the form of J. W. Perram and M. S.
 * Wertheim (1985), which has a single subtraction in each.
 */
export interface ExactPencil {
  readonly a0: bigint;
  readonly a1: bigint;
  readonly a2: bigint;
  readonly a3: bigint;
}

export function exactDiscriminant({ a0, a1, a2, a3 }: ExactPencil): bigint {
  const middle = a1 * a2;
  const ends = a0 * a3;
  return middle * (18n * ends + middle) - 4n * (a2 * a2 * a2 * a0 + a1 * a1 * a1 * a3) - 27n * ends * ends;
}

/** −1 apart, 0 touching from outside, 1 with common interior points. */
export function exactPencilMeeting(pencil: ExactPencil): Sign {
  if (pencil.a1 >= 0n && pencil.a2 >= 0n) return 1;
  const sign = signOf(exactDiscriminant(pencil));
  return sign > 0 ? -1 : sign === 0 ? 0 : 1;
}

/** The quadratic forms of two ellipses, homogeneous, with integer entries. */
export interface PencilForms {
  /** Centre of b from that of a. */
  readonly dx: bigint;
  readonly dy: bigint;
  readonly a: ExactForm;
  readonly b: ExactForm;
}

interface ExactForm {
  readonly ux: bigint;
  readonly uy: bigint;
  readonly rxSq: bigint;
  readonly rySq: bigint;
  /** |u|². */
  readonly w: bigint;
}

/** 1: definite; 0: semidefinite; −1: neither. */
export type Definiteness = -1 | 0 | 1;

/**
 * Whether x F_A + F_B, at x = numerator/denominator with a positive denominator, is positive or negative
 * (semi)definite.
 */
export function definitenessAt(
  forms: PencilForms,
  numerator: bigint,
  denominator: bigint,
): { positive: Definiteness; negative: Definiteness } {
  const form = combination(forms, numerator, denominator);
  return { positive: definiteness(form), negative: definiteness(negated(form)) };
}

/** A symmetric 3×3 matrix by its upper triangle, row by row. */
interface SymmetricForm {
  readonly xx: bigint;
  readonly xy: bigint;
  readonly x1: bigint;
  readonly yy: bigint;
  readonly y1: bigint;
  readonly one: bigint;
}

/**
 * A positive multiple of x F_A + F_B about the centre of a. F = (quadratic part)/level − 1 with the quadratic
 * part ry²(u·v)² + rx²(u×v)² and level = rx²ry²|u|²; both levels are multiplied out.
 */
function combination({ dx, dy, a, b }: PencilForms, numerator: bigint, denominator: bigint): SymmetricForm {
  const levelA = a.rxSq * a.rySq * a.w;
  const levelB = b.rxSq * b.rySq * b.w;
  const weightA = numerator * levelB;
  const weightB = denominator * levelA;
  const quadraticA = quadraticPart(a);
  const quadraticB = quadraticPart(b);
  const shiftX = -(quadraticB.xx * dx + quadraticB.xy * dy);
  const shiftY = -(quadraticB.xy * dx + quadraticB.yy * dy);
  return {
    xx: weightA * quadraticA.xx + weightB * quadraticB.xx,
    xy: weightA * quadraticA.xy + weightB * quadraticB.xy,
    x1: weightB * shiftX,
    yy: weightA * quadraticA.yy + weightB * quadraticB.yy,
    y1: weightB * shiftY,
    one: -weightA * levelA - weightB * (shiftX * dx + shiftY * dy + levelB),
  };
}

function quadraticPart({ ux, uy, rxSq, rySq }: ExactForm): { xx: bigint; xy: bigint; yy: bigint } {
  return {
    xx: rySq * ux * ux + rxSq * uy * uy,
    xy: (rySq - rxSq) * ux * uy,
    yy: rySq * uy * uy + rxSq * ux * ux,
  };
}

function negated({ xx, xy, x1, yy, y1, one }: SymmetricForm): SymmetricForm {
  return { xx: -xx, xy: -xy, x1: -x1, yy: -yy, y1: -y1, one: -one };
}

/** Positive semidefinite iff no principal minor is negative; definite iff the leading ones are positive. */
function definiteness({ xx, xy, x1, yy, y1, one }: SymmetricForm): Definiteness {
  if (xx < 0n || yy < 0n || one < 0n) return -1;
  const minorXY = xx * yy - xy * xy;
  const minorX1 = xx * one - x1 * x1;
  const minorY1 = yy * one - y1 * y1;
  if (minorXY < 0n || minorX1 < 0n || minorY1 < 0n) return -1;
  const determinant = xx * minorY1 - xy * (xy * one - x1 * y1) + x1 * (xy * y1 - yy * x1);
  if (determinant < 0n) return -1;
  return xx > 0n && minorXY > 0n && determinant > 0n ? 1 : 0;
}
