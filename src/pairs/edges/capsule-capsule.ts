import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Capsule, Segment } from "../../shapes/kind.js";
import { edgedFilter } from "./chain-chain.js";
import { lineVerdict } from "./circle-edge.js";

/**
 * In units of the magnitudes that make up both ways and the offset. A coordinate of the line between two
 * points of the segments: differences 1, products with the parameters 1 more, the sums 2. How far the
 * segments are apart along it: differences 1, product and sum 2, the sums of three such 2. Each is below 6;
 * the magnitudes and the bound pass 7 themselves. A parameter may lie beyond its segment by 3 units of 1 +
 * |p|, p before it was brought back: p times the way is no longer than the offset and the other way twice, so
 * that both are below 9 of all.
 */
const LINE_ERROR = 16 * UNIT_ROUNDOFF;

/** So that a segment without length has the parameter 0. */
const NO_LENGTH_SQ = 2 ** -500;

/** The sum of the radii of the pair at hand. */
const pair = { reach: 0.5 };

/**
 * Whether two capsules have a common point: whether their segments come within the sum of the radii of each
 * other.
 *
 * Two points are found that should be the nearest (C. Ericson, "Real-Time Collision Detection", 5.1.9), and
 * judged however they were found: nearer than the sum of the radii, they make a yes; where all four ends keep
 * farther apart along the line between them, so does everything. What that leaves open (crossing segments
 * without radii, too) is decided as edges are.
 */
export function capsuleCapsuleFilter(a: Capsule, b: Capsule): Verdict {
  pair.reach = a.r + b.r;
  const verdict = edgesVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function segmentCapsuleFilter(a: Segment, b: Capsule): Verdict {
  pair.reach = b.r;
  const verdict = edgesVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

function edgesVerdict(a: Segment | Capsule, b: Capsule): Verdict {
  const { reach } = pair;
  const { ax, ay } = a;
  const ux = a.bx - ax;
  const uy = a.by - ay;
  const vx = b.bx - b.ax;
  const vy = b.by - b.ay;
  const wx = b.ax - ax;
  const wy = b.ay - ay;
  const size =
    Math.abs(ux) + Math.abs(uy) + Math.abs(vx) + Math.abs(vy) + Math.abs(wx) + Math.abs(wy) + reach;
  if (!isModerate(size)) return 0;
  const uu = ux * ux + uy * uy;
  const vv = vx * vx + vy * vy;
  const uv = ux * vx + uy * vy;
  const uw = ux * wx + uy * wy;
  const vw = vx * wx + vy * wy;
  // At a + s u and c + t v: s from the two lines, t to fit it, and s again, since t may have been brought
  // within its segment.
  const cross = uu * vv - uv * uv;
  const start = toUnit((uw * vv - vw * uv) / (cross + NO_LENGTH_SQ));
  const t = toUnit((start * uv - vw) / (vv + NO_LENGTH_SQ));
  const s = toUnit((uw + t * uv) / (uu + NO_LENGTH_SQ));
  const x = wx + t * vx - s * ux;
  const y = wy + t * vy - s * uy;
  const along = x * vx + y * vy;
  const back = x * ux + y * uy;
  // The lesser of 0 and the one, less the greater of 0 and the other.
  const apart = x * wx + y * wy + (along - Math.abs(along) - back - Math.abs(back)) / 2;
  return lineVerdict(x, y, apart, reach, LINE_ERROR * size);
}

/**
 * The number from 0 to 1 nearest to a value, or very nearly: without a branch, which here cannot be foreseen.
 */
function toUnit(value: number): number {
  return (1 + (Math.abs(value) - Math.abs(1 - value))) / 2;
}
