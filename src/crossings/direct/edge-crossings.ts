import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { addCrossing, anchor, near } from "./crossing-list.js";
import { Edge, setEdge } from "./edge.js";
import { EDGE, type Edged, EdgeList, MOST_EDGES, setEdges } from "./edge-list.js";
import { setDifference } from "./offset.js";

export const firstEdges = /* @__PURE__ */ new EdgeList();
export const secondEdges = /* @__PURE__ */ new EdgeList();

const firstEdge = /* @__PURE__ */ new Edge();
const secondEdge = /* @__PURE__ */ new Edge();

/** Those of the second shape that reach into the box of the first. */
const candidates = /* @__PURE__ */ new Int32Array(MOST_EDGES);

/** Finds all crossings of two shapes of edges; false where doubles do not tell. */
export function findEdgeCrossings(a: Edged, b: Edged): boolean {
  if (!setEdges(firstEdges, a) || !setEdges(secondEdges, b)) return false;
  let candidateCount = 0;
  for (let j = 0; j < secondEdges.count; j += 1) {
    if (!reachesInto(secondEdges, j, firstEdges)) continue;
    candidates[candidateCount] = j;
    candidateCount += 1;
  }
  for (let i = 0; i < firstEdges.count; i += 1) {
    if (!reachesInto(firstEdges, i, secondEdges)) continue;
    for (let candidate = 0; candidate < candidateCount; candidate += 1) {
      const j = candidates[candidate] as number;
      if (areApart(i, j)) continue;
      const verdict = crossVerdict(i, j);
      if (verdict === 0 || (verdict > 0 && !addEdgeCrossing(i, j))) return false;
    }
  }
  return true;
}

/** Whether the box of an edge of a list meets that of another list. */
function reachesInto({ numbers }: EdgeList, edge: number, { minX, minY, maxX, maxY }: EdgeList): boolean {
  const at = EDGE * edge;
  const ax = numbers[at] as number;
  const ay = numbers[at + 1] as number;
  const bx = numbers[at + 2] as number;
  const by = numbers[at + 3] as number;
  return !(
    (ax < minX && bx < minX) ||
    (ax > maxX && bx > maxX) ||
    (ay < minY && by < minY) ||
    (ay > maxY && by > maxY)
  );
}

/** Whether the boxes of an edge of the first shape and one of the second do not meet. */
function areApart(i: number, j: number): boolean {
  const p = firstEdges.numbers;
  const q = secondEdges.numbers;
  const at = EDGE * i;
  const other = EDGE * j;
  const ax = p[at] as number;
  const bx = p[at + 2] as number;
  const cx = q[other] as number;
  const dx = q[other + 2] as number;
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return true;
  const ay = p[at + 1] as number;
  const by = p[at + 3] as number;
  const cy = q[other + 1] as number;
  const dy = q[other + 3] as number;
  return Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by);
}

/** Whether two edges cross: iff the ends of each are on different sides of the other; not if those of one are on one. */
function crossVerdict(i: number, j: number): Verdict {
  const p = firstEdges.numbers;
  const q = secondEdges.numbers;
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
  const error = SIDE_ERROR * (Math.abs(ahead) + Math.abs(back)) + UNDERFLOW_ERROR;
  return Math.abs(side) > error ? (side > 0 ? 1 : -1) : 0;
}

function addEdgeCrossing(i: number, j: number): boolean {
  setEdge(firstEdge, firstEdges, i);
  setEdge(secondEdge, secondEdges, j);
  const { x, y, dx, dy } = firstEdge;
  firstEdge.isAnchor = true;
  secondEdge.isAnchor = false;
  setDifference(secondEdge.anchor, firstEdge, secondEdge);
  anchor.x = x;
  anchor.y = y;
  const vx = secondEdge.x - x;
  const vy = secondEdge.y - y;
  const t = (vx * secondEdge.dy - vy * secondEdge.dx) / (dx * secondEdge.dy - dy * secondEdge.dx);
  near.x = t * dx;
  near.y = t * dy;
  return addCrossing(firstEdge, secondEdge, i, j);
}
