import { ScratchVector, type Vec2 } from "../../../math/vector.js";
import type { Capsule, Rect, RoundedRect } from "../../../shapes/kind.js";
import { Direction, setDirection, setWay } from "../fine/direction.js";
import { Offset, setCombination, setDifference, setScaled, sumRest, turnByQuarter } from "../fine/offset.js";
import { isInRange } from "../size-range.js";
import { type Conic, limitToArc, setCircle, setCircleAside } from "./conic.js";
import { addSide, beginSides } from "./edge-list.js";
import type { Outline } from "./outline.js";

const direction = /* @__PURE__ */ new Direction();

/** From the centre of a box to the middle of a side, and as far as to the centres of its round corners. */
class HalfSize {
  size = 0.5;
  readonly vector = new Offset();
  readonly toCorners = new Offset();
}

const along = /* @__PURE__ */ new HalfSize();
const across = /* @__PURE__ */ new HalfSize();

const from = /* @__PURE__ */ new Offset();
const to = /* @__PURE__ */ new Offset();

/**
 * Sets an outline to that of a box with corners of radius r; false without width, height, or a straight edge.
 */
export function setBox(out: Outline, box: Rect | RoundedRect, r: number): boolean {
  const { halfWidth, halfHeight, ux, uy } = box;
  if (!isInRange(halfWidth) || !isInRange(halfHeight) || !(r === 0 || isInRange(r))) return false;
  if (!(r < halfWidth && r < halfHeight && setDirection(direction, ux, uy))) return false;
  setHalfSize(along, halfWidth, r);
  turnByQuarter(direction.unit);
  setHalfSize(across, halfHeight, r);
  beginSides(out.edges, box);
  // From edge to edge, ways turn by a quarter.
  addBoxSide(out, across, -1, along, 1);
  addBoxSide(out, along, 1, across, 1);
  addBoxSide(out, across, 1, along, -1);
  addBoxSide(out, along, -1, across, -1);
  if (r === 0) return true;
  addCorner(out, box, r, across, -1, along, 1);
  addCorner(out, box, r, along, 1, across, 1);
  addCorner(out, box, r, across, 1, along, -1);
  addCorner(out, box, r, along, -1, across, -1);
  return true;
}

function setHalfSize(out: HalfSize, size: number, r: number): void {
  const reduced = size - r;
  out.size = size;
  setScaled(out.vector, direction.unit, size, 0);
  setScaled(out.toCorners, direction.unit, reduced, sumRest(size, -r, reduced));
}

/**
 * Adds the side in the middle of which is m times a half size, and whose end is n times the other one from
 * there.
 */
function addBoxSide({ edges }: Outline, middle: HalfSize, m: number, half: HalfSize, n: number): void {
  setCombination(from, m, middle.vector, -n, half.toCorners);
  setCombination(to, m, middle.vector, n, half.toCorners);
  addSide(edges, direction, middle.size, from, to);
  turnByQuarter(direction.way);
}

/** Adds the arc that follows such a side: from its normal on to its way. */
function addCorner(
  out: Outline,
  box: Readonly<Vec2>,
  r: number,
  middle: HalfSize,
  m: number,
  half: HalfSize,
  n: number,
): void {
  const { way } = direction;
  setCombination(to, m, middle.toCorners, n, half.toCorners);
  const corner = nextRound(out);
  setCircleAside(corner, box, to, r);
  setNormal(way);
  limitToArc(corner, normal, direction.length, way, false);
  turnByQuarter(way);
}

const normal = /* @__PURE__ */ new ScratchVector();

/** Sets the outward normal of an edge that goes some way. */
function setNormal(way: Offset): void {
  normal.x = way.y;
  normal.y = -way.x;
}

function nextRound(out: Outline): Conic {
  out.roundCount += 1;
  return out.rounds[out.roundCount - 1] as Conic;
}

const begin = /* @__PURE__ */ new ScratchVector();
const end = /* @__PURE__ */ new ScratchVector();
const axis = /* @__PURE__ */ new Offset();
const aside = /* @__PURE__ */ new Offset();

/** Sets an outline to that of a capsule; false without length or radius. */
export function setCapsule(out: Outline, { ax, ay, bx, by, r }: Capsule): boolean {
  begin.x = ax;
  begin.y = ay;
  end.x = bx;
  end.y = by;
  setDifference(axis, end, begin);
  if (!isInRange(r) || !isInRange(Math.max(Math.abs(axis.x), Math.abs(axis.y)))) return false;
  setWay(direction, begin, end);
  setScaled(aside, direction.unit, r, 0);
  turnByQuarter(aside);
  beginSides(out.edges, begin);
  setCombination(from, -1, aside, 0, axis);
  setCombination(to, -1, aside, 1, axis);
  addCapsuleSide(out, end, r);
  setCombination(from, 1, aside, 1, axis);
  setCombination(to, 1, aside, 0, axis);
  addCapsuleSide(out, begin, r);
  return true;
}

/** Adds a side, and the half circle that follows it. */
function addCapsuleSide(out: Outline, centre: Readonly<Vec2>, r: number): void {
  const { way } = direction;
  addSide(out.edges, direction, r, from, to);
  const cap = nextRound(out);
  setCircle(cap, centre, r);
  setNormal(way);
  turnByQuarter(way);
  limitToArc(cap, normal, direction.length, way, true);
  turnByQuarter(way);
}
