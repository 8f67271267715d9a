import {
  type Axis,
  cross,
  type Disc,
  difference,
  dot,
  firstAxis,
  type Oval,
  quarterTurn,
  type Vector,
} from "./figure.js";
import { type Polynomial, polynomial } from "./polynomial.js";

/** An ellipse that may be a disc. */
export interface RoundFigure {
  readonly centre: Vector;
  readonly rx: bigint;
  readonly ry: bigint;
  readonly axis: Axis;
}

export function roundFigure(figure: Disc | Oval): RoundFigure {
  if (figure.form === "oval") return figure;
  return { centre: figure.centre, rx: figure.radius, ry: figure.radius, axis: firstAxis };
}

/** A linear function a·X + b·Y + c·Z of three coordinates. */
interface Linear {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
}

/** The quadratic form xx·X² + 2xy·XY + yy·Y² + 2xz·XZ + 2yz·YZ + zz·Z². */
export interface Quadratic {
  readonly xx: bigint;
  readonly xy: bigint;
  readonly yy: bigint;
  readonly xz: bigint;
  readonly yz: bigint;
  readonly zz: bigint;
}

/**
 * The ellipse as a quadratic form in coordinates (X : Y : Z) of the plane, in which the point p with
 * `weight`·(p − origin) = X·first + Y·second has Z = 1: negative inside, zero on the boundary.
 *
 * With q = p − centre: ry²(u·q)² + rx²(u × q)² − rx²ry²|u|², times the square of the weight.
 */
export function formInFrame(
  ellipse: RoundFigure,
  origin: Vector,
  first: Vector,
  second: Vector,
  weight: bigint,
): Quadratic {
  const { rx, ry, axis } = ellipse;
  const offset = difference(origin, ellipse.centre);
  const along: Linear = { a: dot(axis, first), b: dot(axis, second), c: weight * dot(axis, offset) };
  const across: Linear = { a: cross(axis, first), b: cross(axis, second), c: weight * cross(axis, offset) };
  const rx2 = rx * rx;
  const ry2 = ry * ry;
  return {
    xx: ry2 * along.a * along.a + rx2 * across.a * across.a,
    xy: ry2 * along.a * along.b + rx2 * across.a * across.b,
    yy: ry2 * along.b * along.b + rx2 * across.b * across.b,
    xz: ry2 * along.a * along.c + rx2 * across.a * across.c,
    yz: ry2 * along.b * along.c + rx2 * across.b * across.c,
    zz:
      ry2 * along.c * along.c + rx2 * across.c * across.c - rx2 * ry2 * axis.length.square * weight * weight,
  };
}

/** The sign of this is negative inside the ellipse, zero on its boundary, positive outside. */
export function ellipseFormAt(ellipse: RoundFigure, p: Vector): bigint {
  const { rx, ry, axis } = ellipse;
  const q = difference(p, ellipse.centre);
  const along = ry * dot(axis, q);
  const across = rx * cross(axis, q);
  const scale = rx * ry;
  return along * along + across * across - scale * scale * axis.length.square;
}

/**
 * The form of `other` along the boundary of `path`, as a form of degree 4 in the half-angle tangent t.
 *
 * A point of the boundary is c + a·rx·û + b·ry·û⊥ with a² + b² = 1. The unit vector (a, b) is written as the
 * vector (cos ψ, sin ψ) turned by û: then û occurs twice in every product, so no root of |u|² remains, and ψ has
 * the rational parametrisation (1 − t² : 2t : 1 + t²). On a disc ψ is the angle from +x.
 */
export function formAlongBoundary(path: RoundFigure, other: RoundFigure): Polynomial {
  const { rx, ry, axis } = path;
  const perpendicular = quarterTurn(axis);
  const byCosine: Vector = {
    x: rx * axis.x * axis.x + ry * axis.y * perpendicular.x,
    y: rx * axis.x * axis.y + ry * axis.y * perpendicular.y,
  };
  const bySine: Vector = {
    x: -rx * axis.y * axis.x + ry * axis.x * perpendicular.x,
    y: -rx * axis.y * axis.y + ry * axis.x * perpendicular.y,
  };
  const form = formInFrame(other, path.centre, byCosine, bySine, axis.length.square);
  return polynomial(
    form.zz + form.xx + 2n * form.xz,
    4n * (form.yz + form.xy),
    2n * (form.zz - form.xx) + 4n * form.yy,
    4n * (form.yz - form.xy),
    form.zz + form.xx - 2n * form.xz,
  );
}
