import type { ContactRecord } from "../convex/result.js";
import { isModerate, UNIT_ROUNDOFF } from "../math/verdict.js";
import { createChain, type EdgeChain, type EdgedShape, setChain, vertexCount } from "./edge-chain.js";

const first = /* @__PURE__ */ createChain();
const second = /* @__PURE__ */ createChain();

/** The face, as its outward normal from the first core to the second, along which the cores are least deep or farthest apart. */
const best = { x: 0.5, y: 0.5, gap: 0.5 };

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
 * The contact of two shapes with convex cores of edges that overlap. False, and `out` as it was, for others, and
 * where rounding would turn the direction.
 *
 * Where the cores overlap the shortest way out is along the normal of a face; else the nearest points are between
 * two faces, or two corners next to such a face. Of equal ways the first from (1, 0) on towards +y is taken.
 * Error of depth and points: a few units of rounding of the size of the pair, plus that of the coordinates.
 */
export function setEdgedContact(out: ContactRecord, a: EdgedShape, b: EdgedShape): boolean {
  setChain(first, a);
  setChain(second, b);
  if (!first.convex || !second.convex) return false;
  const size = sizeOfPair(first, second);
  if (!isModerate(size) || !(first.error + second.error < PARALLEL * size)) return false;
  best.gap = Number.NEGATIVE_INFINITY;
  if (!noteFaces(first, second, 1, size) || !noteFaces(second, first, -1, size)) return false;
  if (best.gap === Number.NEGATIVE_INFINITY) return false;
  const tolerance = PARALLEL * size;
  setStretch(onA, first, 1, size);
  setStretch(onB, second, -1, size);
  if (onA.isDoubtful || onB.isDoubtful) return false;
  const low = Math.max(onA.from, onB.from);
  const high = Math.min(onA.to, onB.to);
  if (low <= high + tolerance) return setFaceContact(out, low, high, tolerance);
  return best.gap > NEAR_CORNER * size && setCornerContact(out);
}

function sizeOfPair(a: EdgeChain, b: EdgeChain): number {
  return (
    Math.max(a.maxX, b.maxX) -
    Math.min(a.minX, b.minX) +
    (Math.max(a.maxY, b.maxY) - Math.min(a.minY, b.minY))
  );
}

/** Gaps this near to each other, in units of the size, are equal but for rounding. */
const NEAR_TIE = 8 * UNIT_ROUNDOFF;

/**
 * Keeps the face of `a` beyond which `b` reaches least far back, or is farthest. `sign` is −1 if `a` is the second
 * of the pair. False if an edge is too short or too long to be measured.
 */
function noteFaces(a: EdgeChain, b: EdgeChain, sign: number, size: number): boolean {
  const count = vertexCount(a);
  if (count === 1) return true;
  const points = a.points;
  const isBox = a.axisX !== 0 || a.axisY !== 0;
  const step = a.orientation === b.orientation ? 1 : -1;
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
      if (!isModerate(length)) return false;
      nx /= length;
      ny /= length;
    }
    nearest = nearest < 0 ? leastAlong(b, nx, ny) : walkToLeast(b, nearest, step, nx, ny);
    const gap =
      nx * ((b.points[2 * nearest] as number) - (points[2 * i] as number)) +
      ny * ((b.points[2 * nearest + 1] as number) - (points[2 * i + 1] as number));
    noteFace(sign * nx, sign * ny, gap, NEAR_TIE * size);
  }
  return true;
}

function noteFace(x: number, y: number, gap: number, tie: number): void {
  const isTie = Math.abs(gap - best.gap) <= tie;
  if (isTie ? !isBefore(x, y, best.x, best.y) : gap < best.gap) return;
  best.x = x;
  best.y = y;
  best.gap = isTie ? Math.max(gap, best.gap) : gap;
}

/** Whether one direction comes before another, from (1, 0) on towards +y. */
function isBefore(x: number, y: number, otherX: number, otherY: number): boolean {
  const isUpper = y > 0 || (y === 0 && x > 0);
  const isOtherUpper = otherY > 0 || (otherY === 0 && otherX > 0);
  if (isUpper !== isOtherUpper) return isUpper;
  return x * otherY - y * otherX > 0;
}

