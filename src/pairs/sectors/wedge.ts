import { type Cone, createWedge, setWedge, type Wedge } from "../../forms/forms.js";
import { type Sign, signOf, toIntegers } from "../../math/exact.js";
import { addSurds, scaleSurd, signOfOneRoot, signOfSurd, surd } from "../../math/surd.js";
import type { Direction, Vec2 } from "../../math/vector.js";
import {
  both,
  certainSign,
  either,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../../math/verdict.js";
import { createWedgeSide, distanceOfSide, setSideOfWedge } from "../../nearest/wedge-side.js";
import { type AnnularSector, type Arc, type Directions, Opening, type Point } from "../../shapes/kind.js";
import { innerRadius, outerRadius, type WedgeShape } from "../../shapes/reductions.js";

/* The points that are in a cone, and in a wedge. */

/** start × v and v × end: two products and their sum; one more for a component of v that was a difference. */
const CONE_ERROR = 4 * UNIT_ROUNDOFF;

/** A vector whose components are differences of stored numbers, rounded once, or off by at most `error` beyond that. */
export interface InexactVector extends Vec2 {
  error: number;
}

const direction: InexactVector = { error: 0, x: 0.5, y: 0.5 };

/** The same as `coneHoldsVerdict` for a vector in numbers. */
export function coneVerdict(sector: Directions, vx: number, vy: number): Verdict {
  direction.x = vx;
  direction.y = vy;
  return coneHoldsVerdict(sector, direction);
}

/** Whether the direction v from the apex lies in a sector's cone (its opening without its radius). */
export function coneHoldsVerdict(sector: Cone, v: InexactVector): Verdict {
  if (sector.opening === Opening.whole) return 1;
  const ahead = edgeVerdict(sector, v, true);
  const isWide = sector.opening === Opening.halfOrMore;
  if (isWide ? ahead > 0 : ahead < 0) return ahead;
  const behind = edgeVerdict(sector, v, false);
  return isWide ? either(ahead, behind) : both(ahead, behind);
}

/** Whether start × v ≥ 0, or v × end. */
function edgeVerdict(sector: Cone, { error, x, y }: InexactVector, isStart: boolean): Verdict {
  const sx = isStart ? sector.startX : -sector.endX;
  const sy = isStart ? sector.startY : -sector.endY;
  const first = sx * y;
  const second = sy * x;
  const size = Math.abs(first) + Math.abs(second);
  const shift = error === 0 ? 0 : 1.01 * error * (Math.abs(sx) + Math.abs(sy));
  return certainSign(first - second, CONE_ERROR * size + shift + UNDERFLOW_ERROR);
}

/** The directions of a sector's edges as integers, each over a power of two of its own. */
export interface ExactCone {
  readonly opening: Opening;
  readonly start: ExactDirection;
  readonly end: ExactDirection;
}

/** A direction in integers, with its squared length. It is a class to have another layout than points in doubles. */
export class ExactDirection {
  constructor(
    readonly x: bigint,
    readonly y: bigint,
    readonly w: bigint,
  ) {}
}

export function exactCone(sector: Directions): ExactCone {
  return {
    opening: sector.opening,
    start: exactDirection(sector.startX, sector.startY),
    end: exactDirection(sector.endX, sector.endY),
  };
}

function exactDirection(ux: number, uy: number): ExactDirection {
  const [x, y] = toIntegers(ux, uy);
  return new ExactDirection(x, y, x * x + y * y);
}

/** The edges of a sector: none if it is whole, one if the opening is 0, else two. */
export function edgesOf({ opening, start, end }: ExactCone): readonly ExactDirection[] {
  if (opening === Opening.whole) return [];
  const turn = start.x * end.y - start.y * end.x;
  return turn === 0n && start.x * end.x + start.y * end.y > 0n ? [start] : [start, end];
}

/** Whether v lies in the cone, from a function that gives the exact sign of px·vx + py·vy. */
export function coneHolds(
  { opening, start, end }: ExactCone,
  signAlong: (px: bigint, py: bigint) => Sign,
): boolean {
  if (opening === Opening.whole) return true;
  const ahead = signAlong(-start.y, start.x) >= 0;
  const behind = signAlong(end.y, -end.x) >= 0;
  if (opening === Opening.halfOrMore) return ahead || behind;
  // With parallel edges the two half planes leave the whole line of the edge.
  const flat = start.x * end.y === start.y * end.x;
  return ahead && behind && (!flat || signAlong(start.x, start.y) >= 0);
}

/** Whether a point lies between two radii within the cone about an apex. Exact. */
export function isInRingPart(point: Vec2, apex: Directions & Vec2, innerR: number, outerR: number): boolean {
  const [px, py, ax, ay, inner, outer] = toIntegers(point.x, point.y, apex.x, apex.y, innerR, outerR);
  const vx = px - ax;
  const vy = py - ay;
  const distanceSq = vx * vx + vy * vy;
  if (distanceSq > outer * outer || distanceSq < inner * inner) return false;
  return coneHolds(exactCone(apex), (x, y) => signOf(x * vx + y * vy));
}

/** A sector in integers, relative to its apex. */
export interface ExactSector {
  readonly cone: ExactCone;
  readonly r: bigint;
}

/** Whether the nearest point of an edge, which starts at g from the sector's apex, lies in the sector. */
export function edgeComesInto(
  edge: ExactDirection,
  length: bigint,
  { cone, r }: ExactSector,
  gx: bigint,
  gy: bigint,
): boolean {
  const { x, y, w } = edge;
  const towards = -(gx * x + gy * y);
  const fromSq = gx * gx + gy * gy;
  if (towards <= 0n) {
    return fromSq <= r * r && coneHolds(cone, (px, py) => signOf(px * gx + py * gy));
  }
  if (towards * towards >= length * length * w) {
    // Its end, g + length s/√w, here times √w.
    const within = signOfOneRoot((length * length + fromSq - r * r) * w, -2n * length * towards, w) <= 0;
    const endX = surd(length * x, gx);
    const endY = surd(length * y, gy);
    return (
      within &&
      coneHolds(cone, (px, py): Sign => signOfSurd(addSurds(scaleSurd(endX, px), scaleSurd(endY, py)), w))
    );
  }
  const across = x * gy - y * gx;
  const footX = w * gx + towards * x;
  const footY = w * gy + towards * y;
  return across * across <= r * r * w && coneHolds(cone, (px, py) => signOf(px * footX + py * footY));
}

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
