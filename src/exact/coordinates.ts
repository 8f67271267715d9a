import { approximate } from "../math/approximate.js";
import { reduceDyadic } from "../math/dyadic.js";
import { decompose, integersOf, type Sign, toIntegers, withinDoubles } from "../math/exact.js";
import { Real } from "../math/real.js";
import type { Shape } from "../shapes/kind.js";
import {
  hasEnds,
  hasVertices,
  innerRadius,
  isBox,
  isRound,
  isUnbounded,
  isUnion,
  isWedge,
  outerRadius,
  radiusOf,
  verticesOf,
} from "../shapes/reductions.js";

/* Exact coordinates: points and vectors of them, and the unit that some shapes have in common. */

const NO_FRAMES: readonly InFrame[] = [];

/**
 * A point or a vector with exact coordinates.
 *
 * It is a class for the engine's sake: to V8, objects written out as { x, y } are all of one form, whose fields hold plain
 * doubles only as long as no such object anywhere holds anything else.
 */
export class RealVector {
  constructor(
    readonly x: Real,
    readonly y: Real,
    /** Of a point that was found on conics: its shorter constructions in their frames. */
    readonly inFrames: readonly InFrame[] = NO_FRAMES,
  ) {}
}

/** A point's vector in the frame of a conic. */
interface InFrame {
  readonly conic: object;
  readonly vector: RealVector;
}

export function add(p: RealVector, q: RealVector): RealVector {
  return new RealVector(p.x.plus(q.x), p.y.plus(q.y));
}

export function subtract(p: RealVector, q: RealVector): RealVector {
  return new RealVector(p.x.minus(q.x), p.y.minus(q.y));
}

export function scale(p: RealVector, factor: Real): RealVector {
  return new RealVector(p.x.times(factor), p.y.times(factor));
}

export function negate(p: RealVector): RealVector {
  return new RealVector(p.x.negated(), p.y.negated());
}

export function dot(p: RealVector, q: RealVector): Real {
  return p.x.times(q.x).plus(p.y.times(q.y));
}

export function cross(p: RealVector, q: RealVector): Real {
  return p.x.times(q.y).minus(p.y.times(q.x));
}

export function lengthSq(p: RealVector): Real {
  return p.x.squared().plus(p.y.squared());
}

/** p⊥: turned by a quarter, from +x towards +y. */
export function perpendicular(p: RealVector): RealVector {
  return new RealVector(p.y.negated(), p.x);
}

export function areEqual(p: RealVector, q: RealVector): boolean {
  return p === q || (p.x.compareTo(q.x) === 0 && p.y.compareTo(q.y) === 0);
}

/**
 * Where the order of directions begins. Any would do; from this one, hardly ever does a vector lie straight
 * on it or against it, which takes most to prove.
 */
const BEGINNING = /* @__PURE__ */ beginning();

/** In a function: some minifiers drop a call that nobody needs, and keep the calls among its arguments. */
function beginning(): RealVector {
  return new RealVector(Real.of(10007), Real.of(-5843));
}

/** A direction with which half of a turn it lies in. */
interface OrderedDirection {
  readonly v: RealVector;
  readonly isSecondHalf: boolean;
}

export function orderedDirection(v: RealVector): OrderedDirection {
  const side = cross(BEGINNING, v).sign();
  return { v, isSecondHalf: side < 0 || (side === 0 && dot(BEGINNING, v).sign() < 0) };
}

/** −1 if p comes before q going round from the beginning towards +y, 0 if they are parallel. */
export function compareDirections(p: OrderedDirection, q: OrderedDirection): Sign {
  if (p.isSecondHalf !== q.isSecondHalf) return p.isSecondHalf ? 1 : -1;
  return cross(q.v, p.v).sign();
}

/**
 * Whether v lies strictly between two directions, going from `from` towards +y to `to`. Equal ones (`from ===
 * to`) have a whole turn between them.
 */
export function isStrictlyBetween(from: RealVector, v: RealVector, to: RealVector): boolean {
  const afterFrom = cross(from, v).sign();
  if (from === to) return afterFrom !== 0 || dot(from, v).sign() < 0;
  const opening = cross(from, to).sign();
  if (opening === 0) return afterFrom > 0;
  const beforeTo = cross(v, to).sign();
  return opening > 0 ? afterFrom > 0 && beforeTo > 0 : afterFrom > 0 || beforeTo > 0;
}

/**
 * The lengths of some shapes as integers over a common power of two, with positions relative to the first shape: so
 * intervals of computed values stay as narrow far from the origin as near it.
 */
