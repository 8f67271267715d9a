/** Contact curves in which an ellipse takes part. */

import { setUnitVector, type Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { RoundCurve } from "./contact-curve.js";
import {
  addChartSupport,
  chartRadii,
  chartTurning,
  setChartNormal,
  setChartParameter,
} from "./elliptic-chart.js";
import type { EllipsePiece } from "./float-piece.js";

/** A point of a curve, its parameter e, which is a unit vector, and the unit normal there. */
export interface Place extends Vec2 {
  ex: number;
  ey: number;
  nx: number;
  ny: number;
}

export function createPlace(): Place {
  return { ex: 1, ey: 0, x: 0, y: 0, nx: 1, ny: 0 };
}

/**
 * A part of a curve over which its normal turns by no more than a quarter turn, bent to one side throughout.
 *
 * It goes from one parameter e to another, towards +y. If one ellipse takes part, e = (cos φ, sin φ) is the parameter of
 * the point where that ellipse is touched at (rx cos φ, ry sin φ) in its axes; this keeps its accuracy where an ellipse
 * is thin. If two do, see `Chart`.
 */
export interface Span {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

/** Steps that bring a quarter turn down to rounding errors, even beside the tips of a thin ellipse. */
const MOST_BISECTIONS = 120;

const unit: Vec2 = { x: 0, y: 0 };
const point: Vec2 = { x: 0, y: 0 };

/** The ellipse of a curve in which only one takes part. */
export function onlyEllipse({ chart, ofA, ofB }: RoundCurve): EllipsePiece | null {
  return chart === null ? (ofA.ellipse ?? ofB.ellipse) : null;
}

/** Sets the point of a curve with the parameter e. */
export function setPlace(out: Place, curve: RoundCurve, ex: number, ey: number): void {
  const { x, y, r, chart } = curve;
  point.x = x;
  point.y = y;
  const ellipse = onlyEllipse(curve);
  if (chart !== null) {
    addChartSupport(point, chart, ex, ey);
    setChartNormal(unit, chart, ex, ey);
  } else if (ellipse !== null) {
    const { rx, ry, ux, uy } = ellipse;
    point.x = x + rx * ex * ux - ry * ey * uy;
    point.y = y + rx * ex * uy + ry * ey * ux;
    setUnitVector(unit, ry * ex * ux - rx * ey * uy, ry * ex * uy + rx * ey * ux);
  }
  out.ex = ex;
  out.ey = ey;
  out.nx = unit.x;
  out.ny = unit.y;
  out.x = point.x + r * out.nx;
  out.y = point.y + r * out.ny;
}

/**
 * The cross product of the normal and the way to a point from (px, py), by default the translation; one is between two normals if
 * the signs of these differ.
 */
export function slantOf({ x, y, nx, ny }: Place, px = 0, py = 0): number {
  return nx * (y - py) - ny * (x - px);
}

/** How far the point moves forward along the tangent per radian that e turns. */
export function speedAt(curve: RoundCurve, { ex, ey }: Place): number {
  const { chart, r } = curve;
  if (chart !== null) return chartRadii(chart, ex, ey) * chartTurning(chart, ex, ey);
  const ellipse = onlyEllipse(curve);
  if (ellipse === null) return r;
  const { rx, ry } = ellipse;
  const w = lengthOf(rx * ey, ry * ex);
  return w + r * (rx / w) * (ry / w);
}

/** Sets the parameter e of the point with the normal n, on flat sides only as well as n determines it. */
export function setParameter(out: Vec2, curve: RoundCurve, nx: number, ny: number): void {
  const ellipse = onlyEllipse(curve);
  if (curve.chart !== null) {
    setChartParameter(out, curve.chart, nx, ny);
  } else if (ellipse !== null) {
    const { rx, ry, ux, uy } = ellipse;
    setUnitVector(out, rx * (nx * ux + ny * uy), ry * (ux * ny - uy * nx));
  }
}

/** Sets the unit vector halfway from one to another that is ahead of it by less than half a turn. */
export function setMiddle(out: Vec2, { fromX, fromY, toX, toY }: Span): void {
  setUnitVector(out, fromX + toX, fromY + toY);
}

/** Sets the parameter where a span goes over from a first part to the rest, to within rounding. */
export function bisectSpan(out: Vec2, whole: Span, isInFirstPart: (ex: number, ey: number) => boolean): void {
  let { fromX, fromY, toX, toY } = whole;
  for (let step = 0; step < MOST_BISECTIONS; step++) {
    setUnitVector(out, fromX + toX, fromY + toY);
    const { x, y } = out;
    if ((x === fromX && y === fromY) || (x === toX && y === toY)) return;
    if (isInFirstPart(x, y)) {
      fromX = x;
      fromY = y;
    } else {
      toX = x;
      toY = y;
    }
  }
}

/** Whether e is between the ends of a span. */
function isInSpan({ fromX, fromY, toX, toY }: Span, ex: number, ey: number): boolean {
  return fromX * ey - fromY * ex > 0 && ex * toY - ey * toX > 0;
}

/** The parts of a span before and beyond a parameter in it. */
export function spanHalves({ fromX, fromY, toX, toY }: Span, { x, y }: Readonly<Vec2>): [Span, Span] {
  return [
    { fromX, fromY, toX: x, toY: y },
    { fromX: x, fromY: y, toX, toY },
  ];
}

/** A span split at those of some parameters that are in it. */
export function partedSpans(span: Span, places: readonly Vec2[]): Span[] {
  const parts: Span[] = [span];
  for (const place of places) {
    const index = parts.findIndex((part) => isInSpan(part, place.x, place.y));
    const part = parts[index];
    if (part !== undefined) parts.splice(index, 1, ...spanHalves(part, place));
  }
  return parts;
}

/** The spans of a curve, in order; without those where the ellipse is less curved than the hollow arc that it would touch. */
export function spansOf(curve: RoundCurve): Span[] {
  if (curve.chart !== null) return spansBetween(curve.chart.axes);
  const ellipse = onlyEllipse(curve);
  if (ellipse === null) return [];
  if (curve.r >= 0) return quartersFrom(1, 0);
  return hollowSpans(ellipse, -curve.r);
}

function quartersFrom(x: number, y: number): Span[] {
  return [
    { fromX: x, fromY: y, toX: -y, toY: x },
    { fromX: -y, fromY: x, toX: -x, toY: -y },
    { fromX: -x, fromY: -y, toX: y, toY: -x },
    { fromX: y, fromY: -x, toX: x, toY: y },
  ];
}

/** The spans of a whole turn between unit vectors over half of it and their opposites. */
function spansBetween(axes: readonly Vec2[]): Span[] {
  const all = [...axes, ...axes.map(({ x, y }) => ({ x: -x, y: -y }))];
  return all.map(({ x: fromX, y: fromY }, index) => {
    const { x: toX, y: toY } = all[(index + 1) % all.length] ?? { x: fromX, y: fromY };
    return { fromX, fromY, toX, toY };
  });
}

/**
 * Where an ellipse is at least as curved as the hollow of radius R that it touches: about the ends of its long
 * axis. In its axes its radius of curvature is w³ / (rx ry), w² = (ry cos φ)² + (rx sin φ)².
 */
function hollowSpans({ rx, ry }: EllipsePiece, hollowR: number): Span[] {
  const isLong = rx >= ry;
  const long = Math.max(rx, ry);
  const short = Math.min(rx, ry);
  // w³ = R rx ry, w being between the radii.
  const cube = (hollowR / long) * short;
  if (cube >= long) return quartersFrom(1, 0);
  if (cube < (short / long) * (short / long) * short) return [];
  const w = rootOfCube(cube * long * long, long);
  const s = Math.sqrt(Math.max(((w - short) / (long - short)) * ((w + short) / (long + short)), 0));
  const c = Math.sqrt((1 - s) * (1 + s));
  const [x, y] = isLong ? [1, 0] : [0, 1];
  const [fromX, fromY, toX, toY] = isLong ? [c, -s, c, s] : [s, c, -s, c];
  return [
    { fromX, fromY, toX: x, toY: y },
    { fromX: x, fromY: y, toX, toY },
    { fromX: -fromX, fromY: -fromY, toX: -x, toY: -y },
    { fromX: -x, fromY: -y, toX: -toX, toY: -toY },
  ];
}

/** The w with a cube, from one that is not less, by Newton's method: from there it falls till rounding stops it. */
function rootOfCube(cube: number, most: number): number {
  let w = most;
  for (;;) {
    const next = w - (w - cube / (w * w)) / 3;
    if (!(next < w)) return w;
    w = next;
  }
}

/** The curvature of a curve at one of its points. */
export function bendAt(curve: RoundCurve, { ex, ey }: Place): number {
  const { chart, r } = curve;
  if (chart !== null) return 1 / chartRadii(chart, ex, ey);
  const ellipse = onlyEllipse(curve);
  if (ellipse === null) return 1 / r;
  const { rx, ry } = ellipse;
  const w = lengthOf(rx * ey, ry * ex);
  return 1 / (r + (w / rx) * (w / ry) * w);
}
