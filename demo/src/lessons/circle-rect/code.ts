import type { Circle, Rect } from "osculate";
import { circle, degrees, overlaps, rect } from "osculate";

// x, y, r
export const ball = circle(4.2, 0, 1.1);

// centre x, y, width, height, angle
export const box = rect(0, 0, 5, 2.4, degrees(30));

/** Exact; touching counts. */
export function meet(ball: Circle, box: Rect): boolean {
  return overlaps(ball, box);
}
