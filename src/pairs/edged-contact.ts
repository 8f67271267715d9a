import type { ContactRecord } from "../convex/result.js";
import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { createChain, type EdgeChain, type EdgedShape, setChain, vertexCount } from "./edge-chain.js";

const first = /* @__PURE__ */ createChain();
const second = /* @__PURE__ */ createChain();

/** The face, as its outward normal from the first core to the second, along which the cores are least deep or farthest apart. */
const best = { gap: 0.5, x: 0.5, y: 0.5 };

/** A face that is looked at: a unit vector out of its core, and from the first core to the second. */
const face = { gap: 0.5, nx: 0.5, ny: 0.5, x: 0.5, y: 0.5 };

/** Of the pair at hand. */
const pair = {
  /** No less than any difference of coordinates. */
  size: 0.5,
  /** The sum of the radii. */
  reach: 0.5,
  /** What a gap, or its difference from the reach, may be off by. */
  margin: 0.5,
  /** Gaps this near to each other are equal but for rounding. */
  tie: 0.5,
};

/** Two vertices of a core, or one twice, that lie farthest along the normal: their places across it. */
interface Stretch {
  from: number;
  to: number;
  /** How far along the normal. */
  level: number;
  /** Whether another vertex is next to as far: then it is a matter of care what the stretch is. */
  isDoubtful: boolean;
}

const onA: Stretch = { from: 0.5, to: 0.5, level: 0.5, isDoubtful: false };
const onB: Stretch = { from: 0.5, to: 0.5, level: 0.5, isDoubtful: false };

/** Faces whose ends are off each other's line by less than this part of the size of the pair are parallel. */
const PARALLEL = 2 ** -47;

/** Between this and `PARALLEL`, what is common to two faces is left to the general way. */
const ALMOST_PARALLEL = 2 ** -20;

/** The direction between two corners nearer to each other than this part of the size is left to the general way. */
const NEAR_CORNER = 2 ** -10;

/**
 * A gap, in units of the size: a normal is off by 6 u, a difference of coordinates, a product and a sum add 3, times
 * |n|₁ ≤ 1.5 and twice, for both coordinates: below 27; the length of a vector 4 more.
 */
const GAP_ERROR = 32 * UNIT_ROUNDOFF;

/** Gaps this near to each other, in units of the size, are equal but for rounding. */
const NEAR_TIE = 8 * UNIT_ROUNDOFF;

/**
 * The contact of two shapes with convex cores of edges: 1 if they certainly overlap and `out` is set, −1 if they are
 * certainly apart. 0 where that is not certain, for others, and where rounding would turn the direction.
 *
 * Cores that lie beyond a face of one by more than the radii are apart (separating axes). Cores that lie beyond none
 * overlap, and the shortest way out is along the normal of a face; else the nearest points are between two faces, or
 * two corners next to such a face. Of equal ways the first from (1, 0) on towards +y is taken.
 * Error of depth and points: a few units of rounding of the size of the pair, plus that of the coordinates.
 */
export function setEdgedContact(a: EdgedShape, b: EdgedShape, out: ContactRecord): Verdict {
  setChain(first, a);
  setChain(second, b);
  if (!first.convex || !second.convex) return 0;
  measurePair();
  const { size, reach, margin } = pair;
  if (!isModerate(size) || !(first.error + second.error < PARALLEL * size)) return 0;
  if (areBoxesApart()) return -1;
  best.gap = Number.NEGATIVE_INFINITY;
  const facesOfA = noteFaces(first, second);
  if (facesOfA <= 0) return facesOfA;
  const facesOfB = noteFaces(second, first);
  if (facesOfB <= 0) return facesOfB;
  if (best.gap === Number.NEGATIVE_INFINITY || !(best.gap < reach - margin)) return 0;
  setStretch(onA, first);
  setStretch(onB, second);
  if (onA.isDoubtful || onB.isDoubtful) return 0;
  if (Math.max(onA.from, onB.from) <= Math.min(onA.to, onB.to) + PARALLEL * size) {
    setFaceContact(out);
    return 1;
  }
  return best.gap > NEAR_CORNER * size ? setCornerContact(out) : 0;
}

