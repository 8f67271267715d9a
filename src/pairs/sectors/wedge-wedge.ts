import {
  type Cone,
  createChain,
  createWedge,
  type EdgeChain,
  setWedge,
  type Wedge,
} from "../../forms/forms.js";
import {
  both,
  crossSign,
  dotSign,
  either,
  isModerate,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../../math/verdict.js";
import { Opening } from "../../shapes/kind.js";
import type { WedgeShape } from "../../shapes/reductions.js";
import {
  coneHoldsVerdict,
  type InexactVector,
  measureToWedge,
  type WedgePoint,
  wedgeHolds,
} from "./wedge.js";
import { edgeReachesWedge } from "./wedge-edge.js";

const first = /* @__PURE__ */ createWedge();
const second = /* @__PURE__ */ createWedge();
const straightEdges = /* @__PURE__ */ createChain();

/** Measures of the pair at hand: doubles that are passed from function to function may be put on the heap. */
const pair = {
  distance: 0.5,
  /** A bound on the error of coordinates of points of the first wedge. */
  error: 0.5,
  /** The radii of the arcs at hand. */
  radiusA: 0.5,
  radiusB: 0.5,
};

/** A point of the first wedge, relative to its apex and to that of the second. */
const fromA: InexactVector = { error: 0.5, x: 0.5, y: 0.5 };
const fromB: InexactVector = { error: 0.5, x: 0.5, y: 0.5 };

/** The apex of the second, relative to that of the first. */
const apex: WedgePoint = { distance: 0.5, x: 0.5, y: 0.5 };

/** Coordinates in the frame of the second apex: the offset 1, unit vector 3, product 1, sum 1. */
const POINT_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Whether two sectors, annular sectors or arcs have a common point.
 *
 * If no straight edge of either meets the other, and no arc meets an arc, they are apart or one is all inside the other.
 * With the same apex, radii and directions decide independently.
 */
export function wedgeWedgeFilter(a: WedgeShape, b: WedgeShape): Verdict {
  setWedge(first, a);
  setWedge(second, b);
  return isBeyond(first, second) || isBeyond(second, first) ? -1 : wedgesMeet(first, second);
}

/**
 * Whether a wedge is certainly farther from the apex of another than that reaches. The distance: the offset 1, a unit
 * vector 3, products, sums and a length 6.
 */
function isBeyond(a: Wedge, b: Wedge): boolean {
  apex.x = b.x - a.x;
  apex.y = b.y - a.y;
  const size = Math.abs(apex.x) + Math.abs(apex.y) + a.outer + b.outer;
  measureToWedge(apex, a);
  return isModerate(size) && apex.distance > b.outer + 2 * POINT_ERROR * size;
}

/** The same for wedges that have been read; their places are changed. */
export function wedgesMeet(first: Wedge, second: Wedge): Verdict {
  const dx = first.x - second.x;
  const dy = first.y - second.y;
  if (dx === 0 && dy === 0) return sameApexVerdict(first, second);
  const size = Math.abs(dx) + Math.abs(dy) + first.outer + second.outer;
  if (!isModerate(size)) return 0;
  pair.error = POINT_ERROR * size;
  pair.distance = Math.sqrt(dx * dx + dy * dy);
  if (pair.distance > first.outer + second.outer + pair.error) return -1;
  first.x = dx;
  first.y = dy;
  second.x = 0;
  second.y = 0;

  const verdict = either(straightVerdict(first, second), straightVerdict(second, first));
  if (verdict > 0) return 1;
  const arcs = arcsVerdict(first, second);
  if (arcs > 0) return 1;
  const held = either(tipVerdict(first, second), tipVerdict(second, first));
  return either(either(verdict, arcs), held);
}

/** The verdict on two wedges with the same apex. Exact. */
function sameApexVerdict(a: Wedge, b: Wedge): Verdict {
  if (a.inner > b.outer || b.inner > a.outer) return -1;
  if (a.inner === 0 && b.inner === 0) return 1;
  const meet =
    coneHoldsDirection(a.cone, b.cone.startX, b.cone.startY) ||
    coneHoldsDirection(b.cone, a.cone.startX, a.cone.startY);
  return meet ? 1 : -1;
}

/** Whether a direction lies in a cone. Exact. */
function coneHoldsDirection(cone: Cone, x: number, y: number): boolean {
  if (cone.opening === Opening.whole) return true;
  const ahead = crossSign(cone.startX, cone.startY, x, y);
  const behind = crossSign(x, y, cone.endX, cone.endY);
  if (cone.opening === Opening.halfOrMore) return ahead >= 0 || behind >= 0;
  if (ahead < 0 || behind < 0) return false;
  return ahead > 0 || behind > 0 || dotSign(cone.startX, cone.startY, x, y) > 0;
}

/** Whether a straight edge of `a` meets `b`. */
function straightVerdict(a: Wedge, b: Wedge): Verdict {
  if (a.cone.opening === Opening.whole) return -1;
  const chain: EdgeChain = straightEdges;
  const points = chain.ownPoints;
  points[0] = a.x + a.inner * a.start.x;
  points[1] = a.y + a.inner * a.start.y;
  points[2] = a.x + a.outer * a.start.x;
  points[3] = a.y + a.outer * a.start.y;
  points[4] = a.x + a.inner * a.end.x;
  points[5] = a.y + a.inner * a.end.y;
  points[6] = a.x + a.outer * a.end.x;
  points[7] = a.y + a.outer * a.end.y;
  chain.error = pair.error;
  chain.radius = 0;
  const start = edgeReachesWedge(chain, 0, 1, b);
  return start > 0 ? 1 : either(start, edgeReachesWedge(chain, 2, 3, b));
}

/** Whether the outer corner of `a` lies in `b`. */
function tipVerdict(a: Wedge, b: Wedge): Verdict {
  fromB.x = a.x + a.outer * a.start.x - b.x;
  fromB.y = a.y + a.outer * a.start.y - b.y;
  fromB.error = 2 * pair.error;
  return wedgeHolds(b, fromB);
}

function arcsVerdict(a: Wedge, b: Wedge): Verdict {
  const arcsOfA = a.inner > 0 && a.inner < a.outer ? 2 : 1;
  const arcsOfB = b.inner > 0 && b.inner < b.outer ? 2 : 1;
  let verdict: Verdict = -1;
  for (let i = 0; i < arcsOfA; i++) {
    pair.radiusA = i === 0 ? a.outer : a.inner;
    for (let j = 0; j < arcsOfB; j++) {
      pair.radiusB = j === 0 ? b.outer : b.inner;
      verdict = either(verdict, arcPairVerdict(a, b));
      if (verdict > 0) return 1;
    }
  }
  return verdict;
}

/**
 * In units of the square of the size: distance² 5, each radius² 1, sums 2, halved and divided by the distance 1. So the
 * foot of the crossing is off by that over twice the distance, and the square of its height by |2·foot| times as much and
 * 4 more.
 */
const CROSSING_ERROR = 16 * UNIT_ROUNDOFF;

/** Whether an arc of `a` and one of `b` have a common point. */
function arcPairVerdict(a: Wedge, b: Wedge): Verdict {
  const { distance, radiusA, radiusB } = pair;
  const size = distance + radiusA + radiusB;
  const error = CROSSING_ERROR * size;
  if (distance > radiusA + radiusB + error || distance < Math.abs(radiusA - radiusB) - error) return -1;
  const unitX = (b.x - a.x) / distance;
  const unitY = (b.y - a.y) / distance;
  const foot = (distance * distance + radiusA * radiusA - radiusB * radiusB) / (2 * distance);
  const footError = (CROSSING_ERROR * size * size) / distance;
  const heightSq = radiusA * radiusA - foot * foot;
  const heightSqError = footError * (2 * Math.abs(foot) + footError) + CROSSING_ERROR * size * size;
  // Whether and where circles touch that nearly do is uncertain.
  if (!(heightSq > 4 * heightSqError)) return 0;
  const height = Math.sqrt(heightSq);
  const footX = foot * unitX;
  const footY = foot * unitY;
  fromA.error = 2 * (footError + heightSqError / height + error);
  fromB.error = fromA.error;
  fromA.x = footX - height * unitY;
  fromA.y = footY + height * unitX;
  const left = crossingVerdict(a, b);
  if (left > 0) return 1;
  fromA.x = footX + height * unitY;
  fromA.y = footY - height * unitX;
  return either(left, crossingVerdict(a, b));
}

/** Whether a crossing of two circles lies in both cones. */
function crossingVerdict(a: Wedge, b: Wedge): Verdict {
  const inA = coneHoldsVerdict(a.cone, fromA);
  if (inA < 0) return -1;
  fromB.x = a.x + fromA.x - b.x;
  fromB.y = a.y + fromA.y - b.y;
  return both(inA, coneHoldsVerdict(b.cone, fromB));
}
