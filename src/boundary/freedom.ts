import { spend } from "../math/cost.js";
import type { Vec2 } from "../math/vector.js";
import { PairWalk } from "./box-row.js";
import type { PieceRows } from "./crossing-runs.js";
import { areBoxesNear, type Box, movedPiece, type Piece } from "./float-piece.js";
import { createNearestPair, type NearestPair } from "./nearest-curves.js";
import { nearestOfPieces } from "./nearest-pieces.js";
import type { Outlined } from "./outlined.js";

/* Room for a translation: whether shapes are apart after it, and the gaps into which it may be pushed on. */

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

/** How far a translation is pushed on, away from what it touches, to see whether the shapes are apart there. */
export const PUSH = 2 ** -43;

/** The longest push: a gap in which a longer one would be needed to get `PUSH` away from both sides counts as closed. */
const FARTHEST_PUSH = 2 ** -8;

/** Within a circle whose radius is below twice this, a push finds no room on either side; it counts as a point. */
const LEAST_HALF_RADIUS = 16 * PUSH;

/** How far curves that touch may overlap by rounding. */
const OVERLAP_ERROR = 2 ** -49;

/**
 * The free gap in which the shapes can separate: between two curves with the unit normals m and n, from where they cross,
 * or ahead of a single curve.
 *
 * At the distance p along the middle between the tangents, the curves are −αp/2 − mBend p²/2 and αp/2 + nBend p²/2 ahead
 * of m. α is the angle at which they open; with α < 0, they close before they open.
 */
export interface Mouth {
  /** The unit vector along the middle of the gap. */
  readonly x: number;
  readonly y: number;
  /** The direction across the gap, ahead of m: half the difference of the normals. */
  readonly acrossX: number;
  readonly acrossY: number;
  /** α, or twice the sine of its half. */
  readonly opening: number;
  /** The curvatures; 0 for a circle that counts as a point. */
  readonly mBend: number;
  readonly nBend: number;
}

/** The gap ahead of a single curve: a push along its normal gets as far from it as the push is long. */
export function mouthAhead(x: number, y: number): Mouth {
  return { x, y, acrossX: 0, acrossY: 0, opening: 2, mBend: 0, nBend: 0 };
}

/** The gap between two curves along a unit vector. */
export function mouthBetween(
  { mx, my, mBend, nx, ny, nBend }: Sides,
  x: number,
  y: number,
  opening: number,
): Mouth {
  return {
    x,
    y,
    acrossX: (mx - nx) / 2,
    acrossY: (my - ny) / 2,
    opening,
    mBend: isPoint(mBend) ? 0 : mBend,
    nBend: isPoint(nBend) ? 0 : nBend,
  };
}

function isPoint(bend: number): boolean {
  return !(halfRadiusOf(bend, 0) > LEAST_HALF_RADIUS);
}

/** Two curves where they cross: the unit normals m and n there. */
export interface Sides {
  readonly mx: number;
  readonly my: number;
  /** The curvature along m's curve: positive where M is convex, infinite where the curve is a point. */
  readonly mBend: number;
  readonly nx: number;
  readonly ny: number;
  /** The same along n's. */
  readonly nBend: number;
}

/**
 * Whether the gap is closed: the curves close and do not bend apart, or they overlap by more than rounding before they
 * do, namely by α²/2 divided by the sum of the curvatures. Then the free gap begins where they cross again.
 */
export function isClosed({ opening, mBend, nBend }: Mouth): boolean {
  return opening <= 0 && opening * opening >= 2 * (mBend + nBend) * OVERLAP_ERROR;
}

/**
 * The least distance along the middle at which the gap, αp + (mBend + nBend) p²/2, is as wide as two pushes multiplied by
 * `part`, or at which it is widest if it never is.
 */
export function wayInto({ opening, mBend, nBend }: Mouth, part: number): number {
  const width = 2 * PUSH * part;
  const bend = mBend + nBend;
  const rootSq = opening * opening + 2 * bend * width;
  const way = rootSq >= 0 ? (2 * width) / (opening + Math.sqrt(rootSq)) : -opening / bend;
  return Math.min(way, FARTHEST_PUSH * Math.max(part, 1), halfRadiusOf(mBend, nBend));
}

/** Sets `out` to the step into the gap, to where it is as wide as `wayInto` says, halfway between the curves. */
export function setPush(out: Vec2, mouth: Mouth, part: number): void {
  const { x, y, acrossX, acrossY, mBend, nBend } = mouth;
  const way = wayInto(mouth, part);
  const ahead = (fallAt(nBend, way) - fallAt(mBend, way)) / 2;
  out.x = way * x + ahead * acrossX;
  out.y = way * y + ahead * acrossY;
}

/** How far a circle is behind its tangent, at a distance along it that is less than the radius. */
function fallAt(bend: number, distance: number): number {
  const turn = bend * distance;
  return (turn * distance) / (1 + Math.sqrt(1 - turn * turn));
}

/** Half the radius of the more strongly curved of two curves: up to this distance, it is nearly a parabola. */
function halfRadiusOf(mBend: number, nBend: number): number {
  return 1 / (2 * Math.max(Math.abs(mBend), Math.abs(nBend)));
}
