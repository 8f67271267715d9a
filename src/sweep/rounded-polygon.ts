import { isEdged } from "../forms/forms.js";
import { makeUnit, ScratchVector, type Vec2 } from "../math/vector.js";
import type { Extremes, Polygon, Shape } from "../shapes/kind.js";
import {
  type BoxShape,
  type EndedShape,
  hasEnds,
  hasRings,
  hasVertices,
  isBox,
  type RoundShape,
} from "../shapes/reductions.js";

/** The shapes that are a convex polygon, also one of one or two corners, grown by a radius, which may be 0. */
export type RoundedPolygonShape = RoundShape | BoxShape | EndedShape | Polygon;

/** Convex polygons with more corners go the general way. */
export const MOST_CORNERS = 64;

export function isRoundedPolygon(shape: Shape): shape is RoundedPolygonShape {
  if (!hasVertices(shape)) return isEdged(shape);
  return hasRings(shape) && shape.convex && shape.vertices.length <= 2 * MOST_CORNERS;
}

/**
 * The corners of a shape relative to a reference point, going round from +x towards +y; or those of the shape turned by
 * half a turn about that point, whose sum with another shape is the Minkowski difference of the two.
 *
 * Errors in units of rounding: of a corner 1 of itself, and for a rectangle 8 more of its size; of an edge 1 of its
 * length, and for a rectangle 5.
 */
export class RoundedPolygon {
  /** At least one. */
  count = 0;
  readonly x: Float64Array = new Float64Array(MOST_CORNERS);
  readonly y: Float64Array = new Float64Array(MOST_CORNERS);
  /** The edge from each corner to the next, from the stored numbers, so that short edges are as accurate as long ones. */
  readonly edgeX: Float64Array = new Float64Array(MOST_CORNERS);
  readonly edgeY: Float64Array = new Float64Array(MOST_CORNERS);
  /** 0 for a single corner, otherwise the number of corners. */
  edgeCount = 0;
  /** A measure that grows with the angle of an edge, from 0 for +x to 4 for a full turn. */
  readonly angle: Float64Array = new Float64Array(MOST_CORNERS);
  /** The edge with the least angle. */
  first = 0;
  radius = 0.5;
  /** The box around the corners. */
  minX = 0.5;
  minY = 0.5;
  maxX = 0.5;
  maxY = 0.5;
  /** A bound on the coordinates of the corners, with the radius added. */
  size = 0.5;

  /** 1, or −1 for the shape turned by half a turn. */
  constructor(readonly side: 1 | -1) {}
}

const axis: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * Sets the radius, the box and the corners of a shape relative to a point; the corners of a polygon are left to
 * `setVertices`.
 */
export function setBounds(out: RoundedPolygon, shape: RoundedPolygonShape, origin: Readonly<Vec2>): void {
  if (hasRings(shape)) setExtremes(out, shape, origin);
  else if (isBox(shape)) setBox(out, shape, origin);
  else if (hasEnds(shape)) setEnds(out, shape, origin);
  else setCentre(out, shape, origin);
  out.size = out.radius + Math.max(Math.max(-out.minX, -out.minY), Math.max(out.maxX, out.maxY));
}

function setExtremes(
  out: RoundedPolygon,
  { minX, minY, maxX, maxY }: Extremes,
  { x, y }: Readonly<Vec2>,
): void {
  const isTurned = out.side < 0;
  out.radius = 0;
  out.minX = isTurned ? x - maxX : minX - x;
  out.minY = isTurned ? y - maxY : minY - y;
  out.maxX = isTurned ? x - minX : maxX - x;
  out.maxY = isTurned ? y - minY : maxY - y;
}

