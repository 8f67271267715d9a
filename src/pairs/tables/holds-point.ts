import { wrongType } from "../../math/validation.js";
import { MANY_PARTS } from "../../near/shape-trees.js";
import { findPartsAt } from "../../shapes/copy.js";
import {
  type Compound,
  type HalfPlane,
  Kind,
  type Point,
  type Shape,
  type ShapesInOrder,
} from "../../shapes/kind.js";
import { pointRectOverlap } from "../boxes/round-rect.js";
import { pointRoundedRectOverlap } from "../boxes/rounded-boxes.js";
import { pointSegmentOverlap } from "../edges/edge-edge.js";
import { pointCapsuleOverlap, pointPolygonOverlap, storedShapesOverlap } from "../edges/edged-pairs.js";
import { pointEllipseOverlap } from "../ellipses/round-ellipse.js";
import { edgedHalfPlaneExact, edgedHalfPlaneFilter } from "../half-plane.js";
import { pointCircleOverlap, pointPointOverlap } from "../round-round.js";
import { pointSectorOverlap } from "../sectors/round-sector.js";
import { pointAnnularSectorOverlap, pointArcOverlap } from "../sectors/wedge.js";

type PointRow<Kinds extends readonly Shape[]> = {
  readonly [I in keyof Kinds]: (point: Point, shape: Kinds[I]) => boolean;
};

/** The row of the point, by itself, so that containing a point does not pull in the other pairs. */
const containsTable: PointRow<ShapesInOrder> = [
  pointPointOverlap,
  pointCircleOverlap,
  pointEllipseOverlap,
  pointRectOverlap,
  pointSectorOverlap,
  pointSegmentOverlap,
  pointCapsuleOverlap,
  pointRoundedRectOverlap,
  pointPolygonOverlap,
  pointHalfPlaneOverlap,
  pointAnnularSectorOverlap,
  pointArcOverlap,
  storedShapesOverlap,
  pointCompoundOverlap,
];

/** Whether a shape contains the point (x, y), whose coordinates are finite. */
export function holdsPoint(shape: Shape, x: number, y: number): boolean {
  return holds({ kind: Kind.point, x, y }, shape);
}

function holds(point: Point, shape: Shape): boolean {
  const contains = containsTable[shape?.kind] as ((point: Point, shape: Shape) => boolean) | undefined;
  if (contains === undefined) throw wrongType(shape, "containsPoint: shape", "a shape");
  return contains(point, shape);
}

function pointHalfPlaneOverlap(a: Point, b: HalfPlane): boolean {
  const verdict = edgedHalfPlaneFilter(a, b);
  return verdict !== 0 ? verdict > 0 : edgedHalfPlaneExact(a, b);
}

function pointCompoundOverlap(a: Point, b: Compound): boolean {
  if (b.parts.length >= MANY_PARTS) return findPartsAt(b, a, (part) => holds(a, part));
  for (const part of b.parts) if (holds(a, part)) return true;
  return false;
}
