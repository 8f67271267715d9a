import { type Direction, type FromJSON, fromJSON, Kind, type Ray } from "../../src/index.js";

/** A shape as its JSON: the form in which cases are generated, changed, printed and kept as fixtures. */
export type ShapeSpec = SimpleSpec | CompoundSpec;

/** What a compound is made of. */
export type SimpleSpec =
  | PointSpec
  | CircleSpec
  | EllipseSpec
  | RectSpec
  | SectorSpec
  | SegmentSpec
  | CapsuleSpec
  | RoundedRectSpec
  | PolygonSpec
  | HalfPlaneSpec
  | AnnularSectorSpec
  | ArcSpec
  | PolylineSpec;

/** The kinds of the library: a table over them that lacks one does not compile. */
export type KindName = keyof typeof Kind;
export type SimpleKindName = Exclude<KindName, "compound">;

/** The kinds that a ray can meet. */
export const RAY_KIND_NAMES = ["point", "circle", "ellipse", "rect", "sector"] as const;

/** Every kind, in canonical order. */
export const KIND_NAMES = Object.keys(Kind) as readonly KindName[];

export const SIMPLE_KIND_NAMES = KIND_NAMES.filter((name): name is SimpleKindName => name !== "compound");

export type RayKindName = (typeof RAY_KIND_NAMES)[number];

export interface PointSpec {
  readonly type: "point";
  readonly x: number;
  readonly y: number;
}

export interface CircleSpec {
  readonly type: "circle";
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface EllipseSpec {
  readonly type: "ellipse";
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly angle: Direction;
}

export interface RectSpec {
  readonly type: "rect";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: Direction;
}

/** Without `opening` the directions decide it, as in the constructor. */
export interface DirectionsSpec {
  readonly x: number;
  readonly y: number;
  readonly startAngle: Direction;
  readonly endAngle: Direction;
  readonly opening?: "whole";
}

export interface SectorSpec extends DirectionsSpec {
  readonly type: "sector";
  readonly r: number;
}

export interface SegmentSpec {
  readonly type: "segment";
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

export interface CapsuleSpec {
  readonly type: "capsule";
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly r: number;
}

export interface RoundedRectSpec {
  readonly type: "roundedRect";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly r: number;
  readonly angle: Direction;
}

export type Vertex = readonly [number, number];

export interface PolygonSpec {
  readonly type: "polygon";
  readonly vertices: readonly Vertex[];
  readonly holes: readonly (readonly Vertex[])[];
}

export interface HalfPlaneSpec {
  readonly type: "halfPlane";
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
}

export interface AnnularSectorSpec extends DirectionsSpec {
  readonly type: "annularSector";
  readonly innerR: number;
  readonly outerR: number;
}

export interface ArcSpec extends DirectionsSpec {
  readonly type: "arc";
  readonly r: number;
}

export interface PolylineSpec {
  readonly type: "polyline";
  readonly points: readonly Vertex[];
}

export interface CompoundSpec {
  readonly type: "compound";
  readonly shapes: readonly SimpleSpec[];
}

export interface RaySpec {
  readonly type: "ray";
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** `null` for −Infinity. */
  readonly minT: number | null;
  /** `null` for Infinity. */
  readonly maxT: number | null;
}

export interface PairSpec {
  readonly a: ShapeSpec;
  readonly b: ShapeSpec;
}

export interface RayCaseSpec<S extends ShapeSpec = ShapeSpec> {
  readonly ray: RaySpec;
  readonly shape: S;
}

/** The specs of a kind. */
export type SpecOf<K extends KindName> = Extract<ShapeSpec, { type: K }>;

/** A shape that a ray can meet. */
export type RayTargetSpec = SpecOf<RayKindName>;

/** The shape, frozen: a query that changes its argument throws. */
export function buildShape<S extends ShapeSpec>(spec: S): FromJSON<S> {
  const shape = fromJSON(spec);
  Object.freeze(shape);
  return shape;
}

export function buildRay(spec: RaySpec): Ray {
  return Object.freeze(fromJSON(spec)) as Ray;
}

/** Whether a shape has bounds; of a compound, whether all parts do. */
export function isBounded(spec: ShapeSpec): boolean {
  return spec.type !== "halfPlane" && !(spec.type === "compound" && !spec.shapes.every(isBounded));
}
