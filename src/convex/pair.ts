import { normalizingPower } from "../math/exact.js";
import { note } from "../math/explain.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { certainSign, isUsualSize, type Verdict } from "../math/verdict.js";
import type { Shape } from "../shapes/kind.js";
import { Core } from "./core.js";
import { Difference, fillDifference } from "./difference.js";
import { maximizeEllipticSeparation } from "./elliptic-separation.js";
import { type Loader, loadCore } from "./load.js";
import { type Frame, setReference } from "./reference.js";
import { createSeparation, maximizeSeparation, SEPARATION_ERROR, type Separation } from "./separation.js";

/** Sizes between this and its inverse need no scaling. */
const LARGEST_SAFE_SIZE = 2 ** 200;

/** Brings every finite coordinate below 2²⁴. */
const LEAST_POWER = 2 ** -1000;

/** Two convex shapes, read into a frame of their own, and their greatest separation. */
export class ConvexPair {
  readonly b = new Core(-1);
  readonly difference = new Difference();
  readonly separation: Separation = createSeparation();
  readonly frame: Frame = { originX: 0, originY: 0, shrink: 1, grow: 1 };
  /** The signed distance, in the units of the shapes. */
  distance = 0.5;

  /** Pairs with the same first shape may have its core in common, and the frame's origin, unscaled. */
  constructor(
    readonly a = new Core(1),
    readonly origin: Vec2 = new ScratchVector(),
  ) {}
}

/**
 * Reads two shapes, both of which are convex, and finds their separation and signed distance.
 *
 * Everything is measured from the first shape, so that it is as accurate far from the origin as near it, and
 * brought near 1 by a power of two where sizes are extreme.
 */
export function separate(pair: ConvexPair, a: Shape, b: Shape): void {
  loadPair(pair, a, b);
  separateLoaded(pair);
}

/**
 * The same for two that have been read. Returns whether they have a common point; 0 if their signed distance is nearer to 0 than its
 * error can be, about 1.4e-14 of the sizes of both shapes and their separation.
 *
 * −1 rests on a direction along which all of b lies beyond all of a, 1 on a bound of the separation in every direction.
 * Derivation of the error: `SEPARATION_ERROR`.
 */
export function separateLoaded(pair: ConvexPair): Verdict {
  const { a, b, difference, separation, frame } = pair;
  fillDifference(difference, a, b);
  const isComplete = maximizeOver(pair);
  pair.distance = separation.value / (frame.shrink * frame.grow);
  const verdict = certainSign(-separation.value, SEPARATION_ERROR * difference.scale);
  return verdict > 0 && !isComplete ? 0 : verdict;
}

/** Whether all lengths of a pair that has been read are far from those whose products leave the range of doubles. */
export function isOfUsualSize({ difference, frame }: ConvexPair): boolean {
  return frame.shrink === 1 && frame.grow === 1 && isUsualSize(difference.scale);
}

/** Finds the separation of a pair whose difference has been filled, and returns whether the search was complete. */
export function maximizeOver({ a, b, difference, separation }: ConvexPair): boolean {
  note("search");
  if (a.isElliptic || b.isElliptic) {
    return maximizeEllipticSeparation(difference, a, b, separation);
  }
  maximizeSeparation(difference, separation);
  return true;
}

/**
 * Reads two shapes, both of which are convex, into the frame of the pair. The first one's core may have been read already,
 * unscaled, with the origin: it is only read again if sizes are extreme.
 */
export function loadPair(pair: ConvexPair, a: Shape, b: Shape, isFirstRead = false): void {
  if (!isFirstRead) setReference(a, pair.origin);
  loadPairBy(loadCore, loadCore, pair, a, b, isFirstRead);
}

/** The same, given the functions that read each, once the origin is set. */
export function loadPairBy<A, B>(
  loadA: Loader<A>,
  loadB: Loader<B>,
  pair: ConvexPair,
  a: A,
  b: B,
  isFirstRead = false,
): void {
  loadScaled(loadA, loadB, pair, a, b, 1, 1, isFirstRead);
  const { scale } = pair.difference;
  if ((scale < LARGEST_SAFE_SIZE && scale > 1 / LARGEST_SAFE_SIZE) || scale === 0) return;
  const power = Number.isFinite(scale) ? normalizingPower(scale) : LEAST_POWER;
  loadScaled(loadA, loadB, pair, a, b, scale < 1 ? 1 : power, scale < 1 ? power : 1, false);
}

function loadScaled<A, B>(
  loadA: Loader<A>,
  loadB: Loader<B>,
  pair: ConvexPair,
  a: A,
  b: B,
  shrink: number,
  grow: number,
  isFirstRead: boolean,
): void {
  const { frame, origin } = pair;
  frame.shrink = shrink;
  frame.grow = grow;
  frame.originX = origin.x * shrink;
  frame.originY = origin.y * shrink;
  if (!isFirstRead) loadA(pair.a, a, frame);
  loadB(pair.b, b, frame);
  pair.difference.scale = pair.a.size + pair.b.size;
}
