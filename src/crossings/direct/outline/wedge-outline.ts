import { type AnnularSector, type Arc, Opening, type Sector } from "../../../shapes/kind.js";
import { Direction, setDirection } from "../fine/direction.js";
import { Offset, setScaled, turnByQuarter } from "../fine/offset.js";
import { isInRange } from "../size-range.js";
import { type Conic, limitToArc, setCircle } from "./conic.js";
import { addSide, beginSides } from "./edge-list.js";
import type { Outline } from "./outline.js";

const start = /* @__PURE__ */ new Direction();
const end = /* @__PURE__ */ new Direction();

const near = /* @__PURE__ */ new Offset();
const far = /* @__PURE__ */ new Offset();

/**
 * Sets an outline to that of a ring, or a part of it; false without area, or with an opening that is hardly
 * one.
 */
export function setRingPart(
  out: Outline,
  shape: Sector | AnnularSector,
  innerR: number,
  outerR: number,
): boolean {
  if (!(innerR < outerR && isInRange(outerR) && (innerR === 0 || isInRange(innerR)))) return false;
  const isWhole = shape.opening === Opening.whole;
  if (!isWhole) {
    if (!setDirections(shape)) return false;
    beginSides(out.edges, shape);
    setScaled(near, start.unit, innerR, 0);
    setScaled(far, start.unit, outerR, 0);
    addSide(out.edges, start, 0, near, far);
    setScaled(near, end.unit, innerR, 0);
    setScaled(far, end.unit, outerR, 0);
    turnByQuarter(end.way);
    turnByQuarter(end.way);
    addSide(out.edges, end, 0, far, near);
    turnByQuarter(end.way);
    turnByQuarter(end.way);
  }
  addRound(out, shape, outerR);
  if (innerR > 0) addRound(out, shape, innerR).isReversed = true;
  return true;
}

/** Sets an outline to that of an arc; false without radius, or with an opening that is hardly one. */
export function setArc(out: Outline, shape: Arc): boolean {
  if (!isInRange(shape.r) || !(shape.opening === Opening.whole || setDirections(shape))) return false;
  addRound(out, shape, shape.r);
  return true;
}

const SMALLEST_OPENING = 2 ** -48;

/** Sets both directions; false if the opening is 0, or so small that doubles do not tell. */
function setDirections({ startX, startY, endX, endY, opening }: Sector | AnnularSector | Arc): boolean {
  if (!setDirection(start, startX, startY) || !setDirection(end, endX, endY)) return false;
  if (opening === Opening.halfOrMore) return true;
  return start.way.x * end.way.y - start.way.y * end.way.x > SMALLEST_OPENING;
}

/** Adds the circle about the apex, or what of it is between both directions. */
function addRound(out: Outline, shape: Sector | AnnularSector | Arc, r: number): Conic {
  const round = out.rounds[out.roundCount] as Conic;
  out.roundCount += 1;
  setCircle(round, shape, r);
  if (shape.opening !== Opening.whole) {
    limitToArc(round, start.way, start.length, end.way, shape.opening === Opening.halfOrMore);
  }
  return round;
}
