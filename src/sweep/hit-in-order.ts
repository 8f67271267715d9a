import { comesFirst } from "../query/order.js";
import type { Shape } from "../shapes/kind.js";
import type { SweepHit } from "./hit.js";

/** A velocity, and for shapes that turn by how many radians. */
export interface AnyMotion {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

/** Finds the first touch of two shapes in canonical order, and fills in `out` if it is given. */
type FindHit<M> = (
  first: Shape,
  motionFirst: M,
  second: Shape,
  motionSecond: M,
  out: SweepHit | undefined,
) => SweepHit | null;

/**
 * The first touch, found in canonical order, with the normal from a to b. Shapes with the same numbers are ordered by
 * their motions.
 */
export function hitInOrder<M extends AnyMotion>(
  a: Shape,
  motionA: M,
  b: Shape,
  motionB: M,
  find: FindHit<M>,
  out: SweepHit | undefined,
): SweepHit | null {
  const isInOrder = comesFirst(a, b) && !(movesBefore(motionB, motionA) && comesFirst(b, a));
  if (isInOrder) return find(a, motionA, b, motionB, out);
  const hit = find(b, motionB, a, motionA, out);
  if (hit === null) return null;
  hit.normal.x = 0 - hit.normal.x;
  hit.normal.y = 0 - hit.normal.y;
  return hit;
}

function movesBefore(a: AnyMotion, b: AnyMotion): boolean {
  if (a.x !== b.x) return a.x < b.x;
  if (a.y !== b.y) return a.y < b.y;
  return (a.turn ?? 0) < (b.turn ?? 0);
}
