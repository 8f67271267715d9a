import { Kind, type Ray, type Shape, type SimpleShape } from "../shapes/kind.js";
import { requireShape } from "../shapes/require-shape.js";
import { rayAnnularSectorStays } from "./ray-annular-sector.js";
import { rayArcStays } from "./ray-arc.js";
import { rayCapsuleStays } from "./ray-capsule.js";
import { rayCircleStays } from "./ray-circle.js";
import { rayCompoundStays } from "./ray-compound.js";
import { rayEllipseStays } from "./ray-ellipse.js";
import { rayHalfPlaneStays } from "./ray-half-plane.js";
import { rayPointStays } from "./ray-point.js";
import { rayPolygonStays } from "./ray-polygon.js";
import { rayPolylineStays } from "./ray-polyline.js";
import { rayRectStays } from "./ray-rect.js";
import { rayRoundedRectStays } from "./ray-rounded-rect.js";
import { raySectorStays } from "./ray-sector.js";
import { raySegmentStays } from "./ray-segment.js";
import type { Stays } from "./stay.js";

/** The stays of a ray's line in a shape of any kind. */
export function rayShapeStays(ray: Ray, shape: Shape, stays: Stays): void {
  if (shape?.kind === Kind.compound) rayCompoundStays(ray, shape, rayPartStays, stays);
  else rayPartStays(ray, shape, stays);
}

function rayPartStays(ray: Ray, shape: SimpleShape, stays: Stays): void {
  switch (shape?.kind) {
    case Kind.point:
      rayPointStays(ray, shape, stays);
      break;
    case Kind.circle:
      rayCircleStays(ray, shape, stays);
      break;
    case Kind.ellipse:
      rayEllipseStays(ray, shape, stays);
      break;
    case Kind.rect:
      rayRectStays(ray, shape, stays);
      break;
    case Kind.sector:
      raySectorStays(ray, shape, stays);
      break;
    case Kind.segment:
      raySegmentStays(ray, shape, stays);
      break;
    case Kind.capsule:
      rayCapsuleStays(ray, shape, stays);
      break;
    case Kind.roundedRect:
      rayRoundedRectStays(ray, shape, stays);
      break;
    case Kind.polygon:
      rayPolygonStays(ray, shape, stays);
      break;
    case Kind.halfPlane:
      rayHalfPlaneStays(ray, shape, stays);
      break;
    case Kind.annularSector:
      rayAnnularSectorStays(ray, shape, stays);
      break;
    case Kind.arc:
      rayArcStays(ray, shape, stays);
      break;
    case Kind.polyline:
      rayPolylineStays(ray, shape, stays);
      break;
    default:
      requireShape(shape satisfies never, "raycast: shape");
  }
}
