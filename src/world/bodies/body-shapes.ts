import { isConvex } from "../../convex/convexity.js";
import { StandingShapes } from "../../convex/pair.js";
import { Turn } from "../../math/angle.js";
import { grown } from "../../math/collections.js";
import { ownCopyOf } from "../../shapes/copy.js";
import { Kind, type Polygon, type Shape } from "../../shapes/kind.js";
import { Pose, readPose } from "../../shapes/place-points.js";
import { requirePose } from "../../shapes/pose.js";
import { hasRings, isRound, pointAt } from "../../shapes/reductions.js";
import { type BoxForest, NOBODY, ROUND as ROUND_OWNER } from "../boxes/box-forest.js";
import { PlacedBoxes, writeBox } from "../boxes/placed-boxes.js";
import { slotOf } from "./body-slots.js";

/** Flags of a slot: the shape is a circle or a point. */
const ROUND = 1;
/** Its box can be computed from the body's position alone, without the shape. */
const PLACED = 2;
const CONVEX = 4;
/** The body has moved, and its shape has not followed yet. */
const BEHIND = 8;
/** The shape was given out, so it must always be where its body is. */
const SHOWN = 16;
/** Its body is static. */
const RESTING = 32;

/** The numbers of so many bodies stay in the fastest cache. */
const AT_ONCE = 256;

const pose = /* @__PURE__ */ new Pose();

/** The shape of a free slot, so that the removed body's shape can be collected as garbage. */
const NO_SHAPE: Shape = /* @__PURE__ */ pointAt({ x: 0, y: 0 });

/**
 * The shapes and positions of bodies, by slot.
 *
 * Moving a body writes only its position. Its box follows at the next query, with all others that have moved, in the
 * order of boxes in memory: this takes far less time than writing each when its body moves, in another order. The shape
 * follows when it is fetched, since most queries do not need it. Once it has been given out, it follows every move.
 */
export class BodyShapes {
  /** The rotation for `pose`. */
  readonly turn = new Turn();
  readonly placed = new PlacedBoxes();
  /** The position for moves: finite, not −0. In an array, since numbers passed as arguments may go to the heap. */
  readonly target = this.placed.target;
  /** Static bodies that have been in the way of moves. */
  readonly standing = new StandingShapes();
  private readonly shapes: Shape[] = [];
  /** Copies of shapes, by slot, that moves have taken where bodies were and left where they went. */
  private readonly copies: (Shape | undefined)[] = [];
  /** Depends on all that was fetched, so that no compiler leaves the fetching out. */
  fetched = 0;
  private states = new Uint8Array(0);

  /** The shape of a body, where the body is. */
  at(slot: number): Shape {
    const shape = this.shapes[slot] as Shape;
    if (((this.states[slot] as number) & BEHIND) !== 0) this.catchUp(slot, shape);
    return shape;
  }

  /** Reads the kinds of shapes: while it waits for one shape, the processor asks the memory for others. */
  fetch(slots: Int32Array, from: number, to: number): void {
    let sum = 0;
    for (let i = from; i < to; i++) sum += (this.shapes[slots[i] as number] as Shape).kind;
    this.fetched = sum;
  }

  /** The same as `at`, and from now on the shape follows every move. Undefined if others than the world have moved it. */
  show(slot: number): Shape | undefined {
    const shape = this.at(slot);
    this.states[slot] = (this.states[slot] as number) | SHOWN;
    return this.isWith(slot, shape) ? shape : undefined;
  }

  /** A copy of the shape of a body, where the body is. After a move it is there already, and the shape itself can stay behind. */
  copyAt(slot: number): Shape {
    const { copies } = this;
    const known = copies[slot];
    if (known !== undefined && this.isWith(slot, known)) return known;
    // Without holes, which would make the list a slower one.
    while (copies.length <= slot) copies.push(undefined);
    const copy = ownCopyOf(this.at(slot));
    copies[slot] = copy;
    return copy;
  }

