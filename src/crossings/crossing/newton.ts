import { productError } from "../../math/rounding.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../../math/verdict.js";
import { DIRECTION_ERROR, Offset, sumRest } from "../fine/offset.js";
import { EDGE, type EdgeList, LINE, Line } from "../outline/edge-list.js";

/**
 * A curve near a point q, as the zeros of a form: F(q + s) = value + gradient · s + Q(s), where Q(s) ≤ bend · |s|².
 * `valueError` and `gradientError` bound what rounding has done to the value and to the length of the gradient; the latter is
 * at least 4 roundings of |gradientX| + |gradientY|.
 */
export interface Expansion {
  value: number;
  gradientX: number;
  gradientY: number;
  bend: number;
  valueError: number;
  gradientError: number;
}

function createExpansion(): Expansion {
  return { value: 0.5, gradientX: 0.5, gradientY: 0.5, bend: 0.5, valueError: 0.5, gradientError: 0.5 };
}

/** The two curves whose crossing is sought, expanded about the same point. */
export const ofFirst: Expansion = /* @__PURE__ */ createExpansion();
export const ofSecond: Expansion = /* @__PURE__ */ createExpansion();

/** Newton's method for two forms: its step, and how far that can be trusted. */
interface Step {
  x: number;
  y: number;
  /** |x| + |y| */
  size: number;
  /** Gradient of the first form × gradient of the second: its sign is certain where the step is certified. */
  turn: number;
  inverseTurn: number;
  /** A bound on the error of each coordinate of the step. */
  error: number;
  /** There is no other zero within this distance of the step's end. */
  reach: number;
}

export const newton: Step = {
  x: 0.5,
  y: 0.5,
  size: 0.5,
  turn: 0.5,
  inverseTurn: 0.5,
  error: 0.5,
  reach: 0.5,
};

/** Sets the step of Newton's method from where both forms have been expanded. */
export function setStep(): void {
  const { value: p, gradientX: px, gradientY: py } = ofFirst;
  const { value: r, gradientX: rx, gradientY: ry } = ofSecond;
  const turn = px * ry - py * rx;
  const inverse = 1 / turn;
  newton.x = (py * r - p * ry) * inverse;
  newton.y = (p * rx - px * r) * inverse;
  newton.size = Math.abs(newton.x) + Math.abs(newton.y);
  newton.turn = turn;
  newton.inverseTurn = inverse;
}

/**
 * Whether there certainly is exactly one zero near the end of the step from q, where the forms have been expanded.
 *
 * They are F(q + s) = r + J s + Q(s), so a zero is a fixed point of T(s) = −J̃⁻¹(r + (J − J̃) s + Q(s)). Let E bound
 * |J̃⁻¹ Δr| for the error Δr of r, and let L be the slope of T within R of q: |J̃⁻¹| times the error of J and 2 |Q| R.
 * With R = 2|s₀| + 4E, s₀ = −J̃⁻¹ r̃, and L ≤ 1/4, T maps the ball of radius R into itself and is a contraction: there is
 * exactly one zero in it, within E + L R of q + s₀ (Kantorovich's argument). As |J̃⁻¹| |∂J| ≤ 1/4 there, the determinant
 * of J has one sign.
 *
 * Cramer's rule rounds each coordinate of s₀ by at most 6 u K |s₀|, where u is the unit roundoff and K the product of the
 * gradients' lengths by |1/turn|. That is less than L R ≥ 8 u K · 2|s₀|, as the errors of gradients count as 4 roundings at least.
 */
export function certifyStep(): boolean {
  const inverse = Math.abs(newton.inverseTurn);
  const firstShare = (Math.abs(ofSecond.gradientX) + Math.abs(ofSecond.gradientY)) * inverse;
  const secondShare = (Math.abs(ofFirst.gradientX) + Math.abs(ofFirst.gradientY)) * inverse;
  const valueError = firstShare * ofFirst.valueError + secondShare * ofSecond.valueError;
  const reach = 2 * newton.size + 4 * valueError;
  const slope =
    firstShare * (ofFirst.gradientError + 2 * ofFirst.bend * reach) +
    secondShare * (ofSecond.gradientError + 2 * ofSecond.bend * reach);
  if (!(slope <= 0.25)) return false;
  // Doubled, for the roundings of the step, and of the bounds themselves.
  newton.error = 2 * (valueError + slope * reach);
  newton.reach = 2 * reach;
  return true;
}

