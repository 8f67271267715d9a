import type { Ellipse, Relation } from "osculate";
import { degrees, ellipse, overlaps, relate } from "osculate";

// x, y, the two radii, angle
export const first = ellipse(-3.55, 1.25, 2.34, 1.23, degrees(25));
export const second = ellipse(2.65, 0.2, 1.25, 2.21, degrees(26.5));

/** Exact: a gap of 1e-12 is a gap; touching counts. */
export function meet(a: Ellipse, b: Ellipse): boolean {
  return overlaps(a, b);
}

/** "apart", "touching", "crossing", "contains" … */
export function relation(a: Ellipse, b: Ellipse): Relation {
  return relate(a, b);
}
