/*
 * `contact` and `distance` of one pair of kinds, for programs that use no others, without code for these. They take the
 * same steps as the queries on all shapes, and so give the same bits.
 */

import {
  type Contact,
  type ContactRecord,
  createContactRecord,
  type Gap,
  setContact,
  touchContact,
} from "../../convex/result.js";
import type { EdgeChain } from "../../forms/forms.js";
import { setPolygonChain } from "../../forms/set-chain.js";
import { requireOut, wrongType } from "../../math/validation.js";
import type { Verdict } from "../../math/verdict.js";
import type { Capsule, Circle, Kind, Point, Polygon, Rect, Shape } from "../../shapes/kind.js";
import { isAnyEdgeWithin, isEdgeWithin } from "../boxes/rect-edges.js";
import { circleRectOverlapInIntegers } from "../boxes/round-rect.js";
import { first, second } from "../contact/edged-nearest.js";
import { setWayBy, setWayGap, verdictOfWay, WayToCore, wayReader } from "../contact/way-to-core.js";
import { areWithin, chainsOverlap, ringsHold } from "../edges/chain-overlap.js";
import { setSlowContact, setSlowGap, settleGapBy } from "../tables/extreme-lengths.js";

/** The kinds as numbers, since importing the list of all kinds would make the bundles larger. */
export const POINT: typeof Kind.point = 0;
export const CIRCLE: typeof Kind.circle = 1;
export const ELLIPSE: typeof Kind.ellipse = 2;
export const RECT: typeof Kind.rect = 3;
export const CAPSULE: typeof Kind.capsule = 6;
export const POLYGON: typeof Kind.polygon = 8;

/**
 * `contact` of two kinds.
 *
 * @example
 * const push: PairContact<Circle, Rect> = circleRectContact;
 * push(circle(0, 0, 2), rect(3, 0, 4, 4))?.depth; // 1
 */
export type PairContact<A extends Shape, B extends Shape> = (a: A, b: B, out?: Contact) => Contact | null;

/**
 * `distance` of two kinds.
 *
 * @example
 * const gap: PairDistance<Point, Circle> = pointCircleDistance;
 * gap(point(5, 0), circle(0, 0, 2)); // 3
 */
export type PairDistance<A extends Shape, B extends Shape> = (a: A, b: B) => number;

export interface OfKind<A extends Shape> {
  readonly kind: A["kind"];
}

/** A kind, and how the chain of a shape of that kind is set. */
export interface Side<A extends Shape> extends OfKind<A> {
  /** `name` is that of the exported function, for its messages. */
  readonly setChain: (shape: A, out: EdgeChain, name: string) => void;
}

/** A kind, and the distance from the position of a shape of it to its farthest point. */
export interface Measured<A extends Shape> extends OfKind<A> {
  readonly extentOf: (shape: A) => number;
}

/** Both, for distances. */
export interface MeasuredSide<A extends Shape> extends Side<A>, Measured<A> {}

/** Compares two shapes of one kind; if the result is positive, they are computed in the other order. */
export type Order<A, B> = (a: A & B, b: A & B) => number;

export const record: ContactRecord = /* @__PURE__ */ createContactRecord();
export const gap: Gap = { distance: 0.5 };

/** Makes a `contact` function of `inOrder`, which sets the record, and returns false if the shapes do not overlap. */
export function contactBy<A extends Shape, B extends Shape>(
  name: string,
  sideA: OfKind<A>,
  sideB: OfKind<B>,
  inOrder: (a: A, b: B) => boolean,
  order?: Order<A, B>,
): PairContact<A, B> {
  return (a, b, out) => {
    if (out !== undefined) requireOut(out, touchContact, `${name}: out`, "what createContact makes");
    requireKind(a, sideA.kind, name, "a");
    requireKind(b, sideB.kind, name, "b");
    const isFlipped = order !== undefined && order(a as A & B, b as A & B) > 0;
    const isTouching = isFlipped ? inOrder(b as Shape as A, a as Shape as B) : inOrder(a, b);
    return isTouching ? setContact(out, record, isFlipped) : null;
  };
}

/** Makes a `distance` function of `inOrder`, which returns the distance. */
export function distanceBy<A extends Shape, B extends Shape>(
  name: string,
  sideA: OfKind<A>,
  sideB: OfKind<B>,
  inOrder: (a: A, b: B) => number,
  order?: Order<A, B>,
): PairDistance<A, B> {
  return (a, b) => {
    requireKind(a, sideA.kind, name, "a");
    requireKind(b, sideB.kind, name, "b");
    const isFlipped = order !== undefined && order(a as A & B, b as A & B) > 0;
    return isFlipped ? inOrder(b as Shape as A, a as Shape as B) : inOrder(a, b);
  };
}

/** Makes a `contact` function of two kinds by their chains, which are set before `quick` and the exact `overlap` are called. */
export function contactOf<A extends Shape, B extends Shape>(
  name: string,
  sideA: Side<A>,
  sideB: Side<B>,
  overlap: (a: A, b: B) => boolean,
  quick: (a: A, b: B, out: ContactRecord, isKnown: boolean) => Verdict,
  order?: Order<A, B>,
): PairContact<A, B> {
  const setChains = (a: A, b: B): void => {
    sideA.setChain(a, first, name);
    sideB.setChain(b, second, name);
  };
  const inOrder = (a: A, b: B): boolean => {
    setChains(a, b);
    const verdict = quick(a, b, record, false);
    if (verdict !== 0) return verdict > 0;
    if (!overlap(a, b)) return false;
    if (quick(a, b, record, true) <= 0) setSlowContact(a, b, record, setChains, inOrder);
    return true;
  };
  return contactBy(name, sideA, sideB, inOrder, order);
}

