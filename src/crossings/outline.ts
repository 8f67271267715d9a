import { type DoubleDouble, exactSum, ofDouble } from "../math/double-double.js";
import {
  type AnnularSector,
  type Arc,
  type Capsule,
  type Ellipse,
  type HalfPlane,
  Kind,
  Opening,
  type Polygon,
  type Rect,
  type RoundedRect,
  type Sector,
  type SimpleShape,
} from "../shapes/kind.js";
import { add, type FinePoint, negated, perpendicular, scale, subtract, unitVector } from "./fine-point.js";
import { circleForm, ellipseForm } from "./form.js";
import {
  directionInFrame,
  FRAME_SIZE,
  type Frame,
  pointInFrame,
  SMALLEST_PART,
  sizeInFrame,
} from "./frame.js";
import { circlePiece, ellipsePiece, type Loop, type Piece, straightPiece, type Wedge } from "./piece.js";

/**
 * The boundary of a shape as loops in a frame; of a curve, as one chain; of a point, none. Null for what is
 * left to exact arithmetic: shapes without the interior that their kind has, sizes too small for the frame.
 */
export function loopsOf(shape: SimpleShape, frame: Frame): Loop[] | null {
  switch (shape.kind) {
    case Kind.circle: {
      const r = sizeInFrame(frame, shape.r);
      return r > 0 ? [[discPiece(pointInFrame(frame, shape.x, shape.y), r, false)]] : null;
    }
    case Kind.ellipse:
      return ellipseLoops(shape, frame);
    case Kind.rect:
    case Kind.roundedRect:
      return roundedBoxLoop(shape, shape.kind === Kind.rect ? 0 : shape.r, frame);
    case Kind.capsule:
      return capsuleLoop(shape, frame);
    case Kind.segment: {
      const from = pointInFrame(frame, shape.ax, shape.ay);
      return chain([from, pointInFrame(frame, shape.bx, shape.by)]);
    }
    case Kind.sector:
      return ringPartLoops(shape, 0, shape.r, frame);
    case Kind.annularSector:
      return ringPartLoops(shape, shape.innerR, shape.outerR, frame);
    case Kind.arc:
      return arcChain(shape, frame);
    case Kind.polygon:
      return polygonLoops(shape, frame);
    case Kind.polyline:
      return chain(pointsInFrame(frame, shape.points, 0, shape.points.length / 2));
    case Kind.halfPlane:
      return [[borderPiece(shape, frame)]];
    case Kind.point:
      return [];
  }
}

function discPiece(centre: FinePoint, r: number, isReversed: boolean): Piece {
  return circlePiece(circleForm(centre, r), r, null, isReversed);
}

function ellipseLoops({ x, y, rx, ry, ux, uy }: Ellipse, frame: Frame): Loop[] | null {
  const [radiusX, radiusY] = [sizeInFrame(frame, rx), sizeInFrame(frame, ry)];
  if (!(radiusX > 0 && radiusY > 0)) return null;
  const centre = pointInFrame(frame, x, y);
  if (rx === ry) return [[discPiece(centre, radiusX, false)]];
  const u = directionInFrame(ux, uy);
  const length = Math.sqrt(u.x.high * u.x.high + u.y.high * u.y.high);
  const form = ellipseForm(centre, u, radiusX, radiusY);
  return [[ellipsePiece(form, radiusX, radiusY, u.x.high / length, u.y.high / length)]];
}

/** A border is as good as a segment of it that reaches beyond the frame. */
const BORDER_REACH = 4 * FRAME_SIZE;

function borderPiece({ x, y, nx, ny }: HalfPlane, frame: Frame): Piece {
  const normal = directionInFrame(nx, ny);
  const through = pointInFrame(frame, x, y);
  const along = perpendicular(scale(unitVector(normal), ofDouble(BORDER_REACH)));
  const piece = straightPiece(subtract(through, along), add(through, along), normal);
  return { ...piece, form: { kind: "line", normal, through, isExact: true } };
}

