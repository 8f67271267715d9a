/** The directions that a sector, an annular sector and an arc have in common. */

import { degreesOf, directionFromAngle, eighthTurns } from "../math/angle.js";
import type { Sign } from "../math/exact.js";
import { sumError } from "../math/rounding.js";
import { ReducedAngle, reduceAngle } from "../math/trigonometry.js";
import { requireFinite } from "../math/validation.js";
import { type Angle, type Direction, ScratchVector, turnBy } from "../math/vector.js";
import { crossSign, dotSign } from "../math/verdict.js";
import { type Directions, type Kind, Opening, type Posed } from "./kind.js";

/**
 * What is known of a sector's opening before its directions are rounded.
 *
 * Rounded directions distinguish less than half from half or more, unless start and end nearly coincide: there only the
 * nominal opening distinguishes nothing from everything.
 */
export const Nominal = { belowQuarter: 0, between: 1, aboveThreeQuarters: 2, whole: 3 } as const;

export type Nominal = (typeof Nominal)[keyof typeof Nominal];

/** Two directions, and the opening from the first to the second. A separate class, for the reason that `ScratchVector` is. */
export class OpenedDirections {
  opening: Opening = Opening.lessThanHalf;
  startX = 0.5;
  startY = 0.5;
  endX = 0.5;
  endY = 0.5;
}

/**
 * Finds the opening between two rounded directions, and makes the end agree with it.
 *
 * If the directions contradict the nominal opening, the end becomes the start: nothing or the whole disc. So start × end
 * = 0 only if the end is bit for bit the start (opening 0, or whole) or its opposite (half).
 */
function resolveOpening(directions: OpenedDirections, nominal: Nominal): void {
  if (nominal === Nominal.whole) {
    close(directions, Opening.whole);
    return;
  }
  const cross = crossSignOf(directions);
  if (cross > 0) {
    if (nominal === Nominal.aboveThreeQuarters) close(directions, Opening.whole);
    else directions.opening = Opening.lessThanHalf;
  } else if (cross < 0) {
    if (nominal === Nominal.belowQuarter) close(directions, Opening.lessThanHalf);
    else directions.opening = Opening.halfOrMore;
  } else if (dotSignOf(directions) < 0) {
    directions.opening = Opening.halfOrMore;
    directions.endX = 0 - directions.startX;
    directions.endY = 0 - directions.startY;
  } else {
    close(directions, nominal === Nominal.aboveThreeQuarters ? Opening.whole : Opening.lessThanHalf);
  }
}

function close(directions: OpenedDirections, opening: Opening): void {
  directions.opening = opening;
  directions.endX = directions.startX;
  directions.endY = directions.startY;
}

/** The nominal opening between two directions that are taken as exact. */
function nominalOfDirections(directions: Readonly<OpenedDirections>): Nominal {
  if (dotSignOf(directions) <= 0) return Nominal.between;
  return crossSignOf(directions) < 0 ? Nominal.aboveThreeQuarters : Nominal.belowQuarter;
}

/** The sign of start × end. Rounding is monotone: products that differ when rounded do differ. */
function crossSignOf({ startX, startY, endX, endY }: Readonly<OpenedDirections>): Sign {
  const first = startX * endY;
  const second = startY * endX;
  return first > second ? 1 : first < second ? -1 : crossSign(startX, startY, endX, endY);
}

/** The sign of start · end. */
function dotSignOf({ startX, startY, endX, endY }: Readonly<OpenedDirections>): Sign {
  const first = startX * endX;
  const second = -startY * endY;
  return first > second ? 1 : first < second ? -1 : dotSign(startX, startY, endX, endY);
}

/** The nominal opening between two angles: from their difference if both are numbers (or `degrees`), as in `ctx.arc`. */
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
  // A rounded start + 2π may be less than a turn away, but was meant to be one.
  if (end > start && end >= start + 2 * Math.PI) return Nominal.whole;
  const difference = end - start;
  if (difference === Number.NEGATIVE_INFINITY) return nominalOfSum(end, -start);
  const error = sumError(end, -start, difference);
  if (difference - WHOLE_TURN + (error - WHOLE_TURN_REST) >= 0) return Nominal.whole;
  return nominalOfSum(difference, error);
}

