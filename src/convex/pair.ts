import { normalizingPower } from "../math/powers-of-two.js";
import type { Vec2 } from "../math/vector.js";
import { certainSign, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { Shape } from "../shapes/kind.js";
import { Core, type Frame } from "./core.js";
import { Difference, fillDifference } from "./difference.js";
import { maximizeEllipticSeparation } from "./elliptic-separation.js";
import { loadCore, setReference } from "./load.js";
import { createSeparation, maximizeSeparation, type Separation } from "./separation.js";

/** Sizes between this and its inverse are measured as they are. */
const LARGEST_SAFE_SIZE = 2 ** 200;

/** Brings every finite coordinate below 2²⁴. */
const LEAST_POWER = 2 ** -1000;

/**
 * How far the computed greatest separation can be from the true one, in units of the scale (the sizes of both
 * cores, which no coordinate, radius or sum of one of each exceeds).
 *
 * - A piece's place: unit vector 3 u, product 1, sums 3, difference from the origin 1, difference of the two
 *   shapes 1: 9 u of the scale.
 * - The normal has length 1 to within 4 u, and n · d − r takes 3 more: 7 u.
 * - Normals are off by 3 u and are put in order by an angle that is off by 2 u more; so a normal between two
 *   breaks is within 10 u (of a radian) of those at which the piece is the farthest of its shape, and what
 *   lies farther does so by 10 u of the shape's diameter: 20 u of the scale.
 * - An ellipse's support vector: its axis 3 u, the two products with n 3 more, and with h (2 products, sum,
 *   root, inverse) and the last products below 20 u of its radii; its least bound by branch and bound 8 u, with
 *   8 u of slack; one that counts as a segment is off by 8 u instead.
 *
 * Together below 80 u; the rest covers the terms in u² and the bound's own roundings.
 */
export const SEPARATION_ERROR = 128 * UNIT_ROUNDOFF;

const reference: Vec2 = { x: 0, y: 0 };

/** Two convex shapes, read into a frame of their own, and their greatest separation. */
export class ConvexPair {
  readonly a = new Core(1);
  readonly b = new Core(-1);
  readonly difference = new Difference();
  readonly separation: Separation = createSeparation();
  readonly frame: Frame = { originX: 0, originY: 0, shrink: 1, grow: 1 };
  /** The frame's origin, unscaled. */
  readonly origin: Vec2 = { x: 0, y: 0 };
  scale = 0;
}

/**
 * Reads two shapes, both of which are convex, and finds their separation: −1 if they are certainly apart, 1 if
 * they certainly overlap.
 *
 * Everything is measured from the first shape, so that it is as accurate far from the origin as near it, and
 * brought near 1 by a power of two where sizes are extreme.
 */
export function separate(pair: ConvexPair, a: Shape, b: Shape): Verdict {
  loadPair(pair, a, b);
  const isComplete = findSeparation(pair, Number.NEGATIVE_INFINITY);
  const { value } = pair.separation;
  const verdict = certainSign(-value, SEPARATION_ERROR * pair.scale);
  return verdict > 0 && !isComplete ? 0 : verdict;
}

/** The signed distance that `separate` has found, in the units of the shapes. */
export function distanceOf({ separation, frame }: ConvexPair): number {
  return separation.value / (frame.shrink * frame.grow);
}

/** The verdict of `separate` alone: the separation of overlapping shapes may be any below 0. */
export function separationVerdict(pair: ConvexPair, a: Shape, b: Shape): Verdict {
  loadPair(pair, a, b);
  const error = SEPARATION_ERROR * pair.scale;
  const isComplete = findSeparation(pair, -error);
  const verdict = certainSign(-pair.separation.value, error);
  return verdict > 0 && !isComplete ? 0 : verdict;
}

function findSeparation(pair: ConvexPair, floor: number): boolean {
  const { a, b, difference, separation } = pair;
  fillDifference(difference, a, b);
  if (a.isElliptic || b.isElliptic) {
    return maximizeEllipticSeparation(difference, a, b, pair.scale, floor, separation);
  }
  maximizeSeparation(difference, pair.scale, separation);
  return true;
}

function loadPair(pair: ConvexPair, a: Shape, b: Shape): void {
  setReference(a, reference);
  pair.origin.x = reference.x;
  pair.origin.y = reference.y;
  loadScaled(pair, a, b, 1, 1);
  const { scale } = pair;
  if ((scale < LARGEST_SAFE_SIZE && scale > 1 / LARGEST_SAFE_SIZE) || scale === 0) return;
  if (scale < 1) loadScaled(pair, a, b, 1, normalizingPower(scale));
  else loadScaled(pair, a, b, Number.isFinite(scale) ? normalizingPower(scale) : LEAST_POWER, 1);
}

function loadScaled(pair: ConvexPair, a: Shape, b: Shape, shrink: number, grow: number): void {
  const { frame, origin } = pair;
  frame.shrink = shrink;
  frame.grow = grow;
  frame.originX = origin.x * shrink;
  frame.originY = origin.y * shrink;
  loadCore(pair.a, a, frame);
  loadCore(pair.b, b, frame);
  pair.scale = pair.a.size + pair.b.size;
}
