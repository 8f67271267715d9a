import { grown } from "../../math/growth.js";
import { Kind, type Shape } from "../../shapes/kind.js";
import { Pose } from "../../shapes/placement.js";
import { readPose } from "../../shapes/read-pose.js";
import { slotOf } from "../bodies/body-id.js";
import { type BoxForest, NOBODY, ROUND } from "./box-forest.js";
import { writeRoundBox } from "./curved-boxes.js";

/** Numbers of each slot, of 8 bytes: x, y, and how far its box reaches from there. */
const NUMBERS = 4;

/** The same memory as numbers of 4 bytes, and where among a slot's the four ways from its place to its box begin. */
const FLOATS = 2 * NUMBERS;
const WAYS = 4;

/** How many times farther away than it is large a box may be, and be put. */
const MOST_TO_SIZE = 2 ** 20;

/** How many times larger than its box the ways to its sides may be: the box then grows by 2⁻¹³ of its size. */
const MOST_WAY_TO_SIZE = 2 ** 9;

/** Coordinates above which points of a shape might exceed the largest double. */
const FAR = 2 ** 1000;

/** Sizes whose ways are numbers of 4 bytes, with nothing lost to overflow or underflow. */
const LEAST_SIZE = 2 ** -100;
const GREATEST_SIZE = 2 ** 100;

/** More than what rounding a way to 4 bytes changes, relative to it. */
const FLOAT_ERROR = 2 ** -23;

/**
 * More than all that is rounded to doubles, relative to the box. With m ≤ 2²⁰ sizes the sum of the magnitudes of ways and
 * position, points of the shape, which are rounded at each place anew, are off by u·m, here and there; each way is when it
 * is measured, and each side of a box that is written. That makes 4u·m, 2⁻³¹ of the size.
 */
const ROUNDING_ERROR = 2 ** -30;

const pose = /* @__PURE__ */ new Pose();

/**
 * Where bodies are, by slot, and how far from there their boxes reach: with that, boxes are written where bodies have
 * gone to without a look at the shapes.
 *
 * For a circle, or a point, that is its radius. For others it is four numbers, the ways from the position to the sides of
 * a box, each rounded away from the shape, and more by what rounding may change in the shape when it is moved.
 */
export class PlacedBoxes {
  /** Where a body is to be moved to: finite coordinates, not −0. Numbers that are handed over may go to the heap. */
  readonly target = new Float64Array(2);
  private numbers = new Float64Array(0);
  private floats = new Float32Array(0);
  /** Written only so that engines do not leave out what is read. */
  private readonly fetched = new Float64Array(1);

  /** Makes room for a slot. */
  grow(slot: number): void {
    const { numbers } = this;
    this.numbers = grown(numbers, NUMBERS * (slot + 1));
    if (this.numbers !== numbers) this.floats = new Float32Array(this.numbers.buffer);
  }

  /** Sets `target` to where a body is. */
  lookUp(slot: number): void {
    this.target[0] = this.numbers[NUMBERS * slot] as number;
    this.target[1] = this.numbers[NUMBERS * slot + 1] as number;
  }

  /** Whether a body is at (x, y). */
  isAt(slot: number, x: number, y: number): boolean {
    return this.numbers[NUMBERS * slot] === x && this.numbers[NUMBERS * slot + 1] === y;
  }

  /** Puts a body at `target`; false, and nothing is done, if that is so far that its shape might not go there. */
  moveToTarget(slot: number): boolean {
    const x = this.target[0] as number;
    const y = this.target[1] as number;
    if (!(Math.abs(x) + Math.abs(y) < FAR)) return false;
    this.numbers[NUMBERS * slot] = x;
    this.numbers[NUMBERS * slot + 1] = y;
    return true;
  }

  /**
   * Takes a shape whose box is at boxes[at …], and makes that the box that is written wherever the shape goes to; false,
   * and nothing is done, if it has to be measured there.
   */
  note(slot: number, shape: Shape, boxes: Float64Array, at: number): boolean {
    const from = NUMBERS * slot;
    readPose(shape, pose);
    this.numbers[from] = pose.x;
    this.numbers[from + 1] = pose.y;
    if (shape.kind === Kind.circle || shape.kind === Kind.point) {
      this.numbers[from + 2] = shape.kind === Kind.circle ? shape.r : 0;
      return true;
    }
    return isRigid(shape) && this.noteWays(slot, boxes, at) && this.write(slot, boxes, at);
  }

