import type { Direction } from "../math/vector.js";
import { madeOpening } from "./directions.js";
import type { JSONOf, PolygonJSON, RayJSON, ShapeJSON } from "./json-types.js";
import { type Directions, Kind, Opening, type Polygon, type Posed, type Ray, type Shape } from "./kind.js";
import type { EndedShape } from "./reductions.js";
import { isRay, requireShape } from "./require-shape.js";

/**
 * A shape or ray as a plain object of finite numbers, strings, `null`, arrays and direction objects, safe for
 * JSON text.
 *
 * `fromJSON` restores the same shape, bit for bit, including its pose.
 *
 * @example
 * JSON.stringify(toJSON(circle(1, 2, 3))); // {"type":"circle","x":1,"y":2,"r":3}
 */
export function toJSON<S extends Shape | Ray>(shape: S): JSONOf<S>;
export function toJSON(shape: Shape | Ray): ShapeJSON {
  if (isRay(shape)) return rayToJSON(shape);
  requireShape(shape, "toJSON: shape");
  return shapeToJSON(shape);
}

function shapeToJSON(shape: Shape): Exclude<ShapeJSON, RayJSON> {
  const { x, y } = shape;
  switch (shape.kind) {
    case Kind.point:
      return { type: "point", x, y };
    case Kind.circle:
      return { type: "circle", x, y, r: shape.r };
    case Kind.ellipse:
      return { type: "ellipse", x, y, rx: shape.rx, ry: shape.ry, angle: turnOf(shape) };
    case Kind.rect: {
      const width = 2 * shape.halfWidth;
      const height = 2 * shape.halfHeight;
      return { type: "rect", x, y, width, height, angle: turnOf(shape) };
    }
    case Kind.sector:
      return { type: "sector", x, y, r: shape.r, ...directionsToJSON(shape), angle: turnOf(shape) };
    case Kind.segment:
      return { type: "segment", ...endsToJSON(shape), x, y, angle: turnOf(shape) };
    case Kind.capsule:
      return { type: "capsule", ...endsToJSON(shape), r: shape.r, x, y, angle: turnOf(shape) };
    case Kind.roundedRect: {
      const width = 2 * shape.halfWidth;
      const height = 2 * shape.halfHeight;
      return { type: "roundedRect", x, y, width, height, r: shape.r, angle: turnOf(shape) };
    }
    case Kind.polygon:
      return polygonToJSON(shape);
    case Kind.halfPlane: {
      const { localNx: nx, localNy: ny } = shape;
      return { type: "halfPlane", x, y, nx, ny, angle: turnOf(shape) };
    }
    case Kind.annularSector: {
      const { innerR, outerR } = shape;
      const directions = directionsToJSON(shape);
      return { type: "annularSector", x, y, innerR, outerR, ...directions, angle: turnOf(shape) };
    }
    case Kind.arc:
      return { type: "arc", x, y, r: shape.r, ...directionsToJSON(shape), angle: turnOf(shape) };
    case Kind.polyline: {
      const points = pairsOf(shape.localPoints, 0, shape.localPoints.length);
      return { type: "polyline", points, x, y, angle: turnOf(shape) };
    }
    case Kind.compound:
      return { type: "compound", shapes: shape.localParts.map(shapeToJSON), x, y, angle: turnOf(shape) };
  }
}

function rayToJSON({ x, y, dx, dy, minT, maxT }: Ray): RayJSON {
  return {
    type: "ray",
    x,
    y,
    dx,
    dy,
    minT: minT === Number.NEGATIVE_INFINITY ? null : minT,
    maxT: maxT === Number.POSITIVE_INFINITY ? null : maxT,
  };
}

function polygonToJSON(shape: Polygon): PolygonJSON {
  const { x, y, localVertices, ringEnds } = shape;
  const rings = Array.from(ringEnds, (end, ring) =>
    pairsOf(localVertices, ring === 0 ? 0 : 2 * (ringEnds[ring - 1] ?? 0), 2 * end),
  );
  const [vertices = [], ...holes] = rings;
  return { type: "polygon", vertices, holes, x, y, angle: turnOf(shape) };
}

function pairsOf(coordinates: readonly number[], begin: number, end: number): [number, number][] {
  return Array.from({ length: (end - begin) / 2 }, (_, i) => [
    coordinates[begin + 2 * i] ?? 0,
    coordinates[begin + 2 * i + 1] ?? 0,
  ]);
}

function endsToJSON({ localAx, localAy, localBx, localBy }: EndedShape) {
  return { ax: localAx, ay: localAy, bx: localBx, by: localBy };
}

function directionsToJSON(shape: Directions) {
  return {
    startAngle: { x: shape.localStartX, y: shape.localStartY },
    endAngle: { x: shape.localEndX, y: shape.localEndY },
    opening: nameOfOpening(madeOpening(shape)),
  };
}

function turnOf(shape: Posed): Direction {
  return { x: shape.ux, y: shape.uy };
}

/** The name of an opening in JSON. */
export function nameOfOpening(opening: Opening): keyof typeof Opening {
  return Object.keys(Opening)[opening] as keyof typeof Opening;
}
