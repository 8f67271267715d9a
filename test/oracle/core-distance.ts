import type { Core, RealArc, RealEdge, RealOval, RealSpan } from "./body.js";
import { extremePoints, normalsThrough } from "./ellipse-normals.js";
import { ovalSeparation } from "./oval-separation.js";
import type { Real } from "./real.js";
import {
  add,
  crossReal,
  dotReal,
  isZero,
  lengthOfReal,
  lesserReal,
  multiply,
  opposite,
  type RealVector,
  subtract,
  unit,
} from "./real-vector.js";

/**
 * The distance of two cores that do not meet: the least of the distances at which two points of them can be
 * nearest. (Every candidate is a distance of two real points of the cores, so that one too many does no harm.)
 */
export function coreDistance(a: Core, b: Core): Real {
  if (a.form === "oval") return distanceFromOval(a, b);
  if (b.form === "oval") return distanceFromOval(b, a);
  if (a.form === "arc") return b.form === "arc" ? betweenArcs(a, b) : edgeToArc(b, a);
  return b.form === "arc" ? edgeToArc(a, b) : betweenEdges(a, b);
}

function least(candidates: readonly Real[]): Real {
  return candidates.reduce(lesserReal);
}

function pointToPoint(a: RealVector, b: RealVector): Real {
  return lengthOfReal(subtract(a, b));
}

function pointToEdge(p: RealVector, { a, b }: RealEdge): Real {
  const along = subtract(b, a);
  const fromA = subtract(p, a);
  const progress = dotReal(fromA, along);
  if (progress.sign() <= 0) return lengthOfReal(fromA);
  if (dotReal(subtract(p, b), along).sign() >= 0) return pointToPoint(p, b);
  return crossReal(along, fromA).absolute().dividedBy(lengthOfReal(along));
}

function betweenEdges(first: RealEdge, second: RealEdge): Real {
  return least([
    pointToEdge(first.a, second),
    pointToEdge(first.b, second),
    pointToEdge(second.a, first),
    pointToEdge(second.b, first),
  ]);
}

export function spans(span: RealSpan | undefined, v: RealVector): boolean {
  if (span === undefined) return true;
  const isAfterStart = crossReal(span.start, v).sign() >= 0;
  const isBeforeEnd = crossReal(v, span.end).sign() >= 0;
  return span.reflex ? isAfterStart || isBeforeEnd : isAfterStart && isBeforeEnd;
}

export function arcEnds({ centre, radius, span }: RealArc): RealVector[] {
  return span === undefined
    ? []
    : [span.start, span.end].map((side) => add(centre, multiply(unit(side), radius)));
}

function pointToArc(p: RealVector, arc: RealArc): Real {
  const v = subtract(p, arc.centre);
  if (isZero(v)) return arc.radius;
  const candidates = arcEnds(arc).map((end) => pointToPoint(p, end));
  if (spans(arc.span, v)) candidates.push(lengthOfReal(v).minus(arc.radius).absolute());
  if (spans(arc.span, opposite(v))) candidates.push(lengthOfReal(v).plus(arc.radius));
  return least(candidates);
}

/** Nearest at an end of one of them, or where the perpendicular from the arc's centre meets the edge. */
function edgeToArc(edge: RealEdge, arc: RealArc): Real {
  const candidates = [
    pointToArc(edge.a, arc),
    pointToArc(edge.b, arc),
    ...arcEnds(arc).map((end) => pointToEdge(end, edge)),
  ];
  const along = subtract(edge.b, edge.a);
  const fromA = subtract(arc.centre, edge.a);
  const isBeside =
    dotReal(fromA, along).sign() > 0 && dotReal(subtract(arc.centre, edge.b), along).sign() < 0;
  if (isBeside) {
    const progress = dotReal(fromA, along).dividedBy(dotReal(along, along));
    candidates.push(pointToArc(add(edge.a, multiply(along, progress)), arc));
  }
  return least(candidates);
}

/** Nearest at an end of one of them, or on the line of the centres. */
function betweenArcs(a: RealArc, b: RealArc): Real {
  const candidates = [
    ...arcEnds(a).map((end) => pointToArc(end, b)),
    ...arcEnds(b).map((end) => pointToArc(end, a)),
  ];
  const between = subtract(b.centre, a.centre);
  if (isZero(between)) {
    if (a.span === undefined || b.span === undefined) {
      candidates.push(a.radius.minus(b.radius).absolute());
    }
    return least(candidates);
  }
  const distance = lengthOfReal(between);
  for (const [fromA, sideOfA] of [
    [a.radius, between],
    [a.radius.negated(), opposite(between)],
  ] as const) {
    if (!spans(a.span, sideOfA)) continue;
    for (const [fromB, sideOfB] of [
      [b.radius, between],
      [b.radius.negated(), opposite(between)],
    ] as const) {
      if (spans(b.span, sideOfB)) candidates.push(distance.plus(fromB).minus(fromA).absolute());
    }
  }
  if (candidates.length === 0) throw new Error("two arcs have a least distance");
  return least(candidates);
}

function distanceFromOval(oval: RealOval, other: Core): Real {
  switch (other.form) {
    case "oval":
      return ovalSeparation(oval, other);
    case "edge":
      return ovalToEdge(oval, other);
    case "arc":
      return ovalToArc(oval, other);
  }
}

function pointToOval(p: RealVector, oval: RealOval): Real {
  return least(normalsThrough(oval, p).map((foot) => pointToPoint(p, foot.point)));
}

/** Nearest at an end of the edge, or at the ellipse's extremes across it. */
function ovalToEdge(oval: RealOval, edge: RealEdge): Real {
  const candidates = [pointToOval(edge.a, oval)];
  const along = subtract(edge.b, edge.a);
  if (isZero(along)) return least(candidates);
  const across = { x: along.y.negated(), y: along.x };
  candidates.push(
    pointToOval(edge.b, oval),
    ...extremePoints(oval, across).map((point) => pointToEdge(point, edge)),
  );
  return least(candidates);
}

/** Nearest at an end of the arc, or on a normal of the ellipse through the arc's centre. */
function ovalToArc(oval: RealOval, arc: RealArc): Real {
  return least([
    ...arcEnds(arc).map((end) => pointToOval(end, oval)),
    ...normalsThrough(oval, arc.centre).map((foot) => pointToArc(foot.point, arc)),
  ]);
}
