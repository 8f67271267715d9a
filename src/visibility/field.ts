import { type Frame, fromFrame } from "../boundary/frame.js";
import { normalizingPower } from "../math/exact.js";
import type { Vec2 } from "../math/vector.js";
import { setUnitVector } from "../math/vector.js";
import { type Circle, Kind, Opening, type Sector } from "../shapes/kind.js";

/** A nominal opening of nearly a whole turn may round to one of nearly nothing. */
const ALMOST_NO_TURN = 0.5;

const unit: Vec2 = { x: 0, y: 0 };

/**
 * The field of view, in coordinates relative to the eye, multiplied by the power of two that brings the range of
 * sight into [1, 2).
 */
export class Field {
  readonly frame: Frame;
  readonly range: number;
  /** Whether it is a whole turn. */
  readonly isWhole: boolean;
  readonly first: Bearing;
  readonly last: Bearing;
  private readonly startTurn: number;

  constructor(view: Sector | Circle) {
    const power = normalizingPower(view.r);
    this.frame = { originX: view.x, originY: view.y, power };
    this.range = view.r * power;
    const isCircle = view.kind === Kind.circle;
    this.isWhole = isCircle || view.opening === Opening.whole;
    const { x, y } = isCircle ? { x: 1, y: 0 } : unitAlong(view.startX, view.startY);
    this.startTurn = turnOf(x, y);
    this.first = { turn: 0, x, y, place: -1 };
    this.last = this.isWhole || isCircle ? { turn: 4, x, y, place: -1 } : this.endOf(view);
  }

  private endOf({ endX, endY, opening }: Sector): Bearing {
    const end = this.bearingOf(endX, endY);
    const isReversed =
      opening === Opening.lessThanHalf ? end.turn > 4 - ALMOST_NO_TURN : end.turn < ALMOST_NO_TURN;
    if (!isReversed) return end;
    return { ...end, turn: opening === Opening.lessThanHalf ? 0 : 4 };
  }

  /** The bearing of a vector ≠ 0; its turn is less than 4, and may exceed that of the last. */
  bearingOf(x: number, y: number): Bearing {
    const { x: ux, y: uy } = unitAlong(x, y);
    const turn = turnBetween(this.startTurn, turnOf(ux, uy));
    return { turn, x: ux, y: uy, place: -1 };
  }

  /** Converts a point of the frame to the plane. */
  worldPoint(x: number, y: number): Vec2 {
    const { originX, originY, power } = this.frame;
    return { x: fromFrame(x, originX, power), y: fromFrame(y, originY, power) };
  }

  worldLength(length: number): number {
    return length / this.frame.power;
  }
}

function unitAlong(x: number, y: number): Vec2 {
  setUnitVector(unit, x, y);
  return { x: unit.x, y: unit.y };
}

/** Directions from the eye, and their order. */

/** A direction in which what is seen may change. */
export interface Bearing {
  /** Its turn from the first direction of the view, from 0 to 4: see `turnOf`. */
  readonly turn: number;
  /** A unit vector. */
  readonly x: number;
  readonly y: number;
  /** Its index among the distinct directions; −1 until it is known. */
  place: number;
}

/**
 * A number from 0 to 4 that grows as (x, y) ≠ 0 turns from +x towards +y, by 1 for each quarter: where its direction
 * meets the square |x| + |y| = 1.
 *
 * Vectors along the same direction have equal numbers to within 2⁻⁵¹.
 */
export function turnOf(x: number, y: number): number {
  const size = Math.abs(x) + Math.abs(y);
  if (y >= 0) return x > 0 ? y / size : 1 - x / size;
  return x < 0 ? 2 - y / size : 3 + x / size;
}

/** The turn from one to another: from 0 to 4. */
export function turnBetween(from: number, to: number): number {
  const turn = to - from;
  return turn < 0 ? turn + 4 : turn;
}

/** A vector of some length with the given turn, which may be 4 or more. */
export function vectorOfTurn(turn: number): Vec2 {
  const quarter = Math.floor(turn);
  const part = turn - quarter;
  const rest = 1 - part;
  switch (quarter % 4) {
    case 0:
      return { x: rest, y: part };
    case 1:
      return { x: -part, y: rest };
    case 2:
      return { x: -rest, y: -part };
    default:
      return { x: part, y: -rest };
  }
}
