import { directionFromAngle } from "../math/angle.js";
import { describe, outOfRange, wrongType } from "../math/validation.js";
import type { Angle, Direction } from "../math/vector.js";
import { circle } from "./circle.js";
import { ellipse } from "./ellipse.js";
import {
  type Circle,
  type Ellipse,
  Kind,
  Opening,
  type Point,
  type Ray,
  type Rect,
  type Sector,
  type Shape,
} from "./kind.js";
import { point } from "./point.js";
import { rotateTo } from "./pose.js";
import { ray } from "./ray.js";
import { rect } from "./rect.js";
import { requireShape } from "./require-shape.js";
import { madeOpening, sectorOfDirections } from "./sector.js";
import { Nominal, nominalOfAngles } from "./sector-opening.js";

export interface PointJSON {
  type: "point";
  x: number;
  y: number;
}

export interface CircleJSON {
  type: "circle";
  x: number;
  y: number;
  r: number;
}

export interface EllipseJSON {
  type: "ellipse";
  x: number;
  y: number;
  rx: number;
  ry: number;
  angle?: Angle;
}

export interface RectJSON {
  type: "rect";
  x: number;
  y: number;
  width: number;
  height: number;
  angle?: Angle;
}

export interface SectorJSON {
  type: "sector";
  x: number;
  y: number;
  r: number;
  startAngle: Angle;
  endAngle: Angle;
  /** Left out: as `sector(x, y, r, startAngle, endAngle)` has it. */
  opening?: keyof typeof Opening;
  /** The turn of the pose. */
  angle?: Angle;
}

export interface RayJSON {
  type: "ray";
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** `null` is −Infinity. */
  minT?: number | null;
  /** `null` is Infinity. */
  maxT?: number | null;
}

interface Serialized {
  point: [Point, PointJSON];
  circle: [Circle, CircleJSON];
  ellipse: [Ellipse, EllipseJSON];
  rect: [Rect, RectJSON];
  sector: [Sector, SectorJSON];
  ray: [Ray, RayJSON];
}

/** A shape or ray as plain data; docs/semantics.md has an example of each type. */
export type ShapeJSON = Serialized[keyof Serialized][1];

/** The type of data that `toJSON` makes of an S. */
export type JSONOf<S> = {
  [Type in keyof Serialized]: S extends Serialized[Type][0] ? Serialized[Type][1] : never;
}[keyof Serialized];

/** The type of shape that `fromJSON` makes of a J. */
export type FromJSON<J> = {
  [Type in keyof Serialized]: J extends Serialized[Type][1] ? Serialized[Type][0] : never;
}[keyof Serialized];

/**
 * A shape or ray as a plain object of finite numbers, strings, `null` and direction objects, safe for JSON
 * text.
 *
 * `fromJSON` makes the same shape of it again, bit for bit, pose included.
 */
export function toJSON<S extends Shape | Ray>(shape: S): JSONOf<S>;
export function toJSON(shape: Shape | Ray): ShapeJSON {
  if (isRay(shape)) return rayToJSON(shape);
  requireShape(shape, "toJSON: shape");
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
      return {
        type: "sector",
        x,
        y,
        r: shape.r,
        startAngle: { x: shape.localStartX, y: shape.localStartY },
        endAngle: { x: shape.localEndX, y: shape.localEndY },
        opening: nameOfOpening(madeOpening(shape)),
        angle: turnOf(shape),
      };
  }
}

/**
 * A ray is what has a direction and is of no kind; a shape may carry fields of its owner's, such as a
 * velocity.
 */
function isRay(shape: Shape | Ray): shape is Ray {
  return typeof shape === "object" && shape !== null && !("kind" in shape) && "dx" in shape;
}

/**
 * The shape or ray of an object that `toJSON` made, or of one written by hand: angles may also be radians,
 * and `angle`, `opening`, `minT` and `maxT` may be left out.
 *
 * Throws TypeError or RangeError as the constructors do, TypeError for an unknown `type`, RangeError for an
 * `opening` that contradicts the angles.
 */
export function fromJSON<J extends ShapeJSON>(json: J): FromJSON<J>;
export function fromJSON(json: ShapeJSON): Shape | Ray {
  if (typeof json !== "object" || json === null) throw wrongType(json, "fromJSON: json", "an object");
  switch (json.type) {
    case "point":
      return point(json.x, json.y);
    case "circle":
      return circle(json.x, json.y, json.r);
    case "ellipse":
      return ellipse(json.x, json.y, json.rx, json.ry, json.angle);
    case "rect":
      return rect(json.x, json.y, json.width, json.height, json.angle);
    case "sector":
      return sectorFromJSON(json);
    case "ray":
      return rayFromJSON(json);
    default:
      throw unknownType(json);
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

function rayFromJSON({ x, y, dx, dy, minT, maxT }: RayJSON): Ray {
  return ray(
    x,
    y,
    dx,
    dy,
    maxT === null ? Number.POSITIVE_INFINITY : maxT,
    minT === null ? Number.NEGATIVE_INFINITY : minT,
  );
}

function sectorFromJSON(json: SectorJSON): Sector {
  const { x, y, r, startAngle, endAngle, opening } = json;
  const start = directionFromAngle(startAngle, "sector: startAngle");
  const end = directionFromAngle(endAngle, "sector: endAngle");
  if (opening !== undefined && !(typeof opening === "string" && Object.hasOwn(Opening, opening))) {
    throw wrongType(opening, "sector: opening", '"lessThanHalf", "halfOrMore" or "whole"');
  }
  const nominal = opening === "whole" ? Nominal.whole : nominalOfAngles(startAngle, endAngle);
  const made = sectorOfDirections(x, y, r, start, end, nominal);
  const madeName = nameOfOpening(made.opening);
  if (opening !== undefined && opening !== madeName) {
    throw outOfRange(opening, "sector: opening", `that of the angles, ${describe(madeName)}, or "whole"`);
  }
  return json.angle === undefined ? made : rotateTo(made, directionFromAngle(json.angle, "sector: angle"));
}

function turnOf(shape: Ellipse | Rect | Sector): Direction {
  return { x: shape.ux, y: shape.uy };
}

function nameOfOpening(opening: Opening): keyof typeof Opening {
  if (opening === Opening.whole) return "whole";
  return opening === Opening.halfOrMore ? "halfOrMore" : "lessThanHalf";
}

function unknownType(json: object): TypeError {
  const allowed = '"point", "circle", "ellipse", "rect", "sector" or "ray"';
  return wrongType((json as { type?: unknown }).type, "fromJSON: type", allowed);
}
