import { makeUnit } from "../math/unit-vector.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { Kind, type Polygon, type Rect, type Shape } from "../shapes/kind.js";

/** Sizes and ways together between these have products and squares far within the range of doubles. */
export const LEAST_SIZE = 2 ** -200;
export const LARGEST_SIZE = 2 ** 200;

/** A convex shape with straight sides only. */
export type StraightSided = Rect | Polygon;

/** Up to so many corners, all of them are looked at for each side. */
const MOST_CORNERS = 16;

export function isStraightSided(shape: Shape): shape is StraightSided {
  if (shape.kind === Kind.polygon) return shape.convex && shape.vertices.length <= 2 * MOST_CORNERS;
  return shape.kind === Kind.rect && shape.halfWidth > 0 && shape.halfHeight > 0;
}

/** The corners of a shape from +x towards +y, seen from a point; the first is there again after the last. */
export class Corners {
  count = 0;
  readonly x: Float64Array = new Float64Array(MOST_CORNERS + 1);
  readonly y: Float64Array = new Float64Array(MOST_CORNERS + 1);
  /** The box around them. */
  minX = 0.5;
  minY = 0.5;
  maxX = 0.5;
  maxY = 0.5;
  /** No coordinate is larger. */
  size = 0.5;
}

const axis: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Each coordinate is off by its own rounding; those of a rectangle by another eight of the rectangle's size. */
export function setCorners(out: Corners, shape: StraightSided, origin: Readonly<Vec2>): void {
  if (shape.kind === Kind.polygon) setVertices(out, shape, origin);
  else setBoxCorners(out, shape, origin);
  const { x, y, count } = out;
  x[count] = x[0] as number;
  y[count] = y[0] as number;
  setBox(out);
}

function setBox(out: Corners): void {
  const { x, y, count } = out;
  let minX = x[0] as number;
  let minY = y[0] as number;
  let maxX = minX;
  let maxY = minY;
  for (let i = 1; i < count; i += 1) {
    const cornerX = x[i] as number;
    const cornerY = y[i] as number;
    minX = Math.min(minX, cornerX);
    minY = Math.min(minY, cornerY);
    maxX = Math.max(maxX, cornerX);
    maxY = Math.max(maxY, cornerY);
  }
  out.minX = minX;
  out.minY = minY;
  out.maxX = maxX;
  out.maxY = maxY;
  out.size = Math.max(Math.max(-minX, -minY), Math.max(maxX, maxY));
}

function setVertices(out: Corners, { vertices, orientation }: Polygon, origin: Readonly<Vec2>): void {
  const { x, y } = out;
  const originX = origin.x;
  const originY = origin.y;
  const count = vertices.length >> 1;
  const step = orientation < 0 ? -2 : 2;
  let index = orientation < 0 ? 2 * count - 2 : 0;
  for (let i = 0; i < count; i += 1) {
    x[i] = (vertices[index] as number) - originX;
    y[i] = (vertices[index + 1] as number) - originY;
    index += step;
  }
  out.count = count;
}

function setBoxCorners(out: Corners, shape: Rect, origin: Readonly<Vec2>): void {
  const { x, y } = out;
  axis.x = shape.ux;
  axis.y = shape.uy;
  makeUnit(axis);
  const centreX = shape.x - origin.x;
  const centreY = shape.y - origin.y;
  const alongX = shape.halfWidth * axis.x;
  const alongY = shape.halfWidth * axis.y;
  const acrossX = -shape.halfHeight * axis.y;
  const acrossY = shape.halfHeight * axis.x;
  x[0] = centreX + alongX + acrossX;
  y[0] = centreY + alongY + acrossY;
  x[1] = centreX - alongX + acrossX;
  y[1] = centreY - alongY + acrossY;
  x[2] = centreX - alongX - acrossX;
  y[2] = centreY - alongY - acrossY;
  x[3] = centreX + alongX - acrossX;
  y[3] = centreY + alongY - acrossY;
  out.count = 4;
}
