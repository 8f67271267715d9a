import { setUnitVector } from "../math/unit-vector.js";
import type { Direction, Vec2 } from "../math/vector.js";
import type { Ellipse, Rect } from "../shapes/kind.js";

/** The point at `distance` from (x, y) in a direction of any length. */
export function pointAlong(x: number, y: number, distance: number, direction: Direction): Vec2 {
  const unit = { x: 0, y: 0 };
  setUnitVector(unit, direction.x, direction.y);
  return { x: x + distance * unit.x, y: y + distance * unit.y };
}

/** The four corners of a rectangle, in the order of a turn from +x towards +y. */
export function cornersOf(rect: Omit<Rect, "kind">): [Vec2, Vec2, Vec2, Vec2] {
  const { x, y, halfWidth, halfHeight, ux, uy } = rect;
  const right = pointAlong(x, y, halfWidth, { x: ux, y: uy });
  const left = pointAlong(x, y, -halfWidth, { x: ux, y: uy });
  const across = { x: -uy, y: ux };
  return [
    pointAlong(left.x, left.y, -halfHeight, across),
    pointAlong(right.x, right.y, -halfHeight, across),
    pointAlong(right.x, right.y, halfHeight, across),
    pointAlong(left.x, left.y, halfHeight, across),
  ];
}

/** The two ends of an ellipse's longer axis. */
export function longerAxisOf(ellipse: Ellipse): [Vec2, Vec2] {
  const { x, y, rx, ry, ux, uy } = ellipse;
  const direction = rx >= ry ? { x: ux, y: uy } : { x: -uy, y: ux };
  const radius = Math.max(rx, ry);
  return [pointAlong(x, y, -radius, direction), pointAlong(x, y, radius, direction)];
}
