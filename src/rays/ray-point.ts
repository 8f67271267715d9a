import { toIntegers } from "../math/exact.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { Point, Ray } from "../shapes/kind.js";
import { type ExactStay, lineNumber, placeExactEnds } from "./exact-stay.js";
import { type Stays, setNormalsAlongRay, setPosition } from "./stay.js";

/** The stay of a ray's line in a point: that point, if the line passes through it. */
export function rayPointStays(ray: Ray, point: Point, stays: Stays): void {
  setPosition(stays, point);
  if (rayPointFilter(ray, point, stays) === 0) rayPointExact(ray, point, stays);
}

/** m × d takes 3 roundings: the difference m, the product, the sum. */
const RAY_POINT_ERROR = 4 * UNIT_ROUNDOFF;

/** Never 1: only exact arithmetic can prove that a line passes exactly through a point. */
export function rayPointFilter(ray: Ray, point: Point, stays: Stays): Verdict {
  const crossX = (ray.x - point.x) * ray.dy;
  const crossY = (ray.y - point.y) * ray.dx;
  const error = RAY_POINT_ERROR * (Math.abs(crossX) + Math.abs(crossY)) + UNDERFLOW_ERROR;
  if (!(Math.abs(crossX - crossY) > error)) return 0;
  stays.count = 0;
  return -1;
}

export function rayPointExact(ray: Ray, point: Point, stays: Stays): void {
  const [rayX, rayY, dx, dy, x, y] = toIntegers(ray.x, ray.y, ray.dx, ray.dy, point.x, point.y);
  const mx = x - rayX;
  const my = y - rayY;
  stays.count = mx * dy === my * dx ? 1 : 0;
  if (stays.count === 0) return;
  const end = { t: lineNumber(mx * dx + my * dy, 0n, dx * dx + dy * dy), features: 0 };
  const stay: ExactStay = { lower: end, upper: end };
  placeExactEnds(stay, 0n, ray, stays.first);
  setNormalsAlongRay(stays.first, ray.dx, ray.dy);
  const { enter, exit } = stays.first;
  enter.x = enter.y = exit.x = exit.y = 0;
}
