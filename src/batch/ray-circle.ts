import { isModerate, LARGEST_FILTERED_SIZE, UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import { raycast } from "../query/raycast.js";
import { circleAt, isFiniteShape, rayAt } from "./records.js";

/** See ray-circle, whose numbers these are. */
const RAY_CIRCLE_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * An end is known to this part of |m| + r: half of what `raycast` asks of its own filter, so that t is the same to the
 * last bit.
 */
const END_ACCURACY = 2 ** -47;

/** `raycast` for records: t of the first hit, or Infinity. */
export function rayCircleMany(
  rays: Float64Array,
  circles: Float64Array,
  out: Float64Array,
  count: number,
): void {
  for (let i = 0, a = 0, c = 0; i < count; i++, a += 6, c += 3) {
    const mx = (rays[a] as number) - (circles[c] as number);
    const my = (rays[a + 1] as number) - (circles[c + 1] as number);
    const dx = rays[a + 2] as number;
    const dy = rays[a + 3] as number;
    const r = circles[c + 2] as number;
    const lengthSq = dx * dx + dy * dy;
    const crossX = mx * dy;
    const crossY = my * dx;
    const k = Math.abs(crossX - crossY);
    const kError = RAY_CIRCLE_ERROR * (Math.abs(crossX) + Math.abs(crossY)) + UNDERFLOW_ERROR;
    const reachSq = r * r * lengthSq;
    const delta = reachSq - k * k;
    const deltaError = (2 * k + kError) * kError + RAY_CIRCLE_ERROR * (reachSq + k * k) + UNDERFLOW_ERROR;
    const isFit = isModerate(lengthSq) && Math.abs(mx) + Math.abs(my) + r < LARGEST_FILTERED_SIZE;
    if (isFit && delta < -deltaError) {
      out[i] = Number.POSITIVE_INFINITY;
      continue;
    }
    const dotX = mx * dx;
    const dotY = my * dy;
    const dot = dotX + dotY;
    const root = Math.sqrt(delta);
    const step = Math.abs(dx) + Math.abs(dy);
    const reach = Math.abs(mx) + Math.abs(my) + r;
    // The error of −m·d ± √Δ, times √Δ; see ray-circle.
    const errorByRoot =
      RAY_CIRCLE_ERROR * (Math.abs(dotX) + Math.abs(dotY) + Math.abs(dot) + root) * root + deltaError;
    const isAccurate = errorByRoot * step <= END_ACCURACY * reach * lengthSq * root;
    if (!(isFit && delta > deltaError && isAccurate)) {
      out[i] = decide(rays, circles, i);
      continue;
    }
    // Both ends and both limits times d². An end is off by at most END_ACCURACY·reach·d²/step, and d² ≤ step²; what
    // rounding makes of a limit next to it is far less.
    const minT = rays[a + 4] as number;
    const from = minT * lengthSq;
    const to = (rays[a + 5] as number) * lengthSq;
    const enter = -dot - root;
    const exit = root - dot;
    const error = 2 * END_ACCURACY * reach * step;
    if (enter > to + error || exit < from - error) {
      out[i] = Number.POSITIVE_INFINITY;
    } else if (enter > from + error && enter < to - error && Math.abs(exit - to) > error) {
      out[i] = enter / lengthSq + 0;
    } else if (enter < from - error && exit > from + error && minT > Number.NEGATIVE_INFINITY) {
      out[i] = minT + 0;
    } else {
      out[i] = decide(rays, circles, i);
    }
  }
}

function decide(rays: Float64Array, circles: Float64Array, index: number): number {
  const ray = rayAt(rays, index);
  const circle = circleAt(circles, index);
  if (!isFiniteShape(circle) || Number.isNaN(ray.x + ray.y + ray.dx + ray.dy))
    return Number.POSITIVE_INFINITY;
  return raycast(ray, circle)?.t ?? Number.POSITIVE_INFINITY;
}
