import type { Point } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import type { Filter } from "../bodies/body-options.js";
import { type BodyId, slotOf } from "../bodies/body-slots.js";
import { type BoxForest, NOBODY, ROUND } from "../boxes/box-forest.js";
import { NearFirstSearch } from "../boxes/box-search.js";
import { CELL_REACH, type CellGrid, MOST_CELLS_AWAY } from "../boxes/cell-grid.js";
import { NearCandidates, nearestAmong, type WorldNeighbor } from "./near-neighbors.js";

/** More than the error of `distance` relative to the distance and extent, and to the coordinates. */
const LENGTH_ERROR = 2 ** -40;
const COORDINATE_ERROR = 2 ** -48;
/** More than what subnormal numbers may lose in addition. */
const SUBNORMAL_ERROR = 2 ** -1070;

/** Below this, squares may lose bits to underflow. */
const LEAST_SQUARED_LENGTH = 2 ** -480;

/** After this many rings of cells, or more if many bodies are wanted, the tree finds them sooner. */
const MOST_RINGS = 4;

/** The reach of a square without any cells. */
const NO_CELLS = -1;

interface Quest {
  readonly bodies: Bodies<unknown>;
  readonly filter: Filter;
}

/**
 * Searches boxes from near to far for bodies that may be among the nearest; then computes their distances, those with the
 * least lower bounds first, until no other can be as near.
 */
class NearestSearch extends NearFirstSearch {
  private readonly candidates = new NearCandidates();
  /** The point. Not integers, so that V8 gives these fields the representation of doubles from the start. */
  private x = 0.5;
  private y = 0.5;
  /** The part of the error that does not depend on the measured length. */
  private leastSlack = 0.5;
  /** The position of the point in the grid, in cells. */
  private cellX = 0.5;
  private cellY = 0.5;
  private quest: Quest | undefined;

  /** The k nearest bodies, in order of distance, then id. */
  find(bodies: Bodies<unknown>, center: Point, k: number, filter: Filter): WorldNeighbor[] {
    if (k === 0) return [];
    bodies.settle();
    this.x = center.x;
    this.y = center.y;
    const coordinates = Math.abs(center.x) + Math.abs(center.y);
    this.leastSlack = COORDINATE_ERROR * coordinates + SUBNORMAL_ERROR;
    this.candidates.clear(k);
    this.limit = this.candidates.limit;
    this.quest = { bodies, filter };
    this.searchForest(bodies.moving);
    this.searchForest(bodies.resting);
    this.quest = undefined;
    return nearestAmong(this.candidates, bodies, center, k);
  }

  /**
   * Nearness is a lower bound of what `distance` gives for any shape in the box.
   *
   * Along x, it is the distance of the box's centre less half its width, or 0 if that is negative: half the sum of a
   * number and its magnitude. This takes no branch that would be hard to predict.
   */
  protected look(boxes: Float64Array, at: number, count: number): void {
    const { x, y, leastSlack, nearnesses } = this;
    for (let i = 0; i < count; i++) {
      const box = at + 4 * i;
      const left = (boxes[box] as number) - x;
      const below = (boxes[box + 1] as number) - y;
      const right = (boxes[box + 2] as number) - x;
      const above = (boxes[box + 3] as number) - y;
      const beyondX = Math.abs(left + right) - (right - left);
      const beyondY = Math.abs(below + above) - (above - below);
      const dx = 0.25 * (beyondX + Math.abs(beyondX));
      const dy = 0.25 * (beyondY + Math.abs(beyondY));
      const root = Math.sqrt(dx * dx + dy * dy);
      const isSafe = root > LEAST_SQUARED_LENGTH && root < Number.POSITIVE_INFINITY;
      // This also holds for boxes unbounded on some sides, which have no centre.
      const gap = isSafe ? root : Math.max(left, -right, below, -above, 0);
      const nearness = gap - LENGTH_ERROR * (gap + (right - left) + (above - below)) - leastSlack;
      // NaN, for boxes that reach beyond the largest double, excludes nothing.
      nearnesses[i] = nearness > 0 ? nearness : 0;
    }
  }

  protected meetAll(forest: BoxForest, from: number, to: number): void {
    const { bodies, filter } = this.quest as Quest;
    const { candidates, nearnesses } = this;
    const { boxes, owners } = forest;
    this.look(boxes, 4 * from, to - from);
    for (let position = from; position < to; position++) {
      const owner = owners[position] as number;
      const nearness = nearnesses[position - from] as number;
      if (owner === NOBODY || nearness > candidates.limit) continue;
      const slot = slotOf(owner);
      if (!bodies.isWanted(slot, filter)) continue;
      candidates.low = nearness;
      if ((owner & ROUND) === 0 || !this.setBoundsOfDisc(boxes, 4 * position)) {
        this.setHighest(boxes, 4 * position);
      }
      candidates.add(slot);
    }
    this.limit = candidates.limit;
  }

