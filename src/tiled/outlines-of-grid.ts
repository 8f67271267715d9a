import { zeros } from "../math/collections.js";
import { outOfRange, requireFinite, requireInteger, requirePositive, wrongType } from "../math/validation.js";
import type { Polygon } from "../shapes/kind.js";
import { polygonOfRings } from "../shapes/polygon.js";
import { GridRuns, piecesOf } from "./grid-pieces.js";

/**
 * The size of a cell that is not square.
 *
 * @example
 * const size: TileSize = { width: 16, height: 8 };
 * outlinesOfGrid([1, 1], 2, size).map(area); // [ 256 ]
 */
export interface TileSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The outlines of the solid cells of a grid, as polygons with holes: their union is that of the cells, and their
 * interiors are disjoint. So a mover slides along one long wall and not along a seam per tile.
 *
 * `cells` holds the cells row by row, `width` of them in a row: any number but 0, or `true`, is solid. So it may be
 * `layer.data` of a Tiled layer, or a list that `map` has made of it. `tileSize` is the side of a cell, or its `{ width,
 * height }`. The top left corner of the grid is at (0, 0); `moveTo` moves the polygons elsewhere.
 *
 * Cells that share a side are in one polygon, unless their region touches itself at a corner: there it is cut along the
 * top or the bottom of a row of cells, into polygons that are flush. No vertex lies on a straight line between its
 * neighbours. The polygons are in the order of their topmost cells, from left to right.
 *
 * Cost: proportional to the number of cells. Throws TypeError or RangeError for other values, or if the last row is
 * incomplete.
 *
 * @example
 * const cells = [
 *   1, 1, 1,
 *   1, 0, 1,
 *   1, 1, 1,
 * ];
 * const [ring] = outlinesOfGrid(cells, 3, 16);
 * console.log(ring.ringEnds.length, area(ring)); // 2 2048
 */
export function outlinesOfGrid(
  cells: ArrayLike<number | boolean>,
  width: number,
  tileSize: number | TileSize,
): Polygon[] {
  const caller = "outlinesOfGrid";
  requireInteger(width, `${caller}: width`, 1);
  const size = sizesOf(tileSize, `${caller}: tileSize`);
  const { length } = requireCells(cells, `${caller}: cells`);
  if (length % width !== 0) {
    throw outOfRange(length, `${caller}: the number of cells`, `a multiple of width, ${width}`);
  }
  return outlinesOfPart(cells, width, { ...size, column: 0, row: 0 });
}

/** The size of a cell, and the column and the row of the first one. */
interface Lattice extends TileSize {
  readonly column: number;
  readonly row: number;
}

/** The outlines of the solid cells in a part of a grid that is `width` cells wide, where they are in the whole. */
export function outlinesOfPart(
  cells: ArrayLike<number | boolean>,
  width: number,
  lattice: Lattice,
): Polygon[] {
  const caller = "outlinesOfGrid";
  const height = cells.length / width;
  requireFinite((lattice.column + width) * lattice.width, `${caller}: width × the width of a cell`);
  requireFinite(
    (lattice.row + height) * lattice.height,
    `${caller}: the number of rows × the height of a cell`,
  );
  const runs = new GridRuns(cells, width, height, `${caller}: cells`);
  const grid = pieceGridOf(runs, piecesOf(runs));
  return ringsOfPieces(grid, lattice).map(({ coordinates, ends }) => polygonOfRings(coordinates, ends));
}

function requireCells(cells: ArrayLike<unknown>, name: string): ArrayLike<unknown> {
  const isList = typeof cells === "object" && cells !== null && Number.isSafeInteger(cells.length);
  if (!isList || cells.length < 0) throw wrongType(cells, name, "an array of numbers or booleans");
  return cells;
}

function sizesOf(tileSize: number | TileSize, name: string): TileSize {
  if (typeof tileSize === "number") {
    const side = requirePositive(tileSize, name);
    return { width: side, height: side };
  }
  if (typeof tileSize !== "object" || tileSize === null) {
    throw wrongType(tileSize, name, "a number or { width, height }");
  }
  return {
    width: requirePositive(tileSize.width, `${name}.width`),
    height: requirePositive(tileSize.height, `${name}.height`),
  };
}

/** The cells of a grid within a margin of empty ones: 0 if empty, else the number of their piece, from 1 on. */
interface PieceGrid {
  readonly cells: Int32Array;
  /** The index difference of a cell and the one below it. */
  readonly stride: number;
  readonly pieceCount: number;
  readonly runs: GridRuns;
}

/** The rings of a polygon, the outer one first: vertices (x and y alternately), and their count up to each ring's end. */
interface Rings {
  readonly coordinates: number[];
  readonly ends: number[];
}

