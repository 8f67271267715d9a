/** Directions from the eye, and how they are put in order. */

import type { Vec2 } from "../math/vector.js";

/** A direction in which what is seen may change. */
export interface Bearing {
  /** How far it is turned from the first direction of the view, from 0 to 4: see `turnOf`. */
  readonly turn: number;
  /** A unit vector. */
  readonly x: number;
  readonly y: number;
  /** Its place among the directions that are told apart; −1 before there is one. */
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

/** From one turn on to another: from 0 to 4. */
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
