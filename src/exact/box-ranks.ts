import { spend } from "../math/cost.js";
import { integerSquareRoot } from "../math/dyadic.js";
import { magnitudeOf, type Sign } from "../math/exact.js";
import { Real } from "../math/real.js";
import { type Surd, signOfOneRoot, surd } from "../math/surd.js";
import type { Rect } from "../shapes/kind.js";
import { type ExactLengths, integerVector } from "./coordinates.js";

/**
 * Boxes in one direction, by the order of their sides along it and across it. Where the boundary of their union runs
 * depends on nothing else.
 *
 * Coordinates are those along the direction and across it, times its length √w: so they are a + b√w.
 */
export interface BoxRanks {
  readonly along: Axis;
  readonly across: Axis;
  readonly ux: bigint;
  readonly uy: bigint;
  readonly w: bigint;
}

/** What boxes cover of an axis. */
interface Axis {
  /** Where sides are, in order, each once. */
  readonly places: readonly Surd[];
  /** For each box, the ranks of its sides among them. */
  readonly spans: readonly Span[];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Boxes that have the direction of the first, not only up to quarter turns. */
export function rankBoxes(boxes: readonly [Rect, ...Rect[]], lengths: ExactLengths): BoxRanks {
  const [ux, uy] = integerVector(boxes[0].ux, boxes[0].uy);
  const w = ux * ux + uy * uy;
  const [along, across] = [new SideList(w), new SideList(w)];
  const integerOf = (length: number) => lengths.integers.get(length) as bigint;
  for (const { x, y, halfWidth, halfHeight } of boxes) {
    const [px, py] = [integerOf(x) - lengths.originX, integerOf(y) - lengths.originY];
    along.add(ux * px + uy * py, integerOf(halfWidth));
    across.add(ux * py - uy * px, integerOf(halfHeight));
  }
  return { along: along.ranked(), across: across.ranked(), ux, uy, w };
}

/** A side of a box: low ones first, each before the high one of its box. */
interface Side {
  readonly at: Surd;
  /** Integers between which `at` is, times 2⁶⁴. */
  readonly low: bigint;
  readonly high: bigint;
  rank: number;
}

const ROOT_BITS = 64n;

/** A place in units of the direction's length. */
export function realOfSurd({ a, b }: Surd, rootW: Real): Real {
  return Real.of(a).plus(Real.of(b).times(rootW));
}

class SideList {
  private readonly sides: Side[] = [];
  private readonly root: bigint;

  constructor(private readonly w: bigint) {
    this.root = integerSquareRoot(w << (2n * ROOT_BITS));
  }

  add(middle: bigint, half: bigint): void {
    this.addSide(middle, -half);
    this.addSide(middle, half);
  }

  private addSide(a: bigint, b: bigint): void {
    const near = (a << ROOT_BITS) + b * this.root;
    const error = magnitudeOf(b);
    this.sides.push({ at: surd(a, b), low: near - error, high: near + error, rank: 0 });
  }

  private compare(p: Side, q: Side): Sign {
    if (p.high < q.low) return -1;
    if (p.low > q.high) return 1;
    return signOfOneRoot(p.at.a - q.at.a, p.at.b - q.at.b, this.w);
  }

  ranked(): Axis {
    const { sides } = this;
    spend(sides.length);
    const places: Surd[] = [];
    let before: Side | null = null;
    for (const side of [...sides].sort((p, q) => this.compare(p, q))) {
      if (before === null || this.compare(before, side) !== 0) places.push(side.at);
      side.rank = places.length - 1;
      before = side;
    }
    const spans: Span[] = [];
    for (let i = 0; i + 1 < sides.length; i += 2) {
      spans.push({ from: (sides[i] as Side).rank, to: (sides[i + 1] as Side).rank });
    }
    return { places, spans };
  }
}

/** Told of a stretch at a rank of one axis between two of the other; `isAfter`: the boxes are after it, not before. */
type OnStretch = (rank: number, from: number, to: number, isAfter: boolean) => void;

/**
 * Finds the stretches of the boundary at all places of an axis, each as long as it is straight: along each side of a box,
 * the boundary is where there are boxes just before it, and none just after it, or the other way round.
 */
export function eachStretch(axis: Axis, other: Axis, onStretch: OnStretch): void {
  const beginning: number[][] = axis.places.map(() => []);
  const ending: number[][] = axis.places.map(() => []);
  axis.spans.forEach(({ from, to }, box) => {
    beginning[from]?.push(box);
    ending[to]?.push(box);
  });
  // How many boxes there are between each place of the other axis and the next, before a place of this one and after it.
  const before = new Int32Array(other.places.length);
  const after = new Int32Array(other.places.length);
  for (let rank = 0; rank < axis.places.length; rank += 1) {
    let [first, last] = [other.places.length, 0];
    const count = (boxes: readonly number[], change: number) => {
      for (const box of boxes) {
        const { from, to } = other.spans[box] as Span;
        spend((to - from) / 64);
        for (let i = from; i < to; i += 1) after[i] = (after[i] as number) + change;
        first = Math.min(first, from);
        last = Math.max(last, to);
      }
    };
    count(ending[rank] as number[], -1);
    count(beginning[rank] as number[], 1);
    let start = first;
    let side = 0;
    for (let i = first; i <= last; i += 1) {
      const [wasIn, isIn] = [before[i] as number, after[i] as number];
      before[i] = isIn;
      const next = i === last ? 0 : Number(isIn > 0) - Number(wasIn > 0);
      if (next === side) continue;
      if (side !== 0) onStretch(rank, start, i, side > 0);
      start = i;
      side = next;
    }
  }
}