function ringPartLoops(
  shape: Sector | AnnularSector,
  innerR: number,
  outerR: number,
  frame: Frame,
): Loop[] | null {
  const outer = sizeInFrame(frame, outerR);
  const inner = innerR === 0 ? 0 : sizeInFrame(frame, innerR);
  if (!(outer > inner && inner >= 0)) return null;
  const apex = pointInFrame(frame, shape.x, shape.y);
  if (shape.opening === Opening.whole) {
    const rim = discPiece(apex, outer, false);
    return inner === 0 ? [[rim]] : [[rim], [discPiece(apex, inner, true)]];
  }
  const wedge = wedgeOf(shape);
  if (wedge === null) return null;
  const start = directionInFrame(shape.startX, shape.startY);
  const end = directionInFrame(shape.endX, shape.endY);
  const [unitStart, unitEnd] = [unitVector(start), unitVector(end)];
  const at = (unit: FinePoint, r: number) => (r === 0 ? apex : add(apex, scale(unit, ofDouble(r))));
  const [nearStart, farStart] = [at(unitStart, inner), at(unitStart, outer)];
  const [nearEnd, farEnd] = [at(unitEnd, inner), at(unitEnd, outer)];
  const loop: Piece[] = [
    straightPiece(nearStart, farStart, negated(perpendicular(start))),
    circlePiece(circleForm(apex, outer), outer, { from: farStart, to: farEnd, wedge }, false),
    straightPiece(farEnd, nearEnd, perpendicular(end)),
  ];
  if (inner > 0) {
    loop.push(circlePiece(circleForm(apex, inner), inner, { from: nearStart, to: nearEnd, wedge }, true));
  }
  return [loop];
}

function arcChain(shape: Arc, frame: Frame): Loop[] | null {
  const r = sizeInFrame(frame, shape.r);
  if (!(r > 0)) return null;
  const centre = pointInFrame(frame, shape.x, shape.y);
  if (shape.opening === Opening.whole) return [[discPiece(centre, r, false)]];
  const wedge = wedgeOf(shape);
  if (wedge === null) return null;
  const end = (x: number, y: number) => add(centre, scale(unitVector(directionInFrame(x, y)), ofDouble(r)));
  const ends = { from: end(shape.startX, shape.startY), to: end(shape.endX, shape.endY), wedge };
  return [[circlePiece(circleForm(centre, r), r, ends, false)]];
}

/** Null if the opening is 0, or so small that doubles do not tell. */
function wedgeOf({ startX, startY, endX, endY, opening }: Sector | AnnularSector | Arc): Wedge | null {
  const isWide = opening === Opening.halfOrMore;
  const start = directionInFrame(startX, startY);
  const end = directionInFrame(endX, endY);
  const wedge = { startX: start.x.high, startY: start.y.high, endX: end.x.high, endY: end.y.high, isWide };
  const ahead = wedge.startX * wedge.endY - wedge.startY * wedge.endX;
  return isWide || ahead > SMALLEST_OPENING ? wedge : null;
}

const SMALLEST_OPENING = 2 ** -48;

function pointsInFrame(frame: Frame, points: readonly number[], begin: number, end: number): FinePoint[] {
  return Array.from({ length: end - begin }, (_, i) =>
    pointInFrame(frame, points[2 * (begin + i)] ?? 0, points[2 * (begin + i) + 1] ?? 0),
  );
}

/** The segments between neighbouring points, those of length 0 left out; null if there are no others. */
function chain(points: readonly FinePoint[]): Loop[] | null {
  const pieces: Piece[] = [];
  let from = points[0];
  for (const to of points) {
    if (from === undefined) break;
    const along = subtract(to, from);
    if (along.x.high === 0 && along.y.high === 0) continue;
    pieces.push(straightPiece(from, to, negated(perpendicular(along))));
    from = to;
  }
  return pieces.length === 0 ? null : [pieces];
}

/** The rings, the outer one from +x towards +y, the holes the other way round. */
function polygonLoops({ vertices, ringEnds, orientation }: Polygon, frame: Frame): Loop[] | null {
  if (orientation === 0) return null;
  const loops: Loop[] = [];
  let begin = 0;
  for (const [ring, end] of ringEnds.entries()) {
    const points = pointsInFrame(frame, vertices, begin, end);
    begin = end;
    const turnsAhead = ring === 0 ? orientation > 0 : areaOf(points) > 0;
    if (turnsAhead !== (ring === 0)) points.reverse();
    const [loop] = chain([...points, ...points.slice(0, 1)]) ?? [];
    if (loop === undefined) return null;
    loops.push(loop);
  }
  return loops;
}

/** Twice the area within a ring, positive if it runs from +x towards +y. */
function areaOf(points: readonly FinePoint[]): number {
  let area = 0;
  let before = points[points.length - 1];
  for (const point of points) {
    if (before !== undefined) area += before.x.high * point.y.high - before.y.high * point.x.high;
    before = point;
  }
  return area;
}

/** The points within r of a box; null without width, height, or a straight edge. */
function roundedBoxLoop(box: Rect | RoundedRect, r: number, frame: Frame): Loop[] | null {
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
function capsuleLoop({ ax, ay, bx, by, r }: Capsule, frame: Frame): Loop[] | null {
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
