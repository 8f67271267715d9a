import { magnitudeOf, toIntegers } from "../math/exact.js";
import {
  isModerate,
  LARGEST_FILTERED_SIZE,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import type { Ellipse, Ray } from "../shapes/kind.js";
import { boxAlongAxes, ellipseLengths, isFlat } from "../shapes/reductions.js";
import { type LineNumber, lineNumber, placeExactEnds, roundedOnLine } from "./exact-stay.js";
import { rayRectStays } from "./ray-box.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { placeEnds, type StayEnd, type Stays, setNormal, setPosition, staysUnfiltered } from "./stay.js";

/**
 * `raycastAll` of an ellipse.
 *
 * @example
 * rayEllipseHits(ray(-9, 0, 1, 0), ellipse(0, 0, 3, 1)).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 6 ], [ 'exit', 12 ] ]
 */
export function rayEllipseHits(ray: Ray, ellipse: Ellipse): RayEvent[] {
  return eventsOf(ray, ellipse, rayEllipseStays);
}

/** The stay of a ray's line in a solid ellipse. */
export function rayEllipseStays(ray: Ray, ellipse: Ellipse, stays: Stays): void {
  if (isFlat(ellipse)) {
    rayRectStays(ray, boxAlongAxes(ellipse), stays);
    return;
  }
  setPosition(stays, ellipse);
  if (rayEllipseFilter(ray, ellipse, stays) === 0)
    staysUnfiltered(rayEllipseFilter, rayEllipseExact, ray, ellipse, stays);
}

/**
 * In the frame of u, scaled along its axes so that the ellipse becomes a circle of radius rx ry |u|, a point v of the
 * plane is (ry u·v, rx u×v). There the chord is that of a circle (see ray-circle): with m and d for the ray as there, w =
 * u², k = m × d and A, B the products d·d and m·d in the scaled frame, A t² + 2B t + … has the roots (−B ± rx ry
 * √(wΔ))/A, Δ = A − w k².
 *
 * The scaled components of d take 3 roundings, of m 4, k 3, w 2; a product adds one to the sum of its factors', and so
 * does a sum. The bounds follow each value; roundings besides those of the factors are at most 4.
 */
const RAY_ELLIPSE_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * 1: the line certainly crosses the interior of the ellipse, and the stay is filled in. For positive radii.
 */
export function rayEllipseFilter(ray: Ray, ellipse: Ellipse, stays: Stays): Verdict {
  const { dx, dy } = ray;
  const { rx, ry, ux, uy } = ellipse;
  const mx = ray.x - ellipse.x;
  const my = ray.y - ellipse.y;
  const reach = Math.abs(mx) + Math.abs(my) + rx + ry;
  const w = ux * ux + uy * uy;
  if (!isModerate(w) || !isModerate(dx * dx + dy * dy) || !(reach < LARGEST_FILTERED_SIZE)) return 0;
  const dAlong = ry * (ux * dx + uy * dy);
  const dAcross = rx * (ux * dy - uy * dx);
  const dAlongError = RAY_ELLIPSE_ERROR * ry * (Math.abs(ux * dx) + Math.abs(uy * dy)) + UNDERFLOW_ERROR;
  const dAcrossError = RAY_ELLIPSE_ERROR * rx * (Math.abs(ux * dy) + Math.abs(uy * dx)) + UNDERFLOW_ERROR;
  const a = dAlong * dAlong + dAcross * dAcross;
  const aError =
    (2 * Math.abs(dAlong) + dAlongError) * dAlongError +
    (2 * Math.abs(dAcross) + dAcrossError) * dAcrossError +
    RAY_ELLIPSE_ERROR * a +
    UNDERFLOW_ERROR;
  const k = Math.abs(mx * dy - my * dx);
  const kError = RAY_ELLIPSE_ERROR * (Math.abs(mx * dy) + Math.abs(my * dx)) + UNDERFLOW_ERROR;
  const kSq = w * k * k;
  const delta = a - kSq;
  const deltaError =
    aError +
    w * (2 * k + kError) * kError * (1 + RAY_ELLIPSE_ERROR) +
    RAY_ELLIPSE_ERROR * kSq +
    UNDERFLOW_ERROR;
  if (delta < -deltaError) {
    stays.count = 0;
    return -1;
  }
  if (!(delta > deltaError)) return 0;
  const mAlong = ry * (ux * mx + uy * my);
  const mAcross = rx * (ux * my - uy * mx);
  const mAlongError = RAY_ELLIPSE_ERROR * ry * (Math.abs(ux * mx) + Math.abs(uy * my)) + UNDERFLOW_ERROR;
  const mAcrossError = RAY_ELLIPSE_ERROR * rx * (Math.abs(ux * my) + Math.abs(uy * mx)) + UNDERFLOW_ERROR;
  const productAlong = mAlong * dAlong;
  const productAcross = mAcross * dAcross;
  const b = productAlong + productAcross;
  const half = rx * ry * Math.sqrt(w * delta);
  const error =
    mAlongError * (Math.abs(dAlong) + dAlongError) +
    mAcrossError * (Math.abs(dAcross) + dAcrossError) +
    Math.abs(mAlong) * dAlongError +
    Math.abs(mAcross) * dAcrossError +
    RAY_ELLIPSE_ERROR * (Math.abs(productAlong) + Math.abs(productAcross) + Math.abs(b) + half) +
    rx * ry * Math.sqrt(w) * (1 + RAY_ELLIPSE_ERROR) * (deltaError / Math.sqrt(delta)) +
    UNDERFLOW_ERROR;
  const lower = (-b - half) / a;
  const upper = (half - b) / a;
  const { enter, exit } = stays.first;
  enter.t = lower;
  enter.error = quotientError(lower, error, a, aError);
  exit.t = upper;
  exit.error = quotientError(upper, error, a, aError);
  stays.reach = reach;
  if (!placeEnds(stays.first, ray, stays)) return 0;
  setRim(enter, ray, ellipse, -1);
  setRim(exit, ray, ellipse, 1);
  stays.count = 1;
  return 1;
}

/**
 * Bound on the error of a quotient, given those of its terms; infinite or NaN when the denominator may be 0.
 */
function quotientError(
  quotient: number,
  error: number,
  denominator: number,
  denominatorError: number,
): number {
  const size = Math.abs(quotient);
  return (
    (error + size * denominatorError) / Math.max(0, denominator - denominatorError) + RAY_ELLIPSE_ERROR * size
  );
}

/**
 * Sets the boundary at one end of the chord (−1 or 1). In units of the radii along the axes it is the unit vector (k|u|
 * (rx u×d, −ry u·d) ± √Δ (ry u·d, rx u×d))/A: half a chord away from the point of the line nearest to the centre.
 */
function setRim(end: StayEnd, ray: Ray, ellipse: Ellipse, side: -1 | 1): void {
  const { dx, dy } = ray;
  const { ux, uy } = ellipse;
  const k = (ray.x - ellipse.x) * dy - (ray.y - ellipse.y) * dx;
  const w = ux * ux + uy * uy;
  const along = ellipse.ry * (ux * dx + uy * dy);
  const across = ellipse.rx * (ux * dy - uy * dx);
  const near = k * Math.sqrt(w);
  const half = side * Math.sqrt(Math.max(0, along * along + across * across - w * k * k));
  placeOnRim(end, ellipse, near * across + half * along, half * across - near * along);
}

/** Keeps the gradient at the tip of even the thinnest ellipse from vanishing by underflow. */
const LEAST_RATIO = 2 ** -500;

/**
 * Sets the boundary point and the normal in a direction (a, b) given in units of the radii along the axes.
 */
function placeOnRim(end: StayEnd, ellipse: Ellipse, a: number, b: number): void {
  const { rx, ry } = ellipse;
  setNormal(end, a, b);
  const cos = end.normal.x;
  const sin = end.normal.y;
  setNormal(end, ellipse.ux, ellipse.uy);
  const ux = end.normal.x;
  const uy = end.normal.y;
  // At the largest doubles the rounded sums must not overflow.
  const reach = Math.max(rx, ry);
  end.x = Math.min(Math.max(rx * cos * ux - ry * sin * uy, -reach), reach);
  end.y = Math.min(Math.max(rx * cos * uy + ry * sin * ux, -reach), reach);
  // The gradient (cos/rx, sin/ry), times the smaller radius.
  const along = rx > ry ? cos * Math.max(ry / rx, LEAST_RATIO) : cos;
  const across = rx > ry ? sin : sin * Math.max(rx / ry, LEAST_RATIO);
  setNormal(end, along * ux - across * uy, along * uy + across * ux);
}

/** For positive radii. */
export function rayEllipseExact(ray: Ray, ellipse: Ellipse, stays: Stays): void {
  const [px, py, dx, dy, x, y, rx, ry] = toIntegers(ray.x, ray.y, ray.dx, ray.dy, ...ellipseLengths(ellipse));
  const [ux, uy] = toIntegers(ellipse.ux, ellipse.uy);
  const mx = px - x;
  const my = py - y;
  const mAlong = ry * (ux * mx + uy * my);
  const mAcross = rx * (ux * my - uy * mx);
  const dAlong = ry * (ux * dx + uy * dy);
  const dAcross = rx * (ux * dy - uy * dx);
  const w = ux * ux + uy * uy;
  const k = mx * dy - my * dx;
  const a = dAlong * dAlong + dAcross * dAcross;
  const b = mAlong * dAlong + mAcross * dAcross;
  const delta = a - w * k * k;
  stays.count = delta < 0n ? 0 : 1;
  if (delta < 0n) return;
  const g = w * delta;
  const lower = lineNumber(-b, -rx * ry, a);
  const upper = lineNumber(-b, rx * ry, a);
  placeExactEnds({ lower: { t: lower, features: 0 }, upper: { t: upper, features: 0 } }, g, ray, stays.first);
  // The scaled circle has the radius rx ry |u|; this divisor is at most that, and at least 0.7 of it.
  const size = rx * ry * larger(magnitudeOf(ux), magnitudeOf(uy));
  const setExactRim = (end: StayEnd, t: LineNumber): void => {
    placeOnRim(
      end,
      ellipse,
      roundedOnLine(mAlong, dAlong, t, g, size),
      roundedOnLine(mAcross, dAcross, t, g, size),
    );
  };
  setExactRim(stays.first.enter, lower);
  setExactRim(stays.first.exit, upper);
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
