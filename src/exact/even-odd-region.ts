import { cross, type RealVector, subtract } from "./real-vector.js";
import type { Region } from "./region.js";

/** An edge of a polygon. */
export interface Edge {
  readonly from: RealVector;
  readonly to: RealVector;
}

/**
 * What the edges of a polygon enclose by the even-odd rule: the points from which a ray towards +x crosses an
 * odd number of them. Rings may cross each other and themselves.
 */
export class EvenOddRegion implements Region {
  constructor(private readonly edges: readonly Edge[]) {}

  /** For a point on no edge. */
  holds(p: RealVector): boolean {
    let isInside = false;
    for (const edge of this.edges) {
      if (edgeSpans(edge, p, true) && liesRightOf(p, edge)) isInside = !isInside;
    }
    return isInside;
  }

  /**
   * Whether the region lies immediately to the left of a point p on edges of the direction given (forward or
   * back), which is no vertex. `under` are the edges that p lies on.
   *
   * The ray starts beside p: first up by less than anything else, to pass no vertex, then left by still less.
   * Along level edges, where p itself would meet the vertices of the edges it lies on, left is up or down.
   */
  holdsLeftOf(p: RealVector, direction: RealVector, under: ReadonlySet<Edge>): boolean {
    const rise = direction.y.sign();
    const startsAbove = rise !== 0 || direction.x.sign() > 0;
    let isInside = false;
    for (const edge of this.edges) {
      if (!edgeSpans(edge, p, startsAbove)) continue;
      const crosses = under.has(edge) ? rise > 0 : liesRightOf(p, edge);
      if (crosses) isInside = !isInside;
    }
    return isInside;
  }
}

/** Whether the height of p, a trifle above it or below, is between those of the ends. */
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
