import { clampToUnit } from "../../math/clamp.js";
import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { type EdgeChain, vertexCount } from "./edge-chain.js";

/**
 * In units of the size: the way from a point of the edge to the vertex passes a difference, a product with
 * the parameter, whose factor is a difference, too, and a sum: below 5 for each coordinate. A dot product
 * with such a difference adds 3.
 */
const WAY_ERROR = 8 * UNIT_ROUNDOFF;

/** A length (squares, sum, root), a radius that is a sum, and the comparison. */
const LENGTH_ERROR = 8 * UNIT_ROUNDOFF;

/** A vector along which cores are measured, and a point to measure from. */
const line = { x: 0.5, y: 0.5, originX: 0.5, originY: 0.5 };

/**
 * Whether two convex cores, of which `b` reaches beyond the face of `a` that begins at the place `from`, come
 * within the sum of their radii of each other.
 *
 * In the difference of the cores, which is convex, the origin is nearest to the face that it is farthest
 * beyond, or to an end of it: the cores are nearest between the face's edge and the vertex of `b` least along
 * its normal. That is judged, however the face and the vertex were found: if they are nearer than the reach,
 * so are the cores; if along the line between them all vertices are farther apart, so is everything.
 */
export function nearVerdict(a: EdgeChain, from: number, b: EdgeChain, vertex: number, size: number): Verdict {
  const points = a.points;
  const to = from + 2 < 2 * vertexCount(a) ? from + 2 : 0;
  const originX = points[from] as number;
  const originY = points[from + 1] as number;
  const ex = (points[to] as number) - originX;
  const ey = (points[to + 1] as number) - originY;
  const dx = (b.points[vertex] as number) - originX;
  const dy = (b.points[vertex + 1] as number) - originY;
  const edgeSq = ex * ex + ey * ey;
  const t = edgeSq > 0 ? clampToUnit((dx * ex + dy * ey) / edgeSq) : 0;
  const x = dx - t * ex;
  const y = dy - t * ey;
  const lengthSq = x * x + y * y;
  const length = Math.sqrt(lengthSq);
  const reach = a.radius + b.radius;
  const error = WAY_ERROR * size + 2 * (a.error + b.error);
  if (length + 2 * error < reach * (1 - LENGTH_ERROR)) return 1;
  if (!isModerate(lengthSq)) return 0;
  line.x = x;
  line.y = y;
  line.originX = originX;
  line.originY = originY;
  const apart = leastAlongLine(b, 1) + leastAlongLine(a, -1);
  return apart > reach * length * (1 + LENGTH_ERROR) + 2 * error * (Math.abs(x) + Math.abs(y)) ? -1 : 0;
}

/** The least that a vertex is along the line (1), or against it (−1). */
function leastAlongLine({ points, ringEnds }: EdgeChain, sense: number): number {
  const { originX, originY } = line;
  const x = sense * line.x;
  const y = sense * line.y;
  const count = 2 * (ringEnds[0] as number);
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k += 2) {
    const along = x * ((points[k] as number) - originX) + y * ((points[k + 1] as number) - originY);
    if (along < least) least = along;
  }
  return least;
}
