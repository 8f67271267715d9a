import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Circle, Ellipse } from "../../shapes/kind.js";
import { type Conic, setConic } from "./conic.js";
import { firstConic } from "./conic-crossings.js";
import { At, addCrossing, anchor, found, near, STRIDE } from "./crossing-list.js";
import { Edge, setEdge } from "./edge.js";
import { secondEdges } from "./edge-crossings.js";
import { EDGE, type Edged, setEdges } from "./edge-list.js";
import { setDifference } from "./offset.js";

const edge = /* @__PURE__ */ new Edge();

/** The ends of an edge, P and Q, in the frame in which the conic is the unit circle, and how large what went in is. */
const ends = { px: 0.5, py: 0.5, pSize: 0.5, qx: 0.5, qy: 0.5, qSize: 0.5 };

/** Finds all crossings of a circle or an ellipse and a shape of edges; false where doubles do not tell. */
export function findConicEdgeCrossings(a: Circle | Ellipse, b: Edged): boolean {
  if (!setConic(firstConic, a) || !setEdges(secondEdges, b)) return false;
  firstConic.isAnchor = true;
  edge.isAnchor = false;
  anchor.x = firstConic.x;
  anchor.y = firstConic.y;
  for (let i = 0; i < secondEdges.count; i += 1) {
    if (!followsLast(i)) setEnd(firstConic, EDGE * i);
    moveOn();
    setEnd(firstConic, EDGE * i + 2);
    if (!addEdgeCrossings(i)) return false;
  }
  return true;
}

/** Whether an edge begins where the one before ends, which Q then is. */
function followsLast(i: number): boolean {
  const { numbers } = secondEdges;
  const at = EDGE * i;
  return i > 0 && numbers[at] === numbers[at - 2] && numbers[at + 1] === numbers[at - 1];
}

/** The last point, Q, is now P. */
function moveOn(): void {
  ends.px = ends.qx;
  ends.py = ends.qy;
  ends.pSize = ends.qSize;
}

/** Sets Q to the point whose coordinates are at a place of the list of edges. */
function setEnd({ x, y, rx, ry, cosine, sine }: Conic, at: number): void {
  const { numbers } = secondEdges;
  const dx = (numbers[at] as number) - x;
  const dy = (numbers[at + 1] as number) - y;
  ends.qx = (cosine * dx + sine * dy) / rx;
  ends.qy = (cosine * dy - sine * dx) / ry;
  const c = Math.abs(cosine);
  const s = Math.abs(sine);
  const sizeX = (c * Math.abs(dx) + s * Math.abs(dy)) / rx;
  const sizeY = (c * Math.abs(dy) + s * Math.abs(dx)) / ry;
  ends.qSize = sizeX * sizeX + sizeY * sizeY + 1;
}

/**
 * Coordinates in the frame pass 7 roundings: difference 1, unit vector 3, product, sum and quotient 3;
 * products of two of them and what is added, 4 more. In units of the squared magnitudes that go in.
 */
const PRODUCT_ERROR = 24 * UNIT_ROUNDOFF;

/** |Q − P|² and (P × Q)²: twice the above each, the second times 2 |P × Q|, and a few roundings of their own. */
const DISCRIMINANT_ERROR = 128 * UNIT_ROUNDOFF;

/**
 * Adds the crossings of the edge with the conic; false where doubles do not tell.
 *
 * What x² + y² − 1 is along the edge has the Bernstein coefficients |P|² − 1, P · Q − 1, |Q|² − 1: the ends on different
 * sides, one crossing; both inside, none; both outside, none if the second is not negative either or the line misses the
 * circle, |Q − P|² < (P × Q)², else two. A line goes into a conic once, and comes out of it once, so that two are never
 * taken for each other.
 */
function addEdgeCrossings(i: number): boolean {
  const { px, py, pSize, qx, qy, qSize } = ends;
  const start = px * px + py * py - 1;
  const end = qx * qx + qy * qy - 1;
  if (!(Math.abs(start) > PRODUCT_ERROR * pSize && Math.abs(end) > PRODUCT_ERROR * qSize)) return false;
  if (start < 0 && end < 0) return true;
  const size = pSize + qSize;
  const ex = qx - px;
  const ey = qy - py;
  const turn = px * qy - py * qx;
  const lengthSq = ex * ex + ey * ey;
  const discriminant = lengthSq - turn * turn;
  if (start > 0 && end > 0) {
    const middle = px * qx + py * qy - 1;
    if (middle > PRODUCT_ERROR * size) return true;
    const error = DISCRIMINANT_ERROR * size * (1 + Math.abs(turn));
    if (discriminant < -error) return true;
    if (!(discriminant > error && middle < -PRODUCT_ERROR * size)) return false;
  }
  setEdge(edge, secondEdges, i);
  setDifference(edge.anchor, anchor, edge);
  const root = Math.sqrt(Math.max(discriminant, 0));
  const middle = -(px * ex + py * ey);
  if (start > 0 && !addAt((middle - root) / lengthSq, i, true)) return false;
  return end < 0 || addAt((middle + root) / lengthSq, i, false);
}

/** Adds the crossing near t, from 0 to 1 along the edge, where it goes in, or comes out. */
function addAt(t: number, i: number, isEntry: boolean): boolean {
  near.x = t * edge.dx - edge.anchor.x;
  near.y = t * edge.dy - edge.anchor.y;
  if (!addCrossing(firstConic, edge, 0, i)) return false;
  // Gradient × normal of the way is gradient · way.
  return (found.numbers[STRIDE * (found.count - 1) + At.turn] as number) < 0 === isEntry;
}
