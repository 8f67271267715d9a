import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../../math/verdict.js";
import { EDGE, type EdgeList } from "../outline/edge-list.js";
import { pieceOfEdge } from "../outline/outline.js";
import { addCrossing, anchor, near, seeAnchor, setAnchor } from "./add-crossing.js";
import { Edge, setEdge } from "./edge.js";
import { SeenEdges, setSeenBox, setSeenEdges } from "./seen-edges.js";

const firstEdge = /* @__PURE__ */ new Edge();
const secondEdge = /* @__PURE__ */ new Edge();

/** Both lists as seen from the same point. */
const first = /* @__PURE__ */ new SeenEdges();
const second = /* @__PURE__ */ new SeenEdges();

/**
 * What coordinates of both are off by together, and what that and underflow make of the side that a point is
 * on.
 */
const both = { error: 0.5, sideError: 0.5 };

/** Adds all crossings of the edges of two outlines; false where doubles do not tell. */
export function addEdgeCrossings(a: EdgeList, b: EdgeList): boolean {
  const origin = a.isStored ? b : a;
  setSeenBox(first, a, origin);
  setSeenBox(second, b, origin);
  setSeenEdges(first, a, second);
  setSeenEdges(second, b, first);
  setErrors();
  for (let i = 0; i < first.count; i += 1) {
    for (let j = 0; j < second.count; j += 1) {
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
 * Coordinates of two points are off by e together, so that each factor of a product of differences is off by
 * 2 e at most, and two such products by 2 e times all their factors, and 8 e². Factors are no longer than
 * both boxes are.
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
 * Whether two edges cross: iff the ends of each are on different sides of the other; not if those of one are
 * on one.
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

/** The certain side of an edge's line that a point is on, 0 if there is none. */
function sideOf(edges: Float64Array, edge: number, points: Float64Array, point: number): Verdict {
  const ax = edges[edge] as number;
  const ay = edges[edge + 1] as number;
  const ahead = ((edges[edge + 2] as number) - ax) * ((points[point + 1] as number) - ay);
  const back = ((edges[edge + 3] as number) - ay) * ((points[point] as number) - ax);
  const side = ahead - back;
  const error = SIDE_ERROR * (Math.abs(ahead) + Math.abs(back)) + both.sideError;
  return Math.abs(side) > error ? (side > 0 ? 1 : -1) : 0;
}

/** Sets `near` to where two edges that cross do so, as seen from the anchor, which is at (x, y). */
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
