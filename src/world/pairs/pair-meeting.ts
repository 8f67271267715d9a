import type { Verdict } from "../../math/verdict.js";
import { overlaps } from "../../query/overlaps.js";
import type { Bodies } from "../bodies/bodies.js";
import { slotOf } from "../bodies/body-id.js";
import { type BoxForest, NOBODY, ROUND } from "../boxes/box-forest.js";
import { REACH_BYTES, reachVerdict } from "./reach-verdict.js";
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
    if (bodies.filters.mayForbid && !bodies.filters.allowPair(slot, otherSlot)) return;
    const verdict = this.verdict(forest, position, other, otherPosition);
    if (verdict < 0) return;
    if (verdict > 0 || overlaps(bodies.shapeAt(slot), bodies.shapeAt(otherSlot))) {
      this.found.push(slot, otherSlot);
    }
  }

  /** What can be told of two bodies without fetching their shapes. */
  private verdict(forest: BoxForest, position: number, other: BoxForest, otherPosition: number): Verdict {
    const owner = forest.owners[position] as number;
    const otherOwner = other.owners[otherPosition] as number;
    const boxes = forest.boxes;
    const others = other.boxes;
    const at = 4 * position;
    const otherAt = 4 * otherPosition;
    if ((owner & otherOwner & ROUND) !== 0) return roundVerdict(boxes, at, others, otherAt);
    const { shapes } = this.bodies;
    const slot = slotOf(owner);
    const otherSlot = slotOf(otherOwner);
    if (!(shapes.hasReach(slot, boxes, at) && shapes.hasReach(otherSlot, others, otherAt))) return 0;
    const ofHulls = reachVerdict(
      boxes,
      at,
      others,
      otherAt,
      shapes.reaches.bytes,
      REACH_BYTES * slot,
      REACH_BYTES * otherSlot,
    );
    return ofHulls > 0 && !shapes.areConvex(slot, otherSlot) ? 0 : ofHulls;
  }
}
