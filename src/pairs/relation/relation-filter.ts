import { converse, type Relation } from "../../exact/meeting.js";
import { zeros } from "../../math/collections.js";
import type { Vec2 } from "../../math/vector.js";
import { meetingOfEdges, orientation, type Verdict } from "../../math/verdict.js";
import { bounds } from "../../shapes/bounds.js";
import {
  type Circle,
  type Ellipse,
  type HalfPlane,
  Kind,
  type Point,
  type Rect,
  type Shape,
} from "../../shapes/kind.js";
import { isFinitePoint } from "../../shapes/place-points.js";
import { innerRadius, isThin, isWedge, outerRadius } from "../../shapes/reductions.js";
import { rectRectRelation } from "../boxes/rect-rect.js";
import { circleRectRelation, pointRectRelation } from "../boxes/round-rect.js";
import { ellipseEllipseRelation } from "../ellipses/ellipse-ellipse.js";
import { ellipseRectRelation } from "../ellipses/ellipse-rect.js";
import { circleEllipseRelation, pointEllipseRelation } from "../ellipses/round-ellipse.js";
import { circleCircleRelation, pointCircleRelation, pointPointRelation } from "../round-round.js";
import { overlapVerdict } from "../tables/overlap-filters.js";
import { overlapsExactly } from "../tables/overlap-tests.js";
import { cellOf, type PairTable } from "../tables/pair-table.js";
import { Spots } from "./box-frame.js";
import { isCertainlyInside } from "./inside-filter.js";
import { certainlyHolds, certainlyNearInterior, locate } from "./location.js";
import { addWitnesses, setAnchor } from "./witness-spots.js";

const spotsOfA = /* @__PURE__ */ new Spots();
const spotsOfB = /* @__PURE__ */ new Spots();
const anchorOfA: Vec2 = { x: 0.5, y: 0.5 };
const anchorOfB: Vec2 = { x: 0.5, y: 0.5 };

/** What spots of a shape tell about its relation to another. */
interface Sight {
  /** Whether one lies in the other's interior: then the relative interiors of both have a common point. */
  reachesIn: boolean;
  /** Whether one lies outside of the other. */
  sticksOut: boolean;
}

const sightOfA: Sight = { reachesIn: false, sticksOut: false };
const sightOfB: Sight = { reachesIn: false, sticksOut: false };

/**
 * The relation of two shapes if doubles are certain of it; undefined where they touch to within rounding, where
 * boundaries have stretches in common, and where no witness is among the points that are tried.
 *
 * Every point that counts is certified by the filters of `overlaps`, which also decide "apart". "crossing" needs a point
 * in both, one in a only and one in b only; "inside" needs points whose hull holds a, all of them in the interior of b.
 */
export function relationVerdict(
  a: Shape,
  b: Shape,
  verdict: Verdict = overlapVerdict(a, b),
): Relation | undefined {
  if (verdict <= 0) return verdict < 0 ? "apart" : undefined;
  if (a.kind === Kind.point) return locate(b, a.x, a.y, 0) > 0 ? "inside" : undefined;
  if (b.kind === Kind.point) return locate(a, b.x, b.y, 0) > 0 ? "contains" : undefined;
  if (a.kind === Kind.halfPlane && b.kind === Kind.halfPlane) {
    return areParallel(a, b) ? undefined : "crossing";
  }
  return relationByWitnesses(a, b);
}

/**
 * Whether a point is found that certainly lies in the relative interiors of two shapes, given the verdict of the overlap
 * filters.
 */
export function certainlyMeetWithin(a: Shape, b: Shape, verdict: Verdict): boolean {
  if (verdict <= 0) return false;
  if (a.kind === Kind.point) return locate(b, a.x, a.y, 0) > 0;
  if (b.kind === Kind.point) return locate(a, b.x, b.y, 0) > 0;
  return meetByWitnesses(a, b);
}

