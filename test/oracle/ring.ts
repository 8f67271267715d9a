import {
  alongNormal,
  areaHolds,
  beyondHalf,
  compareDistance,
  type Edge,
  edgesMeet,
  edgesOfArea,
  firstVertices,
} from "./area.js";
import {
  crossFrom,
  dotOf,
  dotWith,
  type FieldVector,
  inField,
  minus,
  plus,
  pointAlong,
  times,
} from "./field-vector.js";
import type { Area, Half, Ring, RoundDisc, Span } from "./primitive.js";
import { type Radical, signOfSumWithRoot } from "./radical.js";

/** A part of a circle: a boundary curve of a ring. */
export interface RingArc {
  readonly ring: Ring;
  readonly radius: bigint;
}

/** Whether the span has a direction v of which `turnFrom` gives the signs of direction × v. */
function spanHolds(span: Span | undefined, turnFrom: (direction: Span["start"]) => number): boolean {
  if (span === undefined) return true;
  const isAfterStart = turnFrom(span.start) >= 0;
  const isBeforeEnd = turnFrom(span.end) <= 0;
  return span.reflex ? isAfterStart || isBeforeEnd : isAfterStart && isBeforeEnd;
}

function spanHoldsVector(span: Span | undefined, v: FieldVector): boolean {
  return spanHolds(span, (direction) => crossFrom(direction, v).sign());
}

export function ringHolds(ring: Ring, p: FieldVector): boolean {
  const v = minus(p, ring.centre);
  const square = dotOf(v, v);
  const { field } = square;
  return (
    square.compare(field.whole(ring.outer ** 2n)) <= 0 &&
    square.compare(field.whole(ring.inner ** 2n)) >= 0 &&
    spanHoldsVector(ring.span, v)
  );
}

/** The straight sides, which are points in the case of an arc. */
export function straightSides(ring: Ring): Edge[] {
  const { span, centre } = ring;
  if (span === undefined) return [];
  const { field } = centre.x;
  return [span.start, span.end].map(
    (side): Edge => [
      pointAlong(field, centre, side, ring.inner),
      pointAlong(field, centre, side, ring.outer),
    ],
  );
}

export function arcsOf(ring: Ring): RingArc[] {
  const radii = ring.inner === ring.outer ? [ring.outer] : [ring.inner, ring.outer];
  return radii.filter((radius) => radius > 0n).map((radius) => ({ ring, radius }));
}

/** A point on each closed chain of the boundary. */
function boundaryPoints(ring: Ring): FieldVector[] {
  if (ring.span !== undefined) return straightSides(ring).map(([, outer]) => outer);
  const { field } = ring.centre.x;
  return arcsOf(ring).map(({ radius }) => plus(ring.centre, inField(field, { x: radius, y: 0n })));
}

function edgeMeetsArc(edge: Edge, arc: RingArc): boolean {
  return meetingsOfEdgeAndArc(edge, arc) > 0;
}

/**
 * In how many points a segment a + t·d, 0 ≤ t ≤ 1, meets an arc. With v = a − c it meets the circle at
 * t = (−v·d ± √((v·d)² − |d|²(|v|² − r²)))/|d|², in the direction |d|²v + (|d|²t)d from the centre.
 */
export function meetingsOfEdgeAndArc([a, b]: Edge, { ring, radius }: RingArc): number {
  const d = minus(b, a);
  const v = minus(a, ring.centre);
  const dd = dotOf(d, d);
  const middle = dotOf(v, d);
  const rest = dotOf(v, v).minus(dd.field.whole(radius * radius));
  if (dd.sign() === 0) return rest.sign() === 0 && spanHoldsVector(ring.span, v) ? 1 : 0;
  const discriminant = middle.squared().minus(dd.times(rest));
  if (discriminant.sign() < 0) return 0;
  const one = dd.field.whole(1n);
  const base = minus(times(v, dd), times(d, middle));
  const sides = discriminant.sign() === 0 ? [one] : [one, one.negated()];
  return sides.filter((side) => {
    if (signOfSumWithRoot(middle.negated(), side, discriminant) < 0) return false;
    if (signOfSumWithRoot(middle.negated().minus(dd), side, discriminant) > 0) return false;
    return spanHolds(ring.span, (direction) =>
      signOfSumWithRoot(crossFrom(direction, base), crossFrom(direction, d).times(side), discriminant),
    );
  }).length;
}

/** Whether two arcs meet otherwise than at an end of one of them. */
function arcsMeetWithin(a: RingArc, b: RingArc): boolean {
  const isSameCircle = a.radius === b.radius && areConcentric(a, b);
  return isSameCircle ? a.ring.span === undefined && b.ring.span === undefined : meetingsOfArcs(a, b) > 0;
}

