import { outOfRange } from "../math/validation.js";
import type { Matrix } from "./placement.js";

/** The flags of a global tile id: how the tile is flipped. The fourth is for hexagonal maps, and means nothing here. */
const HORIZONTAL = 0x80000000;
const VERTICAL = 0x40000000;
const DIAGONAL = 0x20000000;
const ID_BITS = 0x0fffffff;

/** The id of a tile without its flags. */
export function idOfGid(gid: number): number {
  return gid & ID_BITS;
}

export function requireGid(value: unknown, name: string): number {
  if (typeof value === "number" && value >>> 0 === value) return value;
  throw outOfRange(value, name, "an integer from 0 to 4294967295");
}

/** Whether a tile's width and height are exchanged. */
export function isDiagonal(gid: number): boolean {
  return (gid & DIAGONAL) !== 0;
}

/**
 * The transformation of a tile by its flags: first the flip about the diagonal, which exchanges x and y, then the
 * horizontal and the vertical one. `scaleX` and `scaleY` scale the tile before.
 *
 * Source: Tiled documentation, "Global Tile IDs", section "Tile flipping".
 */
export function matrixOfGid(gid: number, scaleX: number, scaleY: number): Matrix {
  const signX = (gid & HORIZONTAL) !== 0 ? -1 : 1;
  const signY = (gid & VERTICAL) !== 0 ? -1 : 1;
  return isDiagonal(gid)
    ? { a: 0, b: signY * scaleX, c: signX * scaleY, d: 0 }
    : { a: signX * scaleX, b: 0, c: 0, d: signY * scaleY };
}
