import type {
  AnnularSector,
  Arc,
  Capsule,
  Circle,
  Compound,
  Directions,
  Ellipse,
  HalfPlane,
  Kind,
  Point,
  Polygon,
  Polyline,
  Rect,
  RoundedRect,
  Sector,
  Shape,
} from "../../shapes/kind.js";
import type { BoxShape, CentredShape, EndedShape } from "../../shapes/reductions.js";

/**
 * Whether a is first in the order in which a pair is computed, so that exchanging the two exchanges the answer bit for
 * bit: by kind, then by the stored numbers. Of two equal shapes, either comes first; so does a value that is no shape,
 * which the caller refuses.
 */
export function comesFirst(a: Shape, b: Shape): boolean {
  return comesFirstOfKinds(a?.kind, b?.kind, a, b);
}

/** The same for shapes whose kinds have been read, which costs most in calls with many kinds. */
export function comesFirstOfKinds(kindA: Kind, kindB: Kind, a: Shape, b: Shape): boolean {
  return kindA === kindB ? orderOfOneKind(kindA, a, b) <= 0 : kindA < kindB;
}

/** Whether two shapes are of one kind and store the same: so they denote the same set. */
export function haveSameNumbers(a: Shape, b: Shape): boolean {
  return a.kind === b.kind && orderOf(a, b) === 0;
}

/** Negative, 0 or positive, for a before, equal to, or after b. */
function orderOf(a: Shape, b: Shape): number {
  return a.kind === b.kind ? orderOfOneKind(a.kind, a, b) : a.kind - b.kind;
}

function orderOfOneKind(kind: Kind, a: Shape, b: Shape): number {
  const order = orders[kind] as ((a: Shape, b: Shape) => number) | undefined;
  return order === undefined ? 0 : order(a, b);
}

/**
 * The order of two shapes of one kind: the number that nearly always decides is compared first. Each kind has a function
 * of its own, or shares one with a kind of the same form, so that it reads objects of few layouts (see `ByKind`).
 */
const orders: readonly ((a: never, b: never) => number)[] = [
  orderOfPoints,
  orderOfCircles,
  orderOfEllipses,
  orderOfRects,
  orderOfSectors,
  orderOfSegments,
  orderOfCapsules,
  orderOfRoundedRects,
  orderOfPolygons,
  orderOfHalfPlanes,
  orderOfAnnularSectors,
  orderOfSectors,
  orderOfPolylines,
  orderOfCompounds,
];

function compare(a: number, b: number): number {
  return Number(a > b) - Number(a < b);
}

function orderOfPoints(a: Point, b: Point): number {
  return compare(a.x, b.x) || compare(a.y, b.y);
}

export function orderOfCircles(a: Circle, b: Circle): number {
  return compare(a.x, b.x) || compare(a.y, b.y) || compare(a.r, b.r);
}

export function orderOfEllipses(a: Ellipse, b: Ellipse): number {
  return (
    compare(a.x, b.x) || compare(a.y, b.y) || compare(a.rx, b.rx) || compare(a.ry, b.ry) || orderOfAxes(a, b)
  );
}

export function orderOfRects(a: Rect, b: Rect): number {
  return compare(a.x, b.x) || orderOfBoxes(a, b) || orderOfAxes(a, b);
}

function orderOfRoundedRects(a: RoundedRect, b: RoundedRect): number {
  return compare(a.x, b.x) || orderOfBoxes(a, b) || compare(a.r, b.r) || orderOfAxes(a, b);
}

function orderOfBoxes(a: BoxShape, b: BoxShape): number {
  return compare(a.y, b.y) || compare(a.halfWidth, b.halfWidth) || compare(a.halfHeight, b.halfHeight);
}

function orderOfAxes(a: CentredShape, b: CentredShape): number {
  return compare(a.ux, b.ux) || compare(a.uy, b.uy);
}

function orderOfSectors(a: Sector | Arc, b: Sector | Arc): number {
  return compare(a.x, b.x) || compare(a.y, b.y) || compare(a.r, b.r) || orderOfDirections(a, b);
}

function orderOfAnnularSectors(a: AnnularSector, b: AnnularSector): number {
  return (
    compare(a.x, b.x) ||
    compare(a.y, b.y) ||
    compare(a.innerR, b.innerR) ||
    compare(a.outerR, b.outerR) ||
    orderOfDirections(a, b)
  );
}

function orderOfDirections(a: Directions, b: Directions): number {
  return (
    a.opening - b.opening ||
    compare(a.startX, b.startX) ||
    compare(a.startY, b.startY) ||
    compare(a.endX, b.endX) ||
    compare(a.endY, b.endY)
  );
}

function orderOfSegments(a: EndedShape, b: EndedShape): number {
  return (
    compare(a.ax, b.ax) ||
    compare(a.x, b.x) ||
    compare(a.y, b.y) ||
    compare(a.ay, b.ay) ||
    compare(a.bx, b.bx) ||
    compare(a.by, b.by)
  );
}

export function orderOfCapsules(a: Capsule, b: Capsule): number {
  return orderOfSegments(a, b) || compare(a.r, b.r);
}

export function orderOfPolygons(a: Polygon, b: Polygon): number {
  return (
    compare(a.minX, b.minX) ||
    compare(a.x, b.x) ||
    compare(a.y, b.y) ||
    orderOfLists(a.vertices, b.vertices) ||
    orderOfLists(a.ringEnds, b.ringEnds)
  );
}

function orderOfHalfPlanes(a: HalfPlane, b: HalfPlane): number {
  return compare(a.x, b.x) || compare(a.y, b.y) || compare(a.nx, b.nx) || compare(a.ny, b.ny);
}

function orderOfPolylines(a: Polyline, b: Polyline): number {
  return compare(a.x, b.x) || compare(a.y, b.y) || orderOfLists(a.points, b.points);
}

function orderOfLists(a: readonly number[], b: readonly number[]): number {
  let order = a.length - b.length;
  for (let i = 0; order === 0 && i < a.length; i += 1) {
    order = compare(a[i] as number, b[i] as number);
  }
  return order;
}

function orderOfCompounds(a: Compound, b: Compound): number {
  let order = compare(a.x, b.x) || compare(a.y, b.y) || a.parts.length - b.parts.length;
  for (let i = 0; order === 0 && i < a.parts.length; i += 1) {
    order = orderOf(a.parts[i] as Shape, b.parts[i] as Shape);
  }
  return order;
}
