import { lengthOf } from "../nearest/nearest.js";

/** The nearest two points found so far, one of each of two sets. */
export interface NearestPair {
  distance: number;
  ax: number;
  ay: number;
  bx: number;
  by: number;
  /** Whether points are offered with the two sets exchanged. */
  isFlipped: boolean;
}

export function createNearestPair(): NearestPair {
  return { distance: Number.POSITIVE_INFINITY, ax: 0, ay: 0, bx: 0, by: 0, isFlipped: false };
}

/** Keeps two points if they are nearer to each other than those found before. */
export function offer(best: NearestPair, px: number, py: number, qx: number, qy: number): void {
  offerAt(best, lengthOf(px - qx, py - qy), px, py, qx, qy);
}

/** The same, for points whose distance is known better than from their coordinates. */
export function offerAt(
  best: NearestPair,
  distance: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): void {
  if (!(distance < best.distance)) return;
  best.distance = distance;
  best.ax = best.isFlipped ? qx : px;
  best.ay = best.isFlipped ? qy : py;
  best.bx = best.isFlipped ? px : qx;
  best.by = best.isFlipped ? py : qy;
}

/** Keeps a common point. */
export function offerCommon(best: NearestPair, x: number, y: number): void {
  offerAt(best, 0, x, y, x, y);
}
