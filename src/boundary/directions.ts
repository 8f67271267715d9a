import { Opening } from "../shapes/kind.js";

/** Unit directions, from start on towards +y to end. */
interface Between {
  readonly opening: Opening;
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

/**
 * Whether v ≠ 0 points between the directions, by rounded signs.
 *
 * Off by a few 2⁻⁵³ of a turn at the ends, where the ends themselves stand for what is missed.
 */
export function pointsBetween(directions: Between, vx: number, vy: number): boolean {
  return pointsWithin(directions, vx, vy, 0);
}

/** The same, with a margin: a unit vector v may be outside by an angle of about `margin`. */
export function pointsWithin(directions: Between, vx: number, vy: number, margin: number): boolean {
  const { opening, startX, startY, endX, endY } = directions;
  if (opening === Opening.whole) return true;
  const ahead = startX * vy - startY * vx >= -margin;
  const behind = vx * endY - vy * endX >= -margin;
  // Where the directions are less than a quarter apart, one way or the other, what is opposite to the middle of
  // them is next to both their lines, so that rounded signs cannot tell where it is; but its side of the middle can.
  const isAcute = startX * endX + startY * endY > 0;
  const isOpposite = isAcute && vx * (startX + endX) + vy * (startY + endY) < 0;
  if (opening === Opening.halfOrMore) return ahead || behind || isOpposite;
  return ahead && behind && !isOpposite;
}
