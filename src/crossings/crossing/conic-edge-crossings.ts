import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Conic } from "../outline/conic.js";
import { pieceOfEdge } from "../outline/crossed-outline.js";
import { EDGE, type EdgeList } from "../outline/edge-list.js";
import { addCrossing, near, seeAnchor, setAnchor } from "./add-crossing.js";
import { type Crossing, found, leaveOutNone } from "./crossing-list.js";
import { Edge, setEdge } from "./newton.js";

const edge = /* @__PURE__ */ new Edge();

/** An end of an edge in the frame in which a conic is the unit circle. */
class End {
  x = 0.5;
  y = 0.5;
  /** Relative to the centre of the conic, in scene units. */
  sceneX = 0.5;
  sceneY = 0.5;
  /** The square of the magnitudes that went into the coordinates. */
  size = 0.5;
}

const oneEnd = /* @__PURE__ */ new End();
const otherEnd = /* @__PURE__ */ new End();

/** Where an edge enters and leaves the conic, as parts of its length; NaN if it does not. */
const ways = { entry: 0.5, exit: 0.5 };

/** How much P · P, P · Q and P × Q are off because coordinates in the scene are. */
const frame = { spread: 0.5 };

/**
 * Adds all crossings of a conic of one outline and the edges of the other; false where doubles cannot decide. `isFirst`:
 * whether the conic is of the first.
 */
export function addConicEdgeCrossings(
  conic: Conic,
  piece: number,
  edges: EdgeList,
  isFirst: boolean,
): boolean {
  setSpread(conic, edges);
  setBox(conic, edges);
  setAnchor(conic);
  seeAnchor(conic);
  let start = oneEnd;
  let end = otherEnd;
  let last = -1;
  for (let i = 0; i < edges.count; i += 1) {
    if (isBeside(edges, i)) continue;
    const next = start;
    start = end;
    end = next;
    if (last < 0 || !follows(edges, i, last)) setEnd(start, conic, edges, EDGE * i);
    setEnd(end, conic, edges, EDGE * i + 2);
    last = i;
    if (!setWays(start, end)) return false;
    if (Number.isNaN(ways.entry) && Number.isNaN(ways.exit)) continue;
    setEdge(edge, edges, i);
    seeAnchor(edge);
    const before = found.count;
    setNear(conic, start, end, ways.entry);
    if (!addNear(conic, piece, i, isFirst, true)) return false;
    setNear(conic, start, end, ways.exit);
    if (!addNear(conic, piece, i, isFirst, false)) return false;
    if (!conic.isWhole) leaveOutNone(before);
  }
  return true;
}

/** Holds a conic, in the coordinates of a list of edges. */
const box = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** A side passes 6 roundings, each of at most the radius and the distance of the centre: twice that. */
const BOX_ERROR = 12 * UNIT_ROUNDOFF;

/** Sets the box so large that an edge beside it is certainly beside the conic. */
function setBox({ x, y, rx, ry, aside }: Conic, edges: EdgeList): void {
  const awayX = x - edges.x;
  const awayY = y - edges.y;
  const radius = Math.max(rx, ry);
  const away = Math.abs(awayX) + Math.abs(awayY) + Math.abs(aside.x) + Math.abs(aside.y);
  const reach = radius + (edges.error + BOX_ERROR * (radius + away));
  box.minX = awayX + aside.x - reach;
  box.minY = awayY + aside.y - reach;
  box.maxX = awayX + aside.x + reach;
  box.maxY = awayY + aside.y + reach;
}

/** Whether an edge is beyond one side of the box. */
function isBeside({ numbers }: EdgeList, i: number): boolean {
  const { minX, minY, maxX, maxY } = box;
  const at = EDGE * i;
  const ax = numbers[at] as number;
  const ay = numbers[at + 1] as number;
  const bx = numbers[at + 2] as number;
  const by = numbers[at + 3] as number;
  if ((ax < minX && bx < minX) || (ax > maxX && bx > maxX)) return true;
  return (ay < minY && by < minY) || (ay > maxY && by > maxY);
}

/** Whether an edge begins where another one ends. */
function follows({ numbers }: EdgeList, i: number, last: number): boolean {
  const at = EDGE * i;
  const end = EDGE * last + 2;
  return numbers[at] === numbers[end] && numbers[at + 1] === numbers[end + 1];
}

/**
 * Stored coordinates are exact, but for those of a way out (see inside.ts). Others, and those relative to a centre beside
 * a stored point, are off by e each: in the frame by E = √2 e / r, with r the smaller radius, and the sum of two products
 * of coordinates of magnitude S by 2 E (2 S + E).
 */
function setSpread({ x, y, rx, ry, aside, isAside }: Conic, edges: EdgeList): void {
  frame.spread = 0;
  if (edges.error === 0 && edges.isStored && !isAside) return;
  const awayX = Math.abs(edges.x - x);
  const awayY = Math.abs(edges.y - y);
  const asideSize = Math.abs(aside.x) + Math.abs(aside.y);
  const reachX = Math.max(edges.maxX, -edges.minX);
  const reachY = Math.max(edges.maxY, -edges.minY);
  // The difference of two stored coordinates is rounded if something is added to it.
  const rounded = edges.isStored ? 0 : awayX + awayY;
  const error = edges.error + UNIT_ROUNDOFF * (rounded + asideSize);
  const inverse = 2 / Math.min(rx, ry);
  const size = inverse * (awayX + awayY + reachX + reachY + asideSize);
  frame.spread = 2 * inverse * error * (2 * size + inverse * error);
}

