import { type DoubleDouble, exactSum, ofDouble } from "../math/double-double.js";
import type { Capsule, Rect, RoundedRect } from "../shapes/kind.js";
import { add, type FinePoint, negated, perpendicular, scale, subtract, unitVector } from "./fine-point.js";
import { circleForm } from "./form.js";
import { directionInFrame, type Frame, pointInFrame, SMALLEST_PART, sizeInFrame } from "./frame.js";
import { circlePiece, type Loop, type Piece, straightPiece } from "./piece.js";

/** The points within r of a box; null without width, height, or a straight edge. */
export function roundedBoxLoop(box: Rect | RoundedRect, r: number, frame: Frame): Loop[] | null {
  const halfWidth = sizeInFrame(frame, box.halfWidth);
  const halfHeight = sizeInFrame(frame, box.halfHeight);
  const radius = r === 0 ? 0 : sizeInFrame(frame, r);
  if (!(halfWidth > radius && halfHeight > radius && radius >= 0)) return null;
  const centre = pointInFrame(frame, box.x, box.y);
  const direction = directionInFrame(box.ux, box.uy);
  const unit = unitVector(direction);
  const along = scale(unit, exactSum(halfWidth, -radius));
  const across = scale(perpendicular(unit), exactSum(halfHeight, -radius));
  const low = subtract(centre, across);
  const high = add(centre, across);
  const corners = [subtract(low, along), add(low, along), add(high, along), subtract(high, along)];
  const normals = [
    negated(perpendicular(direction)),
    direction,
    perpendicular(direction),
    negated(direction),
  ];
  const units = [negated(perpendicular(unit)), unit, perpendicular(unit), negated(unit)];
  return [aroundCorners(corners, normals, units, radius, false)];
}

/** The points within r of a segment; null without length or radius. */
export function capsuleLoop({ ax, ay, bx, by, r }: Capsule, frame: Frame): Loop[] | null {
  const radius = sizeInFrame(frame, r);
  const a = pointInFrame(frame, ax, ay);
  const b = pointInFrame(frame, bx, by);
  const axis = subtract(b, a);
  const size = Math.max(Math.abs(axis.x.high), Math.abs(axis.y.high));
  if (!(radius > 0 && size > SMALLEST_PART)) return null;
  const normal = negated(perpendicular(axis));
  const unit = unitVector(normal);
  return [aroundCorners([a, b], [normal, negated(normal)], [unit, negated(unit)], radius, true)];
}

/**
 * The edges of a convex polygon, moved outward by r, and between them arcs about its corners. The i-th edge
 * begins at the i-th corner and has the i-th normal, given at any length and at length 1.
 */
function aroundCorners(
  corners: readonly FinePoint[],
  normals: readonly FinePoint[],
  units: readonly FinePoint[],
  r: number,
  isWide: boolean,
): Loop {
  const radius: DoubleDouble = ofDouble(r);
  const moved = (p: FinePoint, unit: FinePoint) => (r === 0 ? p : add(p, scale(unit, radius)));
  return corners.flatMap((corner, i): Piece[] => {
    const next = (i + 1) % corners.length;
    const [nextCorner = corner, normal = corner, unit = corner] = [corners[next], normals[i], units[i]];
    const [nextNormal = normal, nextUnit = unit] = [normals[next], units[next]];
    const edge = straightPiece(moved(corner, unit), moved(nextCorner, unit), normal, r === 0);
    if (r === 0) return [edge];
    const wedge = {
      startX: normal.x.high,
      startY: normal.y.high,
      endX: nextNormal.x.high,
      endY: nextNormal.y.high,
      isWide,
    };
    const ends = { from: edge.to, to: moved(nextCorner, nextUnit), wedge };
    return [edge, circlePiece(circleForm(nextCorner, r), r, ends, false)];
  });
}
