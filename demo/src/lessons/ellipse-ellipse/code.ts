import type { Ellipse, Relation } from "osculate";
import { degrees, ellipse, overlaps, relate } from "osculate";

// en: x, y, the two radii, angle.
// ja: x, y, 2 つの半径、角度。
export const first = ellipse(-3.55, 1.25, 2.34, 1.23, degrees(25));
export const second = ellipse(2.65, 0.2, 1.25, 2.21, degrees(26.5));

// en: Exact: a gap of 1e-12 is a gap; touching counts.
// ja: 厳密な判定。1e-12 のすき間も見逃さず、接していれば当たり。
export function meet(a: Ellipse, b: Ellipse): boolean {
  return overlaps(a, b);
}

// en: "apart", "touching", "crossing", "contains" …
// ja: "apart"（離れている）、"touching"（接する）、"crossing"（交わる）、"contains"（含む）など。
export function relation(a: Ellipse, b: Ellipse): Relation {
  return relate(a, b);
}
