import { slotOf } from "./body-id.js";
import type { BoxForest } from "./box-forest.js";
import { type CellGrid, everyOtherBit } from "./cell-grid.js";
import type { PairMeeting } from "./pair-meeting.js";

/** Tries all boxes of a forest that are sorted by a grid, each with those that it may meet. */
export function searchGrid(meeting: PairMeeting, forest: BoxForest, grid: CellGrid): void {
  const { tileColumns, tileRows } = grid;
  for (let tileRow = 0; tileRow < tileRows; tileRow++) {
    for (let tileColumn = 0; tileColumn < tileColumns; tileColumn++) {
      searchTile(meeting, forest, grid, tileColumn, tileRow);
    }
  }
}

/** Each cell meets itself and the four neighbours that come after it by rows. */
function searchTile(
  meeting: PairMeeting,
  forest: BoxForest,
  grid: CellGrid,
  tileColumn: number,
  tileRow: number,
): void {
  const { starts, columns, rows, columnKeys, rowKeys, tileBits } = grid;
  const cells = 1 << (2 * tileBits);
  const first = (tileRow * grid.tileColumns + tileColumn) << (2 * tileBits);
  for (let cell = 0; cell < cells; cell++) {
    const start = starts[first + cell] as number;
    const end = starts[first + cell + 1] as number;
    if (start === end) continue;
    if (end - start > 1) meetInCell(meeting, forest, grid, start, end);
    const column = (tileColumn << tileBits) + everyOtherBit(cell);
    const row = (tileRow << tileBits) + everyOtherBit(cell >> 1);
    const ownRow = rowKeys[row] as number;
    const isLast = column + 1 === columns;
    if (!isLast) meetCell(meeting, forest, grid, start, end, (columnKeys[column + 1] as number) + ownRow);
    if (row + 1 === rows) continue;
    const nextRow = rowKeys[row + 1] as number;
    if (column > 0) meetCell(meeting, forest, grid, start, end, (columnKeys[column - 1] as number) + nextRow);
    meetCell(meeting, forest, grid, start, end, (columnKeys[column] as number) + nextRow);
    if (!isLast) meetCell(meeting, forest, grid, start, end, (columnKeys[column + 1] as number) + nextRow);
  }
}

function meetInCell(
  meeting: PairMeeting,
  forest: BoxForest,
  grid: CellGrid,
  start: number,
  end: number,
): void {
  for (let i = start; i < end; i++) {
    if (grid.areRound) meetRoundRange(meeting, forest, grid, i, i + 1, end);
    else meetRange(meeting, forest, i, i + 1, end);
  }
}

function meetCell(
  meeting: PairMeeting,
  forest: BoxForest,
  grid: CellGrid,
  start: number,
  end: number,
  key: number,
): void {
  const otherStart = grid.starts[key] as number;
  const otherEnd = grid.starts[key + 1] as number;
  if (otherStart === otherEnd) return;
  for (let i = start; i < end; i++) {
    if (grid.areRound) meetRoundRange(meeting, forest, grid, i, otherStart, otherEnd);
    else meetRange(meeting, forest, i, otherStart, otherEnd);
  }
}

/** One box and the boxes of several positions. */
function meetRange(
  meeting: PairMeeting,
  forest: BoxForest,
  position: number,
  from: number,
  to: number,
): void {
  const { boxes } = forest;
  const at = 4 * position;
  const minX = boxes[at] as number;
  const minY = boxes[at + 1] as number;
  const maxX = boxes[at + 2] as number;
  const maxY = boxes[at + 3] as number;
  for (let other = from; other < to; other++) {
    const otherAt = 4 * other;
    if (
      (boxes[otherAt] as number) <= maxX &&
      (boxes[otherAt + 2] as number) >= minX &&
      (boxes[otherAt + 1] as number) <= maxY &&
      (boxes[otherAt + 3] as number) >= minY
    ) {
      meeting.meet(forest, position, forest, other);
    }
  }
}

/** As `meetRange`, for the boxes of circles: all but the closest calls are decided by one comparison. */
function meetRoundRange(
  meeting: PairMeeting,
  forest: BoxForest,
  grid: CellGrid,
  position: number,
  from: number,
  to: number,
): void {
  const { boxes, owners } = forest;
  const error = grid.roundError;
  const { mayForbid } = meeting.bodies;
  const at = 4 * position;
  const x = (boxes[at] as number) + (boxes[at + 2] as number);
  const y = (boxes[at + 1] as number) + (boxes[at + 3] as number);
  const width = (boxes[at + 2] as number) - (boxes[at] as number);
  for (let other = from; other < to; other++) {
    const otherAt = 4 * other;
    const left = boxes[otherAt] as number;
    const right = boxes[otherAt + 2] as number;
    const dx = left + right - x;
    const dy = (boxes[otherAt + 1] as number) + (boxes[otherAt + 3] as number) - y;
    const reach = right - left + width;
    const excess = reach * reach - (dx * dx + dy * dy);
    if (excess < -error) continue;
    if (excess > error && !mayForbid) {
      meeting.found.push(slotOf(owners[position] as number), slotOf(owners[other] as number));
    } else {
      meeting.meet(forest, position, forest, other);
    }
  }
}
