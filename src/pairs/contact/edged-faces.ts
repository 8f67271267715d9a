import type { EdgeChain } from "../../forms/forms.js";
import { normalizingPower } from "../../math/exact.js";
import type { Vec2 } from "../../math/vector.js";
import type { Verdict } from "../../math/verdict.js";
import { endOf, first, LEAST_LENGTH_SQ, line, pair, placeAfter, second } from "./edged-nearest.js";

/**
 * The face along whose normal (a unit vector from the first core to the second) the cores are least deep, and the support
 * vertices along it.
 */
export const best = {
  gap: 0.5,
  x: 0.5,
  y: 0.5,
  onA: 0,
  onB: 0,
  /** A face with a negative gap whose square is larger than this is certainly deeper. */
  deepestSq: 0.5,
};

/** The unit normal of the face at hand, out of its core or from the first core to the second. */
export const face = { x: 0.5, y: 0.5 };

/** More than the rounding error of a quotient of squares. */
const CLEARLY = 1 + 2 ** -40;

/**
 * Finds the best face and returns 1. −1 if the cores are certainly apart along the normal of one, which is the line then;
 * 0 if an edge is too short to be measured, or there is none.
 *
 * From the line on, the edges of both cores come by in the order of their directions, from +x towards +y; for each, the
 * vertex of the other core that is least far along its normal is at hand. Rounding may leave a wrong vertex there, which
 * makes a face look better than it is. So the result is only a lower bound of the depth until no other vertex turns out
 * to be less far along the best face; then no other face is better.
 *
 * Most edges are certainly deeper than the best one, which their squares show without a root or a division.
 */
export function findBestFace(): Verdict {
  const p = first.points;
  const q = second.points;
  const endA = endOf(first);
  const endB = endOf(second);
  const stepA = 2 * first.orientation;
  const stepB = 2 * second.orientation;
  let { onA, onB } = line;
  let ax = p[onA] as number;
  let ay = p[onA + 1] as number;
  let bx = q[onB] as number;
  let by = q[onB + 1] as number;
  let nextA = placeAfter(onA, stepA, endA);
  let nextB = placeAfter(onB, stepB, endB);
  let ex = (p[nextA] as number) - ax;
  let ey = (p[nextA + 1] as number) - ay;
  let fx = (q[nextB] as number) - bx;
  let fy = (q[nextB + 1] as number) - by;
  let leftA = endA > 2 ? endA : 0;
  let leftB = endB > 2 ? endB : 0;
  best.gap = Number.NEGATIVE_INFINITY;
  // Along the best face the cores are no deeper than along the line.
  const floor = Math.min(line.gap - pair.margin, 0);
  let deepestSq = floor * floor;
  while (leftA > 0 || leftB > 0) {
    const wx = bx - ax;
    const wy = by - ay;
    const order = ey * fx - ex * fy;
    if (order > 0 || (order === 0 && leftA > 0 && (leftB === 0 || fx !== 0 || fy !== 0))) {
      const along = ey * wx - ex * wy;
      const lengthSq = ex * ex + ey * ey;
      if (!(lengthSq > LEAST_LENGTH_SQ)) {
        // A vertex given twice makes no face.
        if (lengthSq !== 0 || ex !== 0 || ey !== 0) return 0;
      } else if (along >= 0 || along * along <= deepestSq * lengthSq) {
        line.onA = onA;
        line.onB = onB;
        if (noteFace(true)) return -1;
        deepestSq = best.deepestSq;
      }
      onA = nextA;
      ax = p[onA] as number;
      ay = p[onA + 1] as number;
      nextA = placeAfter(onA, stepA, endA);
      leftA -= 2;
      ex = leftA > 0 ? (p[nextA] as number) - ax : 0;
      ey = leftA > 0 ? (p[nextA + 1] as number) - ay : 0;
    } else {
      const along = fx * wy - fy * wx;
      const lengthSq = fx * fx + fy * fy;
      if (!(lengthSq > LEAST_LENGTH_SQ)) {
        // Without any left, an edge of the first core has a coordinate that is NaN.
        if (lengthSq !== 0 || fx !== 0 || fy !== 0 || leftB <= 0) return 0;
      } else if (along >= 0 || along * along <= deepestSq * lengthSq) {
        line.onA = onA;
        line.onB = onB;
        if (noteFace(false)) return -1;
        deepestSq = best.deepestSq;
      }
      onB = nextB;
      bx = q[onB] as number;
      by = q[onB + 1] as number;
      nextB = placeAfter(onB, stepB, endB);
      leftB -= 2;
      fx = leftB > 0 ? (q[nextB] as number) - bx : 0;
      fy = leftB > 0 ? (q[nextB + 1] as number) - by : 0;
    }
  }
  return best.gap > Number.NEGATIVE_INFINITY ? 1 : 0;
}

