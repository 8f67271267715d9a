import { spend } from "../math/budget.js";
import type { Vec2 } from "../math/vector.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Shape } from "../shapes/kind.js";
import { isThin } from "../shapes/reductions.js";
import { type Crossing, found, leaveOutNone, sortCrossings } from "./crossing/crossing-list.js";
import {
  findCrossingsOfParts,
  inUnits,
  isPoint,
  outlineOf,
  type Part,
  partsOfBoth,
} from "./find-crossings.js";
import { crossingsOnWayOut, insideVerdict } from "./inside.js";

/**
 * The points where the boundaries of two shapes cross, in the order of x, then y, if these are certainly all common
 * points of the boundaries; null where doubles cannot decide.
 *
 * A crossing of a compound's part is on the boundary of the union unless it is in another part.
 */
export function crossingPoints(a: Shape, b: Shape): Vec2[] | null {
  return inUnits(a, b, pointsInUnit);
}

function pointsInUnit(a: Shape, b: Shape): Vec2[] | null {
  const parts = partsOfBoth(a, b);
  if (!findCrossingsOfParts(parts, false) || !arePointsOff(parts) || !leaveOutCovered(parts)) return null;
  return orderedPoints();
}

/** Whether no part that is a point is on a boundary of the other shape, for certain. */
function arePointsOff(parts: readonly Part[]): boolean {
  return parts.every((part) => {
    if (!isPoint(part)) return true;
    const { minX: x, minY: y, isOfFirst } = part;
    return parts.every((other) => {
      if (other.isOfFirst === isOfFirst) return true;
      if (isPoint(other)) return other.minX !== x || other.minY !== y;
      return crossingsOnWayOut(outlineOf(other), x, y, 0) >= 0;
    });
  });
}

/** Takes out the crossings that are in other parts; false where that is doubtful. */
function leaveOutCovered(parts: readonly Part[]): boolean {
  if (parts.length === 2) return true;
  for (const [number, part] of parts.entries()) {
    if (isThin(part.shape)) continue;
    spend(found.count / 8);
    for (let i = 0; i < found.count; i += 1) {
      const crossing = found.items[i] as Crossing;
      if (crossing.firstPart === number || crossing.secondPart === number) continue;
      const { x, y } = crossing;
      const error = crossing.error + UNIT_ROUNDOFF * Math.max(Math.abs(x), Math.abs(y));
      const verdict = insideVerdict(outlineOf(part), x, y, error);
      if (verdict === 0) return false;
      if (verdict > 0) crossing.isNone = true;
    }
  }
  leaveOutNone(0);
  return true;
}

/** The points of the crossings; null if crossings of different edges are the same point, as where a chain crosses itself. */
function orderedPoints(): Vec2[] | null {
  sortCrossings(found, comparePlaces);
  const { items, count } = found;
  for (let i = 1; i < count; i += 1) {
    if (comparePlaces(items[i - 1] as Crossing, items[i] as Crossing) === 0) return null;
  }
  // An array that grows would reserve room for many more.
  if (count === 2) return [pointOf(items[0] as Crossing), pointOf(items[1] as Crossing)];
  const points: Vec2[] = [];
  for (let i = 0; i < count; i += 1) points.push(pointOf(items[i] as Crossing));
  return points;
}

/** Compares two crossings by x, then y. */
function comparePlaces(p: Crossing, q: Crossing): number {
  return p.x - q.x || p.y - q.y;
}

function pointOf({ x, y }: Crossing): Vec2 {
  return { x: x * found.unit, y: y * found.unit };
}
