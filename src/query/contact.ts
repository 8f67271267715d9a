import {
  type Contact,
  type ContactRecord,
  createContact,
  createContactRecord,
  setContact,
  touchContact,
} from "../convex/result.js";
import { wayAside } from "../exact/box.js";
import { askWithin, type BudgetOptions } from "../math/cost.js";
import { requireNames, requireOut } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import { anyContact, circlePolygonContact, polygonPolygonContact } from "../pairs/tables/any-cells.js";
import { halfPlaneTouch, roundWedgeContact } from "../pairs/tables/closed-form-cells.js";
import { capsulesContact, circlesContact, convexContact } from "../pairs/tables/convex-cells.js";
import { comesFirst, comesFirstOfKinds } from "../pairs/tables/order.js";
import { cellOfKinds, generalTable, type PairTable } from "../pairs/tables/pair-table.js";
import { refusePair } from "../shapes/arguments.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import type { HalfPlane, Kind, Shape, ShapesInOrder } from "../shapes/kind.js";
import { overlaps } from "./overlaps.js";

export { type Contact, createContact };

const contactTable: PairTable<boolean, ShapesInOrder, [out: ContactRecord, kindA: Kind, kindB: Kind]> =
  /* @__PURE__ */ generalTable({
    convex: convexContact,
    mixed: anyContact,
    roundWedge: roundWedgeContact,
    circleCircle: circlesContact,
    capsuleCapsule: capsulesContact,
    circlePolygon: circlePolygonContact,
    polygonPolygon: polygonPolygonContact,
    plane: halfPlaneTouch,
    onPlane: (a: Shape, b: HalfPlane, out: ContactRecord, kindA: Kind, kindB: Kind) => {
      const isTouching = halfPlaneTouch(b, a, out, kindB, kindA);
      out.normalX = -out.normalX;
      out.normalY = -out.normalY;
      return isTouching;
    },
  });

const record = /* @__PURE__ */ createContactRecord();

/**
 * The shortest translation that separates two overlapping shapes (the minimum translation vector), and the points where
 * they touch then; null iff not `overlaps(a, b)`.
 *
 * Moving b by `normal · depth` just ends the overlap; no other translation that does is shorter. `normal` is a unit
 * vector from a to b, `depth` at least 0 (Infinity if no translation separates them). Each of the one or two `points` is
 * halfway between a point of a and the point of b that it touches then; there are two, the ends of the common stretch,
 * where straight stretches touch.
 *
 * Scene units. Exchanging a and b reverses the normal and changes nothing else. Where several translations are shortest,
 * one is chosen, deterministically. Error of the depth: about 1e-14 · S for convex shapes and half planes, 1e-12 · S for
 * others, plus one ulp of the coordinates, S being the extents of both shapes plus the distance of their positions. With
 * `out`, that object is filled and returned; one made by `createContact` takes any contact without allocation. Cost:
 * below a microsecond for shapes with straight edges, and for points and circles with these, ellipses, sectors and arcs;
 * one microsecond or some for other convex shapes, and for others of few edges and arcs; tens of them for the rest.
 *
 * With `{ budget }` and too few steps for the shortest, a push along an axis that certainly parts the shapes, and
 * `isLeast: false`. Throws BudgetExceeded where there is none, as of half planes.
 *
 * @example
 * const { normal, depth } = contact(rect(0, 0, 10, 2), ellipse(0, 1.5, 2, 1)) ?? {};
 * console.log(normal, depth); // { x: 0, y: 1 } 0.5
 *
 * @example
 * const hook = (x: number, y: number) => polygon([[x, y], [x + 9, y], [x + 9, y + 9], [x + 8, y + 1]]);
 * contact(hook(0, 0), hook(-3, -1), undefined, { budget: 1 })?.isLeast; // false
 */
export function contact(a: Shape, b: Shape, out?: Contact, options?: BudgetOptions): Contact | null {
  if (out !== undefined) requireOut(out, touchContact, "contact: out", "what createContact makes");
  if (options !== undefined) return contactWithin(a, b, out, options);
  const kindA = a?.kind;
  const kindB = b?.kind;
  const isFlipped = !comesFirstOfKinds(kindA, kindB, a, b);
  const cell = isFlipped ? cellOfKinds(contactTable, kindB, kindA) : cellOfKinds(contactTable, kindA, kindB);
  if (cell === undefined) refusePair("contact", a, b);
  const isTouching = isFlipped ? cell(b, a, record, kindB, kindA) : cell(a, b, record, kindA, kindB);
  if (!isTouching) return null;
  if (out?.isLeast === false) out.isLeast = true;
  return setContact(out, record, isFlipped);
}

/** The same; where the budget does not suffice, a push that parts the shapes and need not be the least. */
function contactWithin(a: Shape, b: Shape, out: Contact | undefined, options: BudgetOptions): Contact | null {
  requireNames(options, ["budget"], "contact", "options");
  // Read once: a getter may give another budget each time.
  const { budget } = options;
  const { found, exceeded } = askWithin({ budget }, "contact", contact, a, b, out);
  if (exceeded === null) {
    if (found !== null && budget !== undefined) found.isLeast = true;
    return found;
  }
  if (!overlaps(a, b)) return null;
  const isFlipped = !comesFirst(a, b);
  if (!setPartingContact(isFlipped ? b : a, isFlipped ? a : b, record)) throw exceeded;
  const parting = setContact(out, record, isFlipped);
  parting.isLeast = false;
  return parting;
}

/** As a part of all coordinates together: more than the roundings of sides, of the push, and of the place that it is added to. */
const MARGIN = 2 ** -48;

/** More than what these lose to gradual underflow. */
const LEAST_MARGIN = 2 ** -1022;

const boxOfA: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const boxOfB: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/**
 * Sets the contact of a push that certainly parts two shapes: the shortest along an axis that brings b's box beside a's.
 * False if there is none, as for boxes without bounds.
 */
function setPartingContact(a: Shape, b: Shape, out: ContactRecord): boolean {
  bounds(a, boxOfA);
  bounds(b, boxOfB);
  const size = sizeOf(a, boxOfA) + sizeOf(b, boxOfB);
  const margin = MARGIN * size + LEAST_MARGIN;
  const aside = wayAside(boxOfA, boxOfB, margin);
  if (aside === null) return false;
  out.normalX = aside.nx;
  out.normalY = aside.ny;
  out.depth = aside.length;
  out.count = 1;
  out.x0 = middleBetween(Math.max(boxOfA.minX, boxOfB.minX), Math.min(boxOfA.maxX, boxOfB.maxX));
  out.y0 = middleBetween(Math.max(boxOfA.minY, boxOfB.minY), Math.min(boxOfA.maxY, boxOfB.maxY));
  return true;
}

/** The coordinates of a shape's position and its box together; sides that are nowhere do not count. */
function sizeOf({ x, y }: Readonly<Vec2>, { minX, minY, maxX, maxY }: Bounds): number {
  let size = 0;
  for (const number of [x, y, minX, minY, maxX, maxY]) if (Number.isFinite(number)) size += Math.abs(number);
  return size;
}

/** The middle between two coordinates, or the one that is finite. */
export function middleBetween(low: number, high: number): number {
  if (low === Number.NEGATIVE_INFINITY) return high === Number.POSITIVE_INFINITY ? 0 : high;
  return high === Number.POSITIVE_INFINITY ? low : low / 2 + high / 2 + 0;
}
