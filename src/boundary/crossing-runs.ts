import { spend } from "../math/cost.js";
import { BoxRow, RowWalk, Step } from "./box-row.js";
import { type Piece, PieceForm } from "./float-piece.js";
import { type Outlined, pointOf } from "./outlined.js";

/** More than the rounding errors of coordinates in a frame. */
const MARGIN = 2 ** -30;

/** The most pairs of runs visited for a square of translations; after that, its quarters are asked about instead. */
const MOST_PAIRS = 400;

/** A tree over the pieces of a boundary. A run is a box whose pieces are straight and follow each other; its chord joins its ends. */
class RunTree extends BoxRow {
  /** The ends of each run's chord, ax, ay, bx, by; for other pieces, a point of the piece twice. */
  readonly chords: Float64Array;
  /** A bound on the distance of each run from its chord; Infinity for boxes that are no runs. */
  readonly widths: Float64Array;

  constructor(pieces: readonly Piece[]) {
    super(pieces);
    const size = this.levels[this.levels.length - 1] as number;
    this.chords = new Float64Array(4 * size);
    this.widths = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    pieces.forEach((piece, i) => {
      if (piece.kind !== PieceForm.segment) {
        const { x, y } = pointOf(piece);
        this.setChord(i, x, y, x, y);
        return;
      }
      this.setChord(i, piece.ax, piece.ay, piece.bx, piece.by);
      this.widths[i] = 0;
    });
    for (let level = 1; level <= this.top; level++) this.joinOn(level);
  }

  private setChord(node: number, ax: number, ay: number, bx: number, by: number): void {
    const { chords } = this;
    chords[4 * node] = ax;
    chords[4 * node + 1] = ay;
    chords[4 * node + 2] = bx;
    chords[4 * node + 3] = by;
  }

  /** Sets the runs of a level, each made of two runs of the level below that follow each other. */
  private joinOn(level: number): void {
    const { chords, levels, widths, count } = this;
    const below = levels[level - 1] as number;
    const first = levels[level] as number;
    const end = levels[level + 1] as number;
    for (let node = first; node < end; node++) {
      const left = below + 2 * (node - first);
      const right = left + 1;
      if (right >= first || widths[left] === Infinity || widths[right] === Infinity) continue;
      const [joinX, joinY] = [chords[4 * left + 2], chords[4 * left + 3]];
      if (joinX !== chords[4 * right] || joinY !== chords[4 * right + 1]) continue;
      const from = (node - first) << level;
      this.setChord(
        node,
        chords[4 * left] as number,
        chords[4 * left + 1] as number,
        chords[4 * right + 2] as number,
        chords[4 * right + 3] as number,
      );
      widths[node] = this.widthOfRun(node, from, Math.min(from + (1 << level), count));
    }
  }

  /** The greatest distance from the chord of the points where the pieces `from` to `to` − 1 join. */
  private widthOfRun(node: number, from: number, to: number): number {
    const { chords } = this;
    const ax = chords[4 * node] as number;
    const ay = chords[4 * node + 1] as number;
    const dx = (chords[4 * node + 2] as number) - ax;
    const dy = (chords[4 * node + 3] as number) - ay;
    const lengthSq = dx * dx + dy * dy;
    if (!(lengthSq > MARGIN * MARGIN)) return Number.POSITIVE_INFINITY;
    let mostSq = 0;
    for (let i = from + 1; i < to; i++) {
      const px = (chords[4 * i] as number) - ax;
      const py = (chords[4 * i + 1] as number) - ay;
      const along = Math.min(Math.max((px * dx + py * dy) / lengthSq, 0), 1);
      const [x, y] = [px - along * dx, py - along * dy];
      mostSq = Math.max(mostSq, x * x + y * y);
    }
    return Math.sqrt(mostSq) + MARGIN;
  }
}

/** The pieces of all parts of a shape in a row, with boxes over them. */
export interface PieceRow {
  readonly pieces: readonly Piece[];
  /** The index of the part that each piece belongs to. */
  readonly parts: readonly number[];
  readonly tree: RunTree;
}

/** The rows of two shapes. */
export type PieceRows = readonly [PieceRow, PieceRow];

