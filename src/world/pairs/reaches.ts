import { findLowestAlong } from "../../convex/lowest-of-shape.js";
import { createLowestPoints } from "../../convex/lowest-points.js";
import { grown } from "../../math/collections.js";
import { isModerate } from "../../math/verdict.js";
import type { Shape } from "../../shapes/kind.js";
import { isUnbounded, isUnion } from "../../shapes/reductions.js";
import { hiddenExtent } from "../boxes/moving-boxes.js";
import {
  AXIS,
  COSINES,
  DIRECTIONS,
  HALF_TURN,
  LEVELS,
  MARGIN,
  MOST_TO_SIZE,
  magnitudeAt,
  REACH_BYTES,
  SINES,
} from "./reach-verdict.js";

/** How far a side of the box may be from the shape, relative to width and height together: far less than `LEVEL_TO_SIZE`. */
const SIDE_ERROR = 2 ** -12;

/** A body's first byte while its reach is not known. The second byte then says more: */
const NONE = 0;
/** the body has not been met since it was added or turned; */
const UNMET = 0;
/** it was first met in the search of this number, or of one up to the last; */
const FIRST_SEARCH = 1;
const LAST_SEARCH = 254;
/** its reach cannot be measured. */
const HOPELESS = 255;

const reach = /* @__PURE__ */ new Float64Array(DIRECTIONS);

/** The same memory in numbers of four bytes. */
const WORDS = REACH_BYTES / 4;

/** Reaches while they are sorted; one array for all forests. */
const scratch = { sorted: /* @__PURE__ */ new Int32Array(0) };

/**
 * How far each body reaches from the centre of its box, in the directions of `reach-verdict.ts` that are not along the
 * axes, as a part of the box's own reach there, rounded up to a 254th. By position in a forest, so that those of neighbours
 * lie side by side.
 *
 * It stays valid while the body moves without turning. Measuring it takes as long as deciding a pair or two without it,
 * so it is measured when the body is met in a second search; a body that turns all the time never has one.
 */
export class Reaches {
  bytes = new Uint8Array(0);
  private words = new Int32Array(0);
  private search = FIRST_SEARCH;

  /** Whether there is, or was, another shape than a circle. */
  get areKept(): boolean {
    return this.words.length > 0;
  }

  /** To be called before each search for pairs in which other shapes than circles may be met, with the number of positions. */
  nextSearch(end: number): void {
    this.makeRoom(end);
    this.search = this.search === LAST_SEARCH ? FIRST_SEARCH : this.search + 1;
  }

  /** To be called for each new or turned body. Circles need no reaches: a world of circles takes no memory for them. */
  forget(position: number, isRound: boolean): void {
    if (isRound && !this.areKept) return;
    this.makeRoom(position + 1);
    this.words.fill(0, WORDS * position, WORDS * (position + 1));
  }

  private makeRoom(end: number): void {
    const { words } = this;
    this.words = grown(words, WORDS * end);
    if (this.words !== words) this.bytes = new Uint8Array(this.words.buffer);
  }

  /** Copies what is known at a position to another one. */
  copy(to: number, from: number): void {
    this.words.copyWithin(WORDS * to, WORDS * from, WORDS * (from + 1));
  }

  /** Puts what is known at position `order[i]` at position i. */
  permute(order: Int32Array, end: number): void {
    if (!this.areKept) return;
    const { words } = this;
    scratch.sorted = grown(scratch.sorted, WORDS * end);
    const { sorted } = scratch;
    let to = 0;
    for (let i = 0; i < end; i++) {
      const from = WORDS * (order[i] as number);
      for (let word = from; word < from + WORDS; word++) {
        sorted[to] = words[word] as number;
        to += 1;
      }
    }
    words.set(sorted.subarray(0, to));
  }

  isKnown(position: number): boolean {
    return this.bytes[REACH_BYTES * position] !== NONE;
  }

  /** Whether the unknown reach of a body is to be measured now. To be asked whenever such a body is met. */
  isDue(position: number): boolean {
    const at = REACH_BYTES * position + 1;
    const since = this.bytes[at] as number;
    if (since === UNMET) this.bytes[at] = this.search;
    return since !== UNMET && since !== HOPELESS && since !== this.search;
  }

  /** Whether an unknown reach cannot be measured. */
  isHopeless(position: number): boolean {
    return this.bytes[REACH_BYTES * position + 1] === HOPELESS;
  }

  /** Measures a body's shape; false if that cannot be accurate enough. */
  make(position: number, shape: Shape, boxes: Float64Array): boolean {
    const { bytes } = this;
    const at = REACH_BYTES * position;
    if (writeReach(shape, boxes, 4 * position, bytes, at)) return true;
    bytes[at] = NONE;
    bytes[at + 1] = HOPELESS;
    return false;
  }
}

/** Writes the bytes of a reach; false if it is not accurate enough. */
function writeReach(
  shape: Shape,
  boxes: Float64Array,
  boxAt: number,
  bytes: Uint8Array,
  at: number,
): boolean {
  const left = boxes[boxAt] as number;
  const below = boxes[boxAt + 1] as number;
  const right = boxes[boxAt + 2] as number;
  const above = boxes[boxAt + 3] as number;
  const width = right - left;
  const height = above - below;
  const size = width + height;
  const magnitude = magnitudeAt(boxes, boxAt) + hiddenExtent(shape);
  if (!(isModerate(size) && magnitude <= MOST_TO_SIZE * size && setReach(reach, shape, boxes, boxAt)))
    return false;
  let place = at;
  for (let k = 0; k < DIRECTIONS; k++) {
    const half = k % HALF_TURN;
    const boxReach =
      0.5 * (Math.abs(COSINES[half] as number) * width + Math.abs(SINES[half] as number) * height);
    const own = reach[k] as number;
    if (k % AXIS === 0) {
      // The box of a sector, or of a shape far from its position, may be larger than it must be.
      if (!(Math.abs(own - boxReach) <= SIDE_ERROR * size)) return false;
      continue;
    }
    const level = Math.max(1, Math.floor((own / boxReach) * LEVELS + MARGIN) + 1);
    if (!(level <= LEVELS + 1)) return false;
    bytes[place] = level;
    place += 1;
  }
  return true;
}

const lowest = /* @__PURE__ */ createLowestPoints();

/**
 * Sets `reach` to the support function of a shape about the centre of its box, in each direction. It is within a few ulp
 * of the greatest of the numbers that the shape consists of, and so is the centre.
 *
 * False for half planes and compounds.
 */
export function setReach(reach: Float64Array, shape: Shape, boxes: Float64Array, at: number): boolean {
  if (isUnbounded(shape) || isUnion(shape)) return false;
  const x = 0.5 * (boxes[at] as number) + 0.5 * (boxes[at + 2] as number);
  const y = 0.5 * (boxes[at + 1] as number) + 0.5 * (boxes[at + 3] as number);
  for (let k = 0; k < DIRECTIONS; k++) {
    const sign = k < HALF_TURN ? 1 : -1;
    const cosine = sign * (COSINES[k % HALF_TURN] as number);
    const sine = sign * (SINES[k % HALF_TURN] as number);
    reach[k] = 0 - findLowestAlong(lowest, shape, -cosine, -sine) - (cosine * x + sine * y);
  }
  return true;
}
