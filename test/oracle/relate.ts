import type { Shape, SimpleShape } from "../../src/shapes/kind.js";
import { isSamePoint } from "./area.js";
import { accuracyFor, Bounded, positionOf } from "./bounded.js";
import { crossWithinBoth } from "./curve-crossing.js";
import { minus, plus } from "./field-vector.js";
import { isSolidFigureShape, relateSolidFigures } from "./figure-relate.js";
import { glance } from "./glance.js";
import type { Located, Side } from "./locate.js";
import { meetsBoundary } from "./meets-boundary.js";
import { oracleOverlaps, simplePartsOf } from "./overlaps.js";
import { commonScale } from "./primitive.js";
import { Field } from "./radical.js";
import { accuracyInForce, withAccuracy } from "./real.js";
import { relateUnions } from "./relate-unions.js";
import { converseOf, type OracleRelation } from "./relation.js";
import { placesOf, type Sample, sampleAt } from "./sample.js";
import type { RealCurve } from "./split.js";

/**
 * The relation of two shapes by docs/semantics.md, for all kinds; `undefined` for a compound of several parts where the
 * answer hangs on a single point at which several of them meet the other shape. Points, circles, ellipses and rectangles
 * have mathematics of their own (`Figure`), which takes a tenth of the time.
 *
 * The boundaries of both (the sets themselves, where they have no area) split one another into stretches, each of
 * which lies in the interior of the other shape, on its boundary or outside. Where they split is computed with many
 * more digits than the shapes have, and too many splits do no harm: points within the stretches are located exactly,
 * and so are the points on both sides of a stretch of boundary that the shapes share. Contact in single points is
 * decided by exact predicates. So an answer can be wrong only where a stretch is shorter than any the digits tell.
 */
export function oracleRelate(a: Shape, b: Shape): OracleRelation | undefined {
  return isSolidFigureShape(a) && isSolidFigureShape(b) ? relateSolidFigures(a, b) : relateByStretches(a, b);
}

/** The same by splitting boundaries, for any two kinds. */
export function relateByStretches(a: Shape, b: Shape): OracleRelation | undefined {
  if (!oracleOverlaps(a, b)) return "apart";
  const [first, another] = simplePartsOf(a);
  const [second, yetAnother] = simplePartsOf(b);
  if (another !== undefined || yetAnother !== undefined) return relateUnions(a, b, relateMeeting);
  return first === undefined || second === undefined ? undefined : relateMeeting(first, second);
}

/** The relation of two simple shapes that have a common point. */
function relateMeeting(first: SimpleShape, second: SimpleShape): OracleRelation {
  const scale = { field: new Field(), exponent: commonScale([first, second]), offsetX: 0, offsetY: 0 };
  return withAccuracy(accuracyFor([first, second], scale), () =>
    relateByDimension({ a: new Bounded(first, scale), b: new Bounded(second, scale), field: scale.field }),
  );
}

/** 0: a point; 1: a curve; 2: what has area. Exact. */
export function oracleDimension(shape: SimpleShape): 0 | 1 | 2 {
  const scale = { field: new Field(), exponent: commonScale([shape]), offsetX: 0, offsetY: 0 };
  return new Bounded(shape, scale).located.dimension;
}

interface Scene {
  readonly a: Bounded;
  readonly b: Bounded;
  readonly field: Field;
}

function relateByDimension(scene: Scene): OracleRelation {
  const { a, b } = scene;
  if (a.located.dimension === 0) return relatePoint(a, b);
  if (b.located.dimension === 0) return converseOf(relatePoint(b, a));
  if (a.located.dimension === 2) {
    return b.located.dimension === 2 ? relateSolids(scene) : converseOf(relateCurveToSolid(turned(scene)));
  }
  return b.located.dimension === 2 ? relateCurveToSolid(scene) : relateCurves(scene);
}

function turned({ a, b, field }: Scene): Scene {
  return { a: b, b: a, field };
}

function relatePoint(point: Bounded, other: Bounded): OracleRelation {
  if (other.located.dimension === 0) return "equal";
  const p = positionOf(point);
  const isAtEnd = other.ends.some((end) => isSamePoint(end, p));
  return other.located.sideOf(p) === 0 || isAtEnd ? "insideTouching" : "inside";
}

/** What lies between two splits of a curve: two places, one of which may touch the other shape by chance. */
type Stretch = readonly (() => Sample)[];

/** The curves of one shape, stretch by stretch between the curves of the other. */
function* stretchesOf(one: Bounded, other: readonly RealCurve[], field: Field): Iterable<Stretch> {
  for (const [index, curve] of one.curves.entries()) {
    const trace = one.traces[index];
    const places = trace === undefined ? [] : placesOf(curve, trace, other);
    for (const stretch of places) yield stretch.map((place) => () => sampleAt(curve, place, field));
  }
}

