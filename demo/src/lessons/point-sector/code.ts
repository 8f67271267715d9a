import type { Sector } from "osculate";
import { containsPoint, degrees, sector } from "osculate";

const from = degrees(-50); // clockwise on a canvas,
const to = degrees(30); // and free to wrap

export const guard = sector(-3, 0.6, 5, from, to); // x, y, r

/** Exact, for any opening from 0° to the whole disc. */
export function sees(guard: Sector, x: number, y: number) {
  return containsPoint(guard, x, y);
}
