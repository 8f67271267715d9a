import { grown } from "../../math/collections.js";
import { outOfRange, wrongType } from "../../math/validation.js";
import type { Filter } from "./body-options.js";

/**
 * The name of a body in its world: a safe integer ≥ 0 that the world never gives twice.
 *
 * As long as few bodies have been removed, ids are small integers, which engines store and pass without allocating.
 *
 * @example
 * const world = new World();
 * const bodies = new Map<BodyId, string>([[world.add(circle(0, 0, 1)), "coin"]]);
 * world.queryPoint(0, 0).map((id) => bodies.get(id)); // [ 'coin' ]
 */
export type BodyId = number;

/** The most bodies that a world can hold: the low 20 bits of an id are its slot, the rest counts the earlier uses of the slot. */
export const MOST_BODIES = 2 ** 20;

/** The uses of a slot after which ids would no longer be safe integers; the slot is then given up. */
const MOST_USES = 2 ** 32;

/** The slot of an id. Any other number gives some slot, too: only the id stored there shows whether it is an id. */
export function slotOf(id: BodyId): number {
  return id & (MOST_BODIES - 1);
}

/** How often the slot of an id had been used before. */
function usesBefore(id: BodyId): number {
  return Math.floor(id / MOST_BODIES);
}

/** End of the queue of free slots. */
const NONE = -1;

/**
 * The slot of each body. Free slots wait in a queue, so that each is used again as late as possible.
 *
 * Before anything is removed, a body's id is its slot, and ids take no memory.
 */
export class BodySlots {
  /** How many slots there are, free ones included. */
  slots = 0;
  /** How many bodies have been removed. */
  removals = 0;
  /** The id of each slot's body; for a free slot, −1 − its next id. Empty before the first removal. */
  ids = new Float64Array(0);
  /** The position of each body's box in its forest; for a free slot, the next in the queue. */
  protected places = new Int32Array(0);
  private firstFree = NONE;
  private lastFree = NONE;

  has(id: BodyId): boolean {
    if (typeof id !== "number") return false;
    if (this.removals === 0) return id >>> 0 === id && id < this.slots;
    return this.ids[slotOf(id)] === id && id >= 0;
  }

  idOf(slot: number): BodyId {
    return this.removals === 0 ? slot : (this.ids[slot] as number);
  }

  /** The slot of a body; throws, in the name of the caller, if there is no such body. */
  requireSlot(id: BodyId, caller: string): number {
    if (!this.has(id)) throw unknownBody(id, caller);
    return slotOf(id);
  }

  /** A slot for a new body. */
  protected take(): number {
    const free = this.firstFree;
    if (free !== NONE) {
      this.firstFree = this.places[free] as number;
      if (this.firstFree === NONE) this.lastFree = NONE;
      this.ids[free] = -1 - (this.ids[free] as number);
      return free;
    }
    const slot = this.slots;
    if (slot === MOST_BODIES) throw new RangeError(`add: a world holds at most ${MOST_BODIES} bodies`);
    this.places = grown(this.places, slot + 1);
    if (this.removals > 0) {
      this.ids = grown(this.ids, slot + 1);
      this.ids[slot] = slot;
    }
    this.slots += 1;
    return slot;
  }

  /** Takes back the slot of a body that is removed. */
  protected giveBack(id: BodyId): void {
    const slot = slotOf(id);
    if (this.removals === 0) this.ids = Float64Array.from({ length: this.slots }, (_, index) => index);
    this.removals += 1;
    this.ids[slot] = -1 - (id + MOST_BODIES);
    if (usesBefore(id) + 1 >= MOST_USES) return;
    this.places[slot] = NONE;
    if (this.lastFree === NONE) this.firstFree = slot;
    else this.places[this.lastFree] = slot;
    this.lastFree = slot;
  }
}

function unknownBody(id: unknown, caller: string): TypeError | RangeError {
  if (typeof id !== "number") return wrongType(id, `${caller}: id`, "the id of a body");
  return outOfRange(id, `${caller}: id`, "the id of a body that is in the world");
}

export const ANY_CATEGORY = 1;
export const ANY_MASK = -1;

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

  /** Whether a body passes the category and mask of a filter. */
  isWanted(slot: number, { mask, category }: Filter): boolean {
    return (
      (mask === undefined || (mask & this.categoryOf(slot)) !== 0) &&
      (category === undefined || (category & this.maskOf(slot)) !== 0)
    );
  }
}

/**
 * The ranks of slots by the ids in them, recomputed after a change: of two slots with bodies, the one of the lesser id
 * has the lesser rank. Free slots have some rank, too.
 */
export class SlotOrder {
  /** Whether no slot has been used twice: then the id, the slot and the rank of a body are one number. */
  isPlain = true;
  /** The rank of each slot, if it is not plain. */
  ranks = new Int32Array(0);
  /** The id of each rank then: a new array after each change, so that lists of pairs may refer to it. */
  ids = new Float64Array(0);
  private isValid = false;

  invalidate(): void {
    this.isValid = false;
  }

  /** Takes the ids of all slots, or none if no slot has been used twice. */
  update(ids: Float64Array, count: number): void {
    if (this.isValid) return;
    this.isValid = true;
    this.isPlain = ids.every((id) => id < MOST_BODIES);
    if (this.isPlain) return;
    this.ranks = grown(this.ranks, count);
    this.ids = ids.slice(0, count).sort();
    for (let rank = 0; rank < count; rank++) {
      const id = this.ids[rank] as number;
      this.ranks[slotOf(id < 0 ? -1 - id : id)] = rank;
    }
  }
}
