import { doublesOf, IntegerList } from "../../math/collections.js";
import { withinDoubles } from "../../math/exact.js";
import { outOfRange, wrongType } from "../../math/validation.js";
import { isModerate } from "../../math/verdict.js";
import { storedBoxesMeet } from "../../near/shape-trees.js";
import { overlaps } from "../../query/overlaps.js";
import type { Bounds } from "../../shapes/bounds.js";
import type { Shape } from "../../shapes/kind.js";
import { segment } from "../../shapes/lines.js";
import { polygonOfRings } from "../../shapes/polygon.js";
import { point } from "../../shapes/round.js";
import { type Bodies, inOrder } from "../bodies/bodies.js";
import type { Filter } from "../bodies/body-options.js";
import { type BodyId, slotOf } from "../bodies/body-slots.js";
import { type BoxTree, BRANCHING, MOST_LEVELS } from "./body-tree.js";
import { type BoxForest, NOBODY } from "./box-forest.js";
import { CELL_REACH, type CellGrid, MOST_CELLS_AWAY } from "./cell-grid.js";
import { writeBox } from "./placed-boxes.js";

/* Searches of the boxes of a forest: of those that meet a box, and of all, nearer ones first. */

const pendingLevels = /* @__PURE__ */ new Int32Array(MOST_LEVELS * BRANCHING);
const pendingIndices = /* @__PURE__ */ new Int32Array(MOST_LEVELS * BRANCHING);

/** Adds the slots of all bodies of a forest whose boxes meet the box `probe`. */
export function searchBox(forest: BoxForest, probe: Float64Array, slots: IntegerList): void {
  for (let i = 0; i < forest.treeCount; i++) {
    const tree = forest.trees[i] as BoxTree;
    if (!(tree.grid.isValid && searchCells(forest, tree.grid, probe, slots)))
      searchTree(forest, tree, probe, slots);
  }
  addMeeting(forest, forest.treeEnd, forest.end, probe, slots);
}

/** More cells are faster searched by the tree. */
const MOST_CELLS = 64;

/** False if the box is wider than many cells, or its position in the grid cannot be computed precisely enough. */
function searchCells(forest: BoxForest, grid: CellGrid, probe: Float64Array, slots: IntegerList): boolean {
  const { starts, columnKeys, rowKeys, cellsPerUnit } = grid;
  const minX = probe[0] as number;
  const minY = probe[1] as number;
  const maxX = probe[2] as number;
  const maxY = probe[3] as number;
  const away = (Math.abs(minX) + Math.abs(minY) + Math.abs(maxX) + Math.abs(maxY)) * cellsPerUnit;
  if (!(isModerate(cellsPerUnit) && away < MOST_CELLS_AWAY)) return false;
  const left = Math.max(0, Math.floor((minX - grid.minX) * cellsPerUnit - CELL_REACH));
  const below = Math.max(0, Math.floor((minY - grid.minY) * cellsPerUnit - CELL_REACH));
  const right = Math.min(grid.columns - 1, Math.floor((maxX - grid.minX) * cellsPerUnit + CELL_REACH));
  const above = Math.min(grid.rows - 1, Math.floor((maxY - grid.minY) * cellsPerUnit + CELL_REACH));
  if ((right - left + 1) * (above - below + 1) > MOST_CELLS && right >= left && above >= below) return false;
  for (let row = below; row <= above; row++) {
    for (let column = left; column <= right; column++) {
      const key = (columnKeys[column] as number) + (rowKeys[row] as number);
      addMeeting(forest, starts[key] as number, starts[key + 1] as number, probe, slots);
    }
  }
  return true;
}

