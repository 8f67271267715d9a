import { spend } from "../math/budget.js";
import type { Real } from "../math/real.js";
import { frameVector } from "./carrier.js";
import { isInWedge, type Piece, type Wedge } from "./piece.js";
import { cross, dot, lengthSq, type RealVector, subtract } from "./real-vector.js";

/** The interior of a solid, for points that are not on its boundary. */
export interface Region {
  holds(p: RealVector): boolean;
}

/**
 * The points on the left of all pieces of a convex boundary. An arc only bounds what is seen in its directions from its
 * centre: there the pieces beside it are farther out.
 */
export function convexRegion(pieces: readonly Piece[]): Region {
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
