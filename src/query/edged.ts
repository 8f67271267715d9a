/** Questions about points, circles and shapes of straight edges only, for code that has no others and loads nothing for them. */

import {
  type Contact,
  type ContactRecord,
  createContactRecord,
  type Gap,
  setContact,
  touchContact,
} from "../convex/result.js";
import { setChain } from "../forms/set-chain.js";
import { requireOut } from "../math/validation.js";
import { rectEdgesOverlapExact } from "../pairs/boxes/rect-edges.js";
import { rectRectOverlapExact } from "../pairs/boxes/rect-rect.js";
import { circleRectOverlapExact } from "../pairs/boxes/round-rect.js";
import { first, second } from "../pairs/contact/edged-nearest.js";
import { setQuickContact, setQuickGap } from "../pairs/contact/quick-contact.js";
import { edgedDecision, edgedFilter } from "../pairs/edges/chain-chain.js";
import { setSlowContact, setSlowGap, settleGap } from "../pairs/tables/extreme-lengths.js";
import { comesFirst } from "../pairs/tables/order.js";
import { wrongShape } from "../shapes/arguments.js";
import {
  type Capsule,
  type Circle,
  Kind,
  type Point,
  type Polygon,
  type Rect,
  type Segment,
} from "../shapes/kind.js";

/**
 * A point, a circle, or a shape of straight edges; a capsule has a radius around its one.
 *
 * @example
 * const shapes: Edged[] = [circle(0, 0, 2), rect(3, 0, 4, 4), segment(9, 0, 9, 5)];
 * shapes.filter((shape) => edgedOverlaps(shape, point(1.5, 0))).length; // 2
 */
export type Edged = Point | Circle | Rect | Segment | Capsule | Polygon;

/**
 * As `overlaps`, for points, circles, segments, capsules, rectangles and polygons alone, convex or not: the same answers, exact,
 * a third of the size to load.
 *
 * @throws {TypeError} for other kinds
 * @example
 * edgedOverlaps(capsule(0, 0, 4, 0, 1), rect(5, 2, 4, 2)); // true
 */
export function edgedOverlaps(a: Edged, b: Edged): boolean {
  requireEdged(a, "edgedOverlaps: a");
  requireEdged(b, "edgedOverlaps: b");
  return inOrderOverlap(a.kind <= b.kind ? a : b, a.kind <= b.kind ? b : a);
}

/**
 * As `contact`, for points, circles, segments, capsules, rectangles and convex polygons alone: the same answers, a quarter of the
 * size to load. They are the same bits, but for last digits where the two have more than 64 vertices together.
 *
 * @throws {TypeError} for other kinds, and for polygons that are not convex
 * @example
 * const { normal, depth } = edgedContact(circle(0, 0, 2), rect(2.5, 0, 2, 2)) ?? {};
 * console.log(normal, depth); // { x: 1, y: 0 } 0.5
 */
export function edgedContact(a: Edged, b: Edged, out?: Contact): Contact | null {
  if (out !== undefined) requireOut(out, touchContact, "edgedContact: out", "what createContact makes");
  requireConvex(a, "edgedContact: a");
  requireConvex(b, "edgedContact: b");
  const isFlipped = !comesFirst(a, b);
  const isTouching = isFlipped ? inOrderContact(b, a) : inOrderContact(a, b);
  return isTouching ? setContact(out, record, isFlipped) : null;
}

/**
 * As `distance`, for points, circles, segments, capsules, rectangles and polygons alone, convex or not: 0 iff `edgedOverlaps`, else
 * the same length but for its last digits, a third of the size to load.
 *
 * @throws {TypeError} for other kinds
 * @example
 * edgedDistance(circle(0, 0, 2), rect(6, 0, 4, 4)); // 2
 */
export function edgedDistance(a: Edged, b: Edged): number {
  requireEdged(a, "edgedDistance: a");
  requireEdged(b, "edgedDistance: b");
  return comesFirst(a, b) ? inOrderDistance(a, b) : inOrderDistance(b, a);
}

function inOrderDistance(p: Edged, q: Edged): number {
  const verdict = isConvex(p) && isConvex(q) ? setQuickGap(p, q, gap, false) : 0;
  if (verdict > 0 || (verdict === 0 && inOrderOverlap(p, q))) return 0;
  if (verdict === 0) {
    setChains(p, q);
    setSlowGap(p, q, gap, inOrderDistance);
  }
  settleGap(gap, p, q);
  return gap.distance;
}

const gap: Gap = { distance: 0.5 };

const record: ContactRecord = /* @__PURE__ */ createContactRecord();

function requireEdged(shape: Edged, parameter: string): void {
  switch (shape?.kind) {
    case Kind.point:
    case Kind.circle:
    case Kind.rect:
    case Kind.segment:
    case Kind.capsule:
    case Kind.polygon:
      return;
    default:
      throw wrongShape(shape, parameter, "a point, circle, segment, capsule, rect or polygon");
  }
}

function isConvex(shape: Edged): boolean {
  return shape.kind !== Kind.polygon || shape.convex;
}

function requireConvex(shape: Edged, parameter: string): void {
  requireEdged(shape, parameter);
  if (!isConvex(shape)) throw wrongShape(shape, parameter, "convex, if it is a polygon");
}

/** Whether two shapes, in the order of their kinds, overlap. */
function inOrderOverlap(a: Edged, b: Edged): boolean {
  const verdict = edgedFilter(a, b);
  if (verdict !== 0) return verdict > 0;
  const decision = edgedDecision(a, b);
  return decision !== 0 ? decision > 0 : turnedOverlap(a, b);
}

/** The same, exactly, for a rectangle that is turned and any other shape. */
function turnedOverlap(a: Edged, b: Edged): boolean {
  if (b.kind === Kind.rect) {
    if (a.kind === Kind.rect) return rectRectOverlapExact(a, b);
    const r = a.kind === Kind.circle ? a.r : 0;
    return circleRectOverlapExact({ kind: Kind.circle, x: a.x, y: a.y, r }, b);
  }
  return rectEdgesOverlapExact(a as Rect, b as Segment | Capsule | Polygon);
}

/** False if the shapes, in the order in which they are computed, do not overlap. */
function inOrderContact(a: Edged, b: Edged): boolean {
  const verdict = setQuickContact(a, b, record, false);
  if (verdict !== 0) return verdict > 0;
  if (!inOrderOverlap(a, b)) return false;
  if (setQuickContact(a, b, record, true) <= 0) setSlowContact(a, b, record, setChains, inOrderContact);
  return true;
}

function setChains(a: Edged, b: Edged): void {
  setChain(first, a);
  setChain(second, b);
}
