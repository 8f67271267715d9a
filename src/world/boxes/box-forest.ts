import { grown, IntegerList } from "../../math/collections.js";
import { spatialOrder } from "../../near/box-tree.js";
import { type BodyFilters, MOST_BODIES, slotOf } from "../bodies/body-slots.js";
import { Reaches } from "../pairs/reaches.js";
import { BoxTree } from "./body-tree.js";
import { FilterGroups, SizeClasses } from "./divisions.js";

/** A bit of the owner of a circle's box; the rest is the slot of the body. */
export const ROUND = MOST_BODIES;

/** No body: the owner of a box whose body has been removed. */
export const NOBODY = -1;

/** The box that goes to each position, while boxes are sorted; one array for all forests. */
const scratch = { order: /* @__PURE__ */ new Int32Array(0) };

/** Up to this many changes, trees are always mended and not rebuilt. */
const FEW_CHANGES = 32;

/**
 * Boxes, each with its owner (a body's slot, and `ROUND` for a circle), in trees: one tree for each class of
 * sizes, so that a huge box does not make the nodes of small ones, or the cells of their grid, huge.
 *
 * Boxes from `treeEnd` on are loose: they were added after the trees were built. Single changes stretch the nodes above
 * them; when they become many, everything is sorted anew. So a change costs amortized logarithmic time if queries come in
 * between, and constant time if not.
 */
export class BoxForest {
  /** minX, minY, maxX, maxY of each position; a removed box is the empty one, which meets nothing. */
  boxes = new Float64Array(0);
  owners = new Int32Array(0);
  /** What is known of the shapes that the boxes hold, by position: it is read with the boxes. */
  readonly reaches = new Reaches();
  /** The number of positions in use, including those of removed boxes. */
  end = 0;
  treeEnd = 0;
  readonly trees: BoxTree[] = [];
  treeCount = 0;
  nodes = new Float64Array(0);
  /** The positions below `treeEnd` of boxes that have moved, or are to be written anew, since the trees were last updated. */
  readonly moved = new IntegerList();
  /** Whether so many have moved that they are no longer listed. */
  areManyMoved = false;

  private readonly groups: FilterGroups | undefined;
  private removed = 0;
  /** The changes since the trees were built that have made them worse. */
  private changes = 0;
  private isFitted = true;
  private nodeEnd = 0;

  /** With `filters`, bodies that cannot be pairs among themselves have trees of their own. */
  constructor(filters?: BodyFilters) {
    this.groups = filters === undefined ? undefined : new FilterGroups(filters);
  }

  /** To be called when the body at a position gets another category or mask. */
  refilter(position: number, category: number, mask: number): void {
    const tree = this.treeAt(position);
    if (tree === undefined) return;
    const metItself = tree.meetsItself;
    tree.widen(category, mask);
    // A body that may now meet the others of its tree belongs in another tree.
    if (tree.meetsItself !== metItself) this.areManyMoved = true;
  }

  /** Whether there may be a body whose category meets a mask, and whose mask meets a category. */
  mayMeet(mask: number, category: number): boolean {
    for (let i = 0; i < this.treeCount; i++) {
      const { categories, masks } = this.trees[i] as BoxTree;
      if ((categories & mask) !== 0 && (masks & category) !== 0) return true;
    }
    return this.end > this.treeEnd;
  }

  /** Takes all boxes out. */
  clear(): void {
    this.end = 0;
    this.treeEnd = 0;
    this.treeCount = 0;
    this.removed = 0;
    this.changes = 0;
    this.moved.count = 0;
    this.areManyMoved = false;
  }

  /** The position of a new box, which is to be written there. */
  add(owner: number): number {
    const position = this.end;
    this.boxes = grown(this.boxes, 4 * (position + 1));
    this.owners = grown(this.owners, position + 1);
    this.owners[position] = owner;
    this.end += 1;
    return position;
  }

  remove(position: number): void {
    const at = 4 * position;
    this.boxes[at] = Number.POSITIVE_INFINITY;
    this.boxes[at + 1] = Number.POSITIVE_INFINITY;
    this.boxes[at + 2] = Number.NEGATIVE_INFINITY;
    this.boxes[at + 3] = Number.NEGATIVE_INFINITY;
    this.owners[position] = NOBODY;
    this.removed += 1;
  }

  /** To be called for a box that has been written anew, or will be before the next query. */
  move(position: number): void {
    if (this.areManyMoved || position >= this.treeEnd) return;
    if (this.moved.count > this.fewest()) this.areManyMoved = true;
    else this.moved.push(position);
  }

  /** Updates the trees, but leaves loose boxes loose; keeps `places[slot]`, if it is given, the position of that body's box. */
  settle(places: Int32Array): void {
    const loose = this.end - this.treeEnd;
    if (this.areManyMoved || loose + this.removed + this.changes + this.moved.count > this.fewest()) {
      this.sort(places);
    }
    this.fit();
  }

  /** As `settle`, but leaves no loose boxes. */
  settleAll(places: Int32Array): void {
    if (this.end > this.treeEnd) this.sort(places);
    this.settle(places);
  }

  /** Sorts all boxes, if any has moved, is new or has gone. The trees may still have to be updated by `fit`. */
  order(places?: Int32Array): void {
    const isInOrder =
      !this.areManyMoved && this.moved.count + this.changes === 0 && this.end === this.treeEnd;
    if (!isInOrder || this.removed > this.fewest()) this.sort(places);
  }

