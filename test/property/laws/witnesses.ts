import {
  bounds,
  closestPoints,
  containsPoint,
  Kind,
  point,
  type Shape,
  signedDistance,
  type Vec2,
} from "../../../src/index.js";
import { chordsOf, crossingClearance } from "./chords.js";

/** Points are looked for on a grid of so many lines each way. */
const LINES = 7;

/** After a search for a witness in vain, so many moves go without one; twice as many after each further one. */
const FIRST_PAUSE = 8;
const LONGEST_PAUSE = 128;

/** A witness that lets b move by less than so much of the way it has gone is not worth its cost; one by so much is good enough. */
const LEAST_CLEARANCE = 0.004;
const GOOD_CLEARANCE = 0.3;

/** How far b, which has been moved by (x, y), may be moved further in any way without ceasing to overlap; or less. */
type Witness = (x: number, y: number) => number;

/** All moves this near to (x, y) leave the shapes overlapping. */
interface KnownMoves {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Of moves that are like each other. */
interface Series {
  witness: Witness;
  known: KnownMoves;
  /** How many moves go without asking, and did the last time. */
  left: number;
  pause: number;
}

const NOTHING: KnownMoves = { x: 0, y: 0, radius: 0 };

/**
 * Tells that two shapes overlap after one of them has been moved by what they have in common so firmly that they still do
 * after all moves like that, which takes less than to ask about each of them: a point of one deep within the other, or
 * segments in both that cross each other far from their ends.
 */
export class Witnesses {
  readonly #witnesses: readonly Witness[];
  readonly #known: KnownMoves[] = [];
  readonly #series = new Map<number, Series>();
  /** What the witnesses may be off by, so that one of no more says nothing. */
  readonly #error: number;

  constructor(a: Shape, b: Shape, error: number) {
    this.#witnesses = [...crossings(a, b), ...pointsOf(a, b, -1), ...pointsOf(b, a, 1)];
    this.#error = error;
  }

  /** Whether it is known that they overlap after b has been moved by (x, y), the moves of a series being like each other. */
  haveOne(name: number, x: number, y: number): boolean {
    const isOf = (moves: KnownMoves) => (moves.x - x) ** 2 + (moves.y - y) ** 2 < moves.radius ** 2;
    const series = this.#seriesOf(name);
    if (isOf(series.known)) return true;
    series.known = this.#known.find(isOf) ?? this.#learn(series, x, y);
    return series.known !== NOTHING;
  }

  #seriesOf(name: number): Series {
    let series = this.#series.get(name);
    if (series === undefined) {
      series = { witness: () => 0, known: NOTHING, left: 0, pause: FIRST_PAUSE };
      this.#series.set(name, series);
    }
    return series;
  }

  #learn(series: Series, x: number, y: number): KnownMoves {
    if (series.left-- > 0) return NOTHING;
    const way = Math.hypot(x, y);
    const last = series.witness(x, y);
    const best = last > GOOD_CLEARANCE * way ? series.witness : this.#best(x, y, GOOD_CLEARANCE * way);
    const radius = best(x, y) * (1 - 1e-9) - this.#error;
    if (!(radius > LEAST_CLEARANCE * way)) {
      series.left = series.pause;
      series.pause = Math.min(2 * series.pause, LONGEST_PAUSE);
      return NOTHING;
    }
    series.witness = best;
    series.pause = FIRST_PAUSE;
    const known = { x, y, radius };
    this.#known.push(known);
    return known;
  }

  /** The best witness, or the first that is good enough. */
  #best(x: number, y: number, enough: number): Witness {
    let best: Witness = () => 0;
    let most = 0;
    for (const witness of this.#witnesses) {
      const clearance = witness(x, y);
      if (clearance <= most) continue;
      best = witness;
      most = clearance;
      if (most > enough) break;
    }
    return best;
  }
}

function crossings(a: Shape, b: Shape): Witness[] {
  const ofB = chordsOf(b);
  return chordsOf(a).flatMap((chordA) =>
    ofB.map(
      (chordB): Witness =>
        (x, y) =>
          crossingClearance(chordA, chordB, x, y),
    ),
  );
}

/** The points of one shape within the other, which they come to by moving `sign` times as b does. */
function pointsOf(shape: Shape, other: Shape, sign: 1 | -1): Witness[] {
  return solidsOf(other).flatMap((solid) =>
    somePointsOf(shape).map((place): Witness => {
      return (x, y) => {
        const at = point(place.x + sign * x, place.y + sign * y);
        return containsPoint(solid, at.x, at.y) ? -signedDistance(at, solid) : 0;
      };
    }),
  );
}

/** What a shape is made of that has an inside. */
function solidsOf(shape: Shape): readonly Shape[] {
  switch (shape.kind) {
    case Kind.compound:
      return shape.parts.flatMap(solidsOf);
    case Kind.point:
    case Kind.segment:
    case Kind.arc:
    case Kind.polyline:
      return [];
    default:
      return [shape];
  }
}

/** Points within a shape, or, if there is nothing that a grid finds, on it, up to rounding. */
function somePointsOf(shape: Shape): Vec2[] {
  const grid = gridOver(shape);
  const within = grid.filter(({ x, y }) => containsPoint(shape, x, y));
  return within.length > 0 ? within : grid.map(({ x, y }) => closestPoints(point(x, y), shape).b);
}

/** The points of a grid over the bounds; none for what is endless. */
function gridOver(shape: Shape): Vec2[] {
  const { minX, minY, maxX, maxY } = bounds(shape);
  if (!Number.isFinite(maxX - minX + (maxY - minY))) return [];
  return Array.from({ length: LINES * LINES }, (_, i) => ({
    x: minX + ((maxX - minX) * ((i % LINES) + 0.5)) / LINES,
    y: minY + ((maxY - minY) * (Math.floor(i / LINES) + 0.5)) / LINES,
  }));
}