/** Sets the corners of a polygon, going round from +x towards +y. */
export function setVertices(
  out: RoundedPolygon,
  { vertices, orientation }: Polygon,
  origin: Readonly<Vec2>,
): void {
  const { side, x, y, edgeX, edgeY } = out;
  const originX = origin.x;
  const originY = origin.y;
  const count = vertices.length >> 1;
  const step = orientation < 0 ? -2 : 2;
  const start = orientation < 0 ? 2 * count - 2 : 0;
  let index = start;
  let vertexX = vertices[start] as number;
  let vertexY = vertices[start + 1] as number;
  for (let i = 0; i < count; i += 1) {
    index = i + 1 === count ? start : index + step;
    const nextX = vertices[index] as number;
    const nextY = vertices[index + 1] as number;
    x[i] = side * (vertexX - originX);
    y[i] = side * (vertexY - originY);
    edgeX[i] = side * (nextX - vertexX);
    edgeY[i] = side * (nextY - vertexY);
    vertexX = nextX;
    vertexY = nextY;
  }
  out.count = count;
}

/** Sets the corners of a rectangle, or of the core of a rounded one. */
function setBox(out: RoundedPolygon, shape: BoxShape, origin: Readonly<Vec2>): void {
  const { side, x, y, edgeX, edgeY } = out;
  axis.x = shape.ux;
  axis.y = shape.uy;
  makeUnit(axis);
  out.radius = "r" in shape ? shape.r : 0;
  const centreX = side * (shape.x - origin.x);
  const centreY = side * (shape.y - origin.y);
  const halfWidth = shape.halfWidth - out.radius;
  const halfHeight = shape.halfHeight - out.radius;
  const alongX = halfWidth * axis.x;
  const alongY = halfWidth * axis.y;
  const acrossX = -halfHeight * axis.y;
  const acrossY = halfHeight * axis.x;
  x[0] = centreX + alongX + acrossX;
  y[0] = centreY + alongY + acrossY;
  edgeX[0] = -2 * alongX;
  edgeY[0] = -2 * alongY;
  x[1] = centreX - alongX + acrossX;
  y[1] = centreY - alongY + acrossY;
  edgeX[1] = -2 * acrossX;
  edgeY[1] = -2 * acrossY;
  x[2] = centreX - alongX - acrossX;
  y[2] = centreY - alongY - acrossY;
  edgeX[2] = 2 * alongX;
  edgeY[2] = 2 * alongY;
  x[3] = centreX + alongX - acrossX;
  y[3] = centreY + alongY - acrossY;
  edgeX[3] = 2 * acrossX;
  edgeY[3] = 2 * acrossY;
  out.count = 4;
  const reachX = Math.abs(alongX) + Math.abs(acrossX);
  const reachY = Math.abs(alongY) + Math.abs(acrossY);
  out.minX = centreX - reachX;
  out.minY = centreY - reachY;
  out.maxX = centreX + reachX;
  out.maxY = centreY + reachY;
}

function setEnds(out: RoundedPolygon, shape: EndedShape, origin: Readonly<Vec2>): void {
  const { ax, ay, bx, by } = shape;
  const { side, x, y, edgeX, edgeY } = out;
  const startX = side * (ax - origin.x);
  const startY = side * (ay - origin.y);
  const endX = side * (bx - origin.x);
  const endY = side * (by - origin.y);
  x[0] = startX;
  y[0] = startY;
  x[1] = endX;
  y[1] = endY;
  edgeX[0] = side * (bx - ax);
  edgeY[0] = side * (by - ay);
  edgeX[1] = side * (ax - bx);
  edgeY[1] = side * (ay - by);
  out.count = 2;
  out.radius = "r" in shape ? shape.r : 0;
  out.minX = Math.min(startX, endX);
  out.minY = Math.min(startY, endY);
  out.maxX = Math.max(startX, endX);
  out.maxY = Math.max(startY, endY);
}

function setCentre(out: RoundedPolygon, shape: RoundShape, origin: Readonly<Vec2>): void {
  const x = out.side * (shape.x - origin.x);
  const y = out.side * (shape.y - origin.y);
  out.x[0] = x;
  out.y[0] = y;
  out.edgeX[0] = 0;
  out.edgeY[0] = 0;
  out.count = 1;
  out.radius = "r" in shape ? shape.r : 0;
  out.minX = x;
  out.minY = y;
  out.maxX = x;
  out.maxY = y;
}
