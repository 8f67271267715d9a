import type { Vec2 } from "../math/vector.js";
import { fillClosestPoints, type RoundShape, radiusOf } from "../nearest/closest-to-circle.js";
import { Kind, type Shape } from "../shapes/kind.js";

/** Two nearest points of two shapes. */
export interface ClosestPoints {
  /** 0 iff the shapes have a common point. */
  distance: number;
  /** In the first shape. */
  a: Vec2;
  /** In the second shape. */
  b: Vec2;
}

/**
 * The nearest points of two shapes, one of which is a point or a circle, and their distance. Overlapping
 * shapes: distance 0 and one common point, given twice; where several pairs are nearest, one of them.
 *
 * Scene units. Exchanging a and b exchanges the answer. The distance is 0 iff `overlaps(a, b)`: a gap that
 * rounds to nothing is given as S · 2⁻⁶⁰. Error: about 1e-14 · S plus one ulp of the coordinates, S being the
 * extents of both shapes plus the distance of their positions. With `out`, that object is filled and
 * returned.
 */
export function closestPoints(a: RoundShape, b: Shape, out?: ClosestPoints): ClosestPoints;
export function closestPoints(a: Shape, b: RoundShape, out?: ClosestPoints): ClosestPoints;
export function closestPoints(a: Shape, b: Shape, out: ClosestPoints = createClosestPoints()): ClosestPoints {
  if (a.kind > Kind.circle && b.kind > Kind.circle) {
    throw new TypeError(
      "closestPoints, distance: a or b must be a point or a circle; other pairs are yet to come",
    );
  }
  if (comesFirst(a, b)) out.distance = fillClosestPoints(a as RoundShape, b, out.a, out.b);
  else out.distance = fillClosestPoints(b as RoundShape, a, out.b, out.a);
  return out;
}

const scratch = /* @__PURE__ */ createClosestPoints();

/** The distance of two shapes, one of which is a point or a circle: that of `closestPoints`. */
export function distance(a: RoundShape, b: Shape): number;
export function distance(a: Shape, b: RoundShape): number;
export function distance(a: Shape, b: Shape): number {
  return closestPoints(a as RoundShape, b, scratch).distance;
}

function createClosestPoints(): ClosestPoints {
  return { distance: 0, a: { x: 0, y: 0 }, b: { x: 0, y: 0 } };
}

/**
 * Whether a is first in the order in which a pair is computed, so that exchanging the two exchanges the
 * answer bit for bit. The first of a pair with a point or a circle is a point or a circle.
 */
function comesFirst(a: Shape, b: Shape): boolean {
  if (a.kind !== b.kind) return a.kind < b.kind;
  if (a.x !== b.x) return a.x < b.x;
  if (a.y !== b.y) return a.y < b.y;
  return radiusOf(a) <= radiusOf(b);
}
