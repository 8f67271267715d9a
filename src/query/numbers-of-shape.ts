import { type ByKind, ofKind } from "../shapes/by-kind.js";
import type {
  AnnularSector,
  Arc,
  Capsule,
  Circle,
  Compound,
  Ellipse,
  HalfPlane,
  Point,
  Polygon,
  Polyline,
  Rect,
  RoundedRect,
  Sector,
  Segment,
  Shape,
} from "../shapes/kind.js";

/** The most numbers that a kind has. */
export const MOST_NUMBERS = 9;

/** Lists the numbers of a shape, the position first, without the points of chains, and returns how many there are. */
export function listNumbers(shape: Shape, out: Float64Array): number {
  return ofKind(listers, shape)(shape, out);
}

const listers: ByKind<[out: Float64Array], number> = [
  listPoint,
  listCircle,
  listEllipse,
  listRect,
  listSector,
  listSegment,
  listCapsule,
  listRoundedRect,
  listPosition,
  listHalfPlane,
  listAnnularSector,
  listSector,
  listPosition,
  listPosition,
];

function listPoint({ x, y }: Point, out: Float64Array): number {
  out[0] = x;
  out[1] = y;
  return 2;
}

export function listCircle({ x, y, r }: Circle, out: Float64Array): number {
  out[0] = x;
  out[1] = y;
  out[2] = r;
  return 3;
}

export function listEllipse({ x, y, rx, ry, ux, uy }: Ellipse, out: Float64Array): number {
  out[0] = x;
  out[1] = y;
  out[2] = rx;
  out[3] = ry;
  out[4] = ux;
  out[5] = uy;
  return 6;
}

export function listRect({ x, y, halfWidth, halfHeight, ux, uy }: Rect, out: Float64Array): number {
  out[0] = x;
  out[1] = y;
  out[2] = halfWidth;
  out[3] = halfHeight;
  out[4] = ux;
  out[5] = uy;
  return 6;
}

function listRoundedRect({ x, y, halfWidth, halfHeight, r, ux, uy }: RoundedRect, out: Float64Array): number {
  out[0] = x;
  out[1] = y;
  out[2] = halfWidth;
  out[3] = halfHeight;
  out[4] = r;
  out[5] = ux;
  out[6] = uy;
  return 7;
}

function listSector(
  { x, y, r, opening, startX, startY, endX, endY }: Sector | Arc,
  out: Float64Array,
): number {
  out[0] = x;
  out[1] = y;
  out[2] = r;
  out[3] = opening;
  out[4] = startX;
  out[5] = startY;
  out[6] = endX;
  out[7] = endY;
  return 8;
}

function listAnnularSector(
  { x, y, innerR, outerR, opening, startX, startY, endX, endY }: AnnularSector,
  out: Float64Array,
): number {
  out[0] = x;
  out[1] = y;
  out[2] = innerR;
  out[3] = outerR;
  out[4] = opening;
  out[5] = startX;
  out[6] = startY;
  out[7] = endX;
  out[8] = endY;
  return 9;
}

function listSegment({ x, y, ax, ay, bx, by }: Segment, out: Float64Array): number {
  out[0] = x;
  out[1] = y;
  out[2] = ax;
  out[3] = ay;
  out[4] = bx;
  out[5] = by;
  return 6;
}

export function listCapsule({ x, y, ax, ay, bx, by, r }: Capsule, out: Float64Array): number {
  out[0] = x;
  out[1] = y;
  out[2] = ax;
  out[3] = ay;
  out[4] = bx;
  out[5] = by;
  out[6] = r;
  return 7;
}

function listHalfPlane({ x, y, nx, ny }: HalfPlane, out: Float64Array): number {
  out[0] = x;
  out[1] = y;
  out[2] = nx;
  out[3] = ny;
  return 4;
}

export function listPosition({ x, y }: Polygon | Polyline | Compound, out: Float64Array): number {
  out[0] = x;
  out[1] = y;
  return 2;
}
