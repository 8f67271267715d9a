import { grown } from "../growth.js";
import type { Filter } from "./body-options.js";

const ANY_CATEGORY = 1;
const ANY_MASK = -1;

/** The categories and masks of bodies, by slot, as signed integers. They take no memory while all are the default. */
export class BodyFilters {
  /** Whether there is, or was, a body whose category and mask may forbid a pair. */
  mayForbid = false;
  private categories = new Int32Array(0);
  private masks = new Int32Array(0);

  set(slot: number, category: number, mask: number): void {
    const known = this.masks.length;
    if (slot >= known) {
      if (category === ANY_CATEGORY && mask === ANY_MASK) return;
      this.categories = grown(this.categories, slot + 1).fill(ANY_CATEGORY, known);
      this.masks = grown(this.masks, slot + 1).fill(ANY_MASK, known);
    }
    this.categories[slot] = category;
    this.masks[slot] = mask;
    this.mayForbid = this.mayForbid || mask !== ANY_MASK || category === 0;
  }

  categoryOf(slot: number): number {
    return slot < this.categories.length ? (this.categories[slot] as number) : ANY_CATEGORY;
  }

  maskOf(slot: number): number {
    return slot < this.masks.length ? (this.masks[slot] as number) : ANY_MASK;
  }

  /** Whether the categories and masks of two bodies let them be a pair. */
  allowPair(a: number, b: number): boolean {
    return (this.maskOf(a) & this.categoryOf(b)) !== 0 && (this.maskOf(b) & this.categoryOf(a)) !== 0;
  }

  /** Whether a question with this filter is about the body, as far as bits decide it. */
  isWanted(slot: number, { mask, category }: Filter): boolean {
    return (
      (mask === undefined || (mask & this.categoryOf(slot)) !== 0) &&
      (category === undefined || (category & this.maskOf(slot)) !== 0)
    );
  }
}
