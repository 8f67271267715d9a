import { Turn, turnByRadians } from "../math/angle.js";
import { doublesOf } from "../math/collections.js";
import { type Direction, makeUnit, turnDirection, type Vec2 } from "../math/vector.js";
import type { Bounds } from "../shapes/bounds.js";
import type { Directions, Ends, Mutable, SimpleShape } from "../shapes/kind.js";
import { type BySimpleForm, hasRings, hasVertices, ofForm } from "../shapes/reductions.js";
import { noteExtremes } from "../shapes/rings.js";

/** A rigid motion: a turn about a pivot, then a shift. */
export interface Placement {
  pivotX: number;
  pivotY: number;
  /** The unit vector along which +x is turned. */
  readonly turn: Vec2;
  shiftX: number;
  shiftY: number;
}

/** The placement that moves nothing. */
function restingPlacement(): Placement {
  return { pivotX: 0, pivotY: 0, turn: { x: 1, y: 0 }, shiftX: 0, shiftY: 0 };
}

/** A copy that can be placed without changing the shape. */
export function placeableCopy(shape: SimpleShape): SimpleShape {
  if (hasRings(shape)) return { ...shape, vertices: doublesOf(shape.vertices) };
  return hasVertices(shape) ? { ...shape, points: doublesOf(shape.points) } : { ...shape };
}

const moved: Vec2 = { x: 0, y: 0 };

/** Puts `target`, a copy of `source`, where a placement takes `source`. */
export function place(target: SimpleShape, source: SimpleShape, placement: Placement): void {
  movePoint(source.x, source.y, placement);
  const shape: Mutable<SimpleShape> = target;
  shape.x = moved.x;
  shape.y = moved.y;
  ofForm(placers, source.kind)(source, shape, placement);
}

/** What places all but the position. */
const placers: BySimpleForm<[target: Mutable<SimpleShape>, placement: Placement]> = {
  round: () => {},
  ellipse: (source, target, { turn }) => turnAxis(target as Mutable<typeof source>, source, turn),
  box: (source, target, { turn }) => turnAxis(target as Mutable<typeof source>, source, turn),
  wedge: (source, target, { turn }) => turnBetween(target as Mutable<typeof source>, source, turn),
  ended: (source, target, placement) => moveEnds(target as Mutable<typeof source>, source, placement),
  polygon(source, target, placement) {
    const polygon = target as Mutable<typeof source>;
    movePoints(polygon.vertices as number[], source.vertices, placement);
    noteExtremes(polygon, polygon.vertices);
  },
  polyline: (source, target, placement) =>
    movePoints((target as typeof source).points as number[], source.points, placement),
  halfPlane(source, target, { turn }) {
    const halfPlane = target as Mutable<typeof source>;
    const normal = turnDirection(source.nx, source.ny, turn);
    halfPlane.nx = normal.x;
    halfPlane.ny = normal.y;
  },
};

function movePoint(x: number, y: number, { pivotX, pivotY, turn, shiftX, shiftY }: Placement): void {
  if (turn.x === 1 && turn.y === 0) {
    moved.x = x + shiftX + 0;
    moved.y = y + shiftY + 0;
    return;
  }
  const [armX, armY] = [x - pivotX, y - pivotY];
  moved.x = pivotX + (turn.x * armX - turn.y * armY) + shiftX + 0;
  moved.y = pivotY + (turn.x * armY + turn.y * armX) + shiftY + 0;
}

function movePoints(target: number[], source: readonly number[], placement: Placement): void {
  for (let i = 0; i + 1 < source.length; i += 2) {
    movePoint(source[i] ?? 0, source[i + 1] ?? 0, placement);
    target[i] = moved.x;
    target[i + 1] = moved.y;
  }
}

function moveEnds(target: Mutable<Ends>, source: Ends, placement: Placement): void {
  movePoint(source.ax, source.ay, placement);
  target.ax = moved.x;
  target.ay = moved.y;
  movePoint(source.bx, source.by, placement);
  target.bx = moved.x;
  target.by = moved.y;
}

