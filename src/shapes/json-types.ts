import type { Angle } from "../math/vector.js";
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
import type { PointLike } from "./point-list.js";

/** A point as plain data. */
export interface PointJSON {
  type: "point";
  x: number;
  y: number;
}

/** A circle as plain data. */
export interface CircleJSON {
  type: "circle";
  x: number;
  y: number;
  r: number;
}

/** An ellipse as plain data. */
export interface EllipseJSON {
  type: "ellipse";
  x: number;
  y: number;
  rx: number;
  ry: number;
  angle?: Angle;
}

/** A rectangle as plain data. */
export interface RectJSON {
  type: "rect";
  x: number;
  y: number;
  width: number;
  height: number;
  angle?: Angle;
}

/** What sectors, annular sectors and arcs have in common. */
export interface DirectionsJSON {
  x: number;
  y: number;
  startAngle: Angle;
  endAngle: Angle;
  /** If left out, that of the constructor. */
  opening?: keyof typeof Opening;
  /** The turn of the pose. */
  angle?: Angle;
}

/** A sector as plain data. */
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

/** A segment as plain data. */
export interface SegmentJSON extends PoseJSON {
  type: "segment";
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/** A capsule as plain data. */
export interface CapsuleJSON extends PoseJSON {
  type: "capsule";
  ax: number;
  ay: number;
  bx: number;
  by: number;
  r: number;
}

/** A rounded rectangle as plain data. */
export interface RoundedRectJSON {
  type: "roundedRect";
  x: number;
  y: number;
  width: number;
  height: number;
  r: number;
  angle?: Angle;
}

/** A polygon as plain data. */
export interface PolygonJSON extends PoseJSON {
  type: "polygon";
  vertices: PointsJSON;
  holes?: readonly PointsJSON[];
}

/** A half plane as plain data. */
export interface HalfPlaneJSON {
  type: "halfPlane";
  x: number;
  y: number;
  nx: number;
  ny: number;
  /** The turn of the pose. */
  angle?: Angle;
}

/** An annular sector as plain data. */
export interface AnnularSectorJSON extends DirectionsJSON {
  type: "annularSector";
  innerR: number;
  outerR: number;
}

/** An arc as plain data. */
export interface ArcJSON extends DirectionsJSON {
  type: "arc";
  r: number;
}

/** A polyline as plain data. */
export interface PolylineJSON extends PoseJSON {
  type: "polyline";
  points: PointsJSON;
}

/** A compound as plain data. */
export interface CompoundJSON extends PoseJSON {
  type: "compound";
  shapes: readonly Exclude<ShapeJSON, RayJSON>[];
}

/** A ray as plain data. */
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

/** A shape or ray as plain data; docs/semantics.md has an example of each type. */
export type ShapeJSON = Serialized[keyof Serialized][1];

/** The type of data that `toJSON` makes of an S. */
export type JSONOf<S> = {
  [Type in keyof Serialized]: S extends Serialized[Type][0] ? Serialized[Type][1] : never;
}[keyof Serialized];

/**
 * The type of shape that `fromJSON` makes of a J; of `any`, as JSON.parse returns it, a `Shape`: for a ray's data say `as
 * RayJSON`.
 */
export type FromJSON<J> = 0 extends 1 & J
  ? Shape
  : {
      [Type in keyof Serialized]: J extends Serialized[Type][1] ? Serialized[Type][0] : never;
    }[keyof Serialized];
