import { directionFromAngle } from "../math/angle.js";
import { outOfRange, requireFinite, requireSize } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { Kind, type RoundedRect } from "./kind.js";

/**
 * The solid rectangle about the centre (cx, cy), `width` long along `angle` and `height` across it, its
 * corners rounded with the radius `r`.
 *
 * `width` and `height` are the outer size. `r = 0` makes the rectangle, half of both sizes the disc. Throws
 * TypeError or RangeError for anything but finite numbers, sizes ≥ 0, 0 ≤ r ≤ width / 2 and height / 2, and
 * an angle.
 *
 * @example
 * containsPoint(roundedRect(0, 0, 10, 6, 2), 5, 3); // false
 */
export function roundedRect(
  cx: number,
  cy: number,
  width: number,
  height: number,
  r: number,
  angle: Angle = 0,
): RoundedRect {
  const u = directionFromAngle(angle, "roundedRect: angle");
  const halfWidth = requireSize(width, "roundedRect: width") / 2;
  const halfHeight = requireSize(height, "roundedRect: height") / 2;
  const radius = requireSize(r, "roundedRect: r");
  if (radius > halfWidth) throw outOfRange(radius, "roundedRect: r", `at most width / 2 (${halfWidth})`);
  if (radius > halfHeight) throw outOfRange(radius, "roundedRect: r", `at most height / 2 (${halfHeight})`);
  return {
    kind: Kind.roundedRect,
    x: requireFinite(cx, "roundedRect: cx"),
    y: requireFinite(cy, "roundedRect: cy"),
    halfWidth,
    halfHeight,
    r: radius,
    ux: u.x,
    uy: u.y,
  };
}
