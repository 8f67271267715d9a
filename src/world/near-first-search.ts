import type { BoxForest } from "./box-forest.js";
import { type BoxTree, BRANCHING, MOST_LEVELS } from "./box-tree.js";

/**
 * Goes through the boxes of a forest, the nearer ones first, in a sense of near that is up to who extends it.
 *
 * Of the children of a node, the nearest is visited first, so that near bodies are met early and all boxes beyond
 * `limit`, which they set, need no visit.
 */
export abstract class NearFirstSearch {
  private readonly levels = new Int32Array(MOST_LEVELS * BRANCHING);
  private readonly indices = new Int32Array(MOST_LEVELS * BRANCHING);
  private readonly nearnesses = new Float64Array(MOST_LEVELS * BRANCHING);
  /** How near the box is that was looked at last. A field, since numbers that calls return may go to the heap. */
  protected nearness = 0.5;
  /** Boxes farther than this are passed over. */
  protected limit = Number.POSITIVE_INFINITY;

  /** Sets `nearness` to that of the box from index `at` on; Infinity for a box that is out of the question. */
  protected abstract look(boxes: Float64Array, at: number): void;

  /** Meets the bodies at some positions of a forest. */
  protected abstract meetAll(forest: BoxForest, from: number, to: number): void;

  protected searchForest(forest: BoxForest): void {
    for (let i = 0; i < forest.treeCount; i++) this.searchTree(forest, forest.trees[i] as BoxTree);
    this.meetAll(forest, forest.treeEnd, forest.end);
  }

  private searchTree(forest: BoxForest, tree: BoxTree): void {
    const { levels, indices, nearnesses } = this;
    let count = this.push(forest, tree, tree.rootLevel, 0, 1, 0);
    while (count > 0) {
      count -= 1;
      if ((nearnesses[count] as number) > this.limit) continue;
      const level = levels[count] as number;
      const start = BRANCHING * (indices[count] as number);
      if (level === 0) {
        const end = Math.min(start + BRANCHING, tree.count);
        this.meetAll(forest, tree.first + start, tree.first + end);
      } else {
        const end = Math.min(start + BRANCHING, tree.levelCounts[level - 1] as number);
        count = this.push(forest, tree, level - 1, start, end, count);
      }
    }
  }

  /** Puts nodes of a level on the stack, the nearest on top, and says how high it is then. */
  private push(
    forest: BoxForest,
    tree: BoxTree,
    level: number,
    start: number,
    end: number,
    bottom: number,
  ): number {
    const { levels, indices, nearnesses } = this;
    const levelStart = tree.levelStarts[level] as number;
    let count = bottom;
    for (let node = start; node < end; node++) {
      this.look(forest.nodes, 4 * (levelStart + node));
      const { nearness } = this;
      if (nearness === Number.POSITIVE_INFINITY || nearness > this.limit) continue;
      let place = count;
      for (; place > bottom && (nearnesses[place - 1] as number) < nearness; place--) {
        nearnesses[place] = nearnesses[place - 1] as number;
        indices[place] = indices[place - 1] as number;
      }
      nearnesses[place] = nearness;
      indices[place] = node;
      levels[count] = level;
      count += 1;
    }
    return count;
  }
}
