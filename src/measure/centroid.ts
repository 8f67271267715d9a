import { partsInFrame } from "../boundary/frame.js";
import { boxesMeet } from "../exact/box.js";
import { withinDoubles } from "../math/clamp.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { requireOut, touchVector } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import { simpleArea } from "../query/area-simple.js";
import { type Bounds, bounds } from "../query/bounds.js";
import { clustersOf } from "../query/clusters.js";
import { type Compound, Kind, type Shape, type SimpleShape } from "../shapes/kind.js";
import { type Mean, meanOf } from "./boundary-integrals.js";
import { type BoundedShape, simpleCentroid } from "./centroid-simple.js";
import { type Dimension, dimensionOf } from "./dimension.js";
import { simplePerimeter } from "./perimeter-simple.js";
import { boundaryOfUnion } from "./set-boundary.js";

/**
 * The centre of mass of a shape, its mass being spread evenly over its area; over its length if it has no area, and over
 * its points if it has neither. Null for a half plane, and for a compound with one.
 *
 * Scene units. A compound is a union: what parts share counts once, and parts without area count only where no part has
 * any. The centre need not be in the shape. Error: about 1e-14 · S, S being the extent of the shape; for parts of a
 * compound whose boxes meet and that have arcs, 1e-15 · S³ divided by the area. With `out`, that object is filled and
 * returned.
 *
 * Cost: below a microsecond, and some nanoseconds for each vertex (microseconds if the polygon is thin); for parts of a
 * compound whose boxes meet, and for a polyline that runs over itself, some milliseconds (see `relate`).
 */
export function centroid(shape: Shape, out: Vec2 = { x: 0, y: 0 }): Vec2 | null {
  requireOut(out, touchVector, "centroid: out", "an object { x, y }");
  if (shape?.kind === Kind.halfPlane) return null;
  const centre = shape?.kind === Kind.compound ? compoundCentroid(shape) : simpleCentroid(shape);
  if (centre === null) return null;
  out.x = withinDoubles(centre.x) + 0;
  out.y = withinDoubles(centre.y) + 0;
  return out;
}

function compoundCentroid(shape: Compound): Vec2 | null {
  if (shape.parts.some(({ kind }) => kind === Kind.halfPlane)) return null;
  // In units of the extent, so that areas are no smaller and no larger than doubles can be.
  const power = powerOf(bounds(shape));
  const parts = partsInFrame(shape, { originX: 0, originY: 0, power }).filter(isBounded);
  const dimensions = shape.parts.map(dimensionOf);
  const dimension = dimensions.reduce<Dimension>((most, own) => (own > most ? own : most), 0);
  const counted = parts.filter((_, i) => dimensions[i] === dimension);
  const mean = dimension === 0 ? meanOfPoints(counted.map(simpleCentroid)) : meanOfUnion(counted, dimension);
  return { x: mean.x / power, y: mean.y / power };
}

function powerOf({ minX, minY, maxX, maxY }: Bounds): number {
  const largest = Math.max(Math.abs(minX), Math.abs(minY), Math.abs(maxX), Math.abs(maxY));
  return largest === 0 ? 1 : normalizingPower(withinDoubles(largest)) / 4;
}

function isBounded(part: SimpleShape): part is BoundedShape {
  return part.kind !== Kind.halfPlane;
}

/** Of parts that all have area, or all length. Some may be too small for doubles in these units. */
function meanOfUnion(parts: readonly BoundedShape[], dimension: Dimension): Vec2 {
  const means = clustersOf(parts, boxesMeet).map((cluster) =>
    meanOfCluster(cluster.map(({ shape }) => shape).filter(isBounded), dimension),
  );
  const total = means.reduce((sum, { weight }) => sum + weight, 0);
  if (total > LEAST_WEIGHT) return weighedMean(means, total);
  return meanOf(boundaryOfUnion(parts)) ?? meanOfPoints(parts.map(simpleCentroid));
}

/** Below, weights may have lost bits to underflow. */
const LEAST_WEIGHT = 2 ** -900;

function meanOfCluster(shapes: readonly BoundedShape[], dimension: Dimension): Mean {
  const [only] = shapes;
  const mean = shapes.length === 1 ? null : meanOf(boundaryOfUnion(shapes));
  if (mean !== null || only === undefined) return mean ?? { x: 0, y: 0, weight: 0 };
  const weight = dimension === 2 ? simpleArea(only) : simplePerimeter(only);
  return { ...simpleCentroid(only), weight };
}

function meanOfPoints(points: readonly Vec2[]): Vec2 {
  const distinct = points.filter(
    (point, i) => points.findIndex(({ x, y }) => x === point.x && y === point.y) === i,
  );
  return weighedMean(
    distinct.map(({ x, y }) => ({ x, y, weight: 1 })),
    distinct.length,
  );
}

/** Measured from the first. */
function weighedMean(means: readonly Mean[], total: number): Vec2 {
  const [first] = means;
  if (first === undefined || means.length === 1) return first ?? { x: 0, y: 0 };
  let [sumX, sumY] = [0, 0];
  for (const { x, y, weight } of means) {
    sumX += (x - first.x) * (weight / total);
    sumY += (y - first.y) * (weight / total);
  }
  return { x: first.x + sumX, y: first.y + sumY };
}
