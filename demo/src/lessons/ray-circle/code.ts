import type { Circle, Ray } from "osculate";
import { circle, ray, raycast, raycastAll } from "osculate";

export const target = circle(1.2, -0.2, 2); // x, y, r
export const beam = ray(-4.6, 1.8, 2, -0.4); // x, y, dx, dy

/** The first point of the circle on the ray, or null. */
export function firstHit(beam: Ray, target: Circle) {
  return raycast(beam, target); // { t, point, normal, inside }
}

/** Both roots: as a line, the ray also runs backwards. */
export function bothRoots({ x, y, dx, dy }: Ray, target: Circle) {
  const line = ray(x, y, dx, dy, Infinity, -Infinity);
  return raycastAll(line, target);
}
