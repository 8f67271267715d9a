import { type Circle, type Ellipse, Kind, type Shape } from "../../shapes/kind.js";
import { findConicCrossings } from "./conic-crossings.js";
import { findConicEdgeCrossings } from "./conic-edge-crossings.js";
import { found } from "./crossing-list.js";
import { findEdgeCrossings } from "./edge-crossings.js";
import { isEdged } from "./edge-list.js";

/**
 * Fills `found` with all crossings of the outlines of two shapes in the order of their kinds, which then have no other
 * common points; false where doubles do not tell, and for shapes whose outlines are not made of what is stored alone.
 */
export function findCrossings(a: Shape, b: Shape): boolean {
  found.count = 0;
  if (isRound(a)) {
    if (isRound(b)) return findConicCrossings(a, b);
    return isEdged(b) && findConicEdgeCrossings(a, b);
  }
  return isEdged(a) && isEdged(b) && findEdgeCrossings(a, b);
}

export function isRound(shape: Shape): shape is Circle | Ellipse {
  return shape.kind === Kind.circle || shape.kind === Kind.ellipse;
}
