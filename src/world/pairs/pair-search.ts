import { grown } from "../../math/collections.js";
import { storedBoxesMeet } from "../../near/shape-trees.js";
import type { Bodies } from "../bodies/bodies.js";
import { slotOf } from "../bodies/body-slots.js";
import type { BoxTree } from "../boxes/body-tree.js";
import { BoxForest, NOBODY, ROUND } from "../boxes/box-forest.js";
import { BoxPairs } from "./box-pairs.js";
import { type BoxMeeting, PairMeeting } from "./cell-search.js";
import { SlotPairs } from "./pair-list.js";
import {
  AXIS,
  COSINES,
  LEVELS,
  MOST_TO_SIZE,
  magnitudeAt,
  OPPOSITE,
  REACH_BYTES,
  SINES,
} from "./reach-verdict.js";
import type { Reaches } from "./reaches.js";

/** What a search has found; one list for all worlds. */
const found = /* @__PURE__ */ new SlotPairs();

/** Finds all pairs of a world, in no particular order, as pairs of slots. */
export class PairSearch {
  private readonly meeting: PairMeeting;
  private readonly boxPairs: BoxPairs;

  /** It throws RangeError where there are more pairs than `most`. */
  constructor(
    private readonly bodies: Bodies<unknown>,
    private readonly most: number,
  ) {
    this.meeting = new PairMeeting(bodies, found);
    this.boxPairs = new BoxPairs(this.meeting, new TurnedSearch(bodies, this.meeting));
  }

  /** The pairs, until the next search of any world. */
  find(): SlotPairs {
    const { boxPairs, meeting } = this;
    const { moving, resting } = this.bodies;
    meeting.begin();
    found.most = this.most;
    this.bodies.order();
    if (moving.reaches.areKept || resting.reaches.areKept) {
      moving.reaches.nextSearch(moving.end);
      resting.reaches.nextSearch(resting.end);
    }
    boxPairs.searchForest(moving);
    if (resting.treeCount > 0) moving.fit();
    for (let i = 0; i < moving.treeCount; i++) {
      for (let j = 0; j < resting.treeCount; j++) {
        boxPairs.searchBetween(moving, moving.trees[i] as BoxTree, resting, resting.trees[j] as BoxTree);
      }
    }
    meeting.end();
    found.requireFew(found.count);
    return found;
  }
}

/** Fewer boxes are not worth it. */
const LEAST_COUNT = 64;
/** The sizes of turned boxes are estimated from so many of them. */
const ASKED = 64;
/** Turned boxes are used if they meet at least so many times less often. */
const LEAST_GAIN = 4;

/** Turned boxes are made up to 2¹⁶ times as short as they are, so that they are about as high as wide. */
const MOST_SHORTER = 16;

/** More than all roundings of a side, relative to the coordinates. */
const SIDE_ERROR = 2 ** -45;

/** More than the rounding of the reach of a box. */
const LONGER = 1 + 2 ** -20;

const turned = /* @__PURE__ */ new Float64Array(4);

/** Of the boxes in one frame: the sums of their widths, of their heights, and of the products of these. */
class Sizes {
  widths = 0;
  heights = 0;
  areas = 0;

  add(boxes: Float64Array, at: number): void {
    const width = (boxes[at + 2] as number) - (boxes[at] as number);
    const height = (boxes[at + 3] as number) - (boxes[at + 1] as number);
    this.widths += width;
    this.heights += height;
    this.areas += width * height;
  }

  /** `count` times half the mean area in which the centre of one box may lie if it is to meet another box. */
  meeting(count: number): number {
    return (this.widths * this.heights) / count + this.areas;
  }
}

/**
 * Finds the pairs in a crowd of thin slanted bodies, whose upright boxes meet nearly all others, by boxes that are turned by a
 * sixteenth, an eighth or three sixteenths of a turn: in these directions the reaches of bodies are known. Turned boxes that
 * are long are made as short as they are high, so that a grid fits them.
 */
export class TurnedSearch implements BoxMeeting {
  private readonly forest: BoxForest;
  private readonly boxPairs = new BoxPairs(this);
  /** The position of each body's own box, by slot. */
  private positions = new Int32Array(0);
  private crowd: BoxForest | undefined;

  constructor(
    private readonly bodies: Bodies<unknown>,
    private readonly meeting: BoxMeeting,
  ) {
    this.forest = new BoxForest(bodies.filters);
  }

  /** Meets all pairs of a tree. False, without any of them, if turned boxes meet nearly as often as upright ones. */
  search(crowd: BoxForest, tree: BoxTree): boolean {
    if (tree.count < LEAST_COUNT) return false;
    let most = this.sizesAlong(0, crowd, tree).meeting(ASKED) / LEAST_GAIN;
    let best = 0;
    let shorter = 1;
    for (let direction = 1; direction < AXIS; direction++) {
      const sizes = this.sizesAlong(direction, crowd, tree);
      if (!(sizes.meeting(ASKED) < most)) continue;
      most = sizes.meeting(ASKED);
      best = direction;
      shorter = shorterBy(sizes);
    }
    if (best === 0) return false;
    this.searchTurned(crowd, tree, best, shorter);
    return true;
  }