function searchTree(forest: BoxForest, tree: BoxTree, probe: Float64Array, slots: IntegerList): void {
  const { nodes } = forest;
  pendingLevels[0] = tree.rootLevel;
  pendingIndices[0] = 0;
  let count = 1;
  while (count > 0) {
    count -= 1;
    const level = pendingLevels[count] as number;
    const index = pendingIndices[count] as number;
    if (!storedBoxesMeet(nodes, 4 * ((tree.levelStarts[level] as number) + index), probe, 0)) continue;
    const start = BRANCHING * index;
    if (level === 0) {
      const end = Math.min(start + BRANCHING, tree.count);
      addMeeting(forest, tree.first + start, tree.first + end, probe, slots);
      continue;
    }
    const end = Math.min(start + BRANCHING, tree.levelCounts[level - 1] as number);
    for (let child = start; child < end; child++) {
      pendingLevels[count] = level - 1;
      pendingIndices[count] = child;
      count += 1;
    }
  }
}

function addMeeting(
  forest: BoxForest,
  from: number,
  to: number,
  probe: Float64Array,
  slots: IntegerList,
): void {
  for (let position = from; position < to; position++) {
    const owner = forest.owners[position] as number;
    if (owner !== NOBODY && storedBoxesMeet(forest.boxes, 4 * position, probe, 0)) slots.push(slotOf(owner));
  }
}

const candidates = /* @__PURE__ */ new IntegerList();
const probe = /* @__PURE__ */ new Float64Array(4);

/** The ids of the bodies that overlap a shape, in ascending order. */
export function findOverlapping(bodies: Bodies<unknown>, shape: Shape, filter: Filter): BodyId[] {
  writeBox(shape, probe, 0);
  bodies.settle();
  candidates.count = 0;
  searchBox(bodies.moving, probe, candidates);
  searchBox(bodies.resting, probe, candidates);
  const found: BodyId[] = [];
  for (let i = 0; i < candidates.count; i++) {
    const slot = candidates.items[i] as number;
    if (bodies.isWanted(slot, filter) && overlaps(bodies.shapeAt(slot), shape)) {
      found.push(bodies.idOf(slot));
    }
  }
  return acceptedOf(bodies, inOrder(found), (id) => id, filter);
}

/** What is accepted of what was found of bodies, if these still exist when they are asked for, and at the end. */
export function acceptedOf<Found>(
  bodies: Bodies<unknown>,
  found: Found[],
  idOf: (one: Found) => BodyId,
  { accept }: Filter,
): Found[] {
  if (accept === undefined) return found;
  const accepted = found.filter((one) => bodies.has(idOf(one)) && accept(idOf(one)));
  return accepted.filter((one) => bodies.has(idOf(one)));
}

/** The closed box as a shape: a point, a segment or a rectangle with exactly its corners. */
export function shapeOfBox(box: Bounds): Shape {
  if (typeof box !== "object" || box === null) throw wrongType(box, "queryBounds: bounds", "a box");
  const minX = requireSide(box.minX, "minX");
  const minY = requireSide(box.minY, "minY");
  const maxX = requireSide(box.maxX, "maxX");
  const maxY = requireSide(box.maxY, "maxY");
  if (minX > maxX) throw outOfRange(box.maxX, "queryBounds: bounds.maxX", `at least minX, ${box.minX}`);
  if (minY > maxY) throw outOfRange(box.maxY, "queryBounds: bounds.maxY", `at least minY, ${box.minY}`);
  if (minX === maxX && minY === maxY) return point(minX, minY);
  if (minX === maxX || minY === maxY) return segment(minX, minY, maxX, maxY);
  const corners = doublesOf([minX, minY, maxX, minY, maxX, maxY, minX, maxY]);
  return polygonOfRings(corners, [4]);
}

/** A side of a box; for an infinite one, the largest double. */
function requireSide(value: unknown, side: string): number {
  const parameter = `queryBounds: bounds.${side}`;
  if (typeof value !== "number") throw wrongType(value, parameter, "a number");
  if (Number.isNaN(value)) throw outOfRange(value, parameter, "a number");
  return withinDoubles(value) + 0;
}

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