function measurePair(): void {
  const width = Math.max(first.maxX, second.maxX) - Math.min(first.minX, second.minX);
  const height = Math.max(first.maxY, second.maxY) - Math.min(first.minY, second.minY);
  const size = width + height;
  pair.size = size;
  pair.reach = first.radius + second.radius;
  pair.margin = GAP_ERROR * (size + pair.reach) + 4 * (first.error + second.error) + UNDERFLOW_ERROR;
  pair.tie = NEAR_TIE * size;
}

function areBoxesApart(): boolean {
  const { reach, margin } = pair;
  return (
    first.minX - second.maxX > reach + margin ||
    second.minX - first.maxX > reach + margin ||
    first.minY - second.maxY > reach + margin ||
    second.minY - first.maxY > reach + margin
  );
}

/**
 * Keeps the face of `a` beyond which `b` reaches least far back, or is farthest: 1. −1 if that is certainly beyond
 * reach; 0 if an edge is too short or too long to be measured.
 */
function noteFaces(a: EdgeChain, b: EdgeChain): Verdict {
  const count = vertexCount(a);
  if (count === 1) return 1;
  const points = a.points;
  const isBox = a.axisX !== 0 || a.axisY !== 0;
  const step = a.orientation === b.orientation ? 1 : -1;
  const sign = a === first ? 1 : -1;
  let nearest = -1;
  for (let i = 0; i < count; i++) {
    const j = i + 1 < count ? i + 1 : 0;
    let nx = 0;
    let ny = 0;
    if (isBox) {
      nx = i === 0 ? -a.axisY : i === 1 ? -a.axisX : i === 2 ? a.axisY : a.axisX;
      ny = i === 0 ? a.axisX : i === 1 ? -a.axisY : i === 2 ? -a.axisX : a.axisY;
    } else {
      nx = a.orientation * ((points[2 * j + 1] as number) - (points[2 * i + 1] as number));
      ny = a.orientation * ((points[2 * i] as number) - (points[2 * j] as number));
      const length = Math.sqrt(nx * nx + ny * ny);
      if (length === 0) continue;
      if (!isModerate(length)) return 0;
      nx /= length;
      ny /= length;
    }
    face.nx = nx;
    face.ny = ny;
    face.x = sign * nx;
    face.y = sign * ny;
    nearest = nearest < 0 ? leastAlong(b) : walkToLeast(b, nearest, step);
    measureGap(a, i, b, nearest);
    if (face.gap > pair.reach + pair.margin) {
      // What was walked to may not be the least.
      nearest = leastAlong(b);
      measureGap(a, i, b, nearest);
      if (face.gap > pair.reach + pair.margin) return -1;
    }
    noteFace();
  }
  return 1;
}

/** How far a vertex of `b` is beyond the face from a vertex of `a`. */
function measureGap(a: EdgeChain, from: number, b: EdgeChain, vertex: number): void {
  face.gap =
    face.nx * ((b.points[2 * vertex] as number) - (a.points[2 * from] as number)) +
    face.ny * ((b.points[2 * vertex + 1] as number) - (a.points[2 * from + 1] as number));
}

function noteFace(): void {
  const { gap } = face;
  const isTie = Math.abs(gap - best.gap) <= pair.tie;
  if (isTie ? !comesBeforeBest() : gap < best.gap) return;
  best.x = face.x;
  best.y = face.y;
  best.gap = isTie ? Math.max(gap, best.gap) : gap;
}

/** Whether the face's direction comes before the best one, from (1, 0) on towards +y. */
function comesBeforeBest(): boolean {
  const { x, y } = face;
  const isUpper = y > 0 || (y === 0 && x > 0);
  const isBestUpper = best.y > 0 || (best.y === 0 && best.x > 0);
  if (isUpper !== isBestUpper) return isUpper;
  return x * best.y - y * best.x > 0;
}

/** The vertex least along the face's normal: n·(vertex − first vertex), which keeps what far coordinates would lose. */
function leastAlong(b: EdgeChain): number {
  const { points } = b;
  const { nx, ny } = face;
  const originX = points[0] as number;
  const originY = points[1] as number;
  const count = vertexCount(b);
  let vertex = 0;
  let least = 0;
  for (let k = 1; k < count; k++) {
    const value = nx * ((points[2 * k] as number) - originX) + ny * ((points[2 * k + 1] as number) - originY);
    if (value < least) {
      least = value;
      vertex = k;
    }
  }
  return vertex;
}

