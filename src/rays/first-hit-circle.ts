import { withinDoubles } from "../math/clamp.js";
import { isModerate, LARGEST_FILTERED_SIZE, UNDERFLOW_ERROR } from "../math/verdict.js";
import type { Circle, Ray } from "../shapes/kind.js";
import { RAY_CIRCLE_ERROR } from "./ray-circle.js";
import { createRayHit, hitAtStart, type RayHit } from "./ray-event.js";
import { COORDINATE_ACCURACY, WAY_ACCURACY } from "./rounded-stay.js";

/** So much of the accuracy that `placeEnds` asks for is left to roundings here. */
const WAY_MARGIN = WAY_ACCURACY * (1 - 2 ** -8);
const COORDINATE_MARGIN = COORDINATE_ACCURACY * (1 - 2 ** -8);

/**
 * The first point of a ray in a disc, `null` if there is none, `undefined` if neither is certain here.
 *
 * The numbers are those of `chordFilter`, which says where the bounds of their errors come from, and the answer has its
 * bits; it is told at once, without stays. What decides is asked for with a margin: an error twice as large, or somewhat
 * more accuracy. So wherever this is certain the filter is, too.
 */
export function firstHitOnCircle(
  ray: Ray,
  circle: Circle,
  out: RayHit | undefined,
): RayHit | null | undefined {
  const { x, y, dx, dy, minT, maxT } = ray;
  const { r } = circle;
  const mx = x - circle.x;
  const my = y - circle.y;
  const lengthSq = dx * dx + dy * dy;
  const reach = Math.abs(mx) + Math.abs(my) + r;
  if (!(isModerate(lengthSq) && reach < LARGEST_FILTERED_SIZE)) return undefined;
  const crossX = mx * dy;
  const crossY = my * dx;
  const k = crossX - crossY;
  const kError = RAY_CIRCLE_ERROR * (Math.abs(crossX) + Math.abs(crossY)) + UNDERFLOW_ERROR;
  const reachSq = r * r * lengthSq;
  const delta = reachSq - k * k;
  const deltaError =
    (2 * Math.abs(k) + kError) * kError + RAY_CIRCLE_ERROR * (reachSq + k * k) + UNDERFLOW_ERROR;
  if (delta < -deltaError) return null;
  if (!(delta > deltaError)) return undefined;
  const root = Math.sqrt(delta);
  const dotX = mx * dx;
  const dotY = my * dy;
  const dot = dotX + dotY;
  const error =
    RAY_CIRCLE_ERROR * (Math.abs(dotX) + Math.abs(dotY) + Math.abs(dot) + root) +
    deltaError / root +
    UNDERFLOW_ERROR;
  // Both ends times d².
  const lower = -dot - root;
  const upper = root - dot;
  const step = Math.abs(dx) + Math.abs(dy);
  const nearer = Math.min(Math.abs(lower), Math.abs(upper));
  const farther = Math.max(Math.abs(lower), Math.abs(upper));
  const most = error + RAY_CIRCLE_ERROR * farther;
  if (!(most * step <= WAY_MARGIN * nearer * step + COORDINATE_MARGIN * reach * lengthSq)) return undefined;
  const perLengthSq = 1 / lengthSq;
  const tError = 2 * most * perLengthSq;
  const t = lower / lengthSq;
  const leave = upper * perLengthSq;
  const isCertain =
    Math.abs(t - minT) > tError &&
    Math.abs(t - maxT) > tError &&
    Math.abs(leave - minT) > tError &&
    Math.abs(leave - maxT) > tError;
  if (!isCertain) return undefined;
  if (t > maxT || leave < minT) return null;
  const hit = out ?? createRayHit();
  if (t < minT) return hitAtStart(ray, hit);
  // The rim as `setRim` has it, half a chord before the point nearest to the centre.
  const normalX = k * dy - root * dx;
  const normalY = -root * dy - k * dx;
  const length = Math.sqrt(normalX * normalX + normalY * normalY);
  const unitX = normalX / length + 0;
  const unitY = normalY / length + 0;
  hit.t = t + 0;
  hit.point.x = withinDoubles(circle.x + r * unitX) + 0;
  hit.point.y = withinDoubles(circle.y + r * unitY) + 0;
  hit.normal.x = unitX;
  hit.normal.y = unitY;
  hit.inside = false;
  return hit;
}
