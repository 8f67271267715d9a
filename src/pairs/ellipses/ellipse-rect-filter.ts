import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Ellipse, Rect } from "../../shapes/kind.js";
import { boxAlongAxes, isFlat } from "../../shapes/reductions.js";
import { rectRectOverlapFilter } from "../boxes/rect-rect.js";
import { discVerdict, view } from "../edges/unit-disc.js";

/**
 * In units of |dx| + |dy| and both half sizes: the rectangle's centre in the ellipse's frame passes 8 roundings (a
 * difference, a product and a sum, a direction 5); an axis of it 12, its product with a half size 1, of which two
 * components of a unit vector count as 1.5; the sums 2, a reciprocal and its product 2.
 */
const CORNER_ERROR = 32 * UNIT_ROUNDOFF;

/** In its frame, divided by its radii, the ellipse is the disc of radius 1, and the rectangle is some parallelogram. */
export function ellipseRectOverlapFilter(a: Ellipse, b: Rect): Verdict {
  if (isFlat(a)) return rectRectOverlapFilter(boxAlongAxes(a), b);
  const { rx, ry } = a;
  const { halfWidth, halfHeight } = b;
  const lengthSqA = a.ux * a.ux + a.uy * a.uy;
  const lengthSqB = b.ux * b.ux + b.uy * b.uy;
  if (!isModerate(lengthSqA) || !isModerate(lengthSqB) || !isModerate(rx) || !isModerate(ry)) return 0;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const size = Math.abs(dx) + Math.abs(dy) + halfWidth + halfHeight;
  if (!isModerate(size)) return 0;
  const scaleA = 1 / Math.sqrt(lengthSqA);
  const scale = scaleA / Math.sqrt(lengthSqB);
  const overX = 1 / rx;
  const overY = 1 / ry;
  const cos = (a.ux * b.ux + a.uy * b.uy) * scale;
  const sin = (a.ux * b.uy - a.uy * b.ux) * scale;
  const x = (a.ux * dx + a.uy * dy) * scaleA * overX;
  const y = (a.ux * dy - a.uy * dx) * scaleA * overY;
  const alongX = halfWidth * cos * overX;
  const alongY = halfWidth * sin * overY;
  const acrossX = -halfHeight * sin * overX;
  const acrossY = halfHeight * cos * overY;
  view.size = 1.5 * size * Math.max(overX, overY);
  view.off = CORNER_ERROR * view.size;
  // Most that are apart are so along an axis of the ellipse: the farthest corner is off by as much as each.
  const far = 1 + 4 * view.off;
  if (Math.abs(x) - (Math.abs(alongX) + Math.abs(acrossX)) > far) return -1;
  if (Math.abs(y) - (Math.abs(alongY) + Math.abs(acrossY)) > far) return -1;
  const { points } = view;
  points[0] = x + (alongX + acrossX);
  points[1] = y + (alongY + acrossY);
  points[2] = x + (acrossX - alongX);
  points[3] = y + (acrossY - alongY);
  points[4] = x - (alongX + acrossX);
  points[5] = y - (alongY + acrossY);
  points[6] = x + (alongX - acrossX);
  points[7] = y + (alongY - acrossY);
  return discVerdict(8, 1);
}