  /** Notes the ways to the sides of a box; false where it is too far away, or extreme, for that. */
  private noteWays(slot: number, boxes: Float64Array, at: number): boolean {
    const { numbers, floats } = this;
    const x = numbers[NUMBERS * slot] as number;
    const y = numbers[NUMBERS * slot + 1] as number;
    const left = (boxes[at] as number) - x;
    const below = (boxes[at + 1] as number) - y;
    const right = (boxes[at + 2] as number) - x;
    const above = (boxes[at + 3] as number) - y;
    const size = right - left + (above - below);
    const ways = Math.abs(left) + Math.abs(below) + Math.abs(right) + Math.abs(above);
    const magnitude = Math.abs(x) + Math.abs(y) + ways;
    const isPlain = size > LEAST_SIZE && size < GREATEST_SIZE;
    if (!(isPlain && ways <= MOST_WAY_TO_SIZE * size && magnitude <= MOST_TO_SIZE * size)) return false;
    const error = ROUNDING_ERROR * size;
    const to = FLOATS * slot + WAYS;
    floats[to] = left - FLOAT_ERROR * Math.abs(left) - error;
    floats[to + 1] = below - FLOAT_ERROR * Math.abs(below) - error;
    floats[to + 2] = right + FLOAT_ERROR * Math.abs(right) + error;
    floats[to + 3] = above + FLOAT_ERROR * Math.abs(above) + error;
    return true;
  }

  /**
   * Brings the numbers of all owners of boxes, from one position up to another, into the caches.
   *
   * They lie about in memory. A processor waits for many of them at once where it has nothing else to do between them,
   * but for few at a time where each box is written before the next place is looked up.
   */
  fetch(owners: Int32Array, from: number, to: number): void {
    const { numbers } = this;
    let sum = 0;
    for (let position = from; position < to; position++) {
      const owner = owners[position] as number;
      if (owner !== NOBODY) sum += numbers[NUMBERS * slotOf(owner)] as number;
    }
    this.fetched[0] = sum;
  }

  /** Writes the boxes of all circles, from one position of a forest up to another, and says how many they are. */
  writeRounds({ boxes, owners }: BoxForest, from: number, to: number): number {
    const { numbers } = this;
    let count = 0;
    for (let position = from; position < to; position++) {
      const owner = owners[position] as number;
      if (owner < ROUND) continue;
      writeRoundBox(numbers, NUMBERS * slotOf(owner), boxes, 4 * position);
      count += 1;
    }
    return count;
  }

  /** Writes the box of a circle or a point, where its body is, to boxes[at …]. */
  writeRound(slot: number, boxes: Float64Array, at: number): void {
    writeRoundBox(this.numbers, NUMBERS * slot, boxes, at);
  }

  /** Writes the box of any other body, where it is; false, and nothing is done, if it is to be measured anew. */
  write(slot: number, boxes: Float64Array, at: number): boolean {
    const { numbers, floats } = this;
    const x = numbers[NUMBERS * slot] as number;
    const y = numbers[NUMBERS * slot + 1] as number;
    const from = FLOATS * slot + WAYS;
    const left = floats[from] as number;
    const below = floats[from + 1] as number;
    const right = floats[from + 2] as number;
    const above = floats[from + 3] as number;
    const size = right - left + (above - below);
    const magnitude =
      Math.abs(x) + Math.abs(y) + (Math.abs(left) + Math.abs(below) + Math.abs(right) + Math.abs(above));
    if (!(magnitude <= MOST_TO_SIZE * size)) return false;
    boxes[at] = x + left;
    boxes[at + 1] = y + below;
    boxes[at + 2] = x + right;
    boxes[at + 3] = y + above;
    return true;
  }
}

/** Whether nothing but rounding tells a moved shape from one that is made where it is. */
function isRigid({ kind }: Shape): boolean {
  return kind !== Kind.halfPlane && kind !== Kind.compound;
}
