import { Groups } from "../math/collections.js";
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

/**
 * The piece of each run of a grid: runs that share a side are in one, unless two of its runs then shared just a corner.
 * Such a piece would have an outline that touches itself, or its hole.
 *
 * No two runs of one row are adjacent, so where four cells meet, two neighbours are in one run: a piece that consists of
 * whole runs touches itself only where two of its runs do. Pieces are made greedily from the top: a run joins the one
 * above if its piece has no run that it must be apart from.
 */
export function piecesOf(runs: GridRuns): Int32Array {
  const corners: number[] = [];
  const whole = new Groups(runs.count);
  runs.forNeighbours(
    (upper, lower) => whole.join(upper, lower),
    (upper, lower) => corners.push(upper, lower),
  );
  const pieces = new ApartGroups(runs.count);
  let touchesItself = false;
  for (let i = 0; i < corners.length; i += 2) {
    const upper = corners[i] as number;
    const lower = corners[i + 1] as number;
    if (!whole.areJoined(upper, lower)) continue;
    pieces.keepApart(upper, lower);
    touchesItself = true;
  }
  if (!touchesItself) return whole.firsts();
  runs.forNeighbours(
    (upper, lower) => pieces.joinUnlessApart(upper, lower),
    () => {},
  );
  return pieces.firsts();
}

/** Two groups are compared for pairs that must be apart up to this many members of the smaller; else they stay apart. */
const MOST_COMPARED = 64;

/** Groups in which some members must never be in one group. */
class ApartGroups extends Groups {
  /** Pairs of members that must be apart: the ones at i and i ^ 1. */
  private readonly members: number[] = [];
  /** For each group, a ring of indices into `members`: the last one, and from each the next. */
  private readonly lastPlaces: Int32Array;
  private readonly nextPlaces: number[] = [];
  private readonly counts: Int32Array;

  constructor(count: number) {
    super(count);
    this.lastPlaces = new Int32Array(count).fill(-1);
    this.counts = new Int32Array(count);
  }

  /** Records that two numbers must stay apart; to be called before any are joined. */
  keepApart(a: number, b: number): void {
    for (const member of [a, b]) {
      const place = this.members.push(member) - 1;
      const last = this.lastPlaces[member] as number;
      this.nextPlaces[place] = last < 0 ? place : (this.nextPlaces[last] as number);
      if (last >= 0) this.nextPlaces[last] = place;
      this.lastPlaces[member] = place;
      this.counts[member] = (this.counts[member] as number) + 1;
    }
  }

  joinUnlessApart(a: number, b: number): void {
    const firstOfA = this.firstOf(a);
    const firstOfB = this.firstOf(b);
    if (firstOfA === firstOfB || this.mustBeApart(firstOfA, firstOfB)) return;
    const kept = Math.min(firstOfA, firstOfB);
    const gone = Math.max(firstOfA, firstOfB);
    this.join(kept, gone);
    const last = this.lastPlaces[kept] as number;
    const lastOfGone = this.lastPlaces[gone] as number;
    if (last >= 0 && lastOfGone >= 0) {
      const first = this.nextPlaces[last] as number;
      this.nextPlaces[last] = this.nextPlaces[lastOfGone] as number;
      this.nextPlaces[lastOfGone] = first;
    }
    if (lastOfGone >= 0) this.lastPlaces[kept] = lastOfGone;
    this.counts[kept] = (this.counts[kept] as number) + (this.counts[gone] as number);
  }

  private mustBeApart(firstOfA: number, firstOfB: number): boolean {
    const [few, many] =
      (this.counts[firstOfA] as number) < (this.counts[firstOfB] as number)
        ? [firstOfA, firstOfB]
        : [firstOfB, firstOfA];
    const count = this.counts[few] as number;
    if (count > MOST_COMPARED) return true;
    let place = this.lastPlaces[few] as number;
    for (let i = 0; i < count; i += 1) {
      if (this.firstOf(this.members[place ^ 1] as number) === many) return true;
      place = this.nextPlaces[place] as number;
    }
    return false;
  }
}
