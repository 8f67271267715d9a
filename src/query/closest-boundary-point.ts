import { type Contact, createContact } from "../convex/result.js";
import { requireFinite, requireOut, touchVector } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import { point } from "../shapes/point.js";
import { requireShape } from "../shapes/require-shape.js";
import { closestPoints } from "./closest-points.js";
import { contact } from "./contact.js";

const way: Contact = /* @__PURE__ */ createContact();

/**
 * The point of a shape's boundary nearest to (x, y), from outside as from inside; where several are nearest, one of them. Null if the
 * shape has no boundary: only half planes that cover the plane have none.
 *
 * The boundary of a solid is its outline with its holes, that of a point or a curve all of it, that of a compound the boundary of the
 * union. Outside of the shape it is `closestPoint`, inside the place where `contact` moves a point to. Scene units. Error: as for
 * these, about 1e-14 · S for convex shapes and 1e-12 · S for others, S being the extent of the shape plus its distance from the point. With
 * `out`, that object is filled and returned; if the answer is null, it stays as it was. Throws TypeError or RangeError if a coordinate is
 * no finite number. Cost: that of `contact`.
 */
export function closestBoundaryPoint(
  shape: Shape,
  x: number,
  y: number,
  out: Vec2 = { x: 0, y: 0 },
): Vec2 | null {
  requireShape(shape, "closestBoundaryPoint: shape");
  requireOut(out, touchVector, "closestBoundaryPoint: out", "an object { x, y }");
  const from = point(
    requireFinite(x, "closestBoundaryPoint: x"),
    requireFinite(y, "closestBoundaryPoint: y"),
  );
  const found = contact(shape, from, way);
  if (found === null) {
    const { a } = closestPoints(shape, from);
    out.x = a.x;
    out.y = a.y;
    return out;
  }
  const { depth, normal } = found;
  if (depth === Number.POSITIVE_INFINITY) return null;
  out.x = from.x + depth * normal.x + 0;
  out.y = from.y + depth * normal.y + 0;
  return out;
}
