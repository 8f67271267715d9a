import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Difference } from "./difference.js";
import { lengthOf } from "./length.js";

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

/** Values this near to each other, in units of the scale, differ by rounding. */
const NEAR_TIE = 8 * UNIT_ROUNDOFF;

const unit: Vec2 = { x: 0, y: 0 };

/**
 * The greatest s(n) over all directions, for shapes without ellipses.
 *
 * Between two breaks s(n) = n · d − r, so that a local maximum is at a break, or where n is along d. The first
 * of equal breaks counts: that begins with (1, 0). Beside a break s is so flat where n is along d that rounding
 * may make the break seem as good; that has no say.
 */
export function maximizeSeparation(difference: Difference, scale: number, out: Separation): void {
  const { count, normalX, normalY, x, y, r } = difference;
  const slack = NEAR_TIE * scale;
  let best = Number.NEGATIVE_INFINITY;
  let bestInterval = 0;
  for (let i = 0; i < count; i += 1) {
    const value =
      (normalX[i] as number) * (x[i] as number) +
      (normalY[i] as number) * (y[i] as number) -
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
    const dx = x[i] as number;
    const dy = y[i] as number;
    const beforeX = normalX[i] as number;
    const beforeY = normalY[i] as number;
    if (beforeX * dy - beforeY * dx > 0 && dx * afterY - dy * afterX > 0) {
      const length = lengthOf(dx, dy);
      const value = length - (r[i] as number);
      // Where rounding has exchanged two neighbouring breaks, the signs are right for the opposite direction, too.
      const isAhead = dx * (beforeX + afterX) + dy * (beforeY + afterY) >= -length;
      if (value > best - slack && isAhead) {
        best = value;
        bestInterval = i;
        setUnitVector(unit, dx, dy);
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
 * The break that s grows to on both sides, beside one that seems as good: where faces are almost parallel,
 * rounding may prefer the wrong one, and what lies nearest along it is somewhere else.
 */
function settledBreak(difference: Difference, best: number): number {
  const { count } = difference;
  let settled = best;
  for (let step = 0; step < count; step += 1) {
    if (!(slopeAt(difference, settled, settled) > 0)) break;
    const next = settled + 1 === count ? 0 : settled + 1;
    // The local maximum is between the two breaks.
    if (slopeAt(difference, next, settled) < 0) return settled;
    settled = next;
  }
  if (settled !== best) return settled;
  for (let step = 0; step < count; step += 1) {
    const before = (settled === 0 ? count : settled) - 1;
    if (!(slopeAt(difference, settled, before) < 0)) break;
    if (slopeAt(difference, before, before) > 0) return settled;
    settled = before;
  }
  return settled;
}

/** s'(n) = n × d at a break, for the piece of an interval that begins or ends there. */
function slopeAt({ normalX, normalY, x, y }: Difference, atBreak: number, interval: number): number {
  return (
    (normalX[atBreak] as number) * (y[interval] as number) -
    (normalY[atBreak] as number) * (x[interval] as number)
  );
}
