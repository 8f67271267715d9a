import type { HalfPlane } from "../../shapes/kind.js";
import {
  Direction,
  isInRange,
  Offset,
  setCombination,
  setDirection,
  setScaled,
  turnByQuarter,
} from "../fine/offset.js";
import { addSide, beginSides, endLoop } from "./edge-list.js";
import type { Outline, OutlineBox } from "./outline.js";

/** A box about all that is asked about together with a half plane. */
export const surroundings: OutlineBox = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

const direction = /* @__PURE__ */ new Direction();
const from = /* @__PURE__ */ new Offset();
const to = /* @__PURE__ */ new Offset();
const farFrom = /* @__PURE__ */ new Offset();
const farTo = /* @__PURE__ */ new Offset();
const inward = /* @__PURE__ */ new Offset();

/**
 * Sets an outline to that of a half plane: its border, and three sides of a square beyond the surroundings, which nothing
 * else meets.
 *
 * The border goes through the stored point, along the unit vector u. All else is within R of a point whose foot on the
 * border is at t u from the stored point, at a distance h: so within h + R of the foot. Where t is so large that rounding
 * moves the ends by as much, their error is as large, and nothing is certain.
 */
export function setBorder(out: Outline, shape: HalfPlane): boolean {
  const { minX, minY, maxX, maxY } = surroundings;
  if (!setDirection(direction, -shape.ny, shape.nx)) return false;
  const { unit, way } = direction;
  const awayX = minX / 2 + maxX / 2 - shape.x;
  const awayY = minY / 2 + maxY / 2 - shape.y;
  const foot = unit.x * awayX + unit.y * awayY;
  const height = Math.abs(unit.x * awayY - unit.y * awayX);
  const reach = 2 * (height + (maxX - minX) + (maxY - minY));
  if (!isInRange(reach)) return false;
  setScaled(from, unit, foot - reach, 0);
  setScaled(to, unit, foot + reach, 0);
  setScaled(inward, unit, reach, 0);
  turnByQuarter(inward);
  setCombination(farFrom, 1, from, 1, inward);
  setCombination(farTo, 1, to, 1, inward);
  beginSides(out.edges, shape);
  addSide(out.edges, direction, 0, from, to);
  turnByQuarter(way);
  addSide(out.edges, direction, foot + reach, to, farTo);
  turnByQuarter(way);
  addSide(out.edges, direction, reach, farTo, farFrom);
  turnByQuarter(way);
  addSide(out.edges, direction, reach - foot, farFrom, from);
  endLoop(out.edges);
  return true;
}
