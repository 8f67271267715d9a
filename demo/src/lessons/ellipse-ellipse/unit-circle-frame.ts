import type { Ellipse, Vec2 } from "osculate";

/**
 * A frame in which ellipse A is the unit circle about the origin and ellipse B stands upright, its centre in
 * the second quadrant (x ≤ 0, y ≥ 0).
 */
export interface UnitCircleFrame {
  /** Half width and half height of the upright ellipse. */
  readonly a: number;
  readonly b: number;
  /** Its centre. */
  readonly cx: number;
  readonly cy: number;
  /** The linear part of the map from the world into the frame; it is applied to differences from A's centre. */
  readonly map: Matrix;
  /** The part of the map that is only a turn: `map = turn · (A's axes onto the unit circle)`. */
  readonly turn: Matrix;
  /** The matrix whose singular vectors give the turn, before it (B's axes as columns). */
  readonly mixed: Matrix;
}

/** Rows (xx, xy) and (yx, yy). */
export interface Matrix {
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
}

export function multiply(m: Matrix, n: Matrix): Matrix {
  return {
    xx: m.xx * n.xx + m.xy * n.yx,
    xy: m.xx * n.xy + m.xy * n.yy,
    yx: m.yx * n.xx + m.yy * n.yx,
    yy: m.yx * n.xy + m.yy * n.yy,
  };
}

export function apply(m: Matrix, v: Vec2): Vec2 {
  return { x: m.xx * v.x + m.xy * v.y, y: m.yx * v.x + m.yy * v.y };
}

/** Turns A's axes onto the coordinate axes and divides by its radii: A becomes the unit circle. */
function toUnitCircle(a: Ellipse): Matrix {
  const length = Math.hypot(a.ux, a.uy);
  const cos = a.ux / length;
  const sin = a.uy / length;
  return { xx: cos / a.rx, xy: sin / a.rx, yx: -sin / a.ry, yy: cos / a.ry };
}

/** The unit circle's map onto the ellipse: the two half axes as columns. */
function axesOf(b: Ellipse): Matrix {
  const length = Math.hypot(b.ux, b.uy);
  const cos = b.ux / length;
  const sin = b.uy / length;
  return { xx: b.rx * cos, xy: -b.ry * sin, yx: b.rx * sin, yy: b.ry * cos };
}

/**
 * The tutorial's affine step: A onto the unit circle, then a turn that stands B upright.
 *
 * With M the image of B's half axes, the unit vectors v for which the products M v are the half axes of the image are the
 * eigenvectors (q, λ − p) of MᵀM = (p q; q r). Where M's columns are already perpendicular, as for axis-aligned pairs or
 * when A is a circle, q is 0, one eigenvector comes out as (0, 0), and its length divides 0 by 0: the frame is NaN.
 * That is the gap of the method, kept on purpose.
 */
export function frameOf(a: Ellipse, b: Ellipse): UnitCircleFrame {
  const circle = toUnitCircle(a);
  const mixed = multiply(circle, axesOf(b));
  const p = mixed.xx * mixed.xx + mixed.yx * mixed.yx;
  const q = mixed.xx * mixed.xy + mixed.yx * mixed.yy;
  const r = mixed.xy * mixed.xy + mixed.yy * mixed.yy;
  const root = Math.sqrt((p - r) ** 2 + 4 * q * q);
  const longAxis = apply(mixed, eigenvector(p, q, (p + r + root) / 2));
  const shortAxis = apply(mixed, eigenvector(p, q, (p + r - root) / 2));
  return upright(a, b, circle, mixed, longAxis, Math.hypot(shortAxis.x, shortAxis.y));
}

/** The frame when A already is a circle: nothing is stretched unevenly, so B's own axes serve and nothing is divided by 0. */
export function frameOfCircle(a: Ellipse, b: Ellipse): UnitCircleFrame {
  const circle = toUnitCircle(a);
  const mixed = multiply(circle, axesOf(b));
  return upright(a, b, circle, mixed, { x: mixed.xx, y: mixed.yx }, Math.hypot(mixed.xy, mixed.yy));
}

function eigenvector(p: number, q: number, eigenvalue: number): Vec2 {
  const length = Math.hypot(q, eigenvalue - p);
  return { x: q / length, y: (eigenvalue - p) / length };
}

/** Turns the first axis onto x, then by quarter turns until the centre is in the second quadrant. */
function upright(
  a: Ellipse,
  b: Ellipse,
  circle: Matrix,
  mixed: Matrix,
  firstAxis: Vec2,
  secondRadius: number,
): UnitCircleFrame {
  const firstRadius = Math.hypot(firstAxis.x, firstAxis.y);
  const cos = firstAxis.x / firstRadius;
  const sin = firstAxis.y / firstRadius;
  let turn: Matrix = { xx: cos, xy: sin, yx: -sin, yy: cos };
  let centre = apply(multiply(turn, circle), { x: b.x - a.x, y: b.y - a.y });
  let [width, height] = [firstRadius, secondRadius];
  for (let quarter = 0; quarter < 3 && !(centre.x <= 0 && centre.y >= 0); quarter++) {
    turn = { xx: -turn.yx, xy: -turn.yy, yx: turn.xx, yy: turn.xy };
    centre = { x: -centre.y, y: centre.x };
    [width, height] = [height, width];
  }
  return { a: width, b: height, cx: centre.x, cy: centre.y, map: multiply(turn, circle), turn, mixed };
}
