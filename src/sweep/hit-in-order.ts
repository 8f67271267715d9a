import { comesFirst } from "../query/order.js";
import type { Shape } from "../shapes/kind.js";
import type { SweepHit } from "./hit.js";

/** Finds the first touch of two shapes in canonical order, `out` being what to fill in. */
type FindHit<M> = (
  first: Shape,
  motionFirst: M,
  second: Shape,
  motionSecond: M,
  out: SweepHit | undefined,
) => SweepHit | null;

/** The first touch as it is found in canonical order, with the normal from a to b. */
export function hitInOrder<M>(
  a: Shape,
  motionA: M,
  b: Shape,
  motionB: M,
  find: FindHit<M>,
  out: SweepHit | undefined,
): SweepHit | null {
  if (comesFirst(a, b)) return find(a, motionA, b, motionB, out);
  const hit = find(b, motionB, a, motionA, out);
  if (hit === null) return null;
  hit.normal.x = 0 - hit.normal.x;
  hit.normal.y = 0 - hit.normal.y;
  return hit;
}
