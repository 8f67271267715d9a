import { isModerate, UNIT_ROUNDOFF } from "../../math/verdict.js";
import { createRimSearch, findNearestOnRim } from "../../nearest/ellipse-rim.js";
import type { Circle, Ellipse, Point } from "../../shapes/kind.js";
import { GAP_ERROR, setToVertex, toCore } from "./circle-to-core.js";

const rim = /* @__PURE__ */ createRimSearch();

/** An ellipse thinner than this, in units of the size of the pair, is left to the general way. */
const THIN = 2 ** -50;

/**
 * |z|² of a centre z in units of the radii: the coordinates along and across 8 each of |dx| + |dy|, counted twice by the square,
 * which |z| ≤ 1 leaves in units of the short radius; the quotient 1 and the square 1, the sum and the comparison 2.
 */
const INSIDE_ERROR = 32 * UNIT_ROUNDOFF;

/**
 * Sets `toCore` from the centre to the nearest point of the ellipse's rim: towards it from outside, and the other way
 * from inside, where the centre is pushed out the shortest way.
 *
 * Whatever point q of the rim has been found, in units of the radii, the ellipse lies behind its tangent there, whose normal is
 * along (short q₀, long q₁). How far the centre is beyond that is the gap: the centre is no nearer, and next to the nearest
 * point this is so flat that an error of q hardly counts. Nor is a centre outside any farther than from that point of
 * the rim; what is left open between the two is added to the error, so that how near the search has come need not be proved.
 *
 * Error of the gap: coordinates along and across 8 units of |dx| + |dy| each, their products with the normal (5) and the
 * sum, 14 together for both; the width of the ellipse along the normal 10 of its radii; the difference 1: within `GAP_ERROR`.
 *
 * Where two points are nearest, on the long axis, the ellipse is moved along its short axis, not against it.
 */
export function setToEllipse({ x, y, rx, ry, ux, uy }: Ellipse, a: Point | Circle): boolean {
  if (rx === ry) {
    toCore.radiusB = rx;
    toCore.x = x - a.x;
    toCore.y = y - a.y;
    return setToVertex();
  }
  const length = Math.sqrt(ux * ux + uy * uy);
  const cos = ux / length;
  const sin = uy / length;
  const dx = a.x - x;
  const dy = a.y - y;
  const along = cos * dx + sin * dy;
  const across = cos * dy - sin * dx;
  const isLongAlong = rx > ry;
  const long = isLongAlong ? rx : ry;
  const short = isLongAlong ? ry : rx;
  const toLong = isLongAlong ? along : across;
  const toShort = isLongAlong ? across : along;
  const reach = Math.abs(dx) + Math.abs(dy);
  const size = long + reach;
  if (!isModerate(length) || !isModerate(size) || !(short > THIN * size)) return false;
  const z0 = Math.abs(toLong) / long;
  const z1 = Math.abs(toShort) / short;
  rim.stretch = (long - short) / short;
  rim.z0 = z0;
  rim.z1 = z1;
  findNearestOnRim(rim);
  const { q0, q1 } = rim;
  const flatness = short / long;
  const leaning = flatness * q0;
  const steepness = Math.sqrt(leaning * leaning + q1 * q1);
  const normalLong = leaning / steepness;
  const normalShort = q1 / steepness;
  const towardsLong = toLong > 0 ? -normalLong : normalLong;
  const towardsShort = toShort > 0 ? -normalShort : normalShort;
  const towardsX = isLongAlong ? towardsLong : towardsShort;
  const towardsY = isLongAlong ? towardsShort : towardsLong;
  const widthLong = long * normalLong;
  const widthShort = short * normalShort;
  const width = Math.sqrt(widthLong * widthLong + widthShort * widthShort);
  const gap = normalLong * Math.abs(toLong) + normalShort * Math.abs(toShort) - width;
  const isInside = z0 * z0 + z1 * z1 < 1 - INSIDE_ERROR * (1 + reach / short);
  const unit = Math.sqrt(q0 * q0 + q1 * q1);
  const missLong = Math.abs(toLong) - (long * q0) / unit;
  const missShort = Math.abs(toShort) - (short * q1) / unit;
  const most = Math.sqrt(missLong * missLong + missShort * missShort);
  toCore.x = cos * towardsX - sin * towardsY;
  toCore.y = sin * towardsX + cos * towardsY;
  toCore.gap = gap;
  toCore.error = GAP_ERROR * size + (isInside ? 0 : Math.abs(most - gap));
  return true;
}
