import type { Sign } from "../math/exact.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { ConvexPair } from "./pair.js";
import { setSupport, toWorld } from "./touch.js";

/** A point b − a of the difference, and the a it is made of. */
interface Vertex extends Vec2 {
  ax: number;
  ay: number;
  normalX: number;
  normalY: number;
}

/** Each step more than halves what is between the line and the rim; rounding ends it sooner. */
const MOST_STEPS = 60;

/** Weights that miss the origin by more than this part of the scale are spoilt by vertices in line with it. */
const FLATNESS = 2 ** -48;

/** Each refinement solves for what rounding has left of the one before; the first leaves little even in thin triangles. */
const REFINEMENTS = 3;

function createVertex(): Vertex {
  return { normalX: 0.5, normalY: 0.5, x: 0.5, y: 0.5, ax: 0.5, ay: 0.5 };
}

const apex = /* @__PURE__ */ createVertex();
const left = /* @__PURE__ */ createVertex();
const right = /* @__PURE__ */ createVertex();
const middle = /* @__PURE__ */ createVertex();
const supportA: Vec2 = /* @__PURE__ */ new ScratchVector();
const supportB: Vec2 = /* @__PURE__ */ new ScratchVector();

/** The point found so far, in the frame, and how far its weights miss the origin. */
const found = { miss: 0.5, x: 0.5, y: 0.5 };

/** The miss that counts as none in the search at hand, and the numbers measured last. */
const search = { tolerance: 0.5, height: 0.5, part: 0.5 };

/**
 * A common point of a pair that overlaps; if it does so by no more than rounding, it may miss the second shape.
 *
 * The difference holds the origin, so it is in a triangle of three points b − a: the weights that give the
 * origin give the same point from the a as from the b.
 *
 * The triangles are those of a vertex and two neighbours; if rounding spoils all of a vertex, because it is in line with
 * the origin, those of the next are tried. Otherwise the origin is beyond the chord of a curved interval.
 */
export function setInnerPoint(out: Vec2, pair: ConvexPair): void {
  const { count, scale } = pair.difference;
  const tolerance = FLATNESS * scale;
  search.tolerance = tolerance;
  found.miss = Number.POSITIVE_INFINITY;
  offerRims(pair);
  for (let first = 0; first < count && found.miss > tolerance; first += 1) offerTriangles(pair, first);
  out.x = found.x;
  out.y = found.y;
  toWorld(out, pair);
}

/** The distance, in the frame, of the last point set as one of the first shape from the same as one of the second. */
export function missOfInnerPoint(): number {
  return found.miss;
}

/** Offers points of the curved intervals beyond whose chords the origin is, the one where it is farthest beyond first. */
function offerRims(pair: ConvexPair): void {
  const { count } = pair.difference;
  const farthest = findBeyondChord(pair);
  if (farthest < 0) return;
  offerRim(pair, farthest);
  for (let i = 0; i < count && found.miss > search.tolerance; i += 1) {
    if (isBeyondChord(pair, i)) offerRim(pair, i);
  }
}

function offerRim(pair: ConvexPair, interval: number): void {
  setEnds(pair, interval);
  copyVertex(apex, left);
  followRim(pair, interval);
  offerWeighted();
}

/** The curved interval beyond whose chord the origin is farthest; or −1. */
function findBeyondChord(pair: ConvexPair): number {
  const { count } = pair.difference;
  let farthest = 0;
  let interval = -1;
  for (let i = 0; i < count; i += 1) {
    if (!isBeyondChord(pair, i) || search.height >= farthest) continue;
    farthest = search.height;
    interval = i;
  }
  return interval;
}

/**
 * Whether the origin is beyond the chord of an interval. If it is so by more than the chord is long, it does not count:
 * over a quarter turn at most, no rim is that far out. The chord is between breaks that are the same but for rounding
 * then, and so is its direction.
 */
function isBeyondChord(pair: ConvexPair, interval: number): boolean {
  setEnds(pair, interval);
  return isBeyond(left, right) && -search.height <= Math.abs(right.x - left.x) + Math.abs(right.y - left.y);
}

function setEnds(pair: ConvexPair, interval: number): void {
  setVertexAt(left, pair, 2 * interval);
  setVertexAt(right, pair, 2 * interval + 1);
}

/** Offers the triangles of a vertex that hold the origin. */
function offerTriangles(pair: ConvexPair, first: number): void {
  const { count } = pair.difference;
  setVertexAt(apex, pair, 2 * first);
  copyVertex(left, apex);
  for (let i = 0; i < 2 * count; i += 1) {
    setVertexAt(right, pair, i);
    if (i > 0 && !isBeyond(apex, left) && !isBeyond(right, apex)) offerWeighted();
    copyVertex(left, right);
  }
}

/** Sets the vertex at a place in the order: alternately where an interval begins, and where it ends. */
function setVertexAt(out: Vertex, pair: ConvexPair, place: number): void {
  const { count, normalX, normalY } = pair.difference;
  const interval = place >> 1;
  const end = interval + 1 === count ? 0 : interval + 1;
  const atBreak = place % 2 === 0 ? interval : end;
  out.normalX = normalX[atBreak] as number;
  out.normalY = normalY[atBreak] as number;
  setVertex(out, pair, interval);
}

