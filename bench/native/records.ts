import type { Ray, Shape } from "../../src/index.js";
import { library } from "../speed/library.js";

/** As many corners as a polygon of the scenes has, at most. */
const MOST_VERTICES = 8;

/** The numbers of a shape in the order of the C program's structure for it. */
function numbersOf(shape: Shape | Ray): number[] {
  if (!("kind" in shape)) return [shape.x, shape.y, shape.dx, shape.dy];
  const { Kind } = library;
  switch (shape.kind) {
    case Kind.point:
      return [shape.x, shape.y];
    case Kind.circle:
      return [shape.x, shape.y, shape.r];
    case Kind.ellipse:
      return [shape.x, shape.y, shape.rx, shape.ry, shape.ux, shape.uy];
    case Kind.rect:
      return [shape.x, shape.y, shape.halfWidth, shape.halfHeight, shape.ux, shape.uy];
    case Kind.sector: {
      const { x, y, r, startX, startY, endX, endY, opening } = shape;
      return [x, y, r, startX, startY, endX, endY, opening];
    }
    case Kind.capsule:
      return [shape.ax, shape.ay, shape.bx, shape.by, shape.r];
    case Kind.polygon: {
      const numbers = new Array<number>(2 * MOST_VERTICES).fill(0);
      for (const [index, coordinate] of shape.vertices.entries()) numbers[index] = coordinate;
      return [shape.vertices.length / 2, ...numbers];
    }
    default:
      throw new Error(`The C program has no shape of kind ${shape.kind}.`);
  }
}

/** The numbers of pairs, one after the other, and how many there are of each. */
export function recordsOf(pairs: readonly { readonly a: Shape | Ray; readonly b: Shape }[]): {
  stride: number;
  records: Float64Array;
} {
  const records = pairs.map(({ a, b }) => [...numbersOf(a), ...numbersOf(b)]);
  return { stride: records[0]?.length ?? 0, records: Float64Array.from(records.flat()) };
}