/** The vertex least along the normal, when that has turned on from where another was: further on, the same way round. */
function walkToLeast(b: EdgeChain, start: number, step: number): number {
  const { points } = b;
  const { nx, ny } = face;
  const originX = points[0] as number;
  const originY = points[1] as number;
  const count = vertexCount(b);
  let vertex = start;
  let value =
    nx * ((points[2 * vertex] as number) - originX) + ny * ((points[2 * vertex + 1] as number) - originY);
  for (let steps = 1; steps < count; steps++) {
    const on = vertex + step;
    const next = on === count ? 0 : on < 0 ? count - 1 : on;
    const nextValue =
      nx * ((points[2 * next] as number) - originX) + ny * ((points[2 * next + 1] as number) - originY);
    if (nextValue > value) break;
    vertex = next;
    value = nextValue;
  }
  return vertex;
}

/** What of a core lies farthest towards the other, measured from the first core. */
function setStretch(out: Stretch, chain: EdgeChain): void {
  const { points } = chain;
  const { size } = pair;
  const originX = first.points[0] as number;
  const originY = first.points[1] as number;
  const { x, y } = best;
  const sign = chain === first ? 1 : -1;
  const count = vertexCount(chain);
  let level = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const dx = (points[2 * k] as number) - originX;
    const dy = (points[2 * k + 1] as number) - originY;
    level = Math.max(level, sign * (x * dx + y * dy));
  }
  out.from = Number.POSITIVE_INFINITY;
  out.to = Number.NEGATIVE_INFINITY;
  out.isDoubtful = false;
  for (let k = 0; k < count; k++) {
    const dx = (points[2 * k] as number) - originX;
    const dy = (points[2 * k + 1] as number) - originY;
    const behind = level - sign * (x * dx + y * dy);
    if (behind > PARALLEL * size) {
      if (behind < ALMOST_PARALLEL * size) out.isDoubtful = true;
      continue;
    }
    const place = x * dy - y * dx;
    if (place < out.from) out.from = place;
    if (place > out.to) out.to = place;
  }
  out.level = level * sign;
}

/** Faces, or a face and a corner. */
function setFaceContact(out: ContactRecord): void {
  const low = Math.max(onA.from, onB.from);
  const high = Math.min(onA.to, onB.to);
  const depth = pair.reach - best.gap;
  const level = (onA.level + first.radius + (onB.level - second.radius)) / 2;
  out.normalX = best.x;
  out.normalY = best.y;
  out.depth = depth > 0 ? depth : 0;
  const isStretch = high - low > PARALLEL * pair.size;
  out.count = isStretch ? 2 : 1;
  const start = isStretch ? low : low + (high - low) / 2;
  out.x0 = (first.points[0] as number) + (best.x * level - best.y * start);
  out.y0 = (first.points[1] as number) + (best.y * level + best.x * start);
  out.x1 = (first.points[0] as number) + (best.x * level - best.y * high);
  out.y1 = (first.points[1] as number) + (best.y * level + best.x * high);
}

/** Two corners that lie apart, beside the best face; 0 if they may be no nearer than the radii. */
function setCornerContact(out: ContactRecord): Verdict {
  const placeA = onA.from > onB.to ? onA.from : onA.to;
  const placeB = onA.from > onB.to ? onB.to : onB.from;
  const along = onB.level - onA.level;
  const across = placeB - placeA;
  const distance = Math.sqrt(along * along + across * across);
  const depth = pair.reach - distance;
  if (!(depth > pair.margin)) return 0;
  const dx = (best.x * along - best.y * across) / distance;
  const dy = (best.y * along + best.x * across) / distance;
  const middle = (first.radius - second.radius + distance) / 2;
  out.normalX = dx;
  out.normalY = dy;
  out.depth = depth;
  out.count = 1;
  out.x0 = (first.points[0] as number) + (best.x * onA.level - best.y * placeA) + dx * middle;
  out.y0 = (first.points[1] as number) + (best.y * onA.level + best.x * placeA) + dy * middle;
  return 1;
}
