import { isOpeningZero } from "../convex/convexity.js";
import { boxesMeet } from "../exact/box.js";
import { lengthAroundBoxes } from "../exact/joined-boxes.js";
import { boundaryOfUnion } from "../exact/set-boundary.js";
import { type BudgetOptions, withinBudget } from "../math/budget.js";
import { length } from "../math/vec2.js";
import { openingAngle } from "../query/area.js";
import { clustersOf } from "../query/clusters.js";
import { requireShape } from "../shapes/arguments.js";
import { Kind, Opening, type Shape, type SimpleShape } from "../shapes/kind.js";
import { type EndedShape, innerRadius, outerRadius, type WedgeShape } from "../shapes/reductions.js";
import { lengthOf } from "./boundary-integrals.js";
import {
  haveCommonStretch,
  lengthOfPieces,
  type Pieces,
  piecesOfPolygon,
  piecesOfPolyline,
} from "./chain.js";
import { quarterOfEllipse } from "./ellipse-length.js";

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
 *
 * With `{ budget }`, throws BudgetExceeded where so many steps do not suffice.
 *
 * @example
 * perimeter(rect(0, 0, 4, 2)); // 12
 * perimeter(ellipse(0, 0, 4, 3)).toFixed(6); // 22.103492
 */
export function perimeter(shape: Shape, options?: BudgetOptions | number): number {
  if (typeof options === "object") return withinBudget(options, "perimeter", perimeter, shape);
  if (shape?.kind !== Kind.compound) return simplePerimeter(shape);
  let total = 0;
  for (const cluster of clustersOf(shape.parts, boxesMeet)) {
    total += lengthAround(cluster);
  }
  return total;
}

function lengthAround(parts: readonly SimpleShape[]): number {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return simplePerimeter(only);
  return lengthAroundBoxes(parts) ?? lengthOf(boundaryOfUnion(parts));
}

/** The length of the boundary of a shape other than a compound. A shape that a size of zero makes a segment counts as one. */
export function simplePerimeter(shape: SimpleShape): number {
  switch (shape?.kind) {
    case Kind.point:
      return 0;
    case Kind.circle:
      return 2 * Math.PI * shape.r;
    case Kind.ellipse: {
      const [shorter, longer] = [Math.min(shape.rx, shape.ry), Math.max(shape.rx, shape.ry)];
      return shorter === 0 ? 2 * longer : 4 * quarterOfEllipse(longer, shorter);
    }
    case Kind.rect:
      return aroundBox(shape.halfWidth, shape.halfHeight);
    case Kind.roundedRect: {
      const { halfWidth, halfHeight, r } = shape;
      return aroundBox(halfWidth - r, halfHeight - r, r);
    }
    case Kind.segment:
      return distanceOfEnds(shape);
    case Kind.capsule:
      return (shape.r === 0 ? 1 : 2) * distanceOfEnds(shape) + 2 * Math.PI * shape.r;
    case Kind.polygon: {
      if (shape.convex) return lengthOfPieces(piecesOfPolygon(shape));
      return lengthOfChain(shape, piecesOfPolygon(shape));
    }
    case Kind.polyline:
      return lengthOfChain(shape, piecesOfPolyline(shape));
    case Kind.halfPlane:
      return Number.POSITIVE_INFINITY;
    default:
      requireShape(shape, "perimeter: shape");
      return aroundWedge(shape);
  }
}

/** The perimeter of a box rounded by r; for a segment, its length only once. */
function aroundBox(halfWidth: number, halfHeight: number, r = 0): number {
  const isFlat = r === 0 && (halfWidth === 0 || halfHeight === 0);
  return (isFlat ? 2 : 4) * (halfWidth + halfHeight) + 2 * Math.PI * r;
}

function aroundWedge(shape: WedgeShape): number {
  const [innerR, outerR] = [innerRadius(shape), outerRadius(shape)];
  if (isOpeningZero(shape)) return outerR - innerR;
  const angle = openingAngle(shape);
  if (innerR === outerR) return outerR * angle;
  const arcs = outerR * angle + innerR * angle;
  return shape.opening === Opening.whole ? arcs : arcs + 2 * (outerR - innerR);
}

function distanceOfEnds({ ax, ay, bx, by }: EndedShape): number {
  // Computed from halves, so that no difference of coordinates overflows.
  return 2 * length({ x: bx / 2 - ax / 2, y: by / 2 - ay / 2 });
}

/** Without pieces that overlap, each is on the boundary: by the even-odd rule, one of its two sides is outside. */
function lengthOfChain(shape: SimpleShape, pieces: Pieces): number {
  return haveCommonStretch(pieces) ? lengthOf(boundaryOfUnion([shape])) : lengthOfPieces(pieces);
}
