import type { Vec2 } from "../../math/vector.js";
import type { ConvexCore } from "./convex-core.js";
import { areSameVertex, sideOfCore } from "./core-place.js";

/**
 * Sets `out` to a point of the relative interior of a core, and so of the convex shape: within the triangle
 * of three vertices that are not in a line, or between two that differ, if there are such. Exact for a core
 * on a grid.
 */
export function setInnerPoint(out: Vec2, core: ConvexCore): void {
  const { points, count } = core;
  let second = count - 1;
  while (second > 0 && areSameVertex(core, 0, core, second)) second--;
  let third = count - 1;
  while (third > 0 && sideOfCore(core, 0, second, core, third) === 0) third--;
  out.x = ((points[0] as number) + (points[2 * second] as number)) / 4 + (points[2 * third] as number) / 2;
  out.y =
    ((points[1] as number) + (points[2 * second + 1] as number)) / 4 + (points[2 * third + 1] as number) / 2;
}
