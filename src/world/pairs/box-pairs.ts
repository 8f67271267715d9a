import { grown, IntegerList } from "../../math/collections.js";
import { storedBoxesMeet } from "../../near/shape-trees.js";
import { type BodyFilters, slotOf } from "../bodies/body-slots.js";
import { type BoxTree, BRANCHING, MOST_LEVELS } from "../boxes/body-tree.js";
import { BoxForest } from "../boxes/box-forest.js";
import { searchBox } from "../boxes/box-search.js";
import { MovingBoxes, meetingTime, NEVER, NUMBERS } from "../boxes/moving-boxes.js";
import { type BoxMeeting, searchGrid } from "./cell-search.js";

/** Bits of a node's index within its level; a level has at most 2¹⁸ nodes. */
const INDEX_BITS = 20;
const INDEX_MASK = 2 ** INDEX_BITS - 1;

/** Nodes still to be visited: at each level the other children of one node. */
const pending = /* @__PURE__ */ new Int32Array(MOST_LEVELS * BRANCHING);

/** Another way of finding the pairs of a tree whose boxes are too crowded for a grid. */
interface CrowdSearch {
  search(forest: BoxForest, tree: BoxTree): boolean;
}

/**
 * Finds all pairs of boxes that meet.
 *
 * Boxes of one class of sizes are compared through the grid that they are sorted by, or through their tree if no grid
 * fits: each leaf is looked up in the tree, and its boxes are compared with those of the leaves found. Boxes of two
 * classes, and of two forests, are always compared through trees.
 */
export class BoxPairs {
  /** With a search for crowds, which returns false if it is not right for one. */
  constructor(
    private readonly meeting: BoxMeeting,
    private readonly crowds?: CrowdSearch,
  ) {}

  /** Finds the pairs within a forest in order. */
  searchForest(forest: BoxForest): void {
    if (forest.treeCount > 1) forest.fit();
    for (let i = 0; i < forest.treeCount; i++) {
      const tree = forest.trees[i] as BoxTree;
      this.searchWithin(forest, tree);
      for (let j = i + 1; j < forest.treeCount; j++) {
        this.searchBetween(forest, tree, forest, forest.trees[j] as BoxTree);
      }
    }
  }

  private searchWithin(forest: BoxForest, tree: BoxTree): void {
    if (!tree.meetsItself) return;
    if (tree.grid.isValid) {
      searchGrid(this.meeting, forest, tree.grid);
      return;
    }
    if (this.crowds?.search(forest, tree)) return;
    forest.fit();
    this.searchTree(forest, tree);
  }

  /** Finds pairs of boxes of a tree. */
  private searchTree(forest: BoxForest, tree: BoxTree): void {
    const leaves = tree.levelCounts[0] as number;
    for (let leaf = 0; leaf < leaves; leaf++) {
      this.meetWithinLeaf(forest, tree, leaf);
      this.descend(forest, tree, leaf, forest, tree, leaf + 1);
    }
  }

  /** Finds pairs of a box of one tree and one of another. */
  searchBetween(forest: BoxForest, tree: BoxTree, other: BoxForest, otherTree: BoxTree): void {
    if (!tree.mayMeet(otherTree)) return;
    if (tree.count > otherTree.count) {
      this.searchBetween(other, otherTree, forest, tree);
      return;
    }
    const leaves = tree.levelCounts[0] as number;
    for (let leaf = 0; leaf < leaves; leaf++) this.descend(forest, tree, leaf, other, otherTree, 0);
  }

  /** Finds the leaves of a tree, from leaf `from` on, that meet one leaf of another tree or of the same. */
  private descend(
    forest: BoxForest,
    tree: BoxTree,
    leaf: number,
    other: BoxForest,
    otherTree: BoxTree,
    from: number,
  ): void {
    const { nodes } = other;
    const { levelStarts, levelCounts, rootLevel } = otherTree;
    const probe = 4 * ((tree.levelStarts[0] as number) + leaf);
    const minX = forest.nodes[probe] as number;
    const minY = forest.nodes[probe + 1] as number;
    const maxX = forest.nodes[probe + 2] as number;
    const maxY = forest.nodes[probe + 3] as number;
    if (from >= (levelCounts[0] as number)) return;
    pending[0] = rootLevel << INDEX_BITS;
    let count = 1;
    while (count > 0) {
      count -= 1;
      const entry = pending[count] as number;
      const level = entry >> INDEX_BITS;
      const index = entry & INDEX_MASK;
      if (level === 0) {
        this.meetLeaves(forest, tree, leaf, other, otherTree, index);
        continue;
      }
      const below = level - 1;
      const start = levelStarts[below] as number;
      const end = Math.min(BRANCHING * (index + 1), levelCounts[below] as number);
      // Nodes that end before leaf `from` need no visit.
      const least = from >> (2 * below);
      for (let child = Math.max(BRANCHING * index, least); child < end; child++) {
        const at = 4 * (start + child);
        if (
          (nodes[at] as number) <= maxX &&
          (nodes[at + 2] as number) >= minX &&
          (nodes[at + 1] as number) <= maxY &&
          (nodes[at + 3] as number) >= minY
        ) {
          pending[count] = (below << INDEX_BITS) | child;
          count += 1;
        }
      }
    }
  }

  private meetWithinLeaf(forest: BoxForest, tree: BoxTree, leaf: number): void {
    const { boxes } = forest;
    const start = tree.first + BRANCHING * leaf;
    const end = Math.min(start + BRANCHING, tree.first + tree.count);
    for (let i = start; i < end; i++) {
      for (let j = i + 1; j < end; j++) {
        if (storedBoxesMeet(boxes, 4 * i, boxes, 4 * j)) this.meeting.meet(forest, i, forest, j);
      }
    }
  }

  private meetLeaves(
    forest: BoxForest,
    tree: BoxTree,
    leaf: number,
    other: BoxForest,
    otherTree: BoxTree,
    otherLeaf: number,
  ): void {
    const { boxes } = forest;
    const others = other.boxes;
    const start = tree.first + BRANCHING * leaf;
    const end = Math.min(start + BRANCHING, tree.first + tree.count);
    const otherStart = otherTree.first + BRANCHING * otherLeaf;
    const otherEnd = Math.min(otherStart + BRANCHING, otherTree.first + otherTree.count);
    const otherNode = 4 * ((otherTree.levelStarts[0] as number) + otherLeaf);
    for (let i = start; i < end; i++) {
      if (!storedBoxesMeet(boxes, 4 * i, other.nodes, otherNode)) continue;
      for (let j = otherStart; j < otherEnd; j++) {
        if (storedBoxesMeet(boxes, 4 * i, others, 4 * j)) this.meeting.meet(forest, i, other, j);
      }
    }
  }
}

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
    forest.order();
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
