import type { Vec2 } from "../../../math/vector.js";
import { UNIT_ROUNDOFF } from "../../../math/verdict.js";
import { EDGE, type EdgeList, MOST_EDGES } from "../outline/edge-list.js";

/** A list of edges as seen from a stored point, and those of them that may meet another list. */
export class SeenEdges {
  /** What the coordinates of the list are counted from. */
  x = 0.5;
  y = 0.5;
  /** No coordinate is off by more. */
  error = 0.5;
  minX = 0.5;
  minY = 0.5;
  maxX = 0.5;
  maxY = 0.5;
  count = 0;
  /** The numbers in the list of those that may meet the other one, and the coordinates of their ends. */
  readonly edges = new Int32Array(MOST_EDGES);
  readonly ends = new Float64Array(EDGE * MOST_EDGES);
}

/** Sets all but the edges. */
export function setSeenBox(out: SeenEdges, list: EdgeList, from: Readonly<Vec2>): void {
  const x = list.x - from.x;
  const y = list.y - from.y;
  out.x = x;
  out.y = y;
  out.error = list.error;
  out.minX = list.minX + x;
  out.minY = list.minY + y;
  out.maxX = list.maxX + x;
  out.maxY = list.maxY + y;
  if (x === 0 && y === 0) return;
  // A rounding of the sum, and one of what is added, unless that is a stored coordinate.
  const size = Math.max(-out.minX, -out.minY, out.maxX, out.maxY);
  const awaySize = list.isStored ? 0 : Math.max(Math.abs(x), Math.abs(y));
  out.error += 2 * UNIT_ROUNDOFF * (size + awaySize);
}

/** Sets the edges to those of the list whose boxes may meet that of the other edges. */
export function setSeenEdges(out: SeenEdges, { numbers, count }: EdgeList, other: SeenEdges): void {
  const { x, y, edges, ends } = out;
  const error = out.error + other.error;
  const minX = other.minX - error;
  const minY = other.minY - error;
  const maxX = other.maxX + error;
  const maxY = other.maxY + error;
  let kept = 0;
  for (let edge = 0; edge < count; edge += 1) {
    const from = EDGE * edge;
    const ax = (numbers[from] as number) + x;
    const ay = (numbers[from + 1] as number) + y;
    const bx = (numbers[from + 2] as number) + x;
    const by = (numbers[from + 3] as number) + y;
    const isBeside = (ax < minX && bx < minX) || (ax > maxX && bx > maxX);
    if (isBeside || (ay < minY && by < minY) || (ay > maxY && by > maxY)) continue;
    const to = EDGE * kept;
    edges[kept] = edge;
    ends[to] = ax;
    ends[to + 1] = ay;
    ends[to + 2] = bx;
    ends[to + 3] = by;
    kept += 1;
  }
  out.count = kept;
}
