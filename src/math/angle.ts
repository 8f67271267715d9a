import { productError } from "./rounding.js";
import { atan2, ReducedAngle, reduceAngle, setDirectionOfReduced } from "./trigonometry.js";
import { outOfRange, requireFinite, wrongType } from "./validation.js";
import type { Angle, Direction, Vec2 } from "./vector.js";

const EIGHTH_TURN = Math.PI / 4;
const MOST_EIGHTH_TURNS = 2 ** 30;

// The ideal directions of the multiples of 45°, for radians (of length 1) and for degrees (of round
// components).
const C = Math.SQRT1_2;
const RADIAN_COMPONENTS = [1, C, 0, -C, -1, -C, 0, C] as const;
const DEGREE_COMPONENTS = [1, 1, 0, -1, -1, -1, 0, 1] as const;

// π/180 and 180/π, each as the sum of two doubles.
const RADIANS_PER_DEGREE = 0.017453292519943295;
const RADIANS_PER_DEGREE_REST = 2.9486522708701687e-19;
const DEGREES_PER_RADIAN = 57.29577951308232;
const DEGREES_PER_RADIAN_REST = -1.9878495670576283e-15;

/** The direction that `degrees` made, and the number it was made from. */
interface DirectionInDegrees extends Direction {
  readonly degrees: number;
}

/**
 * The k for which `angle` is the double `k * Math.PI / 4` (or `k * (Math.PI / 4)`, the same double), |k| ≤
 * 2³⁰.
 *
 * Such an angle stands for the ideal direction; `undefined` for every other angle.
 */
export function eighthTurns(angle: number): number | undefined {
  const k = Math.floor(angle / EIGHTH_TURN + 0.5);
  return Math.abs(k) <= MOST_EIGHTH_TURNS && k * EIGHTH_TURN === angle ? k : undefined;
}

/**
 * An angle in radians, and its direction. A separate class, for the reason that `ScratchVector` is; its fields are set
 * before a call, since numbers passed as arguments may go to the heap.
 */
export class Turn implements Vec2 {
  radians = 0.5;
  x = 0.5;
  y = 0.5;
}

const reduced = /* @__PURE__ */ new ReducedAngle();
const scratch = /* @__PURE__ */ new Turn();

/**
 * Sets a turn to the direction of its radians: the ideal one at multiples of π/4 (|cos| = |sin| at odd ones), else
 * (cos, sin), each within 2⁻⁵³; the same bits on every engine.
 *
 * Throws RangeError unless they are finite; the message begins with `parameter`, for instance "ellipse: angle".
 */
export function turnByRadians(turn: Turn, parameter: string): void {
  const { radians } = turn;
  if (!Number.isFinite(radians)) throw outOfRange(radians, parameter, "a finite number");
  const k = Math.floor(radians / EIGHTH_TURN + 0.5);
  if (k * EIGHTH_TURN === radians && Math.abs(k) <= MOST_EIGHTH_TURNS) {
    setEighthTurns(turn, k, RADIAN_COMPONENTS);
    return;
  }
  reduced.high = radians;
  reduceAngle(reduced);
  setDirectionOfReduced(turn, reduced);
  turn.x += 0;
  turn.y += 0;
}

/**
 * Sets a turn to a direction given by the user, unchanged.
 *
 * Throws TypeError for what is no direction, RangeError for NaN, an infinity or the zero direction.
 */
export function turnByDirection(turn: Turn, direction: Direction, parameter: string): void {
  if (typeof direction !== "object" || direction === null) {
    throw wrongType(direction, parameter, "a number of radians or a direction { x, y }");
  }
  const x = requireFinite(direction.x, `${parameter}.x`);
  const y = requireFinite(direction.y, `${parameter}.y`);
  if (x === 0 && y === 0) {
    throw new RangeError(`${parameter} must be a direction { x, y } other than zero, got { x: 0, y: 0 }`);
  }
  turn.x = x;
  turn.y = y;
}

/** Sets a turn to the direction of an angle given by the user: for radians as `turnByRadians` sets it; a direction unchanged. */
export function turnByAngle(turn: Turn, angle: Angle, parameter: string): void {
  if (typeof angle === "number") {
    turn.radians = angle;
    turnByRadians(turn, parameter);
  } else turnByDirection(turn, angle, parameter);
}

/** The direction of a finite angle in radians, as `turnByRadians` sets it. */
export function directionFromRadians(radians: number): Direction {
  scratch.radians = radians;
  turnByRadians(scratch, "radians");
  return { x: scratch.x, y: scratch.y };
}

