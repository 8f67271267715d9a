import {
  type Axis,
  type Box,
  cross,
  type Disc,
  difference,
  dot,
  type Figure,
  type Oval,
  quarterTurn,
  type Vector,
  type Wedge,
} from "./figure.js";
import { type Length, rootOf, Surd, unitLength } from "./surd.js";

/** The points origin + t·direction. */
export interface Line {
  readonly origin: Vector;
  readonly direction: Vector;
}

/** A value of t: numerator/denominator, the denominator positive. */
export class Place {
  readonly numerator: Surd;
  readonly denominator: bigint;

  constructor(numerator: Surd, denominator: bigint) {
    this.numerator = denominator < 0n ? numerator.scaledBy(-1n) : numerator;
    this.denominator = denominator < 0n ? -denominator : denominator;
  }

  /** Both places must be surds of one root. */
  compare(other: Place): -1 | 0 | 1 {
    return this.numerator.scaledBy(other.denominator).compare(other.numerator.scaledBy(this.denominator));
  }
}

/** What bounds a figure at the end of an interval: a straight side with its outward normal, or the curve. */
export type Side = { readonly form: "straight"; readonly normal: Axis } | { readonly form: "curve" };

const curve: Side = { form: "curve" };

/** An end of an interval, and every side that bounds it there, those that win a tie first. */
export interface End {
  readonly place: Place;
  readonly sides: readonly Side[];
}

/** The closed interval of the places of a line that lie in a convex set or a sector. */
export interface Interval {
  readonly low: End;
  readonly high: End;
}

/** The intervals of the line that lie in the figure, in order. */
export function intervalsIn(figure: Figure, line: Line): Interval[] {
  switch (figure.form) {
    case "disc":
    case "oval":
      return present(curvedInterval(figure, line));
    case "box":
      return present(boxInterval(figure, line));
    case "wedge":
      return wedgeIntervals(figure, line);
  }
}

function present(interval: Interval | undefined): Interval[] {
  return interval === undefined ? [] : [interval];
}

/** The coefficients of a·t² + 2b·t + c, negative where the line is inside. */
function quadraticOf(figure: Disc | Oval, line: Line): [bigint, bigint, bigint] {
  const d = line.direction;
  const q = difference(line.origin, figure.centre);
  if (figure.form === "disc") return [dot(d, d), dot(d, q), dot(q, q) - figure.radius ** 2n];
  const { rx, ry, axis } = figure;
  const product = (v: Vector, w: Vector) =>
    ry * ry * dot(axis, v) * dot(axis, w) + rx * rx * cross(axis, v) * cross(axis, w);
  return [product(d, d), product(d, q), product(q, q) - (rx * ry) ** 2n * axis.length.square];
}

function curvedInterval(figure: Disc | Oval, line: Line): Interval | undefined {
  const [a, b, c] = quadraticOf(figure, line);
  const discriminant = b * b - a * c;
  if (discriminant < 0n) return undefined;
  const root = rootOf(discriminant);
  const end = (side: bigint): End => ({ place: new Place(new Surd(-b, side, root), a), sides: [curve] });
  return { low: end(-1n), high: end(1n) };
}

/** The places with slope·t + offset ≥ 0: none, all, or those beyond an end. */
interface HalfLine {
  readonly slope: bigint;
  readonly offset: Surd;
  readonly normal: Axis;
}

/** The part of the interval (of the line, if undefined) in all the half-lines; undefined if there is none. */
function clip(interval: Interval | undefined, halfLines: readonly HalfLine[]): Interval | undefined {
  let low = interval?.low;
  let high = interval?.high;
  for (const { slope, offset, normal } of halfLines) {
    if (slope === 0n) {
      if (offset.sign() < 0) return undefined;
      continue;
    }
    const end: End = {
      place: new Place(offset.scaledBy(-1n), slope),
      sides: [{ form: "straight", normal }],
    };
    if (slope > 0n) low = low === undefined ? end : further(low, end, 1);
    else high = high === undefined ? end : further(high, end, -1);
  }
  if (low === undefined || high === undefined) throw new Error("the figure is not bounded");
  return low.place.compare(high.place) > 0 ? undefined : { low, high };
}

