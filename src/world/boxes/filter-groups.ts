import { grown } from "../../math/growth.js";
import { slotOf } from "../bodies/body-id.js";
import type { BodyFilters } from "../bodies/body-slots.js";
import type { BoxTree } from "./box-tree.js";

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
