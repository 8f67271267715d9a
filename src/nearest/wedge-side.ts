import { createWedge, setWedge, type Wedge } from "../forms/forms.js";
import type { Vec2 } from "../math/vector.js";
import { Opening } from "../shapes/kind.js";
import type { WedgeShape } from "../shapes/reductions.js";
import { lengthOf } from "./nearest.js";

/**
 * A point relative to the straight edge of a sector, annular sector or arc that is on the point's side.
 *
 * These shapes are symmetric about the middle direction of their cone. So the parts of them, and of the space around
 * them, that are near a point are on its side of that line, where there is only one edge: from `inner` to `outer` along a
 * unit vector e from the apex. The line leaves the apex at the half angle h of the cone from e.
 */
export interface WedgeSide {
  /** The power of two by which all lengths are multiplied. To be set beforehand, as is the point. */
  power: number;
  /** The point, relative to the apex. */
  x: number;
  y: number;
  /** The unit vector e; of a whole turn, towards the point. */
  edgeX: number;
  edgeY: number;
  /** 1 if what is ahead of e is outside, −1 if what is behind it is. */
  turn: number;
  inner: number;
  outer: number;
  /** The point's coordinate along e, and across it: above 0 outside. */
  along: number;
  beyond: number;
  /** The cosine and the sine of the half angle h, which is from 0 to half a turn: only `setHalfAngle` sets them. */
  cosine: number;
  sine: number;
  /** Whether the point is in the cone, on the same ray from the apex as the nearest point of the shape. */
  isInCone: boolean;
}

/** Room for one side: module-level scratch. */
export function createWedgeSide(): WedgeSide {
  return {
    power: 1.5,
    x: 0.5,
    y: 0.5,
    edgeX: 0.5,
    edgeY: 0.5,
    turn: 1,
    inner: 0.5,
    outer: 0.5,
    along: 0.5,
    beyond: 0.5,
    cosine: 0.5,
    sine: 0.5,
    isInCone: false,
  };
}

const wedge = /* @__PURE__ */ createWedge();

/**
 * Sets the side of the point that `out` holds.
 *
 * The point is on the side of the end if it is ahead of the middle direction. That is along start + end, or against it
 * where the cone opens by more than half a turn; ahead of it is end − start. The longer of the two sums decides, so that
 * a point put on the wrong side is within some 10 units of rounding of the line between both, and as far from either
 * edge.
 */
export function setWedgeSide(out: WedgeSide, shape: WedgeShape): void {
  setWedge(wedge, shape);
  setSideOfWedge(out, wedge);
}

/** The same for the shape that a wedge stands for. */
export function setSideOfWedge(out: WedgeSide, { cone, start, end, inner, outer }: Wedge): void {
  const { x, y, power } = out;
  const { opening } = cone;
  out.inner = inner * power;
  out.outer = outer * power;
  if (opening === Opening.whole) {
    setWholeSide(out);
    return;
  }
  const sumX = start.x + end.x;
  const sumY = start.y + end.y;
  const differenceX = end.x - start.x;
  const differenceY = end.y - start.y;
  const isNarrow = start.x * end.x + start.y * end.y > 0;
  const isWide = opening === Opening.halfOrMore;
  const aheadOfSum = sumX * y - sumY * x;
  const ahead = isNarrow ? (isWide ? -aheadOfSum : aheadOfSum) : differenceX * x + differenceY * y;
  const edge = ahead > 0 ? end : start;
  const turn = ahead > 0 ? 1 : -1;
  const along = edge.x * x + edge.y * y;
  const beyond = turn * (edge.x * y - edge.y * x);
  out.edgeX = edge.x;
  out.edgeY = edge.y;
  out.turn = turn;
  out.along = along;
  out.beyond = beyond;
  // Far from an edge that is almost in line with the point, the side of it may be mere rounding.
  out.isInCone = isWide ? beyond <= 0 || (isNarrow && along < 0) : beyond <= 0 && !(isNarrow && along < 0);
}

/** Sets the half angle of the cone. */
export function setHalfAngle(out: WedgeSide, { cone, start, end }: Wedge): void {
  const { opening } = cone;
  const cosine = lengthOf(start.x + end.x, start.y + end.y) / 2;
  out.cosine = opening === Opening.whole ? -1 : opening === Opening.halfOrMore ? -cosine : cosine;
  out.sine = opening === Opening.whole ? 0 : lengthOf(end.x - start.x, end.y - start.y) / 2;
}

/** All round, every point is in the cone. */
function setWholeSide(out: WedgeSide): void {
  const { x, y } = out;
  const distance = lengthOf(x, y);
  const isApex = distance === 0;
  out.edgeX = isApex ? 1 : x / distance;
  out.edgeY = isApex ? 0 : y / distance;
  out.turn = 1;
  out.along = distance;
  out.beyond = 0;
  out.isInCone = true;
}

/**
 * The distance of the point from the shape. In the cone, the nearest point is on the same ray from the apex, elsewhere on
 * the edge. It is continuous in the point: a wrong side, chosen by rounding, changes it by no more than the error of the
 * point.
 */
export function distanceOfSide({ x, y, along, beyond, inner, outer, isInCone }: WedgeSide): number {
  if (isInCone) {
    const distance = lengthOf(x, y);
    return Math.max(0, inner - distance, distance - outer);
  }
  return lengthOf(Math.min(Math.max(along, inner), outer) - along, beyond);
}

/** A vector with its length. */
export interface WayToWedge extends Vec2 {
  length: number;
}

/** Sets the way from the point to the nearest one: in the cone on the same ray from the apex; elsewhere on the edge. */
export function setWayOfSide(out: WayToWedge, side: WedgeSide): void {
  const { x, y, along, beyond, inner, outer, edgeX, edgeY, turn } = side;
  const distance = lengthOf(x, y);
  if (side.isInCone && distance > 0) {
    const step = Math.min(Math.max(distance, inner), outer) - distance;
    out.x = step * (x / distance);
    out.y = step * (y / distance);
    out.length = Math.abs(step);
  } else {
    const step = Math.min(Math.max(along, inner), outer) - along;
    out.x = step * edgeX + beyond * turn * edgeY;
    out.y = step * edgeY - beyond * turn * edgeX;
    out.length = step === 0 ? Math.abs(beyond) : lengthOf(step, beyond);
  }
}
