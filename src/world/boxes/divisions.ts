import { grown } from "../../math/collections.js";
import { type BodyFilters, slotOf } from "../bodies/body-slots.js";
import type { BoxTree } from "./body-tree.js";

/** How a forest divides its boxes among trees: by size, and by what their bodies may meet. */

/** Exponents of doubles: 0 for zero and subnormal sizes, 2047 for infinite ones. */
const EXPONENTS = 2048;

/** The exponents one class spans: boxes of a class differ in size by less than a factor of 8. */
const CLASS_SPAN = 3;

/**
 * Boxes divided by size, the longer side, in classes from small to large.
 *
 * The first class begins at the least size, the next at the least size that does not belong to it, and so on, so that
 * there are no more classes than needed: one if all boxes are of about the same size.
 */
export class SizeClasses {
  /** Where each class of the last division starts, and where the last one ends. */
  readonly starts = new Int32Array(EXPONENTS + 1);
  private readonly counts = new Int32Array(EXPONENTS);
  private readonly places = new Int32Array(EXPONENTS);
  private readonly size = new Float64Array(1);
  private readonly words = new Int32Array(this.size.buffer);

  /** Sets `order` to the indices of the first `count` boxes, class by class, and returns the number of classes. */
  divide(boxes: Float64Array, order: Int32Array, count: number): number {
    const { counts, places, starts } = this;
    counts.fill(0);
    for (let i = 0; i < count; i++) {
      const exponent = this.exponentOf(boxes, i);
      counts[exponent] = (counts[exponent] as number) + 1;
    }
    let classes = 0;
    let place = 0;
    let classEnd = -1;
    for (let exponent = 0; exponent < EXPONENTS; exponent++) {
      const members = counts[exponent] as number;
      if (members === 0) continue;
      if (exponent >= classEnd) {
        starts[classes] = place;
        classes += 1;
        classEnd = exponent + CLASS_SPAN;
      }
      places[exponent] = classes - 1;
      place += members;
    }
    starts[classes] = count;
    // As in most worlds.
    if (classes === 1) {
      for (let i = 0; i < count; i++) order[i] = i;
      return 1;
    }
    counts.set(starts.subarray(0, classes));
    for (let i = 0; i < count; i++) {
      const member = places[this.exponentOf(boxes, i)] as number;
      const next = counts[member] as number;
      order[next] = i;
      counts[member] = next + 1;
    }
    return classes;
  }

  private exponentOf(boxes: Float64Array, index: number): number {
    const at = 4 * index;
    const width = (boxes[at + 2] as number) - (boxes[at] as number);
    const height = (boxes[at + 3] as number) - (boxes[at + 1] as number);
    this.size[0] = width > height ? width : height;
    // This word has the exponent, whatever the byte order.
    return ((this.words[HIGH_WORD] as number) >>> 20) & (EXPONENTS - 1);
  }
}

const HIGH_WORD = /* @__PURE__ */ highWord();

function highWord(): number {
  return new Int32Array(new Float64Array([1]).buffer)[0] === 0 ? 1 : 0;
}

/** The most filters with a group of their own; bodies with others are in group 0. */
const MOST_GROUPS = 8;

/** Scratch arrays: the group of each box, and the boxes before they are permuted. */
const scratch = { groups: /* @__PURE__ */ new Uint8Array(0), order: /* @__PURE__ */ new Int32Array(0) };

/**
 * Bodies divided by their categories and masks. Group 0 holds those that may be pairs with their like; each other group
 * holds bodies of one category and mask that may not, such as bullets, and does not compare them with each other.
 */
export class FilterGroups {
  /** The number of groups, with group 0, which may be empty. */
  count = 1;
  /** Where each group starts, and where the last one ends. */
  readonly starts = new Int32Array(MOST_GROUPS + 2);
  private readonly categories = new Int32Array(MOST_GROUPS + 1);
  private readonly masks = new Int32Array(MOST_GROUPS + 1);

  constructor(private readonly filters: BodyFilters) {}

  /**
   * Sorts `order[from … to − 1]`, indices of boxes, by group; returns false and changes nothing if all filters are the
   * default.
   */
  divide(owners: Int32Array, order: Int32Array, from: number, to: number): boolean {
    if (!this.filters.mayForbid) return false;
    const { starts } = this;
    this.count = 1;
    starts.fill(0);
    scratch.groups = grown(scratch.groups, to - from);
    const { groups } = scratch;
    for (let i = from; i < to; i++) {
      const group = this.groupOf(owners[order[i] as number] as number);
      groups[i - from] = group;
      starts[group + 1] = (starts[group + 1] as number) + 1;
    }
    let place = from;
    for (let group = 0; group <= this.count; group++) {
      place += starts[group] as number;
      starts[group] = place;
    }
    if (this.count > 1) this.permute(order, from, to);
    return true;
  }

  private permute(order: Int32Array, from: number, to: number): void {
    scratch.order = grown(scratch.order, to - from);
    const { groups, order: before } = scratch;
    before.set(order.subarray(from, to));
    const next = this.starts.slice();
    for (let i = 0; i < to - from; i++) {
      const group = groups[i] as number;
      const place = next[group] as number;
      order[place] = before[i] as number;
      next[group] = place + 1;
    }
  }

  private groupOf(owner: number): number {
    const slot = slotOf(owner);
    const category = this.filters.categoryOf(slot);
    const mask = this.filters.maskOf(slot);
    if ((category & mask) !== 0) return 0;
    const { categories, masks, count } = this;
    for (let group = 1; group < count; group++) {
      if (categories[group] === category && masks[group] === mask) return group;
    }
    if (count > MOST_GROUPS) return 0;
    categories[count] = category;
    masks[count] = mask;
    this.count = count + 1;
    return count;
  }

  /** Sets the categories and masks of the tree of a group. */
  describe(tree: BoxTree, group: number, owners: Int32Array, order: Int32Array): void {
    const { filters } = this;
    const from = this.starts[group] as number;
    const to = this.starts[group + 1] as number;
    tree.categories = 0;
    tree.masks = 0;
    tree.meetsItself = group === 0;
    for (let i = from; i < to; i++) {
      const owner = owners[order[i] as number] as number;
      const slot = slotOf(owner);
      tree.categories |= filters.categoryOf(slot);
      tree.masks |= filters.maskOf(slot);
    }
  }
}