export function pieceRow(parts: readonly Outlined[]): PieceRow {
  const pieces = parts.flatMap((part) => part.pieces);
  return {
    pieces,
    parts: parts.flatMap((part, i) => part.pieces.map(() => i)),
    tree: new RunTree(pieces),
  };
}

/**
 * Finds translations of b after which a run of its boundary certainly crosses one of a's, since it goes through a strip about the
 * chord of that run from side to side, between its ends. After all of these translations the shapes overlap.
 */
export class CrossingRuns extends RowWalk<RunTree> {
  private reach = 0.5;

  /** Whether two runs certainly cross after all translations within `reach` of (x, y). */
  private cross(ofA: number, ofB: number): boolean {
    const { x, y, reach } = this;
    const widthA = this.a.widths[ofA] as number;
    const widthB = this.b.widths[ofB] as number;
    if (widthA === Infinity || widthB === Infinity) return false;
    const p = this.a.chords;
    const q = this.b.chords;
    const ax = p[4 * ofA] as number;
    const ay = p[4 * ofA + 1] as number;
    const dx = (p[4 * ofA + 2] as number) - ax;
    const dy = (p[4 * ofA + 3] as number) - ay;
    const length = Math.sqrt(dx * dx + dy * dy);
    const [ux, uy] = [dx / length, dy / length];
    const fromX = (q[4 * ofB] as number) + x - ax;
    const fromY = (q[4 * ofB + 1] as number) + y - ay;
    const toX = (q[4 * ofB + 2] as number) + x - ax;
    const toY = (q[4 * ofB + 3] as number) + y - ay;
    // Heights are measured ahead of a's chord, places along it.
    const fromHeight = ux * fromY - uy * fromX;
    const toHeight = ux * toY - uy * toX;
    if (fromHeight > 0 === toHeight > 0) return false;
    const outside = widthA + reach;
    if (!(Math.min(Math.abs(fromHeight), Math.abs(toHeight)) > outside)) return false;
    const fromPlace = ux * fromX + uy * fromY;
    const toPlace = ux * toX + uy * toY;
    const slope = (toPlace - fromPlace) / (toHeight - fromHeight);
    const middle = fromPlace - slope * fromHeight;
    const half = Math.abs(slope) * (outside + widthB) + widthB + reach;
    return middle - half > 0 && middle + half < length;
  }

  /** Whether two runs cross after all translations within `reach` of (x, y); false if a short search does not show it. */
  find(x: number, y: number, reach: number): boolean {
    this.reach = reach;
    const isFound = this.walk(x, y, 0, MOST_PAIRS);
    spend(this.looked / 8);
    return isFound;
  }

  protected visit(ofA: number, ofB: number): number {
    const { a, b } = this;
    if (!(Math.min(a.sizes[ofA] as number, b.sizes[ofB] as number) > 2 * this.reach)) return Step.skip;
    if (this.misses(a, ofA, b, ofB, 1) || this.misses(b, ofB, a, ofA, -1)) return Step.skip;
    return this.cross(ofA, ofB) ? Step.end : Step.enter;
  }

  /**
   * Whether a run certainly misses a box of the other row after the translation (side 1) or its opposite (−1). Boxes do not
   * tell: those of long slanted runs meet many others.
   */
  private misses(
    { chords, widths }: RunTree,
    node: number,
    { boxes }: RunTree,
    box: number,
    side: 1 | -1,
  ): boolean {
    const x = side * this.x;
    const y = side * this.y;
    const ax = chords[4 * node] as number;
    const ay = chords[4 * node + 1] as number;
    const dx = (chords[4 * node + 2] as number) - ax;
    const dy = (chords[4 * node + 3] as number) - ay;
    const minX = boxes[4 * box] as number;
    const minY = boxes[4 * box + 1] as number;
    const maxX = boxes[4 * box + 2] as number;
    const maxY = boxes[4 * box + 3] as number;
    const height = dx * ((minY + maxY) / 2 + y - ay) - dy * ((minX + maxX) / 2 + x - ax);
    const sizeX = Math.abs(dx);
    const sizeY = Math.abs(dy);
    const half = (sizeX * (maxY - minY) + sizeY * (maxX - minX)) / 2;
    return Math.abs(height) > half + (widths[node] as number) * (sizeX + sizeY);
  }
}