/**
 * Keeps the face of a core that begins at the line's vertex if it is the best one; true if the cores are certainly apart
 * along its normal.
 */
function noteFace(isOfA: boolean): boolean {
  const { onA, onB } = line;
  const p = first.points;
  const q = second.points;
  const sign = isOfA ? 1 : -1;
  setNormal(isOfA ? first : second, isOfA ? onA : onB);
  face.x *= sign;
  face.y *= sign;
  const gap =
    face.x * ((q[onB] as number) - (p[onA] as number)) +
    face.y * ((q[onB + 1] as number) - (p[onA + 1] as number));
  if (gap > pair.margin) {
    line.x = face.x;
    line.y = face.y;
    return true;
  }
  const isTie = Math.abs(gap - best.gap) <= pair.tie;
  if (isTie ? comesBeforeBest(face) : gap > best.gap) {
    best.gap = isTie ? Math.max(gap, best.gap) : gap;
    best.x = face.x;
    best.y = face.y;
    best.onA = onA;
    best.onB = onB;
    const deepest = best.gap - 2 * pair.tie;
    best.deepestSq = deepest < 0 ? CLEARLY * (deepest * deepest) : -1;
  }
  return false;
}

/** Sets the outward normal of the face of a core that begins at a vertex. */
function setNormal(chain: EdgeChain, from: number): void {
  const { axisX, axisY } = chain;
  if (axisX !== 0 || axisY !== 0) {
    // The corners of a box go round from (+, +): the first edge faces the second axis.
    face.x = from === 0 ? -axisY : from === 2 ? -axisX : from === 4 ? axisY : axisX;
    face.y = from === 0 ? axisX : from === 2 ? -axisY : from === 4 ? -axisX : axisY;
  } else setEdgeNormal(chain, from);
}

/** The same from the ends of the face's edge. */
export function setEdgeNormal(chain: EdgeChain, from: number): void {
  const { points, orientation } = chain;
  const next = placeAfter(from, 2 * orientation, endOf(chain));
  const nx = (points[next + 1] as number) - (points[from + 1] as number);
  const ny = (points[from] as number) - (points[next] as number);
  const lengthSq = nx * nx + ny * ny;
  if (lengthSq > LEAST_LENGTH_SQ) {
    const length = Math.sqrt(lengthSq);
    face.x = nx / length;
    face.y = ny / length;
  } else setFace(nx, ny);
}

/** Sets the face at hand to the unit vector along (x, y), however short that is; returns the length. */
export function setFace(x: number, y: number): number {
  const power = normalizingPower(Math.abs(x) + Math.abs(y));
  const scaledX = power * x;
  const scaledY = power * y;
  const length = Math.sqrt(scaledX * scaledX + scaledY * scaledY);
  face.x = scaledX / length;
  face.y = scaledY / length;
  return length / power;
}

/** Whether a direction comes before the best one, from (1, 0) on towards +y. */
export function comesBeforeBest({ x, y }: Readonly<Vec2>): boolean {
  const isUpper = y > 0 || (y === 0 && x > 0);
  const isBestUpper = best.y > 0 || (best.y === 0 && best.x > 0);
  if (isUpper !== isBestUpper) return isUpper;
  return x * best.y - y * best.x > 0;
}