/** Sets each cell to its piece: pieces are numbered in the order of their first runs, which are their `roots`. */
function pieceGridOf(runs: GridRuns, roots: Int32Array): PieceGrid {
  const stride = runs.width + 2;
  const cells = new Int32Array(stride * (runs.height + 2));
  const numbers = new Int32Array(runs.count);
  let pieceCount = 0;
  for (let row = 0; row < runs.height; row += 1) {
    const rowStart = (row + 1) * stride + 1;
    const end = runs.rowStarts[row + 1] as number;
    for (let run = runs.rowStarts[row] as number; run < end; run += 1) {
      const root = roots[run] as number;
      if (root === run) {
        pieceCount += 1;
        numbers[run] = pieceCount;
      }
      const piece = numbers[root] as number;
      const runEnd = rowStart + (runs.ends[run] as number);
      for (let cell = rowStart + (runs.begins[run] as number); cell < runEnd; cell += 1) cells[cell] = piece;
    }
  }
  return { cells, stride, pieceCount, runs };
}

/** The rings in the order in which they were found. */
class Traces {
  /** The corners of all rings, each as the cell to its lower right. */
  readonly corners: number[] = [];
  /** The number of corners up to the end of each ring, and the number of its piece. */
  readonly ends: number[] = [];
  readonly pieces: number[] = [];
  /** The cells along whose tops the rings run. */
  readonly isTraced: Uint8Array;

  constructor(cellCount: number) {
    this.isTraced = new Uint8Array(cellCount);
  }
}

/**
 * The outlines of all pieces, in order. No piece touches itself, so its outline continues in one way at each vertex.
 *
 * Every ring has a side along the top of a cell of its piece, with no cell of the piece above. These are scanned from the
 * top, so the first ring found of a piece is its outer one.
 */
function ringsOfPieces(grid: PieceGrid, lattice: Lattice): Rings[] {
  const { cells, stride, runs } = grid;
  const traces = new Traces(cells.length);
  for (let row = 0; row < runs.height; row += 1) {
    const rowStart = (row + 1) * stride + 1;
    const end = runs.rowStarts[row + 1] as number;
    for (let run = runs.rowStarts[row] as number; run < end; run += 1) {
      const runEnd = rowStart + (runs.ends[run] as number);
      for (let cell = rowStart + (runs.begins[run] as number); cell < runEnd; cell += 1) {
        if (cells[cell - stride] !== cells[cell] && traces.isTraced[cell] === 0)
          traceRing(grid, cell, traces);
      }
    }
  }
  return sortedByPiece(traces, grid, lattice);
}

/**
 * Adds the ring that runs along the top of a cell, with the piece on its right: from +x towards +y for the outer ring. A
 * vertex is identified by the cell to its lower right.
 */
function traceRing({ cells, stride }: PieceGrid, start: number, traces: Traces): void {
  const { corners, isTraced } = traces;
  const piece = cells[start] as number;
  let direction = 0;
  let vertex = start;
  let isCorner = true;
  do {
    if (isCorner) corners.push(vertex);
    if (direction === 0) isTraced[vertex] = 1;
    vertex += stepOf(direction, stride);
    // The cells ahead, to the right and to the left. The step from one to the other is a quarter turn.
    const right = cells[vertex + cellRightOf(direction, stride)];
    const left = cells[vertex + cellRightOf((direction + 3) & 3, stride)];
    isCorner = right !== piece || left === piece;
    if (right !== piece) direction = (direction + 1) & 3;
    else if (left === piece) direction = (direction + 3) & 3;
  } while (vertex !== start);
  traces.ends.push(corners.length);
  traces.pieces.push(piece);
}

/** The index difference of a vertex and the next: towards +x, +y, −x, −y. */
function stepOf(direction: number, stride: number): number {
  const length = (direction & 1) === 0 ? 1 : stride;
  return direction < 2 ? length : -length;
}

/** From a vertex to the cell ahead on the right: the lower right, the lower left, the upper left, the upper right one. */
function cellRightOf(direction: number, stride: number): number {
  const up = direction < 2 ? 0 : -stride;
  return direction === 1 || direction === 2 ? up - 1 : up;
}

function sortedByPiece(
  { corners, ends, pieces }: Traces,
  { stride, pieceCount }: PieceGrid,
  lattice: Lattice,
): Rings[] {
  const counts = new Int32Array(pieceCount + 1);
  for (let ring = 0; ring < ends.length; ring += 1) {
    const piece = pieces[ring] as number;
    counts[piece] = (counts[piece] as number) + (ends[ring] as number) - (ends[ring - 1] ?? 0);
  }
  const rings: Rings[] = [];
  for (let piece = 1; piece <= pieceCount; piece += 1) {
    rings.push({ coordinates: zeros(2 * (counts[piece] as number)), ends: [] });
  }
  for (let ring = 0; ring < ends.length; ring += 1) {
    const { coordinates, ends: ringEnds } = rings[(pieces[ring] as number) - 1] as Rings;
    let place = 2 * (ringEnds[ringEnds.length - 1] ?? 0);
    for (let i = ends[ring - 1] ?? 0; i < (ends[ring] as number); i += 1) {
      const vertex = corners[i] as number;
      const row = Math.floor(vertex / stride);
      coordinates[place] = (lattice.column + vertex - row * stride - 1) * lattice.width;
      coordinates[place + 1] = (lattice.row + row - 1) * lattice.height;
      place += 2;
    }
    ringEnds.push(place / 2);
  }
  return rings;
}