  /** The sizes of some of the boxes, along a direction; 0: of the upright ones. */
  private sizesAlong(direction: number, crowd: BoxForest, { first, count }: BoxTree): Sizes {
    const sizes = new Sizes();
    const step = Math.floor(count / ASKED);
    for (let position = first; position < first + ASKED * step; position += step) {
      if (crowd.owners[position] === NOBODY) continue;
      if (direction > 0) this.write(crowd, position, direction, 1, turned, 0);
      sizes.add(direction > 0 ? turned : crowd.boxes, direction > 0 ? 0 : 4 * position);
    }
    return sizes;
  }

  private searchTurned(
    crowd: BoxForest,
    { first, count }: BoxTree,
    direction: number,
    shorter: number,
  ): void {
    const { forest } = this;
    this.positions = grown(this.positions, this.bodies.slots);
    forest.clear();
    for (let position = first; position < first + count; position++) {
      const owner = crowd.owners[position] as number;
      if (owner === NOBODY) continue;
      const slot = slotOf(owner);
      this.positions[slot] = position;
      const at = 4 * forest.add(slot);
      this.write(crowd, position, direction, shorter, forest.boxes, at);
    }
    forest.order();
    this.crowd = crowd;
    this.boxPairs.searchForest(forest);
    this.crowd = undefined;
  }

  meet(forest: BoxForest, position: number, other: BoxForest, otherPosition: number): void {
    const crowd = this.crowd as BoxForest;
    const own = this.positions[slotOf(forest.owners[position] as number)] as number;
    const others = this.positions[slotOf(other.owners[otherPosition] as number)] as number;
    if (storedBoxesMeet(crowd.boxes, 4 * own, crowd.boxes, 4 * others))
      this.meeting.meet(crowd, own, crowd, others);
  }

  private measure(reaches: Reaches, position: number, slot: number, boxes: Float64Array): boolean {
    return !reaches.isHopeless(position) && reaches.make(position, this.bodies.shapeAt(slot), boxes);
  }

  /** Writes the box of a body along a direction and across it, with all lengths doubled, and those along it made shorter. */
  private write(
    { boxes, owners, reaches }: BoxForest,
    position: number,
    direction: number,
    shorter: number,
    out: Float64Array,
    at: number,
  ): void {
    const owner = owners[position] as number;
    const left = boxes[4 * position] as number;
    const below = boxes[4 * position + 1] as number;
    const right = boxes[4 * position + 2] as number;
    const above = boxes[4 * position + 3] as number;
    const width = right - left;
    const height = above - below;
    const magnitude = magnitudeAt(boxes, 4 * position);
    const cosine = COSINES[direction] as number;
    const sine = SINES[direction] as number;
    const along = cosine * (left + right) + sine * (below + above);
    const across = cosine * (below + above) - sine * (left + right);
    // The byte of this direction is the (direction − 1)st, and that of the direction across the (direction + 2)nd.
    const byte = REACH_BYTES * position + direction - 1;
    let ahead = LEVELS;
    let behind = LEVELS;
    let upward = LEVELS;
    let downward = LEVELS;
    let reachAlong = LONGER * (cosine * width + sine * height);
    let reachAcross = LONGER * (sine * width + cosine * height);
    if ((owner & ROUND) !== 0) {
      reachAlong = LONGER * Math.max(width, height);
      reachAcross = reachAlong;
    } else if (
      magnitude <= MOST_TO_SIZE * (width + height) &&
      (reaches.isKnown(position) || this.measure(reaches, position, slotOf(owner), boxes))
    ) {
      const { bytes } = reaches;
      ahead = bytes[byte] as number;
      behind = bytes[byte + OPPOSITE] as number;
      upward = bytes[byte + AXIS - 1] as number;
      downward = bytes[byte + AXIS - 1 + OPPOSITE] as number;
    }
    const slack = SIDE_ERROR * magnitude;
    out[at] = (along - (behind / LEVELS) * reachAlong - slack) * shorter;
    out[at + 1] = across - (downward / LEVELS) * reachAcross - slack;
    out[at + 2] = (along + (ahead / LEVELS) * reachAlong + slack) * shorter;
    out[at + 3] = across + (upward / LEVELS) * reachAcross + slack;
    if (magnitude < Number.MAX_VALUE) return;
    out.fill(Number.NEGATIVE_INFINITY, at, at + 2);
    out.fill(Number.POSITIVE_INFINITY, at + 2, at + 4);
  }
}

/** The power of two by which lengths along are multiplied, so that boxes are about as high as wide. */
function shorterBy({ widths, heights }: Sizes): number {
  const exponent = Math.round(Math.log2(heights / widths));
  return 2 ** Math.min(Math.max(exponent, -MOST_SHORTER), MOST_SHORTER) || 1;
}