  /** Whether a shape is where a body is. */
  private isWith(slot: number, shape: Shape): boolean {
    readPose(shape, pose);
    this.target[0] = pose.x;
    this.target[1] = pose.y;
    return this.placed.isAtTarget(slot);
  }

  /** Whether a body is among `standing`, or now can be. */
  isStanding(slot: number): boolean {
    const { standing, states } = this;
    const isResting = ((states[slot] as number) & RESTING) !== 0;
    return standing.has(slot) || (isResting && standing.take(slot, this.shapes[slot] as Shape));
  }

  /** Whether both are convex sets. */
  areConvex(a: number, b: number): boolean {
    return ((this.states[a] as number) & (this.states[b] as number) & CONVEX) !== 0;
  }

  /** Takes a shape for the slot of a body, static or not, and writes its box to a position of a forest. */
  set(slot: number, shape: Shape, isResting: boolean, forest: BoxForest, position: number): void {
    this.states = grown(this.states, slot + 1);
    this.placed.grow(slot);
    this.shapes[slot] = shape;
    this.states[slot] = (isRound(shape) ? ROUND : 0) | (isResting ? RESTING : 0);
    this.note(slot, shape, forest, position);
  }

  clear(slot: number): void {
    this.shapes[slot] = NO_SHAPE;
    if (slot < this.copies.length) this.copies[slot] = undefined;
    this.states[slot] = 0;
  }

  /** Moves a body to `target`, if only its position has to be written for that; else returns false and does nothing. */
  moveQuickly(slot: number): boolean {
    const state = this.states[slot] as number;
    if ((state & (PLACED | SHOWN | RESTING)) !== PLACED || !this.placed.moveToTarget(slot)) return false;
    this.states[slot] = state | BEHIND;
    return true;
  }

  /**
   * Moves any body to `target`, and its shape; also the box, which is at a position of a forest, if `writeBoxes` cannot.
   * Throws, in the name of the caller, if the shape cannot go there.
   */
  move(slot: number, caller: string, forest: BoxForest, position: number): void {
    const shape = this.shapes[slot] as Shape;
    const state = this.states[slot] as number;
    this.putAtTarget(shape, caller);
    if ((state & PLACED) !== 0 && this.placed.moveToTarget(slot)) this.states[slot] = state & ~BEHIND;
    else this.note(slot, shape, forest, position);
  }

  /** Sets `out` to the pose of a body, without moving its shape. */
  readPose(slot: number, out: Pose): void {
    readPose(this.shapes[slot] as Shape, out);
    if (((this.states[slot] as number) & BEHIND) === 0) return;
    this.placed.lookUp(slot);
    out.x = this.target[0] as number;
    out.y = this.target[1] as number;
  }

  /** Whether a body has the rotation `turn` already, or looks the same at any rotation. */
  isTurned(slot: number): boolean {
    if (((this.states[slot] as number) & ROUND) !== 0) return true;
    readPose(this.shapes[slot] as Shape, pose);
    return pose.turn.x === this.turn.x && pose.turn.y === this.turn.y;
  }

  /** Moves a body to `target`, turned by `turn`, and its box, which is at a position of a forest. Throws as `move`. */
  pose(slot: number, caller: string, forest: BoxForest, position: number): void {
    const shape = this.shapes[slot] as Shape;
    pose.x = this.target[0] as number;
    pose.y = this.target[1] as number;
    pose.turn.x = this.turn.x;
    pose.turn.y = this.turn.y;
    requirePose(shape, pose, caller);
    this.note(slot, shape, forest, position);
  }

  /** Writes the boxes of all bodies that have moved, and of others whose position gives their box as well. */
  writeBoxes(forest: BoxForest): void {
    const { moved, areManyMoved, treeEnd } = forest;
    if (!areManyMoved) for (let i = 0; i < moved.count; i++) this.writeBox(forest, moved.items[i] as number);
    this.writeBoxesFrom(forest, areManyMoved ? 0 : treeEnd);
  }

