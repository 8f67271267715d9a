import type { Verdict } from "../math/verdict.js";
import type { Shape } from "../shapes/kind.js";
import { ConvexPair, separationVerdict } from "./pair.js";

const pair = /* @__PURE__ */ new ConvexPair();

/**
 * Whether two shapes that are both convex (`isConvex`) have a common point; 0 if their signed distance is
 * nearer to 0 than its error can be, about 1.4e-14 of the sizes of both shapes and their separation.
 *
 * −1 rests on a direction along which all of b lies beyond all of a, 1 on a bound of the separation in every
 * direction. Derivation of the error: `SEPARATION_ERROR`.
 */
export function convexOverlapFilter(a: Shape, b: Shape): Verdict {
  return separationVerdict(pair, a, b);
}
