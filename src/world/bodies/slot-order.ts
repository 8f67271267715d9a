import { grown } from "../growth.js";
import { usesBefore } from "./body-id.js";

const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;

/**
 * The ranks of slots by the ids in them, worked out after a change: of the slots of two bodies, that of the
 * lesser id has the lesser rank. Free slots have some rank, too.
 */
export class SlotOrder {
  /** Whether no slot has been used twice: then the id, the slot and the rank of a body are one number. */
  isPlain = true;
  /** The rank of each slot, and the slot of each rank, if it is not plain. */
  ranks = new Int32Array(0);
  slots = new Int32Array(0);
  private sorted = new Int32Array(0);
  private readonly counts = new Int32Array(DIGITS);
  private isValid = false;

  invalidate(): void {
    this.isValid = false;
  }

  /** Takes the ids of all slots, or none if no slot has been used twice. */
  update(ids: Float64Array, count: number): void {
    if (this.isValid) return;
    this.isValid = true;
    const mostUses = mostUsesBefore(ids);
    this.isPlain = mostUses === 0;
    if (this.isPlain) return;
    this.ranks = grown(this.ranks, count);
    this.sortByUses(ids, count, mostUses);
    for (let rank = 0; rank < count; rank++) this.ranks[this.slots[rank] as number] = rank;
  }

  /** Ids are ordered by uses, then by slot: stable counting sorts by the digits of the uses, lowest first. */
  private sortByUses(ids: Float64Array, count: number, mostUses: number): void {
    this.slots = grown(this.slots, count);
    this.sorted = grown(this.sorted, count);
    for (let slot = 0; slot < count; slot++) this.slots[slot] = slot;
    for (let unit = 1; unit <= mostUses; unit *= DIGITS) {
      const { slots, sorted, counts } = this;
      counts.fill(0);
      for (let slot = 0; slot < count; slot++) {
        const digit = digitOf(ids[slot] as number, unit);
        counts[digit] = (counts[digit] as number) + 1;
      }
      let place = 0;
      for (let digit = 0; digit < DIGITS; digit++) {
        const members = counts[digit] as number;
        counts[digit] = place;
        place += members;
      }
      for (let i = 0; i < count; i++) {
        const slot = slots[i] as number;
        const digit = digitOf(ids[slot] as number, unit);
        sorted[counts[digit] as number] = slot;
        counts[digit] = (counts[digit] as number) + 1;
      }
      this.slots = sorted;
      this.sorted = slots;
    }
  }
}

function mostUsesBefore(ids: Float64Array): number {
  let most = 0;
  for (let slot = 0; slot < ids.length; slot++) most = Math.max(most, usesBefore(ids[slot] as number));
  return most;
}

/** One digit of the uses before an id; 0 for a free slot. */
function digitOf(id: number, unit: number): number {
  return id < 0 ? 0 : Math.floor(usesBefore(id) / unit) % DIGITS;
}
