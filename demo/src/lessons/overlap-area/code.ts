import type { Ellipse } from "osculate";
import {
  degrees,
  ellipse,
  intersectionOverUnion,
  intersections, // every point that both outlines share
  overlapArea,
} from "osculate";

// x, y, the two radii, angle
export const first = ellipse(-0.3, 0.2, 4, 1.7, degrees(14));
export const second = ellipse(0.6, 0, 3.3, 1.8, degrees(-64));

/** The area of the common region; 0 if they only touch. */
export function shared(a: Ellipse, b: Ellipse): number {
  return overlapArea(a, b);
}

/** The same over the area of the union: 1 for equals. */
export function likeness(a: Ellipse, b: Ellipse): number {
  return intersectionOverUnion(a, b);
}

/** The corners of the common region. */
export function corners(a: Ellipse, b: Ellipse) {
  return intersections(a, b).points;
}
