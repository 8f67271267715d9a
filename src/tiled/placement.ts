import { degrees } from "../math/angle.js";
import { outOfRange } from "../math/validation.js";
import { normalize } from "../math/vec2.js";
import type { Direction, Vec2 } from "../math/vector.js";
import { numberOf } from "./map-files.js";
import { type FoundTile, isDiagonal, matrixOfGid } from "./tiles.js";

/** A linear map: (x, y) ↦ (ax + cy, bx + dy), with the entries of DOMMatrix. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/**
 * The transformation of local coordinates in a file: first the matrix is applied, then the rotation, then (x, y) is
 * added. The rotation is separate, in degrees, so that rotated objects have exactly the angle of the editor, and right
 * angles are exact.
 */
export interface Placement extends Vec2 {
  readonly matrix: Matrix;
  /** From +x towards +y. */
  readonly degrees: number;
}

export const UNCHANGED: Matrix = { a: 1, b: 0, c: 0, d: 1 };

/** Whether a matrix maps each axis to an axis, as flips, quarter turns and scaling along the axes do. */
export function keepsAxes({ a, b, c, d }: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

/** Whether a matrix that keeps the axes scales both by the same factor, so that circles stay circles. */
export function isEven({ a, b, c, d }: Matrix): boolean {
  return Math.abs(a) + Math.abs(b) === Math.abs(c) + Math.abs(d);
}

export function applied({ a, b, c, d }: Matrix, x: number, y: number): Vec2 {
  return { x: a * x + c * y + 0, y: b * x + d * y + 0 };
}

/** The direction of a placement's rotation, for constructors. */
export function directionOf({ degrees: turn }: Placement): Direction {
  return degrees(turn);
}

/** The image of a point. */
export function placed(placement: Placement, x: number, y: number): Vec2 {
  const p = applied(placement.matrix, x, y);
  if (placement.degrees === 0) return { x: placement.x + p.x + 0, y: placement.y + p.y + 0 };
  const { x: cosine, y: sine } = normalize(directionOf(placement));
  return {
    x: placement.x + (cosine * p.x - sine * p.y) + 0,
    y: placement.y + (cosine * p.y + sine * p.x) + 0,
  };
}

/** The placement at (x, y) within another, rotated about that point by some degrees. */
export function placementWithin(outer: Placement, x: number, y: number, turn: number): Placement {
  const position = placed(outer, x, y);
  const { matrix } = outer;
  if (turn === 0) return { ...position, matrix, degrees: outer.degrees };
  if (isEven(matrix)) {
    // A rotation before a flip is the opposite rotation after it.
    const isFlipped = matrix.a * matrix.d - matrix.b * matrix.c < 0;
    return { ...position, matrix, degrees: outer.degrees + (isFlipped ? -turn : turn) };
  }
  // Nonuniform scaling applies to the rotated object: the rotation comes first, and is part of the matrix.
  return { ...position, matrix: product(matrix, turnMatrix(turn)), degrees: outer.degrees };
}

function turnMatrix(turn: number): Matrix {
  const { x: cosine, y: sine } = normalize(degrees(turn));
  return { a: cosine, b: sine, c: -sine + 0, d: cosine };
}

/** The matrix that applies `second` first. */
export function product(first: Matrix, second: Matrix): Matrix {
  const x = applied(first, second.a, second.b);
  const y = applied(first, second.c, second.d);
  return { a: x.x, b: x.y, c: y.x, d: y.y };
}

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
