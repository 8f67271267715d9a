import { isConvexSet } from "../../convex/convexity.js";
import type { Relation } from "../../exact/meeting.js";
import { createWedge, setWedge, type Wedge } from "../../forms/forms.js";
import type { Vec2 } from "../../math/vector.js";
import { meetingOfEdges, type Verdict } from "../../math/verdict.js";
import { firstOfRing, nextOnRing, ON, ringOf } from "../../near/ring-parity.js";
import { treeOf } from "../../near/shape-trees.js";
import { type Ends, Kind, type Mutable, type Polygon, type Segment, type Shape } from "../../shapes/kind.js";
import { segment } from "../../shapes/lines.js";
import { createDisc, createPoint, isRingPart, isThin } from "../../shapes/reductions.js";
import { parityInRings, ringsHold } from "../edges/chain-overlap.js";
import { wedgeHoldsVerdict } from "../sectors/wedge.js";
import { overlapVerdict } from "../tables/overlap-filters.js";

const place = /* @__PURE__ */ createPoint();
const disc = /* @__PURE__ */ createDisc();
const edge: Mutable<Segment> = /* @__PURE__ */ segment(0.5, 0.5, 0.5, 0.5);
const wedge: Wedge = /* @__PURE__ */ createWedge();
const offset: Vec2 = { x: 0.5, y: 0.5 };

/** Whether a point certainly belongs to a shape. */
export function certainlyHolds(shape: Shape, x: number, y: number): boolean {
  place.x = x;
  place.y = y;
  return overlapVerdict(place, shape) > 0;
}

/**
 * Whether a point certainly belongs to a shape and has points of its relative interior arbitrarily near. Polygons that
 * are not convex may have rings that rounding has drawn together, which enclose nothing.
 */
export function certainlyNearInterior(shape: Shape, x: number, y: number): boolean {
  const isPlain = isThin(shape) || (shape.kind === Kind.polygon && shape.convex);
  return isPlain ? certainlyHolds(shape, x, y) : locate(shape, x, y, 0) > 0;
}

/**
 * Where all points within `radius` of (x, y) certainly lie: 1 in the topological interior of a shape, −1 outside of it,
 * 0 if neither is certain.
 */
export function locate(shape: Shape, x: number, y: number, radius: number): Verdict {
  if (shape.kind === Kind.compound) return locateInParts(shape.parts, x, y, radius);
  if (radius === 0) return locatePoint(shape, x, y);
  disc.x = x;
  disc.y = y;
  disc.r = radius;
  if (overlapVerdict(disc, shape) < 0) return -1;
  if (isRingPart(shape)) {
    setWedge(wedge, shape);
    offset.x = x - shape.x;
    offset.y = y - shape.y;
    return wedgeHoldsVerdict(wedge, offset, radius) > 0 ? 1 : 0;
  }
  if (shape.kind === Kind.polygon && !shape.convex) return holdsDisc(shape) ? 1 : 0;
  return isConvexSet(shape) && holdsSquare(shape, x, y, radius) ? 1 : 0;
}

/** Whether a polygon holds the centre of the `disc`, and all its edges certainly miss that. */
function holdsDisc(shape: Polygon): boolean {
  const { vertices, ringEnds } = shape;
  const { x, y, r } = disc;
  if (!ringsHold(vertices, ringEnds, disc)) return false;
  const tree = treeOf(vertices);
  return tree === null
    ? !mayEdgesMeetDisc(shape, 0, vertices.length / 2)
    : !tree.findNear(x, y, x, y, r, (from, to) => mayEdgesMeetDisc(shape, from, to));
}

/** Whether some of a run of edges may meet the `disc`. */
function mayEdgesMeetDisc({ vertices, ringEnds }: Polygon, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const j = nextOnRing(ringEnds, ringOf(ringEnds, i), i);
    edge.ax = vertices[2 * i] as number;
    edge.ay = vertices[2 * i + 1] as number;
    edge.bx = vertices[2 * j] as number;
    edge.by = vertices[2 * j + 1] as number;
    if (overlapVerdict(disc, edge) >= 0) return true;
  }
  return false;
}

/** The same for a union: within one of its parts, or outside all. */
function locateInParts(parts: readonly Shape[], x: number, y: number, radius: number): Verdict {
  let isOutside = true;
  for (const part of parts) {
    const found = locate(part, x, y, radius);
    if (found > 0) return 1;
    if (found === 0) isOutside = false;
  }
  return isOutside ? -1 : 0;
}

/**
 * The filters for a point in a solid say yes only if it keeps every bound by more than a non-negative error, so it is in
 * the interior. Those of polygons and of shapes without area are exact, and say yes on the boundary, too.
 */
function locatePoint(shape: Shape, x: number, y: number): Verdict {
  place.x = x;
  place.y = y;
  const verdict = overlapVerdict(place, shape);
  if (verdict <= 0) return verdict;
  if (isThin(shape) || (shape.kind === Kind.capsule && shape.r === 0)) return 0;
  return shape.kind === Kind.polygon && parityInRings(shape.vertices, shape.ringEnds, place) === ON ? 0 : 1;
}

/**
 * Whether the interior of a convex shape certainly holds a square about a point, and so the disc. The square's half side
 * is twice the radius but for rounding.
 */