/** The end further along (direction 1) or back (−1) the line; one with the sides of both where they agree. */
function further(a: End, b: End, direction: 1 | -1): End {
  const order = a.place.compare(b.place) * direction;
  if (order === 0) return { place: a.place, sides: withCurveLast([...a.sides, ...b.sides]) };
  return order > 0 ? a : b;
}

/** The sides without a second curve, the curve last: it loses a tie. */
export function withCurveLast(sides: readonly Side[]): Side[] {
  const straight = sides.filter((side) => side.form === "straight");
  return sides.some((side) => side.form === "curve") ? [...straight, curve] : straight;
}

function opposite(axis: Axis): Axis {
  return { x: -axis.x, y: -axis.y, length: axis.length };
}

function turned(axis: Axis): Axis {
  return { ...quarterTurn(axis), length: axis.length };
}

function boxInterval(box: Box, line: Line): Interval | undefined {
  const q = difference(line.origin, box.centre);
  const below = (normal: Axis, bound: bigint): HalfLine => ({
    slope: -dot(normal, line.direction),
    offset: new Surd(-dot(normal, q), bound, box.axis.length),
    normal,
  });
  const second = turned(box.axis);
  return clip(undefined, [
    below(box.axis, box.maxX),
    below(opposite(box.axis), -box.minX),
    below(second, box.maxY),
    below(opposite(second), -box.minY),
  ]);
}

function wedgeIntervals(wedge: Wedge, line: Line): Interval[] {
  const disc = curvedInterval({ form: "disc", centre: wedge.centre, radius: wedge.radius }, line);
  if (disc === undefined) return [];
  const root: Length = disc.low.place.numerator.root;
  const q = difference(line.origin, wedge.centre);
  const inward = (normal: Axis): HalfLine => ({
    slope: -dot(normal, line.direction),
    offset: new Surd(-dot(normal, q), 0n, root),
    normal,
  });
  const afterStart = inward(opposite(turned(wedge.start)));
  const beforeEnd = inward(turned(wedge.end));
  if (!wedge.reflex) return present(clip(disc, [afterStart, beforeEnd]));
  const first = clip(disc, [afterStart]);
  const second = clip(disc, [beforeEnd]);
  if (first === undefined || second === undefined) return [...present(first), ...present(second)];
  return union(first, second);
}

function union(a: Interval, b: Interval): Interval[] {
  if (a.high.place.compare(b.low.place) < 0) return [a, b];
  if (b.high.place.compare(a.low.place) < 0) return [b, a];
  return [{ low: outer(a.low, b.low, -1), high: outer(a.high, b.high, 1) }];
}

/**
 * The end of a union. A side bounds the union only where no part holds the points beyond it: where both parts end, the sides
 * that both have; at the apex, where they have none in common, those of both.
 */
function outer(a: End, b: End, direction: 1 | -1): End {
  if (a.place.compare(b.place) !== 0) return further(a, b, direction);
  const shared = a.sides.filter((side) => b.sides.some((other) => sameSide(side, other)));
  return shared.length > 0 ? { place: a.place, sides: withCurveLast(shared) } : further(a, b, direction);
}

function sameSide(a: Side, b: Side): boolean {
  if (a.form === "curve" || b.form === "curve") return a.form === b.form;
  return cross(a.normal, b.normal) === 0n && dot(a.normal, b.normal) > 0n;
}

/** The place of a double on a line whose other places are surds of the given root. */
export function rationalPlace(mantissa: bigint, exponent: number, root: Length = unitLength): Place {
  const power = 1n << BigInt(Math.abs(exponent));
  return exponent >= 0
    ? new Place(new Surd(mantissa * power, 0n, root), 1n)
    : new Place(new Surd(mantissa, 0n, root), power);
}
