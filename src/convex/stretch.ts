import type { Vec2 } from "../math/vector.js";
import type { Core } from "./core.js";
import { setSupport } from "./support.js";

/**
 * Where a shape is touched by the line that closes it off in the direction n: a point, or the two ends of a
 * straight stretch, given by their places along the line. Places grow in the direction n⊥.
 */
export interface Stretch {
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  startPlace: number;
  endPlace: number;
}

export function createStretch(): Stretch {
  return { startX: 0, startY: 0, endX: 0, endY: 0, startPlace: 0, endPlace: 0 };
}

const support: Vec2 = { x: 0, y: 0 };

/** Breaks at normals farther than this from n (as a cosine) do not belong to a face along the line. */
const LEAST_COSINE = 0.5;

/**
 * Sets the stretch of a core at a normal of one of its pieces. Vertices that are off the line by no more than
 * the tolerance count as on it.
 */
export function setStretch(
  out: Stretch,
  core: Core,
  piece: number,
  nx: number,
  ny: number,
  tolerance: number,
): void {
  const { count } = core;
  let first = piece;
  let last = piece;
  if (core.r[piece] === 0 && !core.isElliptic) {
    for (let next = following(last, count); belongs(core, next, next, piece, nx, ny, tolerance); ) {
      last = next;
      next = following(next, count);
      if (next === piece) break;
    }
    for (let next = preceding(first, count); belongs(core, first, next, piece, nx, ny, tolerance); ) {
      first = next;
      next = preceding(next, count);
      if (next === last || first === piece) break;
    }
  }
  setSupport(support, core, first, nx, ny);
  out.startX = support.x;
  out.startY = support.y;
  if (last !== first) setSupport(support, core, last, nx, ny);
  out.endX = support.x;
  out.endY = support.y;
  out.startPlace = nx * out.startY - ny * out.startX;
  out.endPlace = nx * out.endY - ny * out.endX;
  // The second shape of a pair is gone round the other way along the line.
  if (out.endPlace < out.startPlace) swapEnds(out);
}

function following(piece: number, count: number): number {
  return piece + 1 === count ? 0 : piece + 1;
}

function preceding(piece: number, count: number): number {
  return (piece === 0 ? count : piece) - 1;
}

/** Whether the piece on the other side of a break is a vertex on the line through the given one. */
function belongs(
  core: Core,
  atBreak: number,
  other: number,
  piece: number,
  nx: number,
  ny: number,
  tolerance: number,
): boolean {
  const cosine = (core.normalX[atBreak] as number) * nx + (core.normalY[atBreak] as number) * ny;
  if (cosine < LEAST_COSINE || core.r[other] !== 0) return false;
  const dx = (core.x[other] as number) - (core.x[piece] as number);
  const dy = (core.y[other] as number) - (core.y[piece] as number);
  return Math.abs(nx * dx + ny * dy) <= tolerance;
}

function swapEnds(out: Stretch): void {
  const { startX, startY, startPlace } = out;
  out.startX = out.endX;
  out.startY = out.endY;
  out.startPlace = out.endPlace;
  out.endX = startX;
  out.endY = startY;
  out.endPlace = startPlace;
}
