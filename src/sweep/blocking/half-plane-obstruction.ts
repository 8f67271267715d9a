import { findLowestPoints } from "../../convex/lowest-of-shape.js";
import { createLowestPoints } from "../../convex/lowest-points.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import type { HalfPlane, Shape } from "../../shapes/kind.js";
import type { Displacement } from "./convex-obstruction.js";
import { GAP, GRAZE } from "./nearness.js";
import type { Obstructions } from "./obstructions.js";

const lowest = /* @__PURE__ */ createLowestPoints();
const normal: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * Adds an obstruction if a half plane and a bounded shape get into each other on a course, which is the half plane's if
 * `isPlaneMoving`, and otherwise the shape's.
 */
export function obstructByHalfPlane(
  out: Obstructions,
  halfPlane: HalfPlane,
  shape: Shape,
  course: Displacement,
  isPlaneMoving: boolean,
): void {
  findLowestPoints(lowest, halfPlane, shape);
  const { level, scale, normalX, normalY } = lowest;
  const wayX = course.x * scale;
  const wayY = course.y * scale;
  const size = Math.max(course.size * scale, lowest.size + Math.abs(wayX) + Math.abs(wayY));
  const along = normalX * wayX + normalY * wayY;
  const speed = isPlaneMoving ? along : -along;
  const graze = GRAZE * size;
  // What moves among others has left what it was in; a sweep tells that it is in there.
  const isWithin = course.exactly !== undefined && level < -graze;
  // The line is not reached, or passed by less than a graze.
  if (!isWithin && !(speed > graze && level - speed < 0)) return;
  const near = (GAP * size) / 2;
  const found = out.add();
  found.t = isWithin ? 0 : Math.max((level - near) / speed, 0);
  normal.x = isPlaneMoving ? normalX : 0 - normalX;
  normal.y = isPlaneMoving ? normalY : 0 - normalY;
  found.addNormal(normal);
}
