import type { Polygon, Polyline } from "../shapes/kind.js";
import { pointPiece, segmentPiece } from "./make-piece.js";
import type { Piece } from "./piece.js";

/** A polygon that rounding has left without area has its edges on neither side. */
export function addPolygon({ vertices, ringEnds, orientation }: Polygon, pieces: Piece[]): void {
  let first = 0;
  for (let ring = 0; ring < ringEnds.length; ring++) {
    const ringEnd = ringEnds[ring] ?? first;
    const turnsAhead = ring === 0 ? orientation : -signOfArea(vertices, first, ringEnd);
    const solidSide = turnsAhead > 0 ? 1 : turnsAhead < 0 ? -1 : 0;
    addRing(vertices, first, ringEnd, solidSide, pieces);
    first = ringEnd;
  }
}

/** The edges of a closed chain; its point, if it is no more than that. */
export function addRing(
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
export function addPolyline({ points }: Polyline, pieces: Piece[]): void {
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

/** The sign of the area of a simple ring, in floating point. */
function signOfArea(vertices: readonly number[], first: number, ringEnd: number): number {
  let twiceArea = 0;
  const originX = vertices[2 * first] ?? 0;
  const originY = vertices[2 * first + 1] ?? 0;
  for (let i = first + 1; i + 1 < ringEnd; i++) {
    const px = (vertices[2 * i] ?? 0) - originX;
    const py = (vertices[2 * i + 1] ?? 0) - originY;
    const qx = (vertices[2 * i + 2] ?? 0) - originX;
    const qy = (vertices[2 * i + 3] ?? 0) - originY;
    twiceArea += px * qy - py * qx;
  }
  return twiceArea;
}
