import { wrongType } from "../math/validation.js";
import { length } from "../math/vec2.js";
import { type Capsule, Kind, type RoundedRect, type SimpleShape } from "../shapes/kind.js";
import { openingAngle } from "./area-directions.js";
import { polygonArea } from "./area-polygon.js";

/**
 * The area of a shape that is no compound.
 *
 * Sizes are multiplied in an order in which no product leaves the doubles much before the area does, and all
 * parts of sums are positive, so that nothing cancels.
 */
export function simpleArea(shape: SimpleShape): number {
  switch (shape?.kind) {
    case Kind.point:
    case Kind.segment:
    case Kind.arc:
    case Kind.polyline:
      return 0;
    case Kind.circle:
      return Math.PI * shape.r * shape.r;
    case Kind.ellipse:
      // The longer one may be beyond what π times it can be, and the shorter one 0.
      return Math.PI * Math.min(shape.rx, shape.ry) * Math.max(shape.rx, shape.ry);
    case Kind.rect:
      return 2 * shape.halfWidth * (2 * shape.halfHeight);
    case Kind.sector:
      return annularArea(0, shape.r, openingAngle(shape));
    case Kind.capsule:
      return capsuleArea(shape);
    case Kind.roundedRect:
      return roundedRectArea(shape);
    case Kind.polygon:
      return polygonArea(shape);
    case Kind.halfPlane:
      return Number.POSITIVE_INFINITY;
    case Kind.annularSector:
      return annularArea(shape.innerR, shape.outerR, openingAngle(shape));
    default:
      throw wrongType(shape satisfies never, "area: shape", "a shape");
  }
}

/** (R² − r²) angle / 2. */
function annularArea(innerR: number, outerR: number, angle: number): number {
  return (outerR - innerR) * angle * (outerR / 2 + innerR / 2);
}

function capsuleArea({ ax, ay, bx, by, r }: Capsule): number {
  // A quarter of the length, so that neither it nor a difference of coordinates is beyond the largest double.
  const quarterLength = length({ x: bx / 4 - ax / 4, y: by / 4 - ay / 4 });
  return r * quarterLength * 8 + Math.PI * r * r;
}

function roundedRectArea({ halfWidth, halfHeight, r }: RoundedRect): number {
  const coreWidth = halfWidth - r;
  const coreHeight = halfHeight - r;
  return 2 * coreWidth * (2 * coreHeight) + (r * coreWidth + r * coreHeight) * 4 + Math.PI * r * r;
}
