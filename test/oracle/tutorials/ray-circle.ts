import type { Point } from "./point-ellipse.js";

/** Where the ray enters the circle, and where it leaves. */
export interface RayCircleHits {
  readonly c1: Point;
  readonly c2: Point;
}

/**
 * The tutorial 円とレイの衝突点, by the roots of a quadratic: null for a radius below 0, a direction of no length, a miss,
 * and for a start inside. What it takes the root of counts as 0 below a millionth.
 */
export function pageSaysRayHits(
  ox: number,
  oy: number,
  r: number,
  ax: number,
  ay: number,
  vx: number,
  vy: number,
): RayCircleHits | null {
  if (r < 0) return null;
  if (vx === 0 && vy === 0) return null;
  const startX = ax - ox;
  const startY = ay - oy;
  const length = Math.sqrt(vx * vx + vy * vy);
  const alongX = vx / length;
  const alongY = vy / length;
  const dotAV = startX * alongX + startY * alongY;
  const dotAA = startX * startX + startY * startY;
  let underRoot = dotAV * dotAV - dotAA + r * r;
  if (Math.abs(underRoot) < 0.000001) underRoot = 0;
  if (underRoot < 0) return null;
  const root = Math.sqrt(underRoot);
  const near = -dotAV - root;
  const far = -dotAV + root;
  if (near < 0 || far < 0) return null;
  return {
    c1: { x: startX + near * alongX + ox, y: startY + near * alongY + oy },
    c2: { x: startX + far * alongX + ox, y: startY + far * alongY + oy },
  };
}
