import { overlaps } from "../query/overlaps.js";
import type { Shape } from "../shapes/kind.js";
import type { Bodies } from "./bodies.js";
import { slotOf } from "./body-id.js";
import { type BoxForest, NOBODY, ROUND } from "./box-forest.js";
import { roundVerdict } from "./round-verdict.js";
import { SlotPairs } from "./slot-pairs.js";

/** Where bodies whose boxes meet are tried, and pairs of them are kept. */
export class PairMeeting {
  readonly found = new SlotPairs();

  constructor(readonly bodies: Bodies<unknown>) {}

  /** Two bodies whose boxes meet. */
  meet(forest: BoxForest, position: number, other: BoxForest, otherPosition: number): void {
    const owner = forest.owners[position] as number;
    const otherOwner = other.owners[otherPosition] as number;
    // The empty box of a removed body meets a box without any bounds.
    if (owner === NOBODY || otherOwner === NOBODY) return;
    const slot = slotOf(owner);
    const otherSlot = slotOf(otherOwner);
    const { bodies } = this;
    if (bodies.mayForbid && !bodies.allowsPair(slot, otherSlot)) return;
    if ((owner & otherOwner & ROUND) !== 0) {
      const verdict = roundVerdict(forest.boxes, 4 * position, other.boxes, 4 * otherPosition);
      if (verdict < 0) return;
      if (verdict > 0) {
        this.found.push(slot, otherSlot);
        return;
      }
    }
    if (overlaps(bodies.shapes[slot] as Shape, bodies.shapes[otherSlot] as Shape)) {
      this.found.push(slot, otherSlot);
    }
  }
}
