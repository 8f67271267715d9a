import type { Vec2 } from "../../math/vector.js";
import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import { EDGE, type EdgeList, MOST_EDGES } from "./edge-list.js";

/** The ends of edges in doubles, as seen from a stored point: no coordinate is off by more than `error`. */
export class SeenEdges {
  count = 0;
  numbers = new Float64Array(0);
  error = 0.5;
  minX = 0.5;
  minY = 0.5;
  maxX = 0.5;
  maxY = 0.5;
  /** Room for those that are seen from elsewhere than in the list. */
  readonly moved = new Float64Array(EDGE * MOST_EDGES);
}

export function setSeen(out: SeenEdges, list: EdgeList, from: Readonly<Vec2>): void {
  const x = list.x - from.x;
  const y = list.y - from.y;
  out.count = list.count;
  out.error = list.error;
  out.minX = list.minX + x;
  out.minY = list.minY + y;
  out.maxX = list.maxX + x;
  out.maxY = list.maxY + y;
  out.numbers = list.numbers;
  if (x === 0 && y === 0) return;
  const { numbers } = list;
  const { moved } = out;
  for (let at = 0; at < EDGE * list.count; at += 2) {
    moved[at] = (numbers[at] as number) + x;
    moved[at + 1] = (numbers[at + 1] as number) + y;
  }
  out.numbers = moved;
  // A rounding of the sum, and one of what is added, unless that is a stored coordinate.
  const size = Math.max(-out.minX, -out.minY, out.maxX, out.maxY);
  const awaySize = list.isStored ? 0 : Math.max(Math.abs(x), Math.abs(y));
  out.error += 2 * UNIT_ROUNDOFF * (size + awaySize);
}

/** Whether the box of an edge may meet that of other edges. */
export function reachesInto(
  { numbers, error: ownError }: SeenEdges,
  edge: number,
  other: SeenEdges,
): boolean {
  const { minX, minY, maxX, maxY } = other;
  const error = ownError + other.error;
  const at = EDGE * edge;
  const ax = numbers[at] as number;
  const ay = numbers[at + 1] as number;
  const bx = numbers[at + 2] as number;
  const by = numbers[at + 3] as number;
  return !(
    Math.max(ax, bx) + error < minX ||
    Math.min(ax, bx) - error > maxX ||
    Math.max(ay, by) + error < minY ||
    Math.min(ay, by) - error > maxY
  );
}
