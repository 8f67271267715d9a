import { isModerate, UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Rect, RoundedRect } from "../../shapes/kind.js";
import { type EdgeChain, setOwn } from "./edge-chain.js";

/**
 * A corner is the centre plus width·û ± height·û⊥. û passes 5 roundings (|u|² 2, halved by the root, root,
 * reciprocal, product), the products and their sum 2 more, and what a radius leaves of the sizes 1: 9 units of
 * width + height; the last sum is off by one unit of itself.
 */
const CORNER_ERROR = 11 * UNIT_ROUNDOFF;

/** Leaves of the box what is farther within than the chain's radius. */
export function setBoxChain(shape: Rect | RoundedRect, out: EdgeChain): void {
  const { x, y, ux, uy, halfWidth, halfHeight } = shape;
  const { radius } = out;
  const width = halfWidth - radius;
  const height = halfHeight - radius;
  const lengthSq = ux * ux + uy * uy;
  const upright = ux === 0 || uy === 0;
  const scale = 1 / Math.sqrt(lengthSq);
  const cos = upright ? Math.sign(ux) : ux * scale;
  const sin = upright ? Math.sign(uy) : uy * scale;
  const alongX = cos * width;
  const alongY = sin * width;
  const acrossX = -sin * height;
  const acrossY = cos * height;
  const points = out.ownPoints;
  points[0] = x + (alongX + acrossX);
  points[1] = y + (alongY + acrossY);
  points[2] = x + (acrossX - alongX);
  points[3] = y + (acrossY - alongY);
  points[4] = x - (alongX + acrossX);
  points[5] = y - (alongY + acrossY);
  points[6] = x + (alongX - acrossX);
  points[7] = y + (alongY - acrossY);
  setOwn(out, 4, true);
  out.axisX = cos;
  out.axisY = sin;
  if (upright && hasExactCorners(out, shape)) return;
  const known = upright || isModerate(lengthSq);
  const far = Math.max(Math.abs(x), Math.abs(y)) + width + height;
  const error = CORNER_ERROR * (width + height) + 2 * UNIT_ROUNDOFF * far + 2 ** -1070;
  out.error = known ? error : Number.POSITIVE_INFINITY;
}

/**
 * Whether the corners of the core of an upright box are doubles. A rounded sum or difference is exact iff it gives both
 * of its terms back: the larger one is taken from it without rounding.
 */
function hasExactCorners(out: EdgeChain, { x, y, uy, halfWidth, halfHeight }: Rect | RoundedRect): boolean {
  const { minX, maxX, minY, maxY, radius } = out;
  const width = halfWidth - radius;
  const height = halfHeight - radius;
  const reachX = uy === 0 ? width : height;
  const reachY = uy === 0 ? height : width;
  const areReachesExact =
    width + radius === halfWidth &&
    halfWidth - width === radius &&
    height + radius === halfHeight &&
    halfHeight - height === radius;
  return (
    areReachesExact &&
    maxX - x === reachX &&
    maxX - reachX === x &&
    x - minX === reachX &&
    minX + reachX === x &&
    maxY - y === reachY &&
    maxY - reachY === y &&
    y - minY === reachY &&
    minY + reachY === y
  );
}
