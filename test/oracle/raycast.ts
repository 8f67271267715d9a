import type { Ray } from "../../src/shapes/kind.js";
import { isSegment } from "./box-box.js";
import {
  difference,
  dot,
  type Figure,
  type FigureShape,
  figureOf,
  lengthsOf,
  quarterTurn,
  vectorOf,
} from "./figure.js";
import { commonExponent, toInteger } from "./integer.js";
import {
  type End,
  type Interval,
  intervalsIn,
  type Line,
  type Place,
  rationalPlace,
  type Side,
  withCurveLast,
} from "./line.js";
import { Real, realOf } from "./real.js";
import type { RealVector } from "./real-vector.js";
import { type RootTerm, signOfRootSum } from "./root-sum.js";
import { type Length, Surd } from "./surd.js";

/** An end of a stay of the ray in the shape; numbers to a relative error below 2^−220. */
export interface OracleHit {
  readonly kind: "enter" | "exit" | "touch";
  readonly t: Real;
  readonly point: RealVector;
  readonly normal: RealVector;
}

/** The first point of a ray in a shape; no normal for a start inside. */
export interface OracleFirstHit {
  readonly inside: boolean;
  readonly t: Real;
  readonly point: RealVector;
  readonly normal: RealVector | undefined;
}

/** A ray and a shape on one scale, with the intervals of the whole line in the shape. */
interface Scene {
  readonly line: Line;
  readonly figure: Figure;
  readonly exponent: number;
  readonly intervals: readonly Interval[];
}

function sceneOf(ray: Ray, shape: FigureShape): Scene {
  const exponent = commonExponent(...lengthsOf(shape), ray.x, ray.y, ray.dx, ray.dy);
  const figure = figureOf(shape, exponent);
  const line = { origin: vectorOf(ray.x, ray.y, exponent), direction: vectorOf(ray.dx, ray.dy, exponent) };
  if (line.direction.x === 0n && line.direction.y === 0n) throw new RangeError("a ray needs a direction");
  return { line, figure, exponent, intervals: intervalsIn(figure, line) };
}

/** −1, 0 or 1 as the place lies before, at or after t, which may be infinite. */
function compareTo(t: number, place: Place): number {
  if (t === Number.POSITIVE_INFINITY) return -1;
  if (t === Number.NEGATIVE_INFINITY) return 1;
  return place.compare(placeOf(t, place.numerator.root));
}

function placeOf(t: number, root: Length): Place {
  const exponent = commonExponent(t);
  return rationalPlace(toInteger(t, exponent), exponent, root);
}

function isPoint(interval: Interval): boolean {
  return interval.low.place.compare(interval.high.place) === 0;
}

/** The events of `raycastAll`, exact in number, order and kind. */
export function oracleRaycastAll(ray: Ray, shape: FigureShape): OracleHit[] {
  const scene = sceneOf(ray, shape);
  const hits: OracleHit[] = [];
  const add = (kind: OracleHit["kind"], end: End) => {
    if (compareTo(ray.minT, end.place) >= 0 && compareTo(ray.maxT, end.place) <= 0) {
      hits.push({ kind, ...valuesAt(scene, kind, end) });
    }
  };
  for (const interval of scene.intervals) {
    if (isPoint(interval)) {
      const sides = withCurveLast([...interval.low.sides, ...interval.high.sides]);
      add("touch", { place: interval.low.place, sides });
    } else {
      add("enter", interval.low);
      add("exit", interval.high);
    }
  }
  return hits;
}

/** Whether minT lies in an interval of the line in the shape, but not at its lower end. */
export function oracleStartsInside(ray: Ray, shape: FigureShape): boolean {
  return startsInside(ray, sceneOf(ray, shape).intervals);
}

function startsInside(ray: Ray, intervals: readonly Interval[]): boolean {
  return intervals.some(
    ({ low, high }) => compareTo(ray.minT, low.place) < 0 && compareTo(ray.minT, high.place) >= 0,
  );
}

/** The answer of `raycast`; undefined if the ray misses. */
export function oracleRaycast(ray: Ray, shape: FigureShape): OracleFirstHit | undefined {
  const scene = sceneOf(ray, shape);
  if (startsInside(ray, scene.intervals)) {
    const t = Real.of(ray.minT);
    const along = (origin: number, step: number) => Real.of(origin).plus(Real.of(step).times(t));
    const point = { x: along(ray.x, ray.dx), y: along(ray.y, ray.dy) };
    return { inside: true, t, point, normal: undefined };
  }
  const hit = oracleRaycastAll(ray, shape).find(({ kind }) => kind !== "exit");
  return hit === undefined ? undefined : { inside: false, t: hit.t, point: hit.point, normal: hit.normal };
}

