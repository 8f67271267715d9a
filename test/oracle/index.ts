/**
 * The second opinion: exact answers straight from docs/semantics.md, by other mathematics than the library's and
 * without running any of its code.
 *
 * Lengths are multiplied by a power of two, directions each by their own, until all are integers. Then an ellipse
 * has an integer quadratic form, and a rational parametrisation turns its form along another boundary into a
 * quartic, whose real roots Sturm chains count; straight sides bring in one square root |u|, and two boxes two,
 * and the sign of a sum of roots is computed to a proven root separation bound. Nothing is rounded, so an ellipse
 * that touches is told from one that does not at any magnitude. Doubles decide only the sign of a quartic, within
 * a proven bound.
 *
 * Cost: 2 to 50 µs for an ordinary question, up to about 0.2 ms for a tie, milliseconds where 1e300 meets 1e-300.
 */
export { oracleContainsPoint } from "./contains-point.js";
export { oracleDistance, oracleDistanceToPoint } from "./distance.js";
export { oracleOverlaps } from "./overlaps.js";
export {
  type OracleFirstHit,
  type OracleHit,
  oracleRaycast,
  oracleRaycastAll,
  oracleStartsInside,
  type RealVector,
} from "./raycast.js";
export { Real } from "./real.js";
export { oracleRelate } from "./relate.js";
export type { OracleRelation } from "./relation.js";