/** Sets an end from the coordinates at an index of a list of edges. */
function setEnd(out: End, conic: Conic, edges: EdgeList, at: number): void {
  const { rx, ry, cosine, sine, aside } = conic;
  const farX = edges.x - conic.x + (edges.numbers[at] as number);
  const farY = edges.y - conic.y + (edges.numbers[at + 1] as number);
  const x = farX - aside.x;
  const y = farY - aside.y;
  out.sceneX = x;
  out.sceneY = y;
  out.x = (cosine * x + sine * y) / rx;
  out.y = (cosine * y - sine * x) / ry;
  const c = Math.abs(cosine);
  const s = Math.abs(sine);
  const magnitudeX = Math.abs(farX) + Math.abs(aside.x);
  const magnitudeY = Math.abs(farY) + Math.abs(aside.y);
  const sizeX = (c * magnitudeX + s * magnitudeY) / rx;
  const sizeY = (c * magnitudeY + s * magnitudeX) / ry;
  out.size = sizeX * sizeX + sizeY * sizeY + 1;
}

/**
 * Coordinates in the frame pass 8 roundings: differences 2, unit vector 3, product, sum and quotient 3; products of two
 * of them and the sum, 4 more. The unit is the square of the magnitudes that go in.
 */
const PRODUCT_ERROR = 24 * UNIT_ROUNDOFF;

/** |Q − P|² and (P × Q)²: twice the above each, the second multiplied by 2 |P × Q|, and a few roundings of their own. */
const DISCRIMINANT_ERROR = 128 * UNIT_ROUNDOFF;

/**
 * Sets where an edge enters and leaves the conic; false where doubles cannot decide.
 *
 * Along the edge from P to Q, x² + y² − 1 has the Bernstein coefficients |P|² − 1, P · Q − 1 and |Q|² − 1. If the ends
 * are on different sides, there is one crossing; if both are inside, none. If both are outside, there is none if the
 * second coefficient is not negative or the line misses the circle, |Q − P|² < (P × Q)²; otherwise two. A line enters a
 * conic once and leaves it once, so two crossings are never mistaken for each other.
 */
function setWays(start: End, end: End): boolean {
  const { spread } = frame;
  const px = start.x;
  const py = start.y;
  const qx = end.x;
  const qy = end.y;
  ways.entry = Number.NaN;
  ways.exit = Number.NaN;
  const startValue = px * px + py * py - 1;
  const endValue = qx * qx + qy * qy - 1;
  const isStartClear = Math.abs(startValue) > PRODUCT_ERROR * start.size + spread;
  if (!(isStartClear && Math.abs(endValue) > PRODUCT_ERROR * end.size + spread)) return false;
  if (startValue < 0 && endValue < 0) return true;
  const size = start.size + end.size;
  const ex = qx - px;
  const ey = qy - py;
  const turn = px * qy - py * qx;
  const lengthSq = ex * ex + ey * ey;
  const discriminant = lengthSq - turn * turn;
  if (startValue > 0 && endValue > 0) {
    const middle = px * qx + py * qy - 1;
    const middleError = PRODUCT_ERROR * size + spread;
    if (middle > middleError) return true;
    const turnSize = Math.abs(turn);
    const error = DISCRIMINANT_ERROR * size * (1 + turnSize) + spread * (4 + 2 * turnSize + spread);
    if (discriminant < -error) return true;
    if (!(discriminant > error && middle < -middleError)) return false;
  }
  const root = Math.sqrt(Math.max(discriminant, 0));
  const middle = -(px * ex + py * ey);
  if (startValue > 0) ways.entry = (middle - root) / lengthSq;
  if (endValue > 0) ways.exit = (middle + root) / lengthSq;
  return true;
}

/** Sets `near` to a point of an edge, relative to the stored point of the conic. */
function setNear({ aside }: Conic, start: End, end: End, part: number): void {
  near.x = aside.x + start.sceneX + part * (end.sceneX - start.sceneX);
  near.y = aside.y + start.sceneY + part * (end.sceneY - start.sceneY);
}

/** Adds the entry or exit of the edge near `near`, if there is one. */
function addNear(conic: Conic, piece: number, i: number, isFirst: boolean, isEntry: boolean): boolean {
  if (Number.isNaN(near.x)) return true;
  const isAdded = isFirst
    ? addCrossing(conic, edge, piece, pieceOfEdge(i))
    : addCrossing(edge, conic, pieceOfEdge(i), piece);
  if (!isAdded) return false;
  // The line leaves along the gradient of the conic: there, the gradient of the edge is ahead of it.
  const { turn } = found.items[found.count - 1] as Crossing;
  return turn < 0 === (isFirst === isEntry);
}
