/* Shapes that are shifted aside by a graze, to see whether what they meet is more than that. */

import { ScratchVector, setUnitVector, type Vec2 } from "../../math/vector.js";
import { type ClosestPoints, closestPoints } from "../../query/distance.js";
import { overlaps } from "../../query/overlaps.js";
import { movedCopyOf } from "../../shapes/copy.js";
import type { Shape, SimpleShape } from "../../shapes/kind.js";

const nearest: ClosestPoints = {
  distance: 0.5,
  a: /* @__PURE__ */ new ScratchVector(),
  b: /* @__PURE__ */ new ScratchVector(),
};
const away: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Points nearer to each other than this part of their coordinates are so near by rounding: the way between them has any direction. */
const ROUNDED = 2 ** -47;

/**
 * A shape shifted a graze away from another one that is nearer than that, and not touched; undefined if there is none, or if the
 * two are so near that they count as touching.
 */
export function liftedOff(a: SimpleShape, b: SimpleShape, graze: number): Shape | undefined {
  const { distance, a: onA, b: onB } = closestPoints(a, b, nearest);
  if (!(distance > 0 && distance <= graze)) return undefined;
  const x = onA.x - onB.x;
  const y = onA.y - onB.y;
  if (!(Math.abs(x) + Math.abs(y) > ROUNDED * (Math.abs(onA.x) + Math.abs(onA.y)))) return undefined;
  setUnitVector(away, x, y);
  return shiftedFrom(b, a, away.x, away.y, graze);
}

/** How much shorter the next shift is, and how often it may be. */
const SHORTER = 2 ** -5;
const MOST_SHORTER = 2;

/** A shape shifted a graze away from another one, or by less if that leads into another wall of it. */
export function shiftedFrom(other: Shape, shape: Shape, x: number, y: number, graze: number): Shape {
  let shift = graze;
  let shifted = movedCopyOf(shape, shift * x, shift * y);
  for (let i = 0; i < MOST_SHORTER && overlaps(shifted, other); i += 1) {
    shift *= SHORTER;
    shifted = movedCopyOf(shape, shift * x, shift * y);
  }
  return shifted;
}