/** Moves `left` and `right` along the rim of an interval until the origin is not beyond the line between them. */
function followRim(pair: ConvexPair, interval: number): void {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (turnSign(left, right) >= 0) return;
    let nx = left.y - right.y;
    let ny = right.x - left.x;
    if (nx * (left.normalX + right.normalX) + ny * (left.normalY + right.normalY) < 0) {
      nx = -nx;
      ny = -ny;
    }
    const length = Math.sqrt(nx * nx + ny * ny);
    if (!(length > 0)) return;
    middle.normalX = nx / length;
    middle.normalY = ny / length;
    // The normal of a chord that is hardly longer than rounding errors may be any.
    if (!isTurnedOn(left, middle) || !isTurnedOn(middle, right)) return;
    setVertex(middle, pair, interval);
    const isNew = nx * (middle.x - left.x) + ny * (middle.y - left.y) < 0;
    if (!isNew) return;
    // The end that is replaced closes the triangle.
    if (turnSign(left, middle) < 0) {
      copyVertex(apex, right);
      copyVertex(right, middle);
    } else {
      copyVertex(apex, left);
      copyVertex(left, middle);
    }
  }
}

/** Whether the normal of q is that of p or ahead of it. */
function isTurnedOn(p: Vertex, q: Vertex): boolean {
  return p.normalX * q.normalY - p.normalY * q.normalX >= 0;
}

/** Sets a vertex by its normal. */
function setVertex(out: Vertex, pair: ConvexPair, interval: number): void {
  const { a, b, difference } = pair;
  setSupport(supportA, a, difference.pieceA[interval] as number, out);
  setSupport(supportB, b, difference.pieceB[interval] as number, out);
  out.x = supportB.x - supportA.x;
  out.y = supportB.y - supportA.y;
  out.ax = supportA.x;
  out.ay = supportA.y;
}

function copyVertex(out: Vertex, vertex: Vertex): void {
  out.x = vertex.x;
  out.y = vertex.y;
  out.ax = vertex.ax;
  out.ay = vertex.ay;
  out.normalX = vertex.normalX;
  out.normalY = vertex.normalY;
}

/**
 * Measures how far the origin is ahead of the line from p to q; 0 if rounding hides it, as where the two nearly coincide,
 * compared with their distance from the origin.
 */
function measureHeight(p: Vertex, q: Vertex): void {
  const cross = p.x * q.y - p.y * q.x;
  const away = Math.abs(p.x) + Math.abs(p.y) + Math.abs(q.x) + Math.abs(q.y);
  const length = Math.abs(q.x - p.x) + Math.abs(q.y - p.y);
  search.height = Math.abs(cross) > search.tolerance * away ? cross / length : 0;
}

/** Whether the origin is beyond the line from p to q. */
function isBeyond(p: Vertex, q: Vertex): boolean {
  measureHeight(p, q);
  return search.height < -search.tolerance;
}

/** The sense in which q is turned from p, seen from the origin. */
function turnSign(p: Vertex, q: Vertex): Sign {
  const cross = p.x * q.y - p.y * q.x;
  return cross > 0 ? 1 : cross < 0 ? -1 : 0;
}

/**
 * Offers the point of the first shape with the weights that make the three vertices the origin, or that come nearest to
 * it on a line from the apex where they are in line; kept if it misses the origin by less than what was found.
 */
function offerWeighted(): void {
  const leftX = left.x - apex.x;
  const leftY = left.y - apex.y;
  const rightX = right.x - apex.x;
  const rightY = right.y - apex.y;
  const area = leftX * rightY - leftY * rightX;
  let toLeft = 0;
  let toRight = 0;
  if (area === 0) {
    measurePart(left);
    toLeft = search.part;
    measurePart(right);
    toRight = toLeft > 0 ? 0 : search.part;
  }
  let x = apex.x + toLeft * leftX + toRight * rightX;
  let y = apex.y + toLeft * leftY + toRight * rightY;
  for (let step = 0; step < REFINEMENTS && area !== 0; step += 1) {
    toLeft = Math.max(0, toLeft + (rightX * y - rightY * x) / area);
    toRight = Math.max(0, toRight + (x * leftY - y * leftX) / area);
    const excess = toLeft + toRight;
    if (excess > 1) {
      toLeft /= excess;
      toRight /= excess;
    }
    x = apex.x + toLeft * leftX + toRight * rightX;
    y = apex.y + toLeft * leftY + toRight * rightY;
  }
  const miss = Math.abs(x) + Math.abs(y);
  if (!(miss < found.miss)) return;
  found.miss = miss;
  found.x = apex.ax + toLeft * (left.ax - apex.ax) + toRight * (right.ax - apex.ax);
  found.y = apex.ay + toLeft * (left.ay - apex.ay) + toRight * (right.ay - apex.ay);
}

/** Measures how far along the segment from the apex to a vertex the origin is, from 0 to 1. */
function measurePart(end: Vertex): void {
  const wayX = end.x - apex.x;
  const wayY = end.y - apex.y;
  const lengthSq = wayX * wayX + wayY * wayY;
  const part = -(apex.x * wayX + apex.y * wayY) / lengthSq;
  search.part = lengthSq > 0 ? Math.min(Math.max(part, 0), 1) : 0;
}
