import { partsInFrame } from "../boundary/frame.js";
import { type Dimension, dimensionOf, isOpeningZero } from "../convex/convexity.js";
import { boxesMeet } from "../exact/box.js";
import { meanOfBoxes } from "../exact/joined-boxes.js";
import { boundaryOfUnion } from "../exact/set-boundary.js";
import { approximate } from "../math/approximate.js";
import { type BudgetOptions, withinBudget } from "../math/cost.js";
import { integersOf, normalizingPower, withinDoubles } from "../math/exact.js";
import { Real } from "../math/real.js";
import { sincos } from "../math/trigonometry.js";
import { requireOut, touchVector } from "../math/validation.js";
import { ScratchVector, setUnitVector, type Vec2 } from "../math/vector.js";
import { openingAngle, simpleArea } from "../query/area.js";
import { ofShape } from "../shapes/arguments.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import { clustersOf, haveCommonInside } from "../shapes/clusters.js";
import { type Directions, Opening, type Shape, type SimpleShape } from "../shapes/kind.js";
import { middleOf } from "../shapes/rect.js";
import {
  type ByForm,
  innerRadius,
  isUnbounded,
  ofForm,
  outerRadius,
  type WedgeShape,
} from "../shapes/reductions.js";
import { certainCentroid } from "../shapes/rings.js";
import { type Mean, meanOf } from "./boundary-integrals.js";
import { haveCommonStretch, meanOfPieces, piecesOf, simplePerimeter } from "./perimeter.js";

/**
 * The centre of mass of a shape whose mass is distributed evenly over its area; over its length if it has no area, and
 * over its points if it has neither. Null for a half plane, and for a compound with one.
 *
 * Scene units. A compound is a union: what parts share counts once, and parts without area count only where no part has
 * any. The centre need not be in the shape. Error: about 1e-14 · S, S being the extent of the shape; for parts of a
 * compound whose boxes meet and that have arcs, 1e-15 · S³ divided by the area. With `out`, that object is filled and
 * returned.
 *
 * Cost: below a microsecond, and some nanoseconds for each vertex (microseconds if the polygon is thin); for parts of a
 * compound whose boxes meet, and for a polyline that runs over itself, some milliseconds (see `relate`).
 *
 * With `{ budget }`, throws BudgetExceeded where so many steps do not suffice.
 *
 * @example
 * centroid(polygon([[0, 0], [6, 0], [0, 3]])); // { x: 2, y: 1 }
 */
export function centroid(shape: Shape, out: Vec2 = { x: 0, y: 0 }, options?: BudgetOptions): Vec2 | null {
  if (options !== undefined) return withinBudget(options, "centroid", centroid, shape, out);
  requireOut(out, touchVector, "centroid: out", "an object { x, y }");
  const centre = ofShape(centroids, shape, "centroid: shape")(shape);
  if (centre === null) return null;
  out.x = withinDoubles(centre.x) + 0;
  out.y = withinDoubles(centre.y) + 0;
  return out;
}

function compoundCentroid(shape: Shape, worldParts: readonly SimpleShape[]): Vec2 {
  // In units of the extent, so that areas are within the range of doubles.
  const power = powerOf(bounds(shape));
  const parts = partsInFrame(shape, { originX: 0, originY: 0, power });
  const dimensions = worldParts.map(dimensionOf);
  const dimension = dimensions.reduce<Dimension>((most, own) => (own > most ? own : most), 0);
  const counted = parts.filter((_, i) => dimensions[i] === dimension);
  const mean = dimension === 0 ? meanOfPoints(counted.map(simpleCentroid)) : meanOfUnion(counted, dimension);
  return { x: mean.x / power, y: mean.y / power };
}

function powerOf({ minX, minY, maxX, maxY }: Bounds): number {
  const largest = Math.max(Math.abs(minX), Math.abs(minY), Math.abs(maxX), Math.abs(maxY));
  return largest === 0 ? 1 : normalizingPower(withinDoubles(largest)) / 4;
}

/** The mean of parts that all have area, or all length. Some may be too small for doubles in these units. */
function meanOfUnion(parts: readonly SimpleShape[], dimension: Dimension): Vec2 {
  // Areas add up if only boundaries meet, lengths only if nothing does.
  const doMeet = dimension === 2 ? haveCommonInside : boxesMeet;
  const means: Mean[] = [];
  for (const cluster of clustersOf(parts, doMeet)) means.push(meanOfCluster(cluster, dimension));
  const total = means.reduce((sum, { weight }) => sum + weight, 0);
  if (total > LEAST_WEIGHT) return weighedMean(means, total);
  return meanOf(boundaryOfUnion(parts)) ?? meanOfPoints(parts.map(simpleCentroid));
}

/** Below, weights may have lost bits to underflow. */
const LEAST_WEIGHT = 2 ** -900;

