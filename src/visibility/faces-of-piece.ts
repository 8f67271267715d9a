/** The faces of the pieces of a boundary. */

import {
  type ArcPiece,
  circlePiece,
  type EllipsePiece,
  type LinePiece,
  type Piece,
  PieceForm,
  type SegmentPiece,
  segmentPiece,
} from "../boundary/float-piece.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { Opening } from "../shapes/kind.js";
import type { FaceList } from "./face.js";
import { FIRST, LAST, turnBetween, turnOf, vectorOfTurn } from "./field.js";

/** The length to which the border of a half plane is followed, in ranges of sight, so that its ends are out of sight. */
const BORDER_REACH = 2;

/**
 * An end of an arc this near to the eye, relative to the distance of the centre, counts as being at the eye. So does a point where
 * a tangent touches an ellipse, relative to the larger radius.
 */
const AT_EYE = 2 ** -48;

/** If less than this turn of an arc is left beyond a tangent point, the arc counts as ending there: the rest is a rounding error. */
const NO_TURN = 2 ** -48;

/**
 * Adds the visible faces of a piece: those with the shape behind them. The eye is (0, 0), outside of the shape, and not
 * next to its boundary.
 */
export function addFaces(piece: Piece, list: FaceList): void {
  switch (piece.kind) {
    case PieceForm.segment:
      addSegmentFace(piece, list);
      return;
    case PieceForm.arc:
      addArcFaces(piece, list);
      return;
    case PieceForm.ellipse:
      addEllipseFace(piece, list);
      return;
    case PieceForm.line:
      addBorderFace(piece, list);
      return;
    case PieceForm.point:
      return;
    default:
      piece satisfies never;
  }
}

/** Adds the rim of the view, which is seen where no shape is. */
export function addRim(list: FaceList): void {
  const { range } = list.field;
  const rim = circlePiece(0, 0, range, -1);
  if (rim.kind === PieceForm.arc) addAllRound(rim, range, range, list);
}

/** Adds the face of a circle that contains the eye. */
function addAllRound(piece: ArcPiece, nearest: number, farthest: number, list: FaceList): void {
  list.addBetween({ piece, side: 1, nearest, farthest, isWide: true }, FIRST, LAST);
}

function addSegmentFace(piece: SegmentPiece, list: FaceList): void {
  const { ax, ay, bx, by, ux, uy, length, solidSide } = piece;
  const distanceToA = lengthOf(ax, ay);
  const distanceToB = lengthOf(bx, by);
  const height = ax * uy - ay * ux;
  if (height === 0 || distanceToA === 0 || distanceToB === 0 || height * solidSide > 0) return;
  const a = { x: ax, y: ay };
  const b = { x: bx, y: by };
  const [from, to] = height > 0 ? [a, b] : [b, a];
  const place = -(ax * ux + ay * uy);
  const nearest =
    place <= 0
      ? distanceToA
      : place >= length
        ? distanceToB
        : Math.min(Math.abs(height), distanceToA, distanceToB);
  const farthest = Math.max(distanceToA, distanceToB);
  list.add({ piece, side: 1, nearest, farthest, isWide: false }, from, to);
}

function addBorderFace({ x, y, nx, ny }: LinePiece, list: FaceList): void {
  const height = -(nx * x + ny * y);
  if (height < 0 || height > list.field.range) return;
  const reach = BORDER_REACH * list.field.range;
  const footX = -height * nx;
  const footY = -height * ny;
  const border = segmentPiece(
    footX + reach * ny,
    footY - reach * nx,
    footX - reach * ny,
    footY + reach * nx,
    1,
  );
  addFaces(border, list);
}

/**
 * The arc is cut where lines from the eye touch its circle, at the unit normals n with n · c = −r from its centre c;
 * between them lies the near side of the circle.
 */
function addArcFaces(piece: ArcPiece, list: FaceList): void {
  const { x, y, r, opening, startX, startY, endX, endY } = piece;
  const isWhole = opening === Opening.whole;
  const separation = lengthOf(x, y);
  if (separation < r) {
    if (piece.solidSide > 0) return;
    if (isWhole) addAllRound(piece, r - separation, r + separation, list);
    else addArcFace(piece, 1, { x: startX, y: startY }, { x: endX, y: endY }, openingTurn(piece) >= 2, list);
    return;
  }
  const [low, high] = touchedNormals(x / r, y / r);
  if (isWhole) {
    addArcFace(piece, -1, high, low, false, list);
    addArcFace(piece, 1, low, high, false, list);
    return;
  }
  const first = turnOf(startX, startY);
  const total = openingTurn(piece);
  // If rounding makes both equal, at the eye, there is no near side between them.
  const cuts = [high, low]
    .map((normal) => ({ normal, turn: turnBetween(first, turnOf(normal.x, normal.y)) }))
    .filter(({ turn }) => turn < total)
    .sort((p, q) => p.turn - q.turn);
  const end = { normal: { x: endX, y: endY }, turn: total };
  let from = { normal: { x: startX, y: startY }, turn: 0 };
  for (const to of [...cuts, end]) {
    const isNear =
      cuts.length > 0
        ? from.normal === high || to.normal === low
        : isBeforeTangent(piece, vectorOfTurn(first + total / 2));
    if (cuts.length === 0 || to.turn - from.turn > NO_TURN) {
      addArcFace(piece, isNear ? -1 : 1, from.normal, to.normal, false, list);
    }
    from = to;
  }
}

