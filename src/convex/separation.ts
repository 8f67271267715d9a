import { normalizingPower, type Sign } from "../math/exact.js";
import { makeUnit, ScratchVector, type Vec2 } from "../math/vector.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Difference } from "./difference.js";

/** The square of a shorter vector has lost digits. */
export const LEAST_SQUARE = 2 ** -900;

/** A vector and its length. */
class MeasuredVector extends ScratchVector {
  length = 0.5;
}

/** Sets the length of a vector that may be very short, but not longer than about 2⁵⁰⁰. Error: below 2 ulp. */
function measureLength(vector: MeasuredVector): void {
  const { x, y } = vector;
  const square = x * x + y * y;
  if (square > LEAST_SQUARE) {
    vector.length = Math.sqrt(square);
    return;
  }
  const size = Math.max(Math.abs(x), Math.abs(y));
  const power = size === 0 ? 1 : normalizingPower(size);
  vector.length = Math.sqrt(x * power * (x * power) + y * power * (y * power)) / power;
}

/** The direction in which two shapes are farthest apart, or least deep in each other. */
export interface Separation {
  /** s at that direction: the signed distance. */
  value: number;
  normalX: number;
  normalY: number;
  /** The interval of the difference that holds it: it begins at the break of this index. */
  interval: number;
}

export function createSeparation(): Separation {
  return { value: 0, normalX: 1, normalY: 0, interval: 0 };
}

/**
 * The error of the computed greatest separation, in units of the scale (the sizes of both cores, which no coordinate,
 * radius or sum of one of each exceeds).
 *
 * - A piece's place: unit vector 3 u, product 1, sums 3, difference from the origin 1, difference of the two
 *   shapes 1: 9 u of the scale.
 * - The normal has length 1 to within 4 u, and n · d − r takes 3 more: 7 u.
 * - Normals are off by 3 u and are put in order by an angle that is off by 2 u more; so a normal between two
 *   breaks is within 10 u (of a radian) of those at which the piece is the farthest of its shape, and what
 *   lies farther does so by 10 u of the shape's diameter: 20 u of the scale.
 * - An ellipse's support vector: its axis 3 u, the two products with n 3 more, and with h (2 products, sum,
 *   root, inverse) and the last products below 20 u of its radii; its least bound by branch and bound 8 u, with
 *   8 u of slack; one that counts as a segment is off by 8 u instead.
 *
 * Together below 80 u; the rest covers the terms in u² and the bound's own roundings.
 */
export const SEPARATION_ERROR = 128 * UNIT_ROUNDOFF;

/** Values this near to each other, in units of the scale, differ by rounding. */
export const NEAR_TIE = 8 * UNIT_ROUNDOFF;

const unit: Vec2 = /* @__PURE__ */ new ScratchVector();

/** The d of the interval at hand. */
const way = /* @__PURE__ */ new MeasuredVector();

/**
 * The greatest s(n) over all directions, for shapes without ellipses.
 *
 * Between two breaks s(n) = n · d − r, so a local maximum is at a break, or where n is along d. Of equal breaks the first
 * counts, from (1, 0) on. Where n is along d beside a break, s is so flat that rounding may make the break seem as good;
 * then the break does not count.
 */
export function maximizeSeparation(difference: Difference, out: Separation): void {
  const { count, normalX, normalY, x, y, r, shiftX, shiftY } = difference;
  const slack = NEAR_TIE * difference.scale;
  let best = Number.NEGATIVE_INFINITY;
  let bestInterval = 0;
  for (let i = 0; i < count; i += 1) {
    const value =
      (normalX[i] as number) * ((x[i] as number) + shiftX) +
      (normalY[i] as number) * ((y[i] as number) + shiftY) -
      (r[i] as number);
    if (value > best) {
      best = value;
      bestInterval = i;
    }
  }
  bestInterval = settledBreak(difference, bestInterval);
  out.normalX = normalX[bestInterval] as number;
  out.normalY = normalY[bestInterval] as number;
  let afterX = normalX[0] as number;
  let afterY = normalY[0] as number;
  for (let i = count - 1; i >= 0; i -= 1) {
    const dx = (x[i] as number) + shiftX;
    const dy = (y[i] as number) + shiftY;
    const beforeX = normalX[i] as number;
    const beforeY = normalY[i] as number;
    if (beforeX * dy - beforeY * dx > 0 && dx * afterY - dy * afterX > 0) {
      way.x = dx;
      way.y = dy;
      measureLength(way);
      const { length } = way;
      const value = length - (r[i] as number);
      // Where rounding has exchanged two neighbouring breaks, the signs are right for the opposite direction, too.
      const isAhead = dx * (beforeX + afterX) + dy * (beforeY + afterY) >= -length;
      if (value > best - slack && isAhead) {
        best = value;
        bestInterval = i;
        unit.x = dx;
        unit.y = dy;
        makeUnit(unit);
        out.normalX = unit.x;
        out.normalY = unit.y;
      }
    }
    afterX = beforeX;
    afterY = beforeY;
  }
  out.value = best;
  out.interval = bestInterval;
}

/**
 * The break that s grows to from both sides, beside one that seems as good. Where faces are almost parallel, rounding may
 * prefer the wrong one, along which the closest points are elsewhere.
 */
function settledBreak(difference: Difference, best: number): number {
  const { count } = difference;
  let settled = best;
  for (let step = 0; step < count; step += 1) {
    if (slopeSign(difference, settled, settled) <= 0) break;
    const next = settled + 1 === count ? 0 : settled + 1;
    // The local maximum is between the two breaks.
    if (slopeSign(difference, next, settled) < 0) return settled;
    settled = next;
  }
  if (settled !== best) return settled;
  for (let step = 0; step < count; step += 1) {
    const before = (settled === 0 ? count : settled) - 1;
    if (slopeSign(difference, settled, before) >= 0) break;
    if (slopeSign(difference, before, before) > 0) return settled;
    settled = before;
  }
  return settled;
}

/** The sign of s'(n) = n × d at a break, for the piece of an interval that begins or ends there. */
function slopeSign(difference: Difference, atBreak: number, interval: number): Sign {
  const { normalX, normalY, x, y, shiftX, shiftY } = difference;
  const slope =
    (normalX[atBreak] as number) * ((y[interval] as number) + shiftY) -
    (normalY[atBreak] as number) * ((x[interval] as number) + shiftX);
  return slope > 0 ? 1 : slope < 0 ? -1 : 0;
}