function meanOfCluster(shapes: readonly SimpleShape[], dimension: Dimension): Mean {
  const [only] = shapes;
  const mean = shapes.length === 1 ? null : (meanOfBoxes(shapes) ?? meanOf(boundaryOfUnion(shapes)));
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

/** The weighted mean, relative to the first. */
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

/** Null for sets without bounds. */
const centroids: ByForm<[], Vec2 | null> = {
  round: ({ x, y }) => ({ x, y }),
  ellipse: ({ x, y }) => ({ x, y }),
  box: ({ x, y }) => ({ x, y }),
  wedge: centroidOfWedge,
  ended: ({ ax, ay, bx, by }) => ({ x: middleOf(ax, bx), y: middleOf(ay, by) }),
  polygon(shape) {
    const { vertices, ringEnds, orientation } = shape;
    const centroid = orientation === 0 ? null : polygonCentroid(vertices, ringEnds);
    return centroid ?? meanOf(boundaryOfUnion([shape])) ?? firstPoint(vertices);
  },
  polyline(shape) {
    const pieces = piecesOf(shape);
    const mean = haveCommonStretch(pieces) ? meanOf(boundaryOfUnion([shape])) : meanOfPieces(pieces);
    return mean ?? firstPoint(shape.points);
  },
  halfPlane: () => null,
  union: (shape) => (shape.parts.some(isUnbounded) ? null : compoundCentroid(shape, shape.parts)),
};

/** The centre of mass of a bounded shape other than a compound. */
function simpleCentroid(shape: SimpleShape): Vec2 {
  return ofForm(centroids, shape.kind)(shape) as Vec2;
}

function firstPoint(points: readonly number[]): Vec2 {
  return { x: points[0] ?? 0, y: points[1] ?? 0 };
}

const way: Vec2 = /* @__PURE__ */ new ScratchVector();

/** The centroid between two radii and two directions: the mean of the directions times the mean of the radii. */
function centroidOfWedge(shape: WedgeShape): Vec2 {
  const { x, y, opening } = shape;
  const [innerR, outerR] = [innerRadius(shape), outerRadius(shape)];
  if (opening === Opening.whole || outerR === 0) return { x, y };
  if (isOpeningZero(shape)) {
    setUnitVector(way, shape.startX, shape.startY);
    const mean = outerR / 2 + innerR / 2;
    return { x: x + mean * way.x, y: y + mean * way.y };
  }
  setMeanDirection(shape, way);
  const mean = meanRadius(innerR, outerR);
  return { x: x + mean * way.x, y: y + mean * way.y };
}

/** ⅔ (R³ − r³)/(R² − r²) = ⅔ (R + r²/(R + r)), which is r for an arc, R = r. */
function meanRadius(innerR: number, outerR: number): number {
  if (innerR === outerR) return outerR;
  return outerR / 1.5 + innerR / 1.5 / (1 + outerR / innerR);
}

const start: Vec2 = /* @__PURE__ */ new ScratchVector();
const end: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * The mean of all unit vectors between two directions at an angle θ: (Δsin, −Δcos)/θ. Where the directions are less than
 * a quarter apart these differences would cancel, and it is half their sum times tan(θ/2)/(θ/2).
 */
function setMeanDirection(directions: Directions, out: Vec2): void {
  setUnitVector(start, directions.startX, directions.startY);
  setUnitVector(end, directions.endX, directions.endY);
  const angle = openingAngle(directions);
  if (angle < Math.PI / 2) {
    const half = angle / 2;
    const { x: cosine, y: sine } = sincos(half);
    const factor = half === 0 ? 0.5 : sine / half / cosine / 2;
    out.x = (start.x + end.x) * factor;
    out.y = (start.y + end.y) * factor;
  } else {
    out.x = (end.y - start.y) / angle;
    out.y = (start.x - end.x) / angle;
  }
}

/**
 * The centre of mass of a polygon with area: the outer ring's less the holes'. Null if rounding has made rings cross
 * so that the holes have all the area.
 *
 * Thin polygons, whose products cancel, go to exact integers.
 */
function polygonCentroid(vertices: readonly number[], ringEnds: readonly number[]): Vec2 | null {
  return certainCentroid(vertices, ringEnds) ?? exactCentroid(vertices, ringEnds);
}

/** The same, rounded only once. */
function exactCentroid(vertices: readonly number[], ringEnds: readonly number[]): Vec2 | null {
  const integers = integersOf(vertices);
  let [twice, sixX, sixY] = [0n, 0n, 0n];
  let begin = 0;
  for (const end of ringEnds) {
    const moments = exactRingMoments(integers, begin, end);
    const sign = (begin === 0) === moments.twice > 0n ? 1n : -1n;
    twice += sign * moments.twice;
    sixX += sign * moments.sixX;
    sixY += sign * moments.sixY;
    begin = end;
  }
  if (twice <= 0n) return null;
  const inUnits = Real.of(unitOf(vertices, integers)).over(Real.of(3n * twice));
  const coordinate = (six: bigint) => approximate(Real.of(six).times(inUnits));
  return { x: coordinate(sixX), y: coordinate(sixY) };
}

/** What the integers count: the one of the least coordinate has no more bits than that. */
function unitOf(coordinates: readonly number[], integers: readonly bigint[]): number {
  let least = Number.POSITIVE_INFINITY;
  let unit = 1;
  coordinates.forEach((coordinate, i) => {
    if (coordinate === 0 || Math.abs(coordinate) >= least) return;
    least = Math.abs(coordinate);
    unit = coordinate / Number(integers[i]);
  });
  return unit;
}

function exactRingMoments(integers: readonly bigint[], begin: number, end: number) {
  const coordinate = (i: number) => integers[i] ?? 0n;
  let [twice, sixX, sixY] = [0n, 0n, 0n];
  let [px, py] = [coordinate(2 * end - 2), coordinate(2 * end - 1)];
  for (let i = begin; i < end; i += 1) {
    const [qx, qy] = [coordinate(2 * i), coordinate(2 * i + 1)];
    const product = px * qy - py * qx;
    twice += product;
    sixX += product * (px + qx);
    sixY += product * (py + qy);
    [px, py] = [qx, qy];
  }
  return { twice, sixX, sixY };
}
