import { grown } from "../../math/collections.js";
import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import { roundErrorWithin } from "../pairs/reach-verdict.js";

/** The most cells per box: more would only take time to count. */
const MOST_CELLS_A_BOX = 2;

/** Tiles of 16 × 16 cells: then a tile's boxes and their partners stay in the fastest caches. */
const MOST_TILE_BITS = 4;

/**
 * If boxes share their cell with more than this less one, in the mean, comparing the boxes of neighbouring cells takes
 * longer than finding them by the tree.
 */
const MOST_SHARING = 8;

/** Centres and widths of boxes are off by at most 2u of the greatest coordinate each; this leaves a margin. */
const CENTER_ERROR = 16 * UNIT_ROUNDOFF;

/** Far more than the rounding of a cell's number, of which there are fewer than 2²². */
const INDEX_MARGIN = 1 + 2 ** -20;

/**
 * The farthest that a box reaches from the position in the grid computed for its centre, in cells: half a cell, and more
 * than the rounding errors of positions up to `MOST_CELLS_AWAY` from the grid.
 */
export const CELL_REACH = 0.5 + 2 ** -10;

/** The distance from the grid, in cells, up to which `CELL_REACH` holds. */
export const MOST_CELLS_AWAY = 2 ** 24;

/** Scratch arrays of sorting; one set for all grids. */
const scratch = {
  keys: /* @__PURE__ */ new Int32Array(0),
  sorted: /* @__PURE__ */ new Int32Array(0),
};

/**
 * Boxes sorted by the square cell that holds their centre. No box is wider than a cell, so boxes meet only
 * those of the same and of the eight neighbouring cells.
 *
 * Cells are numbered tile by tile, and within a tile row by row. So most neighbours in a row are neighbours in the
 * list, and a few short ranges of it hold all that a box may meet; and four, or sixteen, in the list are near each other
 * in the plane: rows as wide as the world would make poor trees.
 */
export class CellGrid {
  /** Whether the boxes are still where they were when they were sorted. */
  isValid = false;
  /** Whether all boxes are those of circles. */
  areRound = false;
  /** A bound on the error of what `roundVerdict` compares for two circles of neighbouring cells, in doubled lengths squared. */
  roundError = 0;
  /** How many tiles there are along x, and along y; each has 2^tileBits cells along x, and along y. */
  tileColumns = 0;
  tileRows = 0;
  tileBits = 0;
  columns = 0;
  rows = 0;
  /** The positions of the boxes of each cell begin here, and end where those of the next begin. */
  starts = new Int32Array(0);
  /** A cell's number is the sum of a number for its column and one for its row. */
  columnKeys = new Int32Array(0);
  rowKeys = new Int32Array(0);
  minX = 0;
  minY = 0;
  cellsPerUnit = 0;
  private keys = 0;

  /**
   * Sorts `order[from … to − 1]`, which holds indices of boxes. False,
   * and the order is as it was, if a grid is not right for these boxes.
   */
  sort(boxes: Float64Array, order: Int32Array, from: number, to: number): boolean {
    this.isValid = false;
    if (!this.fitTo(boxes, order, from, to) || !this.count(boxes, order, from, to)) return false;
    const { starts } = this;
    const { keys } = scratch;
    let place = to;
    for (let key = this.keys; key >= 0; key--) {
      const members = starts[key] as number;
      starts[key] = place;
      place -= members;
    }
    scratch.sorted = grown(scratch.sorted, to);
    const { sorted } = scratch;
    // From the end of each cell down, so that at the end it is its start.
    for (let i = to - 1; i >= from; i--) {
      const key = keys[i] as number;
      const last = (starts[key] as number) - 1;
      starts[key] = last;
      sorted[last] = order[i] as number;
    }
    for (let i = from; i < to; i++) order[i] = sorted[i] as number;
    this.isValid = true;
    return true;
  }

