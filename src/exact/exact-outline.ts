import { spend } from "../math/cost.js";
import type { Real } from "../math/real.js";
import { type Box, boxOfAll, boxOfPoints, WHOLE_PLANE } from "./box.js";
import { frameVector, lineThrough } from "./carrier.js";
import { areEqual, cross, dot, lengthSq, perpendicular, type RealVector, subtract } from "./coordinates.js";
import { isInWedge, type Piece, type SegmentPiece, straightPiece, type Wedge } from "./exact-piece.js";

/* Outlines in exact pieces, and the points inside them. */

/** A shape other than a compound, as exact pieces of its boundary, or of the curve itself. */
export interface Outline {
  readonly dimension: 0 | 1 | 2;
  /** None for a point. Neighbours share the vertex where they meet. */
  readonly pieces: readonly Piece[];
  /** A point of each connected set of pieces; the point itself if it is one. */
  readonly anchors: readonly RealVector[];
  /** The points of a curve, or of a point, that are not in its relative interior. */
  readonly ends: readonly RealVector[];
  /** The interior of a solid, else null. */
  readonly region: Region | null;
  /** The same region for a nonconvex polygon: only this can decide the solid sides of its edges. */
  readonly enclosed: EnclosedRegion | null;
  readonly box: Box;
}

// Written out each time: a spread object takes V8 several times as long, a part of every exact test that is felt.

export function pointOutline(p: RealVector, ends: readonly RealVector[] = []): Outline {
  const box = boxOfPoints([p]);
  return { dimension: 0, pieces: [], anchors: [p], ends, region: null, enclosed: null, box };
}

export function curveOutline(
  pieces: readonly Piece[],
  anchors: readonly RealVector[],
  ends: readonly RealVector[],
): Outline {
  const box = boxOfAll(pieces);
  return { dimension: 1, pieces, anchors, ends, region: null, enclosed: null, box };
}

/** Convex, unless a region is given. With `enclosed`, the same region for closed chains that may cross. */
export function solidOutline(
  pieces: readonly Piece[],
  anchors: readonly RealVector[],
  region: Region = convexRegion(pieces),
  enclosed: EnclosedRegion | null = null,
): Outline {
  const box = boxOfAll(pieces);
  return { dimension: 2, pieces, anchors, ends: [], region, enclosed, box };
}

/** What closed chains of edges enclose by a fill rule; unless it is convex, they may cross. */
export function enclosedOutline(
  pieces: readonly SegmentPiece[],
  anchors: readonly RealVector[],
  isInside: FillRule,
  isConvex = false,
): Outline {
  const region = new EnclosedRegion(
    pieces.map((piece) => piece.ends),
    isInside,
  );
  return solidOutline(pieces, anchors, region, isConvex ? null : region);
}

export function segmentOutline(from: RealVector, to: RealVector, direction = subtract(to, from)): Outline {
  if (areEqual(from, to)) return pointOutline(from);
  return curveOutline([straightPiece(from, to, direction, "neither")], [from], [from, to]);
}

export function halfPlaneOutline(origin: RealVector, normal: RealVector): Outline {
  const piece: Piece = {
    kind: "straight",
    carrier: lineThrough(origin, perpendicular(normal)),
    ends: null,
    solid: "left",
    box: WHOLE_PLANE,
  };
  return solidOutline([piece], [origin]);
}

/** The interior of a solid, for points that are not on its boundary. */
interface Region {
  holds(p: RealVector): boolean;
}

/**
 * The points on the left of all pieces of a convex boundary. An arc only bounds what is seen in its directions from its
 * centre: there the pieces beside it are farther out.
 */
function convexRegion(pieces: readonly Piece[]): Region {
  return { holds: (p) => pieces.every((piece) => isLeftOf(piece, p)) };
}

function isLeftOf(piece: Piece, p: RealVector): boolean {
  if (piece.kind === "straight") {
    const { direction, offset } = piece.carrier;
    return cross(direction, p).compareTo(offset) > 0;
  }
  const { carrier, ends } = piece;
  if (ends !== null && !isInWedge(ends.wedge, subtract(p, carrier.centre))) return true;
  return lengthSq(frameVector(carrier, p)).compareTo(carrier.level) < 0;
}

