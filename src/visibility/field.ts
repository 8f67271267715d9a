import { type Frame, fromFrame } from "../boundary/frame.js";
import { grown } from "../math/collections.js";
import { normalizingPower } from "../math/exact.js";
import { ScratchVector, setUnitVector, type Vec2 } from "../math/vector.js";
import { type Circle, Kind, Opening, type Sector } from "../shapes/kind.js";

/** Rounding may make a turn of nearly nothing from one of nearly a whole turn, or the reverse. A turn this near to either is doubtful. */
const ALMOST_NO_TURN = 0.5;

/** The first and the last direction of a view, by their numbers among the bearings. */
export const FIRST = 0;
export const LAST = 1;

/**
 * Directions from the eye in which what is seen may change. They are known by numbers, and are stored in columns whose memory is
 * used again: so many objects would keep the garbage collector busy.
 */
class Bearings {
  count = 0;
  /** The turn of each from the first direction of the view, from 0 to 4: see `turnOf`. */
  turns = new Float64Array(0);
  /** The unit vector along each. */
  ux = new Float64Array(0);
  uy = new Float64Array(0);
  /** The point in this direction that it was made for. */
  x = new Float64Array(0);
  y = new Float64Array(0);
  /** The index of each among the distinct directions, once it is known. */
  places = new Int32Array(0);

  add(turn: number, { x: ux, y: uy }: Vec2, { x, y }: Vec2): number {
    const bearing = this.count;
    this.count += 1;
    if (bearing === this.places.length) this.makeRoom();
    this.turns[bearing] = turn;
    this.ux[bearing] = ux;
    this.uy[bearing] = uy;
    this.x[bearing] = x;
    this.y[bearing] = y;
    return bearing;
  }

  private makeRoom(): void {
    this.turns = grown(this.turns, this.count);
    this.ux = grown(this.ux, this.count);
    this.uy = grown(this.uy, this.count);
    this.x = grown(this.x, this.count);
    this.y = grown(this.y, this.count);
    this.places = grown(this.places, this.count);
  }

  /** Whether a bearing was made for a point. */
  isOf(bearing: number, { x, y }: Vec2): boolean {
    return bearing > LAST && this.x[bearing] === x && this.y[bearing] === y;
  }
}

/** The bearings of the view at hand. */
export const bearings = /* @__PURE__ */ new Bearings();

export function turnAt(bearing: number): number {
  return bearings.turns[bearing] as number;
}

const unit = /* @__PURE__ */ new ScratchVector();

/**
 * The field of view, in coordinates relative to the eye, multiplied by the power of two that brings the range of
 * sight into [1, 2).
 */
export class Field {
  readonly frame: Frame;
  readonly range: number;
  /** Whether it is a whole turn. */
  readonly isWhole: boolean;
  private readonly startTurn: number;

  constructor(view: Sector | Circle) {
    const power = normalizingPower(view.r);
    this.frame = { originX: view.x, originY: view.y, power };
    this.range = view.r * power;
    const isCircle = view.kind === Kind.circle;
    this.isWhole = isCircle || view.opening === Opening.whole;
    setUnitVector(unit, isCircle ? 1 : view.startX, isCircle ? 0 : view.startY);
    this.startTurn = turnOf(unit.x, unit.y);
    bearings.count = 0;
    bearings.add(0, unit, unit);
    if (isCircle || this.isWhole) bearings.add(4, unit, unit);
    else this.addEnd(view);
  }

  private addEnd({ endX, endY, opening }: Sector): void {
    const turn = this.turnTo(endX, endY);
    const isReversed = opening === Opening.lessThanHalf ? turn > 4 - ALMOST_NO_TURN : turn < ALMOST_NO_TURN;
    bearings.add(!isReversed ? turn : opening === Opening.lessThanHalf ? 0 : 4, unit, unit);
  }

  /** Adds the bearing of a point, in the direction of a vector ≠ 0 if that is given. Its turn is less than 4; it may exceed that of `LAST`. */
  bearingTo(point: Vec2, { x, y } = point): number {
    return bearings.add(this.turnTo(x, y), unit, point);
  }

  /** The turn of the bearing of a vector ≠ 0; sets `unit` to its direction. */
  turnTo(x: number, y: number): number {
    setUnitVector(unit, x, y);
    return turnBetween(this.startTurn, turnOf(unit.x, unit.y));
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

/** The turn from one direction to another, both given by their turns: from 0 to 4. */
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
