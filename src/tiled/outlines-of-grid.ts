import { outOfRange, requireFinite, wrongType } from "../math/validation.js";
import type { Polygon } from "../shapes/kind.js";
import { polygonOfRings } from "../shapes/polygon.js";
import { requireInteger, requirePositive } from "./file-values.js";
import { piecesOf } from "./grid-pieces.js";
import { pieceGridOf, ringsOfPieces } from "./grid-rings.js";
import { GridRuns } from "./grid-runs.js";

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
  const height = length / width;
  requireFinite(width * size.width, `${caller}: width × the width of a cell`);
  requireFinite(height * size.height, `${caller}: the number of rows × the height of a cell`);
  const runs = new GridRuns(cells, width, height, `${caller}: cells`);
  const grid = pieceGridOf(runs, piecesOf(runs));
  return ringsOfPieces(grid, size).map(({ coordinates, ends }) => polygonOfRings(coordinates, ends));
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
