import { grown, IntegerList } from "../../math/collections.js";
import { type BodyFilters, slotOf } from "../bodies/body-slots.js";
import { BoxForest } from "../boxes/box-forest.js";
import { searchBox } from "../boxes/box-search.js";
import { MovingBoxes, meetingTime, NEVER, NUMBERS } from "../boxes/moving-boxes.js";
import { BoxPairs } from "./box-pairs.js";
import type { BoxMeeting } from "./cell-search.js";

/** The mean count of meetings is taken over at most this many swept boxes. */
const ASKED = 64;

/** If a swept box meets more others than this on average, the time is cut into slices. */
const FEW = 4;
const MOST_SLICES = 64;

const probe = /* @__PURE__ */ new Float64Array(4);
const candidates = /* @__PURE__ */ new IntegerList();

/**
 * Finds the moving boxes of continuous bodies that meet each other, or other moving boxes, at some time.
 *
 * A forest holds the swept boxes. Those of bodies that fly far meet much more often than the bodies' own boxes do at any one
 * time. So if each meets many others, the time is cut into slices: in each of k slices, the swept boxes are a k-th as long,
 * and meet a k²-th of the others.
 */
export class FlightSearch implements BoxMeeting {
  readonly boxes = new MovingBoxes();
  private readonly forest: BoxForest;
  private readonly boxPairs = new BoxPairs(this);
  /** The slot of each box, and the index of each slot's box. */
  private readonly slots = new IntegerList();
  private indices = new Int32Array(0);
  /** The positions in the forest; a forest needs such a list, but nothing reads it. */
  private places = new Int32Array(0);
  private slices = 1;
  private slice = 0;

  /** Pairs of continuous bodies that are found are passed to `callback`. */
  constructor(
    filters: BodyFilters,
    private readonly callback: (slot: number, other: number) => void,
  ) {
    this.forest = new BoxForest(filters);
  }

  /** Removes all boxes, and makes room for slots below `slots`. */
  clear(slots: number): void {
    this.boxes.count = 0;
    this.slots.count = 0;
    this.indices = grown(this.indices, slots);
    this.places = grown(this.places, slots);
  }

  /** Adds the box of a body, and returns where in `boxes` its numbers are to be written. */
  add(slot: number): number {
    this.indices[slot] = this.boxes.count;
    this.slots.push(slot);
    return this.boxes.add();
  }

  /** Prepares for `searchOne` when all boxes are there. */
  settle(): void {
    this.slices = 1;
    this.sweep(0);
    this.forest.fit();
  }

  /** Adds to `found` the slots of the bodies that the first of the other boxes meets. */
  searchOne(others: MovingBoxes, found: IntegerList): void {
    const { boxes, indices } = this;
    others.writeBetween(0, 0, 1, probe, 0);
    candidates.count = 0;
    searchBox(this.forest, probe, candidates);
    for (let i = 0; i < candidates.count; i++) {
      const slot = candidates.items[i] as number;
      const at = NUMBERS * (indices[slot] as number);
      if (meetingTime(others.numbers, 0, boxes.numbers, at) !== NEVER) found.push(slot);
    }
  }

  /** Finds all pairs of its own boxes that meet. */
  searchAll(): void {
    const met = this.meanMet();
    const most = Math.min(MOST_SLICES, this.boxes.ratioOfWays);
    while (FEW * this.slices ** 2 < met && this.slices < most) this.slices *= 2;
    for (let slice = 0; slice < this.slices; slice++) {
      if (this.slices > 1) this.sweep(slice);
      this.boxPairs.searchForest(this.forest);
    }
  }

  /** Fills the forest with the boxes swept in one slice of the time. */
  private sweep(slice: number): void {
    const { boxes, forest, slots, slices } = this;
    this.slice = slice;
    forest.clear();
    for (let i = 0; i < boxes.count; i++) {
      const position = forest.add(slots.items[i] as number);
      boxes.writeBetween(i, slice / slices, (slice + 1) / slices, forest.boxes, 4 * position);
    }
    forest.order(this.places);
  }

  /** How many others a box in the forest meets, on average over some of them. */
  private meanMet(): number {
    const { boxes, end } = this.forest;
    const step = Math.ceil(end / ASKED);
    let asked = 0;
    candidates.count = 0;
    for (let position = 0; position < end; position += step) {
      for (let side = 0; side < 4; side++) probe[side] = boxes[4 * position + side] as number;
      searchBox(this.forest, probe, candidates);
      asked += 1;
    }
    return candidates.count / asked - 1;
  }

  /** Tells of two boxes that meet in the present slice of time, if they have not met before. */
  meet(forest: BoxForest, position: number, other: BoxForest, otherPosition: number): void {
    const { numbers } = this.boxes;
    const slot = slotOf(forest.owners[position] as number);
    const otherSlot = slotOf(other.owners[otherPosition] as number);
    const at = NUMBERS * (this.indices[slot] as number);
    const otherAt = NUMBERS * (this.indices[otherSlot] as number);
    const time = meetingTime(numbers, at, numbers, otherAt);
    if (time === NEVER || Math.min((time * this.slices) | 0, this.slices - 1) !== this.slice) return;
    this.callback(slot, otherSlot);
  }
}
