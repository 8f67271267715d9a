import {
  type Directions,
  Kind,
  Opening,
  type Polygon,
  type Shape,
  type SimpleShape,
} from "../shapes/kind.js";
import { partsOf } from "../shapes/parts.js";
import { polygonOutlines, polylineOutline } from "./chain-outlines.js";
import { exactDirection, exactVector } from "./exact-direction.js";
import { ExactLengths } from "./exact-lengths.js";
import { halfPlaneOutline, type Outline, pointOutline, segmentOutline } from "./outline.js";
import { cross, dot, type RealVector } from "./real-vector.js";
import { annularOutline, discOutline, ellipseOutline, type WedgeDirections } from "./round-outlines.js";
import { capsuleOutline, roundedBoxOutline } from "./rounded-outlines.js";

/** The outlines of the parts of some shapes, all in one unit of length. */
export function outlinesOfShapes(shapes: readonly Shape[], lengths = new ExactLengths(shapes)): Outline[][] {
  return shapes.map((shape) => partsOf(shape).flatMap((part) => outlinesOfPart(part, lengths)));
}

function outlinesOfPart(shape: SimpleShape, lengths: ExactLengths): Outline[] {
  if (shape.kind !== Kind.polygon) return [outlineOf(shape, lengths)];
  return polygonOutlines(ringsOf(shape, lengths), {
    orientation: shape.orientation,
    isConvex: shape.convex,
  });
}

function outlineOf(shape: Exclude<SimpleShape, Polygon>, lengths: ExactLengths): Outline {
  switch (shape.kind) {
    case Kind.point:
      return pointOutline(lengths.at(shape.x, shape.y));
    case Kind.circle:
      return discOutline(lengths.at(shape.x, shape.y), lengths.of(shape.r));
    case Kind.ellipse: {
      const { x, y, rx, ry, ux, uy } = shape;
      return ellipseOutline(lengths.at(x, y), exactDirection(ux, uy), lengths.of(rx), lengths.of(ry));
    }
    case Kind.rect: {
      const { x, y, halfWidth, halfHeight, ux, uy } = shape;
      const size = { width: lengths.of(halfWidth), height: lengths.of(halfHeight), radius: lengths.zero };
      return roundedBoxOutline(lengths.at(x, y), exactDirection(ux, uy), size);
    }
    case Kind.roundedRect: {
      const { x, y, halfWidth, halfHeight, ux, uy } = shape;
      const radius = lengths.of(shape.r);
      const width = lengths.of(halfWidth).minus(radius);
      const height = lengths.of(halfHeight).minus(radius);
      return roundedBoxOutline(lengths.at(x, y), exactDirection(ux, uy), { width, height, radius });
    }
    case Kind.sector:
      return annularOutline(lengths.at(shape.x, shape.y), lengths.zero, lengths.of(shape.r), wedgeOf(shape));
    case Kind.annularSector:
      return annularOutline(
        lengths.at(shape.x, shape.y),
        lengths.of(shape.innerR),
        lengths.of(shape.outerR),
        wedgeOf(shape),
      );
    case Kind.arc: {
      const radius = lengths.of(shape.r);
      return annularOutline(lengths.at(shape.x, shape.y), radius, radius, wedgeOf(shape));
    }
    case Kind.segment:
      return segmentOutline(lengths.at(shape.ax, shape.ay), lengths.at(shape.bx, shape.by));
    case Kind.capsule: {
      const { ax, ay, bx, by, r } = shape;
      return capsuleOutline(lengths.at(ax, ay), lengths.at(bx, by), lengths.of(r));
    }
    case Kind.polyline:
      return polylineOutline(pointsOf(shape.points, lengths));
    case Kind.halfPlane:
      return halfPlaneOutline(lengths.at(shape.x, shape.y), exactVector(shape.nx, shape.ny));
  }
}

/** Null if whole. Directions that are parallel are opposite for half a turn, else closed. */
function wedgeOf(directions: Directions): WedgeDirections | null {
  if (directions.opening === Opening.whole) return null;
  const start = exactDirection(directions.startX, directions.startY);
  const end = exactDirection(directions.endX, directions.endY);
  const isWide = directions.opening === Opening.halfOrMore;
  const isClosed = !isWide && cross(start.u, end.u).sign() === 0 && dot(start.u, end.u).sign() > 0;
  return { start, end, isWide, isClosed };
}

function pointsOf(coordinates: readonly number[], lengths: ExactLengths): RealVector[] {
  const points: RealVector[] = [];
  for (let i = 0; i + 1 < coordinates.length; i += 2) {
    points.push(lengths.at(coordinates[i] ?? 0, coordinates[i + 1] ?? 0));
  }
  return points;
}

function ringsOf({ vertices, ringEnds }: Polygon, lengths: ExactLengths): RealVector[][] {
  const points = pointsOf(vertices, lengths);
  let begin = 0;
  return [...ringEnds].map((end) => {
    const ring = points.slice(begin, end);
    begin = end;
    return ring;
  });
}
