import { isConvex } from "../../convex/convexity.js";
import { Turn } from "../../math/angle.js";
import { grown } from "../../math/growth.js";
import { Kind, type Polygon, type Shape } from "../../shapes/kind.js";
import { Pose } from "../../shapes/placement.js";
import { requirePose } from "../../shapes/pose.js";
import { readPose } from "../../shapes/read-pose.js";
import { type BoxForest, NOBODY, ROUND as ROUND_OWNER } from "../boxes/box-forest.js";
import { writeEnclosingBox } from "../boxes/enclosing-box.js";
import { PlacedBoxes } from "../boxes/placed-boxes.js";
import { Reaches } from "../pairs/reaches.js";
import { slotOf } from "./body-id.js";

/** What is known of a slot's shape: it is a circle or a point. */
const ROUND = 1;
/** Its box can be written where its body is without the shape. */
const PLACED = 2;
const CONVEX = 4;
/** The shape is not where its body is. */
const BEHIND = 8;
/** Somebody may hold the shape and look at it at any time. */
const SHOWN = 16;
/** Its body is static. */
const RESTING = 32;

/** How many bodies' places are fetched at once: as many as stay in the fastest cache. */
const AT_ONCE = 512;

const pose = /* @__PURE__ */ new Pose();

/** What stands in a free slot, so that the body's shape is not held on to. */
const NO_SHAPE: Shape = { kind: Kind.point, x: 0, y: 0 };

/**
 * The shapes of bodies, by slot, and where they are.
 *
 * Moving a body writes its place and nothing else. Its box follows when a question is asked, with all others that have
 * moved: one after the other in the order of boxes, which takes far less time than writing each when its body is moved,
 * since bodies are moved in another order. The shape follows when it is fetched: what is known of it answers most
 * questions. Once it has been shown to the outside, it follows every move.
 */
export class BodyShapes {
  readonly reaches = new Reaches();
  /** How a body is to be turned: its direction. */
  readonly turn = new Turn();
  private readonly placed = new PlacedBoxes();
  private readonly shapes: Shape[] = [];
  private states = new Uint8Array(0);

  /** Where a body is to be moved to: finite coordinates, not −0. Numbers that are handed over may go to the heap. */
  get target(): Float64Array {
    return this.placed.target;
  }

  /** The shape of a body, where the body is. */
  at(slot: number): Shape {
    const shape = this.shapes[slot] as Shape;
    if (((this.states[slot] as number) & BEHIND) !== 0) this.catchUp(slot, shape);
    return shape;
  }

