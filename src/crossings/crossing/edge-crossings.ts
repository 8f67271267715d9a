import { grown } from "../../math/collections.js";
import { spend } from "../../math/cost.js";
import type { Vec2 } from "../../math/vector.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { pieceOfEdge } from "../outline/crossed-outline.js";
import { EDGE, type EdgeList, treeOfEdges, USUAL_EDGES } from "../outline/edge-list.js";
import { addCrossing, anchor, near, seeAnchor, setAnchor } from "./add-crossing.js";
import { Edge, setEdge } from "./newton.js";

const firstEdge = /* @__PURE__ */ new Edge();
const secondEdge = /* @__PURE__ */ new Edge();

/** A list of edges relative to a stored point, and those of them that may meet another list. */
class SeenEdges {
  /** The origin of the list's coordinates. */
  x = 0.5;
  y = 0.5;
  /** A bound on the error of all coordinates. */
  error = 0.5;
  minX = 0.5;
  minY = 0.5;
  maxX = 0.5;
  maxY = 0.5;
  count = 0;
  /** The indices of the edges that may meet the other list, and the coordinates of their ends. */
  edges = new Int32Array(USUAL_EDGES);
  ends = new Float64Array(EDGE * USUAL_EDGES);
}

/** Both lists, relative to the same point. */
const first = /* @__PURE__ */ new SeenEdges();
const second = /* @__PURE__ */ new SeenEdges();

/** The sum of both errors of coordinates, and the error, with underflow, of the side that a point is on. */
const both = { error: 0.5, sideError: 0.5 };

/** Adds all crossings of the edges of two outlines; false where doubles cannot decide. */
export function addEdgeCrossings(a: EdgeList, b: EdgeList): boolean {
  const origin = a.isStored ? b : a;
  setSeenBox(first, a, origin);
  setSeenBox(second, b, origin);
  setSeenEdges(first, a, second);
  setSeenEdges(second, b, first);
  setErrors();
  if (first.count * second.count <= FEW_PAIRS) return addAmong(a, b, origin, 0, first.count, 0, second.count);
  const tree = treeOfEdges(first.ends, first.count);
  const other = treeOfEdges(second.ends, second.count);
  return !tree.findPairs(other, both.error, (from, to, otherFrom, otherTo) => {
    return !addAmong(a, b, origin, from, to, otherFrom, otherTo);
  });
}

/** For more pairs of edges, trees are faster. */
const FEW_PAIRS = 4096;

/** Adds the crossings of a range of the edges kept of each list. */
function addAmong(
  a: EdgeList,
  b: EdgeList,
  origin: Readonly<Vec2>,
  from: number,
  to: number,
  otherFrom: number,
  otherTo: number,
): boolean {
  spend(((to - from) * (otherTo - otherFrom)) / 16);
  for (let i = from; i < to; i += 1) {
    for (let j = otherFrom; j < otherTo; j += 1) {
      if (areApart(i, j)) continue;
      const verdict = crossVerdict(i, j);
      if (verdict === 0) return false;
      if (verdict < 0) continue;
      const edge = first.edges[i] as number;
      const other = second.edges[j] as number;
      setEdge(firstEdge, a, edge);
      setEdge(secondEdge, b, other);
      setAnchor(firstEdge);
      seeAnchor(firstEdge);
      seeAnchor(secondEdge);
      setNear(i, j, anchor.x - origin.x, anchor.y - origin.y);
      if (!addCrossing(firstEdge, secondEdge, pieceOfEdge(edge), pieceOfEdge(other))) return false;
    }
  }
  return true;
}

/**
 * Coordinates of two points are off by e together, so each factor of a product of differences is off by at most 2 e, and
 * two such products by 2 e times all their factors, plus 8 e². Factors are no longer than both boxes together.
 */
function setErrors(): void {
  const error = first.error + second.error;
  const width = Math.max(first.maxX, second.maxX) - Math.min(first.minX, second.minX);
  const height = Math.max(first.maxY, second.maxY) - Math.min(first.minY, second.minY);
  both.error = error;
  both.sideError = 3 * error * (2 * (width + height) + 4 * error) + UNDERFLOW_ERROR;
}

