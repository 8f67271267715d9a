import { CellGrid } from "./cell-grid.js";

/** Boxes in a leaf, and children of a node. */
export const BRANCHING = 4;
const BRANCHING_BITS = 2;

/** Levels of a tree of 2²⁰ boxes, with the root alone on the last. */
export const MOST_LEVELS = 11;

/**
 * A tree over neighbouring boxes of a forest (positions `first` to `first + count − 1`) that are in spatial
 * order: node k of level 0 holds four boxes from position first + 4k on, node k of a level four nodes of the
 * level below, from 4k on. Nothing but the nodes' boxes is stored; the last node of a level may hold fewer.
 *
 * The idea of packing is from I. Kamel and C. Faloutsos, "On packing R-trees" (1993).
 */
export class BoxTree {
  first = 0;
  count = 0;
  /** The grid by which the boxes are sorted, if it is valid. */
  readonly grid = new CellGrid();
  /** The union of its bodies' categories, and that of their masks: a query that meets neither skips the tree. */
  categories = -1;
  masks = -1;
  /** Whether two of its bodies may be a pair. */
  meetsItself = true;
  /** Level of the root. */
  rootLevel = 0;
  /** Where in the forest's nodes each level starts. */
  readonly levelStarts = new Int32Array(MOST_LEVELS);
  /** How many nodes each level has. */
  readonly levelCounts = new Int32Array(MOST_LEVELS);

  /** Treats all its bodies as if they might be pairs. */
  meetAll(): void {
    this.categories = -1;
    this.masks = -1;
    this.meetsItself = true;
  }

  /** Adds the category and the mask of one of its bodies, which may allow pairs of that body with others of the tree. */
  widen(category: number, mask: number): void {
    this.categories |= category;
    this.masks |= mask;
    if ((this.categories & this.masks) !== 0) this.meetsItself = true;
  }

  /** Whether the categories and masks of two trees allow pairs between their bodies. */
  mayMeet(other: BoxTree): boolean {
    return (this.masks & other.categories) !== 0 && (other.masks & this.categories) !== 0;
  }

  /** Lays out the levels from `firstNode` on, and says where they end. */
  layOut(first: number, count: number, firstNode: number): number {
    this.first = first;
    this.count = count;
    let start = firstNode;
    let level = 0;
    let nodes = count;
    do {
      nodes = (nodes + BRANCHING - 1) >> BRANCHING_BITS;
      this.levelStarts[level] = start;
      this.levelCounts[level] = nodes;
      start += nodes;
      level += 1;
    } while (nodes > 1);
    this.rootLevel = level - 1;
    return start;
  }

  /** Computes all nodes' boxes from the boxes of the leaves up. */
  fit(boxes: Float64Array, nodes: Float64Array): void {
    uniteGroups(boxes, this.first, this.count, nodes, this.levelStarts[0] as number);
    for (let level = 1; level <= this.rootLevel; level++) {
      const below = level - 1;
      uniteGroups(
        nodes,
        this.levelStarts[below] as number,
        this.levelCounts[below] as number,
        nodes,
        this.levelStarts[level] as number,
      );
    }
  }

  /** Makes the nodes above the box at a position of this tree hold it, too. */
  stretch(boxes: Float64Array, nodes: Float64Array, position: number): void {
    const box = 4 * position;
    let index = position - this.first;
    for (let level = 0; level <= this.rootLevel; level++) {
      index >>= BRANCHING_BITS;
      const node = 4 * ((this.levelStarts[level] as number) + index);
      nodes[node] = Math.min(nodes[node] as number, boxes[box] as number);
      nodes[node + 1] = Math.min(nodes[node + 1] as number, boxes[box + 1] as number);
      nodes[node + 2] = Math.max(nodes[node + 2] as number, boxes[box + 2] as number);
      nodes[node + 3] = Math.max(nodes[node + 3] as number, boxes[box + 3] as number);
    }
  }
}

/** Writes, from box `target` of `into` on, the box around each four of the `count` boxes from `first` on. */
function uniteGroups(
  boxes: Float64Array,
  first: number,
  count: number,
  into: Float64Array,
  target: number,
): void {
  const end = 4 * (first + count);
  let out = 4 * target;
  for (let group = 4 * first; group < end; group += 4 * BRANCHING) {
    let minX = Number.POSITIVE_INFINITY;
    let minY = Number.POSITIVE_INFINITY;
    let maxX = Number.NEGATIVE_INFINITY;
    let maxY = Number.NEGATIVE_INFINITY;
    const groupEnd = Math.min(group + 4 * BRANCHING, end);
    for (let at = group; at < groupEnd; at += 4) {
      const left = boxes[at] as number;
      const below = boxes[at + 1] as number;
      const right = boxes[at + 2] as number;
      const above = boxes[at + 3] as number;
      if (left < minX) minX = left;
      if (below < minY) minY = below;
      if (right > maxX) maxX = right;
      if (above > maxY) maxY = above;
    }
    into[out] = minX;
    into[out + 1] = minY;
    into[out + 2] = maxX;
    into[out + 3] = maxY;
    out += 4;
  }
}
