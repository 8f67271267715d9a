import { directionFromAngle } from "../math/angle.js";
import { normalizingPower } from "../math/exact.js";
import { outOfRange, requireFinite, requireSize } from "../math/validation.js";
import type { Angle, Direction } from "../math/vector.js";
import { directionsBetween, unturned, type WorldDirections } from "./directions.js";
import {
  type AnnularSector,
  type Arc,
  type Circle,
  type Ellipse,
  Kind,
  type Point,
  type Sector,
} from "./kind.js";

/* Shapes about a centre: points, circles and ellipses; sectors, arcs and annular sectors. */

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

/**
 * The pie slice (vision cone) of radius `r` about the apex (x, y), from `startAngle` on towards +y to
 * `endAngle`.
 *
 * Any opening from 0 (a segment) to the whole disc; apex, edges and rim belong to it. Angles are in radians
 * or directions `{ x, y }`, and may wrap as in `ctx.arc`: `sector(0, 0, 10, degrees(350), degrees(10))` opens
 * by 20°. An end at least 2π (1 − 2⁻⁵⁰) past the start makes the whole disc if both are numbers, or both from
 * `degrees`; two directions open by less than a whole turn, parallel ones by 0. Radius 0 is legal: a point.
 * Throws TypeError or RangeError for anything but finite numbers, r ≥ 0 and two angles.
 *
 * @example
 * const view = sector(0, 0, 10, degrees(-30), degrees(30));
 * containsPoint(view, 5, 0); // true
 * containsPoint(view, -5, 0); // false
 */
export function sector(x: number, y: number, r: number, startAngle: Angle, endAngle: Angle): Sector {
  return sectorOfDirections(x, y, r, directionsBetween(startAngle, endAngle, "sector"));
}

/** A sector between directions that are consistent with each other, not turned yet. */
export function sectorOfDirections(x: number, y: number, r: number, directions: WorldDirections): Sector {
  return Object.assign(unturned(Kind.sector, x, y, directions, "sector"), { r: requireSize(r, "sector: r") });
}

/**
 * The circular arc of radius `r` about (x, y), from `startAngle` on towards +y to `endAngle`: a curve, not
 * what it encloses.
 *
 * Angles as for `sector`: an opening of 0 makes the point at the start, a whole one the circle line. Radius 0
 * is legal: the point (x, y). Throws TypeError or RangeError for anything but finite numbers, r ≥ 0 and two
 * angles.
 *
 * @example
 * containsPoint(arc(0, 0, 5, degrees(0), degrees(90)), 3, 4); // true
 */
export function arc(x: number, y: number, r: number, startAngle: Angle, endAngle: Angle): Arc {
  return arcOfDirections(x, y, r, directionsBetween(startAngle, endAngle, "arc"));
}

/** An arc between directions that are consistent with each other, not turned yet. */
export function arcOfDirections(x: number, y: number, r: number, directions: WorldDirections): Arc {
  return Object.assign(unturned(Kind.arc, x, y, directions, "arc"), { r: requireSize(r, "arc: r") });
}

/**
 * The part of the sector of radius `outerR` about the apex (x, y) that is no nearer to it than `innerR`.
 *
 * Angles as for `sector`. A whole opening makes a ring, `innerR = 0` a sector, equal radii an arc, an opening
 * of 0 the segment between the two radii. Throws TypeError or RangeError for anything but finite numbers,
 * 0 ≤ innerR ≤ outerR and two angles.
 *
 * @example
 * const ring = annularSector(0, 0, 3, 5, degrees(0), degrees(360));
 * containsPoint(ring, 0, 0); // false
 * containsPoint(ring, 0, 4); // true
 */
export function annularSector(
  x: number,
  y: number,
  innerR: number,
  outerR: number,
  startAngle: Angle,
  endAngle: Angle,
): AnnularSector {
  const directions = directionsBetween(startAngle, endAngle, "annularSector");
  return annularSectorOfDirections(x, y, innerR, outerR, directions);
}

/** An annular sector between directions that are consistent with each other, not turned yet. */
export function annularSectorOfDirections(
  x: number,
  y: number,
  innerR: number,
  outerR: number,
  directions: WorldDirections,
): AnnularSector {
  const inner = requireSize(innerR, "annularSector: innerR");
  const outer = requireSize(outerR, "annularSector: outerR");
  if (inner > outer) throw outOfRange(inner, "annularSector: innerR", `at most outerR (${outer})`);
  const place = unturned(Kind.annularSector, x, y, directions, "annularSector");
  return Object.assign(place, { innerR: inner, outerR: outer });
}
