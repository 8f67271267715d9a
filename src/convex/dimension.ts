import { Kind, type SimpleShape } from "../shapes/kind.js";
import { innerRadius, isThin, isWedge, outerRadius, type WedgeShape } from "../shapes/reductions.js";
import { isOpeningZero } from "./convexity.js";

/** 0: a point; 1: it has length, but no area; 2: it has area. */
export type Dimension = 0 | 1 | 2;

/** The dimension of a shape that is no compound; exact, however small its area is. */
export function dimensionOf(shape: SimpleShape): Dimension {
  if (isWedge(shape)) return dimensionOfWedge(shape);
  switch (shape.kind) {
    case Kind.point:
      return 0;
    case Kind.circle:
      return shape.r > 0 ? 2 : 0;
    case Kind.ellipse:
      return dimensionOfSizes(shape.rx, shape.ry);
    case Kind.rect:
    case Kind.roundedRect:
      return dimensionOfSizes(shape.halfWidth, shape.halfHeight);
    case Kind.segment:
      return areAllEqual([shape.ax, shape.ay, shape.bx, shape.by]) ? 0 : 1;
    case Kind.capsule:
      return shape.r > 0 ? 2 : areAllEqual([shape.ax, shape.ay, shape.bx, shape.by]) ? 0 : 1;
    case Kind.polygon:
      // Rounding may have made it flat; without area it is the chain of its edges.
      return shape.orientation !== 0 ? 2 : areAllEqual(shape.vertices) ? 0 : 1;
    case Kind.polyline:
      return areAllEqual(shape.points) ? 0 : 1;
    case Kind.halfPlane:
      return 2;
  }
}

/** Whether a shape that is no compound has area. */
export function hasInterior(shape: SimpleShape): boolean {
  return !isThin(shape) && dimensionOf(shape) === 2;
}

function dimensionOfSizes(width: number, height: number): Dimension {
  if (width === 0 && height === 0) return 0;
  return width === 0 || height === 0 ? 1 : 2;
}

function dimensionOfWedge(shape: WedgeShape): Dimension {
  const outerR = outerRadius(shape);
  if (outerR === 0) return 0;
  const isThinRing = innerRadius(shape) === outerR;
  if (isOpeningZero(shape)) return isThinRing ? 0 : 1;
  return isThinRing ? 1 : 2;
}

function areAllEqual(points: readonly number[]): boolean {
  return points.every((coordinate, i) => coordinate === points[i % 2]);
}
