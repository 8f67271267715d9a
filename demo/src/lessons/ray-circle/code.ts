import type { Circle, Ray } from "osculate";
import { circle, ray, raycast, raycastAll } from "osculate";

// en: The centre and the radius; the start and the direction.
// ja: 中心と半径。始点と方向ベクトル。
export const target = circle(1.2, -0.2, 2);
export const beam = ray(-4.6, 1.8, 2, -0.4);

// en: The first point of the circle on the ray, { t, point, normal, inside }, or null.
// ja: レイが最初に円に触れる衝突点 { t, point, normal, inside }。なければ null。
export function firstHit(beam: Ray, target: Circle) {
  return raycast(beam, target);
}

// en: Both roots: as a line, the ray also runs backwards.
// ja: 2 つの解。直線とみなせば、レイは後ろへも延びる。
export function bothRoots({ x, y, dx, dy }: Ray, target: Circle) {
  const line = ray(x, y, dx, dy, Infinity, -Infinity);
  return raycastAll(line, target);
}