function holdsSquare(shape: Shape, x: number, y: number, radius: number): boolean {
  for (let index = 0; index < 4; index++) {
    const cornerX = index < 2 ? x - 2 * radius : x + 2 * radius;
    const cornerY = index % 2 === 0 ? y - 2 * radius : y + 2 * radius;
    const isMoved = Math.abs(cornerX - x) > 1.5 * radius && Math.abs(cornerY - y) > 1.5 * radius;
    if (!isMoved || locatePoint(shape, cornerX, cornerY) <= 0) return false;
  }
  return true;
}

/** Spots are tried at about this many crossings of edges; those at the first one nearly always decide. */
const MOST_PLACES = 8;

/** How far from a crossing spots are, as parts of the shorter edge. */
const STEPS = [2 ** -3, 2 ** -10, 2 ** -20];

interface EdgePair extends Ends {
  readonly cx: number;
  readonly cy: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * The relation of two polygons with trees whose edges cross or have no common point; undefined if that does not decide
 * it, and for others. Exact.
 *
 * Around a crossing there are points of both, of the one only and of the other only, each of which is certified. Without
 * a common point of edges, each ring lies wholly in the other polygon's interior or outside it.
 */
export function largePolygonsRelation(a: Polygon, b: Polygon): Relation | undefined {
  const [treeOfA, treeOfB] = [treeOf(a.vertices), treeOf(b.vertices)];
  if (treeOfA === null || treeOfB === null) return undefined;
  let doMeet = false;
  let isCrossing = false;
  let places = 0;
  treeOfA.findPairs(treeOfB, 0, (fromA, toA, fromB, toB) => {
    for (let i = fromA; i < toA; i++) {
      for (let k = fromB; k < toB; k++) {
        const pair = edgesAt(a, i, b, k);
        const { ax, ay, bx, by, cx, cy, dx, dy } = pair;
        const meeting = meetingOfEdges(ax, ay, bx, by, cx, cy, dx, dy);
        if (meeting < 0) continue;
        doMeet = true;
        if (meeting === 0) continue;
        isCrossing = isCrossedAt(a, b, pair);
        if (isCrossing || ++places === MOST_PLACES) return true;
      }
    }
    return false;
  });
  if (doMeet) return isCrossing ? "crossing" : undefined;
  const [ringsOfA, ringsOfB] = [ringsIn(a, b), ringsIn(b, a)];
  if (ringsOfA === a.ringEnds.length && ringsOfB === 0) return "inside";
  return ringsOfB === b.ringEnds.length && ringsOfA === 0 ? "contains" : undefined;
}

function edgesAt(a: Polygon, i: number, b: Polygon, k: number): EdgePair {
  const j = nextOnRing(a.ringEnds, ringOf(a.ringEnds, i), i);
  const l = nextOnRing(b.ringEnds, ringOf(b.ringEnds, k), k);
  return {
    ax: a.vertices[2 * i] as number,
    ay: a.vertices[2 * i + 1] as number,
    bx: a.vertices[2 * j] as number,
    by: a.vertices[2 * j + 1] as number,
    cx: b.vertices[2 * k] as number,
    cy: b.vertices[2 * k + 1] as number,
    dx: b.vertices[2 * l] as number,
    dy: b.vertices[2 * l + 1] as number,
  };
}

/** Whether points of both polygons, of the one alone and of the other alone are found around a crossing of two edges. */
function isCrossedAt(a: Polygon, b: Polygon, { ax, ay, bx, by, cx, cy, dx, dy }: EdgePair): boolean {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const part = ((cx - ax) * vy - (cy - ay) * vx) / (ux * vy - uy * vx);
  const [x, y] = [ax + part * ux, ay + part * uy];
  const [sizeU, sizeV] = [Math.abs(ux) + Math.abs(uy), Math.abs(vx) + Math.abs(vy)];
  for (const step of STEPS) {
    const [ofU, ofV] = [step * Math.min(1, sizeV / sizeU), step * Math.min(1, sizeU / sizeV)];
    let [isInBoth, isInA, isInB] = [false, false, false];
    for (let corner = 0; corner < 4; corner++) {
      const [alongU, alongV] = [corner & 1 ? ofU : -ofU, corner & 2 ? ofV : -ofV];
      const spotX = x + alongU * ux + alongV * vx;
      const spotY = y + alongU * uy + alongV * vy;
      if (!Number.isFinite(spotX + spotY)) return false;
      const [inA, inB] = [locate(a, spotX, spotY, 0), locate(b, spotX, spotY, 0)];
      if (inA > 0 && inB > 0) isInBoth = true;
      if (inA > 0 && inB < 0) isInA = true;
      if (inA < 0 && inB > 0) isInB = true;
    }
    if (isInBoth && isInA && isInB) return true;
  }
  return false;
}

/** The number of a polygon's rings that begin in the interior of another one. */
function ringsIn({ vertices, ringEnds }: Polygon, other: Polygon): number {
  let count = 0;
  for (let ring = 0; ring < ringEnds.length; ring++) {
    const first = firstOfRing(ringEnds, ring);
    if (locate(other, vertices[2 * first] as number, vertices[2 * first + 1] as number, 0) > 0) count++;
  }
  return count;
}
