import { directionFromAngle } from "../math/angle.js";
import { describe, outOfRange, requireFinite, wrongType } from "../math/validation.js";
import type { Angle, Direction } from "../math/vector.js";
import { isRay, requireShape, wrongShape } from "./arguments.js";
import { compound } from "./copy.js";
import {
  madeOpening,
  Nominal,
  nominalOfAngles,
  resolvedDirections,
  type WorldDirections,
} from "./directions.js";
import type {
  DirectionsJSON,
  FromJSON,
  JSONOf,
  PolygonJSON,
  PoseJSON,
  RayJSON,
  RectJSON,
  RoundedRectJSON,
  ShapeJSON,
} from "./json-types.js";
import { type Directions, Kind, Opening, type Polygon, type Posed, type Ray, type Shape } from "./kind.js";
import { capsule, halfPlane, polyline, ray, segment } from "./lines.js";
import { polygon } from "./polygon.js";
import { rotateTo, setPose } from "./pose.js";
import { rect, roundedRect } from "./rect.js";
import type { BoxShape, EndedShape } from "./reductions.js";
import {
  annularSectorOfDirections,
  arcOfDirections,
  circle,
  ellipse,
  point,
  sectorOfDirections,
} from "./round.js";

/* Shapes and rays to plain data, and back. */

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
    case Kind.rect:
      return { type: "rect", x, y, ...sizesToJSON(shape), angle: turnOf(shape) };
    case Kind.sector:
      return { type: "sector", x, y, r: shape.r, ...directionsToJSON(shape), angle: turnOf(shape) };
    case Kind.segment:
      return { type: "segment", ...endsToJSON(shape), x, y, angle: turnOf(shape) };
    case Kind.capsule:
      return { type: "capsule", ...endsToJSON(shape), r: shape.r, x, y, angle: turnOf(shape) };
    case Kind.roundedRect:
      return { type: "roundedRect", x, y, ...sizesToJSON(shape), r: shape.r, angle: turnOf(shape) };
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

function sizesToJSON({ halfWidth, halfHeight }: BoxShape) {
  return { width: 2 * halfWidth, height: 2 * halfHeight };
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
function nameOfOpening(opening: Opening): keyof typeof Opening {
  return Object.keys(Opening)[opening] as keyof typeof Opening;
}

/**
 * The shape or ray of an object that `toJSON` made, or of one written by hand: angles may also be radians,
 * points `[x, y]` or `{ x, y }`, and `angle`, `opening`, `holes`, `minT` and `maxT` may be left out, and so may
 * `x` and `y` of shapes given by points and of compounds.
 *
 * Compounds may be nested up to 64 deep. Throws TypeError or RangeError as the constructors do, TypeError for an unknown
 * `type`, RangeError for an `opening` that contradicts the angles. Data of type `any` are taken as a shape, not a ray.
 * Messages about a part of a compound name it, as `shapes[2].r`.
 *
 * @example
 * const shape = fromJSON({ type: "rect", x: 0, y: 0, width: 4, height: 2 });
 * area(shape); // 8
 */
export function fromJSON<J extends ShapeJSON>(json: J): FromJSON<J>;
export function fromJSON(json: ShapeJSON): Shape | Ray {
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw wrongType(json, "fromJSON: json", "an object that toJSON made");
  requireShallow(json);
  return json.type === "ray" ? rayFromJSON(json) : shapeFromJSON(json);
}

/** The greatest depth of nested compounds: each level copies its parts, and uses some of the stack. */
const MOST_NESTED = 64;

function requireShallow(json: object): void {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_NESTED) {
      throw new RangeError(
        `fromJSON: compounds must be nested at most ${MOST_NESTED} deep, got one that is deeper`,
      );
    }
    level = level.flatMap(partsOfData);
  }
}

function partsOfData(json: unknown): unknown[] {
  if (typeof json !== "object" || json === null) return [];
  const { type, shapes } = json as { readonly type?: unknown; readonly shapes?: unknown };
  return type === "compound" && Array.isArray(shapes) ? shapes : [];
}

