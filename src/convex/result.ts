import { withinDoubles } from "../math/exact.js";
import { requireExtensible, touchVector } from "../math/validation.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";

/** The distance of two shapes. */
export interface Gap {
  /** 0 iff the shapes have a common point. */
  distance: number;
}

/**
 * The closest points of two shapes.
 *
 * @example
 * const nearest: ClosestPoints = closestPoints(circle(0, 0, 2), point(5, 0));
 * console.log(nearest.distance, nearest.a, nearest.b); // 3 { x: 2, y: 0 } { x: 5, y: 0 }
 */
export interface ClosestPoints extends Gap {
  /** In the first shape. */
  a: Vec2;
  /** In the second shape. */
  b: Vec2;
}

export function createClosestPoints(): ClosestPoints {
  return { distance: 0, a: { x: 0, y: 0 }, b: { x: 0, y: 0 } };
}

/** The same to be kept and filled again and again, for the reason that `ScratchVector` is. */
export function scratchClosestPoints(): ClosestPoints {
  return { distance: 0.5, a: new ScratchVector(), b: new ScratchVector() };
}

/** Sets the point halfway between the closest points. */
export function setMiddle(out: Vec2, { a, b }: ClosestPoints): void {
  out.x = a.x + (b.x - a.x) / 2;
  out.y = a.y + (b.y - a.y) / 2;
}

/**
 * The shortest translation that separates two overlapping shapes, and where they touch then.
 *
 * @example
 * const found: Contact | null = contact(rect(0, 0, 4, 4), rect(3, 0, 4, 4));
 * console.log(found?.normal, found?.depth, found?.points.length); // { x: 1, y: 0 } 1 2
 */
export interface Contact {
  /** The unit vector along which b is moved away from a. */
  normal: Vec2;
  /** How far; at least 0. */
  depth: number;
  /** One point, or two where straight stretches touch. */
  points: Vec2[];
  /** Told with a budget only: whether no shorter translation parts the shapes; false where the budget did not suffice to tell. */
  isLeast?: boolean;
}

/** A contact as the engines fill it in, for two shapes in canonical order. */
export interface ContactRecord {
  normalX: number;
  normalY: number;
  depth: number;
  /** The number of points that count: 1 or 2. */
  count: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function createContactRecord(): ContactRecord {
  return { normalX: 1, normalY: 0, depth: 0, count: 1, x0: 0, y0: 0, x1: 0, y1: 0 };
}

/** A contact that keeps its points when it has fewer, so that filling it again allocates nothing. */
class ReusableContact implements Contact {
  normal: Vec2 = { x: 1, y: 0 };
  depth = 0;
  readonly #kept: readonly Vec2[] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  points: Vec2[] = this.#kept.slice();

  /** The kept point of a place in the list, or a new one for a contact that the caller made. */
  static pointFor(contact: Contact, place: 0 | 1): Vec2 {
    return (#kept in contact ? contact.#kept : contact.points)[place] ?? { x: 0, y: 0 };
  }
}

/**
 * A contact to pass as `out` to `contact`.
 *
 * @example
 * const out = createContact();
 * contact(circle(0, 0, 2), circle(3, 0, 2), out) === out; // true
 */
export function createContact(): Contact {
  return new ReusableContact();
}

/** Writes its own values to a contact; throws a TypeError if it cannot be filled in. */
export function touchContact(out: Contact): void {
  const { normal, depth, points } = out;
  touchVector(normal);
  // Not by destructuring, which asks any list for an iterator; so that it is a list is asked here.
  if (!Array.isArray(points)) throw new TypeError();
  const first: Vec2 | undefined = points[0];
  const second: Vec2 | undefined = points[1];
  if (first === undefined) {
    requireExtensible(points);
  } else {
    touchVector(first);
    points[0] = first;
  }
  if (second !== undefined) touchVector(second);
  if (depth === undefined) requireExtensible(out);
  else out.depth = depth;
}

/**
 * Fills in the contact of a and b from that of the two in canonical order, which is b and a if `flipped`. Without one to fill in it is
 * a plain object, which prints and compares as one.
 */
export function setContact(out: Contact | undefined, record: ContactRecord, flipped: boolean): Contact {
  const x = (flipped ? -record.normalX : record.normalX) + 0;
  const y = (flipped ? -record.normalY : record.normalY) + 0;
  const { depth, count } = record;
  if (out === undefined) return { normal: { x, y }, depth, points: pointsOf(record) };
  out.normal.x = x;
  out.normal.y = y;
  out.depth = depth;
  const { points } = out;
  points[0] = setPoint(ReusableContact.pointFor(out, 0), record.x0, record.y0);
  if (count === 2) points[1] = setPoint(ReusableContact.pointFor(out, 1), record.x1, record.y1);
  if (points.length > count) points.length = count;
  return out;
}

function pointsOf({ count, x0, y0, x1, y1 }: ContactRecord): Vec2[] {
  const point = { x: x0, y: y0 };
  return count === 2 ? [point, { x: x1, y: y1 }] : [point];
}

function setPoint(point: Vec2, x: number, y: number): Vec2 {
  point.x = x;
  point.y = y;
  return point;
}

/** Brings a contact back from a unit in which lengths have been multiplied by a power of two, and from an origin. */
export function inUnitOf(out: ContactRecord, power: number, x = 0, y = 0): void {
  out.depth = withinDoubles(out.depth / power);
  // A sum with 0, so that a result that rounds to 0 is not −0.
  out.x0 = withinDoubles(x + out.x0 / power);
  out.y0 = withinDoubles(y + out.y0 / power);
  out.x1 = withinDoubles(x + out.x1 / power);
  out.y1 = withinDoubles(y + out.y1 / power);
}
