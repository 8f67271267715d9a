import { wrongType } from "../math/validation.js";

/** The solid cells of a grid as maximal runs in each row, in the order of rows and columns. */
export class GridRuns {
  /** The columns of the first cell of each run, and of the one after its last. */
  readonly begins: Int32Array;
  readonly ends: Int32Array;
  /** The index of the first run of each row, and after these the number of all runs. */
  readonly rowStarts: Int32Array;
  readonly count: number;

  constructor(
    cells: ArrayLike<number | boolean>,
    readonly width: number,
    readonly height: number,
    name: string,
  ) {
    const most = Math.ceil(width / 2) * height;
    const begins = new Int32Array(most);
    const ends = new Int32Array(most);
    this.rowStarts = new Int32Array(height + 1);
    let count = 0;
    let index = 0;
    for (let row = 0; row < height; row += 1) {
      let wasSolid = false;
      for (let column = 0; column < width; column += 1) {
        const isSolid = isSolidCell(cells, index, name);
        index += 1;
        if (isSolid === wasSolid) continue;
        wasSolid = isSolid;
        if (isSolid) {
          begins[count] = column;
        } else {
          ends[count] = column;
          count += 1;
        }
      }
      if (wasSolid) {
        ends[count] = width;
        count += 1;
      }
      this.rowStarts[row + 1] = count;
    }
    this.begins = begins.subarray(0, count);
    this.ends = ends.subarray(0, count);
    this.count = count;
  }

  /**
   * Calls back for pairs of runs of neighbouring rows, the upper one first: `onSide` for those that share the side of a
   * cell, `onCorner` for those that share only the corner of one.
   */
  forNeighbours(
    onSide: (upper: number, lower: number) => void,
    onCorner: (upper: number, lower: number) => void,
  ): void {
    const { begins, ends, rowStarts } = this;
    for (let row = 1; row < this.height; row += 1) {
      let upper = rowStarts[row - 1] as number;
      let lower = rowStarts[row] as number;
      const afterUpper = lower;
      const afterLower = rowStarts[row + 1] as number;
      while (upper < afterUpper && lower < afterLower) {
        const begin = Math.max(begins[upper] as number, begins[lower] as number);
        const upperEnd = ends[upper] as number;
        const lowerEnd = ends[lower] as number;
        const end = Math.min(upperEnd, lowerEnd);
        if (begin < end) onSide(upper, lower);
        else if (begin === end) onCorner(upper, lower);
        // If both end at once, the next ones begin later.
        if (upperEnd <= lowerEnd) upper += 1;
        if (lowerEnd <= upperEnd) lower += 1;
      }
    }
  }
}

function isSolidCell(cells: ArrayLike<number | boolean>, index: number, name: string): boolean {
  const cell: unknown = cells[index];
  if (cell === 0 || cell === false) return false;
  if (cell === true || (typeof cell === "number" && !Number.isNaN(cell))) return true;
  throw wrongType(cell, `${name}[${index}]`, "a number or a boolean");
}