/** `contact` of two kinds for which `set` always finds the contact of shapes known to overlap; `overlap` is exact. */
export function settledContactOf<A extends Shape, B extends Shape>(
  name: string,
  sideA: OfKind<A>,
  sideB: OfKind<B>,
  overlap: (a: A, b: B) => boolean,
  set: (a: A, b: B, out: ContactRecord, isKnown: boolean) => Verdict,
  order?: Order<A, B>,
): PairContact<A, B> {
  const inOrder = (a: A, b: B): boolean => {
    const verdict = set(a, b, record, false);
    return verdict !== 0 ? verdict > 0 : overlap(a, b) && set(a, b, record, true) > 0;
  };
  return contactBy(name, sideA, sideB, inOrder, order);
}

/** `distance` of two kinds for which `set` always finds the gap of shapes known to be apart; `overlap` is exact. */
export function settledDistanceOf<A extends Shape, B extends Shape>(
  name: string,
  sideA: Measured<A>,
  sideB: Measured<B>,
  overlap: (a: A, b: B) => boolean,
  set: (a: A, b: B, out: Gap, isKnown: boolean) => Verdict,
  order?: Order<A, B>,
): PairDistance<A, B> {
  const inOrder = (a: A, b: B): number => {
    const verdict = set(a, b, gap, false);
    if (verdict > 0 || (verdict === 0 && overlap(a, b))) return 0;
    if (verdict === 0) set(a, b, gap, true);
    settleGapBy(gap, a, b, sideA.extentOf, sideB.extentOf);
    return gap.distance;
  };
  return distanceBy(name, sideA, sideB, inOrder, order);
}

/** Throws TypeError for a shape that is not of the kind in the function's name. The message has kinds as numbers, as in `Kind`. */
function requireKind(shape: Shape, kind: Kind, name: string, letter: string): void {
  if (shape?.kind !== kind)
    throw wrongType(shape?.kind, `${name}: the kind of ${letter}`, `${kind}, as in its name`);
}

export function distanceOf<A extends Shape, B extends Shape>(
  name: string,
  sideA: MeasuredSide<A>,
  sideB: MeasuredSide<B>,
  overlap: (a: A, b: B) => boolean,
  quick: (a: A, b: B, out: Gap) => Verdict,
  order?: Order<A, B>,
): PairDistance<A, B> {
  const setChains = (a: A, b: B): void => {
    sideA.setChain(a, first, name);
    sideB.setChain(b, second, name);
  };
  const inOrder = (a: A, b: B): number => {
    setChains(a, b);
    const verdict = quick(a, b, gap);
    if (verdict > 0 || (verdict === 0 && overlap(a, b))) return 0;
    if (verdict === 0) setSlowGap(a, b, gap, inOrder);
    settleGapBy(gap, a, b, sideA.extentOf, sideB.extentOf);
    return gap.distance;
  };
  return distanceBy(name, sideA, sideB, inOrder, order);
}

const way = /* @__PURE__ */ new WayToCore();

/** The distance of a point or a circle from a shape whose core is a vertex, a segment or a box, along the way to that core. */
export function wayGapOf<A extends Shape, B extends Shape>(
  readA: (a: A, way: WayToCore) => boolean,
  readB: (b: B, way: WayToCore) => boolean,
): (a: A, b: B, out: Gap, isKnown: boolean) => Verdict {
  const read = wayReader(readA, readB);
  return (a, b, out, isKnown) => {
    setWayBy(read, way, a, b);
    setWayGap(way, out);
    return isKnown ? -1 : verdictOfWay(way);
  };
}

export function requireConvex(name: string, { convex }: Polygon): void {
  if (!convex)
    throw new TypeError(`${name}: a polygon must be convex: \`contact\` and \`distance\` take any`);
}

/** Sets the chain of a polygon; throws a TypeError if it is not convex. */
export function setConvexChain(shape: Polygon, out: EdgeChain, name: string): void {
  requireConvex(name, shape);
  setPolygonChain(shape, out);
}

/* Exact overlap of the two shapes that both chains represent, without the filters and trees that queries on all kinds share. */

export function pointRectOverlap({ x, y }: Point, b: Rect): boolean {
  return circleRectOverlapInIntegers({ x, y, r: 0 }, b);
}

export function pointCapsuleOverlap({ x, y }: Point, b: Capsule): boolean {
  return areWithin([x, y, x, y, b.ax, b.ay, b.bx, b.by], 0, b.r);
}

export function circleCapsuleOverlap({ x, y, r }: Circle, b: Capsule): boolean {
  return areWithin([x, y, x, y, b.ax, b.ay, b.bx, b.by], r, b.r);
}

export function capsulesOverlap(a: Capsule, b: Capsule): boolean {
  return areWithin([a.ax, a.ay, a.bx, a.by, b.ax, b.ay, b.bx, b.by], a.r, b.r);
}

/** For two of these kinds or polygons, whose chains are set. */
export function solidsOverlap(): boolean {
  return chainsOverlap(first, second);
}

/** For a rectangle and a capsule: without a chain of the rectangle, whose corners are rounded there. */
export function rectEdgeOverlap(a: Rect, { ax, ay, bx, by, r }: Capsule): boolean {
  return isEdgeWithin(a, ax, ay, bx, by, r);
}

/** For a rectangle and a polygon, whose chain is the second one. */
export function rectSolidOverlap(a: Rect): boolean {
  return isAnyEdgeWithin(a, second) || ringsHold(second.points, second.ringEnds, a);
}
