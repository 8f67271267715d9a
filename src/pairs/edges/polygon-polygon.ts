import type { Verdict } from "../../math/verdict.js";
import type { Polygon } from "../../shapes/kind.js";
import { edgedFilter } from "./chain-chain.js";
import { areBoxesApart, doDiagonalsCross } from "./polygon-extremes.js";

/** Whether two polygons, convex or not, have a common point; always certain. */
export function polygonPolygonFilter(a: Polygon, b: Polygon): Verdict {
  if (areBoxesApart(a, b)) return -1;
  return a.convex && b.convex && doDiagonalsCross(a, b) ? 1 : edgedFilter(a, b);
}
