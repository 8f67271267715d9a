import type { Sign } from "../../math/exact.js";
import { Expansion, exactSquareRoot, isOrdinary } from "../../math/rounding.js";
import type { Vec2 } from "../../math/vector.js";
import type { Rect } from "../../shapes/kind.js";

/**
 * A position in the frame of a rectangle, scaled by |u|, as expansions. These decide ties on a grid, turned or not,
 * without big integers.
 */
const dx = /* @__PURE__ */ new Expansion();
const dy = /* @__PURE__ */ new Expansion();
const along = /* @__PURE__ */ new Expansion();
const across = /* @__PURE__ */ new Expansion();
/** u·u. */
const lengthSq = /* @__PURE__ */ new Expansion();

const half = /* @__PURE__ */ new Expansion();
const halfSq = /* @__PURE__ */ new Expansion();
const excess = /* @__PURE__ */ new Expansion();
const excessX = /* @__PURE__ */ new Expansion();
const excessY = /* @__PURE__ */ new Expansion();

/** Puts a position into the frame, for the functions below; false if magnitudes are beyond 2^±100. */
export function enterRectFrame(position: Readonly<Vec2>, rect: Rect): boolean {
  const { ux, uy } = rect;
  const areOrdinary =
    isOrdinary(position.x) &&
    isOrdinary(position.y) &&
    isOrdinary(rect.x) &&
    isOrdinary(rect.y) &&
    isOrdinary(rect.halfWidth) &&
    isOrdinary(rect.halfHeight) &&
    isOrdinary(ux) &&
    isOrdinary(uy);
  if (!areOrdinary) return false;
  dx.clear().add(position.x).add(-rect.x);
  dy.clear().add(position.y).add(-rect.y);
  along.clear().addMultiple(dx, ux).addMultiple(dy, uy);
  across.clear().addMultiple(dy, ux).addMultiple(dx, -uy);
  lengthSq.clear().addProduct(ux, ux).addProduct(uy, uy);
  return true;
}

/** The sign of |ξ| − (halfA + halfB), where ξ is the position along the rectangle; of two ordinary sizes. */
export function alongExcessSign(halfA: number, halfB: number): Sign {
  return excessSign(along, halfA, halfB);
}

/** The sign of |η| − (halfA + halfB), where η is the position across the rectangle. */
export function acrossExcessSign(halfA: number, halfB: number): Sign {
  return excessSign(across, halfA, halfB);
}

/** |coordinate| against (halfA + halfB)·|u|: all of it is ≥ 0, so the squares compare alike. */
function excessSign(coordinate: Expansion, halfA: number, halfB: number): Sign {
  half.clear().add(halfA).add(halfB);
  halfSq.clear().addProductOf(half, half, 1);
  return excess.clear().addProductOf(coordinate, coordinate, 1).addProductOf(halfSq, lengthSq, -1).sign();
}

/**
 * The sign of the distance from the position to the rectangle's nearest corner, less an ordinary radius.
 *
 * Undefined unless |u| is a double, as for axes and directions such as (3, 4): else the comparison holds a
 * square root, and hardly ever a tie.
 */
export function cornerExcessSign(rect: Rect, radius: number): Sign | undefined {
  const length = exactSquareRoot(lengthSq.asDouble());
  if (Number.isNaN(length)) return undefined;
  excessX.clear().addMultiple(along, along.sign()).addProduct(-rect.halfWidth, length);
  excessY.clear().addMultiple(across, across.sign()).addProduct(-rect.halfHeight, length);
  if (!excessX.isShort() || !excessY.isShort()) return undefined;
  half.clear().addProduct(radius, length);
  excess.clear().addProductOf(excessX, excessX, 1).addProductOf(excessY, excessY, 1);
  return excess.addProductOf(half, half, -1).sign();
}
