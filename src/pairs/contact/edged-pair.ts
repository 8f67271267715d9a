import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../../math/verdict.js";
import { createChain, type EdgeChain } from "../edges/edge-chain.js";

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
