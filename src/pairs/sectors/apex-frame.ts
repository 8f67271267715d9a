import { isModerate } from "../../math/verdict.js";
import type { Ellipse, Sector } from "../../shapes/kind.js";

/** A sector's apex in the frame of a turned ellipse. */
export interface ApexFrame {
  /** The ellipse's unit direction: the first axis of the frame. */
  readonly cos: number;
  readonly sin: number;
  readonly x: number;
  readonly y: number;
  /** |dx| + |dy| of the apex from the ellipse's centre, of which the error is a multiple. */
  readonly reach: number;
}

/** What `apexFrame` returns, each time: a new one would be put on the heap. */
const frame = { cos: 0.5, sin: 0.5, x: 0.5, y: 0.5, reach: 0.5 };

/**
 * Valid until the next call. Undefined if the direction's length is out of the range where the filters' bounds hold.
 *
 * cos and sin pass 5 roundings (|u|² 2, halved by the root, root, reciprocal, product), the apex 3 more
 * (difference, product, sum): its coordinates are off by at most 8 units of the reach.
 */
export function apexFrame(ellipse: Ellipse, sector: Sector): ApexFrame | undefined {
  const lengthSq = ellipse.ux * ellipse.ux + ellipse.uy * ellipse.uy;
  if (!isModerate(lengthSq)) return undefined;
  const scale = 1 / Math.sqrt(lengthSq);
  const cos = ellipse.ux * scale;
  const sin = ellipse.uy * scale;
  const dx = sector.x - ellipse.x;
  const dy = sector.y - ellipse.y;
  frame.cos = cos;
  frame.sin = sin;
  frame.x = cos * dx + sin * dy;
  frame.y = cos * dy - sin * dx;
  frame.reach = Math.abs(dx) + Math.abs(dy);
  return frame;
}
