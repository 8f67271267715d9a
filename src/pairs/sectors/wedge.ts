import { type Sign, signOf, toIntegers } from "../../math/exact.js";
import { setUnitVector } from "../../math/unit-vector.js";
import { type Direction, ScratchVector, type Vec2 } from "../../math/vector.js";
import {
  both,
  certainSign,
  isModerate,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../../math/verdict.js";
import type { WedgeShape } from "../../nearest/wedge-side.js";
import {
  type AnnularSector,
  type Arc,
  type Directions,
  Kind,
  Opening,
  type Point,
} from "../../shapes/kind.js";
import { coneHolds, coneHoldsVerdict, exactCone, type InexactVector } from "./cone.js";

export type { WedgeShape };

/** A sector, annular sector or arc: the points of a cone whose distance from the apex is from inner to outer. */
export interface Wedge {
  x: number;
  y: number;
  inner: number;
  outer: number;
  cone: Directions;
  /** The unit vectors along the directions, off by less than 3 ulp in a coordinate. */
  readonly start: Vec2;
  readonly end: Vec2;
}

const NO_CONE: Directions = {
  opening: Opening.whole,
  startX: 1,
  startY: 0,
  endX: 1,
  endY: 0,
  ux: 1,
  uy: 0,
  localStartX: 1,
  localStartY: 0,
  localEndX: 1,
  localEndY: 0,
};

/** Room for one shape: module-level scratch of the pairs, filled by `setWedge`. */
export function createWedge(): Wedge {
  return {
    // Not integers, so that V8 gives these fields the representation of doubles from the start.
    x: 0.5,
    y: 0.5,
    inner: 0.5,
    outer: 0.5,
    cone: NO_CONE,
    start: new ScratchVector(),
    end: new ScratchVector(),
  };
}

export function setWedge(out: Wedge, shape: WedgeShape): void {
  out.x = shape.x;
  out.y = shape.y;
  out.inner = shape.kind === Kind.sector ? 0 : shape.kind === Kind.arc ? shape.r : shape.innerR;
  out.outer = shape.kind === Kind.annularSector ? shape.outerR : shape.r;
  out.cone = shape;
  const { startX, startY, endX, endY } = shape;
  const startLengthSq = startX * startX + startY * startY;
  const endLengthSq = endX * endX + endY * endY;
  if (isModerate(startLengthSq) && isModerate(endLengthSq)) {
    const startLength = Math.sqrt(startLengthSq);
    const endLength = Math.sqrt(endLengthSq);
    out.start.x = startX / startLength;
    out.start.y = startY / startLength;
    out.end.x = endX / endLength;
    out.end.y = endY / endLength;
  } else {
    setUnitVector(out.start, startX, startY);
    setUnitVector(out.end, endX, endY);
  }
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

/**
 * Sets the distance of a point from a wedge. It is continuous in the point, so misjudging the side of a direction changes
 * it by no more than the error of the point.
 *
 * Between the directions, the nearest point is on the same ray from the apex; otherwise it is on one of the straight
 * edges.
 */
export function measureToWedge(point: WedgePoint, wedge: Wedge): void {
  if (isInCone(wedge, point)) {
    const distance = Math.sqrt(point.x * point.x + point.y * point.y);
    point.distance = Math.max(0, wedge.inner - distance, distance - wedge.outer);
  } else {
    point.distance = Number.POSITIVE_INFINITY;
    measureToEdge(point, wedge, wedge.start);
    measureToEdge(point, wedge, wedge.end);
  }
}

/**
 * Whether v lies between the directions, which may be wrong only next to an edge.
 *
 * If both directions are almost the same, or opposite to v, the signs of both cross products may be mere rounding; then
 * the middle direction decides, which is long just where they are almost the same.
 */
function isInCone({ cone, start, end }: Wedge, { x, y }: Vec2): boolean {
  if (cone.opening === Opening.whole) return true;
  const ahead = start.x * y - start.y * x >= 0;
  const behind = x * end.y - y * end.x >= 0;
  const hasMiddle = start.x * end.x + start.y * end.y > 0;
  const alongMiddle = x * (start.x + end.x) + y * (start.y + end.y);
  if (cone.opening === Opening.halfOrMore) return ahead || behind || (hasMiddle && !(alongMiddle > 0));
  return ahead && behind && (!hasMiddle || alongMiddle >= 0);
}

/** Lowers the distance to that from one of the straight edges. */
function measureToEdge(point: WedgePoint, { inner, outer }: Wedge, direction: Vec2): void {
  const along = direction.x * point.x + direction.y * point.y;
  const across = direction.x * point.y - direction.y * point.x;
  const beyond = along < inner ? inner - along : along > outer ? along - outer : 0;
  point.distance = Math.min(point.distance, Math.sqrt(beyond * beyond + across * across));
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

export function pointWedgeExact(a: Point, b: AnnularSector | Arc): boolean {
  const innerRadius = b.kind === Kind.arc ? b.r : b.innerR;
  const outerRadius = b.kind === Kind.arc ? b.r : b.outerR;
  const [ax, ay, bx, by, inner, outer] = toIntegers(a.x, a.y, b.x, b.y, innerRadius, outerRadius);
  const vx = ax - bx;
  const vy = ay - by;
  const distanceSq = vx * vx + vy * vy;
  if (distanceSq > outer * outer || distanceSq < inner * inner) return false;
  return coneHolds(exactCone(b), (px, py): Sign => signOf(px * vx + py * vy));
}