  private fitTo(boxes: Float64Array, order: Int32Array, from: number, to: number): boolean {
    let minX = Number.POSITIVE_INFINITY;
    let minY = Number.POSITIVE_INFINITY;
    let maxX = Number.NEGATIVE_INFINITY;
    let maxY = Number.NEGATIVE_INFINITY;
    let size = 0;
    for (let i = from; i < to; i++) {
      const at = 4 * (order[i] as number);
      const left = boxes[at] as number;
      const below = boxes[at + 1] as number;
      const right = boxes[at + 2] as number;
      const above = boxes[at + 3] as number;
      const x = 0.5 * left + 0.5 * right;
      const y = 0.5 * below + 0.5 * above;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
      if (right - left > size) size = right - left;
      if (above - below > size) size = above - below;
    }
    const width = maxX - minX;
    const height = maxY - minY;
    const greatest = Math.max(Math.abs(minX), Math.abs(minY), Math.abs(maxX), Math.abs(maxY)) + size;
    const most = MOST_CELLS_A_BOX * (to - from);
    const cell = Math.max(
      (size + CENTER_ERROR * greatest) * INDEX_MARGIN,
      Math.sqrt(width / most) * Math.sqrt(height),
      width / most,
      height / most,
    );
    const perUnit = 1 / cell;
    if (!(perUnit > 0 && perUnit < Number.POSITIVE_INFINITY && width + height < Number.POSITIVE_INFINITY)) {
      return false;
    }
    this.roundError = roundErrorWithin(greatest, cell);
    this.minX = minX;
    this.minY = minY;
    this.cellsPerUnit = perUnit;
    this.number(Math.floor(width * perUnit) + 1, Math.floor(height * perUnit) + 1);
    return true;
  }

  /** Gives the cells their numbers. */
  private number(columns: number, rows: number): void {
    // No tile is much larger than the grid.
    const bits = Math.min(MOST_TILE_BITS, 32 - Math.clz32(columns - 1), 32 - Math.clz32(rows - 1));
    const side = 1 << bits;
    this.tileBits = bits;
    this.tileColumns = (columns + side - 1) >> bits;
    this.tileRows = (rows + side - 1) >> bits;
    this.columns = columns;
    this.rows = rows;
    this.keys = (this.tileColumns * this.tileRows) << (2 * bits);
    this.starts = grown(this.starts, this.keys + 1);
    this.columnKeys = grown(this.columnKeys, columns);
    this.rowKeys = grown(this.rowKeys, rows);
    for (let i = 0; i < columns; i++) {
      this.columnKeys[i] = (i & (side - 1)) + ((i >> bits) << (2 * bits));
    }
    for (let i = 0; i < rows; i++) {
      this.rowKeys[i] = ((i & (side - 1)) << bits) + (((i >> bits) * this.tileColumns) << (2 * bits));
    }
  }

  /** Stores the boxes' cells and counts the boxes of each; false if too many share one. */
  private count(boxes: Float64Array, order: Int32Array, from: number, to: number): boolean {
    scratch.keys = grown(scratch.keys, to);
    const { starts, columnKeys, rowKeys, minX, minY, cellsPerUnit } = this;
    const { keys } = scratch;
    const mostSharing = MOST_SHARING * (to - from);
    let sharing = 0;
    starts.fill(0, 0, this.keys + 1);
    for (let i = from; i < to; i++) {
      const at = 4 * (order[i] as number);
      const x = 0.5 * (boxes[at] as number) + 0.5 * (boxes[at + 2] as number);
      const y = 0.5 * (boxes[at + 1] as number) + 0.5 * (boxes[at + 3] as number);
      const column = ((x - minX) * cellsPerUnit) | 0;
      const row = ((y - minY) * cellsPerUnit) | 0;
      const key = (columnKeys[column] as number) + (rowKeys[row] as number);
      const members = starts[key] as number;
      keys[i] = key;
      starts[key] = members + 1;
      // The increase of the sum of squared counts.
      sharing += 2 * members + 1;
      if (sharing > mostSharing) return false;
    }
    return true;
  }
}
