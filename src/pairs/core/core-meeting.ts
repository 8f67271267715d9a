import type { Meeting } from "../../exact/rcc8.js";
import type { Sign } from "../../math/exact.js";
import type { ConvexCore } from "./convex-core.js";
import { areSameVertex, placeIn, sideOfCore } from "./core-place.js";
import { reachSign } from "./core-reach.js";

/**
 * How two convex shapes meet by their cores. Exact, with a radius only on a grid (see `setOnGrid`).
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
 * The relative interiors have a common point iff 0 lies in the relative interior of the difference of the
 * sets. That of two segments that are not parallel, or of a polygon and anything but a point, is a polygon,
 * each of whose sides has the direction of an edge of one of them: so the line of an edge separates them, if
 * one does.
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

/** Of a segment, whose one edge has two faces: both sides of its line have to be reached. */
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

/** The greatest of the sides on which the vertices of another core lie, inner ones being 1. */
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

/** Two segments of one line by the coordinate that changes along it. */
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
