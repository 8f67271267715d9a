import { RunTree } from "./crossing-runs.js";
import type { Outlined } from "./outlined.js";
import type { Piece } from "./piece.js";

/** The pieces of all parts of a shape in a row, with boxes over them. */
export interface PieceRow {
  readonly pieces: readonly Piece[];
  /** The number of the part that each is of. */
  readonly parts: readonly number[];
  readonly tree: RunTree;
}

/** Those of two shapes. */
export type PieceRows = readonly [PieceRow, PieceRow];

export function pieceRow(parts: readonly Outlined[]): PieceRow {
  const pieces = parts.flatMap((part) => part.pieces);
  return {
    pieces,
    parts: parts.flatMap((part, i) => part.pieces.map(() => i)),
    tree: new RunTree(pieces),
  };
}
