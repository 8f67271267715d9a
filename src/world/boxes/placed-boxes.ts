import { grown } from "../../math/collections.js";
import { storeBox } from "../../near/shape-trees.js";
import { type Bounds, writeBounds } from "../../shapes/bounds.js";
import type { Shape } from "../../shapes/kind.js";
import { Pose, readPose } from "../../shapes/place-points.js";
import { isRound, isUnbounded, isUnion } from "../../shapes/reductions.js";
import { slotOf } from "../bodies/body-slots.js";
import { type BoxForest, NOBODY, ROUND } from "./box-forest.js";

/** Numbers of 8 bytes per slot: x, y, and the offsets from there to the sides of its box. */
const NUMBERS = 4;

/** The same memory as numbers of 4 bytes, and the index among a slot's of the four offsets to the sides. */
const FLOATS = 2 * NUMBERS;
const WAYS = 4;

/** The greatest ratio of a box's distance from the origin to its size, when it is measured and when it is moved. */
const MOST_TO_SIZE = 2 ** 20;

/** The greatest ratio of the offsets to the size of the box: rounding them then widens the box by 2⁻¹³ of its size. */
const MOST_WAY_TO_SIZE = 2 ** 9;

/** Coordinates above which points of a shape might exceed the largest double. */
const FAR = 2 ** 1000;

/** Sizes whose offsets fit into 4 bytes without overflow or underflow. */
const LEAST_SIZE = 2 ** -100;
const GREATEST_SIZE = 2 ** 100;

/** A bound on the relative error of an offset rounded to 4 bytes. */
const FLOAT_ERROR = 2 ** -23;

/**
 * A bound on all errors of rounding to doubles, relative to the size of the box. If the magnitudes of offsets and
 * position add up to m ≤ 2²⁰ sizes, points of the shape, rounded anew at each position, are off by u·m both where it was
 * measured and where it is; each offset is when it is measured, and each side of a box when it is written. That makes
 * 4u·m, 2⁻³¹ of the size.
 */
const ROUNDING_ERROR = 2 ** -30;

const pose = /* @__PURE__ */ new Pose();
const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** Writes the `bounds` of a shape at boxes[at … at + 3]: minX, minY, maxX, maxY. */
export function writeBox(shape: Shape, boxes: Float64Array, at: number): void {
  storeBox(boxes, at, writeBounds(shape, box));
}

/** At least the distance to the next double, relative to a number. */
const ONE_ULP = 2 ** -52;

/**
 * The positions of bodies, by slot, and the offsets from there to the sides of their boxes: with these, boxes of moved
 * bodies are written without a look at the shapes.
 *
 * For a circle or a point, the offset is its radius. For others there are four, each rounded outward, and widened by what
 * rounding may change in the shape when it moves.
 */
export class PlacedBoxes {
  /** The position for `moveToTarget`: finite, not −0. In an array, since numbers passed as arguments may go to the heap. */
  readonly target = new Float64Array(2);
  private numbers = new Float64Array(0);
  /** Depends on all that was fetched, so that no compiler leaves the fetching out. */
  fetched = 0.5;
  private floats = new Float32Array(0);

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

  /** Sets `out` to a circle: its numbers lie side by side here, those of an object are places in memory of their own. */
  readDisc(slot: number, out: { x: number; y: number; r: number }): void {
    const { numbers } = this;
    out.x = numbers[NUMBERS * slot] as number;
    out.y = numbers[NUMBERS * slot + 1] as number;
    out.r = numbers[NUMBERS * slot + 2] as number;
  }

  /** Whether a body is at `target`. */
  isAtTarget(slot: number): boolean {
    const { numbers, target } = this;
    return numbers[NUMBERS * slot] === target[0] && numbers[NUMBERS * slot + 1] === target[1];
  }

  /** Puts a body at `target`; returns false and does nothing if that is so far that its shape might not fit there. */
  moveToTarget(slot: number): boolean {
    const x = this.target[0] as number;
    const y = this.target[1] as number;
    if (!(Math.abs(x) + Math.abs(y) < FAR)) return false;
    this.numbers[NUMBERS * slot] = x;
    this.numbers[NUMBERS * slot + 1] = y;
    return true;
  }

  /**
   * Stores the box of a shape at boxes[at …], and rewrites that box as it will be written wherever the shape goes;
   * returns false if the box has to be measured anew at each position.
   */
  note(slot: number, shape: Shape, boxes: Float64Array, at: number): boolean {
    const from = NUMBERS * slot;
    readPose(shape, pose);
    this.numbers[from] = pose.x;
    this.numbers[from + 1] = pose.y;
    if (isRound(shape)) {
      this.numbers[from + 2] = "r" in shape ? shape.r : 0;
      return true;
    }
    return isRigid(shape) && this.noteWays(slot, boxes, at) && this.write(slot, boxes, at);
  }

  /** Stores the offsets to the sides of a box; false if the box is too far away, or too extreme in size, for that. */
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

  /** Reads the numbers of bodies: while it waits for those of one, the processor asks the memory for those of others. */
  fetch({ owners }: BoxForest, from: number, to: number): void {
    const { numbers } = this;
    let sum = 0;
    for (let position = from; position < to; position++) {
      const owner = owners[position] as number;
      if (owner !== NOBODY) sum += numbers[NUMBERS * slotOf(owner)] as number;
    }
    this.fetched = sum;
  }

  /** Writes the boxes of all circles at some positions of a forest, and returns how many there are. */
  writeRounds({ boxes, owners }: BoxForest, from: number, to: number): number {
    let count = 0;
    for (let position = from; position < to; position++) {
      const owner = owners[position] as number;
      if (owner < ROUND) continue;
      this.writeRound(slotOf(owner), boxes, 4 * position);
      count += 1;
    }
    return count;
  }

  /**
   * Writes the box of a circle or a point, where its body is, to boxes[at …].
   *
   * A rounded sum s is off by half an ulp of s, which is at most 2⁻⁵³ |s|, and not at all where it is subnormal; taking off
   * 2⁻⁵² |s| and rounding again leaves at least that. `roundVerdict` counts on no more being taken off.
   */
  writeRound(slot: number, boxes: Float64Array, at: number): void {
    const { numbers } = this;
    const x = numbers[NUMBERS * slot] as number;
    const y = numbers[NUMBERS * slot + 1] as number;
    const r = numbers[NUMBERS * slot + 2] as number;
    const left = x - r;
    const below = y - r;
    const right = x + r;
    const above = y + r;
    boxes[at] = left - Math.abs(left) * ONE_ULP;
    boxes[at + 1] = below - Math.abs(below) * ONE_ULP;
    boxes[at + 2] = right + Math.abs(right) * ONE_ULP;
    boxes[at + 3] = above + Math.abs(above) * ONE_ULP;
  }

  /** Writes the box of any other body; returns false and does nothing if it has to be measured anew. */
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

/** Whether a moved shape differs only by rounding from one that is made there. */
function isRigid(shape: Shape): boolean {
  return !isUnbounded(shape) && !isUnion(shape);
}
