import type { ContactRecord, Gap } from "../../convex/result.js";
import { NEAR_TIE } from "../../convex/separation.js";
import { setCapsuleChain } from "../../forms/set-chain.js";
import { clampToUnit } from "../../math/clamp.js";
import { isModerate, UNDERFLOW_ERROR, type Verdict } from "../../math/verdict.js";
import type { Capsule } from "../../shapes/kind.js";
import { setChainsContact, setChainsGap } from "./edged-contact.js";
import { first, GAP_ERROR, second } from "./edged-nearest.js";

/** The closest points of two segments that are apart: a point of the first, and the gap along a unit vector to the second. */
const nearest = {
  gap: 0.5,
  x: 0.5,
  y: 0.5,
  fromX: 0.5,
  fromY: 0.5,
  /** A bound on all differences of coordinates, and on the sum of the radii. */
  size: 0.5,
};

/** Segments more nearly parallel than this, as the square of a sine, are left to the general way: two points may touch. */
const ALMOST_PARALLEL_SQ = 2 ** -40;

/** Segments nearer to each other than this part of the size are left to the general way: they may cross. */
const NEAR = 2 ** -40;

/**
 * The contact of two capsules: 1 if they certainly overlap and `out` is set, −1 if they are certainly apart; 0 where that is not
 * certain. Error: a few units of rounding of the size of the pair, plus that of the coordinates.
 */
export function setCapsulesContact(a: Capsule, b: Capsule, out: ContactRecord, isKnown = false): Verdict {
  if (!setNearest(a, b)) {
    setCapsuleChain(a, first);
    setCapsuleChain(b, second);
    return setChainsContact(out, isKnown);
  }
  const { gap, x, y } = nearest;
  const depth = a.r + b.r - gap;
  const margin = GAP_ERROR * nearest.size + UNDERFLOW_ERROR;
  if (depth < -margin) return -1;
  if (!(isKnown || depth > margin)) return 0;
  // Halfway between the two boundaries.
  const middle = (a.r - b.r + gap) / 2;
  out.normalX = x;
  out.normalY = y;
  out.depth = depth > 0 ? depth : 0;
  out.count = 1;
  out.x0 = nearest.fromX + x * middle;
  out.y0 = nearest.fromY + y * middle;
  return 1;
}

/** The distance of two capsules: −1 if they are certainly apart and `out` is set, 1 if they certainly overlap, 0 if in doubt. */
export function setCapsulesGap(a: Capsule, b: Capsule, out: Gap): Verdict {
  if (!setNearest(a, b)) {
    setCapsuleChain(a, first);
    setCapsuleChain(b, second);
    return setChainsGap(out);
  }
  const gap = nearest.gap - (a.r + b.r);
  const margin = GAP_ERROR * nearest.size + UNDERFLOW_ERROR;
  out.distance = gap;
  if (!(Math.abs(gap) > margin)) return 0;
  return gap > 0 ? -1 : 1;
}

/**
 * Finds the closest points of the segments of two capsules; false where they cross, are parallel, or rounding hides it.
 *
 * The closest points are an end of one and the foot on the other, or two ends; the parameters tell which (C. Ericson,
 * "Real-Time Collision Detection", 5.1.9). The gap is measured from the end itself, and all four ends must be at least as
 * far along it.
 */
function setNearest(a: Capsule, b: Capsule): boolean {
  const { ax, ay } = a;
  const { ax: cx, ay: cy } = b;
  const ux = a.bx - ax;
  const uy = a.by - ay;
  const vx = b.bx - cx;
  const vy = b.by - cy;
  const wx = cx - ax;
  const wy = cy - ay;
  const size =
    Math.abs(ux) + Math.abs(uy) + Math.abs(vx) + Math.abs(vy) + Math.abs(wx) + Math.abs(wy) + (a.r + b.r);
  if (!isModerate(size)) return false;
  const uu = ux * ux + uy * uy;
  const vv = vx * vx + vy * vy;
  const uv = ux * vx + uy * vy;
  const uw = ux * wx + uy * wy;
  const vw = vx * wx + vy * wy;
  const cross = uu * vv - uv * uv;
  if (!(cross > ALMOST_PARALLEL_SQ * uu * vv)) return false;
  let s = clampToUnit((uw * vv - vw * uv) / cross);
  let t = (s * uv - vw) / vv;
  if (!(t >= 0 && t <= 1)) {
    t = clampToUnit(t);
    s = clampToUnit((uw + t * uv) / uu);
  }
  const isEndOfA = s === 0 || s === 1;
  const isEndOfB = t === 0 || t === 1;
  if (!isEndOfA && !isEndOfB) return false;
  const fromX = s === 1 ? a.bx : ax;
  const fromY = s === 1 ? a.by : ay;
  const toX = t === 1 ? b.bx : cx;
  const toY = t === 1 ? b.by : cy;
  // The direction is from end to end, or across the segment that the foot is on.
  const wayX = toX - fromX;
  const wayY = toY - fromY;
  const isCorner = isEndOfA && isEndOfB;
  const edgeX = isEndOfA ? vx : ux;
  const edgeY = isEndOfA ? vy : uy;
  const side = edgeX * wayY - edgeY * wayX < 0 ? -1 : 1;
  const nx = isCorner ? wayX : -side * edgeY;
  const ny = isCorner ? wayY : side * edgeX;
  const length = Math.sqrt(nx * nx + ny * ny);
  const x = nx / length + 0;
  const y = ny / length + 0;
  const gap = isCorner ? length : x * wayX + y * wayY;
  nearest.gap = gap;
  nearest.x = x;
  nearest.y = y;
  nearest.fromX = isEndOfA ? fromX : toX - x * gap;
  nearest.fromY = isEndOfA ? fromY : toY - y * gap;
  nearest.size = size;
  const far = x * wx + y * wy + Math.min(0, x * vx + y * vy) - Math.max(0, x * ux + y * uy);
  return gap > NEAR * size && far > gap - NEAR_TIE * size;
}
