import { lengthOf, type Nearest, setNearest } from "./nearest.js";

/** The point of the disc of radius r about the origin that is nearest to v. */
export function nearestInDisc(r: number, vx: number, vy: number, out: Nearest): void {
  const length = lengthOf(vx, vy);
  if (length <= r) setNearest(out, vx, vy, 0);
  else setNearest(out, (vx * r) / length, (vy * r) / length, length - r);
}
