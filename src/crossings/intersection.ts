import { spend } from "../math/cost.js";
import type { Vec2 } from "../math/vector.js";
import { meetingOfEdges, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Shape } from "../shapes/kind.js";
import { isThin, isUnion } from "../shapes/reductions.js";
import { addLoop, addWay, points, setPoints, sum } from "./area/loop-area.js";
import { order, setOrder } from "./area/loop-order.js";
import { type Crossing, found, leaveOutNone, sortCrossings } from "./crossing/crossing-list.js";
import { findCrossingsOfParts, inUnits, isPoint, outlineOf, Part, partsOfBoth } from "./find-crossings.js";
import { areBoxesApart, crossingsOnWayOut, insideVerdict, setStart, start } from "./inside.js";
import { loopCount, type Outline } from "./outline/crossed-outline.js";
import { EDGE, type EdgeList, treeOfEdges } from "./outline/edge-list.js";

/* Areas and points that two shapes have in common, from crossings of their outlines. */

/**
 * The area that two solids have in common, "first" or "second" if it is all of that one; null where doubles cannot decide
 * how their outlines cross.
 *
 * It is half the sum of p × q over the chords of the arcs that bound it (Green's theorem), measured from a crossing, plus
 * the areas between chords and arcs. These arcs are the stretches of each part's loops that are in no other part of their
 * own shape, and in one of the other. Which ones is certain: a loop enters another at one crossing and leaves it at the
 * next; without a crossing, one point of it decides. Error: a few ulp of the square of the extent of the common points.
 */
export function areaByCrossings(a: Shape, b: Shape): number | "first" | "second" | null {
  return inUnits(a, b, commonAreaInUnit);
}

/** The area of the union of solids; null where doubles cannot decide how their outlines cross. */
export function unionAreaByCrossings(shape: Shape): number | null {
  return inUnits(shape, shape, unionAreaInUnit);
}

/** The number of arcs found, and whether they are all of a shape's boundary. */
const arcs = { count: 0, ofFirst: 0, isAllOfFirst: false, isAllOfSecond: false };

/** The error of crossings that counts as a rounding, as a part of the extent. */
const POINT_ERROR = 2 ** -54;

function commonAreaInUnit(a: Shape, b: Shape): number | "first" | "second" | null {
  const parts = partsOfBoth(a, b).filter(isSolid);
  if (!findCrossingsOfParts(parts, true) || !addArcs(parts, false)) return null;
  if (arcs.count === 0) return 0;
  if (arcs.isAllOfFirst && arcs.ofFirst === arcs.count) return "first";
  if (arcs.isAllOfSecond && arcs.ofFirst === 0) return "second";
  return areaOfArcs();
}

function isSolid({ shape }: Part): boolean {
  return !isThin(shape);
}

function unionAreaInUnit(shape: Shape): number | null {
  if (!isUnion(shape)) return null;
  const parts = shape.parts.map((part) => new Part(true, part)).filter(isSolid);
  return findCrossingsOfParts(parts, true) && addArcs(parts, true) ? areaOfArcs() : null;
}

function areaOfArcs(): number | null {
  const isKnown = points.error <= POINT_ERROR * sum.extent && sum.area > 0;
  return isKnown ? sum.area * found.unit * found.unit : null;
}

/** Adds up the arcs that bound the common area of two shapes, or the union of one; false where doubles cannot decide. */
function addArcs(parts: readonly Part[], isUnion: boolean): boolean {
  sum.area = 0;
  sum.extent = 0;
  arcs.count = 0;
  arcs.ofFirst = 0;
  arcs.isAllOfFirst = true;
  arcs.isAllOfSecond = true;
  for (let number = 0; number < parts.length; number += 1) {
    const outline = outlineOf(parts[number] as Part);
    if (!areEdgesSimple(outline.edges)) return false;
    if (number === 0) setPoints(outline);
    for (let loop = 0; loop < loopCount(outline); loop += 1) {
      if (!addArcsOfLoop(outline, loop, parts, number, isUnion)) return false;
    }
  }
  return true;
}

/** The number of other parts of its own shape, and of parts of the other shape, that the walk along a loop is in. */
const depth = { own: 0, other: 0 };