/** The vertex least along n. */
function leastAlong(b: EdgeChain, nx: number, ny: number): number {
  let vertex = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < vertexCount(b); k++) {
    const value = placeAlong(b, k, nx, ny);
    if (value < least) {
      least = value;
      vertex = k;
    }
  }
  return vertex;
}

/** The vertex least along n, when n has turned on from where another was: further on, the same way round. */
function walkToLeast(b: EdgeChain, start: number, step: number, nx: number, ny: number): number {
  const count = vertexCount(b);
  let vertex = start;
  let value = placeAlong(b, vertex, nx, ny);
  for (let steps = 1; steps < count; steps++) {
    const next = (vertex + step + count) % count;
    const nextValue = placeAlong(b, next, nx, ny);
    if (nextValue > value) break;
    vertex = next;
    value = nextValue;
  }
  return vertex;
}

/** n·(vertex − first vertex): differences keep what coordinates far from the origin would lose. */
function placeAlong({ points }: EdgeChain, vertex: number, nx: number, ny: number): number {
  return (
    nx * ((points[2 * vertex] as number) - (points[0] as number)) +
    ny * ((points[2 * vertex + 1] as number) - (points[1] as number))
  );
}

/** What of a core lies farthest along the normal (sign 1) or against it (−1), measured from the first core. */
function setStretch(out: Stretch, chain: EdgeChain, sign: number, size: number): void {
  const { points } = chain;
  const originX = first.points[0] as number;
  const originY = first.points[1] as number;
  const { x, y } = best;
  out.level = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < vertexCount(chain); k++) {
    const level =
      sign * (x * ((points[2 * k] as number) - originX) + y * ((points[2 * k + 1] as number) - originY));
    if (level > out.level) out.level = level;
  }
  out.from = Number.POSITIVE_INFINITY;
  out.to = Number.NEGATIVE_INFINITY;
  out.isDoubtful = false;
  for (let k = 0; k < vertexCount(chain); k++) {
    const dx = (points[2 * k] as number) - originX;
    const dy = (points[2 * k + 1] as number) - originY;
    const behind = out.level - sign * (x * dx + y * dy);
    if (behind > PARALLEL * size) {
      if (behind < ALMOST_PARALLEL * size) out.isDoubtful = true;
      continue;
    }
    const place = x * dy - y * dx;
    if (place < out.from) out.from = place;
    if (place > out.to) out.to = place;
  }
  out.level *= sign;
}

/** Faces, or a face and a corner, from one place across the normal to another. */
function setFaceContact(out: ContactRecord, low: number, high: number, tolerance: number): boolean {
  const depth = first.radius + second.radius - best.gap;
  const level = (onA.level + first.radius + (onB.level - second.radius)) / 2;
  out.normalX = best.x;
  out.normalY = best.y;
  out.depth = depth > 0 ? depth : 0;
  const isStretch = high - low > tolerance;
  out.count = isStretch ? 2 : 1;
  const start = isStretch ? low : low + (high - low) / 2;
  out.x0 = (first.points[0] as number) + (best.x * level - best.y * start);
  out.y0 = (first.points[1] as number) + (best.y * level + best.x * start);
  if (isStretch) {
    out.x1 = (first.points[0] as number) + (best.x * level - best.y * high);
    out.y1 = (first.points[1] as number) + (best.y * level + best.x * high);
  }
  return true;
}

/** Two corners that lie apart, beside the best face. */
function setCornerContact(out: ContactRecord): boolean {
  const placeA = onA.from > onB.to ? onA.from : onA.to;
  const placeB = onA.from > onB.to ? onB.to : onB.from;
  const along = onB.level - onA.level;
  const across = placeB - placeA;
  const distance = Math.sqrt(along * along + across * across);
  const dx = (best.x * along - best.y * across) / distance;
  const dy = (best.y * along + best.x * across) / distance;
  const depth = first.radius + second.radius - distance;
  const middle = depth > 0 ? (first.radius - second.radius + distance) / 2 : first.radius;
  out.normalX = dx;
  out.normalY = dy;
  out.depth = depth > 0 ? depth : 0;
  out.count = 1;
  out.x0 = (first.points[0] as number) + (best.x * onA.level - best.y * placeA) + dx * middle;
  out.y0 = (first.points[1] as number) + (best.y * onA.level + best.x * placeA) + dy * middle;
  return true;
}
