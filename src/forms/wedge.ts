import { ScratchVector, setUnitVector, type Vec2 } from "../math/vector.js";
import { isModerate } from "../math/verdict.js";
import { type Directions, Opening } from "../shapes/kind.js";
import { innerRadius, outerRadius, type WedgeShape } from "../shapes/reductions.js";

/** A sector, annular sector or arc: the points of a cone whose distance from the apex is from inner to outer. */
export interface Wedge {
  x: number;
  y: number;
  inner: number;
  outer: number;
  cone: Cone;
  /** The unit vectors along the directions, off by less than 3 ulp in a coordinate. */
  readonly start: Vec2;
  readonly end: Vec2;
}

/** The directions as they are now. */
export type Cone = Pick<Directions, "opening" | "startX" | "startY" | "endX" | "endY">;

const NO_CONE: Cone = { opening: Opening.whole, startX: 1, startY: 0, endX: 1, endY: 0 };

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
