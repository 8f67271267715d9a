import type { Meeting } from "../../exact/meeting.js";
import type { Sign } from "../../math/exact.js";
import { compareProducts } from "../../math/rounding.js";
import { areSameVertex, type ConvexCore, placeIn, sideOfCore } from "./convex-core.js";

/**
 * How two convex shapes meet, from their cores. Exact, with a radius only on a grid (see `setOnGrid`).
 *
 * A disc around a point has area, so that relative interiors meet as soon as cores are nearer than the radii.
 */
export function grownMeeting(a: ConvexCore, b: ConvexCore): Meeting {
  const meeting = coresMeeting(a, b);
  if (a.radius + b.radius === 0) return meeting;
  return meeting < 0 ? reachSign(a, b) : 1;
}

/**
 * How two cores meet, whatever the radii. Exact.
 *
 * The relative interiors have a common point iff 0 is in the relative interior of the Minkowski difference. For two
 * segments that are not parallel, or a polygon and anything but a point, that is a polygon, each of whose sides has the
 * direction of an edge of one of them. So if a line separates them, the line of an edge does.
 */
export function coresMeeting(a: ConvexCore, b: ConvexCore): Meeting {
  if (a.count === 1) return placeIn(b, a, 0);
  if (b.count === 1) return placeIn(a, b, 0);
  if (a.count === 2 && b.count === 2 && areInLine(a, b)) return meetingInLine(a, b);
  const alongA = facesMeeting(a, b);
  if (alongA < 0) return -1;
  const alongB = facesMeeting(b, a);
  return alongB < alongA ? alongB : alongA;
}

function areInLine(a: ConvexCore, b: ConvexCore): boolean {
  return sideOfCore(a, 0, 1, b, 0) === 0 && sideOfCore(a, 0, 1, b, 1) === 0;
}

/** −1 if another core is beyond an edge, else 0 if it reaches the line of one and no farther. */
function facesMeeting(core: ConvexCore, other: ConvexCore): Meeting {
  if (core.count === 2) return lineMeeting(core, other);
  let meeting: Meeting = 1;
  let before = core.count - 1;
  for (let i = 0; i < core.count && meeting >= 0; i++) {
    if (!areSameVertex(core, before, core, i)) {
      meeting = leastOf(meeting, reachBehind(core, before, i, core.orientation, other));
    }
    before = i;
  }
  return meeting;
}

function leastOf(a: Sign, b: Sign): Sign {
  return a < b ? a : b;
}

/** The same for a segment, whose one edge has two faces: both sides of its line have to be reached. */
function lineMeeting(core: ConvexCore, other: ConvexCore): Meeting {
  let greatest: Sign = -1;
  let least: Sign = 1;
  for (let k = 0; k < other.count && greatest - least < 2; k++) {
    const side = sideOfCore(core, 0, 1, other, k);
    if (side > greatest) greatest = side;
    if (side < least) least = side;
  }
  return leastOf(greatest, least < 0 ? 1 : least > 0 ? -1 : 0);
}

/** The vertex that was found behind the last edge: mostly it is behind the next one, too. */
const behind = { vertex: 0 };

/** The greatest of the sides of an edge on which the vertices of another core lie; the inner side is 1. */
function reachBehind(core: ConvexCore, i: number, j: number, inner: number, other: ConvexCore): Sign {
  let reach: Sign = -1;
  let k = behind.vertex < other.count ? behind.vertex : 0;
  for (let left = other.count; left > 0; left--) {
    const side = inner * sideOfCore(core, i, j, other, k);
    if (side > 0) {
      behind.vertex = k;
      return 1;
    }
    if (side === 0) reach = 0;
    k = k + 1 < other.count ? k + 1 : 0;
  }
  return reach;
}

/** How two collinear segments meet, by the coordinate that changes along their line. */
function meetingInLine(a: ConvexCore, b: ConvexCore): Meeting {
  const axis = a.points[0] === a.points[2] ? 1 : 0;
  const fromA = a.points[axis] as number;
  const toA = a.points[2 + axis] as number;
  const fromB = b.points[axis] as number;
  const toB = b.points[2 + axis] as number;
  const begin = Math.max(Math.min(fromA, toA), Math.min(fromB, toB));
  const end = Math.min(Math.max(fromA, toA), Math.max(fromB, toB));
  return end > begin ? 1 : end === begin ? 0 : -1;
}

