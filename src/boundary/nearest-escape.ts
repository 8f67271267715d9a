import { Heap } from "../math/collections.js";
import { spend } from "../math/cost.js";
import { type ContactCurve, CurveKind, withoutRepeats } from "./contact-curve.js";
import type { Features } from "./contact-feature.js";
import type { Cover } from "./cover.js";
import { CrossingRuns, type PieceRows } from "./crossing-runs.js";
import { CurveField, comesThrough } from "./curve-field.js";
import { addCrossings, addFeet } from "./curve-places.js";
import { crossItself } from "./elliptic-pairs.js";
import { type Escape, type Escapes, MARGIN, type Within } from "./escape.js";

/** Up to so many pairs of features, looking at all of them is faster than searching from the origin outward. */
const FEW = 4096;

/** A round feature takes as long to cross with others as so many edges or corners. */
const WEIGHT_OF_ROUND = 6;

/** Whether two shapes have so many features that searching from the origin outward finds the nearest escape faster. */
export function areMany(a: Features, b: Features): boolean {
  return weightOf(a) * weightOf(b) > FEW;
}

function weightOf({ edges, rounds }: Features): number {
  let weight = edges.length;
  for (const { corner } of rounds) weight += corner === null ? WEIGHT_OF_ROUND : 1;
  return weight;
}

/** The curves of a square are crossed with each other if there are at most so many. */
const FEW_CURVES = 12;

/**
 * They are also crossed if they are more than this part of the curves of the square above, as around a point of many curves, or
 * if half the side of the square is below `SMALLEST`.
 */
const NEARLY = 0.75;
const SMALLEST = 2 ** -18;

/** Counting the curves of a square stops at this number. */
const MOST_COUNTED = 64;

/** After so many halvings of the first square, the limit doubles with each: at a point of many curves, all have to be counted. */
const HALVINGS = 4;

/** The cover is made after so many squares: for fewer, making it takes longer than it saves. */
const SQUARES_BEFORE_COVER = 8;

/** The steps that a square counts for, besides those that are counted elsewhere. */
const STEPS_OF_SQUARE = 10;

interface Square extends Within {
  /** A lower bound of the lengths of its translations. */
  readonly least: number;
  /** The number at which counting its curves stops, if more than `MOST_COUNTED`. */
  readonly most: number;
  /** The curves that come through the square of which this is a quarter; null if they are too many. */
  readonly curvesAbove: readonly Known[] | null;
}

/**
 * Finds the candidates for the shortest escape, the shortest first.
 *
 * The translations are searched in squares, the nearest first; a square through which many contact curves come is quartered. A
 * square holds no escape if the shapes certainly overlap after all its translations, because discs inside both overlap or runs
 * of their boundaries cross. So hardly anything but the surroundings of the shortest escape is searched, and no list of all
 * curves or crossings is made.
 *
 * Source: H. Samet, "The design and analysis of spatial data structures", 1990, for quadtrees searched by distance.
 */
export class NearestEscape {
  private readonly squares = new Heap<Square>((p, q) => p.least < q.least);
  private readonly candidates = new Heap<Candidate>(isBefore);
  private readonly field: CurveField;
  private readonly runs: CrossingRuns;
  private cover: Cover | null = null;
  private visited = 0;
  /** Pairs of curves that have been crossed. */
  private readonly crossed = new Set<number>();
  private readonly found: Escapes;

  /** Escapes longer than `limit` do not count. */
  constructor(
    a: Features,
    b: Features,
    private readonly limit: number,
    private readonly makeCover: () => Cover,
    [rowOfA, rowOfB]: PieceRows,
  ) {
    this.field = new CurveField(a, b, limit, (known) => this.takeCurve(known));
    this.runs = new CrossingRuns(rowOfA.tree, rowOfB.tree);
    this.found = { limit, found: [], square: null };
    // A power of two, so that halving it is exact.
    const half = 2 ** (Math.floor(Math.log2(limit)) + 1);
    this.squares.add({ least: 0, x: 0, y: 0, half, most: MOST_COUNTED / 2 ** HALVINGS, curvesAbove: null });
  }

  /** The next candidate, if there is any. */
  next(): Candidate | null {
    for (;;) {
      const candidate = this.candidates.least;
      const square = this.squares.least;
      if (square === undefined || (candidate !== undefined && candidate.escape.length < square.least)) {
        return this.candidates.take() ?? null;
      }
      this.squares.take();
      this.visit(square);
    }
  }

