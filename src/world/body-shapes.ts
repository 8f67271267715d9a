import type { Angle } from "../math/vector.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { moveTo, rotateTo, setPose } from "../shapes/pose.js";
import { writeAround, writeEnclosingBox } from "./enclosing-box.js";
import { isFirmlyConvex } from "./firm-convexity.js";
import { grown } from "./growth.js";
import { Reaches } from "./reaches.js";
import { shiftBox } from "./shifted-box.js";
import { translate } from "./translation.js";

/** What is known of a slot's shape. */
const ROUND = 1;
/** Its box may be shifted. */
const SHIFTABLE = 2;
const CONVEX = 4;
/** It is not where its body is. */
const BEHIND = 8;
/** Somebody may hold it and look at it at any time. */
const SHOWN = 16;

/** A box grows a little when it is shifted: after so many times it is measured anew. */
const MOST_SHIFTS = 32;

/** What stands in a free slot, so that the body's shape is not held on to. */
const NO_SHAPE: Shape = { kind: Kind.point, x: 0, y: 0 };

/**
 * The shapes of bodies, by slot, and where they are.
 *
 * A shape that nothing but its place changes of is put there when it is fetched: its box, and how far it reaches from that,
 * answer most questions, and columns of numbers are written several times quicker than objects. Once it has been shown to
 * the outside, it follows every move.
 */
export class BodyShapes {
  readonly reaches = new Reaches();
  private readonly shapes: Shape[] = [];
  private states = new Uint8Array(0);
  /** Where a body is to be moved to: finite coordinates, not −0. Numbers that are handed over may go to the heap. */
  readonly target = new Float64Array(2);
  /** x and y of each body. */
  private positions = new Float64Array(0);
  /** The radius of a circle; of other shapes, how often the box has been shifted since it was measured. */
  private measures = new Float64Array(0);

  /** The shape of a body, where the body is. */
  at(slot: number): Shape {
    const shape = this.shapes[slot] as Shape;
    if (((this.states[slot] as number) & BEHIND) !== 0) this.catchUp(slot, shape);
    return shape;
  }

  /** The same, and from now on the shape follows every move. */
  show(slot: number): Shape {
    const shape = this.at(slot);
    this.states[slot] = (this.states[slot] as number) | SHOWN;
    return shape;
  }

  /** Whether it is known how far a body that is met reaches; its box is at boxes[at …]. */
  hasReach(slot: number, boxes: Float64Array, at: number): boolean {
    const { reaches } = this;
    return reaches.isKnown(slot) || (reaches.isDue(slot) && reaches.make(slot, this.at(slot), boxes, at));
  }

  /** Whether both are convex sets. */
  areConvex(a: number, b: number): boolean {
    return ((this.states[a] as number) & (this.states[b] as number) & CONVEX) !== 0;
  }

  /** Takes a shape for a slot, and writes its box to boxes[at …]. */
  set(slot: number, shape: Shape, boxes: Float64Array, at: number): void {
    this.states = grown(this.states, slot + 1);
    this.positions = grown(this.positions, 2 * (slot + 1));
    this.measures = grown(this.measures, slot + 1);
    this.shapes[slot] = shape;
    this.states[slot] = shape.kind === Kind.circle ? ROUND : isShiftable(shape) ? SHIFTABLE : 0;
    this.noteTurned(slot, shape, boxes, at);
  }

  clear(slot: number): void {
    this.shapes[slot] = NO_SHAPE;
    this.states[slot] = 0;
  }

  /** Moves a body to `target`, and its box, which is at boxes[at …]. */
  moveToTarget(slot: number, boxes: Float64Array, at: number): void {
    const state = this.states[slot] as number;
    if ((state & (ROUND | SHOWN)) === ROUND) {
      const r = this.measures[slot] as number;
      writeAround(this.target[0] as number, this.target[1] as number, r, r, boxes, at);
      this.leaveBehind(slot);
    } else if ((state & (SHIFTABLE | SHOWN)) === SHIFTABLE && this.shift(slot, boxes, at)) {
      this.leaveBehind(slot);
    } else {
      this.moveShape(slot, boxes, at);
    }
  }

  rotateTo(slot: number, angle: Angle, boxes: Float64Array, at: number): void {
    this.noteTurned(slot, rotateTo(this.at(slot), angle), boxes, at);
  }

  setPose(slot: number, x: number, y: number, angle: Angle, boxes: Float64Array, at: number): void {
    this.noteTurned(slot, setPose(this.at(slot), x, y, angle), boxes, at);
  }

  private leaveBehind(slot: number): void {
    this.positions[2 * slot] = this.target[0] as number;
    this.positions[2 * slot + 1] = this.target[1] as number;
    this.states[slot] = (this.states[slot] as number) | BEHIND;
  }

  private catchUp(slot: number, shape: Shape): void {
    const x = this.positions[2 * slot] as number;
    const y = this.positions[2 * slot + 1] as number;
    if (!translate(shape, x, y)) moveTo(shape, x, y);
    this.states[slot] = (this.states[slot] as number) & ~BEHIND;
  }

  private moveShape(slot: number, boxes: Float64Array, at: number): void {
    const shape = this.shapes[slot] as Shape;
    const x = this.target[0] as number;
    const y = this.target[1] as number;
    const isTranslated = translate(shape, x, y);
    if (!isTranslated) moveTo(shape, x, y);
    this.states[slot] = (this.states[slot] as number) & ~BEHIND;
    if (!isTranslated) this.noteConvexity(slot, shape);
    this.note(slot, shape, boxes, at);
  }

  private noteTurned(slot: number, shape: Shape, boxes: Float64Array, at: number): void {
    this.reaches.forget(slot, shape.kind === Kind.circle);
    this.noteConvexity(slot, shape);
    this.note(slot, shape, boxes, at);
  }

  private noteConvexity(slot: number, shape: Shape): void {
    const others = (this.states[slot] as number) & ~CONVEX;
    this.states[slot] = isFirmlyConvex(shape) ? others | CONVEX : others;
  }

  /** Measures a shape that is where its body is. */
  private note(slot: number, shape: Shape, boxes: Float64Array, at: number): void {
    this.positions[2 * slot] = shape.x;
    this.positions[2 * slot + 1] = shape.y;
    this.measures[slot] = shape.kind === Kind.circle ? shape.r : 0;
    writeEnclosingBox(shape, boxes, at);
  }

  /** Moves the box with its body; false, and nothing is done, if it is to be measured anew. */
  private shift(slot: number, boxes: Float64Array, at: number): boolean {
    const shifts = this.measures[slot] as number;
    if (shifts >= MOST_SHIFTS) return false;
    const dx = (this.target[0] as number) - (this.positions[2 * slot] as number);
    const dy = (this.target[1] as number) - (this.positions[2 * slot + 1] as number);
    if (!shiftBox(boxes, at, dx, dy)) return false;
    this.measures[slot] = shifts + 1;
    return true;
  }
}

/** Whether nothing but rounding tells a moved shape from one that is made where it is. */
function isShiftable({ kind }: Shape): boolean {
  return kind !== Kind.point && kind !== Kind.halfPlane && kind !== Kind.compound;
}
