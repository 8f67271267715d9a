import { Containment, converse, type Meeting, type Relation, relationFrom } from "../../exact/meeting.js";
import {
  createChain,
  type EdgeChain,
  type EdgedShape,
  edgeEnd,
  isEdged,
  vertexCount,
} from "../../forms/forms.js";
import { setChain } from "../../forms/set-chain.js";
import { zeros } from "../../math/collections.js";
import type { Sign } from "../../math/exact.js";
import { exactDifference, exactLength, exactProduct, exactSum } from "../../math/rounding.js";
import type { Vec2 } from "../../math/vector.js";
import { orientation } from "../../math/verdict.js";
import { type HalfPlane, Kind, Opening, type Polygon, type Sector, type Shape } from "../../shapes/kind.js";
import { isBox } from "../../shapes/reductions.js";
import { ringsHold } from "../edges/chain-overlap.js";
import {
  areCoresKnown,
  areSameVertex,
  type ConvexCore,
  createCore,
  placeIn,
  setCore,
  setOnGrid,
  sideOfCore,
} from "./convex-core.js";
import { depthSign, grownMeeting, slackSign } from "./core-meeting.js";

const chainOfA = /* @__PURE__ */ createChain();
const chainOfB = /* @__PURE__ */ createChain();
const first = /* @__PURE__ */ createCore();
const second = /* @__PURE__ */ createCore();

/**
 * The relation of two shapes made of straight edges and a radius, one of which is convex, or a half plane.
 * Exact.
 *
 * Undefined for other kinds, where corners are no doubles (of a turned rectangle), for a few ways in which
 * thin shapes lie along others, and where there are radii, or a half plane, and the numbers are not on a
 * grid. So what touches on a grid is decided by products that are not rounded.
 */
export function edgedRelation(a: Shape, b: Shape): Relation | undefined {
  if (b.kind === Kind.halfPlane) return relationToHalfPlane(a, b);
  if (a.kind === Kind.halfPlane) return converseOf(relationToHalfPlane(b, a));
  if (a.kind === Kind.sector) return relationOfSector(a, b);
  if (b.kind === Kind.sector) return relationOfSector(b, a);
  if (!mayBeExact(a) || !mayBeExact(b)) return undefined;
  setChain(chainOfA, a);
  setChain(chainOfB, b);
  if (chainOfA.error + chainOfB.error > 0) return undefined;
  const isConvexA = setCore(first, chainOfA);
  const isConvexB = setCore(second, chainOfB);
  if (isConvexA && isConvexB) return areCoresKnown(first, second) ? coreRelation(first, second) : undefined;
  if (isConvexB) return outlineRelation(a, chainOfA, second, chainOfB);
  return isConvexA ? converseOf(outlineRelation(b, chainOfB, first, chainOfA)) : undefined;
}

/** Whether a shape is made of straight edges whose ends may be doubles: those of a turned rectangle are none. */
function mayBeExact(shape: Shape): shape is EdgedShape {
  return isBox(shape) ? shape.ux === 0 || shape.uy === 0 : isEdged(shape);
}

/** The relation of a sector, which is the same in both orders. */
function relationOfSector(a: Sector, b: Shape): Relation | undefined {
  if (!mayBeExact(b)) return undefined;
  setChain(chainOfB, b);
  if (chainOfB.radius > 0 || !setCore(second, chainOfB)) return undefined;
  return standsOnEdge(a, second) ? "touching" : undefined;
}

function relationToHalfPlane(a: Shape, b: HalfPlane): Relation | undefined {
  if (!mayBeExact(a)) return undefined;
  setChain(chainOfA, a);
  return chainOfA.error > 0 ? undefined : halfPlaneRelation(chainOfA, b);
}

function converseOf(relation: Relation | undefined): Relation | undefined {
  return relation && converse(relation);
}

/**
 * The relation of a shape made of straight edges and a radius, its corners exact, to a half plane, from how far its
 * vertices are beyond the line. Undefined where that needs rounding.
 *
 * Points of the relative interior are arbitrarily near to each vertex, so they meet the half plane's interior iff the
 * shape does.
 */
function halfPlaneRelation(chain: EdgeChain, { x, y, nx, ny }: HalfPlane): Relation | undefined {
  const { points, radius } = chain;
  const reach = radius === 0 ? 0 : exactProduct(radius, exactLength(nx, ny));
  if (Number.isNaN(reach)) return undefined;
  let nearest = Number.POSITIVE_INFINITY;
  let farthest = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < 2 * vertexCount(chain); k += 2) {
    const beyond = exactSum(
      exactProduct(nx, exactDifference(points[k] as number, x)),
      exactProduct(ny, exactDifference(points[k + 1] as number, y)),
    );
    if (Number.isNaN(beyond)) return undefined;
    nearest = Math.min(nearest, beyond);
    farthest = Math.max(farthest, beyond);
  }
  if (nearest > reach) return "apart";
  if (farthest <= -reach) return farthest < -reach ? "inside" : "insideTouching";
  return nearest < reach ? "crossing" : "touching";
}

