import { directionFromAngle } from "../math/angle.js";
import { normalizingPower } from "../math/exact.js";
import { requireFinite, requireSize } from "../math/validation.js";
import type { Angle, Direction } from "../math/vector.js";
import { type Circle, type Ellipse, Kind, type Point } from "./kind.js";

/* Points, circles and ellipses. */

/**
 * The point (x, y) as a shape.
 *
 * Throws TypeError or RangeError unless both are finite numbers.
 *
 * @example
 * containsPoint(point(1, 2), 1, 2); // true
 */
export function point(x: number, y: number): Point {
  return { kind: Kind.point, x: requireFinite(x, "point: x"), y: requireFinite(y, "point: y") };
}

/**
 * The disc of radius `r` about (x, y), rim included. Radius 0 is legal: a point.
 *
 * Throws TypeError or RangeError unless all are finite numbers and r ≥ 0.
 *
 * @example
 * area(circle(0, 0, 1)) === Math.PI; // true
 */
export function circle(x: number, y: number, r: number): Circle {
  return {
    kind: Kind.circle,
    x: requireFinite(x, "circle: x"),
    y: requireFinite(y, "circle: y"),
    r: requireSize(r, "circle: r"),
  };
}

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

/**
 * The image of the unit disc under (X, Y) ↦ (aX + cY + e, bX + dY + f): the order of DOMMatrix and
 * `ctx.transform`.
 *
 * Radii and direction are rounded; the stored ellipse is within a few ulp of the largest of |a|, |b|, |c|,
 * |d| of the image. Exact for columns at right angles of exact lengths. A singular matrix makes a segment or
 * nearly one, the zero matrix a point. Throws TypeError or RangeError unless all are finite numbers and the
 * radii do not exceed the largest double.
 *
 * Source: one-sided Jacobi rotation; M. R. Hestenes, "Inversion of matrices by biorthogonalization" (1958).
 *
 * @example
 * const { x, y, rx, ry } = ellipseFromMatrix(3, 0, 0, 2, 10, 20);
 * console.log(x, y, rx, ry); // 10 20 3 2
 */
export function ellipseFromMatrix(a: number, b: number, c: number, d: number, e: number, f: number): Ellipse {
  const entries = [
    requireFinite(a, "ellipseFromMatrix: a"),
    requireFinite(b, "ellipseFromMatrix: b"),
    requireFinite(c, "ellipseFromMatrix: c"),
    requireFinite(d, "ellipseFromMatrix: d"),
  ];
  const x = requireFinite(e, "ellipseFromMatrix: e");
  const y = requireFinite(f, "ellipseFromMatrix: f");
  const largest = Math.max(...entries.map(Math.abs));
  if (largest === 0) return ellipse(x, y, 0, 0, { x: 1, y: 0 });
  const power = normalizingPower(largest);
  const first = { x: a * power, y: b * power };
  const second = { x: c * power, y: d * power };
  const { alongU, acrossU } = orthogonalColumns(first, second);
  const rx = Math.sqrt(alongU.x * alongU.x + alongU.y * alongU.y) / power;
  const ry = Math.sqrt(acrossU.x * acrossU.x + acrossU.y * acrossU.y) / power;
  requireFinite(rx, "ellipseFromMatrix: rx");
  requireFinite(ry, "ellipseFromMatrix: ry");
  // The longer column gives the direction: its relative error is the smaller one.
  return rx >= ry ? ellipse(x, y, rx, ry, alongU) : ellipse(x, y, rx, ry, { x: acrossU.y, y: -acrossU.x });
}

/**
 * Rotates the disc before the map until the images of its axes are perpendicular: the columns of M·V.
 *
 * The rotation errs by ε(|p|² + |q|²)/|p² − q²| or so, which leaves p · q ≤ ε(|p|² + |q|²): the ellipse moves
 * by rounding errors of the largest entry, also when the lengths are nearly equal.
 */
function orthogonalColumns(p: Direction, q: Direction): { alongU: Direction; acrossU: Direction } {
  const dot = p.x * q.x + p.y * q.y;
  if (dot === 0) return { alongU: p, acrossU: q };
  // |q|² − |p|² in a form that does not cancel twice.
  const difference = (q.x - p.x) * (q.x + p.x) + (q.y - p.y) * (q.y + p.y);
  const ratio = difference / (2 * dot);
  const tangent = Number.isFinite(ratio)
    ? (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.sqrt(1 + ratio * ratio))
    : 0;
  const cosine = 1 / Math.sqrt(1 + tangent * tangent);
  const sine = tangent * cosine;
  return {
    alongU: { x: cosine * p.x - sine * q.x, y: cosine * p.y - sine * q.y },
    acrossU: { x: sine * p.x + cosine * q.x, y: sine * p.y + cosine * q.y },
  };
}