/** The same for two shapes that overlap. Leaves what the spots of both tell in their sights. */
function meetByWitnesses(a: Shape, b: Shape): boolean {
  setAnchor(anchorOfA, a);
  setAnchor(anchorOfB, b);
  if (!isFinitePoint(anchorOfA) || !isFinitePoint(anchorOfB)) return false;
  look(sightOfA, spotsOfA, a, b, anchorOfB);
  look(sightOfB, spotsOfB, b, a, anchorOfA);
  return sightOfA.reachesIn || sightOfB.reachesIn || doChainsCross(a, b) || meetsBetweenAnchors(a, b);
}

/** The relation of two shapes that overlap. */
function relationByWitnesses(a: Shape, b: Shape): Relation | undefined {
  if (!meetByWitnesses(a, b)) return undefined;
  // A set with an interior is no part of one without.
  const aSticksOut = sightOfA.sticksOut || (sightOfB.reachesIn && isThin(b));
  const bSticksOut = sightOfB.sticksOut || (sightOfA.reachesIn && isThin(a));
  if (aSticksOut && bSticksOut) return "crossing";
  if (sightOfA.reachesIn && !aSticksOut && isCertainlyInside(a, b)) return "inside";
  return sightOfB.reachesIn && !bSticksOut && isCertainlyInside(b, a) ? "contains" : undefined;
}

/** Exact. */
function areParallel(a: HalfPlane, b: HalfPlane): boolean {
  return orientation(0, 0, a.nx, a.ny, b.nx, b.ny) === 0;
}

function look(out: Sight, spots: Spots, shape: Shape, other: Shape, target: Vec2): void {
  out.reachesIn = false;
  out.sticksOut = false;
  spots.clear();
  addWitnesses(spots, shape, target);
  for (let i = 0; i < spots.count && !(out.reachesIn && out.sticksOut); i++) {
    const x = spots.x[i] as number;
    const y = spots.y[i] as number;
    const error = spots.error[i] as number;
    const found = locate(other, x, y, error);
    if (found === 0 || (found > 0 ? out.reachesIn : out.sticksOut)) continue;
    if (found < 0) out.sticksOut = error > 0 || certainlyHolds(shape, x, y);
    else out.reachesIn = error > 0 || certainlyNearInterior(shape, x, y);
  }
}

const STEPS = 8;

/** Whether a point on the line between the anchors is in the interior of both. */
function meetsBetweenAnchors(a: Shape, b: Shape): boolean {
  if (isThin(a) || isThin(b)) return false;
  for (let step = 1; step < STEPS; step++) {
    const part = step / STEPS;
    const x = (1 - part) * anchorOfA.x + part * anchorOfB.x;
    const y = (1 - part) * anchorOfA.y + part * anchorOfB.y;
    if (locate(a, x, y, 0) > 0 && locate(b, x, y, 0) > 0) return true;
  }
  return false;
}

const endsOfA = /* @__PURE__ */ zeros(4);
const endsOfB = /* @__PURE__ */ zeros(4);

/**
 * Whether two shapes are segments or polylines of which edges cross, each with its ends on different sides of the other,
 * in a point that is an end of neither shape. False too if an end of one, which might be that point, lies on the other.
 */
function doChainsCross(a: Shape, b: Shape): boolean {
  const pointsOfA = pointsOf(endsOfA, a);
  const pointsOfB = pointsOf(endsOfB, b);
  if (pointsOfA === undefined || pointsOfB === undefined) return false;
  if (!areEndsOff(pointsOfA, b) || !areEndsOff(pointsOfB, a)) return false;
  for (let i = 2; i < pointsOfA.length; i += 2) {
    for (let k = 2; k < pointsOfB.length; k += 2) {
      if (doEdgesCross(pointsOfA, i, pointsOfB, k)) return true;
    }
  }
  return false;
}

function pointsOf(room: number[], shape: Shape): readonly number[] | undefined {
  if (shape.kind === Kind.polyline) return shape.points;
  if (shape.kind !== Kind.segment) return undefined;
  room[0] = shape.ax;
  room[1] = shape.ay;
  room[2] = shape.bx;
  room[3] = shape.by;
  return room;
}

