import { bitLength, shift } from "./integer.js";
import { accuracyInForce, Real } from "./real.js";
import {
  add,
  crossReal,
  dotReal,
  one,
  opposite,
  quarterTurned,
  type RealVector,
  unit,
} from "./real-vector.js";
import type { RealLoop } from "./split.js";

/** A unit vector that is the parameter of a loop: by t = y/(1 + x), of the opposite vector where it is `behind`. */
export interface Direction {
  readonly tangent: Real;
  readonly isBehind: boolean;
}

/** Places of a curve nearer than this, in the parameter of a segment or in turns (below), count as one. */
export function leastGap(): Real {
  return new Real(1n, -Math.round(0.8 * accuracyInForce()));
}

/** How many bits of a place are kept beyond those of the gap it lies in. */
const spareBits = 12;

/** The number with no more bits than tell it from all others in a gap. */
export function cut(value: Real, gap: Real): Real {
  const last = bitLength(gap.mantissa) + gap.exponent - spareBits;
  const drop = last - value.exponent;
  return drop <= 0 ? value : new Real(shift(value.mantissa, -drop), last);
}

/** Two directions within each of the stretches into which some unit vectors split a loop. */
export function directionsBetween(loop: RealLoop, vectors: readonly RealVector[]): Direction[][] {
  const [start = vectors[0] ?? { x: one, y: new Real(0n, 0) }, end] = loop.ends;
  const beginning = new Turned(start, start, new Real(0n, 0));
  const last = new Turned(start, end ?? start, end === undefined ? new Real(4n, 0) : undefined);
  const within = vectors
    .map((vector) => new Turned(start, vector))
    .filter((turned) => turned.compare(beginning) > 0 && turned.compare(last) < 0)
    .sort((a, b) => a.compare(b));
  const all = [...within, last];
  return all.flatMap((high, index) => {
    const low = all[index - 1] ?? beginning;
    return high.rough - low.rough > WIDE ? [roughlyBetween(low, high)] : exactlyBetween(low, high);
  });
}

/** Turns in doubles are off by less; those that differ by more are in their order. */
const WIDE = 2 ** -30;

/** A unit vector and how far it is turned from the start, a number from 0 to 4. */
class Turned {
  readonly vector: RealVector;
  /** The vector and its turn in doubles, right to 2⁻⁴⁰ and more. */
  readonly x: number;
  readonly y: number;
  readonly rough: number;
  readonly #start: RealVector;
  #turn: Real | undefined;

  constructor(start: RealVector, vector: RealVector, turn?: Real) {
    this.vector = vector;
    this.#start = start;
    this.#turn = turn;
    [this.x, this.y] = [vector.x.toNumber(), vector.y.toNumber()];
    const [x, y] = [start.x.toNumber(), start.y.toNumber()];
    const [cosine, sine] = [x * this.x + y * this.y, x * this.y - y * this.x];
    // Next to the start a turn is about 0 or 4: doubles may not tell.
    const isNearStart = cosine > 0 && Math.abs(sine) < WIDE;
    this.rough = turn || isNearStart ? this.turn.toNumber() : roughTurn(cosine, sine);
  }

  get turn(): Real {
    this.#turn ??= turnFrom(this.#start, this.vector);
    return this.#turn;
  }

  compare(other: Turned): number {
    const difference = this.rough - other.rough;
    return Math.abs(difference) > WIDE ? difference : this.turn.compare(other.turn);
  }
}

/**
 * A number that grows from 0 to 4 with the angle from one unit vector to another, by at least half the change of the
 * angle everywhere; so small angles are told apart as well as great ones, which their cosines would not be.
 */
function turnFrom(start: RealVector, v: RealVector): Real {
  const [cosine, sine] = [dotReal(start, v), crossReal(start, v)];
  const beyondAxis = sine.absolute().dividedBy(cosine.absolute().plus(sine.absolute()));
  const fromAxis = cosine.sign() < 0 ? two.minus(beyondAxis) : beyondAxis;
  return sine.sign() >= 0 ? fromAxis : new Real(4n, 0).minus(fromAxis);
}

/** The same in doubles. */
function roughTurn(cosine: number, sine: number): number {
  const beyondAxis = Math.abs(sine) / (Math.abs(cosine) + Math.abs(sine));
  const fromAxis = cosine < 0 ? 2 - beyondAxis : beyondAxis;
  return sine >= 0 ? fromAxis : 4 - fromAxis;
}

const two = new Real(2n, 0);

function exactlyBetween(low: Turned, high: Turned): Direction[][] {
  const gap = high.turn.minus(low.turn);
  if (gap.compare(leastGap()) <= 0) return [];
  const middle = between(low.vector, high.vector, gap);
  const other = between(low.vector, middle, gap.times(new Real(1n, -1)));
  return [[middle, other].map((vector) => directionOf(vector, gap))];
}

/** The unit vector halfway on from one to another, `gap` being the difference of their turns: 2 for a half turn. */
function between(low: RealVector, high: RealVector, gap: Real): RealVector {
  const sum = add(low, high);
  if (dotReal(sum, sum).compare(new Real(1n, -60)) < 0) return quarterTurned(low);
  return gap.compare(two) > 0 ? opposite(unit(sum)) : unit(sum);
}

function directionOf(vector: RealVector, gap: Real): Direction {
  const isBehind = vector.x.sign() < 0;
  const { x, y } = isBehind ? opposite(vector) : vector;
  return { tangent: cut(y.dividedBy(one.plus(x)), gap), isBehind };
}

/** In doubles: their errors are next to nothing beside a wide gap. */
function roughlyBetween(low: Turned, high: Turned): Direction[] {
  const gap = high.rough - low.rough;
  const middle = roughMiddle(low, high, gap);
  const other = roughMiddle(low, middle, gap / 2);
  const unitOfPlace = 2 ** (Math.floor(Math.log2(gap)) + 1 - spareBits);
  return [middle, other].map(({ x, y }) => {
    const isBehind = x < 0;
    const tangent = isBehind ? -y / (1 - x) : y / (1 + x);
    return { tangent: Real.of(Math.round(tangent / unitOfPlace) * unitOfPlace), isBehind };
  });
}

interface Rough {
  readonly x: number;
  readonly y: number;
}

function roughMiddle(low: Rough, high: Rough, gap: number): Rough {
  const [x, y] = [low.x + high.x, low.y + high.y];
  const length = Math.hypot(x, y);
  if (length < WIDE) return { x: -low.y, y: low.x };
  const factor = gap > 2 ? -1 / length : 1 / length;
  return { x: x * factor, y: y * factor };
}
