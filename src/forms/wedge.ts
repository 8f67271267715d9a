import { setUnitVector } from "../math/unit-vector.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { isModerate } from "../math/verdict.js";
import {
  type AnnularSector,
  type Arc,
  type Directions,
  Kind,
  Opening,
  type Sector,
  type Shape,
} from "../shapes/kind.js";

/** The kinds that are the part of a ring within a cone. */
export type WedgeShape = Sector | AnnularSector | Arc;

export function isWedge(shape: Shape): shape is WedgeShape {
  return isRingPart(shape) || shape.kind === Kind.arc;
}

/** Those of them that may have area. */
export type RingPart = Sector | AnnularSector;

export function isRingPart(shape: Shape): shape is RingPart {
  return shape.kind === Kind.sector || shape.kind === Kind.annularSector;
}

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

/** The least distance of its points from the apex. */
export function innerRadius(shape: WedgeShape): number {
  if (shape.kind === Kind.sector) return 0;
  return shape.kind === Kind.arc ? shape.r : shape.innerR;
}

/** The greatest one. */
export function outerRadius(shape: WedgeShape): number {
  return shape.kind === Kind.annularSector ? shape.outerR : shape.r;
}

/** Room for one shape: module-level scratch, filled by `setWedge`. */
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

/** Sets a wedge to a shape, until the next call. */
export function setWedge(out: Wedge, shape: WedgeShape): void {
  out.x = shape.x;
  out.y = shape.y;
  out.inner = innerRadius(shape);
  out.outer = outerRadius(shape);
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