export function areConcentric(a: RingArc, b: RingArc): boolean {
  const d = minus(b.ring.centre, a.ring.centre);
  return d.x.sign() === 0 && d.y.sign() === 0;
}

/**
 * In how many points two arcs of different circles meet. With d from one centre to the other, the circles meet at
 * the first centre + (k·d ± √h·d⊥)/(2|d|²), where k = |d|² + ra² − rb² and h = 4|d|²ra² − k².
 */
export function meetingsOfArcs(a: RingArc, b: RingArc): number {
  const d = minus(b.ring.centre, a.ring.centre);
  const square = dotOf(d, d);
  const { field } = square;
  if (square.sign() === 0) return 0;
  const k = square.plus(field.whole(a.radius ** 2n - b.radius ** 2n));
  const h = square.scaledBy(4n * a.radius ** 2n).minus(k.squared());
  if (h.sign() < 0) return 0;
  const sides = h.sign() === 0 ? [1n] : [1n, -1n];
  return sides.filter((side) => {
    const opens = (span: Span | undefined, along: Radical) =>
      spanHolds(span, (direction) =>
        signOfSumWithRoot(
          crossFrom(direction, d).times(along),
          // direction × d⊥ = direction · d
          dotWith(d, direction).scaledBy(side),
          h,
        ),
      );
    return opens(a.ring.span, k) && opens(b.ring.span, k.minus(square.scaledBy(2n)));
  }).length;
}

/** Whether two rings meet: their boundaries do, or one holds a chain of the other's boundary. */
export function ringsMeet(a: Ring, b: Ring): boolean {
  const [sidesOfA, sidesOfB] = [straightSides(a), straightSides(b)];
  const [arcsOfA, arcsOfB] = [arcsOf(a), arcsOf(b)];
  return (
    boundaryPoints(a).some((point) => ringHolds(b, point)) ||
    boundaryPoints(b).some((point) => ringHolds(a, point)) ||
    sidesOfA.some((side) => sidesOfB.some((other) => edgesMeet(side, other))) ||
    sidesOfA.some((side) => arcsOfB.some((arc) => edgeMeetsArc(side, arc))) ||
    sidesOfB.some((side) => arcsOfA.some((arc) => edgeMeetsArc(side, arc))) ||
    arcsOfA.some((arc) => arcsOfB.some((other) => arcsMeetWithin(arc, other)))
  );
}

/** Whether an area meets a ring: their boundaries do, or one holds a chain of the other's boundary. */
export function areaMeetsRing(area: Area, ring: Ring): boolean {
  const edges = edgesOfArea(area);
  const sides = straightSides(ring);
  const arcs = arcsOf(ring);
  return (
    firstVertices(area).some((vertex) => ringHolds(ring, vertex)) ||
    boundaryPoints(ring).some((point) => areaHolds(area, point)) ||
    edges.some((edge) => sides.some((side) => edgesMeet(edge, side))) ||
    edges.some((edge) => arcs.some((arc) => edgeMeetsArc(edge, arc)))
  );
}

/**
 * Whether a disc meets a ring. Seen from a point in the span the nearest point of the ring has the same direction
 * from the centre; seen from elsewhere it lies on a straight side.
 */
export function discMeetsRing(disc: RoundDisc, ring: Ring): boolean {
  const v = minus(disc.centre, ring.centre);
  const { field } = v.x;
  if (spanHoldsVector(ring.span, v)) {
    const square = dotOf(v, v);
    const least = ring.inner - disc.radius;
    return (
      square.compare(field.whole((ring.outer + disc.radius) ** 2n)) <= 0 &&
      (least <= 0n || square.compare(field.whole(least ** 2n)) >= 0)
    );
  }
  const squaredRadius = field.whole(disc.radius ** 2n);
  return straightSides(ring).some((side) => compareDistance(side, disc.centre, squaredRadius) <= 0);
}

/** The point of a ring furthest into a half plane is an end of a straight side, or lies against the normal. */
export function ringMeetsHalf(ring: Ring, half: Half): boolean {
  const isIn = (beyond: Radical) => beyond.sign() <= 0;
  if (straightSides(ring).some((side) => side.some((end) => isIn(beyondHalf(half, end))))) return true;
  const against = inField(ring.centre.x.field, { x: -half.normal.x, y: -half.normal.y });
  return (
    spanHoldsVector(ring.span, against) &&
    isIn(beyondHalf(half, ring.centre).minus(alongNormal(half, ring.outer)))
  );
}
