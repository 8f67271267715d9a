import type { ConvexPair } from "../convex/pair.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";

/** Sets a common point of two shapes that overlap. */
type SetCommon = (out: Vec2, pair: ConvexPair) => void;

/** The nearest two points found so far, one of each of two sets. */
export interface NearestPair {
  distance: number;
  ax: number;
  ay: number;
  bx: number;
  by: number;
  /** Whether points are offered with the two sets exchanged. */
  isFlipped: boolean;
  /** Sets the point of ellipses that overlap; null if it does not matter. */
  readonly setCommon: SetCommon | null;
}

export function createNearestPair(setCommon: SetCommon | null = null): NearestPair {
  return { distance: Number.POSITIVE_INFINITY, ax: 0, ay: 0, bx: 0, by: 0, isFlipped: false, setCommon };
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
