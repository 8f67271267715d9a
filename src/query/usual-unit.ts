import { type ContactRecord, type Gap, inUnitOf } from "../convex/result.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { isUsualSize } from "../math/verdict.js";
import { gapByAxes, setContactByAxes, sizeOfPair } from "../pairs/contact/edged-axes.js";
import { inUnit, sizeOf } from "../shapes/change-unit.js";
import type { Shape } from "../shapes/kind.js";

/** Two shapes in another unit of length. */
export interface InUnit<A extends Shape, B extends Shape> {
  readonly a: A;
  readonly b: B;
  /** The power of two by which lengths have been multiplied. */
  readonly power: number;
}

/**
 * Two shapes of extreme size in another unit, so that answers are those at usual sizes, bit for bit; null for usual
 * sizes, and where a length would lose bits. Size is also the longest of other lengths in question.
 */
export function inUsualUnit<A extends Shape, B extends Shape>(a: A, b: B, longest = 0): InUnit<A, B> | null {
  return inUsualUnitBy(sizeOf, sizeOf, a, b, longest);
}

/** The same, given the functions for their sizes. */
export function inUsualUnitBy<A extends Shape, B extends Shape>(
  sizeOfA: (a: A) => number,
  sizeOfB: (b: B) => number,
  a: A,
  b: B,
  longest = 0,
): InUnit<A, B> | null {
  const apart = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  const size = Math.max(sizeOfA(a), sizeOfB(b), apart, longest);
  if (!(size > 0 && size < Number.POSITIVE_INFINITY) || isUsualSize(size)) return null;
  return bothInUnit(a, b, normalizingPower(size), false);
}

/** Two shapes with lengths multiplied by a power of two; null if one loses bits, unless that is allowed. */
export function bothInUnit<A extends Shape, B extends Shape>(
  a: A,
  b: B,
  power: number,
  mayLoseBits: boolean,
): InUnit<A, B> | null {
  const first = inUnit(a, power, mayLoseBits);
  const second = inUnit(b, power, mayLoseBits);
  return first === null || second === null ? null : { a: first, b: second, power };
}

/** Brings every finite coordinate below 2²⁴. */
const LEAST_POWER = 2 ** -1000;

/**
 * The same for shapes of straight edges whose chains are set. Lengths that are negligible beside the largest one may lose
 * bits, and a size beyond the range of doubles does not come near one or two at once.
 */
function inUsualUnitByChains<A extends Shape, B extends Shape>(a: A, b: B): InUnit<A, B> | null {
  const size = sizeOfPair();
  if (size === 0 || isUsualSize(size)) return null;
  const power = size < Number.POSITIVE_INFINITY ? normalizingPower(size) : LEAST_POWER;
  return bothInUnit(a, b, power, power < 1);
}

/**
 * Sets the contact of shapes that overlap, from all axes of their chains; at extreme sizes in another unit, in which `find` answers. Sets
 * the chains.
 */
export function setSlowContact<A extends Shape, B extends Shape>(
  a: A,
  b: B,
  out: ContactRecord,
  setChains: (a: A, b: B) => void,
  find: (a: A, b: B, out: ContactRecord) => boolean,
): void {
  setChains(a, b);
  const other = inUsualUnitByChains(a, b);
  if (other !== null && find(other.a, other.b, out)) {
    inUnitOf(out, other.power);
  } else {
    setChains(a, b);
    setContactByAxes(out);
  }
}

/** Sets the distance of shapes that are apart, whose chains are set, in the same way. */
export function setSlowGap<A extends Shape, B extends Shape>(
  a: A,
  b: B,
  out: Gap,
  find: (a: A, b: B) => number,
): void {
  const other = inUsualUnitByChains(a, b);
  out.distance = other === null ? gapByAxes() : find(other.a, other.b) / other.power;
}

/** Sets a contact as `find` finds it in another unit; false if there is none, or it finds none. */
export function setContactIn<A extends Shape, B extends Shape>(
  other: InUnit<A, B> | null,
  out: ContactRecord,
  find: (a: A, b: B, out: ContactRecord) => boolean,
): boolean {
  if (other === null || !find(other.a, other.b, out)) return false;
  inUnitOf(out, other.power);
  return true;
}
