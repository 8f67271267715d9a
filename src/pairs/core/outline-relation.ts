import { Containment, type Meeting, type Relation, relationFrom } from "../../exact/rcc8.js";
import { zeros } from "../../math/doubles.js";
import type { Sign } from "../../math/exact.js";
import type { Vec2 } from "../../math/vector.js";
import { Kind, type Polygon, type Shape } from "../../shapes/kind.js";
import { ringsHold } from "../edges/chain-contains.js";
import { type EdgeChain, edgeEnd, vertexCount } from "../edges/edge-chain.js";
import { areSameVertex, type ConvexCore, createCore, placeIn, setOnGrid, sideOfCore } from "./convex-core.js";
import { depthSign, grownMeeting, slackSign } from "./core-meeting.js";

/** All vertices of the outline, and the edge at hand. */
const vertices = /* @__PURE__ */ createCore();
const edge = /* @__PURE__ */ createCore();
const edgePoints = /* @__PURE__ */ zeros(4);

/**
 * The relation of a polyline, or of a polygon that is not convex, to a convex shape, from how each edge meets that.
 * Exact; undefined where a thin shape lies along the outline or passes through one of its vertices, and as in
 * `edgedRelation`.
 */
export function outlineRelation(
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
export function coreRelation(a: ConvexCore, b: ConvexCore): Relation {
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
