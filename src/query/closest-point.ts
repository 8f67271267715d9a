import { type ClosestPoints, createClosestPoints } from "../convex/result.js";
import { requireFinite, requireOut, touchVector } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import { point } from "../shapes/point.js";
import { requireShape } from "../shapes/require-shape.js";
import { closestPoints } from "./closest-points.js";
import { containsPoint } from "./contains-point.js";

const nearest: ClosestPoints = /* @__PURE__ */ createClosestPoints();

/**
 * The point of a shape nearest to (x, y): (x, y) itself, bit for bit, if the shape contains it, which is decided exactly;
 * where several points are nearest, one of them.
 *
 * Scene units. It is `distance(point(x, y), shape)` away, up to rounding: a gap below an ulp of the coordinates leaves
 * (x, y) as well, though the distance is not 0. Error: that of `closestPoints`, about 1e-14 · S plus one ulp of the
 * coordinates, S being the extent of the shape plus its distance from the point. With `out`, that object is filled and
 * returned. Throws TypeError or RangeError if a coordinate is no finite number.
 */
export function closestPoint(shape: Shape, x: number, y: number, out: Vec2 = { x: 0, y: 0 }): Vec2 {
  requireShape(shape, "closestPoint: shape");
  requireOut(out, touchVector, "closestPoint: out", "an object { x, y }");
  const to = point(requireFinite(x, "closestPoint: x"), requireFinite(y, "closestPoint: y"));
  if (containsPoint(shape, to.x, to.y)) {
    out.x = to.x;
    out.y = to.y;
    return out;
  }
  const { b } = closestPoints(to, shape, nearest);
  out.x = b.x;
  out.y = b.y;
  return out;
}
