import type { Vec2 } from "../math/vector.js";
import { comesFirst } from "../pairs/tables/order.js";
import { type Contact, contact } from "../query/contact.js";
import { penetrates } from "../query/penetrates.js";
import type { Shape, SimpleShape } from "../shapes/kind.js";
import { partsOf, unionOf } from "../shapes/reductions.js";
import { GAP } from "../sweep/blocking/reach.js";
import { isThinSet } from "./encounter.js";
import type { Vicinity } from "./surroundings.js";
import type { Traveller } from "./traveller.js";

/** How often the search is widened to more bodies around, and how often a way out is lengthened. */
const MOST_WIDENINGS = 24;
const MOST_LENGTHENINGS = 6;

/** The factor from one lengthening to the next: for unions that are not convex, the depth of `contact` may be a little too short. */
const LENGTHENING = 2 ** 3;

/** A way past a corner, beside the push, is no longer than this part of the sizes. */
const LONGEST_ASIDE = 2 ** -24;

/** How a shape got out, and the ids of the bodies that it was in. */
export interface WayOut {
  push: Vec2;
  readonly ids: number[];
}

/**
 * Moves a shape out of all that it penetrates, by the shortest way out of the union of all bodies around. False, and it
 * stays where it is, if there is none within a distance. One-way bodies that it is in are passed.
 */
export function leaveOverlaps(traveller: Traveller, most = Number.POSITIVE_INFINITY, out?: WayOut): boolean {
  const isFree = !findOverlaps(traveller, out);
  if (isFree) return true;
  const { x, y } = traveller;
  let reach = 0;
  for (let widening = 0; widening < MOST_WIDENINGS; widening += 1) {
    const union = unionAround(traveller, reach);
    const found = contact(traveller.current, union);
    if (found === null || !(found.depth <= most)) return false;
    if (found.depth <= reach) return pushOut(traveller, union, found, most, out);
    // Bodies on this way may make it longer.
    reach = found.depth + GAP * traveller.size;
    if (!Number.isFinite(reach)) break;
  }
  traveller.place(x, y);
  return false;
}

/** Whether a shape penetrates a body that blocks; lists those bodies. */
function findOverlaps(traveller: Traveller, out: WayOut | undefined): boolean {
  const surroundings = traveller.findHere(0);
  let isIn = false;
  for (let i = 0; i < surroundings.count; i += 1) {
    if (!traveller.isBlockedBy(surroundings, i)) continue;
    const id = surroundings.idAt(i);
    const body = surroundings.shapeAt(i);
    // A curve need not get out of what it only touches or crosses; a solid that it touches blocks it all the same.
    const isTouched = traveller.isCurve && !penetrates(traveller.current, body);
    if (isTouched && !isThinSet(body)) continue;
    if (isTouched || surroundings.oneWayAt(i) !== undefined) {
      traveller.pass(id);
      continue;
    }
    isIn = true;
    out?.ids.push(id);
  }
  return isIn;
}

/** The union of all that may be in the way within a distance. */
function unionAround(traveller: Traveller, distance: number): Shape {
  const surroundings = traveller.findHere(0, distance);
  const parts: SimpleShape[] = [];
  for (const i of orderByShape(surroundings)) {
    if (traveller.hasPassed(surroundings.idAt(i)) || surroundings.oneWayAt(i) !== undefined) continue;
    const body = surroundings.shapeAt(i);
    if (traveller.isCurve && isThinSet(body)) continue;
    parts.push(...partsOf(body));
  }
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : unionOf(parts);
}

/** The obstacles in the order of their shapes, which does not depend on the search: the order of parts changes the last digits. */
function orderByShape(surroundings: Vicinity): number[] {
  const order = Array.from({ length: surroundings.count }, (_, i) => i);
  return order.sort((i, j) => {
    const [a, b] = [surroundings.shapeAt(i), surroundings.shapeAt(j)];
    return Number(comesFirst(b, a)) - Number(comesFirst(a, b));
  });
}

/**
 * Moves out of a union by the way that `contact` has found, a little farther if rounding requires it. Where that way ends
 * in a corner between two obstacles, farther on is another one: a short way out of that leads along it. Where it ends
 * between two obstacles that are just as far apart as the shape is wide, there is no place but the end itself.
 */
function pushOut(
  traveller: Traveller,
  union: Shape,
  { normal, depth }: Contact,
  most: number,
  out: WayOut | undefined,
): boolean {
  const { x, y, size } = traveller;
  const isOutAt = (toX: number, toY: number) => traveller.place(toX, toY) && traveller.isFree();
  const isOut = (length: number) => isOutAt(x - normal.x * length, y - normal.y * length);
  const isOutBeside = () => {
    const beside = contact(traveller.current, union);
    if (beside === null || !(beside.depth <= LONGEST_ASIDE * size)) return false;
    const length = beside.depth + (GAP / 2) * size;
    return isOutAt(traveller.x - beside.normal.x * length, traveller.y - beside.normal.y * length);
  };
  let isFree = false;
  let farther = (GAP / 2) * size;
  for (let i = 0; i < MOST_LENGTHENINGS && !isFree && depth + farther <= most + GAP * size; i += 1) {
    isFree = isOut(depth + farther) || isOutBeside();
    farther *= LENGTHENING;
  }
  if (!isFree && !isOut(depth)) {
    traveller.place(x, y);
    return false;
  }
  if (out !== undefined) {
    out.push.x = traveller.x - x + 0;
    out.push.y = traveller.y - y + 0;
  }
  return true;
}
