import { dot, ExactLengths, lengthSq, negate, RealVector } from "../exact/coordinates.js";
import type { Outline } from "../exact/exact-outline.js";
import { outlinesOfShapes } from "../exact/outlines-of-shape.js";
import { approximate } from "../math/approximate.js";
import { note } from "../math/cost.js";
import { type Sign, withinDoubles } from "../math/exact.js";
import { Real } from "../math/real.js";
import { Kind, type Ray, type Shape, type SimpleShape } from "../shapes/kind.js";
import { isThin, partsOf, pointAt } from "../shapes/reductions.js";
import { type Facing, type LineMark, type LineStay, staysInOutline } from "./line-in-outline.js";
import {
  ORIGIN,
  roundingError,
  type Stay,
  type StayEnd,
  type Stays,
  setEndless,
  setNormal,
  setPosition,
  stayAt,
} from "./stay.js";

/**
 * The stays of a ray's line in a shape of any kind, exactly, their ends rounded once.
 *
 * Cost: some 10 µs for round numbers, up to milliseconds where roots have to be found equal.
 */
export function exactStays(ray: Ray, shape: Shape, stays: Stays): void {
  note("exactTest");
  setPosition(stays, ORIGIN);
  const parts = partsOf(shape);
  const origin = pointAt(ray);
  // The ray begins at the origin of all exact coordinates.
  const lengths = new ExactLengths([origin, ...parts], [ray.dx, ray.dy]);
  const direction = new RealVector(lengths.of(ray.dx), lengths.of(ray.dy));
  const outlines = outlinesOfShapes(parts, lengths);
  const partOf: PartOf = new Map();
  const found = parts.flatMap((part, i) => {
    const ofPart = (outlines[i] ?? []).flatMap((outline) =>
      staysInOutline(direction, inOrderOfFacings(outline, part), isThin(part)),
    );
    for (const facing of ofPart.flatMap(facingsOf)) partOf.set(facing, i);
    return ofPart;
  });
  const merged = union(found, partOf);
  stays.count = merged.length;
  merged.forEach((stay, i) => {
    placeStay(stay, direction, ray, stayAt(stays, i));
  });
}

/** The part that each facing belongs to; of equal facings, the one of the earlier part counts. */
type PartOf = Map<Facing, number>;

function facingsOf({ lower, upper }: LineStay): readonly Facing[] {
  return [...(lower?.facings ?? []), ...(upper?.facings ?? [])];
}

/** Puts the edges across a rectangle's first axis first: they give the normal where a corner faces the ray equally on both sides. */
function inOrderOfFacings(outline: Outline, shape: SimpleShape): Outline {
  if (shape.kind !== Kind.rect && !(shape.kind === Kind.roundedRect && shape.r === 0)) return outline;
  const isAcrossFirstAxis = (_: unknown, i: number) => i % 2 === 1;
  const first = outline.pieces.filter(isAcrossFirstAxis);
  return { ...outline, pieces: [...first, ...outline.pieces.filter((piece) => !first.includes(piece))] };
}

/** The union of some intervals, as maximal intervals in order. */
function union(stays: readonly LineStay[], partOf: PartOf): LineStay[] {
  if (stays.length < 2) return [...stays];
  const merged: LineStay[] = [];
  for (const stay of [...stays].sort((a, b) => compareLower(a.lower, b.lower))) {
    const last = merged[merged.length - 1];
    if (last === undefined || (last.upper !== null && compareEnds(last.upper, stay.lower) < 0)) {
      merged.push(stay);
    } else {
      merged[merged.length - 1] = joined(last, stay, partOf);
    }
  }
  return merged;
}

/** Order of an upper end and a lower one; null is −∞ here. */
function compareEnds(upper: LineMark, lower: LineMark | null): Sign {
  return lower === null ? 1 : upper.t.compareTo(lower.t);
}

function compareLower(a: LineMark | null, b: LineMark | null): Sign {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
  return a.t.compareTo(b.t);
}

