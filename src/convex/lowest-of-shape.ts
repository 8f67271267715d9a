import { clamp } from "../math/clamp.js";
import { crossSign, dotSign } from "../math/direction-sign.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { productError } from "../math/rounding.js";
import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import {
  type Directions,
  type Ellipse,
  type HalfPlane,
  Kind,
  Opening,
  type Rect,
  type Shape,
} from "../shapes/kind.js";
import { type LowestPoints, offerEdge, offerRelative } from "./lowest-points.js";

/** Where a common point of two half planes may lie that are almost opposite. */
const FARTHEST = 2 ** 1020;

/** Keeps sums of four numbers finite. */
const SMALL_SCALE = 2 ** -4;

const unit: Vec2 = { x: 0, y: 0 };
const other: Vec2 = { x: 0, y: 0 };

/**
 * Finds the lowest points of any shape over the line of a half plane.
 *
 * A half plane among them has lowest points only if its normal is exactly opposite; another reaches down
 * without end, and the level is −Infinity.
 */
export function findLowestPoints(out: LowestPoints, halfPlane: HalfPlane, shape: Shape): void {
  start(out, halfPlane, 1);
  offerShape(out, shape, halfPlane);
  if (Number.isFinite(out.size)) return;
  start(out, halfPlane, SMALL_SCALE);
  offerShape(out, shape, halfPlane);
}

function start(out: LowestPoints, halfPlane: HalfPlane, scale: number): void {
  setUnitVector(unit, halfPlane.nx, halfPlane.ny);
  out.normalX = unit.x;
  out.normalY = unit.y;
  out.originX = halfPlane.x * scale;
  out.originY = halfPlane.y * scale;
  out.scale = scale;
  out.level = Number.POSITIVE_INFINITY;
  out.size = 0;
}

function offerShape(out: LowestPoints, shape: Shape, halfPlane: HalfPlane): void {
  switch (shape.kind) {
    case Kind.point:
      offerEdge(out, shape.x, shape.y, shape.x, shape.y, 0);
      break;
    case Kind.circle:
      offerEdge(out, shape.x, shape.y, shape.x, shape.y, shape.r);
      break;
    case Kind.ellipse:
      offerEllipse(out, shape);
      break;
    case Kind.rect:
      offerBox(out, shape, shape.halfWidth, shape.halfHeight, 0);
      break;
    case Kind.roundedRect:
      offerBox(out, shape, shape.halfWidth - shape.r, shape.halfHeight - shape.r, shape.r);
      break;
    case Kind.segment:
      offerEdge(out, shape.ax, shape.ay, shape.bx, shape.by, 0);
      break;
    case Kind.capsule:
      offerEdge(out, shape.ax, shape.ay, shape.bx, shape.by, shape.r);
      break;
    case Kind.polygon:
      offerRings(out, shape.vertices, shape.ringEnds);
      break;
    case Kind.polyline:
      offerChain(out, shape.points, 0, shape.points.length);
      break;
    case Kind.sector:
      offerSector(out, shape, 0, shape.r);
      break;
    case Kind.annularSector:
      offerSector(out, shape, shape.innerR, shape.outerR);
      break;
    case Kind.arc:
      offerSector(out, shape, shape.r, shape.r);
      break;
    case Kind.halfPlane:
      offerHalfPlane(out, shape, halfPlane);
      break;
    case Kind.compound:
      for (const part of shape.parts) offerShape(out, part, halfPlane);
      break;
    default:
      shape satisfies never;
  }
}

function offerRings(out: LowestPoints, vertices: Float64Array, ringEnds: Int32Array): void {
  let begin = 0;
  for (const ringEnd of ringEnds) {
    const end = 2 * ringEnd;
    offerChain(out, vertices, begin, end);
    offerEdge(
      out,
      vertices[end - 2] as number,
      vertices[end - 1] as number,
      vertices[begin] as number,
      vertices[begin + 1] as number,
      0,
    );
    begin = end;
  }
}

function offerChain(out: LowestPoints, points: Float64Array, begin: number, end: number): void {
  for (let i = begin; i + 3 < end; i += 2) {
    offerEdge(
      out,
      points[i] as number,
      points[i + 1] as number,
      points[i + 2] as number,
      points[i + 3] as number,
      0,
    );
  }
}

/** A box with two half sizes along a direction and across it, lowered by a radius. */
function offerBox(
  out: LowestPoints,
  box: Pick<Rect, "x" | "y" | "ux" | "uy">,
  width: number,
  height: number,
  r: number,
): void {
  const { scale } = out;
  setUnitVector(unit, box.ux, box.uy);
  const x = box.x * scale - out.originX;
  const y = box.y * scale - out.originY;
  // Towards the line along both axes; where one lies along the line, the edge along it.
  const along = unit.x * out.normalX + unit.y * out.normalY;
  const across = unit.x * out.normalY - unit.y * out.normalX;
  const alongX = (along > 0 ? -1 : 1) * width * scale * unit.x;
  const alongY = (along > 0 ? -1 : 1) * width * scale * unit.y;
  const acrossX = (across > 0 ? 1 : -1) * height * scale * unit.y;
  const acrossY = (across > 0 ? -1 : 1) * height * scale * unit.x;
  const cornerX = x + alongX + acrossX;
  const cornerY = y + alongY + acrossY;
  offerRelative(out, cornerX, cornerY, x - alongX + acrossX, y - alongY + acrossY, r * scale);
  offerRelative(out, cornerX, cornerY, x + alongX - acrossX, y + alongY - acrossY, r * scale);
}

