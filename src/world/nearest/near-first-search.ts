import type { BoxForest } from "../boxes/box-forest.js";
import { type BoxTree, BRANCHING, MOST_LEVELS } from "../boxes/box-tree.js";
import type { CellGrid } from "../boxes/cell-grid.js";

/**
 * Searches the boxes of a forest, nearer ones first; subclasses define nearness.
 *
 * The nearest child of a node is visited first, so that near bodies are met early and set a `limit` beyond which boxes
 * need no visit.
 */
export abstract class NearFirstSearch {
  private readonly levels = new Int32Array(MOST_LEVELS * BRANCHING);
  private readonly indices = new Int32Array(MOST_LEVELS * BRANCHING);
  private readonly pending = new Float64Array(MOST_LEVELS * BRANCHING);
  /** The nearness of the boxes that were last looked at. In an array, since numbers that calls return may go to the heap. */
  protected readonly nearnesses = new Float64Array(BRANCHING);
  /** Boxes farther than this are skipped. */
  protected limit = Number.POSITIVE_INFINITY;

  /** Sets the `nearnesses` of up to four boxes, which lie in `boxes` from index `at` on; Infinity for one that cannot matter. */
  protected abstract look(boxes: Float64Array, at: number, count: number): void;

  /** Meets the bodies at up to four positions of a forest. */
  protected abstract meetAll(forest: BoxForest, from: number, to: number): void;

  /**
   * Meets the bodies in the near cells of a grid. If it returns false, nearer bodies may be left, and the tree is
   * searched for all.
   */
  protected searchCells(_forest: BoxForest, _grid: CellGrid): boolean {
    return false;
  }

  /** Meets the bodies in neighbouring cells of a row of a grid. Within a tile, their boxes are contiguous. */
  protected meetRun(forest: BoxForest, grid: CellGrid, row: number, first: number, last: number): void {
    const { starts, columnKeys, rowKeys, tileBits } = grid;
    let column = first;
    while (column <= last) {
      const lastOfTile = Math.min(last, column | ((1 << tileBits) - 1));
      const key = (columnKeys[column] as number) + (rowKeys[row] as number);
      const end = starts[key + 1 + lastOfTile - column] as number;
      for (let position = starts[key] as number; position < end; position += BRANCHING) {
        this.meetAll(forest, position, Math.min(position + BRANCHING, end));
      }
      column = lastOfTile + 1;
    }
  }

  protected searchForest(forest: BoxForest): void {
    for (let i = 0; i < forest.treeCount; i++) {
      const tree = forest.trees[i] as BoxTree;
      if (!(tree.grid.isValid && this.searchCells(forest, tree.grid))) this.searchTree(forest, tree);
    }
    for (let position = forest.treeEnd; position < forest.end; position += BRANCHING) {
      this.meetAll(forest, position, Math.min(position + BRANCHING, forest.end));
    }
  }

  private searchTree(forest: BoxForest, tree: BoxTree): void {
    const { levels, indices, pending } = this;
    let count = this.push(forest, tree, tree.rootLevel, 0, 1, 0);
    while (count > 0) {
      count -= 1;
      if ((pending[count] as number) > this.limit) continue;
      const level = levels[count] as number;
      const start = BRANCHING * (indices[count] as number);
      if (level === 0) {
        this.meetAll(forest, tree.first + start, tree.first + Math.min(start + BRANCHING, tree.count));
      } else {
        const end = Math.min(start + BRANCHING, tree.levelCounts[level - 1] as number);
        count = this.push(forest, tree, level - 1, start, end, count);
      }
    }
  }

  /** Pushes nodes of a level on the stack, the nearest on top, and returns its height. */
  private push(
    forest: BoxForest,
    tree: BoxTree,
    level: number,
    start: number,
    end: number,
    bottom: number,
  ): number {
    const { levels, indices, pending, nearnesses, limit } = this;
    this.look(forest.nodes, 4 * ((tree.levelStarts[level] as number) + start), end - start);
    let count = bottom;
    for (let node = start; node < end; node++) {
      const nearness = nearnesses[node - start] as number;
      if (nearness === Number.POSITIVE_INFINITY || nearness > limit) continue;
      let place = count;
      for (; place > bottom && (pending[place - 1] as number) < nearness; place--) {
        pending[place] = pending[place - 1] as number;
        indices[place] = indices[place - 1] as number;
      }
      pending[place] = nearness;
      indices[place] = node;
      levels[count] = level;
      count += 1;
    }
    return count;
  }
}
