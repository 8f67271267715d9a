import { spend } from "../math/budget.js";
import { IntegerList } from "../math/growth.js";
import type { Vec2 } from "../math/vector.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Shape } from "../shapes/kind.js";
import { isThin } from "../shapes/reductions.js";
import { At, found, STRIDE, sortCrossings } from "./crossing/crossing-list.js";
import {
  findCrossingsOfParts,
  inUnits,
  isPoint,
  outlineOf,
  type Part,
  partsOfBoth,
} from "./find-crossings.js";
import { crossingsOnWayOut, insideVerdict } from "./inside.js";

/** The crossings in the order of their points, as indices of their numbers. */
const order = /* @__PURE__ */ new IntegerList();

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
  const covered = new Uint8Array(found.count);
  for (const [number, part] of parts.entries()) {
    if (isThin(part.shape)) continue;
    spend(found.count / 8);
    for (let i = 0; i < found.count; i += 1) {
      const { numbers } = found;
      const at = STRIDE * i;
      if (numbers[at + At.firstPart] === number || numbers[at + At.secondPart] === number) continue;
      const x = numbers[at + At.x] as number;
      const y = numbers[at + At.y] as number;
      const error = (numbers[at + At.error] as number) + UNIT_ROUNDOFF * Math.max(Math.abs(x), Math.abs(y));
      const verdict = insideVerdict(outlineOf(part), x, y, error);
      if (verdict === 0) return false;
      if (verdict > 0) covered[i] = 1;
    }
  }
  keepUncovered(covered);
  return true;
}

function keepUncovered(covered: Uint8Array): void {
  const { numbers } = found;
  let kept = 0;
  for (let i = 0; i < found.count; i += 1) {
    if (covered[i] === 1) continue;
    if (kept < i) numbers.copyWithin(STRIDE * kept, STRIDE * i, STRIDE * (i + 1));
    kept += 1;
  }
  found.count = kept;
}

function orderedPoints(): Vec2[] | null {
  // As for other numbers, without an array that grows and reserves room for many more.
  if (found.count === 2) {
    const away = comparePlaces(0, STRIDE);
    if (away === 0) return null;
    return away < 0 ? [pointAt(0), pointAt(STRIDE)] : [pointAt(STRIDE), pointAt(0)];
  }
  if (!setOrder()) return null;
  const points: Vec2[] = [];
  for (let i = 0; i < found.count; i += 1) points.push(pointAt(order.items[i] as number));
  return points;
}

/** Sorts the crossings; false if crossings of different edges are the same point, as where a chain crosses itself. */
function setOrder(): boolean {
  order.count = 0;
  for (let i = 0; i < found.count; i += 1) order.push(STRIDE * i);
  sortCrossings(order, comparePlaces);
  for (let i = 1; i < order.count; i += 1) {
    if (comparePlaces(order.items[i - 1] as number, order.items[i] as number) === 0) return false;
  }
  return true;
}

/** Compares two crossings, given by indices of their numbers, by x, then y. */
function comparePlaces(p: number, q: number): number {
  const { numbers } = found;
  const awayX = (numbers[p + At.x] as number) - (numbers[q + At.x] as number);
  return awayX || (numbers[p + At.y] as number) - (numbers[q + At.y] as number);
}

function pointAt(at: number): Vec2 {
  const { numbers, unit } = found;
  return { x: (numbers[at + At.x] as number) * unit, y: (numbers[at + At.y] as number) * unit };
}