  /** The same, and from now on the shape follows every move. Undefined if somebody has moved it, which only the world may. */
  show(slot: number): Shape | undefined {
    const shape = this.at(slot);
    this.states[slot] = (this.states[slot] as number) | SHOWN;
    return this.placed.isAt(slot, shape.x, shape.y) ? shape : undefined;
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

  /** Takes a shape for the slot of a body, static or not, and writes its box to boxes[at …]. */
  set(slot: number, shape: Shape, isResting: boolean, boxes: Float64Array, at: number): void {
    this.states = grown(this.states, slot + 1);
    this.placed.grow(slot);
    this.shapes[slot] = shape;
    const isRound = shape.kind === Kind.circle || shape.kind === Kind.point;
    this.states[slot] = (isRound ? ROUND : 0) | (isResting ? RESTING : 0);
    this.note(slot, shape, boxes, at);
  }

  clear(slot: number): void {
    this.shapes[slot] = NO_SHAPE;
    this.states[slot] = 0;
  }

  /** Moves a body to `target`, if only its place has to be written for that; else false, and nothing is done. */
  moveQuickly(slot: number): boolean {
    const state = this.states[slot] as number;
    if ((state & (PLACED | SHOWN | RESTING)) !== PLACED || !this.placed.moveToTarget(slot)) return false;
    this.states[slot] = state | BEHIND;
    return true;
  }

  /**
   * Moves any body to `target`, and its shape; also the box, which is at boxes[at …], if `writeBoxes` cannot. Throws, in
   * the name of the caller, if the shape cannot go there.
   */
  move(slot: number, caller: string, boxes: Float64Array, at: number): void {
    const shape = this.shapes[slot] as Shape;
    const state = this.states[slot] as number;
    this.putAtTarget(shape, caller);
    if ((state & PLACED) !== 0 && this.placed.moveToTarget(slot)) this.states[slot] = state & ~BEHIND;
    else this.note(slot, shape, boxes, at);
  }

  /** Sets `target` to where a body is. */
  lookUp(slot: number): void {
    this.placed.lookUp(slot);
  }

  /** Sets `out` to where a body is, and how it is turned; its shape need not follow for that. */
  readPose(slot: number, out: Pose): void {
    readPose(this.shapes[slot] as Shape, out);
    if (((this.states[slot] as number) & BEHIND) === 0) return;
    this.placed.lookUp(slot);
    out.x = this.placed.target[0] as number;
    out.y = this.placed.target[1] as number;
  }

  /** Whether a body is turned by `turn` already, or the same however it is turned. */
  isTurned(slot: number): boolean {
    if (((this.states[slot] as number) & ROUND) !== 0) return true;
    readPose(this.shapes[slot] as Shape, pose);
    return pose.turn.x === this.turn.x && pose.turn.y === this.turn.y;
  }

  /** Moves a body to `target`, turned by `turn`, and its box, which is at boxes[at …]. Throws as `move`. */
  pose(slot: number, caller: string, boxes: Float64Array, at: number): void {
    const shape = this.shapes[slot] as Shape;
    const { target } = this.placed;
    pose.x = target[0] as number;
    pose.y = target[1] as number;
    pose.turn.x = this.turn.x;
    pose.turn.y = this.turn.y;
    requirePose(shape, pose, caller);
    this.note(slot, shape, boxes, at);
  }

  /** Writes the boxes of all bodies that have moved, and of others whose place says as well where their boxes are. */
  writeBoxes(forest: BoxForest): void {
    const { moved, areManyMoved, treeEnd } = forest;
    if (!areManyMoved) for (let i = 0; i < moved.count; i++) this.writeBox(forest, moved.items[i] as number);
    this.writeBoxesFrom(forest, areManyMoved ? 0 : treeEnd);
  }

  private writeBoxesFrom(forest: BoxForest, first: number): void {
    for (let from = first; from < forest.end; from += AT_ONCE) {
      const to = Math.min(from + AT_ONCE, forest.end);
      this.placed.fetch(forest.owners, from, to);
      const others = to - from - this.placed.writeRounds(forest, from, to);
      if (others === 0) continue;
      for (let position = from; position < to; position++) {
        if (((forest.owners[position] as number) & ROUND_OWNER) === 0) this.writeBox(forest, position);
      }
    }
  }

  private writeBox({ boxes, owners }: BoxForest, position: number): void {
    const owner = owners[position] as number;
    if (owner === NOBODY) return;
    const slot = slotOf(owner);
    const state = this.states[slot] as number;
    if ((state & PLACED) === 0) return;
    const at = 4 * position;
    if ((state & ROUND) !== 0) this.placed.writeRound(slot, boxes, at);
    else if (!this.placed.write(slot, boxes, at)) this.note(slot, this.at(slot), boxes, at);
  }

  private catchUp(slot: number, shape: Shape): void {
    this.placed.lookUp(slot);
    this.putAtTarget(shape, "moveTo");
    this.states[slot] = (this.states[slot] as number) & ~BEHIND;
  }

  private putAtTarget(shape: Shape, caller: string): void {
    const { target } = this.placed;
    readPose(shape, pose);
    pose.x = target[0] as number;
    pose.y = target[1] as number;
    requirePose(shape, pose, caller);
  }

  /** Measures a shape that is where its body is to be. */
  private note(slot: number, shape: Shape, boxes: Float64Array, at: number): void {
    this.reaches.forget(slot, shape.kind === Kind.circle);
    writeEnclosingBox(shape, boxes, at);
    const kept = (this.states[slot] as number) & (ROUND | SHOWN | RESTING);
    const placed = this.placed.note(slot, shape, boxes, at) ? PLACED : 0;
    const convex = isFirmlyConvex(shape) ? CONVEX : 0;
    this.states[slot] = kept | placed | convex;
  }
}

/** More than four times the way that rounding moves a vertex, in boxes up to 2²² times as far away as they are large. */
const LEAST_TURN = 2 ** -24;

/**
 * Whether a shape is convex, and remains so wherever it is moved to, within 2²² times its size: the vertices of a polygon
 * are rounded at each place anew, and what is all but straight may bend.
 */
function isFirmlyConvex(shape: Shape): boolean {
  return isConvex(shape) && (shape.kind !== Kind.polygon || turnsEverywhere(shape));
}

/**
 * Whether each corner of a convex ring turns so far that its product of edges, which is at most the square of the size s,
 * keeps its sign: with each vertex moved by 2⁻³¹ s, it changes by less than 2⁻²⁸ s².
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
