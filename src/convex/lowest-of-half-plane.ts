import { crossSign, dotSign } from "../math/orientation.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { productError } from "../math/rounding.js";
import { makeUnit } from "../math/unit-vector.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { HalfPlane } from "../shapes/kind.js";
import { edge, forgetRuns, type LowestPoints, offerWorldEdge } from "./lowest-points.js";

/** How far away a common point of two nearly opposite half planes may be. */
const FARTHEST = 2 ** 1020;

/** Below this, rounding of the unit vectors counts in a sine. */
const NEARLY_OPPOSITE = 2 ** -20;

const unit: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Offers a half plane: its line, if its normal is exactly opposite, else a common point at a level of −∞. */
export function offerHalfPlane(shape: HalfPlane, out: LowestPoints, halfPlane: HalfPlane): void {
  if (areOpposite(halfPlane, shape)) {
    edge.ax = shape.x;
    edge.ay = shape.y;
    edge.bx = shape.x;
    edge.by = shape.y;
    edge.r = 0;
    offerWorldEdge(out);
    return;
  }
  forgetRuns(out);
  out.level = Number.NEGATIVE_INFINITY;
  setCommonPoint(out, shape, halfPlane);
  out.endX = out.startX;
  out.endY = out.startY;
}

/**
 * Sets a common point of two half planes that are not opposite: the position of either or, where the lines approach each
 * other, a point so far along the first line that it is inside both by as much as the positions are apart.
 */
function setCommonPoint(out: LowestPoints, shape: HalfPlane, halfPlane: HalfPlane): void {
  const { normalX, normalY, scale } = out;
  unit.x = shape.nx;
  unit.y = shape.ny;
  makeUnit(unit);
  const x = shape.x * scale - out.originX;
  const y = shape.y * scale - out.originY;
  const size = Math.abs(x) + Math.abs(y);
  if (!(size <= out.size)) out.size = size;
  const height = -(unit.x * x + unit.y * y);
  const isFirst = height <= 0;
  out.startX = isFirst ? 0 : x;
  out.startY = isFirst ? 0 : y;
  if (isFirst || normalX * x + normalY * y <= 0) return;
  const cosine = unit.x * normalX + unit.y * normalY;
  const rounded = normalX * unit.y - normalY * unit.x;
  const sine = Math.abs(rounded) > NEARLY_OPPOSITE ? rounded : sineBetween(halfPlane, shape);
  const along = Math.min(Math.max((-height * (2 - cosine)) / sine, -FARTHEST), FARTHEST);
  out.startX = -height * normalX - along * normalY;
  out.startY = -height * normalY + along * normalX;
}

/**
 * The sine of the turn from one normal to the other, with the rounding errors of its two products, so that it is
 * right even for normals that are opposite but for the last bits.
 */
function sineBetween(a: HalfPlane, b: HalfPlane): number {
  const powerOfA = normalizingPower(Math.max(Math.abs(a.nx), Math.abs(a.ny)));
  const powerOfB = normalizingPower(Math.max(Math.abs(b.nx), Math.abs(b.ny)));
  const ax = a.nx * powerOfA;
  const ay = a.ny * powerOfA;
  const bx = b.nx * powerOfB;
  const by = b.ny * powerOfB;
  const first = ax * by;
  const second = ay * bx;
  const cross = first - second + (productError(ax, by, first) - productError(ay, bx, second));
  return cross / (Math.sqrt(ax * ax + ay * ay) * Math.sqrt(bx * bx + by * by));
}

/** Whether the normals of two half planes are exactly opposite: otherwise the two overlap for certain. */
export function areOpposite(a: HalfPlane, b: HalfPlane): boolean {
  // Rounding keeps order, so that products that differ when rounded do differ.
  if (a.nx * b.ny !== a.ny * b.nx) return false;
  return crossSign(a.nx, a.ny, b.nx, b.ny) === 0 && dotSign(a.nx, a.ny, b.nx, b.ny) < 0;
}