  /** Makes the nodes hold the boxes in them, and invalidates each grid in which a box has moved. */
  fit(): void {
    if (!this.isFitted) {
      this.nodes = grown(this.nodes, 4 * this.nodeEnd);
      for (let i = 0; i < this.treeCount; i++) (this.trees[i] as BoxTree).fit(this.boxes, this.nodes);
      this.isFitted = true;
    }
    for (let i = 0; i < this.moved.count; i++) this.stretch(this.moved.items[i] as number);
    this.changes += this.moved.count;
    this.moved.count = 0;
  }

  /** The number of changes up to which the trees are mended instead of rebuilt. */
  private fewest(): number {
    return FEW_CHANGES + (this.treeEnd >> 4);
  }

  private stretch(position: number): void {
    const tree = this.treeAt(position);
    if (tree === undefined) return;
    tree.grid.isValid = false;
    tree.stretch(this.boxes, this.nodes, position);
  }

  /** The tree that has a position; undefined for loose boxes. */
  private treeAt(position: number): BoxTree | undefined {
    for (let i = 0; i < this.treeCount; i++) {
      const tree = this.trees[i] as BoxTree;
      if (position < tree.first + tree.count) return tree;
    }
    return undefined;
  }

  private sort(places?: Int32Array): void {
    this.closeGaps();
    const { boxes, end } = this;
    scratch.order = grown(scratch.order, end);
    const { order } = scratch;
    const classes = sizeClasses.divide(boxes, order, end);
    const { groups } = this;
    let firstNode = 0;
    this.treeCount = 0;
    for (let i = 0; i < classes; i++) {
      const start = sizeClasses.starts[i] as number;
      const end = sizeClasses.starts[i + 1] as number;
      const isDivided = groups?.divide(this.owners, order, start, end) === true;
      const parts = isDivided ? groups.count : 1;
      for (let group = 0; group < parts; group++) {
        const from = isDivided ? (groups.starts[group] as number) : start;
        const to = isDivided ? (groups.starts[group + 1] as number) : end;
        if (isDivided && from === to) continue;
        const tree = this.nextTree();
        if (isDivided) groups.describe(tree, group, this.owners, order);
        else tree.meetAll();
        if (!tree.grid.sort(boxes, order, from, to)) spatialOrder.sort(boxes, order, from, to);
        firstNode = tree.layOut(from, to - from, firstNode);
      }
    }
    this.reaches.permute(order, end);
    this.permute();
    for (let i = 0; i < this.treeCount; i++) this.note(this.trees[i] as BoxTree, places);
    this.nodeEnd = firstNode;
    this.isFitted = false;
    this.treeEnd = end;
    this.changes = 0;
    this.moved.count = 0;
    this.areManyMoved = false;
  }

  /** Notes where the boxes of a tree are, and whether they are all those of circles. */
  private note({ first, count, grid }: BoxTree, places?: Int32Array): void {
    const { owners } = this;
    let common = ROUND;
    for (let position = first; position < first + count; position++) {
      const owner = owners[position] as number;
      if (places !== undefined) places[slotOf(owner)] = position;
      common &= owner;
    }
    grid.areRound = common !== 0;
  }

  private nextTree(): BoxTree {
    if (this.treeCount === this.trees.length) this.trees.push(new BoxTree());
    this.treeCount += 1;
    return this.trees[this.treeCount - 1] as BoxTree;
  }

  private closeGaps(): void {
    if (this.removed === 0) return;
    const { boxes, owners, end } = this;
    let to = 0;
    for (let from = 0; from < end; from++) {
      if (owners[from] === NOBODY) continue;
      if (from !== to) {
        owners[to] = owners[from] as number;
        boxes.copyWithin(4 * to, 4 * from, 4 * from + 4);
        this.reaches.copy(to, from);
      }
      to += 1;
    }
    this.end = to;
    this.removed = 0;
  }

  /** Puts box and owner `order[i]` at position i, following each cycle of the permutation. */
  private permute(): void {
    const { boxes, owners, end } = this;
    const { order } = scratch;
    for (let start = 0; start < end; start++) {
      let from = order[start] as number;
      if (from === start) continue;
      const owner = owners[start] as number;
      const minX = boxes[4 * start] as number;
      const minY = boxes[4 * start + 1] as number;
      const maxX = boxes[4 * start + 2] as number;
      const maxY = boxes[4 * start + 3] as number;
      let to = start;
      while (from !== start) {
        owners[to] = owners[from] as number;
        boxes[4 * to] = boxes[4 * from] as number;
        boxes[4 * to + 1] = boxes[4 * from + 1] as number;
        boxes[4 * to + 2] = boxes[4 * from + 2] as number;
        boxes[4 * to + 3] = boxes[4 * from + 3] as number;
        order[to] = to;
        to = from;
        from = order[from] as number;
      }
      owners[to] = owner;
      boxes[4 * to] = minX;
      boxes[4 * to + 1] = minY;
      boxes[4 * to + 2] = maxX;
      boxes[4 * to + 3] = maxY;
      order[to] = to;
    }
  }
}

const sizeClasses = /* @__PURE__ */ new SizeClasses();