function areEndsOff(points: readonly number[], other: Shape): boolean {
  const last = points.length - 2;
  return (
    locate(other, points[0] as number, points[1] as number, 0) < 0 &&
    locate(other, points[last] as number, points[last + 1] as number, 0) < 0
  );
}

/** Whether the edges that end at the given indices cross. */
function doEdgesCross(p: readonly number[], i: number, q: readonly number[], k: number): boolean {
  const [ax, ay, bx, by] = [p[i - 2], p[i - 1], p[i], p[i + 1]] as [number, number, number, number];
  const [cx, cy, dx, dy] = [q[k - 2], q[k - 1], q[k], q[k + 1]] as [number, number, number, number];
  return meetingOfEdges(ax, ay, bx, by, cx, cy, dx, dy) > 0;
}

/**
 * The relation of two shapes whose boxes lie beside each other, as tiles on a grid do, given the verdict of the overlap
 * filters; undefined for all others.
 *
 * If the line between the boxes is x = m and both shapes have an extent along x, each has points that the other has not.
 * A shape with area has no interior point on the line, and a segment has only an end there. So with one of these, the
 * relative interiors are disjoint, and common points make a touch.
 */
export function relationBeside(a: Shape, b: Shape, verdict: Verdict): Relation | undefined {
  if (mayBeCurved(a) && mayBeCurved(b)) return undefined;
  if (!areBoxesBeside(a, b)) return undefined;
  return verdict > 0 || (verdict === 0 && overlapsExactly(a, b)) ? "touching" : "apart";
}

/** Whether the boxes of two shapes lie beside each other along an axis along which both have a length. */
export function areBoxesBeside(a: Shape, b: Shape): boolean {
  const boxA = bounds(a);
  const boxB = bounds(b);
  return (
    areApart(boxA.minX, boxA.maxX, boxB.minX, boxB.maxX) ||
    areApart(boxA.minY, boxA.maxY, boxB.minY, boxB.maxY)
  );
}

/** Whether it may denote, or be made of, curves other than one segment. */
function mayBeCurved(shape: Shape): boolean {
  if (isWedge(shape)) return innerRadius(shape) === outerRadius(shape);
  return shape.kind === Kind.compound || (isThin(shape) && shape.kind !== Kind.segment);
}

/** Whether two intervals have a length, and no common point but an end. They are rounded outward. */
function areApart(minA: number, maxA: number, minB: number, maxB: number): boolean {
  return (maxA <= minB || maxB <= minA) && hasLength(minA, maxA) && hasLength(minB, maxB);
}

/** The rounding outward of an interval without length gives it one of some ulp. */
function hasLength(min: number, max: number): boolean {
  const length = max - min;
  return length === Number.POSITIVE_INFINITY || length > 2 ** -40 * (Math.abs(min) + Math.abs(max));
}

/** The pairs with tests of their own: all that end with the rectangle. */
const relationTable: PairTable<Relation, [Point, Circle, Ellipse, Rect]> = [
  [pointPointRelation],
  [pointCircleRelation, circleCircleRelation],
  [pointEllipseRelation, circleEllipseRelation, ellipseEllipseRelation],
  [pointRectRelation, circleRectRelation, ellipseRectRelation, rectRectRelation],
];

/** Whether a pair has a test of its own. */
export function hasTable(a: Shape, b: Shape): boolean {
  return Math.max(a.kind, b.kind) <= Kind.rect;
}

/** The relation by that test. Exact. */
export function relationInTable(a: Shape, b: Shape): Relation {
  return a.kind <= b.kind ? cellOf(relationTable, a, b)(a, b) : converse(cellOf(relationTable, b, a)(b, a));
}

/** Whether that test is faster than a search for witnesses: those with a point or a circle are. */
export function isTableQuick(a: Shape, b: Shape): boolean {
  return hasTable(a, b) && Math.min(a.kind, b.kind) < Kind.ellipse;
}
