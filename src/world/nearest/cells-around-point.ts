import type { BoxForest } from "../boxes/box-forest.js";
import { CELL_REACH, type CellGrid, MOST_CELLS_AWAY } from "../boxes/cell-grid.js";
import { NearCandidates } from "./near-candidates.js";
import { NearFirstSearch } from "./near-first-search.js";

/** After this many rings of cells, or more if many bodies are wanted, the tree finds them sooner. */
const MOST_RINGS = 4;

/** The reach of a square without any cells. */
const NO_CELLS = -1;

/** Indices into the numbers of a search: the point, and the part of the error that does not depend on the measured length. */
export const X = 0;
export const Y = 1;
export const LEAST_SLACK = 2;
/** The position of the point in the grid, in cells. */
const CELL_X = 3;
const CELL_Y = 4;

/** Searches the cells of a grid around a point for bodies that may be among the nearest. */
export abstract class CellsAroundPoint extends NearFirstSearch {
  protected readonly candidates = new NearCandidates();
  protected readonly numbers = new Float64Array(5);

  /**
   * Meets the bodies in a square of cells around the point's cell, which grows until it holds as many as are wanted, then
   * those in all other cells that may hold nearer ones.
   */
  protected override searchCells(forest: BoxForest, grid: CellGrid): boolean {
    const { candidates, numbers } = this;
    const { minX, minY, cellsPerUnit, columns, rows } = grid;
    const x = ((numbers[X] as number) - minX) * cellsPerUnit;
    const y = ((numbers[Y] as number) - minY) * cellsPerUnit;
    const away = (Math.abs(numbers[X] as number) + Math.abs(numbers[Y] as number)) * cellsPerUnit;
    if (!(away < MOST_CELLS_AWAY)) return false;
    numbers[CELL_X] = x;
    numbers[CELL_Y] = y;
    const column = Math.min(Math.max(Math.floor(x), 0), columns - 1);
    const row = Math.min(Math.max(Math.floor(y), 0), rows - 1);
    const known = candidates.count;
    const most = MOST_RINGS + Math.sqrt(candidates.wanted);
    let reach = NO_CELLS;
    while (candidates.limit === Number.POSITIVE_INFINITY && reach < most) {
      if (reach >= columns && reach >= rows) return true;
      const wider = reach === NO_CELLS ? 1 : reach + 1;
      for (let r = row - wider; r <= row + wider; r++) {
        this.meetRow(
          forest,
          grid,
          r,
          column - wider,
          column + wider,
          column,
          Math.abs(r - row) > reach ? NO_CELLS : reach,
        );
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
    const x = this.numbers[CELL_X] as number;
    const y = this.numbers[CELL_Y] as number;
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
}
