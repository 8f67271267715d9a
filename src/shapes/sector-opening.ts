import { degreesOf, eighthTurns } from "../math/angle.js";
import { crossSign, dotSign } from "../math/direction-sign.js";
import { reduceAngle } from "../math/pi-reduction.js";
import { sumError } from "../math/rounding.js";
import type { Angle } from "../math/vector.js";
import { Opening } from "./kind.js";

/**
 * What is known of a sector's opening before its directions are rounded.
 *
 * Rounded directions decide between less than half and half or more, save where start and end nearly
 * coincide: there only the nominal opening can tell nothing from everything.
 */
export const Nominal = { belowQuarter: 0, between: 1, aboveThreeQuarters: 2, whole: 3 } as const;

export type Nominal = (typeof Nominal)[keyof typeof Nominal];

/** An opening and an end direction that agree with each other and with the start direction. */
export interface ResolvedOpening {
  readonly opening: Opening;
  readonly endX: number;
  readonly endY: number;
}

/**
 * The opening of a sector with the given rounded directions, and the end direction that goes with it.
 *
 * Where the directions contradict the nominal opening, the end becomes the start: nothing or the whole disc.
 * So start × end = 0 only if the end is bit for bit the start (opening 0, or whole) or its opposite (half).
 */
export function resolveOpening(
  startX: number,
  startY: number,
  endX: number,
  endY: number,
  nominal: Nominal,
): ResolvedOpening {
  const nothing = { opening: Opening.lessThanHalf, endX: startX, endY: startY };
  const whole = { opening: Opening.whole, endX: startX, endY: startY };
  if (nominal === Nominal.whole) return whole;
  const cross = crossSign(startX, startY, endX, endY);
  if (cross === 0) {
    if (dotSign(startX, startY, endX, endY) < 0) {
      return { opening: Opening.halfOrMore, endX: 0 - startX, endY: 0 - startY };
    }
    return nominal === Nominal.aboveThreeQuarters ? whole : nothing;
  }
  if (cross < 0) {
    return nominal === Nominal.belowQuarter ? nothing : { opening: Opening.halfOrMore, endX, endY };
  }
  return nominal === Nominal.aboveThreeQuarters ? whole : { opening: Opening.lessThanHalf, endX, endY };
}

/** What two directions that are taken as exact say of the opening from the first to the second. */
export function nominalOfDirections(startX: number, startY: number, endX: number, endY: number): Nominal {
  if (dotSign(startX, startY, endX, endY) <= 0) return Nominal.between;
  return crossSign(startX, startY, endX, endY) < 0 ? Nominal.aboveThreeQuarters : Nominal.belowQuarter;
}

/**
 * The nominal opening between two angles: by their difference if both are numbers (or `degrees`), as
 * `ctx.arc`.
 */
export function nominalOfAngles(startAngle: Angle, endAngle: Angle): Nominal {
  if (typeof startAngle === "number" && typeof endAngle === "number") {
    return nominalOfRadians(startAngle, endAngle);
  }
  const start = degreesOf(startAngle);
  const end = degreesOf(endAngle);
  if (start !== undefined && end !== undefined) return nominalOfDegrees(start, end);
  return Nominal.between;
}

// 2π(1 − 2⁻⁵⁰) as the sum of two doubles.
const WHOLE_TURN = 6.283185307179581;
const WHOLE_TURN_REST = -6.5897187835890096e-18;

function nominalOfRadians(start: number, end: number): Nominal {
  // Multiples of π/4 stand for their ideal directions, so their ideal difference counts.
  const startEighths = eighthTurns(start);
  const endEighths = eighthTurns(end);
  if (startEighths !== undefined && endEighths !== undefined) {
    return nominalOfDegrees(45 * startEighths, 45 * endEighths);
  }
  // A rounded start + 2π may be less than a turn away: it was meant to be one.
  if (end > start && end >= start + 2 * Math.PI) return Nominal.whole;
  const difference = end - start;
  if (difference === Number.NEGATIVE_INFINITY) return nominalOfSum(end, -start);
  const error = sumError(end, -start, difference);
  if (difference - WHOLE_TURN + (error - WHOLE_TURN_REST) >= 0) return Nominal.whole;
  return nominalOfSum(difference, error);
}

function nominalOfSum(a: number, b: number): Nominal {
  const first = reduceAngle(a);
  const second = reduceAngle(b);
  const rest = first.high + second.high + (first.low + second.low);
  return nominalOfQuarters(first.quarterTurns + second.quarterTurns, rest);
}

// 360 − 360 (1 − 2⁻⁵⁰)
const WHOLE_TURN_MARGIN = 45 * 2 ** -47;

function nominalOfDegrees(start: number, end: number): Nominal {
  const difference = end - start;
  if (difference > 400) return Nominal.whole;
  if (difference - 360 + sumError(end, -start, difference) >= -WHOLE_TURN_MARGIN) return Nominal.whole;
  const startRest = start % 360;
  const endRest = end % 360;
  const turned = endRest - startRest;
  const quarterTurns = Math.floor(turned / 90 + 0.5);
  const rest = turned - 90 * quarterTurns + sumError(endRest, -startRest, turned);
  return nominalOfQuarters(quarterTurns, rest);
}

/**
 * The class of an angle of `quarterTurns` quarters and a remainder of less than a quarter, of either sign.
 */
function nominalOfQuarters(quarterTurns: number, rest: number): Nominal {
  const begun = rest < 0 ? quarterTurns - 1 : quarterTurns;
  const quarter = ((begun % 4) + 4) % 4;
  return quarter === 0 ? Nominal.belowQuarter : quarter === 3 ? Nominal.aboveThreeQuarters : Nominal.between;
}