/** Whether the boxes of an edge of the first list and one of the second certainly do not meet. */
function areApart(i: number, j: number): boolean {
  const { error } = both;
  const p = first.ends;
  const q = second.ends;
  const at = EDGE * i;
  const other = EDGE * j;
  const ax = p[at] as number;
  const bx = p[at + 2] as number;
  const cx = q[other] as number;
  const dx = q[other + 2] as number;
  if (Math.max(ax, bx) + error < Math.min(cx, dx) || Math.max(cx, dx) + error < Math.min(ax, bx)) return true;
  const ay = p[at + 1] as number;
  const by = p[at + 3] as number;
  const cy = q[other + 1] as number;
  const dy = q[other + 3] as number;
  return Math.max(ay, by) + error < Math.min(cy, dy) || Math.max(cy, dy) + error < Math.min(ay, by);
}

/**
 * Whether two edges cross: the ends of each are on different sides of the other. They do not if both ends of one are on
 * the same side.
 */
function crossVerdict(i: number, j: number): Verdict {
  const p = first.ends;
  const q = second.ends;
  const from = sideOf(p, EDGE * i, q, EDGE * j);
  const to = sideOf(p, EDGE * i, q, EDGE * j + 2);
  if (from !== 0 && from === to) return -1;
  const otherFrom = sideOf(q, EDGE * j, p, EDGE * i);
  const otherTo = sideOf(q, EDGE * j, p, EDGE * i + 2);
  if (otherFrom !== 0 && otherFrom === otherTo) return -1;
  return from !== 0 && to !== 0 && otherFrom !== 0 && otherTo !== 0 ? 1 : 0;
}

/** Products of differences, each 3 roundings, and their difference 1. */
const SIDE_ERROR = 5 * UNIT_ROUNDOFF;

/** The side of an edge's line that a point is certainly on; 0 if that is uncertain. */
function sideOf(edges: Float64Array, edge: number, points: Float64Array, point: number): Verdict {
  const ax = edges[edge] as number;
  const ay = edges[edge + 1] as number;
  const ahead = ((edges[edge + 2] as number) - ax) * ((points[point + 1] as number) - ay);
  const back = ((edges[edge + 3] as number) - ay) * ((points[point] as number) - ax);
  const side = ahead - back;
  const error = SIDE_ERROR * (Math.abs(ahead) + Math.abs(back)) + both.sideError;
  return Math.abs(side) > error ? (side > 0 ? 1 : -1) : 0;
}

/** Sets `near` to where two edges cross, relative to the anchor, which is at (x, y). */
function setNear(i: number, j: number, x: number, y: number): void {
  const p = first.ends;
  const q = second.ends;
  const at = EDGE * i;
  const other = EDGE * j;
  const ax = p[at] as number;
  const ay = p[at + 1] as number;
  const cx = q[other] as number;
  const cy = q[other + 1] as number;
  const dx = (p[at + 2] as number) - ax;
  const dy = (p[at + 3] as number) - ay;
  const ex = (q[other + 2] as number) - cx;
  const ey = (q[other + 3] as number) - cy;
  const vx = cx - ax;
  const vy = cy - ay;
  const t = (vx * ey - vy * ex) / (dx * ey - dy * ex);
  near.x = ax - x + t * dx;
  near.y = ay - y + t * dy;
}

/** Sets all but the edges. */
function setSeenBox(out: SeenEdges, list: EdgeList, from: Readonly<Vec2>): void {
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
  // The sum is rounded, and so is what is added, unless that is a stored coordinate.
  const size = Math.max(-out.minX, -out.minY, out.maxX, out.maxY);
  const awaySize = list.isStored ? 0 : Math.max(Math.abs(x), Math.abs(y));
  out.error += 2 * UNIT_ROUNDOFF * (size + awaySize);
}

/** Keeps the edges of the list whose boxes may meet that of the other edges. */
function setSeenEdges(out: SeenEdges, { numbers, count }: EdgeList, other: SeenEdges): void {
  if (EDGE * count > out.ends.length) {
    out.ends = grown(out.ends, EDGE * count);
    out.edges = grown(out.edges, count);
  }
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
