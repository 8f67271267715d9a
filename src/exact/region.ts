import { spend } from "../math/budget.js";
import type { Real } from "../math/real.js";
import { type Conic, frameVector } from "./carrier.js";
import type { ExactDirection } from "./exact-lengths.js";
import { isInWedge, type Wedge } from "./piece.js";
import { cross, dot, lengthSq, type RealVector, subtract } from "./real-vector.js";

/** The interior of a solid, for points that are not on its boundary. */
export interface Region {
  holds(p: RealVector): boolean;
}

export function insideOf(conic: Conic): Region {
  return { holds: (p) => lengthSq(frameVector(conic, p)).compareTo(conic.level) < 0 };
}

/** The side of a line through `origin` that its normal points away from. */
export function halfPlaneRegion(origin: RealVector, normal: RealVector): Region {
  return { holds: (p) => dot(normal, subtract(p, origin)).sign() < 0 };
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

/** The points less than `radius` from the segment between two points. */
export function capsuleRegion(a: RealVector, b: RealVector, radius: Real): Region {
  const axis = subtract(b, a);
  const axisSq = lengthSq(axis);
  const radiusSq = radius.squared();
  return {
    holds(p) {
      const v = subtract(p, a);
      const along = dot(axis, v);
      if (along.sign() <= 0) return lengthSq(v).compareTo(radiusSq) < 0;
      if (along.compareTo(axisSq) >= 0) return lengthSq(subtract(p, b)).compareTo(radiusSq) < 0;
      return cross(axis, v).squared().compareTo(radiusSq.times(axisSq)) < 0;
    },
  };
}

/** Half the width and height of a rectangle, and how far around it a set reaches. */
export interface RoundedBoxSize {
  readonly width: Real;
  readonly height: Real;
  readonly radius: Real;
}

/** The points less than `radius` from a rectangle, or within it if that is 0. */
export function roundedBoxRegion(
  centre: RealVector,
  { u, w, rootW }: ExactDirection,
  { width, height, radius }: RoundedBoxSize,
): Region {
  const innerX = width.times(rootW);
  const innerY = height.times(rootW);
  const outerXSq = width.plus(radius).squared().times(w);
  const outerYSq = height.plus(radius).squared().times(w);
  const innerXSq = width.squared().times(w);
  const innerYSq = height.squared().times(w);
  const radiusSq = radius.squared().times(w);
  return {
    holds(p) {
      const v = subtract(p, centre);
      const x = dot(u, v);
      const y = cross(u, v);
      const xSq = x.squared();
      const ySq = y.squared();
      if (xSq.compareTo(innerXSq) <= 0) return ySq.compareTo(outerYSq) < 0;
      if (ySq.compareTo(innerYSq) <= 0) return xSq.compareTo(outerXSq) < 0;
      const beyondX = magnitude(x).minus(innerX);
      const beyondY = magnitude(y).minus(innerY);
      return beyondX.squared().plus(beyondY.squared()).compareTo(radiusSq) < 0;
    },
  };
}

function magnitude(value: Real): Real {
  return value.sign() < 0 ? value.negated() : value;
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
    private readonly edges: readonly Edge[],
    private readonly isInside: FillRule,
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

  /**
   * Whether the region lies immediately to the left, and to the right, of a point p on edges of the direction given (forward or
   * back), which is no vertex. `under` are the edges that p lies on.
   */
  sidesOf(p: RealVector, direction: RealVector, under: ReadonlySet<Edge>): { left: boolean; right: boolean } {
    const left = this.turnsLeftOf(p, direction, under);
    let across = 0;
    for (const edge of under) across += dot(subtract(edge.to, edge.from), direction).sign();
    return { left: this.isInside(left), right: this.isInside(left - across) };
  }

  /**
   * The ray starts next to p: first shifted up by an infinitesimal, so that it passes no vertex, then left by a still
   * smaller one. Along level edges, where p itself would meet the vertices of its own edges, left is up or down.
   */
  private turnsLeftOf(p: RealVector, direction: RealVector, under: ReadonlySet<Edge>): number {
    const rise = direction.y.sign();
    const startsAbove = rise !== 0 || direction.x.sign() > 0;
    spend(this.edges.length);
    let turns = 0;
    for (const edge of this.edges) {
      if (!edgeSpans(edge, p, startsAbove)) continue;
      const crosses = under.has(edge) ? rise > 0 : liesRightOf(p, edge);
      if (crosses) turns += riseOf(edge);
    }
    return turns;
  }
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
