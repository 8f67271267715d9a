import { clamp } from "../math/clamp.js";
import { both, certainSign, either, isModerate, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { Opening, type Rect, type Sector } from "../shapes/kind.js";
import { discOf } from "../shapes/reductions.js";
import { type ApexFrame, apexFrame } from "./apex-frame.js";
import { circleRectOverlapFilter } from "./circle-rect.js";
import { coneVerdict } from "./cone.js";

/** The steps of the exact test (see rect-sector.ts) in doubles, each certain or not. */
export function rectSectorOverlapFilter(a: Rect, b: Sector): Verdict {
  const discMeets = circleRectOverlapFilter(discOf(b), a);
  if (discMeets < 0 || b.opening === Opening.whole) return discMeets;
  const frame = apexFrame(a, b);
  if (frame === undefined) return 0;
  const { cos, sin, x: apexX, y: apexY } = frame;
  const size = frame.reach + a.halfWidth + a.halfHeight + b.r;
  if (!isModerate(size)) return 0;
  const edges = either(
    edgeVerdict(a, b.r, frame, b.startX, b.startY, size),
    edgeVerdict(a, b.r, frame, b.endX, b.endY, size),
  );
  if (edges > 0) return 1;
  // The way from the apex to the nearest point of the rectangle, turned back into the plane.
  const wayX = clamp(apexX, a.halfWidth) - apexX;
  const wayY = clamp(apexY, a.halfHeight) - apexY;
  const inCone = coneVerdict(b, cos * wayX - sin * wayY, sin * wayX + cos * wayY, WAY_ERROR * size);
  return either(edges, both(discMeets, inCone));
}

/**
 * The apex is off by 8 units of size in each coordinate (see apex-frame), the way by one more. Turned back, two
 * such and as many roundings again: (9 + 9 + 8 + 8) units.
 */
const WAY_ERROR = 40 * UNIT_ROUNDOFF;

/**
 * In the rectangle's frame the apex is off by 8 units of size. The unit vector along the edge, turned into
 * the frame, passes 6 + 5 + 3 roundings on at most √2: 20; times the length, one more. Sums and products of
 * two of these with the half sizes: no more than 2·(8 + 21) units and the roundings of the sums.
 */
const EDGE_ERROR = 64 * UNIT_ROUNDOFF;

/**
 * Whether the segment of length r from the apex along s meets the rectangle: separating axes, as in the exact
 * test.
 */
function edgeVerdict(
  rect: Rect,
  r: number,
  { cos, sin, x: apexX, y: apexY }: ApexFrame,
  sx: number,
  sy: number,
  size: number,
): Verdict {
  const lengthSq = sx * sx + sy * sy;
  if (!isModerate(lengthSq)) return 0;
  const scale = 1 / Math.sqrt(lengthSq);
  const unitX = (cos * sx + sin * sy) * scale;
  const unitY = (cos * sy - sin * sx) * scale;
  const error = EDGE_ERROR * size;
  const endX = apexX + r * unitX;
  const endY = apexY + r * unitY;
  const gapX = Math.max(Math.min(apexX, endX) - rect.halfWidth, -rect.halfWidth - Math.max(apexX, endX));
  const gapY = Math.max(Math.min(apexY, endY) - rect.halfHeight, -rect.halfHeight - Math.max(apexY, endY));
  const gapAcross =
    Math.abs(unitX * apexY - unitY * apexX) -
    (Math.abs(unitY) * rect.halfWidth + Math.abs(unitX) * rect.halfHeight);
  return certainSign(-Math.max(gapX, gapY, gapAcross), error);
}
