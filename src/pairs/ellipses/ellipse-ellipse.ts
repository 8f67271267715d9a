import { converse, type Relation } from "../../exact/meeting.js";
import { type Sign, signOf, toIntegers } from "../../math/exact.js";
import { signOfOneRoot } from "../../math/surd.js";
import type { Ellipse } from "../../shapes/kind.js";
import { boxAlongAxes, isFlat } from "../../shapes/reductions.js";
import { ellipseEllipseOverlapFilter } from "./ellipse-ellipse-filter.js";
import { ellipseRectOverlapExact, ellipseRectRelation } from "./ellipse-rect.js";

export { ellipseEllipseOverlapFilter };

/**
 * Whether two solid ellipses, each at any angle, have a common point. Exact; touching counts.
 *
 * Decided by the signs of two coefficients and of the discriminant of the cubic that their pencil has.
 *
 * @example
 * ellipseEllipseOverlap(ellipse(0, 0, 3, 1), ellipse(2, 0, 1, 3)); // true
 */
export function ellipseEllipseOverlap(a: Ellipse, b: Ellipse): boolean {
  const verdict = ellipseEllipseOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : ellipseEllipseOverlapExact(a, b);
}

export function ellipseEllipseOverlapExact(a: Ellipse, b: Ellipse): boolean {
  if (isFlat(a)) return ellipseRectOverlapExact(b, boxAlongAxes(a));
  if (isFlat(b)) return ellipseRectOverlapExact(a, boxAlongAxes(b));
  return roundEllipsesOverlap(a, b);
}

/** The same of ellipses none of whose radii is zero. */
export function roundEllipsesOverlap(a: Ellipse, b: Ellipse): boolean {
  return exactPencilMeeting(exactPencil(exactForms(a, b))) >= 0;
}

/**
 * Relation of two solid ellipses, each at any angle. Exact.
 *
 * @example
 * ellipseEllipseRelation(ellipse(0, 0, 3, 1), ellipse(2, 0, 1, 3)); // crossing
 */
export function ellipseEllipseRelation(a: Ellipse, b: Ellipse): Relation {
  if (ellipseEllipseOverlapFilter(a, b) < 0) return "apart";
  if (isFlat(a)) return converse(ellipseRectRelation(b, boxAlongAxes(a)));
  if (isFlat(b)) return ellipseRectRelation(a, boxAlongAxes(b));
  return exactRelation(a, b);
}

/** The stored numbers of both ellipses as integers, with what the coefficients and the forms are made of. */
function exactForms(a: Ellipse, b: Ellipse): PencilForms {
  const [ax, ay, rxA, ryA, bx, by, rxB, ryB] = toIntegers(a.x, a.y, a.rx, a.ry, b.x, b.y, b.rx, b.ry);
  const [aux, auy] = toIntegers(a.ux, a.uy);
  const [bux, buy] = toIntegers(b.ux, b.uy);
  return {
    dx: bx - ax,
    dy: by - ay,
    a: { ux: aux, uy: auy, rxSq: rxA * rxA, rySq: ryA * ryA, w: aux * aux + auy * auy },
    b: { ux: bux, uy: buy, rxSq: rxB * rxB, rySq: ryB * ryB, w: bux * bux + buy * buy },
  };
}

interface ExactPencilWithMixed extends ExactPencil {
  readonly mixed: bigint;
}

/** The coefficients of `ellipseEllipseOverlapFilter`, times |uA|²|uB|² so that they are integers. */
function exactPencil({ dx, dy, a, b }: PencilForms): ExactPencilWithMixed {
  const cos = a.ux * b.ux + a.uy * b.uy;
  const sin = a.ux * b.uy - a.uy * b.ux;
  const cosSq = cos * cos;
  const sinSq = sin * sin;
  const mixed = a.rySq * (b.rxSq * cosSq + b.rySq * sinSq) + a.rxSq * (b.rxSq * sinSq + b.rySq * cosSq);
  const w = a.w * b.w;
  const a0 = a.rxSq * a.rySq * w;
  const a3 = b.rxSq * b.rySq * w;
  return {
    a0,
    a1: a0 + mixed - b.w * offset(a, dx, dy),
    a2: a3 + mixed - a.w * offset(b, dx, dy),
    a3,
    mixed,
  };
}

function offset({ ux, uy, rxSq, rySq }: PencilForms["a"], dx: bigint, dy: bigint): bigint {
  const along = ux * dx + uy * dy;
  const across = ux * dy - uy * dx;
  return rySq * along * along + rxSq * across * across;
}

