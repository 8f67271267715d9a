import { Expansion } from "../../math/expansion.js";
import { Kind, type Rect, type Shape } from "../../shapes/kind.js";

const reach = /* @__PURE__ */ new Expansion();

/** Sums of four numbers below this are finite. */
const LARGEST = 2 ** 1000;

/** Whether a shape is a rectangle with sides parallel to the axes, and of no enormous size or place. */
export function isUprightBox(shape: Shape): shape is Rect {
  if (shape.kind !== Kind.rect || (shape.ux !== 0 && shape.uy !== 0)) return false;
  return Math.abs(shape.x) + Math.abs(shape.y) + shape.halfWidth + shape.halfHeight < LARGEST;
}

/** Whether the interiors of two such rectangles, both of which have area, have a common point. Exact, and quick where they touch. */
export function uprightBoxesPenetrate(a: Rect, b: Rect): boolean {
  const isLyingA = a.uy === 0;
  const isLyingB = b.uy === 0;
  return (
    isNearer(a.x, b.x, isLyingA ? a.halfWidth : a.halfHeight, isLyingB ? b.halfWidth : b.halfHeight) &&
    isNearer(a.y, b.y, isLyingA ? a.halfHeight : a.halfWidth, isLyingB ? b.halfHeight : b.halfWidth)
  );
}

/** Whether two coordinates are nearer to each other than two lengths together. */
function isNearer(a: number, b: number, lengthA: number, lengthB: number): boolean {
  const least = Math.min(a, b);
  const most = Math.max(a, b);
  return reach.clear().add(most).add(-least).add(-lengthA).add(-lengthB).sign() < 0;
}
