import { type DoubleDouble, exactSum, scaled } from "../math/double-double.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import { Kind, type SimpleShape } from "../shapes/kind.js";
import { FinePoint, ofDoubles } from "./fine-point.js";

/** A radius or a shape below this part of the frame's size is left to exact arithmetic. */
export const SMALLEST_PART = 2 ** -100;

/** Beyond these, what a frame makes of a coordinate could overflow or lose bits. */
const LARGEST_SIZE = 2 ** 900;

/**
 * Coordinates relative to a point of the first shape and multiplied by a power of two, so that all of them, and all
 * sizes, are at most 2 in magnitude. So no product loses bits, whatever the unit of length.
 */
export interface Frame {
  readonly originX: number;
  readonly originY: number;
  readonly power: number;
}

/** No coordinate, radius or size in a frame is greater. */
export const FRAME_SIZE = 2;

/**
 * A coordinate in a frame is a pair of doubles off by at most 2⁻⁹⁶, its leading one a double nearest to it. So
 * the leading one, of a magnitude of at most 16 even where it belongs to a border (see outline.ts), is off by
 * at most this.
 */
export const COORDINATE_ERROR = 16 * UNIT_ROUNDOFF;

/** The frame of two lists of shapes, or null if they are too large, too small or too different in size for one. */
export function frameOf(a: readonly SimpleShape[], b: readonly SimpleShape[]): Frame | null {
  const [first] = a;
  if (first === undefined) return null;
  const origin = firstPoint(first);
  let reach = 0;
  for (const shape of a) reach = Math.max(reach, reachOf(shape, origin));
  for (const shape of b) reach = Math.max(reach, reachOf(shape, origin));
  if (!(reach < LARGEST_SIZE && reach > 1 / LARGEST_SIZE)) return null;
  return { originX: origin.x, originY: origin.y, power: normalizingPower(reach) };
}

/** A stored point in a frame, exactly; NaN if it has bits too small for it. */
export function pointInFrame({ originX, originY, power }: Frame, x: number, y: number): FinePoint {
  return new FinePoint(
    coordinateInFrame(exactSum(x, -originX), power),
    coordinateInFrame(exactSum(y, -originY), power),
  );
}

function coordinateInFrame({ high, low }: DoubleDouble, power: number): DoubleDouble {
  const lowInFrame = low * power;
  return { high: high * power, low: lowInFrame / power === low ? lowInFrame : Number.NaN };
}

/** A direction of any length, brought to a length of about 1 by a power of two. */
export function directionInFrame(x: number, y: number): FinePoint {
  const power = normalizingPower(Math.max(Math.abs(x), Math.abs(y)));
  return ofDoubles(x * power, y * power);
}

/** A stored size in a frame, or NaN if it is too small for it. */
export function sizeInFrame({ power }: Frame, size: number): number {
  const inFrame = size * power;
  return inFrame > SMALLEST_PART ? inFrame : Number.NaN;
}

/** The coordinate in the shapes' own unit of length, as a pair. */
export function coordinateOutside(value: DoubleDouble, origin: number, power: number): DoubleDouble {
  const { high, low } = scaled(value, 1 / power);
  const sum = exactSum(origin, high);
  return exactSum(sum.high, sum.low + low);
}

function firstPoint(shape: SimpleShape): { x: number; y: number } {
  switch (shape.kind) {
    case Kind.segment:
    case Kind.capsule:
      return { x: shape.ax, y: shape.ay };
    case Kind.polygon:
      return { x: shape.vertices[0] ?? 0, y: shape.vertices[1] ?? 0 };
    case Kind.polyline:
      return { x: shape.points[0] ?? 0, y: shape.points[1] ?? 0 };
    default:
      return { x: shape.x, y: shape.y };
  }
}

/** A number that no coordinate relative to the origin, no radius and no size of the shape exceeds. */
function reachOf(shape: SimpleShape, origin: { readonly x: number; readonly y: number }): number {
  const away = (x: number, y: number) => Math.max(Math.abs(x - origin.x), Math.abs(y - origin.y));
  switch (shape.kind) {
    case Kind.segment:
      return Math.max(away(shape.ax, shape.ay), away(shape.bx, shape.by));
    case Kind.capsule:
      return Math.max(away(shape.ax, shape.ay), away(shape.bx, shape.by)) + shape.r;
    case Kind.polygon:
      return reachOfChain(shape.vertices, origin);
    case Kind.polyline:
      return reachOfChain(shape.points, origin);
    case Kind.point:
    case Kind.halfPlane:
      return away(shape.x, shape.y);
    case Kind.circle:
    case Kind.sector:
    case Kind.arc:
      return away(shape.x, shape.y) + shape.r;
    case Kind.annularSector:
      return away(shape.x, shape.y) + shape.outerR;
    case Kind.ellipse:
      return away(shape.x, shape.y) + Math.max(shape.rx, shape.ry);
    case Kind.rect:
    case Kind.roundedRect:
      return away(shape.x, shape.y) + (shape.halfWidth + shape.halfHeight);
  }
}

function reachOfChain(
  points: readonly number[],
  { x, y }: { readonly x: number; readonly y: number },
): number {
  let reach = 0;
  for (let i = 0; i + 1 < points.length; i += 2) {
    reach = Math.max(reach, Math.abs((points[i] ?? 0) - x), Math.abs((points[i + 1] ?? 0) - y));
  }
  return reach;
}