function shapeFromJSON(json: Exclude<ShapeJSON, RayJSON>): Shape {
  switch (json.type) {
    case "point":
      return point(json.x, json.y);
    case "circle":
      return circle(json.x, json.y, json.r);
    case "ellipse":
      return ellipse(json.x, json.y, json.rx, json.ry, json.angle);
    case "rect":
      return rect(...centreOf(json), json.width, json.height, json.angle);
    case "sector":
      return turned(sectorOfDirections(json.x, json.y, json.r, directionsFromJSON(json)), json);
    case "segment":
      return posed(segment(json.ax, json.ay, json.bx, json.by), json);
    case "capsule":
      return posed(capsule(json.ax, json.ay, json.bx, json.by, json.r), json);
    case "roundedRect":
      return roundedRect(...centreOf(json), json.width, json.height, json.r, json.angle);
    case "polygon":
      return posed(polygon(json.vertices, json.holes === undefined ? {} : { holes: json.holes }), json);
    case "halfPlane":
      return turned(halfPlane(json.x, json.y, json.nx, json.ny), json);
    case "annularSector": {
      const { x, y, innerR, outerR } = json;
      return turned(annularSectorOfDirections(x, y, innerR, outerR, directionsFromJSON(json)), json);
    }
    case "arc":
      return turned(arcOfDirections(json.x, json.y, json.r, directionsFromJSON(json)), json);
    case "polyline":
      return posed(polyline(json.points), json);
    case "compound":
      return posed(compound(partsFromJSON(json.shapes)), json);
    default:
      throw unknownType(json satisfies never);
  }
}

/** Validates the centre under its names in the JSON, which constructors call cx and cy. */
function centreOf({ type, x, y }: RectJSON | RoundedRectJSON): [number, number] {
  return [requireFinite(x, `${type}: x`), requireFinite(y, `${type}: y`)];
}

/** Rotates a shape that was made in place to the angle of its JSON. */
function turned<S extends Shape>(shape: S, json: { readonly type: string; readonly angle?: Angle }): S {
  if (json.angle === undefined) return shape;
  return rotateTo(shape, directionFromAngle(json.angle, `${json.type}: angle`));
}

/** Moves a shape that was made at the origin to the pose of its JSON. */
function posed<S extends Shape>(shape: S, json: PoseJSON & { readonly type: string }): S {
  const x = json.x === undefined ? 0 : requireFinite(json.x, `${json.type}: x`);
  const y = json.y === undefined ? 0 : requireFinite(json.y, `${json.type}: y`);
  const turn =
    json.angle === undefined ? { x: 1, y: 0 } : directionFromAngle(json.angle, `${json.type}: angle`);
  return setPose(shape, x, y, turn);
}

function partsFromJSON(shapes: readonly Exclude<ShapeJSON, RayJSON>[]): Shape[] {
  if (!Array.isArray(shapes)) throw wrongType(shapes, "compound: shapes", "an array of shapes");
  return shapes.map((json: Exclude<ShapeJSON, RayJSON>, index) => {
    if (typeof json !== "object" || json === null) {
      throw wrongType(json, `compound: shapes[${index}]`, "an object");
    }
    try {
      return shapeFromJSON(json);
    } catch (error) {
      throw inPart(error, `compound: shapes[${index}]`);
    }
  });
}

/** An error about a part with the path of the part: "circle: r must be …" becomes "compound: shapes[2].r must be …". */
function inPart(error: unknown, part: string): unknown {
  if (!(error instanceof TypeError || error instanceof RangeError)) return error;
  const told = error.message.replace(/^\w+: /, "");
  const isAboutField = /^\w+(?:[.[]| must be )/.test(told);
  const message = `${part}${isAboutField ? "." : ": "}${told}`;
  return error instanceof TypeError
    ? new TypeError(message, { cause: error })
    : new RangeError(message, { cause: error });
}

function rayFromJSON({ x, y, dx, dy, minT, maxT }: RayJSON): Ray {
  return ray(x, y, dx, dy, maxT ?? Number.POSITIVE_INFINITY, minT === null ? Number.NEGATIVE_INFINITY : minT);
}

function directionsFromJSON(json: DirectionsJSON & { readonly type: string }): WorldDirections {
  const { type, startAngle, endAngle, opening } = json;
  const start = directionFromAngle(startAngle, `${type}: startAngle`);
  const end = directionFromAngle(endAngle, `${type}: endAngle`);
  if (opening !== undefined && !(typeof opening === "string" && Object.hasOwn(Opening, opening))) {
    throw wrongType(opening, `${type}: opening`, '"lessThanHalf", "halfOrMore" or "whole"');
  }
  const nominal = opening === "whole" ? Nominal.whole : nominalOfAngles(startAngle, endAngle);
  const made = resolvedDirections(start, end, nominal);
  const madeName = nameOfOpening(made.opening);
  if (opening !== undefined && opening !== madeName) {
    throw outOfRange(opening, `${type}: opening`, `that of the angles, ${describe(madeName)}, or "whole"`);
  }
  return made;
}

function unknownType(json: object): TypeError {
  // A shape that was saved without toJSON, or not at all.
  if (!("type" in json) && "kind" in json)
    return wrongShape(json, "fromJSON: json", "an object that toJSON made");
  const allowed =
    '"point", "circle", "ellipse", "rect", "sector", "segment", "capsule", "roundedRect", "polygon", ' +
    '"halfPlane", "annularSector", "arc", "polyline", "compound" or "ray"';
  return wrongType((json as { type?: unknown }).type, "fromJSON: type", allowed);
}