export class ExactLengths {
  readonly integers = new Map<number, bigint>();
  private readonly sizes = new Map<number, Real>();
  private readonly alongX = new Map<number, Real>();
  private readonly alongY = new Map<number, Real>();
  private readonly directions = new Map<string, ExactDirection>();
  readonly originX: bigint;
  readonly originY: bigint;
  /** `others` are lengths, or components of a vector, that no shape stores. */
  constructor(shapes: readonly Shape[], others: readonly number[] = []) {
    const perShape = shapes.map(lengthsOf);
    const lengths = [...new Set([...perShape.flat(), ...others])];
    integersOf(lengths).forEach((integer, i) => {
      this.integers.set(lengths[i] ?? 0, integer);
    });
    const [x = 0, y = 0] = perShape[0] ?? [];
    this.originX = this.integerOf(x);
    this.originY = this.integerOf(y);
  }

  /** A size that one of the shapes stores, or one of the other lengths. */
  of(size: number): Real {
    return this.known(this.sizes, size, 0n);
  }

  /** A point that one of the shapes stores. */
  at(x: number, y: number): RealVector {
    return new RealVector(this.known(this.alongX, x, this.originX), this.known(this.alongY, y, this.originY));
  }

  /** The same object each time: many points share coordinates, and what is found about one is known of all. */
  private known(reals: Map<number, Real>, value: number, origin: bigint): Real {
    let real = reals.get(value);
    if (real === undefined) {
      real = Real.of(this.integerOf(value) - origin);
      reals.set(value, real);
    }
    return real;
  }

  /** Points that one of the shapes stores, x and y alternately. */
  points(coordinates: readonly number[]): RealVector[] {
    const points: RealVector[] = [];
    for (let i = 0; i + 1 < coordinates.length; i += 2) {
      points.push(this.at(coordinates[i] ?? 0, coordinates[i + 1] ?? 0));
    }
    return points;
  }

  /** A stored direction: one object for all shapes that have it, so that its length is one root. */
  direction(x: number, y: number): ExactDirection {
    const name = `${x} ${y}`;
    const direction = this.directions.get(name) ?? exactDirection(x, y);
    this.directions.set(name, direction);
    return direction;
  }

  private integerOf(length: number): bigint {
    return this.integers.get(length) as bigint;
  }
}

// The functions below are outside the class so that bundles that do not use them leave them out.

/** A point in the shapes' own coordinates, each the nearest double or its neighbour. */
export function pointInDoubles(lengths: ExactLengths, { x, y }: RealVector): { x: number; y: number } {
  const unit = unitOf(lengths);
  const inDoubles = (coordinate: Real, origin: bigint) =>
    withinDoubles(approximate(coordinate.plus(Real.of(origin)).times(unit)));
  return { x: inDoubles(x, lengths.originX), y: inDoubles(y, lengths.originY) };
}

/** The unit of exact coordinates, measured in the shapes' own unit: a power of two. */
export function unitOf({ integers }: ExactLengths): Real {
  for (const [length, integer] of integers) {
    if (length === 0) continue;
    const zeros = reduceDyadic({ mantissa: integer, exponent: 0 }).exponent;
    return Real.ofDyadic({ mantissa: 1n, exponent: decompose(length).exponent - zeros });
  }
  return Real.of(1);
}

/** All stored lengths on which the set of points depends; the first are the coordinates of a point of it. */
function lengthsOf(shape: Shape): readonly number[] {
  if (isUnion(shape)) return shape.parts.flatMap(lengthsOf);
  if (hasVertices(shape)) return verticesOf(shape);
  if (hasEnds(shape)) return [shape.ax, shape.ay, shape.bx, shape.by, radiusOf(shape)];
  const { x, y } = shape;
  if (isUnbounded(shape)) return [x, y];
  if (isRound(shape)) return [x, y, radiusOf(shape)];
  if (isWedge(shape)) return [x, y, innerRadius(shape), outerRadius(shape)];
  if (isBox(shape)) return [x, y, shape.halfWidth, shape.halfHeight, radiusOf(shape)];
  return [x, y, shape.rx, shape.ry];
}

/** A direction in integers: a vector of any length along it, and that length. */
export interface ExactDirection {
  readonly u: RealVector;
  readonly w: Real;
  readonly rootW: Real;
}

/** A stored direction. Those along an axis get the length 1, and diagonal ones √2. */
export function exactDirection(x: number, y: number): ExactDirection {
  const u = exactVector(x, y);
  const w = u.x.squared().plus(u.y.squared());
  return { u, w, rootW: w.squareRoot() };
}

/** A vector whose length does not matter. */
export function exactVector(x: number, y: number): RealVector {
  const [integerX, integerY] = integerVector(x, y);
  return new RealVector(Real.of(integerX), Real.of(integerY));
}

/** The same in integers. */
export function integerVector(x: number, y: number): [x: bigint, y: bigint] {
  const [sizeX, sizeY] = [Math.abs(x), Math.abs(y)];
  return sizeX === sizeY || Math.min(sizeX, sizeY) === 0
    ? [BigInt(Math.sign(x)), BigInt(Math.sign(y))]
    : toIntegers(x, y);
}
