/** Boundary curves of shapes, for areas of unions. */

import { atan2 } from "../math/atan2.js";
import type { Direction, Vec2 } from "../math/vector.js";

/** A straight edge. */
export interface Straight {
  readonly kind: "straight";
  readonly from: Vec2;
  readonly to: Vec2;
}

/**
 * A part of the ellipse `centre + p cos φ + q sin φ`, p and q being at right angles. Over x it is two branches:
 * `centre.y + slope t ± height √(halfWidth² − t²)`, with t = x − centre.x.
 */
export interface Round {
  readonly kind: "round";
  readonly centre: Vec2;
  readonly p: Vec2;
  readonly q: Vec2;
  readonly halfWidth: number;
  readonly slope: number;
  readonly height: number;
  /** Null if whole. */
  readonly wedge: Wedge | null;
}

/** The directions from `start` on towards +y to `end`. */
export interface Wedge {
  readonly start: Direction;
  readonly end: Direction;
  readonly isWide: boolean;
}

export type Curve = Straight | Round;

/** A curve that is a function of x: a straight edge, or the upper (1) or lower (−1) branch of an ellipse. */
export interface Branch {
  readonly curve: Curve;
  readonly side: 1 | -1;
}

export function wholeEllipse(centre: Vec2, p: Vec2, q: Vec2): Round {
  const widthSq = p.x * p.x + q.x * q.x;
  return {
    kind: "round",
    centre,
    p,
    q,
    halfWidth: Math.sqrt(widthSq),
    slope: (p.x * p.y + q.x * q.y) / widthSq,
    height: Math.abs(p.x * q.y - p.y * q.x) / widthSq,
    wedge: null,
  };
}

export function circleArc(centre: Vec2, r: number, wedge: Wedge | null): Round {
  const [p, q] = [
    { x: r, y: 0 },
    { x: 0, y: r },
  ];
  return { kind: "round", centre, p, q, halfWidth: r, slope: 0, height: 1, wedge };
}

/** The branches of a curve over x, which is not where one of them ends. */
export function branchesAt(curve: Curve, x: number): Branch[] {
  if (curve.kind === "straight") {
    const isOver = curve.from.x < x !== curve.to.x < x;
    return isOver ? [{ curve, side: 1 }] : [];
  }
  if (!(Math.abs(x - curve.centre.x) < curve.halfWidth)) return [];
  const both: Branch[] = [
    { curve, side: 1 },
    { curve, side: -1 },
  ];
  const vx = x - curve.centre.x;
  return both.filter(({ side }) => isInWedge(curve, vx, offsetAt(curve, side, vx)));
}

/** Whether the way (vx, vy) from the centre is in the wedge. */
function isInWedge({ wedge }: Round, vx: number, vy: number): boolean {
  if (wedge === null) return true;
  const { start, end, isWide } = wedge;
  const isAheadOfStart = start.x * vy - start.y * vx >= 0;
  const isBehindEnd = vx * end.y - vy * end.x >= 0;
  return isWide ? isAheadOfStart || isBehindEnd : isAheadOfStart && isBehindEnd;
}

export function heightAt({ curve, side }: Branch, x: number): number {
  if (curve.kind === "straight") {
    const { from, to } = curve;
    return from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
  }
  return curve.centre.y + offsetAt(curve, side, x - curve.centre.x);
}

/** How far a branch is above the centre. */
function offsetAt(curve: Round, side: 1 | -1, t: number): number {
  return curve.slope * t + side * curve.height * halfChord(curve, t);
}

function halfChord({ halfWidth }: Round, t: number): number {
  return Math.sqrt(Math.max(0, (halfWidth - t) * (halfWidth + t)));
}

/**
 * The area between a branch and the x axis over [left, right]: the trapezoid under its chord, and what lies
 * between chord and arc, which is a segment of a circle once y is divided by `height`.
 */
export function areaUnder(branch: Branch, left: number, right: number): number {
  const trapezoid = (right - left) * (heightAt(branch, left) / 2 + heightAt(branch, right) / 2);
  const { curve, side } = branch;
  if (curve.kind === "straight") return trapezoid;
  const [t0, t1] = [left - curve.centre.x, right - curve.centre.x];
  const [y0, y1] = [halfChord(curve, t0), halfChord(curve, t1)];
  const cross = t1 * y0 - t0 * y1;
  const angle = atan2(cross, t0 * t1 + y0 * y1);
  const segment = (curve.halfWidth * curve.halfWidth * angle - cross) / 2;
  return trapezoid + side * curve.height * segment;
}