/** The union of two intervals that meet; the first does not begin later. */
function joined(a: LineStay, b: LineStay, partOf: PartOf): LineStay {
  const begins = a.lower !== null && b.lower !== null && a.lower.t.compareTo(b.lower.t) === 0;
  const lower = begins && a.lower !== null ? withFacingsOf(a.lower, b.lower, partOf) : a.lower;
  if (a.upper === null || b.upper === null) return { lower, upper: null };
  const order = a.upper.t.compareTo(b.upper.t);
  const upper = order === 0 ? withFacingsOf(a.upper, b.upper, partOf) : order < 0 ? b.upper : a.upper;
  return { lower, upper };
}

function withFacingsOf(mark: LineMark, other: LineMark | null, partOf: PartOf): LineMark {
  const facings = [...mark.facings, ...(other?.facings ?? [])];
  return { t: mark.t, facings: facings.sort((a, b) => (partOf.get(a) ?? 0) - (partOf.get(b) ?? 0)) };
}

function placeStay({ lower, upper }: LineStay, direction: RealVector, ray: Ray, target: Stay): void {
  target.isPoint = lower !== null && upper !== null && lower.t.compareTo(upper.t) === 0;
  placeEnd(lower, -1, direction, ray, target.enter);
  placeEnd(upper, 1, direction, ray, target.exit);
}

function placeEnd(
  mark: LineMark | null,
  side: -1 | 1,
  direction: RealVector,
  ray: Ray,
  target: StayEnd,
): void {
  if (mark === null) {
    setEndless(target, side);
    return;
  }
  const { t } = mark;
  target.t = withinDoubles(approximate(t));
  target.error = roundingError(target.t);
  target.versusMin = compareToLimit(t, ray.minT);
  target.versusMax = compareToLimit(t, ray.maxT);
  target.x = coordinateAt(t, ray.x, ray.dx);
  target.y = coordinateAt(t, ray.y, ray.dy);
  const { x, y } = squarestNormal(mark.facings, side, direction);
  setNormal(target, x, y);
}

function compareToLimit(t: Real, limit: number): Sign {
  if (limit === Number.POSITIVE_INFINITY) return -1;
  if (limit === Number.NEGATIVE_INFINITY) return 1;
  return t.compareTo(Real.of(limit));
}

function coordinateAt(t: Real, origin: number, step: number): number {
  return withinDoubles(approximate(Real.of(origin).plus(t.times(Real.of(step)))));
}

/**
 * The outward normal that points most against (side −1) or along (side 1) a direction, the first of them if equal, scaled
 * to doubles.
 */
function squarestNormal(
  facings: readonly Facing[],
  side: -1 | 1,
  direction: RealVector,
): { x: number; y: number } {
  let best: OrientedNormal | null = null;
  for (const facing of facings) {
    const candidate = oriented(facing, side, direction);
    if (best === null || isSquarer(candidate, best)) best = candidate;
  }
  return roundedDirection(best?.normal ?? direction);
}

interface OrientedNormal {
  readonly normal: RealVector;
  /** Its dot product with the ray's direction, times the side: positive if the normal faces the ray. */
  readonly heading: Real;
}

function oriented({ normal, isTwoSided }: Facing, side: -1 | 1, direction: RealVector): OrientedNormal {
  const product = dot(normal, direction);
  const heading = side < 0 ? product.negated() : product;
  if (!isTwoSided || heading.sign() >= 0) return { normal, heading };
  return { normal: negate(normal), heading: heading.negated() };
}

/** Whether `a` faces the ray more squarely than `b`: its heading/|normal| is greater. */
function isSquarer(a: OrientedNormal, b: OrientedNormal): boolean {
  const signA = a.heading.sign();
  const signB = b.heading.sign();
  if (signA !== signB) return signA > signB;
  if (signA === 0) return false;
  const order = a.heading
    .squared()
    .times(lengthSq(b.normal))
    .compareTo(b.heading.squared().times(lengthSq(a.normal)));
  return order * signA > 0;
}

function roundedDirection({ x, y }: RealVector): { x: number; y: number } {
  const rounded = { x: approximate(x), y: approximate(y) };
  if (Number.isFinite(rounded.x) && Number.isFinite(rounded.y)) return rounded;
  // A component that exceeds the largest double is brought to ±1, and the other one to their ratio.
  const isFlat = x.squared().compareTo(y.squared()) > 0;
  const larger = isFlat ? x : y;
  const length = larger.sign() < 0 ? larger.negated() : larger;
  return { x: approximate(x.over(length)), y: approximate(y.over(length)) };
}
