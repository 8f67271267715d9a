import { withinDoubles } from "../math/exact.js";
import type { Vec2 } from "../math/vector.js";
import { type HalfPlane, Kind, type Mutable, type Shape } from "../shapes/kind.js";
import { findLowestPoints } from "./lowest-of-shape.js";
import { createLowestPoints, type LowestPoints } from "./lowest-points.js";
import type { ClosestPoints, ContactRecord, Gap } from "./result.js";

const lowest = /* @__PURE__ */ createLowestPoints();

/**
 * Sets the signed distance of a half plane and any other shape: the height of its lowest points; −Infinity if no
 * translation separates them.
 *
 * Error: a few 2⁻⁵³ of the shape's extent plus its distance from the half plane's position.
 */
export function setHalfPlaneSeparation(out: Gap, halfPlane: HalfPlane, shape: Shape): void {
  findLowestPoints(lowest, halfPlane, shape);
  out.distance = lowest.level / lowest.scale;
}

/**
 * The closest points, with `out.a` in the half plane; if the computed distance is not positive, distance 0 and a common
 * point.
 */
export function halfPlaneClosestPoints(halfPlane: HalfPlane, shape: Shape, out: ClosestPoints): void {
  findLowestPoints(lowest, halfPlane, shape);
  const { level, scale, normalX, normalY } = lowest;
  const x = lowest.startX + (lowest.endX - lowest.startX) / 2;
  const y = lowest.startY + (lowest.endY - lowest.startY) / 2;
  const height = Math.max(level, 0);
  out.distance = height / scale;
  out.b.x = withinDoubles(halfPlane.x + x / scale) + 0;
  out.b.y = withinDoubles(halfPlane.y + y / scale) + 0;
  const footX = withinDoubles(halfPlane.x + (x - height * normalX) / scale) + 0;
  const footY = withinDoubles(halfPlane.y + (y - height * normalY) / scale) + 0;
  out.a.x = height === 0 ? out.b.x : footX;
  out.a.y = height === 0 ? out.b.y : footY;
}

/** The contact of a half plane, as the first, and a shape that overlaps it. */
export function halfPlaneContact(halfPlane: HalfPlane, shape: Shape, out: ContactRecord): void {
  findLowestPoints(lowest, halfPlane, shape);
  const { level, scale, normalX, normalY } = lowest;
  const depth = Math.max(-level, 0);
  const lift = Number.isFinite(depth) ? depth / 2 : 0;
  out.normalX = normalX;
  out.normalY = normalY;
  out.depth = depth / scale;
  out.x0 = withinDoubles(halfPlane.x + (lowest.startX + lift * normalX) / scale) + 0;
  out.y0 = withinDoubles(halfPlane.y + (lowest.startY + lift * normalY) / scale) + 0;
  out.x1 = withinDoubles(halfPlane.x + (lowest.endX + lift * normalX) / scale) + 0;
  out.y1 = withinDoubles(halfPlane.y + (lowest.endY + lift * normalY) / scale) + 0;
  out.count = out.x0 === out.x1 && out.y0 === out.y1 ? 1 : 2;
}

/** The half plane below the origin. */
const ground: Mutable<HalfPlane> = {
  kind: Kind.halfPlane,
  x: 0,
  y: 0,
  nx: 0.5,
  ny: 0.5,
  ux: 1,
  uy: 0,
  localNx: 0.5,
  localNy: 0.5,
};

/** Finds the lowest points of a shape seen along a vector, which points up, and returns how high over the origin they are. */
export function findLowestAlong(out: LowestPoints, shape: Shape, upX: number, upY: number): number {
  ground.nx = upX;
  ground.ny = upY;
  findLowestPoints(out, ground, shape);
  return out.level / out.scale;
}

/** The same for a vector, and nothing is returned: numbers that are passed on may go to the heap. */
export function findLowestAgainst(out: LowestPoints, shape: Shape, { x, y }: Readonly<Vec2>): void {
  ground.nx = x;
  ground.ny = y;
  findLowestPoints(out, ground, shape);
}
