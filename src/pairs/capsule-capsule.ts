import { clampToUnit } from "../math/clamp.js";
import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { Capsule } from "../shapes/kind.js";
import { edgedFilter } from "./chain-chain.js";

/**
 * In units of the magnitudes that make up both ways and the offset. A coordinate of the line between two points of the segments:
 * differences 1, products with the parameters 1 more, the sums 2. How far the segments are apart along it: differences 1,
 * product and sum 2, the sums of three such 2. Each is below 6; the magnitudes and the bound pass 7 themselves.
 */
const LINE_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Squares of what is compared, so all counts are doubled: the sum of the radii 1, what is left of it beside the bound 1. Besides,
 * a squared length 2, products 2 on each side: at most 10.
 */
const REACH_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * Whether two capsules have a common point: whether their segments come within the sum of the radii of each other.
 *
 * Two points are found that should be the nearest (C. Ericson, "Real-Time Collision Detection", 5.1.9), and judged however they
 * were found: nearer than the sum of the radii, they make a yes; where all four ends keep farther apart along the line between
 * them, so does everything. What that leaves open (crossing segments without radii, too) is decided as edges are.
 */
export function capsuleCapsuleFilter(a: Capsule, b: Capsule): Verdict {
  const { ax, ay } = a;
  const ux = a.bx - ax;
  const uy = a.by - ay;
  const vx = b.bx - b.ax;
  const vy = b.by - b.ay;
  const wx = b.ax - ax;
  const wy = b.ay - ay;
  const reach = a.r + b.r;
  const size =
    Math.abs(ux) + Math.abs(uy) + Math.abs(vx) + Math.abs(vy) + Math.abs(wx) + Math.abs(wy) + reach;
  if (!isModerate(size)) return edgedFilter(a, b);
  const uu = ux * ux + uy * uy;
  const vv = vx * vx + vy * vy;
  const uv = ux * vx + uy * vy;
  const uw = ux * wx + uy * wy;
  const vw = vx * wx + vy * wy;
  // At a + s u and c + t v: s from the two lines, t to fit it, and s again if t had to be brought within its segment.
  const cross = uu * vv - uv * uv;
  let s = cross > 0 ? clampToUnit((uw * vv - vw * uv) / cross) : 0;
  let t = vv > 0 ? (s * uv - vw) / vv : 0;
  if (!(t >= 0 && t <= 1)) {
    t = clampToUnit(t);
    s = uu > 0 ? clampToUnit((uw + t * uv) / uu) : 0;
  }
  const x = wx + t * vx - s * ux;
  const y = wy + t * vy - s * uy;
  const lengthSq = x * x + y * y;
  const error = LINE_ERROR * size;
  const near = reach - error;
  if (near > 0 && lengthSq + UNDERFLOW_ERROR < near * near * (1 - REACH_ERROR)) return 1;
  const apart = x * wx + y * wy + Math.min(0, x * vx + y * vy) - Math.max(0, x * ux + y * uy);
  const far = apart - error * (Math.abs(x) + Math.abs(y));
  const reachSq = reach * reach * (1 + REACH_ERROR);
  if (far > 0 && far * far > lengthSq * reachSq + UNDERFLOW_ERROR) return -1;
  return edgedFilter(a, b);
}
