import type { ContactRecord } from "../../convex/result.js";
import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { createRimSearch, findNearestOnRim } from "../../nearest/nearest.js";
import type { Circle, Ellipse, Point, Polygon } from "../../shapes/kind.js";
import { CIRCLE, disc, GAP_ERROR, setRadiusOf, setToPolygon, setToVertex, toCore } from "./circle-to-core.js";

/**
 * The contact of a point or a circle with a circle: 1 if they certainly overlap and `out` is set, −1 if they are certainly apart; 0
 * if neither is certain, and for centres so near to each other that the direction may be lost.
 */
export function setCirclesContact(a: Point | Circle, b: Circle, out: ContactRecord): Verdict {
  const radius = a.kind === CIRCLE ? a.r : 0;
  const { x, y } = a;
  const dx = b.x - x;
  const dy = b.y - y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const reach = radius + b.r;
  const depth = reach - distance;
  const margin = GAP_ERROR * (distance + reach) + UNDERFLOW_ERROR;
  if (!isModerate(distance)) return 0;
  if (depth < -margin) return -1;
  if (!(depth > margin)) return 0;
  const nx = dx / distance;
  const ny = dy / distance;
  const middle = (radius - b.r + distance) / 2;
  out.normalX = nx;
  out.normalY = ny;
  out.depth = depth;
  out.count = 1;
  out.x0 = x + nx * middle;
  out.y0 = y + ny * middle;
  return 1;
}

/**
 * The contact of a point or a circle with a convex polygon: 1 if they certainly overlap and `out` is set, −1 if they are certainly
 * apart. 0 if neither is certain, for polygons that are not convex, and where the direction depends on rounding: a corner next to
 * the centre.
 *
 * The minimum translation is along the line to the nearest point of the core or, from inside, to the nearest face. Error
 * of depth and point: a few units of rounding of the size of the pair, plus that of the coordinates. Of shapes that are
 * known to overlap (`isKnown`), however little, only the direction can be in doubt.
 */
export function setRoundPolygonContact(
  a: Point | Circle,
  b: Polygon,
  out: ContactRecord,
  isKnown: boolean,
): Verdict {
  setRadiusOf(a);
  resetToCore();
  return settleContact(a, setToPolygon(b, a), out, isKnown);
}

/** The same with an ellipse, which is its own core. */
export function setRoundEllipseContact(a: Point | Circle, b: Ellipse, out: ContactRecord): Verdict {
  setRadiusOf(a);
  resetToCore();
  return settleContact(a, setToEllipse(b, a), out, false);
}

function resetToCore(): void {
  toCore.isNearest = true;
  toCore.gap = 0;
  toCore.error = Number.POSITIVE_INFINITY;
  toCore.radiusB = 0;
}

function settleContact(a: Point | Circle, isFound: boolean, out: ContactRecord, isKnown: boolean): Verdict {
  const { x, y, gap, error, radiusB } = toCore;
  const { radius: radiusA } = disc;
  const depth = radiusA + radiusB - gap;
  const margin = error + GAP_ERROR * (radiusA + radiusB) + UNDERFLOW_ERROR;
  if (depth < -margin && toCore.isNearest) return -1;
  if (!isFound || !(depth > (isKnown ? -margin : margin))) return 0;
  // Halfway between the circle's farthest point and the core's boundary. The sum of the radii may overflow.
  const middle = radiusA / 2 - radiusB / 2 + gap / 2;
  out.normalX = x;
  out.normalY = y;
  out.depth = depth > 0 ? depth : 0;
  out.count = 1;
  out.x0 = a.x + x * middle;
  out.y0 = a.y + y * middle;
  return 1;
}

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
 * Whatever point q of the rim is found, in units of the radii, the ellipse is behind the tangent there, whose normal is
 * along (short q₀, long q₁). The height of the centre above that tangent is taken for the gap. It is a lower bound, and
 * so flat next to the nearest point that an error of q hardly counts. For a centre outside, the distance to q is an upper
 * bound; the difference of both is added to the error, so that the accuracy of the search need not be proved.
 *
 * Error of the gap: coordinates along and across 8 units of |dx| + |dy| each, their products with the normal (5) and the
 * sum, 14 together for both; the width of the ellipse along the normal 10 of its radii; the difference 1: within `GAP_ERROR`.
 *
 * Where two points are nearest, on the long axis, the ellipse is moved along its short axis, not against it.
 */
function setToEllipse({ x, y, rx, ry, ux, uy }: Ellipse, a: Point | Circle): boolean {
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
  const short = Math.min(rx, ry);
  const reach = Math.abs(dx) + Math.abs(dy);
  const size = Math.max(rx, ry) + reach;
  if (!isModerate(length) || !isModerate(size) || !(short > THIN * size)) return false;
  rim.rx = rx;
  rim.ry = ry;
  rim.x = along;
  rim.y = across;
  findNearestOnRim(rim);
  const cosine = Math.abs(rim.cosine);
  const sine = Math.abs(rim.sine);
  const leaningX = (short / rx) * cosine;
  const leaningY = (short / ry) * sine;
  const steepness = Math.sqrt(leaningX * leaningX + leaningY * leaningY);
  const normalX = leaningX / steepness;
  const normalY = leaningY / steepness;
  const towardsX = along > 0 ? -normalX : normalX;
  const towardsY = across > 0 ? -normalY : normalY;
  const widthX = rx * normalX;
  const widthY = ry * normalY;
  const width = Math.sqrt(widthX * widthX + widthY * widthY);
  const gap = normalX * Math.abs(along) + normalY * Math.abs(across) - width;
  const zX = along / rx;
  const zY = across / ry;
  const isInside = zX * zX + zY * zY < 1 - INSIDE_ERROR * (1 + reach / short);
  const unit = Math.sqrt(cosine * cosine + sine * sine);
  const missX = Math.abs(along) - (rx * cosine) / unit;
  const missY = Math.abs(across) - (ry * sine) / unit;
  const most = Math.sqrt(missX * missX + missY * missY);
  toCore.x = cos * towardsX - sin * towardsY;
  toCore.y = sin * towardsX + cos * towardsY;
  toCore.gap = gap;
  toCore.error = GAP_ERROR * size + (isInside ? 0 : Math.abs(most - gap));
  return true;
}
