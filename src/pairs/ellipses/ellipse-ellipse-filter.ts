import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { type Circle, type Ellipse, Kind, type Mutable } from "../../shapes/kind.js";
import { asFlatRect, isFlat } from "../../shapes/reductions.js";
import { circleRectOverlapFilter } from "../boxes/circle-rect.js";
import { unitEllipsesVerdict } from "./ellipse-ellipse-unit.js";
import { ellipseRectOverlapFilter } from "./ellipse-rect-filter.js";
import { pencilFilter } from "./pencil.js";

/**
 * Bounding and inscribed circles: see circle-circle for the count of 6; the radii are single stored numbers.
 */
const CIRCLES_ERROR = 12 * UNIT_ROUNDOFF;

/** Whether circles about the centres that hold the shapes (outer) or lie in them (inner) already decide. */
function circlesVerdict(distanceSq: number, outer: number, inner: number): Verdict {
  if (distanceSq > outer * outer * (1 + CIRCLES_ERROR)) return -1;
  return distanceSq + UNDERFLOW_ERROR < inner * inner * (1 - CIRCLES_ERROR) ? 1 : 0;
}

/**
 * a0 = (rxA ryA)²: a length divided by the size of the pair passes one rounding (the reciprocal is one
 * number, common to all, so its own error scales everything alike), the product one more; doubled by the
 * square, which adds 1.
 */
const END_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * cos² or sin² of the turn between the directions, beyond the error of its root: square 1, |uA|²|uB|² 5,
 * quotient 1.
 */
const SQUARE_ERROR = 8 * UNIT_ROUNDOFF;

/** u·u' or u×u': product and sum. */
const TURN_ERROR = 3 * UNIT_ROUNDOFF;

/** u·d or u×d: the scaled difference 2, product and sum. */
const PROJECTION_ERROR = 5 * UNIT_ROUNDOFF;

/** m beyond the error of the squared turns: squared radii 3 each, their product 1, sum, product, sum. */
const MIXED_ERROR = 11 * UNIT_ROUNDOFF;

/** q beyond the error of the projections: squared radius 3, square 1, product 1, sum 1, |u|² 2, quotient 1. */
const OFFSET_ERROR = 12 * UNIT_ROUNDOFF;

/** aᵢ = end + m − q: two sums. */
const SUM_ERROR = 3 * UNIT_ROUNDOFF;

/**
 * A product loses at most 2⁻¹⁰⁷⁵ by underflow; what follows multiplies it by at most 2²⁰⁰ and divides it by
 * at least 2⁻⁴⁰⁰ (|uA|²|uB|²).
 */
const COEFFICIENT_UNDERFLOW_ERROR = 2 ** -450;

/** Certain answers: from a single bound where that is enough, otherwise from the bounds of all terms. */
export function ellipseEllipseOverlapFilter(a: Ellipse, b: Ellipse): Verdict {
  const verdict = unitEllipsesVerdict(a, b);
  return verdict !== 0 ? verdict : pencilVerdict(a, b);
}

/**
 * Certain answers from the pencil (see pencil.ts), in lengths divided by the size of the pair so that nothing
 * overflows and a loss by underflow is an absolute 2⁻¹⁰⁰⁰ or so. With û the unit directions, c = ûA·ûB, s =
 * ûA×ûB, d = cB − cA:
 *   a0 = (rxA ryA)², a3 = (rxB ryB)², m = ryA²(rxB²c² + ryB²s²) + rxA²(rxB²s² + ryB²c²),
 *   qA = ryA²(ûA·d)² + rxA²(ûA×d)², a1 = a0 + m − qA, and likewise a2.
 */
