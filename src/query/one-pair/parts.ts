/*
 * `contact` and `distance` of one pair of kinds, for programs that use no others, without code for these. They take the
 * same steps as the queries on all shapes, and so give the same bits.
 */

import {
  type Contact,
  type ContactRecord,
  createContact,
  createContactRecord,
  type Gap,
  setContact,
  touchContact,
} from "../../convex/result.js";
import { requireOut, wrongType } from "../../math/validation.js";
import type { Verdict } from "../../math/verdict.js";
import { WayToCore, wayReader } from "../../nearest/read-way.js";
import { setWayBy, setWayGap, verdictOfWay } from "../../nearest/way-to-core.js";
import { gapByAxes, setContactByAxes } from "../../pairs/contact/edged-axes.js";
import { first, second } from "../../pairs/contact/edged-nearest.js";
import type { EdgeChain } from "../../pairs/edges/edge-chain.js";
import { setPolygonChain } from "../../pairs/edges/set-chain.js";
import type { Kind, Polygon, Shape } from "../../shapes/kind.js";
import { settleGapBy } from "../least-gap.js";
import { inOwnUnit, inUsualUnitByChains } from "../usual-unit.js";

/** The kinds as numbers, since the list of all of them weighs more than a function's check of its own. */
export const POINT: typeof Kind.point = 0;
export const CIRCLE: typeof Kind.circle = 1;
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

/** The functions for two kinds. */
interface PairParts<A extends Shape, B extends Shape> {
  readonly chainA: (out: EdgeChain, shape: A) => void;
  readonly chainB: (out: EdgeChain, shape: B) => void;
  /** Exact, for shapes whose chains are set. */
  readonly overlap: (a: A, b: B) => boolean;
  /** For two shapes of one kind: the order in which they are computed. */
  readonly order?: (a: A & B, b: A & B) => number;
}

interface ContactParts<A extends Shape, B extends Shape> extends PairParts<A, B> {
  /** Of shapes for which both chains stand. */
  readonly quick: (a: A, b: B, out: ContactRecord, isKnown: boolean) => Verdict;
}

interface DistanceParts<A extends Shape, B extends Shape> extends PairParts<A, B> {
  /** Of shapes for which both chains stand. */
  readonly quick: (a: A, b: B, out: Gap) => Verdict;
  readonly extentA: (a: A) => number;
  readonly extentB: (b: B) => number;
}

const record = /* @__PURE__ */ createContactRecord();

export function contactOf<A extends Shape, B extends Shape>(
  name: string,
  kindA: A["kind"],
  kindB: B["kind"],
  { chainA, chainB, order, overlap, quick }: ContactParts<A, B>,
): PairContact<A, B> {
  const inOrder = (a: A, b: B): boolean => {
    chainA(first, a);
    chainB(second, b);
    const verdict = quick(a, b, record, false);
    if (verdict !== 0) return verdict > 0;
    if (!overlap(a, b)) return false;
    if (quick(a, b, record, true) > 0) return true;
    const other = inUsualUnitByChains(a, b);
    if (other !== null && inOrder(other.a, other.b)) inOwnUnit(record, other.power);
    else {
      chainA(first, a);
      chainB(second, b);
      setContactByAxes(record);
    }
    return true;
  };
  return (a, b, out) => {
    if (out !== undefined) requireOut(out, touchContact, `${name}: out`, "what createContact makes");
    requireKind(a, kindA, name, "a");
    requireKind(b, kindB, name, "b");
    const isFlipped = isAfter(order, a, b);
    const isTouching = isFlipped ? inOrder(b as Shape as A, a as Shape as B) : inOrder(a, b);
    return isTouching ? setContact(out ?? createContact(), record, isFlipped) : null;
  };
}

/** Refuses what is not of the kind that a function has in its name, as "circleRectContact". */
function requireKind(shape: Shape, kind: Kind, name: string, letter: string): void {
  if (shape?.kind !== kind) throw wrongType(shape, `${name}: ${letter}`, "of the kind in its name");
}

/** Whether two shapes are of one kind, and the second comes first. */
function isAfter<A extends Shape, B extends Shape>(order: PairParts<A, B>["order"], a: A, b: B): boolean {
  return order !== undefined && order(a as A & B, b as A & B) > 0;
}

const gap: Gap = { distance: 0.5 };

/**
 * Sets the distance of shapes that are apart and whose chains are set; at extreme sizes in another unit, in which `find`
 * answers.
 */
function setSlowGap<A extends Shape, B extends Shape>(a: A, b: B, find: (a: A, b: B) => number): void {
  const other = inUsualUnitByChains(a, b);
  gap.distance = other === null ? gapByAxes() : find(other.a, other.b) / other.power;
}

export function distanceOf<A extends Shape, B extends Shape>(
  name: string,
  kindA: A["kind"],
  kindB: B["kind"],
  { chainA, chainB, extentA, extentB, order, overlap, quick }: DistanceParts<A, B>,
): PairDistance<A, B> {
  const inOrder = (a: A, b: B): number => {
    chainA(first, a);
    chainB(second, b);
    const verdict = quick(a, b, gap);
    if (verdict > 0 || (verdict === 0 && overlap(a, b))) return 0;
    if (verdict === 0) setSlowGap(a, b, inOrder);
    settleGapBy(gap, a, b, extentA, extentB);
    return gap.distance;
  };
  return (a, b) => {
    requireKind(a, kindA, name, "a");
    requireKind(b, kindB, name, "b");
    return isAfter(order, a, b) ? inOrder(b as Shape as A, a as Shape as B) : inOrder(a, b);
  };
}

interface RoundDistanceParts<A extends Shape, B extends Shape> extends Omit<DistanceParts<A, B>, "quick"> {
  readonly readA: (a: A, way: WayToCore) => boolean;
  readonly readB: (b: B, way: WayToCore) => boolean;
}

const way = /* @__PURE__ */ new WayToCore();

/** The distance of a point or a circle: along the way to the core of the other shape, wherever that can be measured. */
export function roundDistanceOf<A extends Shape, B extends Shape>(
  name: string,
  kindA: A["kind"],
  kindB: B["kind"],
  { chainA, chainB, extentA, extentB, order, overlap, readA, readB }: RoundDistanceParts<A, B>,
): PairDistance<A, B> {
  const read = wayReader(readA, readB);
  const inOrder = (a: A, b: B): number => {
    setWayBy(read, way, a, b);
    chainA(first, a);
    chainB(second, b);
    const verdict = verdictOfWay(way);
    if (verdict > 0 || (verdict === 0 && overlap(a, b))) return 0;
    if (way.isMeasured) setWayGap(way, gap);
    else setSlowGap(a, b, inOrder);
    settleGapBy(gap, a, b, extentA, extentB);
    return gap.distance;
  };
  return (a, b) => {
    requireKind(a, kindA, name, "a");
    requireKind(b, kindB, name, "b");
    return isAfter(order, a, b) ? inOrder(b as Shape as A, a as Shape as B) : inOrder(a, b);
  };
}

/** As `setPolygonChain`, for convex polygons: a chain does not hold all of another. */
export function setConvexChain(out: EdgeChain, shape: Polygon): void {
  if (!shape.convex) throw new TypeError("the polygon must be convex: `contact` and `distance` take any");
  setPolygonChain(out, shape);
}