/**
 * B lies in A iff some x F_A + F_B with x < 0 is positive semidefinite (the S-lemma), A in B iff some is
 * negative semidefinite. As x grows from −∞ the form has signature (1,2), and gets (0,3) or (2,1), then (3,0)
 * or (1,2), then (2,1) at the roots of the cubic. So definite members lie between consecutive roots, or,
 * where the boundaries touch, at a double root.
 */
function exactRelation(a: Ellipse, b: Ellipse): Relation {
  const forms = exactForms(a, b);
  const pencil = exactPencil(forms);
  const discriminant = signOf(exactDiscriminant(pencil));
  if (discriminant < 0) return "crossing";
  if (pencil.a1 < 0n || pencil.a2 < 0n) return discriminant > 0 ? "apart" : "touching";
  return discriminant > 0 ? relationOfDistinctRoots(pencil) : relationOfDoubleRoot(forms, pencil);
}

/**
 * Three distinct negative roots: strictly nested, or four crossings. Between two roots lies an extremum of
 * the cubic, at x = (−a2 ± √D) / (3 a3), D = a2² − 3 a1 a3. There the form is definite iff its quadratic part
 * is, which for q(x) = a3 x² + m x + a0 (its determinant) means q > 0, with q' > 0 (positive) or q' < 0
 * (negative).
 */
function relationOfDistinctRoots({ a0, a1, a2, a3, mixed }: ExactPencilWithMixed): Relation {
  const d = a2 * a2 - 3n * a1 * a3;
  const slope = 3n * mixed - 2n * a2;
  const value = 9n * a0 * a3 - 3n * mixed * a2 + a2 * a2 + d;
  if (signOfOneRoot(value, slope, d) > 0 && signOfOneRoot(slope, 2n, d) > 0) return "contains";
  if (signOfOneRoot(value, -slope, d) > 0 && signOfOneRoot(-slope, 2n, d) > 0) return "inside";
  return "crossing";
}

/**
 * A double or triple negative root: the boundaries touch, or have the same axes (concentric and similar,
 * say).
 */
function relationOfDoubleRoot(forms: PencilForms, { a0, a1, a2, a3 }: ExactPencilWithMixed): Relation {
  const d = a2 * a2 - 3n * a1 * a3;
  if (d === 0n) {
    const triple = definitenessAt(forms, -a2, 3n * a3);
    if (triple.positive >= 0 && triple.negative >= 0) return "equal";
    return touchingRelation(triple);
  }
  // The double root is (9 a0 a3 − a1 a2) / 2d, the simple one what it leaves of their sum −a2/a3.
  const double = 9n * a0 * a3 - a1 * a2;
  const doubleOver = 2n * d;
  const simple = -a2 * doubleOver - 2n * double * a3;
  const simpleOver = a3 * doubleOver;
  const between = definitenessAt(
    forms,
    double * simpleOver + simple * doubleOver,
    2n * doubleOver * simpleOver,
  );
  if (between.positive > 0) return "contains";
  if (between.negative > 0) return "inside";
  return touchingRelation(definitenessAt(forms, double, doubleOver));
}

function touchingRelation({
  positive,
  negative,
}: {
  positive: Definiteness;
  negative: Definiteness;
}): Relation {
  if (positive >= 0) return "containsTouching";
  return negative >= 0 ? "insideTouching" : "crossing";
}

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
interface ExactPencil {
  readonly a0: bigint;
  readonly a1: bigint;
  readonly a2: bigint;
  readonly a3: bigint;
}

function exactDiscriminant({ a0, a1, a2, a3 }: ExactPencil): bigint {
  const middle = a1 * a2;
  const ends = a0 * a3;
  return middle * (18n * ends + middle) - 4n * (a2 * a2 * a2 * a0 + a1 * a1 * a1 * a3) - 27n * ends * ends;
}

/** −1 apart, 0 touching from outside, 1 with common interior points. */
function exactPencilMeeting(pencil: ExactPencil): Sign {
  if (pencil.a1 >= 0n && pencil.a2 >= 0n) return 1;
  const sign = signOf(exactDiscriminant(pencil));
  return sign > 0 ? -1 : sign === 0 ? 0 : 1;
}

/** The quadratic forms of two ellipses, homogeneous, with integer entries. */
interface PencilForms {
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
type Definiteness = -1 | 0 | 1;

/**
 * Whether x F_A + F_B, at x = numerator/denominator with a positive denominator, is positive or negative
 * (semi)definite.
 */
function definitenessAt(
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
