import { doublesOf } from "../math/collections.js";
import type { Vec2 } from "../math/vector.js";
import { setUnitVector } from "../math/vector.js";
import { NEGLIGIBLE_RADIUS } from "../nearest/nearest.js";
import {
  type Capsule,
  type Ellipse,
  Kind,
  Opening,
  type Polygon,
  type Polyline,
  type Rect,
  type RoundedRect,
  type SimpleShape,
} from "../shapes/kind.js";
import { innerRadius, isWedge, outerRadius, type WedgeShape } from "../shapes/reductions.js";
import { areaSign } from "../shapes/rings.js";
import {
  arcPiece,
  circlePiece,
  ellipsePiece,
  linePiece,
  type Piece,
  pointPiece,
  segmentPiece,
} from "./piece.js";

/** As `NEGLIGIBLE_RADIUS`, beside the sizes of the frame: half the rounding error of coordinates. */
const NEGLIGIBLE_IN_FRAME = 2 ** -54;

const start: Vec2 = { x: 0, y: 0 };
const end: Vec2 = { x: 0, y: 0 };
const axis: Vec2 = { x: 0, y: 0 };

/**
 * Adds the pieces of a shape's boundary to a list; the shape is in the coordinates of a frame.
 *
 * The order is fixed for each kind. A shape that is a point is one point piece; the segments and arcs of a shape without
 * area have it on neither side, or are there twice, once for each side.
 */
export function addOutline(shape: SimpleShape, pieces: Piece[]): void {
  if (isWedge(shape)) {
    addWedge(shape, pieces);
    return;
  }
  switch (shape.kind) {
    case Kind.point:
      pieces.push(pointPiece(shape.x, shape.y));
      return;
    case Kind.circle:
      pieces.push(circlePiece(shape.x, shape.y, shape.r, 1));
      return;
    case Kind.ellipse:
      addEllipse(shape, pieces);
      return;
    case Kind.rect:
      addRect(shape, pieces);
      return;
    case Kind.roundedRect:
      if (shape.r > 0) addRoundedRect(shape, pieces);
      else addRect({ ...shape, kind: Kind.rect }, pieces);
      return;
    case Kind.segment:
      pieces.push(segmentPiece(shape.ax, shape.ay, shape.bx, shape.by, 0));
      return;
    case Kind.capsule:
      addCapsule(shape, pieces);
      return;
    case Kind.polygon:
      addPolygon(shape, pieces);
      return;
    case Kind.polyline:
      addPolyline(shape, pieces);
      return;
    case Kind.halfPlane:
      pieces.push(linePiece(shape));
      return;
    default:
      shape satisfies never;
  }
}

function addEllipse({ x, y, rx, ry, ux, uy }: Ellipse, pieces: Piece[]): void {
  if (rx === ry) {
    pieces.push(circlePiece(x, y, rx, 1));
    return;
  }
  setUnitVector(axis, ux, uy);
  if (isSegment(ry, rx)) {
    pieces.push(segmentPiece(x - rx * axis.x, y - rx * axis.y, x + rx * axis.x, y + rx * axis.y, 0));
  } else if (isSegment(rx, ry)) {
    pieces.push(segmentPiece(x - ry * axis.y, y + ry * axis.x, x + ry * axis.y, y - ry * axis.x, 0));
  } else {
    pieces.push(ellipsePiece(x, y, rx, ry, axis));
  }
}

/** Whether an ellipse is no more than its long axis, beside that or in the frame, whose sizes are about 1. */
function isSegment(short: number, long: number): boolean {
  return short <= NEGLIGIBLE_RADIUS * long || (short < long && short < NEGLIGIBLE_IN_FRAME);
}

function addRect({ x, y, halfWidth, halfHeight, ux, uy }: Rect, pieces: Piece[]): void {
  setUnitVector(axis, ux, uy);
  const alongX = halfWidth * axis.x;
  const alongY = halfWidth * axis.y;
  const acrossX = -halfHeight * axis.y;
  const acrossY = halfHeight * axis.x;
  const corners = [
    x - alongX - acrossX,
    y - alongY - acrossY,
    x + alongX - acrossX,
    y + alongY - acrossY,
    x + alongX + acrossX,
    y + alongY + acrossY,
    x - alongX + acrossX,
    y - alongY + acrossY,
  ];
  addRing(doublesOf(corners), 0, 4, 1, pieces);
}

