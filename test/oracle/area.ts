import { crossFrom, crossOf, dotOf, dotWith, type FieldVector, minus } from "./field-vector.js";
import type { Area, Half, RoundDisc } from "./primitive.js";
import type { Radical } from "./radical.js";

export type Edge = readonly [FieldVector, FieldVector];

/** The edges of all rings. */
export function edgesOfArea(area: Area): Edge[] {
  return area.rings.flatMap((ring) =>
    ring.map((from, index): Edge => [from, ring[(index + 1) % ring.length] ?? from]),
  );
}

/** The sign of the turn from b to c seen from a: 1 towards +y. */
export function turn(a: FieldVector, b: FieldVector, c: FieldVector): -1 | 0 | 1 {
  return crossOf(minus(b, a), minus(c, a)).sign();
}

/** Whether some points lie on one line. */
export function areCollinear(points: readonly FieldVector[]): boolean {
  const [first] = points;
  const second = points.find((point) => first !== undefined && !isSamePoint(first, point));
  if (first === undefined || second === undefined) return true;
  return points.every((point) => turn(first, second, point) === 0);
}

export function isSamePoint(p: FieldVector, q: FieldVector): boolean {
  return p.x.compare(q.x) === 0 && p.y.compare(q.y) === 0;
}

export function isOnEdge([a, b]: Edge, p: FieldVector): boolean {
  return turn(a, b, p) === 0 && dotOf(minus(p, a), minus(p, b)).sign() <= 0;
}

/** Whether the closed segments have a common point. */
export function edgesMeet(first: Edge, second: Edge): boolean {
  const [a, b] = first;
  const [c, d] = second;
  const sideOfC = turn(a, b, c);
  const sideOfD = turn(a, b, d);
  if (sideOfC !== 0 && sideOfC === sideOfD) return false;
  const sideOfA = turn(c, d, a);
  const sideOfB = turn(c, d, b);
  if (sideOfA !== 0 && sideOfA === sideOfB) return false;
  if (sideOfA * sideOfB < 0 && sideOfC * sideOfD < 0) return true;
  return isOnEdge(first, c) || isOnEdge(first, d) || isOnEdge(second, a) || isOnEdge(second, b);
}

/** Whether a ray from p towards +x crosses the edge, an end counting if the other end lies towards −y of it. */
function rayCrosses([a, b]: Edge, p: FieldVector): boolean {
  const aIsAhead = a.y.compare(p.y) > 0;
  const bIsAhead = b.y.compare(p.y) > 0;
  if (aIsAhead === bIsAhead) return false;
  return turn(a, b, p) > 0 === bIsAhead;
}

/** −1 inside by the even-odd rule, 0 on an edge, 1 outside. */
export function sideOfArea(area: Area, p: FieldVector): -1 | 0 | 1 {
  let isInside = false;
  for (const edge of edgesOfArea(area)) {
    if (isOnEdge(edge, p)) return 0;
    if (rayCrosses(edge, p)) isInside = !isInside;
  }
  return isInside ? -1 : 1;
}

export function areaHolds(area: Area, p: FieldVector): boolean {
  return sideOfArea(area, p) <= 0;
}

/**
 * Whether two areas meet: an edge meets an edge, or one area lies in the other, with all of a ring. (A region of
 * an even-odd area is bounded by its edges; so if no edges meet, some ring of one lies in the other as a whole.)
 */
export function areasMeet(a: Area, b: Area): boolean {
  const edgesOfB = edgesOfArea(b);
  if (edgesOfArea(a).some((edge) => edgesOfB.some((other) => edgesMeet(edge, other)))) return true;
  return someRingIn(a, b) || someRingIn(b, a);
}

function someRingIn(inner: Area, outer: Area): boolean {
  return firstVertices(inner).some((vertex) => areaHolds(outer, vertex));
}

/** A vertex of each ring. */
export function firstVertices(area: Area): FieldVector[] {
  return area.rings.flatMap((ring) => ring.slice(0, 1));
}

/** The sign of (squared distance of p from the segment) − squaredRadius. */
export function compareDistance([a, b]: Edge, p: FieldVector, squaredRadius: Radical): -1 | 0 | 1 {
  const along = minus(b, a);
  const fromA = minus(p, a);
  const fromB = minus(p, b);
  if (dotOf(fromA, along).sign() <= 0) return dotOf(fromA, fromA).compare(squaredRadius);
  if (dotOf(fromB, along).sign() >= 0) return dotOf(fromB, fromB).compare(squaredRadius);
  return crossOf(along, fromA)
    .squared()
    .compare(squaredRadius.times(dotOf(along, along)));
}

export function discMeetsArea(disc: RoundDisc, area: Area): boolean {
  if (areaHolds(area, disc.centre)) return true;
  const squaredRadius = disc.centre.x.field.whole(disc.radius ** 2n);
  return edgesOfArea(area).some((edge) => compareDistance(edge, disc.centre, squaredRadius) <= 0);
}

export function discsMeet(a: RoundDisc, b: RoundDisc): boolean {
  const between = minus(b.centre, a.centre);
  const reach = a.centre.x.field.whole((a.radius + b.radius) ** 2n);
  return dotOf(between, between).compare(reach) <= 0;
}

/** normal · (p − origin): how far a point lies beyond a half plane, in units of the normal's length. */
export function beyondHalf(half: Half, p: FieldVector): Radical {
  return dotWith(minus(p, half.origin), half.normal);
}

/** |normal| times a length. */
export function alongNormal(half: Half, length: bigint): Radical {
  const { x, y } = half.normal;
  return half.origin.x.field.root(x * x + y * y).scaledBy(length);
}

export function discMeetsHalf(disc: RoundDisc, half: Half): boolean {
  return beyondHalf(half, disc.centre).compare(alongNormal(half, disc.radius)) <= 0;
}

export function areaMeetsHalf(area: Area, half: Half): boolean {
  return area.rings.some((ring) => ring.some((vertex) => beyondHalf(half, vertex).sign() <= 0));
}

/** Two half planes are apart only if their normals are opposite and each lies beyond the other. */
export function halvesMeet(a: Half, b: Half): boolean {
  const field = a.origin.x.field;
  const normal = { x: field.whole(b.normal.x), y: field.whole(b.normal.y) };
  if (crossFrom(a.normal, normal).sign() !== 0 || dotWith(normal, a.normal).sign() > 0) return true;
  return beyondHalf(a, b.origin).sign() <= 0;
}
