import {
  type Capsule,
  type Circle,
  type Ellipse,
  Kind,
  type Point,
  type Polygon,
  type Rect,
  type RoundedRect,
  type Segment,
  type Shape,
} from "../shapes/kind.js";
import {
  listCapsule,
  listCircle,
  listEllipse,
  listNumbers,
  listPosition,
  listRect,
  MOST_NUMBERS,
} from "./numbers-of-shape.js";

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
 * The order of two shapes of one kind. The numbers that nearly always decide are compared at once, without a list; each
 * kind has a function of its own, which reads objects of one layout only.
 */
const orders: readonly ((a: never, b: never) => number)[] = [
  orderOfPoints,
  orderOfCircles,
  orderOfEllipses,
  orderOfRects,
  orderOfNumbers,
  orderOfSegments,
  orderOfCapsules,
  orderOfRoundedRects,
  orderOfPolygons,
  orderOfNumbers,
  orderOfNumbers,
  orderOfNumbers,
  orderOfNumbers,
  orderOfNumbers,
];

function orderOfPoints(a: Point, b: Point): number {
  return orderOfDoubles(a.x, b.x) || orderOfNumbers(a, b);
}

export function orderOfCircles(a: Circle, b: Circle): number {
  return orderOfDoubles(a.x, b.x) || orderOfListed(listCircle, a, b);
}

export function orderOfEllipses(a: Ellipse, b: Ellipse): number {
  return orderOfDoubles(a.x, b.x) || orderOfListed(listEllipse, a, b);
}

export function orderOfRects(a: Rect, b: Rect): number {
  return orderOfDoubles(a.x, b.x) || orderOfListed(listRect, a, b);
}

function orderOfRoundedRects(a: RoundedRect, b: RoundedRect): number {
  return orderOfDoubles(a.x, b.x) || orderOfNumbers(a, b);
}

function orderOfSegments(a: Segment, b: Segment): number {
  return orderOfDoubles(a.ax, b.ax) || orderOfNumbers(a, b);
}

export function orderOfCapsules(a: Capsule, b: Capsule): number {
  return orderOfDoubles(a.ax, b.ax) || orderOfListed(listCapsule, a, b);
}

export function orderOfPolygons(a: Polygon, b: Polygon): number {
  return orderOfDoubles(a.minX, b.minX) || orderOfListed(listPosition, a, b) || orderOfVertices(a, b);
}

/** The numbers of the two shapes that are compared. */
const numbersOfA = /* @__PURE__ */ new Float64Array(MOST_NUMBERS);
const numbersOfB = /* @__PURE__ */ new Float64Array(MOST_NUMBERS);

function orderOfNumbers(a: Shape, b: Shape): number {
  return orderOfListed(listNumbers, a, b) || orderOfRest(a, b);
}

function orderOfListed<S extends Shape>(list: (shape: S, out: Float64Array) => number, a: S, b: S): number {
  const count = list(a, numbersOfA);
  list(b, numbersOfB);
  return orderOfLists(numbersOfA, numbersOfB, count);
}

/** By what else two shapes of the same kind store. */
function orderOfRest(a: Shape, b: Shape): number {
  switch (a.kind) {
    case Kind.polygon:
      return orderOfVertices(a, b as typeof a);
    case Kind.polyline:
      return orderOfArrays(a.points, (b as typeof a).points);
    case Kind.compound:
      return orderOfParts(a.parts, (b as typeof a).parts);
    default:
      return 0;
  }
}

function orderOfVertices(a: Polygon, b: Polygon): number {
  return orderOfArrays(a.vertices, b.vertices) || orderOfArrays(a.ringEnds, b.ringEnds);
}

function orderOfArrays(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return a.length - b.length || orderOfLists(a, b, a.length);
}

function orderOfLists(a: ArrayLike<number>, b: ArrayLike<number>, count: number): number {
  for (let i = 0; i < count; i += 1) {
    const order = orderOfDoubles(a[i] as number, b[i] as number);
    if (order !== 0) return order;
  }
  return 0;
}

function orderOfDoubles(a: number, b: number): number {
  return Number(a > b) - Number(a < b);
}

function orderOfParts(a: readonly Shape[], b: readonly Shape[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let i = 0; i < a.length; i += 1) {
    const order = orderOf(a[i] as Shape, b[i] as Shape);
    if (order !== 0) return order;
  }
  return 0;
}