/** The directions in a wedge (all if null) at distances between two radii from the apex. */
export function annularRegion(apex: RealVector, inner: Real, outer: Real, wedge: Wedge | null): Region {
  const innerSq = inner.squared();
  const outerSq = outer.squared();
  return {
    holds(p) {
      const v = subtract(p, apex);
      const distanceSq = lengthSq(v);
      if (distanceSq.compareTo(outerSq) > 0 || distanceSq.compareTo(innerSq) < 0) return false;
      return wedge === null || isInWedge(wedge, v);
    },
  };
}

/** An edge of a polygon. */
interface Edge {
  readonly from: RealVector;
  readonly to: RealVector;
}

/** Whether points with a winding number, counted positive from +x towards +y, are inside. */
export type FillRule = (turns: number) => boolean;

export const evenOddRule: FillRule = (turns) => turns % 2 !== 0;

export const nonzeroRule: FillRule = (turns) => turns !== 0;

/**
 * The region that closed chains of edges enclose by a fill rule on the winding number: the sum over the edges that a ray
 * from the point towards +x crosses, 1 upwards and −1 downwards. Chains may cross each other and themselves.
 */
export class EnclosedRegion implements Region {
  constructor(
    readonly edges: readonly Edge[],
    readonly isInside: FillRule,
  ) {}

  /** For a point on no edge. */
  holds(p: RealVector): boolean {
    spend(this.edges.length);
    let turns = 0;
    for (const edge of this.edges) {
      if (edgeSpans(edge, p, true) && liesRightOf(p, edge)) turns += riseOf(edge);
    }
    return this.isInside(turns);
  }
}

// What follows is no part of the class so that what does not ask for it does not load it.

/**
 * Whether an enclosed region lies immediately to the left, and to the right, of a point p on edges of the direction given (forward
 * or back), which is no vertex. `under` are the edges that p lies on.
 */
export function enclosedSides(
  region: EnclosedRegion,
  p: RealVector,
  direction: RealVector,
  under: ReadonlySet<Edge>,
): { left: boolean; right: boolean } {
  const left = turnsLeftOf(region.edges, p, direction, under);
  let across = 0;
  for (const edge of under) across += dot(subtract(edge.to, edge.from), direction).sign();
  return { left: region.isInside(left), right: region.isInside(left - across) };
}

/**
 * The ray starts next to p: first shifted up by an infinitesimal, so that it passes no vertex, then left by a still
 * smaller one. Along level edges, where p itself would meet the vertices of its own edges, left is up or down.
 */
function turnsLeftOf(
  edges: readonly Edge[],
  p: RealVector,
  direction: RealVector,
  under: ReadonlySet<Edge>,
): number {
  const rise = direction.y.sign();
  const startsAbove = rise !== 0 || direction.x.sign() > 0;
  spend(edges.length);
  let turns = 0;
  for (const edge of edges) {
    if (!edgeSpans(edge, p, startsAbove)) continue;
    const crosses = under.has(edge) ? rise > 0 : liesRightOf(p, edge);
    if (crosses) turns += riseOf(edge);
  }
  return turns;
}

function riseOf({ from, to }: Edge): number {
  return to.y.compareTo(from.y);
}

/** Whether the height just above or below p is between those of the ends. */
function edgeSpans({ from, to }: Edge, p: RealVector, above: boolean): boolean {
  return isAbove(from, p, above) !== isAbove(to, p, above);
}

function isAbove(vertex: RealVector, p: RealVector, above: boolean): boolean {
  const order = vertex.y.compareTo(p.y);
  return above ? order > 0 : order >= 0;
}

/** Whether an edge that spans the height of p meets the ray from p towards +x. */
function liesRightOf(p: RealVector, { from, to }: Edge): boolean {
  const isUpward = to.y.compareTo(from.y) > 0;
  return cross(subtract(to, from), subtract(p, from)).sign() > 0 === isUpward;
}
