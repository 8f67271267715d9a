import { directionFromAngle } from "../math/angle.js";
import { outOfRange, requireFinite, requireSize } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { coordinatesOfPoint, type PointLike } from "./arguments.js";
import { Kind, type Rect, type RoundedRect } from "./kind.js";

/**
 * The solid rectangle about the centre (cx, cy), `width` long along `angle` and `height` across it.
 *
 * The angle is in radians from +x towards +y, or a direction `{ x, y }`, which is kept exactly. A size of 0
 * is legal and makes a segment, two make a point. Throws TypeError or RangeError for anything but finite
 * numbers, sizes ≥ 0 and an angle.
 *
 * @example
 * bounds(rect(10, 5, 20, 10)); // { minX: 0, minY: 0, maxX: 20, maxY: 10 }
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
 * The rectangle between two opposite corners in any order, as `[x, y]` or `{ x, y }`: for instance a marquee dragged in
 * any direction. `rect((ax + bx) / 2, (ay + by) / 2, |bx − ax|, |by − ay|)`.
 *
 * Each of these is rounded once, so the corners may be off by an ulp; they are exact if the numbers span fewer than 53
 * binary digits, as pixels do. Throws TypeError or RangeError unless all are finite numbers and no size exceeds the
 * largest double.
 *
 * @example
 * bounds(rectFromPoints([9, 5], [1, 1])); // { minX: 1, minY: 1, maxX: 9, maxY: 5 }
 */
export function rectFromPoints(a: PointLike, b: PointLike): Rect {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [
    ...coordinatesOfPoint(a, "rectFromPoints: a"),
    ...coordinatesOfPoint(b, "rectFromPoints: b"),
  ];
  const width = requireFinite(Math.abs(bx - ax), "rectFromPoints: the width");
  const height = requireFinite(Math.abs(by - ay), "rectFromPoints: the height");
  return rect(middleOf(ax, bx), middleOf(ay, by), width, height);
}

/** The middle. The sum may overflow though half of it does not; if it does not, halving first might underflow. */
export function middleOf(a: number, b: number): number {
  const sum = a + b;
  return Number.isFinite(sum) ? sum / 2 : a / 2 + b / 2;
}

/**
 * The rectangle whose corner of least x and least y is (x, y), as in canvas and DOM, before it is rotated by `angle` about its
 * centre (and not about that corner): `rect(x + width / 2, y + height / 2, width, height, angle)`.
 *
 * Throws as `rect` does, and RangeError if the centre lies beyond the largest double.
 *
 * @example
 * bounds(rectFromCorner(0, 0, 20, 10)); // { minX: 0, minY: 0, maxX: 20, maxY: 10 }
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
