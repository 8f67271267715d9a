import { approximate } from "../math/approximate.js";
import { withinDoubles } from "../math/doubles.js";
import { reduceDyadic } from "../math/dyadic.js";
import { decompose, integersOf, toIntegers } from "../math/exact.js";
import { Real } from "../math/real.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { innerRadius, isWedge, outerRadius } from "../shapes/reductions.js";
import { RealVector } from "./real-vector.js";

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
    // The first lengths of every shape are the coordinates of a point of it.
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

/** All stored lengths on which the set of points depends. */
function lengthsOf(shape: Shape): number[] {
  if (isWedge(shape)) return [shape.x, shape.y, innerRadius(shape), outerRadius(shape)];
  switch (shape.kind) {
    case Kind.point:
    case Kind.halfPlane:
      return [shape.x, shape.y];
    case Kind.circle:
      return [shape.x, shape.y, shape.r];
    case Kind.ellipse:
      return [shape.x, shape.y, shape.rx, shape.ry];
    case Kind.rect:
      return [shape.x, shape.y, shape.halfWidth, shape.halfHeight];
    case Kind.roundedRect:
      return [shape.x, shape.y, shape.halfWidth, shape.halfHeight, shape.r];
    case Kind.segment:
      return [shape.ax, shape.ay, shape.bx, shape.by];
    case Kind.capsule:
      return [shape.ax, shape.ay, shape.bx, shape.by, shape.r];
    case Kind.polygon:
      return [...shape.vertices];
    case Kind.polyline:
      return [...shape.points];
    case Kind.compound:
      return shape.parts.flatMap(lengthsOf);
  }
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
