import { type DoubleDouble, exactProduct, minus, ofDouble, plus, times } from "../math/double-double.js";
import { dot, type FinePoint, ofDoubles, perpendicular, scale, subtract } from "./fine-point.js";
import type { Expansion } from "./newton.js";

/** The line of the points p with normal · (p − through) = 0. */
export interface LineForm {
  readonly kind: "line";
  readonly normal: FinePoint;
  readonly through: FinePoint;
  /** Whether that point is exact where the line is upright or level: no more than a stored point and one size. */
  readonly isExact: boolean;
}

/**
 * The circle or ellipse of the points where X² + Y² = level, with X = axisX · (p − centre), Y = axisY · (p − centre);
 * less inside. A circle's axes are (1, 0) and (0, 1).
 */
export interface ConicForm {
  readonly kind: "conic";
  readonly isCircle: boolean;
  readonly centre: FinePoint;
  readonly axisX: FinePoint;
  readonly axisY: FinePoint;
  readonly level: DoubleDouble;
}

/** What a piece of a boundary lies on, to about thirty digits: where it is zero. */
export type Form = LineForm | ConicForm;

const EAST = /* @__PURE__ */ ofDoubles(1, 0);
const NORTH = /* @__PURE__ */ ofDoubles(0, 1);

export function circleForm(centre: FinePoint, r: number): ConicForm {
  return { kind: "conic", isCircle: true, centre, axisX: EAST, axisY: NORTH, level: exactProduct(r, r) };
}

/** Of the ellipse with radii rx along the direction u, of any length, and ry across it: all products, no roots. */
export function ellipseForm(centre: FinePoint, u: FinePoint, rx: number, ry: number): ConicForm {
  const product = exactProduct(rx, ry);
  return {
    kind: "conic",
    isCircle: false,
    centre,
    axisX: scale(u, ofDouble(ry)),
    axisY: scale(perpendicular(u), ofDouble(rx)),
    level: times(times(product, product), dot(u, u)),
  };
}

/**
 * Pairs of doubles lose at most this part of the magnitudes that go into a value: below 2⁻⁹⁶ each of four steps (see
 * double-double.ts), the points of forms included.
 */
const PAIR_ERROR = 2 ** -92;

/** The gradient is computed in doubles from leading parts: fewer than 16 roundings of the magnitudes that go in. */
const GRADIENT_ERROR = 2 ** -49;

/** Expands a form about a point with coordinates of at most 4. */
export function expand(form: Form, x: number, y: number, out: Expansion): void {
  if (form.kind === "line") expandLine(form, x, y, out);
  else if (form.isCircle) expandCircle(form, x, y, out);
  else expandEllipse(form, x, y, out);
}

/** What v = q − through, or q − centre, is off by is counted for |v|₁ ≤ 8 and shared out by the factors of it. */
const LARGEST_OFFSET = 8;

function expandLine({ normal, through }: LineForm, x: number, y: number, out: Expansion): void {
  const vx = minus(ofDouble(x), through.x);
  const vy = minus(ofDouble(y), through.y);
  const value = plus(times(normal.x, vx), times(normal.y, vy));
  const size = Math.abs(normal.x.high) + Math.abs(normal.y.high);
  out.value = value.high;
  out.gradientX = normal.x.high;
  out.gradientY = normal.y.high;
  out.bend = 0;
  out.valueError = PAIR_ERROR * LARGEST_OFFSET * size;
  out.gradientError = GRADIENT_ERROR * size;
}

function expandCircle({ centre, level }: ConicForm, x: number, y: number, out: Expansion): void {
  const vx = minus(ofDouble(x), centre.x);
  const vy = minus(ofDouble(y), centre.y);
  const value = minus(plus(times(vx, vx), times(vy, vy)), level);
  const size = Math.abs(vx.high) + Math.abs(vy.high);
  out.value = value.high;
  out.gradientX = 2 * vx.high;
  out.gradientY = 2 * vy.high;
  out.bend = 1;
  out.valueError = PAIR_ERROR * (LARGEST_OFFSET * size + level.high);
  out.gradientError = GRADIENT_ERROR * size;
}

function expandEllipse(form: ConicForm, x: number, y: number, out: Expansion): void {
  const { axisX, axisY } = form;
  const v = subtract(ofDoubles(x, y), form.centre);
  const formX = dot(axisX, v);
  const formY = dot(axisY, v);
  const value = minus(plus(times(formX, formX), times(formY, formY)), form.level);
  const sizeX = Math.abs(axisX.x.high) + Math.abs(axisX.y.high);
  const sizeY = Math.abs(axisY.x.high) + Math.abs(axisY.y.high);
  const size = Math.abs(formX.high) * sizeX + Math.abs(formY.high) * sizeY;
  out.value = value.high;
  out.gradientX = 2 * (formX.high * axisX.x.high + formY.high * axisY.x.high);
  out.gradientY = 2 * (formX.high * axisX.y.high + formY.high * axisY.y.high);
  out.bend = sizeX * sizeX + sizeY * sizeY;
  out.valueError = PAIR_ERROR * (LARGEST_OFFSET * size + form.level.high);
  out.gradientError = GRADIENT_ERROR * size;
}
