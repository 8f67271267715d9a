import { directionFromAngle } from "../math/angle.js";
import { requireFinite, requireSize } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { Kind, type Rect } from "./kind.js";

/**
 * The solid rectangle about the centre (cx, cy), `width` long along `angle` and `height` across it.
 *
 * The angle is in radians from +x towards +y, or a direction `{ x, y }`, which is kept exactly. A size of 0
 * is legal and makes a segment, two make a point. Throws TypeError or RangeError for anything but finite
 * numbers, sizes ≥ 0 and an angle.
 */
export function rect(cx: number, cy: number, width: number, height: number, angle: Angle = 0): Rect {
  const u = directionFromAngle(angle, "rect: angle");
  return {
    kind: Kind.rect,
    x: requireFinite(cx, "rect: cx"),
    y: requireFinite(cy, "rect: cy"),
    halfWidth: requireSize(width, "rect: width") / 2,
    halfHeight: requireSize(height, "rect: height") / 2,
    ux: u.x,
    uy: u.y,
  };
}

/**
 * The rectangle whose corner of least x and least y is (x, y) before it is turned by `angle` about its
 * centre, as canvas and DOM give it: `rect(x + width / 2, y + height / 2, width, height, angle)`.
 *
 * Throws as `rect` does, and RangeError if the centre lies beyond the largest double.
 */
export function rectFromCorner(x: number, y: number, width: number, height: number, angle: Angle = 0): Rect {
  requireFinite(x, "rectFromCorner: x");
  requireFinite(y, "rectFromCorner: y");
  requireSize(width, "rectFromCorner: width");
  requireSize(height, "rectFromCorner: height");
  const cx = requireFinite(x + width / 2, "rectFromCorner: x + width / 2");
  const cy = requireFinite(y + height / 2, "rectFromCorner: y + height / 2");
  const u = directionFromAngle(angle, "rectFromCorner: angle");
  return rect(cx, cy, width, height, u);
}
