import type { Ray, Shape, SimpleShape } from "../../src/shapes/kind.js";
import { vectorOf } from "./figure.js";
import { toInteger } from "./integer.js";
import { simplePartsOf } from "./overlaps.js";
import { allLengths, commonScale } from "./primitive.js";
import { primitivesOf } from "./primitives-of.js";
import { Field } from "./radical.js";
import { chordOf } from "./rays-chord.js";
import { normalAt } from "./rays-corner.js";
import { type End, type Interval, isSinglePoint, unionOf } from "./rays-interval.js";
import { comparePlaces, doublePlace, type Place, valueOfPlace } from "./rays-place.js";
import { Real, usualAccuracy, withAccuracy } from "./real.js";
import { add, multiply, type RealVector } from "./real-vector.js";

/** An end of a stay of a ray in a shape; numbers to about 60 digits. */
export interface RayEnd {
  readonly kind: "enter" | "exit" | "touch";
  readonly t: Real;
  readonly point: RealVector;
  /** Undefined where the point rounds to the centre of its curve. */
  readonly normal: RealVector | undefined;
}

/** What a ray and a shape have in common. */
export interface RayTruth {
  /** The events of `raycastAll`, exact in number, order and kind. */
  readonly ends: readonly RayEnd[];
  /** Whether minT lies in a stay but not at its lower end. Exact. */
  readonly startsInside: boolean;
}

/** Straight from docs/semantics.md, for all kinds. */
export function oracleRays(ray: Ray, shape: Shape): RayTruth {
  const parts = simplePartsOf(shape);
  const exponent = commonScale(parts, ray.x, ray.y, ray.dx, ray.dy);
  const field = new Field();
  const origin = vectorOf(ray.x, ray.y, exponent);
  const direction = vectorOf(ray.dx, ray.dy, exponent);
  const scale = { field, exponent, offsetX: 0, offsetY: 0 };
  const stays = unionOf(
    parts.flatMap((simple, part) =>
      primitivesOf(simple, scale).flatMap((primitive, piece) =>
        chordOf(primitive, { field, origin, direction, part, piece }),
      ),
    ),
  );
  const ends = stays
    .flatMap(eventsOf)
    .filter(({ end }) => compareTo(ray.minT, end.place) >= 0 && compareTo(ray.maxT, end.place) <= 0)
    .map(({ kind, end }) =>
      withAccuracy(usualAccuracy + 3 * spreadOf(parts, ray), () => valuesAt(kind, end, ray, parts)),
    );
  const startsInside = Number.isFinite(ray.minT) && stays.some((stay) => startsIn(stay, ray.minT));
  return { ends, startsInside };
}

/** −1, 0 or 1 as the place lies before, at or after t, which may be infinite. */
function compareTo(t: number, place: Place): number {
  if (!Number.isFinite(t)) return t > 0 ? -1 : 1;
  const exponent = commonScale([], t);
  return comparePlaces(place, doublePlace(place.base.field, toInteger(t, exponent), exponent));
}

function startsIn({ low, high }: Interval, minT: number): boolean {
  const afterLow = low === undefined || compareTo(minT, low.place) < 0;
  return afterLow && (high === undefined || compareTo(minT, high.place) >= 0);
}

/** How many powers of two lie between the largest and the smallest length, so that none is lost beside others. */
function spreadOf(parts: readonly SimpleShape[], { x, y, dx, dy }: Ray): number {
  return spanOf([...parts.flatMap(allLengths), x, y]) + spanOf([dx, dy]);
}

function spanOf(lengths: readonly number[]): number {
  const sizes = lengths.map(Math.abs).filter((length) => length > 0);
  return sizes.length === 0 ? 0 : Math.ceil(Math.log2(Math.max(...sizes)) - Math.log2(Math.min(...sizes)));
}

interface Event {
  readonly kind: RayEnd["kind"];
  readonly end: End;
}

function eventsOf(stay: Interval): Event[] {
  const { low, high } = stay;
  if (low !== undefined && high !== undefined && isSinglePoint(stay)) {
    return [{ kind: "touch", end: { place: low.place, sides: [...low.sides, ...high.sides] } }];
  }
  const enter: Event[] = low === undefined ? [] : [{ kind: "enter", end: low }];
  return high === undefined ? enter : [...enter, { kind: "exit", end: high }];
}

function valuesAt(kind: RayEnd["kind"], end: End, ray: Ray, parts: readonly SimpleShape[]): RayEnd {
  const t = valueOfPlace(end.place);
  const direction = { x: Real.of(ray.dx), y: Real.of(ray.dy) };
  const point = add({ x: Real.of(ray.x), y: Real.of(ray.y) }, multiply(direction, t));
  const sense = kind === "exit" ? 1 : -1;
  const rootSide = end.place.square.sign() === 0 ? 0 : end.place.side;
  return { kind, t, point, normal: normalAt(parts, end.sides, { point, direction, sense, rootSide }) };
}