const apex = /* @__PURE__ */ createCore();

/**
 * Whether a sector stands with its apex on the edge of a polygon and opens away from it, as a guard's view from a wall
 * does: then they touch. For a core without a radius; false where this is unknown, as off a grid.
 *
 * A sector of less than half a turn is all on the side of the edge's line to which both directions lead. One of them has
 * to lead off the line, so that the sector is no part of the edge.
 */
function standsOnEdge(sector: Sector, core: ConvexCore): boolean {
  if (core.count < 3 || sector.r === 0 || sector.opening !== Opening.lessThanHalf) return false;
  apex.ends[0] = sector.x;
  apex.ends[1] = sector.y;
  apex.radius = 0;
  if (!setOnGrid(apex, core) || placeIn(core, apex, 0) !== 0) return false;
  let before = core.count - 1;
  for (let i = 0; i < core.count; i++) {
    if (sideOfCore(core, before, i, apex, 0) === 0 && opensBeyond(sector, core, before, i)) return true;
    before = i;
  }
  return false;
}

/** Whether both directions lead to the outer side of an edge, or along it, but not both along it. */
function opensBeyond(
  { startX, startY, endX, endY }: Sector,
  core: ConvexCore,
  i: number,
  j: number,
): boolean {
  if (areSameVertex(core, i, core, j)) return false;
  const { points } = core;
  const ex = (points[2 * j] as number) - (points[2 * i] as number);
  const ey = (points[2 * j + 1] as number) - (points[2 * i + 1] as number);
  const start = core.orientation * orientation(0, 0, ex, ey, startX, startY);
  const end = core.orientation * orientation(0, 0, ex, ey, endX, endY);
  return start <= 0 && end <= 0 && start + end < 0;
}

/** All vertices of the outline, and the edge at hand. */
const vertices = /* @__PURE__ */ createCore();
const edge = /* @__PURE__ */ createCore();
const edgePoints = /* @__PURE__ */ zeros(4);

/**
 * The relation of a polyline, or of a polygon that is not convex, to a convex shape, from how each edge meets that.
 * Exact; undefined where a thin shape lies along the outline or passes through one of its vertices, and as in
 * `edgedRelation`.
 */
function outlineRelation(
  shape: Shape,
  outline: EdgeChain,
  core: ConvexCore,
  coreChain: EdgeChain,
): Relation | undefined {
  vertices.points = outline.points;
  vertices.count = vertexCount(outline);
  vertices.radius = 0;
  if (!setOnGrid(vertices, core) && core.radius > 0) return undefined;
  if (shape.kind === Kind.polyline) return polylineRelation(outline, core, coreChain);
  if (shape.kind !== Kind.polygon || !isExactlyPlaced(shape)) return undefined;
  return polygonRelation(outline, core, coreChain);
}

/**
 * Whether a polygon is exactly the one that was given, moved: then its edges meet in no other way than those
 * of simple polygons do, which rounding might have changed.
 */
function isExactlyPlaced({ x, y, ux, uy, vertices: world, localVertices: local }: Polygon): boolean {
  if (ux !== 1 || uy !== 0) return false;
  for (let k = 0; k < world.length; k += 2) {
    const wx = world[k] as number;
    const wy = world[k + 1] as number;
    const lx = local[k] as number;
    const ly = local[k + 1] as number;
    if (wx - x !== lx || wx - lx !== x || wy - y !== ly || wy - ly !== y) return false;
  }
  return true;
}

/**
 * The relation of a polyline. An open set meets a union of segments iff it meets one of them; a convex set holds them iff
 * it holds their vertices.
 */
function polylineRelation(outline: EdgeChain, core: ConvexCore, coreChain: EdgeChain): Relation | undefined {
  const meeting = edgesMeeting(outline, core, coreChain);
  if (meeting < 0) return "apart";
  if (hasArea(core)) return relationFrom(meeting, containmentIn(core, vertices), Containment.none);
  return core.count === 1 && turns(vertices) ? relationToPoint(core) : undefined;
}

/** Whether points do not all lie in one line. */
function turns(points: ConvexCore): boolean {
  for (let k = 2; k < points.count; k++) {
    if (sideOfCore(points, k - 2, k - 1, points, k) !== 0) return true;
  }
  return false;
}

/** The relation of a polyline to a point that it holds. */
function relationToPoint(point: ConvexCore): Relation {
  const last = vertices.count - 1;
  const isClosed = areSameVertex(vertices, 0, vertices, last);
  const isEnd = areSameVertex(vertices, 0, point, 0) || areSameVertex(vertices, last, point, 0);
  return isEnd && !isClosed ? "containsTouching" : "contains";
}

