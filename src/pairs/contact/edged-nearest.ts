import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { createChain, type EdgeChain } from "../edges/edge-chain.js";

/**
 * A direction, and the vertices that lie farthest along it in the first core, and least far in the second: by the places of their
 * coordinates. How far these are apart along it, below 0 if they are not.
 */
export const line = { x: 0.5, y: 0.5, onA: 0, onB: 0, gap: 0.5 };

/** Where two cores that lie apart are nearest: along a unit vector from the first to the second. */
export const nearest = {
  gap: 0.5,
  x: 0.5,
  y: 0.5,
  onA: 0,
  onB: 0,
  /** Whether it is along the normal of an edge, not from corner to corner. */
  isFace: false,
};

/** A shorter line between the middles, in units of the size, says nothing. */
const LEAST_LINE = 2 ** -30;

/**
 * Sets the line along the middles of the boxes. 1 if one of the cores certainly lies beyond the other along it, −1 if by more
 * than the radii.
 */
export function setLineOfMiddles(): Verdict {
  const { size, reach, margin } = pair;
  const x = second.minX - first.minX + (second.maxX - first.maxX);
  const y = second.minY - first.minY + (second.maxY - first.maxY);
  const isShort = !(Math.abs(x) + Math.abs(y) > LEAST_LINE * size);
  line.x = isShort ? 1 : x;
  line.y = isShort ? 0 : y;
  measureLine();
  const { gap } = line;
  if (gap > reach + margin) return -1;
  return gap > margin ? 1 : 0;
}

/** Whether the cores certainly lie apart along the line by more than the radii. */
export function isApartAlongLine(): boolean {
  measureLine();
  return line.gap > pair.reach + pair.margin;
}

/** Sets how far the cores are apart along the line. */
function measureLine(): void {
  setFarthest();
  const p = first.points;
  const q = second.points;
  const { x, y, onA, onB } = line;
  const along =
    x * ((q[onB] as number) - (p[onA] as number)) + y * ((q[onB + 1] as number) - (p[onA + 1] as number));
  line.gap = along / Math.sqrt(x * x + y * y);
}

function setFarthest(): void {
  const { x, y } = line;
  const p = first.points;
  const q = second.points;
  const endA = endOf(first);
  const endB = endOf(second);
  // Differences keep what coordinates far from the origin would lose. Both are read here, so that memory is waited for once.
  const originAx = p[0] as number;
  const originBx = q[0] as number;
  const originAy = p[1] as number;
  const originBy = q[1] as number;
  let most = 0;
  let onA = 0;
  for (let k = 2; k < endA; k += 2) {
    const along = x * ((p[k] as number) - originAx) + y * ((p[k + 1] as number) - originAy);
    if (along > most) {
      most = along;
      onA = k;
    }
  }
  let least = 0;
  let onB = 0;
  for (let k = 2; k < endB; k += 2) {
    const along = x * ((q[k] as number) - originBx) + y * ((q[k + 1] as number) - originBy);
    if (along < least) {
      least = along;
      onB = k;
    }
  }
  line.onA = onA;
  line.onB = onB;
}

/**
 * Finds where two cores are nearest that lie apart along the line; false where rounding hides it.
 *
 * With w the way between the vertices that lie farthest along n and least far, s(n) = n · w has a single maximum where it is
 * positive. While n turns towards greater s, the edges of both come by in the order of their directions: at an edge g the vertex
 * goes on to its other end, and w becomes w − g. The maximum is along w if w · g is not positive any more, along the normal of
 * g if it is not beyond the edge. However it was found, it then is held against all vertices.
 */
export function setNearest(): boolean {
  const p = first.points;
  const q = second.points;
  const endA = endOf(first);
  const endB = endOf(second);
  let { onA, onB } = line;
  let wx = (q[onB] as number) - (p[onA] as number);
  let wy = (q[onB + 1] as number) - (p[onA + 1] as number);
  const turn = line.x * wy - line.y * wx < 0 ? -1 : 1;
  const stepA = 2 * turn * first.orientation;
  const stepB = 2 * turn * second.orientation;
  for (let left = endA + endB; left > 0; left -= 2) {
    const nextA = placeAfter(onA, stepA, endA);
    const nextB = placeAfter(onB, stepB, endB);
    const ex = (p[nextA] as number) - (p[onA] as number);
    const ey = (p[nextA + 1] as number) - (p[onA + 1] as number);
    const fx = (q[nextB] as number) - (q[onB] as number);
    const fy = (q[nextB + 1] as number) - (q[onB + 1] as number);
    const order = turn * (ey * fx - ex * fy);
    const isOfA = order > 0 || (order === 0 && (ex !== 0 || ey !== 0));
    const gx = isOfA ? ex : -fx;
    const gy = isOfA ? ey : -fy;
    const rise = gx * wx + gy * wy;
    const lengthSq = gx * gx + gy * gy;
    if (rise <= lengthSq) {
      nearest.isFace = rise > 0;
      nearest.onA = onA;
      nearest.onB = onB;
      const nx = rise > 0 ? turn * gy : wx;
      const ny = rise > 0 ? -turn * gx : wy;
      const normalSq = nx * nx + ny * ny;
      if (!(normalSq > LEAST_LENGTH_SQ)) return false;
      const length = Math.sqrt(normalSq);
      nearest.x = nx / length;
      nearest.y = ny / length;
      nearest.gap = rise > 0 ? nearest.x * wx + nearest.y * wy : length;
      // Where the foot is at the end of an edge but for rounding, what comes by may be the far side of it.
      if (!(nearest.gap > 0)) return false;
      // Of its own core, a face is the farthest.
      return (
        ((nearest.isFace && isOfA) || isFarthest(first, onA, 1)) &&
        ((nearest.isFace && !isOfA) || isFarthest(second, onB, -1))
      );
    }
    if (isOfA) onA = nextA;
    else onB = nextB;
    wx = (q[onB] as number) - (p[onA] as number);
    wy = (q[onB + 1] as number) - (p[onA + 1] as number);
  }
  return false;
}