/**
 * The line that an edge is on: the points p with d × (p − a) = level, for a stored point a = (x, y); greater
 * inside.
 */
export class Edge {
  readonly isStraight = true;
  readonly isWhole = true;
  /** The origin of coordinates, relative to a. */
  readonly anchor = new Offset();
  /** Whether that is a itself. */
  isAnchor = false;
  x = 0.5;
  y = 0.5;
  dx = 0.5;
  dxLow = 0.5;
  dy = 0.5;
  dyLow = 0.5;
  level = 0.5;
  levelLow = 0.5;
}

/** Sets all but the anchor to an edge of a list. */
export function setEdge(out: Edge, list: EdgeList, edge: number): void {
  if (list.isStored) setStoredEdge(out, list, edge);
  else setLine(out, list, edge);
}

/** Takes the line through both ends, relative to the first. */
function setStoredEdge(out: Edge, { numbers }: EdgeList, edge: number): void {
  const at = EDGE * edge;
  const ax = numbers[at] as number;
  const ay = numbers[at + 1] as number;
  const bx = numbers[at + 2] as number;
  const by = numbers[at + 3] as number;
  const dx = bx - ax;
  const dy = by - ay;
  out.x = ax;
  out.y = ay;
  out.dx = dx;
  out.dxLow = sumRest(bx, -ax, dx);
  out.dy = dy;
  out.dyLow = sumRest(by, -ay, dy);
  out.level = 0;
  out.levelLow = 0;
}

function setLine(out: Edge, { x, y, lines }: EdgeList, edge: number): void {
  const at = LINE * edge;
  out.x = x;
  out.y = y;
  out.dx = lines[at + Line.dx] as number;
  out.dxLow = lines[at + Line.dxLow] as number;
  out.dy = lines[at + Line.dy] as number;
  out.dyLow = lines[at + Line.dyLow] as number;
  out.level = lines[at + Line.level] as number;
  out.levelLow = lines[at + Line.levelLow] as number;
}

/** The x of all points of a vertical edge: its d is exact and its level 0, or d has length 1 and the level is exact. */
export function abscissaOf({ x, dy, level }: Edge): number {
  return x - level / dy;
}

/** The y of all points of a horizontal edge. */
export function ordinateOf({ y, dx, level }: Edge): number {
  return y + level / dx;
}

/**
 * With u the unit roundoff and m the magnitude of both products and the level: the low part is below 6 u m and passes 9
 * roundings, and the product of two low parts is left out; 55 u² m at most.
 */
const VALUE_ERROR = 2 ** 6 * UNIT_ROUNDOFF * UNIT_ROUNDOFF;

/** Levels are products, in pairs of doubles, of a direction's length and a size or its negative. */
const LEVEL_ERROR = 2 * DIRECTION_ERROR;

/** Expands the line of an edge about a point relative to a. */
export function expandEdge(edge: Edge, v: Offset, out: Expansion): void {
  const { dx, dxLow, dy, dyLow, level } = edge;
  const ahead = dx * v.y;
  const back = dy * v.x;
  const cross = ahead - back;
  const value = cross - level;
  const rest =
    productError(dx, v.y, ahead) -
    productError(dy, v.x, back) +
    (dx * v.yLow + dxLow * v.y - (dy * v.xLow + dyLow * v.x));
  const low = sumRest(ahead, -back, cross) + rest;
  const size = Math.abs(dx) + Math.abs(dy);
  const levelSize = Math.abs(level);
  out.value = value + (sumRest(cross, -level, value) + (low - edge.levelLow));
  out.gradientX = -dy;
  out.gradientY = dx;
  out.bend = 0;
  out.gradientError = 4 * UNIT_ROUNDOFF * size;
  out.valueError =
    VALUE_ERROR * (Math.abs(ahead) + Math.abs(back) + levelSize) +
    LEVEL_ERROR * levelSize +
    2 * v.error * size +
    UNDERFLOW_ERROR;
}