  private writeBoxesFrom(forest: BoxForest, first: number): void {
    const { end, owners } = forest;
    for (let from = first; from < end; from += AT_ONCE) {
      const to = Math.min(from + AT_ONCE, end);
      this.placed.fetch(forest, from, to);
      if (this.placed.writeRounds(forest, from, to) === to - from) continue;
      for (let position = from; position < to; position++) {
        if (((owners[position] as number) & ROUND_OWNER) === 0) this.writeBox(forest, position);
      }
    }
  }

  private writeBox(forest: BoxForest, position: number): void {
    const { boxes, owners } = forest;
    const owner = owners[position] as number;
    if (owner === NOBODY) return;
    const slot = slotOf(owner);
    const state = this.states[slot] as number;
    if ((state & PLACED) === 0) return;
    const at = 4 * position;
    if ((state & ROUND) !== 0) this.placed.writeRound(slot, boxes, at);
    else if (!this.placed.write(slot, boxes, at)) this.note(slot, this.at(slot), forest, position);
  }

  private catchUp(slot: number, shape: Shape): void {
    this.placed.lookUp(slot);
    this.putAtTarget(shape, "moveTo");
    this.states[slot] = (this.states[slot] as number) & ~BEHIND;
  }

  private putAtTarget(shape: Shape, caller: string): void {
    readPose(shape, pose);
    pose.x = this.target[0] as number;
    pose.y = this.target[1] as number;
    requirePose(shape, pose, caller);
  }

  /**
   * Stores the position, the box and the flags of a shape that is where its body is to be. A static one's box is its bounds:
   * it is moved seldom, and then measured anew, but looked at by all that moves past it.
   */
  private note(slot: number, shape: Shape, forest: BoxForest, position: number): void {
    const { boxes } = forest;
    const at = 4 * position;
    forest.reaches.forget(position, shape.kind === Kind.circle);
    this.standing.forget(slot);
    if (slot < this.copies.length) this.copies[slot] = undefined;
    writeBox(shape, boxes, at);
    const kept = (this.states[slot] as number) & (ROUND | SHOWN | RESTING);
    const isPlaced = this.placed.note(slot, shape, boxes, at);
    const isResting = (kept & RESTING) !== 0;
    if (isResting) writeBox(shape, boxes, at);
    const placed = isPlaced && !isResting ? PLACED : 0;
    const convex = isFirmlyConvex(shape) ? CONVEX : 0;
    this.states[slot] = kept | placed | convex;
  }
}

/** The least product of the edges at a corner, as a part of the squared size: see `turnsEverywhere`. */
const LEAST_TURN = 2 ** -24;

/**
 * Whether a shape is convex, and remains so wherever it is moved to within 2²² times its size: the vertices of a polygon
 * are rounded anew at each position, which may bend a nearly straight corner inward.
 */
function isFirmlyConvex(shape: Shape): boolean {
  return isConvex(shape) && (!hasRings(shape) || turnsEverywhere(shape));
}

/**
 * Whether each corner of a convex ring turns so far that the cross product of its edges, at most the square of the size
 * s, keeps its sign: if each vertex moves by 2⁻³¹ s, it changes by less than 2⁻²⁸ s².
 */
function turnsEverywhere({ vertices, minX, minY, maxX, maxY }: Polygon): boolean {
  const size = maxX - minX + (maxY - minY);
  const least = LEAST_TURN * size * size;
  const count = vertices.length;
  let ax = vertices[count - 4] as number;
  let ay = vertices[count - 3] as number;
  let bx = vertices[count - 2] as number;
  let by = vertices[count - 1] as number;
  for (let i = 0; i < count; i += 2) {
    const cx = vertices[i] as number;
    const cy = vertices[i + 1] as number;
    const product = (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
    if (!(Math.abs(product) > least)) return false;
    ax = bx;
    ay = by;
    bx = cx;
    by = cy;
  }
  return true;
}
