import { spend } from "../math/budget.js";
import { PairWalk } from "./box-row.js";
import type { PieceRows } from "./crossing-runs.js";
import { createNearestPair, type NearestPair } from "./nearest-curves.js";
import { nearestOfPieces } from "./nearest-pieces.js";
import type { Outlined } from "./outlined.js";
import { areBoxesNear, type Box, movedPiece, type Piece } from "./piece.js";

interface PiecePair {
  readonly ofA: Piece;
  readonly ofB: Piece;
}

/** Trying more pairs first takes longer than it saves. */
const MOST_LATEST = 16;

/**
 * Decides whether two shapes are apart after a translation.
 *
 * Shapes whose boundaries are nearer than a clearance count as touching. The answer is sure unless the distance is near
 * the clearance.
 */
export class Freedom {
  readonly #a: readonly Outlined[];
  readonly #b: readonly Outlined[];
  /** Looks for boundaries that meet, where they are of many pieces. */
  readonly #walk: PairWalk | null;
  readonly #rows: PieceRows | null;
  #clearance = 0;
  readonly #found: NearestPair = createNearestPair();
  /** Pairs of pieces that were last found to meet, the latest first: they are likely to meet again nearby. */
  readonly #latest: PiecePair[] = [];
  #holding: { readonly ofA: Outlined; readonly ofB: Outlined } | null = null;

  constructor(a: readonly Outlined[], b: readonly Outlined[], rows: PieceRows | null) {
    this.#a = a;
    this.#b = b;
    this.#rows = rows;
    this.#walk = rows === null ? null : new PairWalk(rows[0].tree, rows[1].tree);
  }

  /** Whether a and b + (x, y) are apart. */
  isApart(x: number, y: number, clearance: number): boolean {
    spend(4);
    this.#clearance = clearance;
    const latest = this.#latest;
    for (let i = 0; i < latest.length; i++) {
      const pair = latest[i] as PiecePair;
      if (!this.#mayMeet(pair.ofA, pair.ofB, x, y) || !this.#meet(pair.ofA, pair.ofB, x, y)) continue;
      latest.copyWithin(1, 0, i);
      latest[0] = pair;
      return false;
    }
    const holding = this.#holding;
    if (holding !== null && this.#areHeld(holding.ofA, holding.ofB, x, y)) return false;
    if (this.#boundariesMeet(x, y)) return false;
    return this.#a.every((ofA) => this.#b.every((ofB) => !this.#areHeld(ofA, ofB, x, y)));
  }

  /** Whether one of two parts holds the other, or their boundaries meet; then they are likely to do so again nearby. */
  #areHeld(ofA: Outlined, ofB: Outlined, x: number, y: number): boolean {
    if (!this.#mayMeet(ofA, ofB, x, y) || !holdOther(ofA, ofB, x, y)) return false;
    this.#holding = { ofA, ofB };
    return true;
  }

  #boundariesMeet(x: number, y: number): boolean {
    if (this.#walk === null || this.#rows === null) {
      for (const ofA of this.#a)
        for (const ofB of this.#b) if (this.#boundariesOfMeet(ofA, ofB, x, y)) return true;
      return false;
    }
    const [{ pieces }, { pieces: others }] = this.#rows;
    return this.#walk.find(x, y, this.#clearance, (ofA, ofB) =>
      this.#isInTheWay(pieces[ofA] as Piece, others[ofB] as Piece, x, y),
    );
  }

  #boundariesOfMeet(a: Outlined, b: Outlined, x: number, y: number): boolean {
    if (!this.#mayMeet(a, b, x, y)) return false;
    spend(a.pieces.length);
    // Most pieces of the one that has more are far from all of the other.
    if (a.pieces.length < b.pieces.length) {
      for (const other of b.pieces) {
        if (!this.#mayMeet(a, other, x, y)) continue;
        for (const piece of a.pieces) if (this.#isInTheWay(piece, other, x, y)) return true;
      }
      return false;
    }
    for (const piece of a.pieces) {
      if (!this.#mayMeet(piece, b, x, y)) continue;
      for (const other of b.pieces) if (this.#isInTheWay(piece, other, x, y)) return true;
    }
    return false;
  }

  #isInTheWay(piece: Piece, other: Piece, x: number, y: number): boolean {
    if (!(this.#mayMeet(piece, other, x, y) && this.#meet(piece, other, x, y))) return false;
    if (this.#latest.length === MOST_LATEST) this.#latest.pop();
    this.#latest.unshift({ ofA: piece, ofB: other });
    return true;
  }

  /** Whether the boxes are as near as touching. */
  #mayMeet(p: Box, q: Box, x: number, y: number): boolean {
    return areBoxesNear(p, q, x, y, this.#clearance);
  }

  #meet(piece: Piece, other: Piece, x: number, y: number): boolean {
    spend(1);
    this.#found.distance = this.#clearance;
    nearestOfPieces(piece, movedPiece(other, x, y), this.#found);
    return this.#found.distance < this.#clearance;
  }
}

/** Whether a has a point of b's boundary, or b + (x, y) one of a's. */
function holdOther(a: Outlined, b: Outlined, x: number, y: number): boolean {
  return a.holds(b.x + x, b.y + y) || b.holds(a.x - x, a.y - y);
}
