import { raycastAll } from "../../../src/query/raycast.js";
import type { Ray, Shape } from "../../../src/shapes/kind.js";

/** Kind and t of each event. */
export function summary(ray: Ray, shape: Shape): [string, number][] {
  return raycastAll(ray, shape).map(({ kind, t }) => [kind, t]);
}

/** Kind, t, point and normal of each event. */
export function details(ray: Ray, shape: Shape): unknown[] {
  return raycastAll(ray, shape).map(({ kind, t, point, normal }) => [
    kind,
    t,
    [point.x, point.y],
    [normal.x, normal.y],
  ]);
}

/** A component of a unit vector along a diagonal, as it is rounded. */
export const DIAGONAL = 1 / Math.SQRT2;