  private visit(square: Square): void {
    const { x, y, half, most, curvesAbove } = square;
    const reach = half * Math.SQRT2 + MARGIN;
    const besides = half + MARGIN;
    spend(STEPS_OF_SQUARE);
    this.visited += 1;
    if (this.visited === SQUARES_BEFORE_COVER) this.cover = this.makeCover();
    const known = curvesAbove?.filter(({ curve }) => comesThrough(curve, x, y, besides)) ?? null;
    // Crossing a few curves is faster than finding out whether the square holds an escape.
    if (known !== null && known.length <= FEW_CURVES) {
      this.crossAll(known, square);
      return;
    }
    if (this.cover?.covers(x, y, reach)) return;
    const curves = known ?? this.field.through(x, y, besides, Math.max(most, MOST_COUNTED));
    if (curves?.length === 0 || this.runs.find(x, y, reach)) return;
    const above = curvesAbove?.length ?? Number.POSITIVE_INFINITY;
    if (curves !== null && (curves.length <= FEW_CURVES || curves.length > NEARLY * above)) {
      this.crossAll(curves, square);
    } else if (half < SMALLEST) {
      this.crossAll(known ?? this.field.through(x, y, besides, Number.POSITIVE_INFINITY) ?? [], square);
    } else {
      this.divide(square, curves);
    }
  }

  private divide({ x, y, half, most }: Square, curvesAbove: readonly Known[] | null): void {
    const quarter = half / 2;
    for (const sideX of [-quarter, quarter]) {
      for (const sideY of [-quarter, quarter]) {
        const [midX, midY] = [x + sideX, y + sideY];
        const gapX = Math.max(0, Math.abs(midX) - quarter);
        const gapY = Math.max(0, Math.abs(midY) - quarter);
        const least = Math.max(0, Math.sqrt(gapX * gapX + gapY * gapY) - 2 * MARGIN);
        if (least > this.limit) continue;
        this.squares.add({ least, x: midX, y: midY, half: quarter, most: 2 * most, curvesAbove });
      }
    }
  }

  private takeCurve(known: Known): void {
    addFeet(known.curve, this.found);
    this.offer(known, null);
    if (known.curve.kind !== CurveKind.elliptic) return;
    crossItself(known.curve, this.found);
    this.offer(known, known);
  }

  private crossAll(through: Known[], square: Square): void {
    const curves = withoutRepeats(through.sort(comesFirst), ({ curve }) => curve);
    spend(curves.length);
    for (let i = 0; i < curves.length; i++) {
      for (let k = i + 1; k < curves.length; k++) this.cross(curves[i] as Known, curves[k] as Known, square);
    }
  }

  /** Adds the crossings of two curves: of straight ones, those in this square; of others, all of them, at the first time. */
  private cross(first: Known, second: Known, square: Square): void {
    const areStraight = first.curve.kind === CurveKind.straight && second.curve.kind === CurveKind.straight;
    if (!areStraight) {
      const pair = first.index * MOST_CURVES + second.index;
      if (areCorners(first.curve, second.curve) || this.crossed.has(pair)) return;
      this.crossed.add(pair);
    }
    this.found.square = areStraight ? square : null;
    addCrossings(first.curve, second.curve, this.found);
    if (this.found.found.length > 0) this.offer(first, second);
  }

  private offer(first: Known, second: Known | null): void {
    const { found } = this.found;
    for (let number = 0; number < found.length; number++) {
      this.candidates.add({ escape: found[number] as Escape, first, second, number });
    }
    found.length = 0;
  }
}

/** More than the number of curves that a search can make. */
const MOST_CURVES = 2 ** 26;

/** Whether both curves are where two corners touch: such points do not cross. */
function areCorners(p: ContactCurve, q: ContactCurve): boolean {
  return p.kind === CurveKind.round && q.kind === CurveKind.round && p.r === 0 && q.r === 0;
}

/** A contact curve, with its index among the pairs of all features, and its index in the order in which curves are made. */
export interface Known {
  readonly curve: ContactCurve;
  readonly order: number;
  readonly index: number;
}

/** An escape with the curves that it was found by: one alone for a foot, and twice where it crosses itself. */
export interface Candidate {
  readonly escape: Escape;
  readonly first: Known;
  readonly second: Known | null;
  /** Its index among the candidates of the same curves. */
  readonly number: number;
}

/** Whether one candidate comes before another: the shorter one first, then crossings before feet, then in the order of the curves. */
export function isBefore(p: Candidate, q: Candidate): boolean {
  if (p.escape.length !== q.escape.length) return p.escape.length < q.escape.length;
  if (p.second === null || q.second === null) {
    if (p.second !== q.second) return p.second !== null;
    return (p.first.order - q.first.order || p.number - q.number) < 0;
  }
  return (
    (comesFirst(p.first, q.first) ||
      selfLast(p) - selfLast(q) ||
      comesFirst(p.second, q.second) ||
      p.number - q.number) < 0
  );
}

/** Puts the crossings of a curve with itself after those with others. */
function selfLast({ first, second }: Candidate): number {
  return first === second ? 1 : 0;
}

/** In the order in which curves are crossed: less than 0 if the first comes first. */
export function comesFirst(p: Known, q: Known): number {
  return p.curve.reach - q.curve.reach || p.order - q.order;
}
