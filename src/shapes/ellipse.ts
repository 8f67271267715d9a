import { directionFromAngle } from "../math/angle.js";
import { requireFinite, requireSize } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { type Ellipse, Kind } from "./kind.js";

/**
 * The solid ellipse about (x, y) with radius `rx` along `angle` and `ry` across it.
 *
 * The angle is in radians from +x towards +y, or a direction `{ x, y }`, which is kept exactly. A radius of 0
 * is legal and makes a segment, two make a point; equal radii make exactly the disc, however turned. Throws
 * TypeError or RangeError for anything but finite numbers, radii ≥ 0 and an angle.
 *
 * @example
 * containsPoint(ellipse(0, 0, 4, 2, degrees(90)), 0, 4); // true
 */
export function ellipse(x: number, y: number, rx: number, ry: number, angle: Angle = 0): Ellipse {
  const u = directionFromAngle(angle, "ellipse: angle");
  return {
    kind: Kind.ellipse,
    x: requireFinite(x, "ellipse: x"),
    y: requireFinite(y, "ellipse: y"),
    rx: requireSize(rx, "ellipse: rx"),
    ry: requireSize(ry, "ellipse: ry"),
    ux: u.x,
    uy: u.y,
  };
}