function addArcsOfLoop(
  outline: Outline,
  loop: number,
  parts: readonly Part[],
  number: number,
  isUnion: boolean,
): boolean {
  if (!setOrder(outline, number, loop) || !beginWalk(outline, loop, parts, number)) return false;
  const { isOfFirst } = parts[number] as Part;
  const { count, items } = order;
  if (count === 0 && isOfBoundary(isOfFirst, isUnion)) addLoop(outline, loop);
  for (let i = 0; i < count; i += 1) {
    const crossing = items[i] as Crossing;
    const other = parts[crossing.other] as Part;
    if (other.isIn === crossing.isIn) return false;
    enter(other, crossing.isIn, isOfFirst);
    if (!isOfBoundary(isOfFirst, isUnion)) continue;
    addWay(outline, loop, crossing, items[i + 1 === count ? 0 : i + 1] as Crossing);
  }
  return isBackWhereItBegan(parts);
}

function isBackWhereItBegan(parts: readonly Part[]): boolean {
  for (let k = 0; k < parts.length; k += 1) {
    const part = parts[k] as Part;
    if (part.isCrossed && part.isIn !== part.wasIn) return false;
  }
  return true;
}

/** Whether the walk is on the boundary of the area asked for; counts its arcs. */
function isOfBoundary(isOfFirst: boolean, isUnion: boolean): boolean {
  if (depth.own > 0) return false;
  if (isUnion || depth.other > 0) {
    arcs.count += 1;
    if (isOfFirst) arcs.ofFirst += 1;
    return true;
  }
  if (isOfFirst) arcs.isAllOfFirst = false;
  else arcs.isAllOfSecond = false;
  return false;
}

function enter(part: Part, isIn: boolean, isWalkOfFirst: boolean): void {
  const change = Number(isIn) - Number(part.isIn);
  part.isIn = isIn;
  if (part.isOfFirst === isWalkOfFirst) depth.own += change;
  else depth.other += change;
}

/** Finds the parts that a loop is in before the first of its crossings; false where that is doubtful. */
function beginWalk(outline: Outline, loop: number, parts: readonly Part[], number: number): boolean {
  const own = parts[number] as Part;
  for (let k = 0; k < parts.length; k += 1) {
    const part = parts[k] as Part;
    part.isCrossed = false;
    part.isIn = false;
  }
  for (let i = order.count - 1; i >= 0; i -= 1) {
    const crossing = order.items[i] as Crossing;
    const other = parts[crossing.other] as Part;
    other.isCrossed = true;
    other.wasIn = !crossing.isIn;
  }
  depth.own = 0;
  depth.other = 0;
  for (let k = 0; k < parts.length; k += 1) {
    const part = parts[k] as Part;
    // Of two, there need be no boxes.
    if (k === number || (parts.length > 2 && !part.isCrossed && areBoxesApart(part, own))) continue;
    if (!part.isCrossed) {
      setStart(outline, loop);
      const verdict = insideVerdict(outlineOf(part, outline), start.x, start.y, start.error);
      if (verdict === 0) return false;
      part.wasIn = verdict > 0;
    }
    enter(part, part.wasIn, own.isOfFirst);
  }
  return true;
}

/** For more edges, a tree is faster. */
const FEW = 24;

/**
 * Whether edges of closed loops meet only where one follows another, as those of a polygon did when it was constructed;
 * rounding may cross them where it has been moved or turned. Exact for stored edges; others never cross.
 */
function areEdgesSimple(edges: EdgeList): boolean {
  const { count, isSimple } = edges;
  if (isSimple) return true;
  if (count <= FEW) return !doMeetAmong(edges, 0, count, 0, count);
  const tree = treeOfEdges(edges.numbers, count);
  return !tree.findPairs(tree, 0, (from, to, otherFrom, otherTo) =>
    doMeetAmong(edges, from, to, otherFrom, otherTo),
  );
}

/** Whether an edge of one range meets an earlier edge of another range that is not next to it. */
function doMeetAmong(edges: EdgeList, from: number, to: number, otherFrom: number, otherTo: number): boolean {
  for (let i = from; i < to; i += 1) {
    for (let j = otherFrom; j < otherTo && j < i; j += 1) {
      if (doMeet(edges.numbers, EDGE * i, EDGE * j)) return true;
    }
  }
  return false;
}

/** Whether two edges have a common point, except where one ends and the other begins. */
function doMeet(numbers: Float64Array, i: number, j: number): boolean {
  const ax = numbers[i] as number;
  const ay = numbers[i + 1] as number;
  const bx = numbers[i + 2] as number;
  const by = numbers[i + 3] as number;
  const cx = numbers[j] as number;
  const cy = numbers[j + 1] as number;
  const dx = numbers[j + 2] as number;
  const dy = numbers[j + 3] as number;
  if ((ax === dx && ay === dy) || (bx === cx && by === cy)) return false;
  return meetingOfEdges(ax, ay, bx, by, cx, cy, dx, dy) >= 0;
}

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
