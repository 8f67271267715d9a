import type { Verdict } from "../../math/verdict.js";
import { overlaps } from "../../query/overlaps.js";
import type { Shape } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import { slotOf } from "../bodies/body-slots.js";
import { type BoxForest, NOBODY, ROUND } from "../boxes/box-forest.js";
import type { CellGrid } from "../boxes/cell-grid.js";
import { SlotPairs } from "./pair-list.js";
import { REACH_BYTES, reachVerdict, roundVerdict } from "./reach-verdict.js";

/** What becomes of two boxes that meet. */
export interface BoxMeeting {
  meet(forest: BoxForest, position: number, other: BoxForest, otherPosition: number): void;
}

/** Compares all boxes of a forest that a grid sorts, each with those that it may meet, tile by tile. */
export function searchGrid(meeting: BoxMeeting, forest: BoxForest, grid: CellGrid): void {
  const tiles = grid.tileColumns * grid.tileRows;
  for (let tile = 0; tile < tiles; tile++) searchTile(meeting, forest, grid, tile);
}

/** The ranges of positions that the boxes of one cell are compared with: five at most, begin and end alternately. */
const ranges = /* @__PURE__ */ new Int32Array(10);

/** Compares each cell with itself and with the four neighbours that come after it by rows. */
function searchTile(meeting: BoxMeeting, forest: BoxForest, grid: CellGrid, tile: number): void {
  const { starts, tileBits, tileColumns, areRound } = grid;
  const tileColumn = tile % tileColumns;
  const tileRow = Math.floor(tile / tileColumns);
  const side = 1 << tileBits;
  const cells = side * side;
  const discs = areRound && meeting instanceof PairMeeting ? meeting : undefined;
  const first = tile << (2 * tileBits);
  for (let cell = 0; cell < cells; cell++) {
    const start = starts[first + cell] as number;
    const end = starts[first + cell + 1] as number;
    if (start === end) continue;
    const tileX = cell & (side - 1);
    const tileY = cell >> tileBits;
    const count =
      tileX > 0 && tileX + 1 < side && tileY + 1 < side
        ? setInnerRanges(starts, first + cell, side)
        : setRanges(grid, (tileColumn << tileBits) + tileX, (tileRow << tileBits) + tileY, end);
    if (discs !== undefined) meetRoundRanges(discs, forest, grid, start, end, count);
    else meetRanges(meeting, forest, start, end, count);
  }
}

/** Sets the ranges for a cell whose neighbours are all in its tile: two hold them all. Returns the count of numbers. */
function setInnerRanges(starts: Int32Array, key: number, side: number): number {
  const next = key + side;
  ranges[1] = starts[key + 2] as number;
  ranges[2] = starts[next - 1] as number;
  ranges[3] = starts[next + 2] as number;
  return 4;
}

/** The same for any cell, which ends at position `end`. */
function setRanges(grid: CellGrid, column: number, row: number, end: number): number {
  const { starts, columnKeys, rowKeys } = grid;
  const ownRow = rowKeys[row] as number;
  const isLast = column + 1 === grid.columns;
  ranges[1] = end;
  let count = 2;
  if (!isLast) count = addCell(starts, (columnKeys[column + 1] as number) + ownRow, count);
  if (row + 1 < grid.rows) {
    const nextRow = rowKeys[row + 1] as number;
    if (column > 0) count = addCell(starts, (columnKeys[column - 1] as number) + nextRow, count);
    count = addCell(starts, (columnKeys[column] as number) + nextRow, count);
    if (!isLast) count = addCell(starts, (columnKeys[column + 1] as number) + nextRow, count);
  }
  return count;
}

/** Adds a cell to the first `count` numbers of the ranges, and returns the new count. */
function addCell(starts: Int32Array, key: number, count: number): number {
  const start = starts[key] as number;
  const end = starts[key + 1] as number;
  if (start === end) return count;
  if (start === ranges[count - 1]) {
    ranges[count - 1] = end;
    return count;
  }
  ranges[count] = start;
  ranges[count + 1] = end;
  return count + 2;
}

/** Compares each box from position `start` up to `end` with those after it in the first range and with all in the others. */
function meetRanges(meeting: BoxMeeting, forest: BoxForest, start: number, end: number, count: number): void {
  const { boxes } = forest;
  for (let position = start; position < end; position++) {
    const at = 4 * position;
    const minX = boxes[at] as number;
    const minY = boxes[at + 1] as number;
    const maxX = boxes[at + 2] as number;
    const maxY = boxes[at + 3] as number;
    ranges[0] = position + 1;
    for (let range = 0; range < count; range += 2) {
      const to = ranges[range + 1] as number;
      for (let other = ranges[range] as number; other < to; other++) {
        const otherAt = 4 * other;
        // This product is negative iff one box is beyond a side of the other.
        const across = (maxX - (boxes[otherAt] as number)) * ((boxes[otherAt + 2] as number) - minX);
        const along = (maxY - (boxes[otherAt + 1] as number)) * ((boxes[otherAt + 3] as number) - minY);
        if ((+(across < 0) | +(along < 0)) === 0) meeting.meet(forest, position, forest, other);
      }
    }
  }
}

