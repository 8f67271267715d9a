import { levelsOf } from "../near/box-tree.js";
import { storeBox } from "../near/shape-trees.js";
import type { Box } from "./float-piece.js";

/** Takes an item of each of two rows, by its index; true ends the search. */
type TakePair = (ofA: number, ofB: number) => boolean;

/**
 * A binary tree of boxes over a row of items, in which neighbours are expected to be near each other. The boxes are stored
 * level by level, those of the items first.
 */
export class BoxRow {
  readonly count: number;
  /** The index of the first box of each level; then the number of boxes. */
  readonly levels: readonly number[];
  /** Four numbers for each box: minX, minY, maxX, maxY. */
  readonly boxes: Float64Array;
  /** The width plus the height of each box. */
  readonly sizes: Float64Array;
  /** The index of the first child of each box; the children end where those of the next box begin. 0 for boxes of items. */
  readonly under: Uint32Array;

  constructor(row: readonly Box[]) {
    this.count = row.length;
    this.levels = levelsOf(row.length, 2);
    const count = this.levels[this.levels.length - 1] as number;
    const boxes = new Float64Array(4 * count);
    const sizes = new Float64Array(count);
    for (let i = 0; i < row.length; i++) storeBox(boxes, 4 * i, row[i] as Box);
    this.boxes = boxes;
    this.sizes = sizes;
    this.under = new Uint32Array(count + 1);
    for (let level = 1; level <= this.top; level++) this.fill(level);
    for (let node = 0; node < count; node++) sizes[node] = sizeAt(boxes, 4 * node);
  }

  private fill(level: number): void {
    const { boxes, levels, under } = this;
    const below = levels[level - 1] as number;
    const first = levels[level] as number;
    const end = levels[level + 1] as number;
    for (let node = first; node < end; node++) {
      const left = 4 * (below + 2 * (node - first));
      const right = left + 4 < 4 * first ? left + 4 : left;
      const at = 4 * node;
      under[node] = left / 4;
      boxes[at] = Math.min(boxes[left] as number, boxes[right] as number);
      boxes[at + 1] = Math.min(boxes[left + 1] as number, boxes[right + 1] as number);
      boxes[at + 2] = Math.max(boxes[left + 2] as number, boxes[right + 2] as number);
      boxes[at + 3] = Math.max(boxes[left + 3] as number, boxes[right + 3] as number);
    }
    under[end] = first;
  }

  /** The level of the root. */
  get top(): number {
    return this.levels.length - 2;
  }
}

/** What to do with a pair of boxes: skip it, go on to the children, or end the search. */
export const Step = { skip: 0, enter: 1, end: 2 } as const;

/** A walk through two rows of boxes at once, for a translation of the second. */
export abstract class RowWalk<Row extends BoxRow> {
  protected x = 0.5;
  protected y = 0.5;
  /** Pairs of boxes farther apart than this along an axis are skipped. */
  private room = 0.5;
  /** The most pairs to visit. */
  private most = 0.5;
  /** The count of pairs visited so far. */
  protected looked = 0;

  constructor(
    protected readonly a: Row,
    protected readonly b: Row,
  ) {}

  /** What to do with two boxes, by their indices; `areThings` says that both are boxes of items. */
  protected abstract visit(p: number, q: number, areThings: boolean): number;

  /**
   * Visits at most `most` of the pairs that may be no farther apart than `room` along either axis; returns whether one has
   * ended the search.
   */
  protected walk(x: number, y: number, room: number, most: number): boolean {
    const { a, b } = this;
    this.x = x;
    this.y = y;
    this.room = room;
    this.most = most;
    this.looked = 0;
    if (a.count === 0 || b.count === 0) return false;
    return this.below(a.sizes.length - 1, b.sizes.length - 1) && this.looked <= most;
  }

  private below(p: number, q: number): boolean {
    this.looked += 1;
    if (this.looked > this.most) return true;
    if (this.areApart(p, q, this.room)) return false;
    const { a, b } = this;
    const isThing = p < a.count;
    const isOther = q < b.count;
    const areThings = isThing && isOther;
    const step = this.visit(p, q, areThings);
    if (step !== Step.enter || areThings) return step === Step.end;
    // The larger of the two boxes is replaced by its children.
    if (isOther || (!isThing && (a.sizes[p] as number) >= (b.sizes[q] as number))) {
      const first = a.under[p] as number;
      return this.below(first, q) || (first + 1 < (a.under[p + 1] as number) && this.below(first + 1, q));
    }
    const first = b.under[q] as number;
    return this.below(p, first) || (first + 1 < (b.under[q + 1] as number) && this.below(p, first + 1));
  }

  /** Whether two boxes have no common point after any translation no farther than `reach` from (x, y) along either axis. */
  private areApart(p: number, q: number, reach: number): boolean {
    const { x, y } = this;
    const ofA = this.a.boxes;
    const ofB = this.b.boxes;
    return (
      (ofA[4 * p] as number) > (ofB[4 * q + 2] as number) + x + reach ||
      (ofB[4 * q] as number) + x > (ofA[4 * p + 2] as number) + reach ||
      (ofA[4 * p + 1] as number) > (ofB[4 * q + 3] as number) + y + reach ||
      (ofB[4 * q + 1] as number) + y > (ofA[4 * p + 3] as number) + reach
    );
  }

  /** Whether two boxes are farther from each other than a length after the translation (x, y). */
  protected areFartherApart(p: number, q: number, length: number): boolean {
    const { x, y } = this;
    const ofA = this.a.boxes;
    const ofB = this.b.boxes;
    const fromLeft = (ofA[4 * p] as number) - (ofB[4 * q + 2] as number) - x;
    const fromRight = (ofB[4 * q] as number) + x - (ofA[4 * p + 2] as number);
    const fromBelow = (ofA[4 * p + 1] as number) - (ofB[4 * q + 3] as number) - y;
    const fromAbove = (ofB[4 * q + 1] as number) + y - (ofA[4 * p + 3] as number);
    const gapX = Math.max(fromLeft, fromRight, 0);
    const gapY = Math.max(fromBelow, fromAbove, 0);
    return gapX * gapX + gapY * gapY > length * length;
  }
}

/**
 * Finds pairs of items whose boxes meet for some translation of the second row that is within `reach` of (x, y) along both
 * axes. Ends as soon as `take` returns true for a pair; returns whether it did.
 */
export class PairWalk extends RowWalk<BoxRow> {
  private take: TakePair = takeNone;

  find(x: number, y: number, reach: number, take: TakePair): boolean {
    this.take = take;
    return this.walk(x, y, reach, Number.POSITIVE_INFINITY);
  }

  protected visit(p: number, q: number, areThings: boolean): number {
    return areThings && this.take(p, q) ? Step.end : Step.enter;
  }
}

function takeNone(): boolean {
  return false;
}

/** The width plus the height of a box. */
function sizeAt(boxes: Float64Array, at: number): number {
  return (
    (boxes[at + 2] as number) -
    (boxes[at] as number) +
    ((boxes[at + 3] as number) - (boxes[at + 1] as number))
  );
}
