/**
 * The second opinion: answers straight from docs/semantics.md, by other mathematics than the library's and without
 * running any of its code.
 *
 * Lengths are multiplied by a power of two, directions each by their own, until all are integers.
 *
 * - Booleans are exact for all pairs, at every magnitude. Every shape is a union of discs, ellipses, even-odd areas,
 *   half planes and rings, with coordinates that are sums of integer multiples of square roots (`Radical`); two of them
 *   meet if their boundaries do or one holds the other, and the sign of such a sum is decided by repeated squaring.
 *   Where an ellipse meets an arc, Sturm chains count the real roots of a quartic. Pairs of the first five kinds
 *   have mathematics of their own besides (`Figure`).
 * - Relations: `relate.ts`. Boundaries are split where they meet, and exact points between are located exactly. Pairs of the
 *   first four kinds have mathematics of their own besides.
 * - Rays: `rays.ts`. The stays of a line in each of those simple sets, united exactly; `raycast.ts` has the first five
 *   kinds by mathematics of their own.
 * - Common points of two ellipses: `common-points.ts`, their number by Sturm chains.
 * - Common areas: `common-area.ts`, in doubles, by integrating over upright lines.
 * - Perimeters and centres of mass: `set-measures.ts`, in doubles, by integrating along the outlines.
 * - Lengths: closed forms over boundary parts at 67 digits (`Real`), and the greatest gap over all directions in which
 *   it can be greatest.
 *
 * `oracleRelate` and `oracleSeparation` are `undefined` where their docstrings say so, the others never. Truths known by
 * construction, for every pair of kinds, are in `ties.ts`.
 *
 * Cost: an overlap 2 to 200 µs, a relation or length 0.1 to 4 ms, ten to a hundred times that where 1e300 meets 1e-300.
 */
export { oracleCommonArea } from "./common-area.js";
export { oracleCommonPointCount } from "./common-points.js";
export { oracleContainsPoint } from "./contains-point.js";
export { oracleDistance, oracleDistanceMoved, oracleDistanceToPoint } from "./distance.js";
export { oracleShorterEscape } from "./escape.js";
export { type FigureShape, isFigureShape } from "./figure.js";
export { oracleOverlaps, oracleOverlapsMoved } from "./overlaps.js";
export {
  type OracleFirstHit,
  type OracleHit,
  oracleRaycast,
  oracleRaycastAll,
  oracleStartsInside,
} from "./raycast.js";
export { oracleRays, type RayEnd, type RayTruth } from "./rays.js";
export { Real } from "./real.js";
export type { RealVector } from "./real-vector.js";
export { oracleDimension, oracleRelate } from "./relate.js";
export type { OracleRelation } from "./relation.js";
export { oracleResolves, oracleSeparation } from "./separation.js";
export { oracleCentroid, oraclePerimeter, outlinePlaces } from "./set-measures.js";
export { oracleBlocks, oracleFreeSight } from "./sight.js";
