import type { Bodies } from "../bodies/bodies.js";
import type { BoxTree } from "../boxes/box-tree.js";
import { BoxPairs } from "./box-pairs.js";
import { PairMeeting } from "./cell-search.js";
import { SlotPairs } from "./pair-order.js";
import { TurnedSearch } from "./turned-search.js";

/** What a search has found; one list for all worlds. */
const found = /* @__PURE__ */ new SlotPairs();

/** Finds all pairs of a world, in no particular order, as pairs of slots. */
export class PairSearch {
  private readonly boxPairs: BoxPairs;

  /** It throws RangeError where there are more pairs than `most`. */
  constructor(
    private readonly bodies: Bodies<unknown>,
    private readonly most: number,
  ) {
    const meeting = new PairMeeting(bodies, found);
    this.boxPairs = new BoxPairs(meeting, new TurnedSearch(bodies, meeting));
  }

  /** The pairs, until the next search of any world. */
  find(): SlotPairs {
    const { boxPairs } = this;
    const { moving, resting } = this.bodies;
    found.clear();
    found.most = this.most;
    this.bodies.order();
    this.bodies.shapes.reaches.nextSearch();
    boxPairs.searchForest(moving);
    if (resting.treeCount > 0) moving.fit();
    for (let i = 0; i < moving.treeCount; i++) {
      for (let j = 0; j < resting.treeCount; j++) {
        boxPairs.searchBetween(moving, moving.trees[i] as BoxTree, resting, resting.trees[j] as BoxTree);
      }
    }
    found.requireFew(found.count);
    return found;
  }
}
