import type { Sign } from "../math/exact.js";
import { type Directions, Opening, type Polygon, type Shape, type SimpleShape } from "../shapes/kind.js";
import {
  hasEnds,
  hasRings,
  hasVertices,
  innerRadius,
  isBox,
  isRound,
  isUnbounded,
  isUnion,
  isWedge,
  outerRadius,
  radiusOf,
  verticesOf,
} from "../shapes/reductions.js";
import { lineThrough } from "./carrier.js";
import { areEqual, cross, dot, ExactLengths, exactVector, type RealVector, subtract } from "./coordinates.js";
import {
  curveOutline,
  enclosedOutline,
  evenOddRule,
  halfPlaneOutline,
  type Outline,
  pointOutline,
  segmentOutline,
} from "./exact-outline.js";
import { compareAlong, type SegmentPiece, type SolidSide, straightPiece } from "./exact-piece.js";
import {
  annularOutline,
  capsuleOutline,
  discOutline,
  ellipseOutline,
  roundedBoxOutline,
  type WedgeDirections,
} from "./round-outlines.js";

/** The outlines of the parts of some shapes, all in one unit of length. */
export function outlinesOfShapes(shapes: readonly Shape[], lengths = new ExactLengths(shapes)): Outline[][] {
  return shapes.map((shape) => outlinesOfShape(shape, lengths));
}

/** The outlines of the parts of a shape. */
export function outlinesOfShape(shape: Shape, lengths: ExactLengths): Outline[] {
  if (!isUnion(shape)) return outlinesOfPart(shape, lengths);
  return shape.parts.flatMap((part) => outlinesOfPart(part, lengths));
}

function outlinesOfPart(shape: SimpleShape, lengths: ExactLengths): Outline[] {
  if (!hasRings(shape)) return [outlineOf(shape, lengths)];
  return polygonOutlines(ringsIn(shape, lengths), {
    orientation: shape.orientation,
    isConvex: shape.convex,
  });
}

function outlineOf(shape: Exclude<SimpleShape, Polygon>, lengths: ExactLengths): Outline {
  if (hasVertices(shape)) return polylineOutline(lengths.points(verticesOf(shape)));
  if (hasEnds(shape)) {
    const { ax, ay, bx, by } = shape;
    return capsuleOutline(lengths.at(ax, ay), lengths.at(bx, by), lengths.of(radiusOf(shape)));
  }
  const centre = lengths.at(shape.x, shape.y);
  if (isUnbounded(shape)) return halfPlaneOutline(centre, exactVector(shape.nx, shape.ny));
  if (isRound(shape)) return discOutline(centre, lengths.of(radiusOf(shape)));
  if (isWedge(shape)) {
    const outer = lengths.of(outerRadius(shape));
    const inner = innerRadius(shape) === outerRadius(shape) ? outer : lengths.of(innerRadius(shape));
    return annularOutline(centre, inner, outer, wedgeOf(shape, lengths));
  }
  const direction = lengths.direction(shape.ux, shape.uy);
  if (isBox(shape)) {
    const radius = lengths.of(radiusOf(shape));
    const width = lengths.of(shape.halfWidth).minus(radius);
    const height = lengths.of(shape.halfHeight).minus(radius);
    return roundedBoxOutline(centre, direction, { width, height, radius });
  }
  return ellipseOutline(centre, direction, lengths.of(shape.rx), lengths.of(shape.ry));
}

/** The directions that bound a wedge; null for a whole turn. It is closed if both are equal and it holds only that direction. */
function wedgeOf(directions: Directions, lengths: ExactLengths): WedgeDirections | null {
  if (directions.opening === Opening.whole) return null;
  const start = lengths.direction(directions.startX, directions.startY);
  const end = lengths.direction(directions.endX, directions.endY);
  const isWide = directions.opening === Opening.halfOrMore;
  const isClosed = !isWide && cross(start.u, end.u).sign() === 0 && dot(start.u, end.u).sign() > 0;
  return { start, end, isWide, isClosed };
}

function ringsIn({ vertices, ringEnds }: Polygon, lengths: ExactLengths): RealVector[][] {
  const points = lengths.points(vertices);
  let begin = 0;
  return [...ringEnds].map((end) => {
    const ring = points.slice(begin, end);
    begin = end;
    return ring;
  });
}

/** The segments between neighbouring points; one segment if all lie on one line. */
function polylineOutline(points: readonly RealVector[]): Outline {
  const flat = flatOutline(points);
  if (flat !== null) return flat;
  const pieces = edgesBetween(points, "neither");
  const ends = [
    ...pieces.slice(0, 1).map((piece) => piece.ends.from),
    ...pieces.slice(-1).map((piece) => piece.ends.to),
  ];
  const isClosed = ends.every((end) => areEqual(end, points[0] ?? end));
  return curveOutline(pieces, ends.slice(0, 1), isClosed ? [] : ends);
}

/**
 * The edges of the rings and what they enclose by the even-odd rule. `orientation` is the sign of the first
 * ring's area; `isConvex`: there is only that ring, and it is convex.
 *
 * A ring that rounding has collapsed to a point is an outline of its own, as it may lie outside the others.
 */
function polygonOutlines(
  rings: readonly (readonly RealVector[])[],
  { orientation, isConvex }: { readonly orientation: Sign; readonly isConvex: boolean },
): Outline[] {
  const flat = orientation === 0 ? flatOutline(rings.flat()) : null;
  if (flat !== null) return [flat];
  const solid = isConvex ? (orientation > 0 ? "left" : "right") : "byParity";
  const chains = rings.map((ring) => edgesBetween([...ring, ...ring.slice(0, 1)], solid));
  const pieces = chains.flat();
  const anchors = chains.flatMap((chain) => chain.slice(0, 1).map((piece) => piece.ends.from));
  const points = rings.flatMap((ring, i) => (chains[i]?.length === 0 ? ring.slice(0, 1) : []));
  return [
    enclosedOutline(pieces, anchors, evenOddRule, isConvex),
    ...points.map((p) => pointOutline(p, [p])),
  ];
}

/** The point or the segment that is the hull of points on one line; null for other points. */
function flatOutline(points: readonly RealVector[]): Outline | null {
  const [first, ...others] = points;
  if (first === undefined) return null;
  const second = others.find((p) => !areEqual(first, p));
  if (second === undefined) return pointOutline(first);
  const direction = subtract(second, first);
  if (!others.every((p) => cross(direction, subtract(p, first)).sign() === 0)) return null;
  const line = lineThrough(first, direction);
  let [least, greatest] = [first, first];
  for (const p of others) {
    if (compareAlong(line, p, least) < 0) least = p;
    if (compareAlong(line, p, greatest) > 0) greatest = p;
  }
  return segmentOutline(least, greatest, direction);
}

/** The edges that have a length. */
function edgesBetween(points: readonly RealVector[], solid: SolidSide): SegmentPiece[] {
  const pieces: SegmentPiece[] = [];
  let from = points[0];
  for (const to of points.slice(1)) {
    if (from === undefined || areEqual(from, to)) continue;
    pieces.push(straightPiece(from, to, subtract(to, from), solid));
    from = to;
  }
  return pieces;
}