/** The place of the next vertex round a ring of points. */
export function placeAfter(place: number, step: number, end: number): number {
  const next = place + step;
  return next === end ? 0 : next < 0 ? end - 2 : next;
}

/**
 * Whether no vertex of a core lies farther along the nearest way than a given one, but by a tie; against it for the side −1. Round a
 * convex core there is one rise and one fall: where both neighbours lie less far, so do all others.
 */
function isFarthest(chain: EdgeChain, vertex: number, side: 1 | -1): boolean {
  const { points } = chain;
  const end = endOf(chain);
  const x = side * nearest.x;
  const y = side * nearest.y;
  const originX = points[vertex] as number;
  const originY = points[vertex + 1] as number;
  const before = placeAfter(vertex, -2, end);
  const after = placeAfter(vertex, 2, end);
  const slack = pair.tie + 2 * chain.error;
  const beyondBefore =
    x * ((points[before] as number) - originX) + y * ((points[before + 1] as number) - originY);
  const beyondAfter =
    x * ((points[after] as number) - originX) + y * ((points[after + 1] as number) - originY);
  if (beyondBefore < -slack && beyondAfter < -slack) return true;
  for (let k = 0; k < end; k += 2) {
    const beyond = x * ((points[k] as number) - originX) + y * ((points[k + 1] as number) - originY);
    if (!(beyond <= slack)) return false;
  }
  return true;
}

/** The two shapes at hand, of one call at a time: to be set before anything else. */
export const first = /* @__PURE__ */ createChain();
export const second = /* @__PURE__ */ createChain();

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

/** Faces whose ends are off each other's line by less than this part of the size of the pair are parallel. */
export const PARALLEL = 2 ** -47;

/**
 * A gap, in units of the size: a normal is off by 6 u, a difference of coordinates, a product and a sum add 3, times
 * |n|₁ ≤ 1.5 and twice, for both coordinates: below 27; the length of a vector 4 more, and a vertex of each core that lies
 * farther than the one found, by less than a tie, 16.
 */
export const GAP_ERROR = 48 * UNIT_ROUNDOFF;

/** Gaps this near to each other, in units of the size, are equal but for rounding. */
export const NEAR_TIE = 8 * UNIT_ROUNDOFF;

/** Edges, and ways between vertices, shorter than this, squared, are left to the general way; see `isModerate`. */
export const LEAST_LENGTH_SQ = 2 ** -400;

/** False where a pair is left to the general way: cores that are not convex, extreme sizes, corners far from the origin. */
export function measurePair(): boolean {
  if (!first.convex || !second.convex) return false;
  const width = Math.max(first.maxX, second.maxX) - Math.min(first.minX, second.minX);
  const height = Math.max(first.maxY, second.maxY) - Math.min(first.minY, second.minY);
  const size = width + height;
  const error = first.error + second.error;
  pair.size = size;
  pair.reach = first.radius + second.radius;
  pair.margin = GAP_ERROR * (size + pair.reach) + 4 * error + UNDERFLOW_ERROR;
  pair.tie = NEAR_TIE * size;
  return isModerate(size) && error < PARALLEL * size;
}

/** Whether the boxes of the cores are certainly farther apart than the radii. */
export function areCoreBoxesApart(): boolean {
  const far = pair.reach + pair.margin;
  return (
    (Number(first.minX - second.maxX > far) |
      Number(second.minX - first.maxX > far) |
      Number(first.minY - second.maxY > far) |
      Number(second.minY - first.maxY > far)) !==
    0
  );
}

/** Where the points of a convex chain end: it is one ring. */
export function endOf({ points, ownPoints, ownRing }: EdgeChain): number {
  return points === ownPoints ? 2 * (ownRing[0] as number) : points.length;
}
