import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import {
  both,
  certainSign,
  isModerate,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import { type AnnularSector, type Arc, type Directions, Kind, Opening, type Sector } from "../shapes/kind.js";
import { coneVerdict } from "./cone.js";

/** The kinds that are what a cone leaves of a ring. */
export type WedgeShape = Sector | AnnularSector | Arc;

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
    start: { x: 0.5, y: 0.5 },
    end: { x: 0.5, y: 0.5 },
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

/**
 * Whether a wedge holds the point at v from its apex, whose coordinates are differences of stored numbers or
 * off by at most `error` beyond that.
 */
export function wedgeHoldsVerdict(wedge: Wedge, { x: vx, y: vy }: Vec2, error: number): Verdict {
  const distanceSq = vx * vx + vy * vy;
  const off = 3 * error * (Math.abs(vx) + Math.abs(vy) + error) + UNDERFLOW_ERROR;
  const outerSq = wedge.outer * wedge.outer;
  const within = certainSign(outerSq - distanceSq, RADIUS_ERROR * (outerSq + distanceSq) + off);
  if (within < 0) return -1;
  const innerSq = wedge.inner * wedge.inner;
  const beyond =
    wedge.inner === 0 ? 1 : certainSign(distanceSq - innerSq, RADIUS_ERROR * (innerSq + distanceSq) + off);
  if (beyond < 0) return -1;
  return both(both(within, beyond), coneVerdict(wedge.cone, vx, vy, error));
}

/**
 * The distance from the point at v from the apex to a wedge; continuous in v, so that a point taken for the
 * wrong side of a direction changes it by no more than it is off.
 *
 * Between the directions the nearest point is on the same ray from the apex, else on one of the straight edges.
 */
export function distanceToWedge(wedge: Wedge, { x: vx, y: vy }: Vec2): number {
  const { inner, outer } = wedge;
  if (isInCone(wedge, vx, vy)) {
    const distance = Math.sqrt(vx * vx + vy * vy);
    return Math.max(0, inner - distance, distance - outer);
  }
  return Math.min(
    distanceToRadius(inner, outer, wedge.start, vx, vy),
    distanceToRadius(inner, outer, wedge.end, vx, vy),
  );
}

/**
 * Whether v lies between the directions, which may be wrong only next to an edge.
 *
 * Where both directions are almost the same, or opposite to v, the signs of both cross products may be nothing but
 * rounding; then the middle direction tells, which is long just where they are almost the same.
 */
function isInCone({ cone, start, end }: Wedge, vx: number, vy: number): boolean {
  if (cone.opening === Opening.whole) return true;
  const ahead = start.x * vy - start.y * vx >= 0;
  const behind = vx * end.y - vy * end.x >= 0;
  const hasMiddle = start.x * end.x + start.y * end.y > 0;
  const alongMiddle = vx * (start.x + end.x) + vy * (start.y + end.y);
  if (cone.opening === Opening.halfOrMore) return ahead || behind || (hasMiddle && !(alongMiddle > 0));
  return ahead && behind && (!hasMiddle || alongMiddle >= 0);
}

function distanceToRadius(inner: number, outer: number, direction: Vec2, vx: number, vy: number): number {
  const along = direction.x * vx + direction.y * vy;
  const across = direction.x * vy - direction.y * vx;
  const beyond = along < inner ? inner - along : along > outer ? along - outer : 0;
  return Math.sqrt(beyond * beyond + across * across);
}