/**
 * The direction of an angle given by the user, as `turnByAngle` sets it.
 *
 * Throws TypeError for what is neither, RangeError as these do.
 */
export function directionFromAngle(angle: Angle, parameter: string): Direction {
  turnByAngle(scratch, angle, parameter);
  return { x: scratch.x, y: scratch.y };
}

/**
 * The direction of `d` degrees, from +x towards +y, for use wherever an angle is accepted.
 *
 * Exact at multiples of 45 (components 0 and ±1), else (cos, sin), each within 2⁻⁵³. It remembers `d`, so
 * that a sector from `degrees(0)` to `degrees(360)` is the whole disc. Throws TypeError if `d` is no number,
 * RangeError if it is not finite.
 *
 * @example
 * degrees(90); // { x: 0, y: 1 }
 * relate(rect(0, 0, 4, 2, degrees(90)), rect(0, 0, 2, 4)); // equal
 */
export function degrees(d: number): Direction {
  requireFinite(d, "degrees: d");
  const direction = directionOfDegrees(d);
  Object.defineProperty(direction, "degrees", { value: d + 0 });
  return direction;
}

/** The number of degrees a direction was made from by `degrees`, or `undefined`. */
export function degreesOf(angle: Angle): number | undefined {
  if (typeof angle !== "object" || angle === null) return undefined;
  const remembered = (angle as Partial<DirectionInDegrees>).degrees;
  if (typeof remembered !== "number" || !Number.isFinite(remembered)) return undefined;
  // The property may have been set by others: it counts only if it agrees with x and y.
  const { x, y } = directionOfDegrees(remembered);
  return angle.x === x && angle.y === y ? remembered : undefined;
}

/**
 * An angle in degrees: for radians with their sign and turns (`toDegrees(-Math.PI)` is −180); for a direction the number
 * from which `degrees` made it, else the one above −180 and up to 180.
 *
 * The doubles `k * Math.PI / 4` give exactly `45 * k` for integers |k| ≤ 2³⁰, and directions that are multiples of 45° are as
 * exact. Error: ≤ 1 ulp for radians, ≤ 3 for directions. Throws TypeError if it is no angle, RangeError if a number of it or the
 * result is not finite, or the direction is zero.
 *
 * @example
 * toDegrees(Math.PI / 2); // 90
 * toDegrees({ x: -1, y: 1 }); // 135
 */
export function toDegrees(angle: Angle): number {
  return typeof angle === "number" ? radiansToDegrees(angle) : directionToDegrees(angle);
}

function directionToDegrees(direction: Direction): number {
  turnByDirection(scratch, direction, "toDegrees: angle");
  return degreesOf(direction) ?? radiansToDegrees(atan2(scratch.y, scratch.x));
}

function radiansToDegrees(radians: number): number {
  requireFinite(radians, "toDegrees: angle");
  const k = eighthTurns(radians);
  if (k !== undefined) return 45 * k + 0;
  const product = radians * DEGREES_PER_RADIAN;
  const size = Math.abs(product);
  // At these magnitudes the error of the product is not computable; the plain product is within 1 ulp all the same.
  if (size < 2 ** -900 || size > 2 ** 900) {
    return requireFinite(product, "toDegrees: the result");
  }
  return product + (productError(radians, DEGREES_PER_RADIAN, product) + radians * DEGREES_PER_RADIAN_REST);
}

function directionOfDegrees(d: number): { x: number; y: number } {
  // All exact: the remainder is, and so is a difference of neighbours within a factor of two.
  const turned = d % 360;
  const quarterTurns = Math.floor(turned / 90 + 0.5);
  const rest = turned - 90 * quarterTurns;
  if (rest % 45 === 0) {
    setEighthTurns(scratch, 2 * quarterTurns + rest / 45, DEGREE_COMPONENTS);
  } else {
    const high = rest * RADIANS_PER_DEGREE;
    reduced.quarterTurns = (((quarterTurns % 4) + 4) % 4) as 0 | 1 | 2 | 3;
    reduced.high = high;
    reduced.low = productError(rest, RADIANS_PER_DEGREE, high) + rest * RADIANS_PER_DEGREE_REST;
    setDirectionOfReduced(scratch, reduced);
  }
  return { x: scratch.x + 0, y: scratch.y + 0 };
}

function setEighthTurns(
  out: Vec2,
  k: number,
  cosines: typeof RADIAN_COMPONENTS | typeof DEGREE_COMPONENTS,
): void {
  const turn = ((k % 8) + 8) % 8;
  out.x = cosines[turn] ?? 1;
  out.y = cosines[(turn + 6) % 8] ?? 0;
}