function polygonRelation(outline: EdgeChain, core: ConvexCore, coreChain: EdgeChain): Relation | undefined {
  const meeting = edgesMeeting(outline, core, coreChain);
  if (core.count === 1 && core.radius === 0) {
    if (meeting >= 0) return "containsTouching";
    inner.x = core.points[0] as number;
    inner.y = core.points[1] as number;
    return ringsHold(outline.points, outline.ringEnds, inner) ? "contains" : "apart";
  }
  if (!core.isOnGrid) return undefined;
  if (hasArea(core)) {
    if (meeting > 0) return relationFrom(1, containmentIn(core, vertices), Containment.none);
  } else if (meeting > 0 || passesVertex(core)) {
    return undefined;
  }
  setInnerPoint(inner, core);
  if (!ringsHold(outline.points, outline.ringEnds, inner)) return meeting < 0 ? "apart" : "touching";
  return meeting < 0 ? "contains" : "containsTouching";
}

const inner: Vec2 = { x: 0.5, y: 0.5 };

/** Whether a vertex lies in the relative interior of a segment. */
function passesVertex(segment: ConvexCore): boolean {
  for (let k = 0; k < vertices.count; k++) if (placeIn(segment, vertices, k) > 0) return true;
  return false;
}

/** How a convex shape and the edges of an outline meet: the most that it does with one of them. */
function edgesMeeting(outline: EdgeChain, core: ConvexCore, coreChain: EdgeChain): Meeting {
  let most: Meeting = -1;
  edge.points = edgePoints;
  edge.radius = 0;
  edge.isOnGrid = core.isOnGrid;
  for (let i = 0; i < vertices.count; i++) {
    const j = edgeEnd(outline, i);
    if (j < 0) continue;
    edgePoints[0] = outline.points[2 * i] as number;
    edgePoints[1] = outline.points[2 * i + 1] as number;
    edgePoints[2] = outline.points[2 * j] as number;
    edgePoints[3] = outline.points[2 * j + 1] as number;
    if (isBeside(coreChain)) continue;
    edge.count = areSameVertex(edge, 0, edge, 1) ? 1 : 2;
    const meeting = grownMeeting(edge, core);
    if (meeting > 0) return 1;
    if (meeting === 0) most = 0;
  }
  return most;
}

/** Whether the edge is beyond a side of the box of a core with its radius. Exact, as the rest. */
function isBeside({ minX, minY, maxX, maxY, radius }: EdgeChain): boolean {
  const ax = edgePoints[0] as number;
  const ay = edgePoints[1] as number;
  const bx = edgePoints[2] as number;
  const by = edgePoints[3] as number;
  return (
    Math.max(ax, bx) < minX - radius ||
    Math.min(ax, bx) > maxX + radius ||
    Math.max(ay, by) < minY - radius ||
    Math.min(ay, by) > maxY + radius
  );
}

/**
 * Sets `out` to a point of the relative interior of a core, and so of the convex shape: within the triangle
 * of three vertices that are not in a line, or between two that differ, if there are such. Exact for a core
 * on a grid.
 */
export function setInnerPoint(out: Vec2, core: ConvexCore): void {
  const { points, count } = core;
  let second = count - 1;
  while (second > 0 && areSameVertex(core, 0, core, second)) second--;
  let third = count - 1;
  while (third > 0 && sideOfCore(core, 0, second, core, third) === 0) third--;
  out.x = ((points[0] as number) + (points[2 * second] as number)) / 4 + (points[2 * third] as number) / 2;
  out.y =
    ((points[1] as number) + (points[2 * second + 1] as number)) / 4 + (points[2 * third + 1] as number) / 2;
}

/**
 * The relation of two convex shapes by their cores. Exact, with a radius only on a grid (see `setOnGrid`).
 */
function coreRelation(a: ConvexCore, b: ConvexCore): Relation {
  const meeting = grownMeeting(a, b);
  if (meeting < 0) return "apart";
  if (meeting === 0 && hasArea(a) && hasArea(b)) return "touching";
  return relationFrom(meeting, containmentIn(b, a), containmentIn(a, b));
}

function hasArea({ count, radius }: ConvexCore): boolean {
  return count > 2 || radius > 0;
}

/**
 * Whether a core with its radius lies in another with its own. The lesser radius is taken from both: convex sets still
 * lie in each other when both are grown or shrunk by the same disc. Where boundaries meet, a vertex of the inner core is
 * on the boundary.
 */
function containmentIn(outer: ConvexCore, inner: ConvexCore): Containment {
  const room = outer.radius - inner.radius;
  if (room < 0) return outer.count < 3 ? Containment.none : containmentOf(depthSign(outer, inner));
  // A radius around a core without area leaves no room beside a core within.
  let least: Sign = room === 0 && outer.radius > 0 && outer.count < 3 ? 0 : 1;
  for (let k = 0; k < inner.count; k++) {
    const slack = room === 0 ? placeIn(outer, inner, k) : slackOf(outer, inner, k);
    if (slack < 0) return Containment.none;
    if (slack === 0) least = 0;
  }
  return containmentOf(least);
}

/** The same as `slackSign`, wherever the vertex lies. */
function slackOf(core: ConvexCore, other: ConvexCore, k: number): Sign {
  return core.count > 2 && placeIn(core, other, k) >= 0 ? 1 : slackSign(core, other, k);
}

function containmentOf(slack: Sign): Containment {
  return slack < 0 ? Containment.none : slack === 0 ? Containment.touching : Containment.strict;
}