// All of this is exact for cores on a grid (see `setOnGrid`): with its step for 1, coordinates and radii are
// whole numbers up to 2²⁴, their differences up to 2²⁵, sums of two products of these up to 2⁵¹.

/** The sign of the sum of the radii less the distance between two cores that have no common point. */
function reachSign(a: ConvexCore, b: ConvexCore): Sign {
  length.value = a.radius + b.radius;
  const fromA = vertexReach(a, b);
  if (fromA > 0) return 1;
  const fromB = vertexReach(b, a);
  return fromB > fromA ? fromB : fromA;
}

/** The distance at hand; as an argument it would be kept on the heap. */
const length = { value: 0.5 };

function vertexReach(core: ConvexCore, other: ConvexCore): Sign {
  let reach: Sign = -1;
  for (let k = 0; k < other.count; k++) {
    const sign = edgesReach(core, other, k);
    if (sign > 0) return 1;
    if (sign === 0) reach = 0;
  }
  return reach;
}

/**
 * The sign of the radius of a core, less that of another and the distance of a vertex of the other from the first. The
 * vertex must not be inside a polygon.
 */
export function slackSign(core: ConvexCore, other: ConvexCore, k: number): Sign {
  length.value = core.radius - other.radius;
  return edgesReach(core, other, k);
}

function edgesReach(core: ConvexCore, other: ConvexCore, k: number): Sign {
  const { count } = core;
  let reach: Sign = -1;
  let before = count - 1;
  // The one edge of a segment has two faces.
  for (let i = 0; i < count && (i === 0 || count > 2); i++) {
    const sign = edgeReach(core, before, i, other, k);
    if (sign > 0) return 1;
    if (sign === 0) reach = 0;
    before = i;
  }
  return reach;
}

function edgeReach(
  { points, count, orientation }: ConvexCore,
  i: number,
  j: number,
  other: ConvexCore,
  k: number,
): Sign {
  const { value } = length;
  const ax = points[2 * i] as number;
  const ay = points[2 * i + 1] as number;
  const ex = (points[2 * j] as number) - ax;
  const ey = (points[2 * j + 1] as number) - ay;
  const wx = (other.points[2 * k] as number) - ax;
  const wy = (other.points[2 * k + 1] as number) - ay;
  const cross = ex * wy - ey * wx;
  // A point outside of a polygon is nearest to an edge that it is beyond.
  if (count > 2 && orientation * cross >= 0) return -1;
  const along = wx * ex + wy * ey;
  const lengthSq = ex * ex + ey * ey;
  const reachSq = value * value;
  if (along <= 0) return signOfDouble(reachSq - (wx * wx + wy * wy));
  if (along >= lengthSq) return signOfDouble(reachSq - ((wx - ex) * (wx - ex) + (wy - ey) * (wy - ey)));
  return compareProducts(reachSq, lengthSq, cross, cross);
}

/**
 * The least sign, over the edges of a polygon and the vertices of another core, of a vertex's depth behind the edge's
 * line, plus the polygon's radius and less the other's.
 */
export function depthSign(core: ConvexCore, other: ConvexCore): Sign {
  length.value = other.radius - core.radius;
  let depth: Sign = 1;
  let before = core.count - 1;
  for (let i = 0; i < core.count; i++) {
    if (!areSameVertex(core, before, core, i)) {
      const sign = depthBehind(core, before, i, other);
      if (sign < 0) return -1;
      if (sign === 0) depth = 0;
    }
    before = i;
  }
  return depth;
}

function depthBehind(core: ConvexCore, i: number, j: number, other: ConvexCore): Sign {
  const { points, orientation } = core;
  const { value } = length;
  const ax = points[2 * i] as number;
  const ay = points[2 * i + 1] as number;
  const ex = (points[2 * j] as number) - ax;
  const ey = (points[2 * j + 1] as number) - ay;
  const lengthSq = ex * ex + ey * ey;
  const distanceSq = value * value;
  let depth: Sign = 1;
  for (let k = 0; k < other.count; k++) {
    const wx = (other.points[2 * k] as number) - ax;
    const wy = (other.points[2 * k + 1] as number) - ay;
    const inward = orientation * (ex * wy - ey * wx);
    const sign = inward < 0 ? -1 : compareProducts(inward, inward, distanceSq, lengthSq);
    if (sign < 0) return -1;
    if (sign === 0) depth = 0;
  }
  return depth;
}

function signOfDouble(value: number): Sign {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
