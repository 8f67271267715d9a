import type { Angle } from "../math/vector.js";
import type { PointLike } from "./arguments.js";
import type {
  AnnularSector,
  Arc,
  Capsule,
  Circle,
  Compound,
  Ellipse,
  HalfPlane,
  Opening,
  Point,
  Polygon,
  Polyline,
  Ray,
  Rect,
  RoundedRect,
  Sector,
  Segment,
  Shape,
} from "./kind.js";

/**
 * A point as plain data.
 *
 * @example
 * const json: PointJSON = { type: "point", x: 1, y: 2 };
 * distance(fromJSON(json), point(4, 6)); // 5
 */
export interface PointJSON {
  type: "point";
  x: number;
  y: number;
}

/**
 * A circle as plain data.
 *
 * @example
 * const json: CircleJSON = { type: "circle", x: 1, y: 2, r: 3 };
 * fromJSON(json).r; // 3
 */
export interface CircleJSON {
  type: "circle";
  x: number;
  y: number;
  r: number;
}

/** What shapes with a position of their own have in common that can be turned about it. */
interface PlacedJSON {
  x: number;
  y: number;
  /** The turn of the pose. */
  angle?: Angle;
}

/**
 * An ellipse as plain data.
 *
 * @example
 * const json: EllipseJSON = { type: "ellipse", x: 0, y: 0, rx: 4, ry: 2, angle: { x: 0, y: 1 } };
 * bounds(fromJSON(json)).maxY; // 4
 */
export interface EllipseJSON extends PlacedJSON {
  type: "ellipse";
  rx: number;
  ry: number;
}

/**
 * A rectangle as plain data.
 *
 * @example
 * const json: RectJSON = { type: "rect", x: 0, y: 0, width: 4, height: 2 };
 * area(fromJSON(json)); // 8
 */
export interface RectJSON extends PlacedJSON {
  type: "rect";
  width: number;
  height: number;
}

/** What sectors, annular sectors and arcs have in common. */
export interface DirectionsJSON extends PlacedJSON {
  startAngle: Angle;
  endAngle: Angle;
  /** If left out, that of the constructor. */
  opening?: keyof typeof Opening;
}

/**
 * A sector as plain data.
 *
 * @example
 * const json: SectorJSON = { type: "sector", x: 0, y: 0, r: 10, startAngle: -0.5, endAngle: 0.5 };
 * area(fromJSON(json)); // 50
 */
export interface SectorJSON extends DirectionsJSON {
  type: "sector";
  r: number;
}

/** The pose of a shape given by points or by other shapes. */
export interface PoseJSON {
  x?: number;
  y?: number;
  angle?: Angle;
}

/** Points as a user may write them; `toJSON` writes pairs. */
export type PointsJSON = readonly PointLike[];

/**
 * A segment as plain data.
 *
 * @example
 * const json: SegmentJSON = { type: "segment", ax: 0, ay: 0, bx: 3, by: 4 };
 * perimeter(fromJSON(json)); // 5
 */
