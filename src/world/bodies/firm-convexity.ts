import { isConvex } from "../../convex/convexity.js";
import { Kind, type Polygon, type Shape } from "../../shapes/kind.js";

/** More than four times the way that rounding moves a vertex, in boxes up to 2²² times as far away as they are large. */
const LEAST_TURN = 2 ** -24;

/**
 * Whether a shape is convex, and remains so wherever it is moved to, within 2²² times its size: the vertices of a polygon
 * are rounded at each place anew, and what is all but straight may bend.
 */
export function isFirmlyConvex(shape: Shape): boolean {
  return isConvex(shape) && (shape.kind !== Kind.polygon || turnsEverywhere(shape));
}

/**
 * Whether each corner of a convex ring turns so far that its product of edges, which is at most the square of the size s,
 * keeps its sign: with each vertex moved by 2⁻³¹ s, it changes by less than 2⁻²⁸ s².
 */
function turnsEverywhere({ vertices, minX, minY, maxX, maxY }: Polygon): boolean {
  const size = maxX - minX + (maxY - minY);
  const least = LEAST_TURN * size * size;
  const count = vertices.length;
  let ax = vertices[count - 4] as number;
  let ay = vertices[count - 3] as number;
  let bx = vertices[count - 2] as number;
  let by = vertices[count - 1] as number;
  for (let i = 0; i < count; i += 2) {
    const cx = vertices[i] as number;
    const cy = vertices[i + 1] as number;
    const product = (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
    if (!(Math.abs(product) > least)) return false;
    ax = bx;
    ay = by;
    bx = cx;
    by = cy;
  }
  return true;
}
