import { type DoubleDouble, exactSum } from "../math/double-double.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { FinePoint } from "./fine-point.js";
import { type Expansion, expand, type Form } from "./form.js";
import { FRAME_SIZE } from "./frame.js";

/** A common zero of two forms, certainly the only one within `reach` of it. */
export interface CommonZero extends FinePoint {
  /** Its coordinates are off by at most these. */
  readonly errorX: number;
  readonly errorY: number;
  /** How far around its leading doubles there is no other. */
  readonly reach: number;
  /** Gradient of the first form × gradient of the second: its sign is certain. */
  readonly turn: number;
}

const MOST_STEPS = 8;

/** Points of a frame are within half of this. */
const FARTHEST = 2 * FRAME_SIZE;

/** Steps below this leave an error far below the last bit of a coordinate of ordinary size. */
const SMALL_STEP = 2 ** -44;

/** Solving the two linear equations by Cramer's rule passes fewer than 8 roundings. */
const SOLUTION_ERROR = 8 * UNIT_ROUNDOFF;

const ofFirst: Expansion = /* @__PURE__ */ createExpansion();
const ofSecond: Expansion = /* @__PURE__ */ createExpansion();

/** Newton's method for two forms: its step, and what decides how far that can be trusted. */
interface Step {
  x: number;
  y: number;
  /** |x| + |y| */
  size: number;
  turn: number;
}

const newton: Step = { x: 0.5, y: 0.5, size: 0.5, turn: 0.5 };

/**
 * The zero common to two forms that is near a point: Newton's method, the values of the forms computed in pairs of
 * doubles. Null if it cannot be certified.
 */
export function commonZeroNear(first: Form, second: Form, x: number, y: number): CommonZero | null {
  let [qx, qy] = [x, y];
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    // Not a number, or beyond the frame.
    if (!(Math.abs(qx) <= FARTHEST && Math.abs(qy) <= FARTHEST)) return null;
    expand(first, qx, qy, ofFirst);
    expand(second, qx, qy, ofSecond);
    setStep();
    if (newton.size <= SMALL_STEP) return certified(first, second, qx, qy);
    qx += newton.x;
    qy += newton.y;
  }
  return null;
}

function setStep(): void {
  const { value: p, gradientX: px, gradientY: py } = ofFirst;
  const { value: r, gradientX: rx, gradientY: ry } = ofSecond;
  const turn = px * ry - py * rx;
  newton.x = (py * r - p * ry) / turn;
  newton.y = (p * rx - px * r) / turn;
  newton.size = Math.abs(newton.x) + Math.abs(newton.y);
  newton.turn = turn;
}

/**
 * The zero one step from q, where the forms have been expanded.
 *
 * They are F(q + s) = r + J s + Q(s) there, so that a zero is a fixed point of T(s) = −J̃⁻¹(r + (J − J̃) s +
 * Q(s)). Let E bound |J̃⁻¹ Δr| for the error Δr of r, and L the slope of T, that is |J̃⁻¹| times the error of J
 * and 2 |Q| R, within R of q. With R = 2|s₀| + 4E, s₀ = −J̃⁻¹ r̃, and L ≤ 1/4, T maps the ball of radius R into
 * itself and is a contraction: there is exactly one zero in it, and it is within E + L R of q + s₀
 * (Kantorovich's argument). As |J̃⁻¹| |∂J| ≤ 1/4 there, the determinant of J has one sign.
 */
function certified(first: Form, second: Form, x: number, y: number): CommonZero | null {
  const size = Math.abs(newton.turn);
  const firstShare = (Math.abs(ofSecond.gradientX) + Math.abs(ofSecond.gradientY)) / size;
  const secondShare = (Math.abs(ofFirst.gradientX) + Math.abs(ofFirst.gradientY)) / size;
  const valueError = firstShare * ofFirst.valueError + secondShare * ofSecond.valueError;
  const reach = 2 * newton.size + 4 * valueError;
  const slope =
    firstShare * (ofFirst.gradientError + 2 * ofFirst.bend * reach) +
    secondShare * (ofSecond.gradientError + 2 * ofSecond.bend * reach);
  if (!(slope <= 0.25)) return null;
  const solution =
    SOLUTION_ERROR * (firstShare * Math.abs(ofFirst.value) + secondShare * Math.abs(ofSecond.value));
  // Twice, for the roundings of the bounds themselves.
  const error = 2 * (valueError + slope * reach + solution);
  const exactX = abscissaOf(first) ?? abscissaOf(second);
  const exactY = ordinateOf(first) ?? ordinateOf(second);
  // The first property must not be x: see FinePoint.
  return {
    turn: newton.turn,
    reach: 2 * reach,
    errorX: exactX === null ? error : 0,
    errorY: exactY === null ? error : 0,
    x: exactX ?? exactSum(x, newton.x),
    y: exactY ?? exactSum(y, newton.y),
  };
}

/** The x that all points of an upright line have. */
function abscissaOf(form: Form): DoubleDouble | null {
  return form.kind === "line" && form.isExact && form.normal.y.high === 0 ? form.through.x : null;
}

/** The y that all points of a level line have. */
function ordinateOf(form: Form): DoubleDouble | null {
  return form.kind === "line" && form.isExact && form.normal.x.high === 0 ? form.through.y : null;
}

function createExpansion(): Expansion {
  return { value: 0.5, gradientX: 0.5, gradientY: 0.5, bend: 0.5, valueError: 0.5, gradientError: 0.5 };
}
