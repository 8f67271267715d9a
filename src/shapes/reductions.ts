import type { Vec2 } from "../math/vector.js";
import {
  type AnnularSector,
  type Arc,
  type Capsule,
  type Circle,
  type Compound,
  type Ellipse,
  type HalfPlane,
  Kind,
  type Mutable,
  type Point,
  type Polygon,
  type Polyline,
  type Rect,
  type RoundedRect,
  type Sector,
  type Segment,
  type Shape,
  type SimpleShape,
} from "./kind.js";

/** Shapes as another kind that denotes exactly the same set. */

/** The kinds as numbers, since the list of all of them weighs more than these functions. */
const ELLIPSE: typeof Kind.ellipse = 2;
const RECT: typeof Kind.rect = 3;

/** Whether a radius is zero: the ellipse is a segment or a point. */
export function isFlat(ellipse: Ellipse): boolean {
  return ellipse.rx === 0 || ellipse.ry === 0;
}

/** The box around an ellipse along its axes, which is the ellipse itself if a radius is zero. */
export function boxAlongAxes({ x, y, rx, ry, ux, uy }: Ellipse): Rect {
  return { kind: RECT, x, y, halfWidth: rx, halfHeight: ry, ux, uy };
}

/** The ellipse that a circle is; its angle does not matter. */
export function asEllipse({ x, y, r }: Omit<Circle, "kind">): Ellipse {
  return { kind: ELLIPSE, x, y, rx: r, ry: r, ux: 1, uy: 0 };
}

type FourLengths = readonly [number, number, number, number];

/** The centre of a box and half its sizes, which are to be made exact together with other lengths. */
export function boxLengths({ x, y, halfWidth, halfHeight }: Omit<Rect, "kind">): FourLengths {
  return [x, y, halfWidth, halfHeight];
}

/** The same of an ellipse, whose radii are half its sizes. */
export function ellipseLengths({ x, y, rx, ry }: Ellipse): FourLengths {
  return [x, y, rx, ry];
}

/** The point at a place: all of a circle or a sector whose radius is 0. */
export function pointAt({ x, y }: Readonly<Vec2>): Point {
  return { kind: Kind.point, x, y };
}

/** The disc of a centre and a radius: that which a sector is cut from. */
export function discOf({ x, y, r }: Omit<Circle, "kind">): Circle {
  return { kind: Kind.circle, x, y, r };
}

/** A point to be placed. Not at integers, so that V8 gives its fields the representation of doubles from the start. */
export function createPoint(): Mutable<Point> {
  return { kind: Kind.point, x: 0.5, y: 0.5 };
}

/** A disc to be placed, likewise. */
export function createDisc(): Mutable<Circle> {
  return { kind: Kind.circle, x: 0.5, y: 0.5, r: 0.5 };
}

/** The simple shapes of which a shape is the union: the parts of a compound, else itself. */
export function partsOf(shape: Shape): readonly SimpleShape[] {
  return shape.kind === Kind.compound ? shape.parts : [shape];
}

/** The union of parts that keep their poses. */
export function unionOf(parts: readonly SimpleShape[]): Compound {
  return { kind: Kind.compound, x: 0, y: 0, ux: 1, uy: 0, parts, localParts: parts };
}

/** Whether a shape is the union of its parts. */
export function isUnion(shape: Shape): shape is Compound {
  return shape.kind === Kind.compound;
}

/** Whether a shape has no bounds; of compounds, the parts are asked. */
export function isUnbounded(shape: Shape): shape is HalfPlane {
  return shape.kind === Kind.halfPlane;
}

/** Whether a shape is of a kind that has no interior, and no area. */
export function isThin(shape: Shape): shape is Point | Segment | Arc | Polyline {
  const { kind } = shape;
  return kind === Kind.point || kind === Kind.segment || kind === Kind.arc || kind === Kind.polyline;
}

// Each kind is read once: where shapes of many kinds come by, this takes longer than the rest.

/** The kinds that have the same data: a centre alone, perhaps with a radius; */
export type RoundShape = Point | Circle;
/** two half sizes along a direction and across it; */
export type BoxShape = Rect | RoundedRect;
/** a centre and a direction; */
export type CentredShape = Ellipse | BoxShape;
/** two ends; */
export type EndedShape = Segment | Capsule;
/** a list of vertices. */
export type VertexShape = Polygon | Polyline;

export function isRound(shape: Shape): shape is RoundShape {
  const { kind } = shape;
  return kind === Kind.point || kind === Kind.circle;
}

export function isBox(shape: Shape): shape is BoxShape {
  const { kind } = shape;
  return kind === Kind.rect || kind === Kind.roundedRect;
}

export function hasEnds(shape: Shape): shape is EndedShape {
  const { kind } = shape;
  return kind === Kind.segment || kind === Kind.capsule;
}

export function hasVertices(shape: Shape): shape is VertexShape {
  const { kind } = shape;
  return kind === Kind.polygon || kind === Kind.polyline;
}