/** Whether the point of a circle in a direction from its centre is on the near side for the eye. */
function isBeforeTangent({ x, y, r }: ArcPiece, direction: Vec2): boolean {
  return direction.x * x + direction.y * y + r * lengthOf(direction.x, direction.y) < 0;
}

/** The turn of an arc from its start to its end. */
function openingTurn({ opening, startX, startY, endX, endY }: ArcPiece): number {
  const turn = turnBetween(turnOf(startX, startY), turnOf(endX, endY));
  if (opening === Opening.lessThanHalf) return turn > 3 ? 0 : turn;
  return turn < 1 ? 4 : turn;
}

/** Adds the part of an arc between two normals, all of it on one side, unless it is the side of the shape. */
function addArcFace(
  piece: ArcPiece,
  side: -1 | 1,
  startNormal: Vec2,
  endNormal: Vec2,
  isWide: boolean,
  list: FaceList,
): void {
  if (side * piece.solidSide > 0) return;
  const { x, y, r } = piece;
  const start = { x: x + r * startNormal.x, y: y + r * startNormal.y };
  const end = { x: x + r * endNormal.x, y: y + r * endNormal.y };
  const distanceToStart = lengthOf(start.x, start.y);
  const distanceToEnd = lengthOf(end.x, end.y);
  const separation = lengthOf(x, y);
  const nearest = Math.abs(separation - r);
  const isStartAtEye = distanceToStart <= AT_EYE * separation;
  const isEndAtEye = distanceToEnd <= AT_EYE * separation;
  if (side < 0) {
    // All of it is next to the eye.
    if (isStartAtEye || isEndAtEye) return;
    const farthest = Math.max(distanceToStart, distanceToEnd);
    list.add({ piece, side, nearest, farthest, isWide }, end, start);
    return;
  }
  const alongFrom = isStartAtEye ? { x: -startNormal.y, y: startNormal.x } : undefined;
  const alongTo = isEndAtEye ? { x: endNormal.y, y: -endNormal.x } : undefined;
  const farthest = separation + r;
  list.add({ piece, side, nearest, farthest, isWide }, start, end, alongFrom, alongTo);
}

/** Adds the near side of an ellipse; no other is seen. */
function addEllipseFace(piece: EllipsePiece, list: FaceList): void {
  const { x, y, rx, ry, ux, uy } = piece;
  const centreX = (x * ux + y * uy) / rx;
  const centreY = (y * ux - x * uy) / ry;
  if (centreX * centreX + centreY * centreY <= 1) return;
  const [from, to] = touchedNormals(centreX, centreY).map((normal) => ({
    x: x + rx * normal.x * ux - ry * normal.y * uy,
    y: y + rx * normal.x * uy + ry * normal.y * ux,
  }));
  if (from === undefined || to === undefined) return;
  // All of it is next to the eye.
  if (Math.min(lengthOf(from.x, from.y), lengthOf(to.x, to.y)) <= AT_EYE * Math.max(rx, ry)) return;
  const gapX = Math.max(piece.minX, -piece.maxX, 0);
  const gapY = Math.max(piece.minY, -piece.maxY, 0);
  const nearest = lengthOf(gapX, gapY);
  // The distance has no maximum between the ends, since the ellipse bends away from the eye.
  const farthest = Math.max(lengthOf(from.x, from.y), lengthOf(to.x, to.y));
  list.add({ piece, side: -1, nearest, farthest, isWide: false }, from, to);
}

/**
 * The points where lines from (0, 0) touch the unit circle around c, relative to c; first the one at which a line that turns from +x
 * towards +y begins to meet the circle.
 */
export function touchedNormals(centreX: number, centreY: number): [Vec2, Vec2] {
  const separation = lengthOf(centreX, centreY);
  const ex = centreX / separation;
  const ey = centreY / separation;
  const along = -1 / separation;
  const across = Math.sqrt(Math.max((separation - 1) * (separation + 1), 0)) / separation;
  return [
    { x: along * ex + across * ey, y: along * ey - across * ex },
    { x: along * ex - across * ey, y: along * ey + across * ex },
  ];
}
