import { outOfRange, wrongType } from "../../math/validation.js";
import { grown } from "../growth.js";
import { type BodyId, MOST_BODIES, MOST_USES, slotOf, usesBefore } from "./body-id.js";

/** End of the queue of free slots. */
const NONE = -1;

/**
 * Which slot each body has. Free slots wait in a queue, so that each is used again as late as possible.
 *
 * Before anything is removed, a body's id is its slot, and ids take no memory.
 */
export class BodySlots {
  /** How many slots there are, free ones included. */
  count = 0;
  /** How many bodies have been removed. */
  removals = 0;
  /** The id of each slot's body; of a free slot, −1 − the id of the next one. None before the first removal. */
  ids = new Float64Array(0);
  /** The position of each body's box in its forest; of a free slot, the next in the queue. */
  places = new Int32Array(0);
  private firstFree = NONE;
  private lastFree = NONE;

  has(id: BodyId): boolean {
    if (typeof id !== "number") return false;
    if (this.removals === 0) return id >>> 0 === id && id < this.count;
    return this.ids[slotOf(id)] === id && id >= 0;
  }

  idOf(slot: number): BodyId {
    return this.removals === 0 ? slot : (this.ids[slot] as number);
  }

  /** The slot of a body; throws, in the name of the caller, if there is no such body. */
  require(id: BodyId, caller: string): number {
    if (!this.has(id)) throw unknownBody(id, caller);
    return slotOf(id);
  }

  /** A slot for a new body. */
  take(): number {
    const free = this.firstFree;
    if (free !== NONE) {
      this.firstFree = this.places[free] as number;
      if (this.firstFree === NONE) this.lastFree = NONE;
      this.ids[free] = -1 - (this.ids[free] as number);
      return free;
    }
    const slot = this.count;
    if (slot === MOST_BODIES) throw new RangeError(`add: a world holds at most ${MOST_BODIES} bodies`);
    this.places = grown(this.places, slot + 1);
    if (this.removals > 0) {
      this.ids = grown(this.ids, slot + 1);
      this.ids[slot] = slot;
    }
    this.count += 1;
    return slot;
  }

  /** Takes back the slot of a body that is removed. */
  giveBack(id: BodyId): void {
    const slot = slotOf(id);
    if (this.removals === 0) this.ids = Float64Array.from({ length: this.count }, (_, index) => index);
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