/** As `meetRanges`, for the boxes of circles: one comparison decides all but the closest pairs. */
function meetRoundRanges(
  meeting: PairMeeting,
  forest: BoxForest,
  grid: CellGrid,
  start: number,
  end: number,
  count: number,
): void {
  const { boxes, owners } = forest;
  const { found } = meeting;
  const error = grid.roundError;
  const { mayForbid } = meeting.bodies.filters;
  for (let position = start; position < end; position++) {
    const at = 4 * position;
    const x = (boxes[at] as number) + (boxes[at + 2] as number);
    const y = (boxes[at + 1] as number) + (boxes[at + 3] as number);
    const width = (boxes[at + 2] as number) - (boxes[at] as number);
    const slot = slotOf(owners[position] as number);
    ranges[0] = position + 1;
    for (let range = 0; range < count; range += 2) {
      const to = ranges[range + 1] as number;
      for (let other = ranges[range] as number; other < to; other++) {
        const otherAt = 4 * other;
        const left = boxes[otherAt] as number;
        const right = boxes[otherAt + 2] as number;
        const dx = left + right - x;
        const dy = (boxes[otherAt + 1] as number) + (boxes[otherAt + 3] as number) - y;
        const reach = right - left + width;
        const excess = reach * reach - (dx * dx + dy * dy);
        if (Math.abs(excess) > error && !mayForbid) {
          found.pushIf(excess > 0, slot, slotOf(owners[other] as number));
        } else if (!(excess < -error)) {
          meeting.meet(forest, position, forest, other);
        }
      }
    }
  }
}

/** The pairs that are left open so far; one list for all worlds. */
const open = /* @__PURE__ */ new SlotPairs();

/** So many are left open before their shapes are fetched. */
const MOST_OPEN = 2 ** 14;

/** The shapes of so many pairs stay in the fastest caches. */
const AT_ONCE = 256;

/** Tests bodies whose boxes meet, and keeps the pairs that overlap. */
export class PairMeeting implements BoxMeeting {
  constructor(
    readonly bodies: Bodies<unknown>,
    readonly found: SlotPairs,
  ) {}

  /** To be called before the first test. */
  begin(): void {
    open.clear();
    this.found.clear();
  }

  /** To be called after the last test: tests the shapes of the pairs that are still open. */
  end(): void {
    const { count } = open;
    for (let from = 0; from < count; from += AT_ONCE) this.testShapes(from, Math.min(from + AT_ONCE, count));
    open.clear();
  }

  /** All shapes are fetched first. */
  private testShapes(from: number, to: number): void {
    const { bodies, found } = this;
    const { first, second } = open;
    bodies.shapes.fetch(first, from, to);
    bodies.shapes.fetch(second, from, to);
    for (let i = from; i < to; i++) {
      const slot = first[i] as number;
      const otherSlot = second[i] as number;
      if (overlaps(bodies.shapeAt(slot), bodies.shapeAt(otherSlot))) found.push(slot, otherSlot);
    }
  }

  /** Tests two bodies whose boxes meet. */
  meet(forest: BoxForest, position: number, other: BoxForest, otherPosition: number): void {
    const owner = forest.owners[position] as number;
    const otherOwner = other.owners[otherPosition] as number;
    // The empty box of a removed body meets an unbounded box.
    if (owner === NOBODY || otherOwner === NOBODY) return;
    const slot = slotOf(owner);
    const otherSlot = slotOf(otherOwner);
    const { bodies } = this;
    if (bodies.filters.mayForbid && !bodies.filters.allowPair(slot, otherSlot)) return;
    const verdict = this.verdict(forest, position, other, otherPosition);
    if (verdict > 0) this.found.push(slot, otherSlot);
    if (verdict !== 0) return;
    open.push(slot, otherSlot);
    if (open.count === MOST_OPEN) this.end();
  }

  /** Whether two bodies overlap, as far as it is certain without fetching their shapes. */
  private verdict(forest: BoxForest, position: number, other: BoxForest, otherPosition: number): Verdict {
    const owner = forest.owners[position] as number;
    const otherOwner = other.owners[otherPosition] as number;
    const boxes = forest.boxes;
    const others = other.boxes;
    const at = 4 * position;
    const otherAt = 4 * otherPosition;
    if ((owner & otherOwner & ROUND) !== 0) return roundVerdict(boxes, at, others, otherAt);
    if (!(this.hasReach(forest, position) && this.hasReach(other, otherPosition))) return 0;
    const { bytes } = forest.reaches;
    const otherBytes = other.reaches.bytes;
    const first = REACH_BYTES * position;
    const second = REACH_BYTES * otherPosition;
    const ofHulls = reachVerdict(boxes, at, others, otherAt, bytes, first, otherBytes, second);
    return ofHulls > 0 && !this.bodies.shapes.areConvex(slotOf(owner), slotOf(otherOwner)) ? 0 : ofHulls;
  }

  /** Whether the reach of a body that is met is known, or can now be measured. */
  private hasReach(forest: BoxForest, position: number): boolean {
    const { reaches } = forest;
    if (reaches.isKnown(position)) return true;
    return reaches.isDue(position) && reaches.make(position, this.shapeAt(forest, position), forest.boxes);
  }

  private shapeAt({ owners }: BoxForest, position: number): Shape {
    return this.bodies.shapeAt(slotOf(owners[position] as number));
  }
}