/** Whether a shape is what rings of edges enclose. */
export function hasRings(shape: Shape): shape is Polygon {
  return shape.kind === Kind.polygon;
}

/** The radius around its core of a shape that is its core if it stores none. For code that takes its time: see `ByKind`. */
export function radiusOf(shape: RoundShape | BoxShape | EndedShape): number {
  return "r" in shape ? shape.r : 0;
}

/** The vertices, x and y alternately. */
export function verticesOf(shape: VertexShape): readonly number[] {
  return shape.kind === Kind.polygon ? shape.vertices : shape.points;
}

/** Chains of vertices, x and y alternately: rings, which are closed, or one that is not; each ends before a vertex. */
export interface Chains {
  readonly points: readonly number[];
  readonly ringEnds: readonly number[];
  readonly isClosed: boolean;
}

/** The rings of a polygon, or the one chain of a polyline, which is open. */
export function ringsOf(shape: VertexShape): Chains {
  const points = verticesOf(shape);
  const isClosed = shape.kind === Kind.polygon;
  return { points, ringEnds: isClosed ? shape.ringEnds : [points.length / 2], isClosed };
}

/** The kinds whose boundaries have their corners, or the core's, among the stored numbers. */
export type StoredShape = RoundShape | EndedShape | VertexShape;

/** Those of them that are made of edges without a radius. */
export type CorneredShape = Segment | VertexShape;

/** The kinds that are the part of a ring within a cone. */
export type WedgeShape = Sector | AnnularSector | Arc;

export function isWedge(shape: Shape): shape is WedgeShape {
  const { kind } = shape;
  return kind === Kind.sector || kind === Kind.annularSector || kind === Kind.arc;
}

/** Those of them that may have area. */
export type RingPart = Sector | AnnularSector;

export function isRingPart(shape: Shape): shape is RingPart {
  const { kind } = shape;
  return kind === Kind.sector || kind === Kind.annularSector;
}

/** Those of them that need not reach to the apex. */
export function isRing(shape: Shape): shape is AnnularSector | Arc {
  const { kind } = shape;
  return kind === Kind.annularSector || kind === Kind.arc;
}

/** The least distance of its points from the apex. */
export function innerRadius(shape: WedgeShape): number {
  if (shape.kind === Kind.sector) return 0;
  return shape.kind === Kind.arc ? shape.r : shape.innerR;
}

/** The greatest one. */
export function outerRadius(shape: WedgeShape): number {
  return shape.kind === Kind.annularSector ? shape.outerR : shape.r;
}

/** A function for each form that simple shapes have. */
export interface BySimpleForm<Rest extends readonly unknown[], Result = void> {
  readonly round: (shape: RoundShape, ...rest: Rest) => Result;
  readonly ellipse: (shape: Ellipse, ...rest: Rest) => Result;
  readonly box: (shape: BoxShape, ...rest: Rest) => Result;
  readonly wedge: (shape: WedgeShape, ...rest: Rest) => Result;
  readonly ended: (shape: EndedShape, ...rest: Rest) => Result;
  readonly polygon: (shape: Polygon, ...rest: Rest) => Result;
  readonly polyline: (shape: Polyline, ...rest: Rest) => Result;
  readonly halfPlane: (shape: HalfPlane, ...rest: Rest) => Result;
}

/** A function for each form of shapes. The tables are mere data, which every bundler leaves out where nobody asks them. */
export interface ByForm<Rest extends readonly unknown[], Result = void> extends BySimpleForm<Rest, Result> {
  readonly union: (shape: Compound, ...rest: Rest) => Result;
}

/** The function for the form of a kind, which kinds of the same data share. */
export function ofForm<Rest extends readonly unknown[], Result>(
  forms: BySimpleForm<Rest, Result> | ByForm<Rest, Result>,
  kind: Kind,
): (shape: Shape, ...rest: Rest) => Result {
  return formIn(forms as ByForm<Rest, Result>, kind) as (shape: Shape, ...rest: Rest) => Result;
}

function formIn<Rest extends readonly unknown[], Result>(
  forms: ByForm<Rest, Result>,
  kind: Kind,
): ByForm<Rest, Result>[keyof ByForm<Rest, Result>] {
  switch (kind) {
    case Kind.point:
    case Kind.circle:
      return forms.round;
    case Kind.ellipse:
      return forms.ellipse;
    case Kind.rect:
    case Kind.roundedRect:
      return forms.box;
    case Kind.sector:
    case Kind.annularSector:
    case Kind.arc:
      return forms.wedge;
    case Kind.segment:
    case Kind.capsule:
      return forms.ended;
    case Kind.polygon:
      return forms.polygon;
    case Kind.polyline:
      return forms.polyline;
    case Kind.halfPlane:
      return forms.halfPlane;
    case Kind.compound:
      return forms.union;
  }
}
