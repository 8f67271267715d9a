import { movedPiece } from "./make-piece.js";
import { createNearestPair, type NearestPair } from "./nearest-pair.js";
import { nearestOfPieces } from "./nearest-pieces.js";
import type { Outlined } from "./outlined.js";
import type { Box, Piece } from "./piece.js";

/**
 * Whether two shapes are apart when one has been moved.
 *
 * Told from the distances of their boundaries, so it is sure unless these are near a clearance, below which the
 * shapes count as touching.
 */
export class Freedom {
  readonly #a: readonly Outlined[];
  readonly #b: readonly Outlined[];
  #clearance = 0;
  readonly #found: NearestPair = createNearestPair();
  /** The pieces that were last in each other's way: likely to be so again nearby. */
  #lastOfA: Piece | null = null;
  #lastOfB: Piece | null = null;

  constructor(a: readonly Outlined[], b: readonly Outlined[]) {
    this.#a = a;
    this.#b = b;
  }

  /** Whether a and b + (x, y) are apart. */
  isApart(x: number, y: number, clearance: number): boolean {
    this.#clearance = clearance;
    if (this.#lastOfA !== null && this.#lastOfB !== null && this.#meet(this.#lastOfA, this.#lastOfB, x, y)) {
      return false;
    }
    return this.#a.every((partOfA) => this.#b.every((partOfB) => this.#areApart(partOfA, partOfB, x, y)));
  }

  #areApart(a: Outlined, b: Outlined, x: number, y: number): boolean {
    if (!this.#mayMeet(a, b, x, y)) return true;
    for (const piece of a.pieces) {
      if (!this.#mayMeet(piece, b, x, y)) continue;
      for (const other of b.pieces) {
        if (this.#mayMeet(piece, other, x, y) && this.#meet(piece, other, x, y)) {
          this.#lastOfA = piece;
          this.#lastOfB = other;
          return false;
        }
      }
    }
    return !a.holds(b.x + x, b.y + y) && !b.holds(a.x - x, a.y - y);
  }

  /** Whether the boxes are as near as touching. */
  #mayMeet(p: Box, q: Box, x: number, y: number): boolean {
    const margin = this.#clearance;
    return (
      p.minX <= q.maxX + x + margin &&
      q.minX + x <= p.maxX + margin &&
      p.minY <= q.maxY + y + margin &&
      q.minY + y <= p.maxY + margin
    );
  }

  #meet(piece: Piece, other: Piece, x: number, y: number): boolean {
    this.#found.distance = this.#clearance;
    nearestOfPieces(piece, movedPiece(other, x, y), this.#found);
    return this.#found.distance < this.#clearance;
  }
}