function nominalOfSum(a: number, b: number): Nominal {
  const first = reducedAngle(a);
  const second = reducedAngle(b);
  const rest = first.high + second.high + (first.low + second.low);
  return nominalOfQuarters(first.quarterTurns + second.quarterTurns, rest);
}

function reducedAngle(radians: number): ReducedAngle {
  const angle = new ReducedAngle();
  angle.high = radians;
  reduceAngle(angle);
  return angle;
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

/** The directions that define a set, with the opening between them. */
export type WorldDirections = Readonly<OpenedDirections>;

/** A sector, an annular sector or an arc without its radii. */
interface Unturned<K extends Kind> extends Directions, Posed {
  readonly kind: K;
}

/**
 * A shape around (x, y) that is not turned yet; messages call it `name`. The caller must assign its radii: V8 takes ten
 * times as long if they are spread into a new object, and for every later change of its pose.
 */
export function unturned<K extends Kind>(
  kind: K,
  x: number,
  y: number,
  directions: WorldDirections,
  name: string,
): Unturned<K> {
  const { opening, startX, startY, endX, endY } = directions;
  return {
    kind,
    x: requireFinite(x, `${name}: x`),
    y: requireFinite(y, `${name}: y`),
    opening,
    startX,
    startY,
    endX,
    endY,
    ux: 1,
    uy: 0,
    localStartX: startX,
    localStartY: startY,
    localEndX: endX,
    localEndY: endY,
  };
}

/** The directions between two angles, for a shape that messages call `kind`. */
export function directionsBetween(startAngle: Angle, endAngle: Angle, kind: string): WorldDirections {
  const start = directionFromAngle(startAngle, `${kind}: startAngle`);
  const end = directionFromAngle(endAngle, `${kind}: endAngle`);
  return resolvedDirections(start, end, nominalOfAngles(startAngle, endAngle));
}

/** Directions that are consistent with the nominal opening between them. */
export function resolvedDirections(start: Direction, end: Direction, nominal: Nominal): WorldDirections {
  const directions = new OpenedDirections();
  directions.startX = start.x;
  directions.startY = start.y;
  directions.endX = end.x;
  directions.endY = end.y;
  resolveOpening(directions, nominal);
  return directions;
}

const made = /* @__PURE__ */ new OpenedDirections();
const start = /* @__PURE__ */ new ScratchVector();
const end = /* @__PURE__ */ new ScratchVector();

/** The opening a shape was made with, before any turn: it follows from its local directions. */
export function madeOpening(shape: Directions): Opening {
  made.startX = shape.localStartX;
  made.startY = shape.localStartY;
  made.endX = shape.localEndX;
  made.endY = shape.localEndY;
  // Only an opening of nothing and a whole one have equal directions, and no rotation exchanges these.
  if (made.startX === made.endX && made.startY === made.endY) return shape.opening;
  resolveOpening(made, Nominal.between);
  return made.opening;
}

/**
 * Rotates the directions with which a shape was made, and finds the opening between them after rounding. On entry, the
 * opening may be that of the shape at any other angle.
 */
export function turnDirections(directions: OpenedDirections, turn: Direction): void {
  start.x = directions.startX;
  start.y = directions.startY;
  end.x = directions.endX;
  end.y = directions.endY;
  const isWhole = directions.opening === Opening.whole && start.x === end.x && start.y === end.y;
  const nominal = isWhole ? Nominal.whole : nominalOfDirections(directions);
  turnBy(start, turn);
  turnBy(end, turn);
  directions.startX = start.x;
  directions.startY = start.y;
  directions.endX = end.x;
  directions.endY = end.y;
  resolveOpening(directions, nominal);
}

/** The directions a shape was made with, before any turn. */
export function directionsWhenMade(shape: Directions): WorldDirections {
  return {
    opening: madeOpening(shape),
    startX: shape.localStartX,
    startY: shape.localStartY,
    endX: shape.localEndX,
    endY: shape.localEndY,
  };
}
