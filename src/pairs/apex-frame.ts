import { isModerate } from "../math/verdict.js";
import type { Ellipse, Rect, Sector } from "../shapes/kind.js";

/** A sector's apex in the frame of a turned shape. */
export interface ApexFrame {
  /** The shape's unit direction: the first axis of the frame. */
  readonly cos: number;
  readonly sin: number;
  readonly x: number;
  readonly y: number;
  /** |dx| + |dy| of the apex from the shape's position, which the error is a multiple of. */
  readonly reach: number;
}

/**
 * Undefined if the direction's length is out of the range where the filters' bounds hold.
 *
 * cos and sin pass 5 roundings (|u|² 2, halved by the root, root, reciprocal, product), the apex 3 more
 * (difference, product, sum): its coordinates are off by at most 8 units of the reach.
 */
export function apexFrame(shape: Ellipse | Rect, sector: Sector): ApexFrame | undefined {
  const lengthSq = shape.ux * shape.ux + shape.uy * shape.uy;
  if (!isModerate(lengthSq)) return undefined;
  const scale = 1 / Math.sqrt(lengthSq);
  const cos = shape.ux * scale;
  const sin = shape.uy * scale;
  const dx = sector.x - shape.x;
  const dy = sector.y - shape.y;
  return {
    cos,
    sin,
    x: cos * dx + sin * dy,
    y: cos * dy - sin * dx,
    reach: Math.abs(dx) + Math.abs(dy),
  };
}
