import type { Sign } from "../math/exact.js";

/**
 * The eight relations of RCC-8; see docs/semantics.md for what each means on degenerate shapes.
 *
 * @example
 * const relation: Relation = relate(circle(1, 0, 1), circle(0, 0, 5));
 * relation.startsWith("inside"); // true
 */
export type Relation =
  | "apart"
  | "touching"
  | "crossing"
  | "contains"
  | "containsTouching"
  | "inside"
  | "insideTouching"
  | "equal";

/** How two sets meet: −1 not at all, 0 with disjoint relative interiors, 1 with common interior points. */
export type Meeting = Sign;

/**
 * Whether a set lies in another: not, with a point on the other's boundary, or wholly in its relative
 * interior.
 */
export const Containment = { none: 0, touching: 1, strict: 2 } as const;

export type Containment = (typeof Containment)[keyof typeof Containment];

/** The relation of a to b, in the order of the definition. */
export function relationFrom(meeting: Meeting, aInB: Containment, bInA: Containment): Relation {
  if (meeting < 0) return "apart";
  if (aInB !== Containment.none && bInA !== Containment.none) return "equal";
  if (aInB !== Containment.none) return aInB === Containment.strict ? "inside" : "insideTouching";
  if (bInA !== Containment.none) return bInA === Containment.strict ? "contains" : "containsTouching";
  return meeting === 0 ? "touching" : "crossing";
}

/** The relation of b to a, given that of a to b. */
export function converse(relation: Relation): Relation {
  switch (relation) {
    case "contains":
      return "inside";
    case "containsTouching":
      return "insideTouching";
    case "inside":
      return "contains";
    case "insideTouching":
      return "containsTouching";
    default:
      return relation;
  }
}

/**
 * Containment by a set that is bounded along each of some axes, from the exact sign of (reach − bound) on
 * every axis along which the outer set has an extent, and on every axis along which it has none.
 */
export function containmentFromReaches(reaches: readonly Sign[], flatReaches: readonly Sign[]): Containment {
  if (reaches.some((sign) => sign > 0) || flatReaches.some((sign) => sign > 0)) return Containment.none;
  return reaches.some((sign) => sign === 0) ? Containment.touching : Containment.strict;
}
