import { createWedge, setWedge, type Wedge } from "../../forms/wedge.js";
import type { Direction, Vec2 } from "../../math/vector.js";
import { both, certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { createWedgeSide, distanceOfSide, setSideOfWedge } from "../../nearest/wedge-side.js";
import type { AnnularSector, Arc, Point } from "../../shapes/kind.js";
import { innerRadius, outerRadius, type WedgeShape } from "../../shapes/reductions.js";
import { coneHoldsVerdict, type InexactVector, isInRingPart } from "./cone.js";

/** A squared length passes 4 roundings with its differences, a squared radius 1, the comparison 1. */
const RADIUS_ERROR = 8 * UNIT_ROUNDOFF;

const offset: InexactVector = { error: 0.5, x: 0.5, y: 0.5 };

/** The same as `wedgeHolds` for coordinates that are off by at most `error` beyond one rounding. */
export function wedgeHoldsVerdict(wedge: Wedge, v: Direction, error: number): Verdict {
  offset.x = v.x;
  offset.y = v.y;
  offset.error = error;
  return wedgeHolds(wedge, offset);
}

/** Whether a wedge holds the point at v from its apex. */
export function wedgeHolds(wedge: Wedge, v: InexactVector): Verdict {
  const { error, x, y } = v;
  const distanceSq = x * x + y * y;
  const off = 3 * error * (Math.abs(x) + Math.abs(y) + error) + UNDERFLOW_ERROR;
  const outerSq = wedge.outer * wedge.outer;
  const within = certainSign(outerSq - distanceSq, RADIUS_ERROR * (outerSq + distanceSq) + off);
  if (within < 0) return -1;
  const innerSq = wedge.inner * wedge.inner;
  const fromInner = certainSign(distanceSq - innerSq, RADIUS_ERROR * (innerSq + distanceSq) + off);
  const beyond = wedge.inner === 0 ? 1 : fromInner;
  if (beyond < 0) return -1;
  return both(both(within, beyond), coneHoldsVerdict(wedge.cone, v));
}

/** A point relative to the apex of a wedge, and its distance from the wedge. */
export interface WedgePoint extends Vec2 {
  distance: number;
}

const side = /* @__PURE__ */ createWedgeSide();

/** Sets the distance of a point from a wedge. */
export function measureToWedge(point: WedgePoint, wedge: Wedge): void {
  side.power = 1;
  side.x = point.x;
  side.y = point.y;
  setSideOfWedge(side, wedge);
  point.distance = distanceOfSide(side);
}

const wedge = /* @__PURE__ */ createWedge();

/** The point from the apex. */
const from: Vec2 = { x: 0.5, y: 0.5 };

/**
 * Whether an annular sector contains a point. Exact; both arcs and the edges belong to it.
 *
 * @example
 * pointAnnularSectorOverlap(point(1, 0), annularSector(0, 0, 1, 4, degrees(-30), degrees(30))); // true
 */
export function pointAnnularSectorOverlap(a: Point, b: AnnularSector): boolean {
  const verdict = pointWedgeFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointWedgeExact(a, b);
}

/**
 * Whether a point lies on an arc. Exact; the ends belong to it.
 *
 * @example
 * pointArcOverlap(point(1, 0), arc(0, 0, 1, degrees(-30), degrees(30))); // true
 */
export function pointArcOverlap(a: Point, b: Arc): boolean {
  const verdict = pointWedgeFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointWedgeExact(a, b);
}

export function pointWedgeFilter(a: Point, b: AnnularSector | Arc): Verdict {
  setWedge(wedge, b);
  from.x = a.x - b.x;
  from.y = a.y - b.y;
  return wedgeHoldsVerdict(wedge, from, 0);
}

export function pointWedgeExact(a: Point, b: WedgeShape): boolean {
  return isInRingPart(a, b, innerRadius(b), outerRadius(b));
}