export interface SegmentJSON extends PoseJSON {
  type: "segment";
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/**
 * A capsule as plain data.
 *
 * @example
 * const json: CapsuleJSON = { type: "capsule", ax: 0, ay: 0, bx: 4, by: 0, r: 1 };
 * bounds(fromJSON(json)).maxX; // 5
 */
export interface CapsuleJSON extends PoseJSON {
  type: "capsule";
  ax: number;
  ay: number;
  bx: number;
  by: number;
  r: number;
}

/**
 * A rounded rectangle as plain data.
 *
 * @example
 * const json: RoundedRectJSON = { type: "roundedRect", x: 0, y: 0, width: 4, height: 2, r: 0.5 };
 * containsPoint(fromJSON(json), 2, 1); // false
 */
export interface RoundedRectJSON extends PlacedJSON {
  type: "roundedRect";
  width: number;
  height: number;
  r: number;
}

/**
 * A polygon as plain data.
 *
 * @example
 * const json: PolygonJSON = { type: "polygon", vertices: [[0, 0], [6, 0], [0, 4]], x: 10, y: 10 };
 * bounds(fromJSON(json)).maxX; // 16
 */
export interface PolygonJSON extends PoseJSON {
  type: "polygon";
  vertices: PointsJSON;
  holes?: readonly PointsJSON[];
}

/**
 * A half plane as plain data.
 *
 * @example
 * const json: HalfPlaneJSON = { type: "halfPlane", x: 0, y: 100, nx: 0, ny: -1 };
 * containsPoint(fromJSON(json), 5, 120); // true
 */
export interface HalfPlaneJSON extends PlacedJSON {
  type: "halfPlane";
  nx: number;
  ny: number;
}

/**
 * An annular sector as plain data.
 *
 * @example
 * const json: AnnularSectorJSON = { type: "annularSector", x: 0, y: 0, innerR: 3, outerR: 5, startAngle: 0, endAngle: 1 };
 * area(fromJSON(json)); // 8
 */
export interface AnnularSectorJSON extends DirectionsJSON {
  type: "annularSector";
  innerR: number;
  outerR: number;
}

/**
 * An arc as plain data.
 *
 * @example
 * const json: ArcJSON = { type: "arc", x: 0, y: 0, r: 5, startAngle: 0, endAngle: 2 };
 * perimeter(fromJSON(json)); // 10
 */
export interface ArcJSON extends DirectionsJSON {
  type: "arc";
  r: number;
}

/**
 * A polyline as plain data.
 *
 * @example
 * const json: PolylineJSON = { type: "polyline", points: [[0, 0], [3, 4], [3, 9]] };
 * perimeter(fromJSON(json)); // 10
 */
export interface PolylineJSON extends PoseJSON {
  type: "polyline";
  points: PointsJSON;
}

/**
 * A compound as plain data.
 *
 * @example
 * const json: CompoundJSON = { type: "compound", shapes: [toJSON(circle(0, 0, 1)), toJSON(circle(4, 0, 1))] };
 * fromJSON(json).parts.length; // 2
 */
export interface CompoundJSON extends PoseJSON {
  type: "compound";
  shapes: readonly Exclude<ShapeJSON, RayJSON>[];
}

/**
 * A ray as plain data.
 *
 * @example
 * const json: RayJSON = { type: "ray", x: 0, y: 0, dx: 1, dy: 0, maxT: 50 };
 * raycast(fromJSON(json), circle(10, 0, 2))?.t; // 8
 */
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
  segment: [Segment, SegmentJSON];
  capsule: [Capsule, CapsuleJSON];
  roundedRect: [RoundedRect, RoundedRectJSON];
  polygon: [Polygon, PolygonJSON];
  halfPlane: [HalfPlane, HalfPlaneJSON];
  annularSector: [AnnularSector, AnnularSectorJSON];
  arc: [Arc, ArcJSON];
  polyline: [Polyline, PolylineJSON];
  compound: [Compound, CompoundJSON];
  ray: [Ray, RayJSON];
}

/**
 * A shape or ray as plain data; docs/semantics.md has an example of each type.
 *
 * @example
 * const level: ShapeJSON[] = JSON.parse('[{ "type": "circle", "x": 0, "y": 0, "r": 3 }]');
 * level.map(({ type }) => type); // [ 'circle' ]
 */
export type ShapeJSON = Serialized[keyof Serialized][1];

/**
 * The type of data that `toJSON` makes of an S.
 *
 * @example
 * const json: JSONOf<Circle> = toJSON(circle(1, 2, 3)); // a CircleJSON
 * json; // { type: 'circle', x: 1, y: 2, r: 3 }
 */
export type JSONOf<S> = {
  [Type in keyof Serialized]: S extends Serialized[Type][0] ? Serialized[Type][1] : never;
}[keyof Serialized];

/**
 * The type of shape that `fromJSON` makes of a J; of `any`, as JSON.parse returns it, a `Shape`: for a ray's data say `as
 * RayJSON`.
 *
 * @example
 * const made: FromJSON<CircleJSON> = fromJSON({ type: "circle", x: 0, y: 0, r: 3 }); // a Circle
 * made.r; // 3
 */
export type FromJSON<J> = 0 extends 1 & J
  ? Shape
  : {
      [Type in keyof Serialized]: J extends Serialized[Type][1] ? Serialized[Type][0] : never;
    }[keyof Serialized];
