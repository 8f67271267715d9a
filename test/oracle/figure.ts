import type { Circle, Ellipse, Opening, Point, Rect, Sector, Shape } from "../../src/shapes/kind.js";
import { commonExponent, signOf, toInteger } from "./integer.js";
import { type Length, rootOf, unitLength } from "./surd.js";

/** Restated here, so that the oracle runs no code of the library. */
const kinds = { point: 0, circle: 1, ellipse: 2, rect: 3, sector: 4 } as const;
const openings = { lessThanHalf: 0, halfOrMore: 1, whole: 2 } as const;

/** The kinds that have a figure: those a ray meets. */
export type FigureShape = Point | Circle | Ellipse | Rect | Sector;

export function isFigureShape(shape: Shape): shape is FigureShape {
  return shape.kind <= kinds.sector;
}

export interface Vector {
  readonly x: bigint;
  readonly y: bigint;
}

/** The integer vector along a stored direction, and its length. */
export interface Axis extends Vector {
  readonly length: Length;
}

/** A disc; radius 0 is a point. */
export interface Disc {
  readonly form: "disc";
  readonly centre: Vector;
  readonly radius: bigint;
}

/** An ellipse with two different radii, both positive. */
export interface Oval {
  readonly form: "oval";
  readonly centre: Vector;
  readonly rx: bigint;
  readonly ry: bigint;
  readonly axis: Axis;
}

/**
 * The points whose local coordinates about `centre` along `axis` lie in [minX, maxX] × [minY, maxY]: a rectangle,
 * or a segment if one interval is a point. Never a point.
 */
export interface Box {
  readonly form: "box";
  readonly centre: Vector;
  readonly axis: Axis;
  readonly minX: bigint;
  readonly maxX: bigint;
  readonly minY: bigint;
  readonly maxY: bigint;
}

/** A sector with a positive radius, and an opening that is neither 0 nor whole. */
export interface Wedge {
  readonly form: "wedge";
  readonly centre: Vector;
  readonly radius: bigint;
  readonly start: Axis;
  readonly end: Axis;
  readonly reflex: boolean;
}

/** A shape over the integers, reduced to the form it really has: an ellipse with a zero radius is a box. */
export type Figure = Disc | Oval | Box | Wedge;

export function cross(a: Vector, b: Vector): bigint {
  return a.x * b.y - a.y * b.x;
}

export function dot(a: Vector, b: Vector): bigint {
  return a.x * b.x + a.y * b.y;
}

export function difference(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function quarterTurn(a: Vector): Vector {
  return { x: -a.y, y: a.x };
}

export function vectorOf(x: number, y: number, exponent: number): Vector {
  return { x: toInteger(x, exponent), y: toInteger(y, exponent) };
}

export function axisOf(x: number, y: number): Axis {
  if (x === 0 && y === 0) throw new RangeError("a direction must not be zero");
  const vector = vectorOf(x, y, commonExponent(x, y));
  return { ...vector, length: rootOf(dot(vector, vector)) };
}

export const firstAxis: Axis = { x: 1n, y: 0n, length: unitLength };

/** The numbers of a shape that are lengths, for finding a scale on which they are integers. */
export function lengthsOf(shape: FigureShape): number[] {
  switch (shape.kind) {
    case kinds.point:
      return [shape.x, shape.y];
    case kinds.circle:
    case kinds.sector:
      return [shape.x, shape.y, shape.r];
    case kinds.ellipse:
      return [shape.x, shape.y, shape.rx, shape.ry];
    case kinds.rect:
      return [shape.x, shape.y, shape.halfWidth, shape.halfHeight];
  }
}

/** The exponent of the power of two of which every length of the two shapes is an integer multiple. */
export function scaleOf(a: FigureShape, b: FigureShape): number {
  return commonExponent(...lengthsOf(a), ...lengthsOf(b));
}

/** The two shapes as figures, every length multiplied by the same power of two. */
export function figuresOf(a: FigureShape, b: FigureShape): [Figure, Figure] {
  const exponent = scaleOf(a, b);
  return [figureOf(a, exponent), figureOf(b, exponent)];
}

/** The shape with every length multiplied by 2^−exponent. */
export function figureOf(shape: FigureShape, exponent: number): Figure {
  switch (shape.kind) {
    case kinds.point:
      return pointFigure(shape, exponent);
    case kinds.circle:
      return { form: "disc", centre: centreOf(shape, exponent), radius: toInteger(shape.r, exponent) };
    case kinds.ellipse:
      return ellipseFigure(shape, exponent);
    case kinds.rect:
      return rectFigure(shape, exponent);
    case kinds.sector:
      return sectorFigure(shape, exponent);
  }
}

function centreOf(shape: FigureShape, exponent: number): Vector {
  return vectorOf(shape.x, shape.y, exponent);
}

function pointFigure(shape: Point | Circle | Ellipse | Rect | Sector, exponent: number): Disc {
  return { form: "disc", centre: centreOf(shape, exponent), radius: 0n };
}

function ellipseFigure(shape: Ellipse, exponent: number): Figure {
  const centre = centreOf(shape, exponent);
  const rx = toInteger(shape.rx, exponent);
  const ry = toInteger(shape.ry, exponent);
  if (rx === ry) return { form: "disc", centre, radius: rx };
  const axis = axisOf(shape.ux, shape.uy);
  if (rx === 0n || ry === 0n) return { form: "box", centre, axis, minX: -rx, maxX: rx, minY: -ry, maxY: ry };
  return { form: "oval", centre, rx, ry, axis };
}

function rectFigure(shape: Rect, exponent: number): Figure {
  if (shape.halfWidth === 0 && shape.halfHeight === 0) return pointFigure(shape, exponent);
  const maxX = toInteger(shape.halfWidth, exponent);
  const maxY = toInteger(shape.halfHeight, exponent);
  const axis = axisOf(shape.ux, shape.uy);
  return { form: "box", centre: centreOf(shape, exponent), axis, minX: -maxX, maxX, minY: -maxY, maxY };
}

function sectorFigure(shape: Sector, exponent: number): Figure {
  if (shape.r === 0) return pointFigure(shape, exponent);
  const centre = centreOf(shape, exponent);
  const radius = toInteger(shape.r, exponent);
  if (shape.opening === openings.whole) return { form: "disc", centre, radius };
  const start = axisOf(shape.startX, shape.startY);
  const end = axisOf(shape.endX, shape.endY);
  const turn = signOf(cross(start, end));
  requireConsistentOpening(shape.opening, turn, signOf(dot(start, end)));
  if (shape.opening === openings.lessThanHalf && turn === 0) return edgeOf(centre, radius, start);
  return { form: "wedge", centre, radius, start, end, reflex: shape.opening === openings.halfOrMore };
}

/** The straight edge of a sector: from the apex a radius far along a direction. */
export function edgeOf(centre: Vector, radius: bigint, axis: Axis): Box {
  return { form: "box", centre, axis, minX: 0n, maxX: radius, minY: 0n, maxY: 0n };
}

function requireConsistentOpening(opening: Opening, turn: number, alignment: number): void {
  const lessThanHalf = turn > 0 || (turn === 0 && alignment > 0);
  if (lessThanHalf !== (opening === openings.lessThanHalf)) {
    throw new RangeError("the sector's opening contradicts its directions");
  }
}
