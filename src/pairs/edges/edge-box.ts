import { UNIT_TOLERANCE } from "../../math/vector.js";
import { LARGEST_FILTERED_SIZE, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Capsule, Rect, RoundedRect, Segment } from "../../shapes/kind.js";
import type { BoxShape, EndedShape } from "../../shapes/reductions.js";
import { edgedFilter } from "./chain-chain.js";

/** The radii of the pair at hand. */
const radius = { ofEdge: 0.5, ofBox: 0.5 };

export function rectSegmentFilter(a: Rect, b: Segment): Verdict {
  radius.ofEdge = 0;
  radius.ofBox = 0;
  const verdict = edgeBoxVerdict(b, a);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function rectCapsuleFilter(a: Rect, b: Capsule): Verdict {
  radius.ofEdge = b.r;
  radius.ofBox = 0;
  const verdict = edgeBoxVerdict(b, a);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function segmentRoundedRectFilter(a: Segment, b: RoundedRect): Verdict {
  radius.ofEdge = 0;
  radius.ofBox = b.r;
  const verdict = edgeBoxVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function capsuleRoundedRectFilter(a: Capsule, b: RoundedRect): Verdict {
  radius.ofEdge = a.r;
  radius.ofBox = b.r;
  const verdict = edgeBoxVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

/**
 * In units of the size: a difference of coordinates passes 1 rounding, its turn into the box's frame 2 more
 * and 5 for a direction that counts as a unit vector: 8. Twice the middle of the segment has three such, its
 * length one, the sum of all 4: below 40, with a half size less a radius.
 */
const EXTENT_ERROR = 44 * UNIT_ROUNDOFF;

/**
 * In units of the size and |v|₁, v the way along the segment: each of the two products has 8 from each of its
 * factors and 1 of its own, and so do those of the half sizes, but for 8 of the one factor; the sums add 4:
 * below 60.
 */
const NORMAL_ERROR = 64 * UNIT_ROUNDOFF;

/** The sum of two radii, a length (squares, sum, root), their product and the comparison. */
const REACH_ERROR = 8 * UNIT_ROUNDOFF;

/** Squares of shorter lengths lose more than the error allows for, when the radii multiply them. */
const LEAST_LENGTH = 1 / LARGEST_FILTERED_SIZE;

/**
 * A segment and a box, with or without radii, by the axes of the box and the normal of the segment: certainly
 * apart along one of them, by more than the radii, or certainly with common points of the cores.
 *
 * Source: separating axes; S. Gottschalk, M. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996.
 */
function edgeBoxVerdict(edge: EndedShape, box: BoxShape): Verdict {
  const { x, y, ux, uy } = box;
  if (!(Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE)) return 0;
  const { ax, ay } = edge;
  const vx = edge.bx - ax;
  const vy = edge.by - ay;
  const dx = ax - x;
  const dy = ay - y;
  const halfWidth = box.halfWidth - radius.ofBox;
  const halfHeight = box.halfHeight - radius.ofBox;
  const reach = (radius.ofEdge + radius.ofBox) * (1 + REACH_ERROR);
  const length = Math.abs(vx) + Math.abs(vy);
  const size = Math.abs(dx) + Math.abs(dy) + length + box.halfWidth + box.halfHeight;
  // Its products with the length are then doubles, and so is the length's square.
  if (!(size < LARGEST_FILTERED_SIZE && (length === 0 || length > LEAST_LENGTH))) return 0;
  const error = EXTENT_ERROR * size + UNDERFLOW_ERROR;
  const along = ux * dx + uy * dy;
  const across = ux * dy - uy * dx;
  const wayAlong = ux * vx + uy * vy;
  const wayAcross = ux * vy - uy * vx;
  const gapAlong = Math.abs(2 * along + wayAlong) - Math.abs(wayAlong) - 2 * halfWidth;
  const gapAcross = Math.abs(2 * across + wayAcross) - Math.abs(wayAcross) - 2 * halfHeight;
  if (gapAlong > 2 * reach + error || gapAcross > 2 * reach + error) return -1;
  const normalError = NORMAL_ERROR * size * length + UNDERFLOW_ERROR;
  const gapNormal =
    Math.abs(along * wayAcross - across * wayAlong) -
    (halfWidth * Math.abs(wayAcross) + halfHeight * Math.abs(wayAlong));
  if (gapNormal > reach * Math.sqrt(vx * vx + vy * vy) + normalError) return -1;
  return gapAlong < -error && gapAcross < -error && gapNormal < -normalError ? 1 : 0;
}
