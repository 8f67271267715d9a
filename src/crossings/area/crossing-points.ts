import { At, found, STRIDE } from "../crossing/crossing-list.js";
import { sumRest } from "../fine/offset.js";
import type { Conic } from "../outline/conic.js";
import type { Outline } from "../outline/outline.js";

/** The origin of areas: a crossing or, without any, a stored point; each coordinate is the sum of three. */
const origin = { anchorX: 0.5, anchorY: 0.5, fineX: 0.5, fineXLow: 0.5, fineY: 0.5, fineYLow: 0.5 };

/** A bound on the error of all coordinates of crossings. */
export const points = { error: 0.5 };

/** Sets the origin, and the positions of the crossings found relative to it; without any, the origin is a point beside the outline. */
export function setPoints(outline: Outline): void {
  const { count } = found;
  points.error = 0;
  if (count === 0) {
    setOriginBeside(outline);
    return;
  }
  const { numbers } = found;
  origin.anchorX = numbers[At.anchorX] as number;
  origin.anchorY = numbers[At.anchorY] as number;
  origin.fineX = numbers[At.fineX] as number;
  origin.fineXLow = numbers[At.fineXLow] as number;
  origin.fineY = numbers[At.fineY] as number;
  origin.fineYLow = numbers[At.fineYLow] as number;
  for (let i = 0; i < count; i += 1) {
    const at = STRIDE * i;
    numbers[at + At.awayX] = fromOriginX(
      numbers[at + At.anchorX] as number,
      numbers[at + At.fineX] as number,
      numbers[at + At.fineXLow] as number,
    );
    numbers[at + At.awayY] = fromOriginY(
      numbers[at + At.anchorY] as number,
      numbers[at + At.fineY] as number,
      numbers[at + At.fineYLow] as number,
    );
    points.error = Math.max(points.error, numbers[at + At.error] as number);
  }
}

function setOriginBeside({ edges, rounds }: Outline): void {
  const hasEdges = edges.count > 0;
  const { x, y } = hasEdges ? edges : (rounds[0] as Conic);
  const isStored = hasEdges && edges.isStored;
  origin.anchorX = isStored ? (edges.numbers[0] as number) : x;
  origin.anchorY = isStored ? (edges.numbers[1] as number) : y;
  origin.fineX = 0;
  origin.fineXLow = 0;
  origin.fineY = 0;
  origin.fineYLow = 0;
}

/** A coordinate, given as the sum of three, less that of the origin. */
export function fromOriginX(anchor: number, fine: number, low: number): number {
  return differenceOf(anchor, origin.anchorX, fine, origin.fineX, low - origin.fineXLow);
}

export function fromOriginY(anchor: number, fine: number, low: number): number {
  return differenceOf(anchor, origin.anchorY, fine, origin.fineY, low - origin.fineYLow);
}

/** (a − b) + (c − d) + rest, without losing digits where the differences cancel. */
export function differenceOf(a: number, b: number, c: number, d: number, rest: number): number {
  const far = a - b;
  const near = c - d;
  const both = far + near;
  return both + (sumRest(far, near, both) + (sumRest(a, -b, far) + sumRest(c, -d, near) + rest));
}