  /**
   * Meets the bodies in a square of cells around the point's cell, which grows until it holds as many as are wanted, then
   * those in all other cells that may hold nearer ones.
   */
  protected override searchCells(forest: BoxForest, grid: CellGrid): boolean {
    const { candidates } = this;
    const { minX, minY, cellsPerUnit, columns, rows } = grid;
    const x = (this.x - minX) * cellsPerUnit;
    const y = (this.y - minY) * cellsPerUnit;
    const away = (Math.abs(this.x) + Math.abs(this.y)) * cellsPerUnit;
    if (!(away < MOST_CELLS_AWAY)) return false;
    this.cellX = x;
    this.cellY = y;
    const column = Math.min(Math.max(Math.floor(x), 0), columns - 1);
    const row = Math.min(Math.max(Math.floor(y), 0), rows - 1);
    const known = candidates.count;
    const most = MOST_RINGS + Math.sqrt(candidates.wanted);
    let reach = NO_CELLS;
    while (candidates.limit === Number.POSITIVE_INFINITY && reach < most) {
      if (reach >= columns && reach >= rows) return true;
      const wider = reach === NO_CELLS ? 1 : reach + 1;
      for (let r = row - wider; r <= row + wider; r++) {
        const met = Math.abs(r - row) > reach ? NO_CELLS : reach;
        this.meetRow(forest, grid, r, column - wider, column + wider, column, met);
      }
      reach = wider;
    }
    if (!(candidates.limit * cellsPerUnit < most)) {
      candidates.keepFirst(known);
      return false;
    }
    this.meetRows(forest, grid, column, row, reach);
    this.limit = candidates.limit;
    return true;
  }

  /**
   * Meets the bodies in all cells that may hold centres of boxes within the limit, except cells at most `reach` from the
   * given one.
   */
  private meetRows(forest: BoxForest, grid: CellGrid, column: number, row: number, reach: number): void {
    let isAnyNear = true;
    for (let away = 0; isAnyNear; away++) {
      const met = away > reach ? NO_CELLS : reach;
      const isNearBelow = this.meetNearRow(forest, grid, row - away, column, met);
      const isNearAbove = away > 0 && this.meetNearRow(forest, grid, row + away, column, met);
      isAnyNear = isNearBelow || isNearAbove;
    }
  }

  /** The same in one row; false if neither it nor those beyond it can hold the centre of a box within the limit. */
  private meetNearRow(forest: BoxForest, grid: CellGrid, row: number, column: number, met: number): boolean {
    const { cellX: x, cellY: y } = this;
    const limit = this.candidates.limit * grid.cellsPerUnit;
    const gap = Math.max(Math.abs(y - row - 0.5) - (0.5 + CELL_REACH), 0);
    if (row < 0 || row >= grid.rows || gap > limit) return false;
    const reach = Math.sqrt(limit * limit - gap * gap) + CELL_REACH;
    this.meetRow(forest, grid, row, Math.floor(x - reach), Math.floor(x + reach), column, met);
    return true;
  }

  /** Meets the bodies in some cells of a row, except those at most `met` cells from a column. */
  private meetRow(
    forest: BoxForest,
    grid: CellGrid,
    row: number,
    first: number,
    last: number,
    column: number,
    met: number,
  ): void {
    if (row < 0 || row >= grid.rows) return;
    const from = Math.max(first, 0);
    const to = Math.min(last, grid.columns - 1);
    if (met === NO_CELLS) {
      this.meetRun(forest, grid, row, from, to);
    } else {
      this.meetRun(forest, grid, row, from, Math.min(to, column - met - 1));
      this.meetRun(forest, grid, row, Math.max(from, column + met + 1), to);
    }
  }

  /** `distance` is never greater than that of the farthest corner. */
  private setHighest(boxes: Float64Array, at: number): void {
    const { x, y } = this;
    const dx = Math.max(Math.abs((boxes[at] as number) - x), Math.abs((boxes[at + 2] as number) - x));
    const dy = Math.max(Math.abs((boxes[at + 1] as number) - y), Math.abs((boxes[at + 3] as number) - y));
    const root = Math.sqrt(dx * dx + dy * dy);
    const length = root > LEAST_SQUARED_LENGTH ? root : dx + dy;
    this.candidates.high = length + LENGTH_ERROR * length + this.leastSlack;
  }

  /**
   * Sets both bounds for a circle, whose box gives its distance to within rounding. False if the point is at the centre or
   * next to it, or too far to measure.
   */
  private setBoundsOfDisc(boxes: Float64Array, at: number): boolean {
    const { candidates, x, y } = this;
    const left = (boxes[at] as number) - x;
    const below = (boxes[at + 1] as number) - y;
    const right = (boxes[at + 2] as number) - x;
    const above = (boxes[at + 3] as number) - y;
    const dx = left + right;
    const dy = below + above;
    const toCenter = Math.sqrt(dx * dx + dy * dy) / 2;
    if (!(toCenter > LEAST_SQUARED_LENGTH && toCenter < Number.POSITIVE_INFINITY)) return false;
    const radius = (right - left) / 2;
    const gap = toCenter - radius;
    const slack = LENGTH_ERROR * (toCenter + radius) + this.leastSlack;
    candidates.low = Math.max(gap - slack, 0);
    candidates.high = Math.max(gap, 0) + slack;
    return true;
  }
}

const nearestSearch = /* @__PURE__ */ new NearestSearch();

/**
 * The k bodies nearest to a point, by distance, then id.
 *
 * With `accept`, it searches for twice as many bodies each time until enough are accepted, or there are no more.
 */
export function findNearest(
  bodies: Bodies<unknown>,
  center: Point,
  k: number,
  filter: Filter,
): WorldNeighbor[] {
  const { accept } = filter;
  if (accept === undefined || k === 0) return nearestSearch.find(bodies, center, k, filter);
  const accepted: WorldNeighbor[] = [];
  const asked = new Set<BodyId>();
  for (let count = 2 * k; ; count *= 2) {
    const nearest = nearestSearch.find(bodies, center, count, filter);
    for (const neighbor of nearest) {
      if (asked.has(neighbor.id) || !bodies.has(neighbor.id)) continue;
      asked.add(neighbor.id);
      if (accept(neighbor.id)) accepted.push(neighbor);
      if (accepted.length === k) break;
    }
    if (accepted.length === k || nearest.length < count) {
      return accepted.filter(({ id }) => bodies.has(id));
    }
  }
}
