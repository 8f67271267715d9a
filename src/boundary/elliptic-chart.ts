/** The parametrisation of contact curves in which two ellipses take part. */

import { setUnitVector, type Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { Span } from "./elliptic-curve.js";
import type { EllipsePiece } from "./float-piece.js";

/** The vectors of a chart in the axes of an ellipse, scaled there by its radii. */
interface View {
  readonly ellipse: EllipsePiece;
  readonly pAlong: number;
  readonly pAcross: number;
  readonly qAlong: number;
  readonly qAcross: number;
}

/**
 * Two vectors p and q, q ahead of p by less than half a turn: a unit vector e is the parameter of the point with the
 * normal along ex p + ey q.
 *
 * On a flat side of an ellipse, the point depends on the small part of the normal along the long axis, which rounding
 * loses if the normal is computed in the frame. So p and q are along axes of the ellipses, and the normal is computed in
 * the axes of each.
 */
export interface Chart {
  readonly first: View;
  readonly second: View;
  /** In the coordinates of the frame. */
  readonly px: number;
  readonly py: number;
  readonly qx: number;
  readonly qy: number;
  /** The cross product of p and q. */
  readonly area: number;
  /** The axes of both ellipses over half a turn, each ahead of the one before, as unit vectors e. */
  readonly axes: readonly Vec2[];
}

/** The unit vector along the second of two ellipses, in the axes of the first. */
interface Turn {
  readonly cosine: number;
  readonly sine: number;
}

const touched: Vec2 = { x: 0, y: 0 };

/** The chart of two ellipses. */
export function chartOf(ofA: EllipsePiece, ofB: EllipsePiece): Chart {
  const [first, second] = flatRadius(ofA) >= flatRadius(ofB) ? [ofA, ofB] : [ofB, ofA];
  const turn: Turn = {
    cosine: first.ux * second.ux + first.uy * second.uy,
    sine: first.ux * second.uy - first.uy * second.ux,
  };
  return flatSidesChart(first, second, turn) ?? firstAxesChart(first, second, turn);
}

/** The chart in which e = (cos φ, sin φ) is the parameter of the point (rx cos φ, ry sin φ) of the first ellipse. */
function firstAxesChart(first: EllipsePiece, second: EllipsePiece, turn: Turn): Chart {
  const long = Math.max(first.rx, first.ry);
  const p: Vec2 = { x: first.ry / long, y: 0 };
  const q: Vec2 = { x: 0, y: first.rx / long };
  return chartAlong(first, second, turn, p, q, turnedBack(p, turn), turnedBack(q, turn));
}

/**
 * The chart with the normals of both flat sides as p and q; null if the first one's axes are the better choice.
 *
 * With the first one's axes, points on the flat side of the second come in steps: for an angle θ between the sides, the
 * radius of curvature there times sin θ cos θ roundings. With both sides' normals, normals far from both come in steps of
 * 1 / sin θ roundings, where the radii are at most those at the ends of the long axes, divided by sin² θ. Steps below the
 * rounding of coordinates do not matter.
 */
function flatSidesChart(first: EllipsePiece, second: EllipsePiece, turn: Turn): Chart | null {
  const { cosine, sine } = turn;
  const p = flatNormal(first);
  const ofSecond = flatNormal(second);
  const q: Vec2 = turned(ofSecond, turn);
  const across = p.x * q.y - p.y * q.x;
  const size = Math.abs(across);
  const stepOfAxes = Math.abs(sine * cosine) * flatRadius(second);
  const tipRadius = Math.max(tipRadiusOf(first), tipRadiusOf(second));
  const rounding = Math.max(first.rx, first.ry) + Math.max(second.rx, second.ry);
  if (!(tipRadius + rounding * size ** 3 < stepOfAxes * size ** 3)) return null;
  const side = across > 0 ? 1 : -1;
  const forward: Vec2 = { x: side * q.x, y: side * q.y };
  const forwardOfSecond: Vec2 = { x: side * ofSecond.x, y: side * ofSecond.y };
  return chartAlong(first, second, turn, p, forward, turnedBack(p, turn), forwardOfSecond);
}

/** The chart for p and q in the axes of the first ellipse, and in those of the second. */
function chartAlong(
  first: EllipsePiece,
  second: EllipsePiece,
  turn: Turn,
  p: Vec2,
  q: Vec2,
  pOfSecond: Vec2,
  qOfSecond: Vec2,
): Chart {
  const { ux, uy } = first;
  return {
    first: viewOf(first, p, q),
    second: viewOf(second, pOfSecond, qOfSecond),
    px: p.x * ux - p.y * uy,
    py: p.x * uy + p.y * ux,
    qx: q.x * ux - q.y * uy,
    qy: q.x * uy + q.y * ux,
    area: p.x * q.y - p.y * q.x,
    axes: axesOf(turn).map((n) => {
      const e: Vec2 = { x: 0, y: 0 };
      setUnitVector(e, n.x * q.y - n.y * q.x, p.x * n.y - p.y * n.x);
      return e;
    }),
  };
}

function viewOf(ellipse: EllipsePiece, p: Vec2, q: Vec2): View {
  const { rx, ry } = ellipse;
  return { ellipse, pAlong: rx * p.x, pAcross: ry * p.y, qAlong: rx * q.x, qAcross: ry * q.y };
}

/** The axes of both ellipses over half a turn, in those of the first and beginning with its own. */
function axesOf({ cosine, sine }: Turn): Vec2[] {
  // The axis of the second that is ahead by less than a quarter turn.
  let [x, y] = [cosine, sine];
  for (let turns = 0; turns < 3 && !(y >= 0 && x > 0); turns++) [x, y] = [-y, x];
  const own: Vec2 = { x: 1, y: 0 };
  const next: Vec2 = { x: 0, y: 1 };
  return y > 0 ? [own, { x, y }, next, { x: -y, y: x }] : [own, next];
}

/** A vector in the axes of the second ellipse, in those of the first. */
function turned({ x, y }: Vec2, { cosine, sine }: Turn): Vec2 {
  return { x: cosine * x - sine * y, y: sine * x + cosine * y };
}

/** A vector in the axes of the first ellipse, in those of the second. */
function turnedBack({ x, y }: Vec2, { cosine, sine }: Turn): Vec2 {
  return { x: cosine * x + sine * y, y: cosine * y - sine * x };
}

/** The normal of a flat side of an ellipse, in its axes. */
function flatNormal({ rx, ry }: EllipsePiece): Vec2 {
  return rx >= ry ? { x: 0, y: 1 } : { x: 1, y: 0 };
}

/** The radius of curvature in the middle of the flat sides of an ellipse. */
function flatRadius({ rx, ry }: EllipsePiece): number {
  return rx >= ry ? (rx / ry) * rx : (ry / rx) * ry;
}

/** The radius of curvature at the ends of the long axis of an ellipse. */
function tipRadiusOf({ rx, ry }: EllipsePiece): number {
  return rx >= ry ? (ry / rx) * ry : (rx / ry) * rx;
}

/** Sets the normal at the parameter e. */
export function setChartNormal(out: Vec2, { px, py, qx, qy }: Chart, ex: number, ey: number): void {
  setUnitVector(out, ex * px + ey * qx, ex * py + ey * qy);
}

/** Sets the parameter e of the point with the normal n, on flat sides only as well as n determines it. */
export function setChartParameter(out: Vec2, { px, py, qx, qy }: Chart, nx: number, ny: number): void {
  setUnitVector(out, nx * qy - ny * qx, px * ny - py * nx);
}

/** Adds the support vectors of both ellipses at the parameter e. */
export function addChartSupport(out: Vec2, { first, second }: Chart, ex: number, ey: number): void {
  addViewSupport(out, first, ex, ey);
  addViewSupport(out, second, ex, ey);
}

function addViewSupport(out: Vec2, view: View, ex: number, ey: number): void {
  const { rx, ry, ux, uy } = view.ellipse;
  setTouched(view, ex, ey);
  const size = lengthOf(touched.x, touched.y);
  const alongFoot = (rx * touched.x) / size;
  const acrossFoot = (ry * touched.y) / size;
  out.x += alongFoot * ux - acrossFoot * uy;
  out.y += alongFoot * uy + acrossFoot * ux;
}

/** Sets the normal at the parameter e in the axes of an ellipse, scaled there by its radii. */
function setTouched({ pAlong, pAcross, qAlong, qAcross }: View, ex: number, ey: number): void {
  touched.x = ex * pAlong + ey * qAlong;
  touched.y = ex * pAcross + ey * qAcross;
}

/** The sum of the radii of curvature of both ellipses at the parameter e. */
export function chartRadii(chart: Chart, ex: number, ey: number): number {
  const size = normalSize(chart, ex, ey);
  return viewRadius(chart.first, size, ex, ey) + viewRadius(chart.second, size, ex, ey);
}

/** A bound on that sum over a span: of each ellipse, the lesser or the greater radius at the ends. */
export function summedRadii(
  chart: Chart,
  { fromX, fromY, toX, toY }: Span,
  bound: (p: number, q: number) => number,
): number {
  const atFrom = normalSize(chart, fromX, fromY);
  const atTo = normalSize(chart, toX, toY);
  const { first, second } = chart;
  return (
    bound(viewRadius(first, atFrom, fromX, fromY), viewRadius(first, atTo, toX, toY)) +
    bound(viewRadius(second, atFrom, fromX, fromY), viewRadius(second, atTo, toX, toY))
  );
}

function viewRadius(view: View, normalLength: number, ex: number, ey: number): number {
  const { rx, ry } = view.ellipse;
  setTouched(view, ex, ey);
  const size = lengthOf(touched.x, touched.y) / normalLength;
  return (rx / size) * (ry / size) * ((rx / size) * ry);
}

/** How far the normal turns as e turns by one radian. */
export function chartTurning(chart: Chart, ex: number, ey: number): number {
  const size = normalSize(chart, ex, ey);
  return chart.area / size / size;
}

function normalSize({ px, py, qx, qy }: Chart, ex: number, ey: number): number {
  return lengthOf(ex * px + ey * qx, ex * py + ey * qy);
}