function pencilVerdict(a: Ellipse, b: Ellipse): Verdict {
  if (isFlat(a)) return ellipseRectOverlapFilter(b, asFlatRect(a));
  if (isFlat(b)) return ellipseRectOverlapFilter(a, asFlatRect(b));
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const distanceSq = dx * dx + dy * dy;
  const outer = Math.max(a.rx, a.ry) + Math.max(b.rx, b.ry);
  const size = Math.abs(dx) + Math.abs(dy) + outer;
  const wA = a.ux * a.ux + a.uy * a.uy;
  const wB = b.ux * b.ux + b.uy * b.uy;
  if (!isModerate(size) || !isModerate(wA) || !isModerate(wB)) return 0;
  const quick = circlesVerdict(distanceSq, outer, Math.min(a.rx, a.ry) + Math.min(b.rx, b.ry));
  if (quick !== 0) return quick;

  const inverse = 1 / size;
  const x = dx * inverse;
  const y = dy * inverse;
  offset.x = x;
  offset.y = y;
  offset.inverse = inverse;
  const rxA = a.rx * inverse;
  const ryA = a.ry * inverse;
  const rxB = b.rx * inverse;
  const ryB = b.ry * inverse;
  const rxASq = rxA * rxA;
  const ryASq = ryA * ryA;
  const rxBSq = rxB * rxB;
  const ryBSq = ryB * ryB;

  const cosX = a.ux * b.ux;
  const cosY = a.uy * b.uy;
  const sinX = a.ux * b.uy;
  const sinY = a.uy * b.ux;
  const cos = Math.abs(cosX + cosY);
  const sin = Math.abs(sinX - sinY);
  const cosError = TURN_ERROR * (Math.abs(cosX) + Math.abs(cosY));
  const sinError = TURN_ERROR * (Math.abs(sinX) + Math.abs(sinY));
  const w = wA * wB;
  const cosSq = (cos * cos) / w;
  const sinSq = (sin * sin) / w;
  const cosSqError = (cosError * (2 * cos + cosError)) / w + SQUARE_ERROR * cosSq;
  const sinSqError = (sinError * (2 * sin + sinError)) / w + SQUARE_ERROR * sinSq;
  const parallel = ryASq * rxBSq + rxASq * ryBSq;
  const crossed = ryASq * ryBSq + rxASq * rxBSq;
  const mixed = parallel * cosSq + crossed * sinSq;
  const mixedError = parallel * cosSqError + crossed * sinSqError + MIXED_ERROR * mixed;

  mixedTerm.value = mixed;
  mixedTerm.error = mixedError;
  setOffset(offsetA, a);
  setOffset(offsetB, b);
  const productA = rxA * ryA;
  const productB = rxB * ryB;
  pencil.a0 = productA * productA;
  pencil.a3 = productB * productB;
  finishPencil();
  return pencilFilter(pencil);
}

/** The ellipse that a circle is, for one call at a time. */
const round: Mutable<Ellipse> = { kind: Kind.ellipse, x: 0.5, y: 0.5, rx: 0.5, ry: 0.5, ux: 1, uy: 0 };

/** The same for a circle. */
export function circleEllipseOverlapFilter(a: Circle, b: Ellipse): Verdict {
  if (isFlat(b)) return circleRectOverlapFilter(a, asFlatRect(b));
  round.x = a.x;
  round.y = a.y;
  round.rx = a.r;
  round.ry = a.r;
  return ellipseEllipseOverlapFilter(round, b);
}

/** A computed number and a bound of its error. */
interface Approximate {
  error: number;
  value: number;
}

/** m, qA and qB, for one call at a time: new objects would be put on the heap. */
const mixedTerm: Approximate = { error: 0.5, value: 0.5 };
const offsetA: Approximate = { error: 0.5, value: 0.5 };
const offsetB: Approximate = { error: 0.5, value: 0.5 };

/** The centre of the second relative to that of the first, times `inverse`, as everything is. */
const offset = { inverse: 0.5, x: 0.5, y: 0.5 };

/** Sets q of one ellipse: where the centre of the other lies in it. */
function setOffset(out: Approximate, ellipse: Ellipse): void {
  const { inverse, x, y } = offset;
  const rx = ellipse.rx * inverse;
  const ry = ellipse.ry * inverse;
  const rxSq = rx * rx;
  const rySq = ry * ry;
  const w = ellipse.ux * ellipse.ux + ellipse.uy * ellipse.uy;
  const alongX = ellipse.ux * x;
  const alongY = ellipse.uy * y;
  const acrossX = ellipse.ux * y;
  const acrossY = ellipse.uy * x;
  const along = Math.abs(alongX + alongY);
  const across = Math.abs(acrossX - acrossY);
  const alongError = PROJECTION_ERROR * (Math.abs(alongX) + Math.abs(alongY));
  const acrossError = PROJECTION_ERROR * (Math.abs(acrossX) + Math.abs(acrossY));
  const value = (rySq * along * along + rxSq * across * across) / w;
  const propagated =
    rySq * alongError * (2 * along + alongError) + rxSq * acrossError * (2 * across + acrossError);
  out.value = value;
  out.error = propagated / w + OFFSET_ERROR * value;
}

/** For one call at a time: a new one would be put on the heap. */
const pencil = { a0: 0.5, a1: 0.5, a2: 0.5, a3: 0.5, e0: 0.5, e1: 0.5, e2: 0.5, e3: 0.5 };

/** Completes the pencil from its ends, m, qA and qB. */
function finishPencil(): void {
  const { a0, a3 } = pencil;
  pencil.a1 = a0 + mixedTerm.value - offsetA.value;
  pencil.a2 = a3 + mixedTerm.value - offsetB.value;
  pencil.e0 = END_ERROR * a0 + COEFFICIENT_UNDERFLOW_ERROR;
  pencil.e3 = END_ERROR * a3 + COEFFICIENT_UNDERFLOW_ERROR;
  pencil.e1 =
    pencil.e0 + mixedTerm.error + offsetA.error + SUM_ERROR * (a0 + mixedTerm.value + offsetA.value);
  pencil.e2 =
    pencil.e3 + mixedTerm.error + offsetB.error + SUM_ERROR * (a3 + mixedTerm.value + offsetB.value);
}
