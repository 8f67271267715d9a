import { directionFromRadians } from "../math/angle.js";
import { makeUnit } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { type Placement, restingPlacement } from "./placement.js";

/** How a shape turns: about a pivot, by so many radians over t in [0, 1]. */
export interface Turning {
  readonly pivot: Readonly<Vec2>;
  readonly turn: number;
}

/**
 * How two shapes move over t in [0, 1], seen from the first one's pose position: the second is shifted, and both may
 * turn about their own.
 */
export class Motion {
  readonly first: Placement = restingPlacement();
  readonly second: Placement = restingPlacement();
  readonly isTurning: boolean;
  /** How far the second shape is shifted in all. */
  readonly wayLength: number;
  /** By how many radians both turn in all. */
  readonly turnLength: number;

  constructor(
    readonly shift: Readonly<Vec2>,
    private readonly turnings: readonly [Turning, Turning],
  ) {
    this.wayLength = Math.sqrt(shift.x * shift.x + shift.y * shift.y);
    this.turnLength = Math.abs(turnings[0].turn) + Math.abs(turnings[1].turn);
    this.isTurning = this.turnLength > 0;
    [this.first, this.second].forEach((placement, i) => {
      const pivot = turnings[i]?.pivot ?? shift;
      placement.pivotX = pivot.x;
      placement.pivotY = pivot.y;
    });
  }

  /** Sets both placements to those at t. */
  goTo(t: number): void {
    this.second.shiftX = t * this.shift.x;
    this.second.shiftY = t * this.shift.y;
    if (!this.isTurning) return;
    this.first.turn = turnAt(this.turnings[0].turn * t);
    this.second.turn = turnAt(this.turnings[1].turn * t);
  }

  /**
   * A bound on how fast two pieces come nearer along the unit vector (x, y), from the first shape's to the second's, none
   * of whose points are farther than `armFirst` and `armSecond` from the pivots.
   */
  approachSpeed(x: number, y: number, armFirst: number, armSecond: number): number {
    const [first, second] = this.turnings;
    return swing(first, armFirst) + swing(second, armSecond) - (x * this.shift.x + y * this.shift.y);
  }
}

/** How fast the end of an arm moves, which may be infinitely long. */
function swing({ turn }: Turning, arm: number): number {
  return turn === 0 ? 0 : Math.abs(turn) * arm;
}

/** A unit vector to within 2⁻⁵²: a shape is not seen to grow as it turns. */
function turnAt(radians: number): Vec2 {
  const { x, y } = directionFromRadians(radians);
  const turn = { x, y };
  makeUnit(turn);
  return turn;
}
