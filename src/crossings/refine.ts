import { type DoubleDouble, exactSum } from "../math/double-double.js";
import type { FinePoint } from "./fine-point.js";
import { expand, type Form } from "./form.js";
import { FRAME_SIZE } from "./frame.js";
import { certifyStep, newton, ofFirst, ofSecond, setStep } from "./newton.js";

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

/** The zero one step from (x, y), where the forms have been expanded. */
function certified(first: Form, second: Form, x: number, y: number): CommonZero | null {
  if (!certifyStep()) return null;
  const exactX = abscissaOf(first) ?? abscissaOf(second);
  const exactY = ordinateOf(first) ?? ordinateOf(second);
  // The first property must not be x: see FinePoint.
  return {
    turn: newton.turn,
    reach: newton.reach,
    errorX: exactX === null ? newton.error : 0,
    errorY: exactY === null ? newton.error : 0,
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
