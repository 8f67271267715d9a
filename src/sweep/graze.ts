import {
  createSupportPoint,
  type Difference,
  type SupportPoint,
  setSupportPoint,
} from "../convex/difference.js";
import type { ConvexPair } from "../convex/pair.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import { loadShifting, ShiftingPair, separateShifted } from "./shifting-pair.js";

const shifting = /* @__PURE__ */ new ShiftingPair();

/** Sets how far two convex shapes are apart along the unit normal that `out` holds, where their difference is. */
export function separateAlong(out: SupportPoint, { difference, a, b }: ConvexPair): void {
  setSupportPoint(out, difference, a, b, intervalOf(difference, out));
}

/** The interval of the difference that a normal is in. */
function intervalOf(
  { count, normalX, normalY }: Difference,
  { normalX: x, normalY: y }: Readonly<SupportPoint>,
): number {
  let interval = count - 1;
  for (let i = 0; i < count; i += 1) {
    const next = i + 1 === count ? 0 : i + 1;
    const fromX = normalX[i] as number;
    const fromY = normalY[i] as number;
    const isPast = fromX * y - fromY * x >= 0;
    const isBefore = x * (normalY[next] as number) - y * (normalX[next] as number) > 0;
    // Breaks are less than half a turn apart, so that this cannot be met from behind.
    if (isPast && isBefore) return i;
    if (isPast && fromX * x + fromY * y > 0) interval = i;
  }
  return interval;
}

const along = /* @__PURE__ */ createSupportPoint();

/** The unit vector across a path, a quarter turn from it towards +y, and how far shapes are apart along it and against it. */
export const across = { x: 0.5, y: 0.5, ahead: 0.5, behind: 0.5 };

/** Sets these for two convex shapes where their difference is; false without a path. */
export function separateAcross({ pair, wayX, wayY }: ShiftingPair): boolean {
  const length = Math.sqrt(wayX * wayX + wayY * wayY);
  if (length === 0) return false;
  across.x = 0 - wayY / length;
  across.y = wayX / length + 0;
  along.normalX = across.x;
  along.normalY = across.y;
  separateAlong(along, pair);
  across.ahead = along.separation;
  along.normalX = 0 - across.x;
  along.normalY = 0 - across.y;
  separateAlong(along, pair);
  across.behind = along.separation;
  return true;
}

/**
 * Sets a normal across the path of two convex shapes that pass beside each other to within `depth`, even if the path is
 * prolonged on both sides; otherwise returns false and changes nothing. With `isThinMet`, shapes so thin that they pass on
 * both sides count, too.
 */
export function setAcross(normal: Vec2, shifting: ShiftingPair, depth: number, isThinMet: boolean): boolean {
  if (!separateAcross(shifting)) return false;
  const { x, y, ahead, behind } = across;
  if (Math.max(ahead, behind) < -depth || (!isThinMet && Math.min(ahead, behind) >= -depth)) return false;
  const { normalX, normalY } = shifting.pair.separation;
  const isAhead = ahead > behind || (ahead === behind && normalX * x + normalY * y > 0);
  normal.x = isAhead ? x + 0 : 0 - x;
  normal.y = isAhead ? y : 0 - y;
  return true;
}

/**
 * Sets the normal of a hit across the path, by which the second shape moves, if two convex shapes only graze each other;
 * otherwise returns false and changes nothing.
 */
export function setGrazingNormal(
  normal: Vec2,
  first: Shape,
  second: Shape,
  way: Readonly<Vec2>,
  nearness: number,
): boolean {
  if (!loadShifting(shifting, first, second, way)) return false;
  separateShifted(shifting);
  return setAcross(normal, shifting, Math.max(shifting.nearness, nearness), true);
}
