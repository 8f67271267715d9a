import type { Real } from "../math/real.js";
import { type Conic, frameVector } from "./carrier.js";
import type { ExactDirection } from "./exact-direction.js";
import { isInWedge, type Wedge } from "./piece.js";
import { cross, dot, lengthSq, type RealVector, subtract } from "./real-vector.js";

/** The interior of a solid, asked for points that are not on its boundary. */
export interface Region {
  holds(p: RealVector): boolean;
}

export function insideOf(conic: Conic): Region {
  return { holds: (p) => lengthSq(frameVector(conic, p)).compareTo(conic.level) < 0 };
}

/** The side of a line through `origin` that its normal points away from. */
export function halfPlaneRegion(origin: RealVector, normal: RealVector): Region {
  return { holds: (p) => dot(normal, subtract(p, origin)).sign() < 0 };
}

/** The directions in a wedge (all if null) at distances between two radii from the apex. */
export function annularRegion(apex: RealVector, inner: Real, outer: Real, wedge: Wedge | null): Region {
  const innerSq = inner.squared();
  const outerSq = outer.squared();
  return {
    holds(p) {
      const v = subtract(p, apex);
      const distanceSq = lengthSq(v);
      if (distanceSq.compareTo(outerSq) > 0 || distanceSq.compareTo(innerSq) < 0) return false;
      return wedge === null || isInWedge(wedge, v);
    },
  };
}

/** The points less than `radius` from the segment between two points. */
export function capsuleRegion(a: RealVector, b: RealVector, radius: Real): Region {
  const axis = subtract(b, a);
  const axisSq = lengthSq(axis);
  const radiusSq = radius.squared();
  return {
    holds(p) {
      const v = subtract(p, a);
      const along = dot(axis, v);
      if (along.sign() <= 0) return lengthSq(v).compareTo(radiusSq) < 0;
      if (along.compareTo(axisSq) >= 0) return lengthSq(subtract(p, b)).compareTo(radiusSq) < 0;
      return cross(axis, v).squared().compareTo(radiusSq.times(axisSq)) < 0;
    },
  };
}

/** Half the width and height of a rectangle, and how far around it a set reaches. */
export interface RoundedBoxSize {
  readonly width: Real;
  readonly height: Real;
  readonly radius: Real;
}

/** The points less than `radius` from a rectangle, or within it if that is 0. */
export function roundedBoxRegion(
  centre: RealVector,
  { u, w, rootW }: ExactDirection,
  { width, height, radius }: RoundedBoxSize,
): Region {
  const innerX = width.times(rootW);
  const innerY = height.times(rootW);
  const outerXSq = width.plus(radius).squared().times(w);
  const outerYSq = height.plus(radius).squared().times(w);
  const innerXSq = width.squared().times(w);
  const innerYSq = height.squared().times(w);
  const radiusSq = radius.squared().times(w);
  return {
    holds(p) {
      const v = subtract(p, centre);
      const x = dot(u, v);
      const y = cross(u, v);
      const xSq = x.squared();
      const ySq = y.squared();
      if (xSq.compareTo(innerXSq) <= 0) return ySq.compareTo(outerYSq) < 0;
      if (ySq.compareTo(innerYSq) <= 0) return xSq.compareTo(outerXSq) < 0;
      const beyondX = magnitude(x).minus(innerX);
      const beyondY = magnitude(y).minus(innerY);
      return beyondX.squared().plus(beyondY.squared()).compareTo(radiusSq) < 0;
    },
  };
}

function magnitude(value: Real): Real {
  return value.sign() < 0 ? value.negated() : value;
}
