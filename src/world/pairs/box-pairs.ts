import type { BoxForest } from "../boxes/box-forest.js";
import { boxesMeet } from "../boxes/box-search.js";
import { type BoxTree, BRANCHING, MOST_LEVELS } from "../boxes/box-tree.js";
import { type BoxMeeting, searchGrid } from "./cell-search.js";

/** Bits of a node's index within its level; a level has at most 2¹⁸ nodes. */
const INDEX_BITS = 20;
const INDEX_MASK = 2 ** INDEX_BITS - 1;

/** Nodes still to be visited: at each level the other children of one node. */
const pending = /* @__PURE__ */ new Int32Array(MOST_LEVELS * BRANCHING);

/** Another way of finding the pairs of a tree whose boxes are too crowded for a grid. */
interface CrowdSearch {
  search(forest: BoxForest, tree: BoxTree): boolean;
}

/**
 * Finds all pairs of boxes that meet.
 *
 * Boxes of one class of sizes are compared through the grid that they are sorted by, or through their tree if no grid
 * fits: each leaf is looked up in the tree, and its boxes are compared with those of the leaves found. Boxes of two
 * classes, and of two forests, are always compared through trees.
 */
export class BoxPairs {
  /** With a search for crowds, which returns false if it is not right for one. */
  constructor(
    private readonly meeting: BoxMeeting,
    private readonly crowds?: CrowdSearch,
  ) {}

  /** Finds the pairs within a forest in order. */
  searchForest(forest: BoxForest): void {
    if (forest.treeCount > 1) forest.fit();
    for (let i = 0; i < forest.treeCount; i++) {
      const tree = forest.trees[i] as BoxTree;
      this.searchWithin(forest, tree);
      for (let j = i + 1; j < forest.treeCount; j++) {
        this.searchBetween(forest, tree, forest, forest.trees[j] as BoxTree);
      }
    }
  }

  private searchWithin(forest: BoxForest, tree: BoxTree): void {
    if (!tree.meetsItself) return;
    if (tree.grid.isValid) {
      searchGrid(this.meeting, forest, tree.grid);
      return;
    }
    if (this.crowds?.search(forest, tree)) return;
    forest.fit();
    this.searchTree(forest, tree);
  }

  /** Finds pairs of boxes of a tree. */
  private searchTree(forest: BoxForest, tree: BoxTree): void {
    const leaves = tree.levelCounts[0] as number;
    for (let leaf = 0; leaf < leaves; leaf++) {
      this.meetWithinLeaf(forest, tree, leaf);
      this.descend(forest, tree, leaf, forest, tree, leaf + 1);
    }
  }

  /** Finds pairs of a box of one tree and one of another. */
  searchBetween(forest: BoxForest, tree: BoxTree, other: BoxForest, otherTree: BoxTree): void {
    if (!tree.mayMeet(otherTree)) return;
    if (tree.count > otherTree.count) {
      this.searchBetween(other, otherTree, forest, tree);
      return;
    }
    const leaves = tree.levelCounts[0] as number;
    for (let leaf = 0; leaf < leaves; leaf++) this.descend(forest, tree, leaf, other, otherTree, 0);
  }

  /** Finds the leaves of a tree, from leaf `from` on, that meet one leaf of another tree or of the same. */
  private descend(
    forest: BoxForest,
    tree: BoxTree,
    leaf: number,
    other: BoxForest,
    otherTree: BoxTree,
    from: number,
  ): void {
    const { nodes } = other;
    const { levelStarts, levelCounts, rootLevel } = otherTree;
    const probe = 4 * ((tree.levelStarts[0] as number) + leaf);
    const minX = forest.nodes[probe] as number;
    const minY = forest.nodes[probe + 1] as number;
    const maxX = forest.nodes[probe + 2] as number;
    const maxY = forest.nodes[probe + 3] as number;
    if (from >= (levelCounts[0] as number)) return;
    pending[0] = rootLevel << INDEX_BITS;
    let count = 1;
    while (count > 0) {
      count -= 1;
      const entry = pending[count] as number;
      const level = entry >> INDEX_BITS;
      const index = entry & INDEX_MASK;
      if (level === 0) {
        this.meetLeaves(forest, tree, leaf, other, otherTree, index);
        continue;
      }
      const below = level - 1;
      const start = levelStarts[below] as number;
      const end = Math.min(BRANCHING * (index + 1), levelCounts[below] as number);
      // Nodes that end before leaf `from` need no visit.
      const least = from >> (2 * below);
      for (let child = Math.max(BRANCHING * index, least); child < end; child++) {
        const at = 4 * (start + child);
        if (
          (nodes[at] as number) <= maxX &&
          (nodes[at + 2] as number) >= minX &&
          (nodes[at + 1] as number) <= maxY &&
          (nodes[at + 3] as number) >= minY
        ) {
          pending[count] = (below << INDEX_BITS) | child;
          count += 1;
        }
      }
    }
  }

  private meetWithinLeaf(forest: BoxForest, tree: BoxTree, leaf: number): void {
    const { boxes } = forest;
    const start = tree.first + BRANCHING * leaf;
    const end = Math.min(start + BRANCHING, tree.first + tree.count);
    for (let i = start; i < end; i++) {
      for (let j = i + 1; j < end; j++) {
        if (boxesMeet(boxes, 4 * i, boxes, 4 * j)) this.meeting.meet(forest, i, forest, j);
      }
    }
  }

  private meetLeaves(
    forest: BoxForest,
    tree: BoxTree,
    leaf: number,
    other: BoxForest,
    otherTree: BoxTree,
    otherLeaf: number,
  ): void {
    const { boxes } = forest;
    const others = other.boxes;
    const start = tree.first + BRANCHING * leaf;
    const end = Math.min(start + BRANCHING, tree.first + tree.count);
    const otherStart = otherTree.first + BRANCHING * otherLeaf;
    const otherEnd = Math.min(otherStart + BRANCHING, otherTree.first + otherTree.count);
    const otherNode = 4 * ((otherTree.levelStarts[0] as number) + otherLeaf);
    for (let i = start; i < end; i++) {
      if (!boxesMeet(boxes, 4 * i, other.nodes, otherNode)) continue;
      for (let j = otherStart; j < otherEnd; j++) {
        if (boxesMeet(boxes, 4 * i, others, 4 * j)) this.meeting.meet(forest, i, other, j);
      }
    }
  }
}