/** Where a stretch lies: on a boundary only if both samples do. */
function sideOfStretch(stretch: Stretch, { sideOf }: Located): Side {
  for (const sample of stretch) {
    const side = sideOf(sample().point);
    if (side !== 0) return side;
  }
  return 0;
}

interface SolidsSeen {
  interiorsMeet: boolean;
  firstSticksOut: boolean;
  secondSticksOut: boolean;
}

function relateSolids({ a, b, field }: Scene): OracleRelation {
  const [ofA, ofB] = [glance(a, b, field), glance(b, a, field)];
  const glanced = {
    interiorsMeet: ofA.inside || ofB.inside,
    firstSticksOut: ofA.outside || ofB.inside,
    secondSticksOut: ofB.outside || ofA.inside,
  };
  if (showsCrossing(glanced)) return "crossing";
  const seen = lookAlong(a, b, field);
  if (showsCrossing(seen)) return "crossing";
  const back = lookAlong(b, a, field);
  const aSticksOut = seen.firstSticksOut || back.secondSticksOut;
  const bSticksOut = seen.secondSticksOut || back.firstSticksOut;
  if (!aSticksOut && !bSticksOut) return "equal";
  if (!aSticksOut) return meetsBoundary(a.primitives, b, field) ? "insideTouching" : "inside";
  if (!bSticksOut) return meetsBoundary(b.primitives, a, field) ? "containsTouching" : "contains";
  return seen.interiorsMeet || back.interiorsMeet ? "crossing" : "touching";
}

/** What else may be seen of solids that cross changes nothing. */
function showsCrossing({ interiorsMeet, firstSticksOut, secondSticksOut }: SolidsSeen): boolean {
  return interiorsMeet && firstSticksOut && secondSticksOut;
}

/** What the boundary of the first of two solids tells, each stretch of which has the first on one of its sides only. */
function lookAlong(first: Bounded, second: Bounded, field: Field): SolidsSeen {
  const seen: SolidsSeen = { interiorsMeet: false, firstSticksOut: false, secondSticksOut: false };
  for (const stretch of stretchesOf(first, second.traces, field)) {
    if (showsCrossing(seen)) break;
    const side = sideOfStretch(stretch, second.located);
    if (side < 0) {
      seen.interiorsMeet = true;
      seen.secondSticksOut = true;
    } else if (side > 0) {
      seen.firstSticksOut = true;
    } else {
      lookAside(stretch, first.located, second.located, seen);
    }
  }
  return seen;
}

/** What lies on both sides of a stretch of boundary that two solids share. */
function lookAside(stretch: Stretch, first: Located, second: Located, seen: SolidsSeen): void {
  for (const sample of stretch.slice(0, 1)) {
    const { point, across } = sample();
    // Next to nothing beside the curve's size.
    const asideBits = BigInt(2 * accuracyInForce());
    const aside = { x: across.x.dividedBy(1n << asideBits), y: across.y.dividedBy(1n << asideBits) };
    for (const place of [plus(point, aside), minus(point, aside)]) {
      const [isInFirst, isInSecond] = [first.sideOf(place) < 0, second.sideOf(place) < 0];
      if (isInFirst && isInSecond) seen.interiorsMeet = true;
      if (isInFirst && !isInSecond) seen.firstSticksOut = true;
      if (!isInFirst && isInSecond) seen.secondSticksOut = true;
    }
  }
}

function relateCurveToSolid({ a, b, field }: Scene): OracleRelation {
  const seen = glance(a, b, field);
  if (seen.inside && seen.outside) return "crossing";
  const sides = new Set<Side>();
  for (const stretch of stretchesOf(a, b.traces, field)) {
    sides.add(sideOfStretch(stretch, b.located));
    if (sides.has(1) && sides.has(-1)) return "crossing";
  }
  if (sides.has(1)) return "touching";
  return meetsBoundary(a.primitives, b, field) ? "insideTouching" : "inside";
}

function relateCurves({ a, b, field }: Scene): OracleRelation {
  const isOn = (stretch: Stretch, other: Bounded) =>
    stretch.every((sample) => other.located.sideOf(sample().point) < 0);
  const ofA = [...stretchesOf(a, b.traces, field)].map((stretch) => isOn(stretch, b));
  const ofB = [...stretchesOf(b, a.traces, field)].map((stretch) => isOn(stretch, a));
  const aIsIn = !ofA.includes(false);
  const bIsIn = !ofB.includes(false);
  const endIsOn = (owner: Bounded, other: Bounded) => owner.ends.some((end) => other.located.sideOf(end) < 0);
  if (aIsIn && bIsIn) return "equal";
  if (aIsIn) return endIsOn(b, a) ? "insideTouching" : "inside";
  if (bIsIn) return endIsOn(a, b) ? "containsTouching" : "contains";
  if (ofA.includes(true) || ofB.includes(true)) return "crossing";
  return crossWithinBoth(a.curves, b.curves, [...a.ends, ...b.ends]) ? "crossing" : "touching";
}