/** The points within r > 0 of a box: up to four edges, and four quarters of a circle. */
function addRoundedRect({ x, y, halfWidth, halfHeight, r, ux, uy }: RoundedRect, pieces: Piece[]): void {
  if (halfWidth === r && halfHeight === r) {
    pieces.push(circlePiece(x, y, r, 1));
    return;
  }
  setUnitVector(axis, ux, uy);
  const normal: Vec2 = { x: axis.y, y: -axis.x };
  const along: Vec2 = { x: axis.x, y: axis.y };
  // Before each side, `normal` is its outward normal; the half sizes swap roles from side to side.
  let half = halfWidth - r;
  let far = halfHeight - r;
  for (let side = 0; side < 4; side++) {
    const middleX = x + far * normal.x;
    const middleY = y + far * normal.y;
    const endX = middleX + half * along.x;
    const endY = middleY + half * along.y;
    if (half > 0) {
      const startX = middleX - half * along.x;
      const startY = middleY - half * along.y;
      const outX = r * normal.x;
      const outY = r * normal.y;
      pieces.push(segmentPiece(startX + outX, startY + outY, endX + outX, endY + outY, 1));
    }
    pieces.push(arcPiece(endX, endY, r, Opening.lessThanHalf, normal, along, 1));
    const { x: normalX, y: normalY } = normal;
    normal.x = along.x;
    normal.y = along.y;
    along.x = -normalX;
    along.y = -normalY;
    [half, far] = [far, half];
  }
}

/** The points between two directions whose distance from the apex is between two radii. */
function addWedge(shape: WedgeShape, pieces: Piece[]): void {
  const { x, y, opening, startX, startY, endX, endY } = shape;
  const [innerR, outerR] = [innerRadius(shape), outerRadius(shape)];
  setUnitVector(start, startX, startY);
  setUnitVector(end, endX, endY);
  if (innerR === outerR) {
    pieces.push(arcPiece(x, y, outerR, opening, start, end, 0));
    return;
  }
  pieces.push(arcPiece(x, y, outerR, opening, start, end, 1));
  if (innerR > 0) pieces.push(arcPiece(x, y, innerR, opening, start, end, -1));
  if (opening === Opening.whole) return;
  pieces.push(
    segmentPiece(x + innerR * start.x, y + innerR * start.y, x + outerR * start.x, y + outerR * start.y, 1),
    segmentPiece(x + innerR * end.x, y + innerR * end.y, x + outerR * end.x, y + outerR * end.y, -1),
  );
}

function addCapsule({ ax, ay, bx, by, r }: Capsule, pieces: Piece[]): void {
  if (ax === bx && ay === by) {
    pieces.push(circlePiece(ax, ay, r, 1));
    return;
  }
  if (r === 0) {
    pieces.push(segmentPiece(ax, ay, bx, by, 0));
    return;
  }
  setUnitVector(axis, bx - ax, by - ay);
  const right: Vec2 = { x: axis.y, y: -axis.x };
  const left: Vec2 = { x: -axis.y, y: axis.x };
  pieces.push(
    segmentPiece(ax + r * right.x, ay + r * right.y, bx + r * right.x, by + r * right.y, 1),
    arcPiece(bx, by, r, Opening.halfOrMore, right, left, 1),
    segmentPiece(bx + r * left.x, by + r * left.y, ax + r * left.x, ay + r * left.y, 1),
    arcPiece(ax, ay, r, Opening.halfOrMore, left, right, 1),
  );
}

/** The edges of a polygon that rounding has left without area have it on neither side. */
function addPolygon({ vertices, ringEnds, orientation }: Polygon, pieces: Piece[]): void {
  let first = 0;
  for (let ring = 0; ring < ringEnds.length; ring++) {
    const ringEnd = ringEnds[ring] ?? first;
    const turnsAhead = ring === 0 ? orientation : -areaSign(vertices, first, ringEnd);
    const solidSide = turnsAhead > 0 ? 1 : turnsAhead < 0 ? -1 : 0;
    addRing(vertices, first, ringEnd, solidSide, pieces);
    first = ringEnd;
  }
}

/** The edges of a closed chain; its point, if it is no more than that. */
function addRing(
  vertices: readonly number[],
  first: number,
  ringEnd: number,
  solidSide: -1 | 0 | 1,
  pieces: Piece[],
): void {
  const before = pieces.length;
  for (let i = first; i < ringEnd; i++) {
    addEdge(vertices, i, i + 1 === ringEnd ? first : i + 1, solidSide, pieces);
  }
  if (pieces.length === before)
    pieces.push(pointPiece(vertices[2 * first] ?? 0, vertices[2 * first + 1] ?? 0));
}

/** The segments of an open chain; its point, if it is no more than that. */
function addPolyline({ points }: Polyline, pieces: Piece[]): void {
  const before = pieces.length;
  for (let i = 0; 2 * i + 3 < points.length; i++) addEdge(points, i, i + 1, 0, pieces);
  if (pieces.length === before) pieces.push(pointPiece(points[0] ?? 0, points[1] ?? 0));
}

/** Adds the segment between two different points of a list. */
function addEdge(
  points: readonly number[],
  from: number,
  to: number,
  solidSide: -1 | 0 | 1,
  pieces: Piece[],
): void {
  const ax = points[2 * from] ?? 0;
  const ay = points[2 * from + 1] ?? 0;
  const bx = points[2 * to] ?? 0;
  const by = points[2 * to + 1] ?? 0;
  if (ax !== bx || ay !== by) pieces.push(segmentPiece(ax, ay, bx, by, solidSide));
}
