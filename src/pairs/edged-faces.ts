import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { createChain, type EdgeChain, vertexCount } from "./edge-chain.js";

/** The pair at hand, of one call at a time: to be set before anything else. */
export const first = /* @__PURE__ */ createChain();
export const second = /* @__PURE__ */ createChain();

/** The face, as its outward normal from the first core to the second, along which the cores are least deep or farthest apart. */
export const best = { gap: 0.5, x: 0.5, y: 0.5 };

/** A face that is looked at: a unit vector out of its core, and from the first core to the second. */
const face = { gap: 0.5, nx: 0.5, ny: 0.5, x: 0.5, y: 0.5 };

/** Of the pair at hand. */
export const pair = {
  /** No less than any difference of coordinates. */
  size: 0.5,
  /** The sum of the radii. */
  reach: 0.5,
  /** What a gap, or its difference from the reach, may be off by. */
  margin: 0.5,
  /** Gaps this near to each other are equal but for rounding. */
  tie: 0.5,
};

/**
 * A gap, in units of the size: a normal is off by 6 u, a difference of coordinates, a product and a sum add 3, times
 * |n|₁ ≤ 1.5 and twice, for both coordinates: below 27; the length of a vector 4 more.
 */
const GAP_ERROR = 32 * UNIT_ROUNDOFF;

/** Edges shorter than this, or longer than its inverse, squared, are left to the general way; see `isModerate`. */
const LEAST_LENGTH_SQ = 2 ** -400;

/** More than rounding can make of a quotient of squares. */
const CLEARLY = 1 + 2 ** -40;

/** Gaps this near to each other, in units of the size, are equal but for rounding. */
const NEAR_TIE = 8 * UNIT_ROUNDOFF;

export function measurePair(): void {
  const width = Math.max(first.maxX, second.maxX) - Math.min(first.minX, second.minX);
  const height = Math.max(first.maxY, second.maxY) - Math.min(first.minY, second.minY);
  const size = width + height;
  pair.size = size;
  pair.reach = first.radius + second.radius;
  pair.margin = GAP_ERROR * (size + pair.reach) + 4 * (first.error + second.error) + UNDERFLOW_ERROR;
  pair.tie = NEAR_TIE * size;
}

export function areBoxesApart(): boolean {
  const { reach, margin } = pair;
  return (
    first.minX - second.maxX > reach + margin ||
    second.minX - first.maxX > reach + margin ||
    first.minY - second.maxY > reach + margin ||
    second.minY - first.maxY > reach + margin
  );
}

/**
 * Finds the best face: 1. −1 if one of the cores is certainly beyond reach of the other; 0 if an edge is too short or too long to
 * be measured.
 */
export function findBestFace(): Verdict {
  best.gap = Number.NEGATIVE_INFINITY;
  const facesOfA = noteFaces(first, second);
  return facesOfA > 0 ? noteFaces(second, first) : facesOfA;
}

/**
 * Keeps the face of `a` beyond which `b` reaches least far back, or is farthest: 1. −1 if that is certainly beyond
 * reach; 0 if an edge is too short or too long to be measured.
 */
function noteFaces(a: EdgeChain, b: EdgeChain): Verdict {
  if (vertexCount(a) === 1) return 1;
  return a.axisX !== 0 || a.axisY !== 0 ? noteBox(a, b) : noteEdges(a, b);
}

function noteBox(a: EdgeChain, b: EdgeChain): Verdict {
  const { axisX, axisY } = a;
  let nearest = -1;
  for (let i = 0; i < 4; i++) {
    face.nx = i === 0 ? -axisY : i === 1 ? -axisX : i === 2 ? axisY : axisX;
    face.ny = i === 0 ? axisX : i === 1 ? -axisY : i === 2 ? -axisX : axisY;
    nearest = nearest < 0 ? leastAlong(b) : walkToLeast(b, nearest, a.orientation === b.orientation ? 1 : -1);
    nearest = noteFace(a, i, b, nearest);
    if (nearest < 0) return -1;
  }
  return 1;
}

/** Most edges are certainly deeper than the best one; that is told from the squares, and takes no root and no division. */
function noteEdges(a: EdgeChain, b: EdgeChain): Verdict {
  const { orientation, points } = a;
  const others = b.points;
  const count = 2 * vertexCount(a);
  const countOthers = 2 * vertexCount(b);
  const step = orientation === b.orientation ? 2 : -2;
  let nearest = -1;
  let deepest = best.gap - 2 * pair.tie;
  for (let i = 0; i < count; i += 2) {
    const j = i + 2 < count ? i + 2 : 0;
    const x = points[i] as number;
    const y = points[i + 1] as number;
    const nx = orientation * ((points[j + 1] as number) - y);
    const ny = orientation * (x - (points[j] as number));
    const lengthSq = nx * nx + ny * ny;
    // A vertex given twice makes no face.
    if (lengthSq === 0) continue;
    if (!(lengthSq > LEAST_LENGTH_SQ && lengthSq < 1 / LEAST_LENGTH_SQ)) return 0;
    if (nearest < 0) {
      face.nx = nx;
      face.ny = ny;
      nearest = 2 * leastAlong(b);
    }
    // The vertex least along the normal, which has turned on: further on, the same way round.
    let gap = nx * ((others[nearest] as number) - x) + ny * ((others[nearest + 1] as number) - y);
    for (let steps = 2; steps < countOthers; steps += 2) {
      const on = nearest + step;
      const next = on === countOthers ? 0 : on < 0 ? countOthers - 2 : on;
      const nextGap = nx * ((others[next] as number) - x) + ny * ((others[next + 1] as number) - y);
      if (nextGap > gap) break;
      nearest = next;
      gap = nextGap;
    }
    if (gap < 0 && (deepest >= 0 || gap * gap > CLEARLY * deepest * deepest * lengthSq)) continue;
    const length = Math.sqrt(lengthSq);
    face.nx = nx / length;
    face.ny = ny / length;
    nearest = 2 * noteFace(a, i / 2, b, nearest / 2);
    if (nearest < 0) return -1;
    deepest = best.gap - 2 * pair.tie;
  }
  return 1;
}

/**
 * Keeps a face, if it is the best one, with the vertex of `b` that should be the least along it, and returns the one that is;
 * negative if all of `b` is certainly beyond reach.
 */
function noteFace(a: EdgeChain, from: number, b: EdgeChain, least: number): number {
  const sign = a === first ? 1 : -1;
  let nearest = least;
  face.x = sign * face.nx;
  face.y = sign * face.ny;
  measureGap(a, from, b, nearest);
  if (face.gap > pair.reach + pair.margin) {
    // What was walked to may not be the least.
    nearest = leastAlong(b);
    measureGap(a, from, b, nearest);
    if (face.gap > pair.reach + pair.margin) return -1;
  }
  const { gap } = face;
  const isTie = Math.abs(gap - best.gap) <= pair.tie;
  if (isTie ? comesBeforeBest() : gap > best.gap) {
    best.x = face.x;
    best.y = face.y;
    best.gap = isTie ? Math.max(gap, best.gap) : gap;
  }
  return nearest;
}

/** How far a vertex of `b` is beyond the face from a vertex of `a`. */
function measureGap(a: EdgeChain, from: number, b: EdgeChain, vertex: number): void {
  face.gap =
    face.nx * ((b.points[2 * vertex] as number) - (a.points[2 * from] as number)) +
    face.ny * ((b.points[2 * vertex + 1] as number) - (a.points[2 * from + 1] as number));
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