/** The lowest point of an ellipse: its support vector against the normal, M n / √(n · M n). */
function offerEllipse(out: LowestPoints, ellipse: Ellipse): void {
  const { scale } = out;
  const x = ellipse.x * scale - out.originX;
  const y = ellipse.y * scale - out.originY;
  const long = Math.max(ellipse.rx, ellipse.ry);
  const power = long === 0 ? 1 : normalizingPower(long);
  const rx = ellipse.rx * power;
  const ry = ellipse.ry * power;
  setUnitVector(unit, ellipse.ux, ellipse.uy);
  const along = rx * (unit.x * out.normalX + unit.y * out.normalY);
  const across = ry * (unit.x * out.normalY - unit.y * out.normalX);
  const half = Math.sqrt(along * along + across * across);
  const isFlat = ellipse.rx === 0 || ellipse.ry === 0;
  if (half === 0 || isFlat || ellipse.rx === ellipse.ry) {
    if (ellipse.rx === ellipse.ry) offerRelative(out, x, y, x, y, ellipse.rx * scale);
    else offerBox(out, ellipse, ellipse.rx, ellipse.ry, 0);
    return;
  }
  const supportAlong = ((rx * along) / half / power) * scale;
  const supportAcross = ((ry * across) / half / power) * scale;
  const pointX = x - (supportAlong * unit.x - supportAcross * unit.y);
  const pointY = y - (supportAlong * unit.y + supportAcross * unit.x);
  offerRelative(out, pointX, pointY, pointX, pointY, 0);
}

/** The points between two directions and two radii from an apex: its straight edges, and the lowest of its arc. */
function offerSector(
  out: LowestPoints,
  sector: Directions & { readonly x: number; readonly y: number },
  inner: number,
  outer: number,
): void {
  const { scale } = out;
  const x = sector.x * scale - out.originX;
  const y = sector.y * scale - out.originY;
  if (isDownward(sector, out)) {
    offerRelative(out, x, y, x, y, outer * scale);
    return;
  }
  setUnitVector(unit, sector.startX, sector.startY);
  setUnitVector(other, sector.endX, sector.endY);
  offerRay(out, x, y, unit, inner * scale, outer * scale);
  offerRay(out, x, y, other, inner * scale, outer * scale);
}

function offerRay(out: LowestPoints, x: number, y: number, way: Vec2, inner: number, outer: number): void {
  offerRelative(out, x + inner * way.x, y + inner * way.y, x + outer * way.x, y + outer * way.y, 0);
}

/** Whether the direction against the normal lies between those of a sector. */
function isDownward(sector: Directions, { normalX, normalY }: LowestPoints): boolean {
  const { opening, startX, startY, endX, endY } = sector;
  if (opening === Opening.whole) return true;
  const ahead = startY * normalX - startX * normalY >= 0;
  const behind = endX * normalY - endY * normalX >= 0;
  // What is outside a wide cone is within a quarter turn of one of its edges; of a narrow gap, rounding may lose both.
  if (opening === Opening.halfOrMore) {
    return (
      ahead || behind || (startX * normalX + startY * normalY > 0 && endX * normalX + endY * normalY > 0)
    );
  }
  return (
    ahead && behind && (startX * normalX + startY * normalY <= 0 || endX * normalX + endY * normalY <= 0)
  );
}

function offerHalfPlane(out: LowestPoints, shape: HalfPlane, halfPlane: HalfPlane): void {
  if (areOpposite(halfPlane, shape)) {
    offerEdge(out, shape.x, shape.y, shape.x, shape.y, 0);
    return;
  }
  out.level = Number.NEGATIVE_INFINITY;
  setCommonPoint(out, shape, halfPlane);
  out.endX = out.startX;
  out.endY = out.startY;
}

/**
 * A common point of two half planes that are not opposite: the position of either, or else, where the lines
 * draw near each other, far enough along the first that both are overrun by as much as the positions are apart.
 */
function setCommonPoint(out: LowestPoints, shape: HalfPlane, halfPlane: HalfPlane): void {
  const { normalX, normalY, scale } = out;
  setUnitVector(unit, shape.nx, shape.ny);
  const x = shape.x * scale - out.originX;
  const y = shape.y * scale - out.originY;
  const height = -(unit.x * x + unit.y * y);
  const isFirst = height <= 0;
  out.startX = isFirst ? 0 : x;
  out.startY = isFirst ? 0 : y;
  if (isFirst || normalX * x + normalY * y <= 0) return;
  const cosine = unit.x * normalX + unit.y * normalY;
  const sine = sineBetween(halfPlane, shape);
  const along = clamp((-height * (2 - cosine)) / sine, FARTHEST);
  out.startX = -height * normalX - along * normalY;
  out.startY = -height * normalY + along * normalX;
}

/**
 * The sine of the turn from one normal to the other, with the rounding errors of its two products, so that it is
 * right even for normals that are opposite but for the last bits.
 */
function sineBetween(a: HalfPlane, b: HalfPlane): number {
  const powerOfA = normalizingPower(Math.max(Math.abs(a.nx), Math.abs(a.ny)));
  const powerOfB = normalizingPower(Math.max(Math.abs(b.nx), Math.abs(b.ny)));
  const ax = a.nx * powerOfA;
  const ay = a.ny * powerOfA;
  const bx = b.nx * powerOfB;
  const by = b.ny * powerOfB;
  const first = ax * by;
  const second = ay * bx;
  const cross = first - second + (productError(ax, by, first) - productError(ay, bx, second));
  return cross / (Math.sqrt(ax * ax + ay * ay) * Math.sqrt(bx * bx + by * by));
}

/** Whether the normals of two half planes are exactly opposite: otherwise the two overlap for certain. */
export function areOpposite(a: HalfPlane, b: HalfPlane): boolean {
  return crossSign(a.nx, a.ny, b.nx, b.ny) === 0 && dotSign(a.nx, a.ny, b.nx, b.ny) < 0;
}
