import type { HalfPlane, Shape, SimpleShape } from "../../src/shapes/kind.js";
import { type Body, bodiesOf, type Enclosure, enclosureOf } from "./body.js";
import { coreDistance } from "./core-distance.js";
import { discDistance } from "./disc-distance.js";
import { figuresOf, isFigureShape, scaleOf } from "./figure.js";
import { halfPlaneGap } from "./half-plane-gap.js";
import { oracleOverlaps, oracleOverlapsMoved, simplePartsOf } from "./overlaps.js";
import { commonScale, kindNumbers, type Scale } from "./primitive.js";
import { Field } from "./radical.js";
import { Real } from "./real.js";
import { lesserReal, zero } from "./real-vector.js";

/** Smaller than any distance of two shapes of doubles that are not beyond all measure. */
const tiniest = new Real(1n, -100000);

/**
 * The least distance between two shapes, for all pairs: exactly 0 iff they meet. Its error is below 10^−50 times the
 * coordinates and sizes in the scene; where one shape is a point or circle and the other of the first five kinds,
 * below 2^−150 times the distance itself.
 *
 * Shapes that are apart are nearest at points of their boundaries: the least over all pairs of edges, arcs and
 * ellipses, each by closed forms and Newton's method at 67 digits.
 */
export function oracleDistance(a: Shape, b: Shape): Real {
  return oracleOverlaps(a, b) ? zero : distanceApart(a, b);
}

/** The same of shapes that do not overlap. */
export function distanceApart(a: Shape, b: Shape): Real {
  if (isFigureShape(a) && isFigureShape(b)) {
    const [first, second] = figuresOf(a, b);
    const unit = new Real(1n, scaleOf(a, b));
    if (first.form === "disc") return discDistance(first, second).times(unit);
    if (second.form === "disc") return discDistance(second, first).times(unit);
  }
  return leastOfParts(a, b, 0, 0);
}

/** The distance of `a` from `b` moved by exactly (x, y), in real numbers. All pairs, as `oracleDistance`. */
export function oracleDistanceMoved(a: Shape, b: Shape, x: number, y: number): Real {
  return oracleOverlapsMoved(a, b, x, y) ? zero : leastOfParts(a, b, x, y);
}

function leastOfParts(a: Shape, b: Shape, x: number, y: number): Real {
  const exponent = commonScale([a, b], x, y);
  let least: Real | undefined;
  for (const part of simplePartsOf(a)) {
    for (const other of simplePartsOf(b)) {
      const field = new Field();
      const inPlace = { field, exponent, offsetX: 0, offsetY: 0 };
      const moved = { field, exponent, offsetX: x, offsetY: y };
      const distance = distanceOfParts(part, inPlace, other, moved, least);
      if (distance !== undefined) least = distance;
    }
  }
  if (least === undefined) throw new Error("two shapes have a least distance");
  const distance = least.sign() > 0 ? least : tiniest;
  return distance.times(new Real(1n, exponent));
}

/** How far a point is from a shape: 0 in it, so the error of a point that should lie in it. */
export function oracleDistanceToPoint(shape: Shape, x: number, y: number): Real {
  return oracleDistance({ kind: 0, x, y }, shape);
}

/** The distance of two parts, or `undefined` if it is surely more than one that is known already. */
function distanceOfParts(
  a: SimpleShape,
  scaleA: Scale,
  b: SimpleShape,
  scaleB: Scale,
  known: Real | undefined,
): Real | undefined {
  const nearer = (distance: Real) => (known === undefined ? distance : lesserReal(distance, known));
  if (isHalfPlane(a)) return nearer(halfPlaneGap(a, b, scaleA, scaleB));
  if (isHalfPlane(b)) return nearer(halfPlaneGap(b, a, scaleB, scaleA));
  return leastOfBodies(bodiesOf(a, scaleA), bodiesOf(b, scaleB), known);
}

export function isHalfPlane(shape: Shape): shape is HalfPlane {
  return shape.kind === kindNumbers.halfPlane;
}

interface Candidate {
  readonly a: Body;
  readonly b: Body;
  /** Less than their distance. */
  readonly bound: number;
}

/** The nearest two, looked at in the order of what the discs around them promise. */
function leastOfBodies(
  first: readonly Body[],
  second: readonly Body[],
  known: Real | undefined,
): Real | undefined {
  const core = first[0]?.core;
  const origin = core === undefined ? { x: zero, y: zero } : core.form === "edge" ? core.a : core.centre;
  const around = (body: Body): [Body, Enclosure] => [body, enclosureOf(body, origin)];
  const others = second.map(around);
  const candidates = first.map(around).flatMap(([a, here]) =>
    others.map(([b, there]): Candidate => {
      const apart = Math.hypot(there.x - here.x, there.y - here.y);
      const bound = apart - here.radius - there.radius - 1e-9 * (apart + here.radius + there.radius);
      // Numbers beyond the doubles: no promise.
      return { a, b, bound: Number.isFinite(bound) ? bound : Number.NEGATIVE_INFINITY };
    }),
  );
  candidates.sort((one, other) => (one.bound < other.bound ? -1 : one.bound > other.bound ? 1 : 0));
  let least = known;
  for (const { a, b, bound } of candidates) {
    if (least !== undefined && bound > least.toNumber() * (1 + 1e-9)) break;
    const distance = coreDistance(a.core, b.core).minus(a.margin).minus(b.margin);
    if (least === undefined || distance.compare(least) < 0) least = distance;
  }
  return least;
}