interface Axis {
  ux: number;
  uy: number;
}

function turnAxis(target: Axis, source: Readonly<Axis>, turn: Direction): void {
  const { x, y } = turnDirection(source.ux, source.uy, turn);
  target.ux = x;
  target.uy = y;
}

function turnBetween(target: Mutable<Directions>, source: Directions, turn: Direction): void {
  const start = turnDirection(source.startX, source.startY, turn);
  const end = turnDirection(source.endX, source.endY, turn);
  target.startX = start.x;
  target.startY = start.y;
  target.endX = end.x;
  target.endY = end.y;
}

/** The rotation of a shape about a pivot, in radians over t in [0, 1]. */
interface Turning {
  readonly pivot: Readonly<Vec2>;
  readonly turn: number;
}

/**
 * How two shapes move over t in [0, 1], relative to the first one's pose position: the second is shifted, and both may
 * turn about their own positions.
 */
export class Motion {
  readonly first: Placement = restingPlacement();
  readonly second: Placement = restingPlacement();
  readonly isTurning: boolean;
  /** How far the second shape is shifted in all. */
  readonly wayLength: number;
  /** The radians by which both turn, added up. */
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
    setTurn(this.first.turn, this.turnings[0].turn * t);
    setTurn(this.second.turn, this.turnings[1].turn * t);
  }

  /**
   * A bound on the speed at which two pieces approach along the unit vector (x, y), from the first to the second, if
   * their points are no farther than `armFirst` and `armSecond` from the pivots.
   */
  approachSpeed(x: number, y: number, armFirst: number, armSecond: number): number {
    const [first, second] = this.turnings;
    return swing(first, armFirst) + swing(second, armSecond) - (x * this.shift.x + y * this.shift.y);
  }

  /** A bound on how fast such a speed changes. */
  speedChange(armFirst: number, armSecond: number): number {
    const [first, second] = this.turnings;
    return bend(first, armFirst) + bend(second, armSecond);
  }

  /**
   * The same along a vector that turns with one of the pieces, if points of the other are never farther than `reach` from the pivot of that
   * one. Seen from a piece that turns at a rate w, the acceleration of a point at q is at most w² q + 2 w q' + q''.
   */
  speedChangeSeen(from: "first" | "second", armOfOther: number, reach: number): number {
    const [first, second] = this.turnings;
    const [own, other] = from === "first" ? [first, second] : [second, first];
    const speed = this.wayLength + swing(other, armOfOther);
    return bend(own, reach) + 2 * swing(own, speed) + bend(other, armOfOther);
  }
}

/** How much the ends of an arm's way are accelerated. */
function bend({ turn }: Turning, arm: number): number {
  return turn === 0 ? 0 : turn * turn * arm;
}

/** The speed of the end of an arm, which may be infinitely long. */
function swing({ turn }: Turning, arm: number): number {
  return turn === 0 ? 0 : Math.abs(turn) * arm;
}

/** Sets the direction of an angle, of unit length to within 2⁻⁵², so that a shape does not grow as it turns. */
function setTurn(out: Vec2, radians: number): void {
  scratch.radians = radians;
  turnByRadians(scratch, "turn");
  makeUnit(scratch);
  out.x = scratch.x;
  out.y = scratch.y;
}

const scratch = /* @__PURE__ */ new Turn();

/** A bound on the distance of a box's points from the pivot of a placement. */
export function reachAbout(
  { pivotX, pivotY }: Readonly<Pick<Placement, "pivotX" | "pivotY">>,
  { minX, minY, maxX, maxY }: Bounds,
): number {
  const reachX = Math.max(maxX - pivotX, pivotX - minX);
  const reachY = Math.max(maxY - pivotY, pivotY - minY);
  return Math.sqrt(reachX * reachX + reachY * reachY);
}
