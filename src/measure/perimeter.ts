import { boxesMeet } from "../exact/box.js";
import { clustersOf } from "../query/clusters.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { lengthOf } from "./boundary-integrals.js";
import { simplePerimeter } from "./perimeter-simple.js";
import { boundaryOfUnion } from "./set-boundary.js";

/**
 * The length of the boundary of a shape, holes included; of a curve, its length. Infinity for a half plane, and for
 * compounds with a boundary without end.
 *
 * Scene units. Every point of the boundary counts once, also where a polyline runs back over itself, and in a rectangle
 * without height: so a shape whose one size goes to zero has, at zero, half the perimeter it came from. A wall between two
 * tiles of a compound is no boundary and does not count. Which stretches are boundary is exact. Error: a few ulp, ten or so
 * for ellipses, and of the shape's extent for a boundary of many pieces or of arcs of ellipses.
 *
 * Cost: below a microsecond; for polygons that are not convex, and polylines, some nanoseconds for each two edges above
 * each other; for parts of a compound whose boxes meet, and for edges that overlap, some milliseconds (see `relate`).
 *
 * Ellipses by the arithmetic-geometric mean: R. Bulirsch, "Numerical calculation of elliptic integrals and elliptic
 * functions" (1965); arcs of ellipses by B. C. Carlson's integrals.
 */
export function perimeter(shape: Shape): number {
  if (shape?.kind !== Kind.compound) return simplePerimeter(shape);
  let total = 0;
  for (const cluster of clustersOf(shape.parts, boxesMeet)) {
    const parts = cluster.map((part) => part.shape);
    const [only] = parts;
    total +=
      parts.length === 1 && only !== undefined ? simplePerimeter(only) : lengthOf(boundaryOfUnion(parts));
  }
  return total;
}
