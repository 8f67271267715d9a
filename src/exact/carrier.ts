import { approximate, narrowMiddle } from "../math/approximate.js";
import { withinDoubles } from "../math/exact.js";
import { ONE, type Real, ZERO } from "../math/real.js";
import {
  areEqual,
  cross,
  dot,
  type ExactDirection,
  lengthSq,
  perpendicular,
  RealVector,
  scale,
  subtract,
} from "./coordinates.js";

/** The line of the points p with `direction × p = offset`; the product is greater on its left side. */
export interface Line {
  readonly kind: "line";
  readonly direction: RealVector;
  readonly offset: Real;
}

/**
 * A circle or an ellipse: the points `centre + (a · axisP + b · axisQ) / √w` for (a, b) on the unit circle, in the
 * direction from +x towards +y, so that its inside is on its left.
 *
 * Equivalently, the points where X² + Y² = level, with X = formX · (p − centre) and Y = formY · (p − centre); (X, Y) is a
 * positive multiple of (a, b). The axes are kept without their common divisor √w, so that they are integers.
 */
export interface Conic {
  readonly kind: "conic";
  readonly isCircle: boolean;
  readonly centre: RealVector;
  readonly axisP: RealVector;
  readonly axisQ: RealVector;
  readonly w: Real;
  readonly rootW: Real;
  readonly formX: RealVector;
  readonly formY: RealVector;
  readonly level: Real;
  /** √level. */
  readonly rootLevel: Real;
}

/** The line or conic that a piece of a boundary is part of. */
export type Carrier = Line | Conic;

export function lineThrough(p: RealVector, direction: RealVector): Line {
  return { kind: "line", direction, offset: cross(direction, p) };
}

export function circleAbout(centre: RealVector, radius: Real): Conic {
  return {
    kind: "conic",
    isCircle: true,
    centre,
    axisP: new RealVector(radius, ZERO),
    axisQ: new RealVector(ZERO, radius),
    w: ONE,
    rootW: ONE,
    formX: new RealVector(ONE, ZERO),
    formY: new RealVector(ZERO, ONE),
    level: radius.squared(),
    rootLevel: radius,
  };
}

/** The ellipse with positive radii `rx` along a direction and `ry` across it. */
export function ellipseAbout(centre: RealVector, { u, w, rootW }: ExactDirection, rx: Real, ry: Real): Conic {
  const across = perpendicular(u);
  const product = rx.times(ry);
  return {
    kind: "conic",
    isCircle: false,
    centre,
    axisP: scale(u, rx),
    axisQ: scale(across, ry),
    w,
    rootW,
    formX: scale(u, ry),
    formY: scale(across, rx),
    level: product.squared().times(w),
    rootLevel: product.times(rootW),
  };
}

/** (X, Y) of a point: its position relative to the centre, in the frame in which the conic is a circle. */
export function frameVector(conic: Conic, p: RealVector): RealVector {
  for (const known of p.inFrames) if (known.conic === conic) return known.vector;
  const v = subtract(p, conic.centre);
  return conic.isCircle ? v : new RealVector(dot(conic.formX, v), dot(conic.formY, v));
}

/** The point of the conic for (a, b) on the unit circle. */
export function pointOfConic(conic: Conic, a: Real, b: Real): RealVector {
  const { centre, axisP, axisQ, rootW, rootLevel } = conic;
  const x = axisP.x.times(a).plus(axisQ.x.times(b));
  const y = axisP.y.times(a).plus(axisQ.y.times(b));
  const inFrame = { conic, vector: new RealVector(a.times(rootLevel), b.times(rootLevel)) };
  return new RealVector(centre.x.plus(x.over(rootW)), centre.y.plus(y.over(rootW)), [inFrame]);
}

/** Whether two carriers are the same set. */
export function areSameCarrier(a: Carrier, b: Carrier): boolean {
  if (a.kind === "conic" && !a.isCircle) return a === b || (b.kind === "conic" && areSameEllipse(a, b));
  return areSameSimply(a, b);
}

/** The same for a line or a circle, and another carrier. */
export function areSameSimply(a: Carrier, b: Carrier): boolean {
  if (a === b) return true;
  if (a.kind === "line") return b.kind === "line" && areSameLine(a, b);
  return b.kind === "conic" && b.isCircle && areEqual(a.centre, b.centre) && a.level.compareTo(b.level) === 0;
}

/** Parallel with d_b = λ d_a, λ = (d_a · d_b)/(d_a · d_a), and then offset_b = λ offset_a. */
function areSameLine(a: Line, b: Line): boolean {
  if (a.direction === b.direction) return a.offset.compareTo(b.offset) === 0;
  if (cross(a.direction, b.direction).sign() !== 0) return false;
  const expected = a.offset.times(dot(a.direction, b.direction));
  return b.offset.times(lengthSq(a.direction)).compareTo(expected) === 0;
}

/** Ellipses with equal radii do not occur: they are circles here. */
function areSameEllipse(a: Conic, b: Conic): boolean {
  if (b.isCircle || !areEqual(a.centre, b.centre)) return false;
  const formA = quadraticForm(a);
  const formB = quadraticForm(b);
  const isProportional = (coefficient: keyof QuadraticForm) =>
    formA[coefficient].times(b.level).compareTo(formB[coefficient].times(a.level)) === 0;
  return isProportional("xx") && isProportional("xy") && isProportional("yy");
}

interface QuadraticForm {
  readonly xx: Real;
  readonly xy: Real;
  readonly yy: Real;
}

function quadraticForm({ formX, formY }: Conic): QuadraticForm {
  return {
    xx: formX.x.squared().plus(formY.x.squared()),
    xy: formX.x.times(formX.y).plus(formY.x.times(formY.y)),
    yy: formX.y.squared().plus(formY.y.squared()),
  };
}

/** About the greater magnitude of a vector's coordinates, times a unit. */
export function extentOfVector({ x, y }: RealVector, unit: Real): number {
  return withinDoubles(Math.max(sizeOf(x.times(unit)), sizeOf(y.times(unit))));
}

function sizeOf(value: Real): number {
  const middle = narrowMiddle(value);
  return Math.abs(Number.isNaN(middle) ? approximate(value) : middle);
}

/** The same of the axes of a conic. */
export function extentOfConic({ axisP, axisQ, rootW }: Conic, unit: Real): number {
  const unitOfAxes = unit.over(rootW);
  return Math.max(extentOfVector(axisP, unitOfAxes), extentOfVector(axisQ, unitOfAxes));
}
