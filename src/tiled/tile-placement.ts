import { outOfRange } from "../math/validation.js";
import { numberOf } from "./file-values.js";
import { applied, type Placement } from "./placement.js";
import type { FoundTile } from "./tilesets.js";
import { isDiagonal, matrixOfGid } from "./tilesets.js";

/** The named point of a box, in multiples of its size from the top left. */
const ALIGNMENTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  unspecified: [0, 1],
  topleft: [0, 0],
  top: [0.5, 0],
  topright: [1, 0],
  left: [0, 0.5],
  center: [0.5, 0.5],
  right: [1, 0.5],
  bottomleft: [0, 1],
  bottom: [0.5, 1],
  bottomright: [1, 1],
};

/**
 * The placement of a tile's coordinates, from its top left, if the bottom left of its cell is at (0, 0). Tiles larger
 * than the cell extend above and to the right.
 */
export function placementOfCell(
  tile: FoundTile,
  gid: number,
  tileWidth: number,
  tileHeight: number,
): Placement {
  const fits = tile.tileset.tilerendersize === "grid";
  const width = fits ? tileWidth : tile.width;
  const height = fits ? tileHeight : tile.height;
  return placementInBox(tile, gid, width, height, 0, -height);
}

/** The top left of a tile object's box, relative to the point of the box that the tileset's alignment names. */
export function boxOfTileObject(
  { tileset, place }: FoundTile,
  width: number,
  height: number,
): { left: number; top: number } {
  const { objectalignment = "unspecified" } = tileset;
  const alignment = Object.hasOwn(ALIGNMENTS, objectalignment) ? ALIGNMENTS[objectalignment] : undefined;
  if (alignment === undefined) {
    const allowed = `one of ${Object.keys(ALIGNMENTS).join(", ")}`;
    throw outOfRange(objectalignment, `${place}: objectalignment`, allowed);
  }
  const [x, y] = alignment;
  return { left: -x * width, top: -y * height };
}

/**
 * The placement of a tile that fills a box with the top left (left, top). A flip about the diagonal keeps the bottom left
 * where it is, though it exchanges width and height; the tileset's offset is in pixels of the tile.
 */
export function placementInBox(
  { tileset, place, width, height }: FoundTile,
  gid: number,
  boxWidth: number,
  boxHeight: number,
  left: number,
  top: number,
): Placement {
  let scaleX = boxWidth / width;
  let scaleY = boxHeight / height;
  if (tileset.fillmode === "preserve-aspect-fit") {
    scaleX = Math.min(scaleX, scaleY);
    scaleY = scaleX;
  }
  const rise = isDiagonal(gid) ? (boxHeight - boxWidth) / 2 : 0;
  const offsetX = numberOf(tileset.tileoffset?.x, `${place}: tileoffset.x`) * scaleX;
  const offsetY = numberOf(tileset.tileoffset?.y, `${place}: tileoffset.y`) * scaleY;
  const matrix = matrixOfGid(gid, scaleX, scaleY);
  const fromMiddle = applied(matrix, -width / 2, -height / 2);
  return {
    x: left + boxWidth / 2 + rise + offsetX + fromMiddle.x + 0,
    y: top + boxHeight / 2 + rise + offsetY + fromMiddle.y + 0,
    matrix,
    degrees: 0,
  };
}
