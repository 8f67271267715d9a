import { turnDirection } from "../math/turn.js";
import type { Direction, Vec2 } from "../math/vector.js";
import { type Directions, Kind, type Shape, type SimpleShape } from "../shapes/kind.js";
import { type Frame, toFrame } from "./frame.js";

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };

/** A rigid motion: a turn about a pivot, then a shift. */
export interface Placement {
  pivotX: number;
  pivotY: number;
  /** The unit vector along which +x is turned. */
  turn: Direction;
  shiftX: number;
  shiftY: number;
}

/** Nothing moves. */
export function restingPlacement(): Placement {
  return { pivotX: 0, pivotY: 0, turn: { x: 1, y: 0 }, shiftX: 0, shiftY: 0 };
}

/** A shape's copy in a frame; what follows from the world's numbers only, such as its local points, is left as it is. */
export function framedCopy(shape: SimpleShape, frame: Frame): SimpleShape {
  const { power } = frame;
  const centre = toFrame(frame, shape.x, shape.y);
  const framedPoints = (points: Float64Array) => {
    const framed = new Float64Array(points.length);
    for (let i = 0; i + 1 < points.length; i += 2) {
      const { x, y } = toFrame(frame, points[i] ?? 0, points[i + 1] ?? 0);
      framed[i] = x;
      framed[i + 1] = y;
    }
    return framed;
  };
  switch (shape.kind) {
    case Kind.point:
    case Kind.halfPlane:
      return { ...shape, ...centre };
    case Kind.circle:
    case Kind.sector:
    case Kind.arc:
      return { ...shape, ...centre, r: shape.r * power };
    case Kind.annularSector:
      return { ...shape, ...centre, innerR: shape.innerR * power, outerR: shape.outerR * power };
    case Kind.ellipse:
      return { ...shape, ...centre, rx: shape.rx * power, ry: shape.ry * power };
    case Kind.rect:
      return {
        ...shape,
        ...centre,
        halfWidth: shape.halfWidth * power,
        halfHeight: shape.halfHeight * power,
      };
    case Kind.roundedRect:
      return {
        ...shape,
        ...centre,
        halfWidth: shape.halfWidth * power,
        halfHeight: shape.halfHeight * power,
        r: shape.r * power,
      };
    case Kind.segment:
    case Kind.capsule: {
      const { x: ax, y: ay } = toFrame(frame, shape.ax, shape.ay);
      const { x: bx, y: by } = toFrame(frame, shape.bx, shape.by);
      if (shape.kind === Kind.segment) return { ...shape, ...centre, ax, ay, bx, by };
      return { ...shape, ...centre, ax, ay, bx, by, r: shape.r * power };
    }
    case Kind.polygon:
      return { ...shape, ...centre, vertices: framedPoints(shape.vertices) };
    case Kind.polyline:
      return { ...shape, ...centre, points: framedPoints(shape.points) };
  }
}

/** A copy that can be placed without changing the shape. */
export function placeableCopy(shape: SimpleShape): SimpleShape {
  if (shape.kind === Kind.polygon) return { ...shape, vertices: shape.vertices.slice() };
  return shape.kind === Kind.polyline ? { ...shape, points: shape.points.slice() } : { ...shape };
}

const moved: Vec2 = { x: 0, y: 0 };

/** Puts `target`, a copy of `source`, where a placement takes `source`. */
export function place(target: SimpleShape, source: SimpleShape, placement: Placement): void {
  movePoint(source.x, source.y, placement);
  const shape: Mutable<SimpleShape> = target;
  shape.x = moved.x;
  shape.y = moved.y;
  switch (shape.kind) {
    case Kind.point:
    case Kind.circle:
      break;
    case Kind.ellipse:
    case Kind.rect:
    case Kind.roundedRect:
      turnAxis(shape, source as typeof shape, placement.turn);
      break;
    case Kind.sector:
    case Kind.annularSector:
    case Kind.arc:
      turnBetween(shape, source as typeof shape, placement.turn);
      break;
    case Kind.halfPlane: {
      const { nx, ny } = source as typeof shape;
      const normal = turnDirection(nx, ny, placement.turn);
      shape.nx = normal.x;
      shape.ny = normal.y;
      break;
    }
    case Kind.segment:
    case Kind.capsule:
      moveEnds(shape, source as typeof shape, placement);
      break;
    case Kind.polygon:
      movePoints(shape.vertices, (source as typeof shape).vertices, placement);
      break;
    case Kind.polyline:
      movePoints(shape.points, (source as typeof shape).points, placement);
      break;
  }
}

/** A shape of one or more placed parts. */
export function together(parts: readonly SimpleShape[]): Shape {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return { kind: Kind.compound, x: 0, y: 0, ux: 1, uy: 0, parts, localParts: parts };
}

function movePoint(x: number, y: number, { pivotX, pivotY, turn, shiftX, shiftY }: Placement): void {
  if (turn.x === 1 && turn.y === 0) {
    moved.x = x + shiftX + 0;
    moved.y = y + shiftY + 0;
    return;
  }
  const [armX, armY] = [x - pivotX, y - pivotY];
  moved.x = pivotX + (turn.x * armX - turn.y * armY) + shiftX + 0;
  moved.y = pivotY + (turn.x * armY + turn.y * armX) + shiftY + 0;
}

function movePoints(target: Float64Array, source: Float64Array, placement: Placement): void {
  for (let i = 0; i + 1 < source.length; i += 2) {
    movePoint(source[i] ?? 0, source[i + 1] ?? 0, placement);
    target[i] = moved.x;
    target[i + 1] = moved.y;
  }
}

interface Ends {
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

function moveEnds(target: Ends, source: Readonly<Ends>, placement: Placement): void {
  movePoint(source.ax, source.ay, placement);
  target.ax = moved.x;
  target.ay = moved.y;
  movePoint(source.bx, source.by, placement);
  target.bx = moved.x;
  target.by = moved.y;
}

interface Axis {
  ux: number;
  uy: number;
}

function turnAxis(target: Axis, source: Readonly<Axis>, turn: Direction): void {
  const { x, y } = turnDirection(source.ux, source.uy, turn);
  target.ux = x;
  target.uy = y;
}

function turnBetween(target: Mutable<Directions>, source: Directions, turn: Direction): void {
  const start = turnDirection(source.startX, source.startY, turn);
  const end = turnDirection(source.endX, source.endY, turn);
  target.startX = start.x;
  target.startY = start.y;
  target.endX = end.x;
  target.endY = end.y;
}