function valuesAt(scene: Scene, kind: OracleHit["kind"], end: End): Omit<OracleHit, "kind"> {
  const { numerator, denominator } = end.place;
  const { origin, direction } = scene.line;
  const coordinate = (from: bigint, step: bigint) =>
    numerator.scaledBy(step).plus(new Surd(from * denominator, 0n, numerator.root));
  const real = (from: bigint, step: bigint) => realOf(coordinate(from, step), denominator, scene.exponent);
  return {
    t: realOf(numerator, denominator),
    point: { x: real(origin.x, direction.x), y: real(origin.y, direction.y) },
    normal: normalAt(scene, kind, end),
  };
}

function hasInterior(figure: Figure): boolean {
  if (figure.form === "disc") return figure.radius > 0n;
  return figure.form !== "box" || !isSegment(figure);
}

function normalAt(scene: Scene, kind: OracleHit["kind"], end: End): RealVector {
  const { line, figure } = scene;
  const sense = kind === "exit" ? 1 : -1;
  if (!hasInterior(figure)) {
    const { x, y } = line.direction;
    return unitAlong(new Real(BigInt(sense) * x, 0), new Real(BigInt(sense) * y, 0));
  }
  const side = steepestSide(scene, sense, end);
  return side.form === "straight"
    ? unitAlong(new Real(side.normal.x, 0), new Real(side.normal.y, 0))
    : curveNormal(scene, end.place);
}

function unitAlong(x: Real, y: Real): RealVector {
  const length = x.times(x).plus(y.times(y)).squareRoot();
  return { x: x.dividedBy(length), y: y.dividedBy(length) };
}

/** The gradient of the figure's form at a place of the line, made a unit vector. */
function curveNormal({ line, figure }: Scene, place: Place): RealVector {
  const { numerator, denominator } = place;
  const rational = (value: bigint) => new Surd(value, 0n, numerator.root);
  const x = numerator
    .scaledBy(line.direction.x)
    .plus(rational((line.origin.x - figure.centre.x) * denominator));
  const y = numerator
    .scaledBy(line.direction.y)
    .plus(rational((line.origin.y - figure.centre.y) * denominator));
  if (figure.form !== "oval") return unitAlong(realOf(x), realOf(y));
  const { axis, rx, ry } = figure;
  const along = x
    .scaledBy(axis.x)
    .plus(y.scaledBy(axis.y))
    .scaledBy(ry * ry);
  const across = y
    .scaledBy(axis.x)
    .minus(x.scaledBy(axis.y))
    .scaledBy(rx * rx);
  const perpendicular = quarterTurn(axis);
  return unitAlong(
    realOf(along.scaledBy(axis.x).plus(across.scaledBy(perpendicular.x))),
    realOf(along.scaledBy(axis.y).plus(across.scaledBy(perpendicular.y))),
  );
}

/** The side whose unit normal points most along (sense 1) or against (−1) the ray; the first of equal ones. */
function steepestSide(scene: Scene, sense: 1 | -1, end: End): Side {
  const [first, ...others] = end.sides;
  if (first === undefined) throw new Error("an end without a side");
  let best = first;
  for (const side of others) {
    if (compareSlopes(slopeOf(scene, side, end.place), slopeOf(scene, best, end.place)) === sense)
      best = side;
  }
  return best;
}

/** The product of a unit normal with the ray's direction: the sum of the terms over a positive denominator. */
interface Slope {
  readonly terms: readonly RootTerm[];
  readonly denominator: bigint;
}

function slopeOf({ line, figure }: Scene, side: Side, { numerator, denominator }: Place): Slope {
  const d = line.direction;
  if (side.form === "straight") {
    const square = side.normal.length.square;
    return { terms: [{ coefficient: dot(side.normal, d), radicand: square }], denominator: square };
  }
  if (figure.form !== "wedge") throw new Error("only a sector has a curve and straight sides");
  // The way from the centre to the circle is the unit normal times the radius.
  const q = difference(line.origin, figure.centre);
  const { a, b, root } = numerator
    .scaledBy(dot(d, d))
    .plus(new Surd(dot(q, d) * denominator, 0n, numerator.root));
  const terms = [
    { coefficient: a, radicand: 1n },
    { coefficient: b, radicand: root.square },
  ];
  return { terms, denominator: denominator * figure.radius };
}

function compareSlopes(a: Slope, b: Slope): number {
  const scaled = ({ terms }: Slope, factor: bigint) =>
    terms.map(({ coefficient, radicand }) => ({ coefficient: coefficient * factor, radicand }));
  return signOfRootSum([...scaled(a, b.denominator), ...scaled(b, -a.denominator)]);
}
