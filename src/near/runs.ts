import { normalizingPower } from "../math/exact.js";
import { UNDERFLOW_ERROR } from "../math/verdict.js";
import type { Bounds } from "../shapes/bounds.js";
import type { Ray } from "../shapes/kind.js";
import { type BoxTree, BRANCHES, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";

/** A box by its middle and half sizes, as a tree gives the one that it looks at. */
export type Seen = Readonly<Pick<PlacedTree, "midX" | "midY" | "halfX" | "halfY">>;

/** A search for boxes; `misses` is whether it certainly does not want one. */
export interface Query {
  misses(seen: Seen): boolean;
}

/** Takes the run of pieces from `from` up to, but not including, `to`; true ends the search. */
export type TakeRun = (from: number, to: number) => boolean;

/** Takes the runs of a tree that a query does not miss, in the order of the pieces; returns whether `take` ended it. */
export function findRuns(tree: PlacedTree, query: Query, take: TakeRun): boolean {
  return findBelow(tree, query, take, tree.tree.top, 0);
}

function findBelow(placed: PlacedTree, query: Query, take: TakeRun, level: number, place: number): boolean {
  placed.look(level, place);
  if (query.misses(placed)) return false;
  const { tree } = placed;
  if (level === 0) return take(RUN * place, Math.min(RUN * place + RUN, tree.count));
  const end = tree.endBelow(level, place);
  for (let below = BRANCHES * place; below < end; below++) {
    if (findBelow(placed, query, take, level - 1, below)) return true;
  }
  return false;
}

/** Finds what may come within a reach of a box. */
export class BoxQuery implements Query {
  midX = 0.5;
  midY = 0.5;
  halfX = 0.5;
  halfY = 0.5;

  /** Bounds and reach may be off by a few roundings of the coordinates. */
  set(minX: number, minY: number, maxX: number, maxY: number, reach: number): this {
    const midX = minX + (maxX - minX) / 2;
    const midY = minY + (maxY - minY) / 2;
    // The half sizes are measured from the rounded middle, so that its error does not count.
    this.midX = midX;
    this.midY = midY;
    this.halfX = (Math.max(maxX - midX, midX - minX) + reach) * WIDER;
    this.halfY = (Math.max(maxY - midY, midY - minY) + reach) * WIDER;
    return this;
  }

  setTo({ minX, minY, maxX, maxY }: Readonly<Bounds>, reach: number): this {
    return this.set(minX, minY, maxX, maxY, reach);
  }

  setAround(midX: number, midY: number, halfX: number, halfY: number, reach: number): this {
    this.midX = midX;
    this.midY = midY;
    this.halfX = (halfX + reach) * WIDER;
    this.halfY = (halfY + reach) * WIDER;
    return this;
  }

  misses({ midX, midY, halfX, halfY }: Seen): boolean {
    return (
      Math.abs(midX - this.midX) * NARROWER > halfX + this.halfX ||
      Math.abs(midY - this.midY) * NARROWER > halfY + this.halfY
    );
  }
}

/** Finds what may be within a reach of a box, with round corners if squares of such lengths do not overflow. */
export class ReachQuery implements Query {
  private readonly box = new BoxQuery();
  private readonly reachSq: number;

  constructor(box: Readonly<Bounds>, reach: number) {
    this.box.setTo(box, 0);
    this.reachSq = reach < LARGEST_SQUARED ? reach * reach : Number.POSITIVE_INFINITY;
  }

  /** Asks the same about another box. */
  setAround(midX: number, midY: number, halfX: number, halfY: number): this {
    this.box.setAround(midX, midY, halfX, halfY, 0);
    return this;
  }

  misses({ midX, midY, halfX, halfY }: Seen): boolean {
    const { box } = this;
    const gapX = Math.max(0, Math.abs(midX - box.midX) * NARROWER - (halfX + box.halfX));
    const gapY = Math.max(0, Math.abs(midY - box.midY) * NARROWER - (halfY + box.halfY));
    return gapX * gapX + gapY * gapY > this.reachSq;
  }
}

const LARGEST_SQUARED = 2 ** 400;

/** Finds what may come within a reach of a box that moves by a displacement, for t from 0 to 1. */
export class WayQuery implements Query {
  private readonly box: BoxQuery;
  /** Brings the reach near 1, so that squares of lengths do not vanish. */
  private readonly power: number;

  constructor(
    box: Readonly<Bounds>,
    private readonly wayX: number,
    private readonly wayY: number,
    private readonly reach: number,
  ) {
    this.box = new BoxQuery().setTo(box, 0);
    this.power = reach > 0 && reach < Number.POSITIVE_INFINITY ? normalizingPower(reach) : 1;
  }

  misses(seen: Seen): boolean {
    return this.timeOf(seen) === Number.POSITIVE_INFINITY;
  }

  /**
   * A time until which a box is certainly not within the reach, and often little more; infinite if it never is. The distance of the
   * two is convex in time, so that no step of Newton's is too long.
   */
  timeOf({ midX, midY, halfX, halfY }: Seen): number {
    const { box, wayX, wayY, power } = this;
    const reach = this.reach * power;
    let t = 0;
    for (let step = 0; step < STEPS; step++) {
      const offX = midX - box.midX - t * wayX;
      const offY = midY - box.midY - t * wayY;
      const gapX = Math.max(0, Math.abs(offX) - (halfX + box.halfX)) * power;
      const gapY = Math.max(0, Math.abs(offY) - (halfY + box.halfY)) * power;
      const gap = Math.sqrt(gapX * gapX + gapY * gapY);
      // A gap that is NaN, or whose square overflows, excludes nothing.
      if (!(gap > reach && gap < LARGEST_SQUARED)) break;
      const towards = ((offX < 0 ? -gapX : gapX) * wayX + (offY < 0 ? -gapY : gapY) * wayY) / gap;
      const speed = towards * power;
      const next = t + (gap - reach) / speed;
      if (speed <= 0 || next > 1) return Number.POSITIVE_INFINITY;
      if (!(next > t)) break;
      t = next;
    }
    return t;
  }
}

/** More steps would bring such a time little nearer. */
const STEPS = 5;

/**
 * Finds what may come near the line of a ray. A box is missed if its middle is certainly farther from the line than the
 * box reaches; then doubles also tell on which side of the line each of its points is.
 */
export class LineQuery implements Query {
  private ray: Ray = NO_RAY;

  set(ray: Ray): this {
    this.ray = ray;
    return this;
  }

  misses({ midX, midY, halfX, halfY }: Seen): boolean {
    const { x, y, dx, dy } = this.ray;
    const sizeX = Math.abs(dx);
    const sizeY = Math.abs(dy);
    const first = dx * (midY - y);
    const second = dy * (midX - x);
    const half = sizeX * halfY + sizeY * halfX;
    const size = Math.abs(first) + Math.abs(second) + half;
    return Math.abs(first - second) - half > LINE_ERROR * size + UNDERFLOW_ERROR;
  }
}

const NO_RAY: Ray = { x: 0, y: 0, dx: 1, dy: 0, minT: 0, maxT: 0 };

/** The error of a difference of two products of differences, and as much again for the points of a box. */
const LINE_ERROR = 2 ** -46;

/** Factors that outweigh a few rounding errors. */
const WIDER = 1 + 2 ** -48;
const NARROWER = 1 - 2 ** -48;

/** Takes two runs that may be near each other, by their begins and ends; true ends the search. */
export type TakeRunPair = (fromA: number, toA: number, fromB: number, toB: number) => boolean;

type TakeOwnRuns = (fromA: number, toA: number, fromB: number, toB: number) => void;

/**
 * Takes the pairs of runs of two trees that may come within a reach of each other, when the second is moved by (x, y), until `take`
 * ends it; returns whether it did.
 *
 * Source: S. Gottschalk, M. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996, for walking two trees together: of two boxes, the one on the
 * higher level is looked into.
 */
export function findRunPairs(
  a: PlacedTree,
  b: PlacedTree,
  reach: number,
  take: TakeRunPair,
  x: number,
  y: number,
): boolean {
  return pairsBelow({ a, b, reach, take, x, y }, a.tree.top, 0, b.tree.top, 0);
}

interface Search {
  readonly a: PlacedTree;
  readonly b: PlacedTree;
  readonly reach: number;
  readonly take: TakeRunPair;
  readonly x: number;
  readonly y: number;
}

/** Takes the pairs of runs of one tree that may meet, each once, and each run with itself: those below two boxes that meet, or below one. */
export function findOwnRunPairs(
  tree: BoxTree,
  take: TakeOwnRuns,
  level = tree.top,
  place = 0,
  other = place,
): void {
  const { boxes, count, levels } = tree;
  if (level === 0) {
    const [from, fromOther] = [RUN * place, RUN * other];
    take(from, Math.min(from + RUN, count), fromOther, Math.min(fromOther + RUN, count));
    return;
  }
  const first = levels[level - 1] as number;
  const [end, endOfOther] = [tree.endBelow(level, place), tree.endBelow(level, other)];
  for (let below = BRANCHES * place; below < end; below++) {
    for (let next = place === other ? below : BRANCHES * other; next < endOfOther; next++) {
      if (!doMeetInSteps(boxes, 4 * (first + below), 4 * (first + next))) continue;
      findOwnRunPairs(tree, take, level - 1, below, next);
    }
  }
}

/** Whether two boxes have a common point, in steps. One sign tells of all four sides. */
function doMeetInSteps(boxes: Int32Array, a: number, b: number): boolean {
  const gaps =
    ((boxes[b + 2] as number) - (boxes[a] as number)) |
    ((boxes[a + 2] as number) - (boxes[b] as number)) |
    ((boxes[b + 3] as number) - (boxes[a + 1] as number)) |
    ((boxes[a + 3] as number) - (boxes[b + 1] as number));
  return gaps >= 0;
}

function pairsBelow(search: Search, levelA: number, placeA: number, levelB: number, placeB: number): boolean {
  const { a, b, take } = search;
  if (areApart(search, levelA, placeA, levelB, placeB)) return false;
  if (levelA === 0 && levelB === 0) {
    const [fromA, fromB] = [RUN * placeA, RUN * placeB];
    return take(fromA, Math.min(fromA + RUN, a.tree.count), fromB, Math.min(fromB + RUN, b.tree.count));
  }
  if (levelA >= levelB) {
    const end = a.tree.endBelow(levelA, placeA);
    for (let below = BRANCHES * placeA; below < end; below++) {
      if (pairsBelow(search, levelA - 1, below, levelB, placeB)) return true;
    }
    return false;
  }
  const end = b.tree.endBelow(levelB, placeB);
  for (let below = BRANCHES * placeB; below < end; below++) {
    if (pairsBelow(search, levelA, placeA, levelB - 1, below)) return true;
  }
  return false;
}

/** Whether two boxes are certainly farther apart than the reach. Both trees may be one. */
function areApart(
  { a, b, reach, x, y }: Search,
  levelA: number,
  placeA: number,
  levelB: number,
  placeB: number,
): boolean {
  a.look(levelA, placeA);
  const { halfX, halfY, midX, midY } = a;
  b.look(levelB, placeB);
  return (
    Math.abs(midX - b.midX - x) > halfX + b.halfX + reach ||
    Math.abs(midY - b.midY - y) > halfY + b.halfY + reach
  );
}
