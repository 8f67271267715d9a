/** Shapes whose boundary passes through the eye, or so close by that rounding might put it on the wrong side. */

import { type ArcPiece, type EllipsePiece, type Piece, PieceKind } from "../boundary/piece.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { rayShapeStays } from "../rays/ray-shape.js";
import { createStays, stayAt } from "../rays/stay.js";
import type { SimpleShape } from "../shapes/kind.js";
import type { Bearing } from "./bearing.js";
import type { Field } from "./field.js";

/** What is no farther from the eye than this is beside it, relative to the coordinates it is reckoned from. */
const BESIDE = 2 ** -42;

const stays = /* @__PURE__ */ createStays();

/**
 * How near to the eye, which is (0, 0), a piece counts as beside it: some hundred times what rounding may move it by. 0 if
 * it is farther away than that.
 */
export function reachBesideEye(piece: Piece): number {
  const reach = BESIDE * (1 + extentOf(piece));
  const { minX, minY, maxX, maxY } = piece;
  if (minX > reach || minY > reach || maxX < -reach || maxY < -reach) return 0;
  return leastGap(piece) <= reach ? reach : 0;
}

function extentOf(piece: Piece): number {
  if (piece.kind === PieceKind.segment) {
    return Math.abs(piece.ax) + Math.abs(piece.ay) + Math.abs(piece.bx) + Math.abs(piece.by);
  }
  const offset = Math.abs(piece.x) + Math.abs(piece.y);
  if (piece.kind === PieceKind.arc) return offset + piece.r;
  return piece.kind === PieceKind.ellipse ? offset + piece.rx + piece.ry : offset;
}

/** No more than the distance of a piece, or of the curve it is a part of. */
function leastGap(piece: Piece): number {
  switch (piece.kind) {
    case PieceKind.segment:
      return Math.abs(piece.ax * piece.uy - piece.ay * piece.ux);
    case PieceKind.arc:
      return Math.abs(lengthOf(piece.x, piece.y) - piece.r);
    case PieceKind.ellipse:
      return ellipseGap(piece);
    case PieceKind.line:
      return Math.abs(piece.nx * piece.x + piece.ny * piece.y);
    case PieceKind.point:
      return 0;
  }
}

/** No more than the distance of an ellipse from (0, 0). */
function ellipseGap({ x, y, rx, ry, ux, uy }: EllipsePiece): number {
  const size = lengthOf((x * ux + y * uy) / rx, (y * ux - x * uy) / ry);
  return Math.abs(size - 1) * Math.min(rx, ry);
}

/** The bearings at which what the eye sees of a piece beside it may change. */
export function bearingsBeside(piece: Piece, field: Field): Bearing[] {
  return turningPoints(piece)
    .filter(({ x, y }) => x !== 0 || y !== 0)
    .map(({ x, y }) => field.bearingOf(x, y));
}

/** The ends of the piece, and both ways along its tangent. */
function turningPoints(piece: Piece): Vec2[] {
  switch (piece.kind) {
    case PieceKind.segment:
      return [
        { x: piece.ax, y: piece.ay },
        { x: piece.bx, y: piece.by },
      ];
    case PieceKind.arc:
      return [...arcEnds(piece), ...bothWaysAcross(piece.x, piece.y)];
    case PieceKind.ellipse: {
      const { rx, ry, ux, uy } = piece;
      const along = (piece.x * ux + piece.y * uy) / rx / rx;
      const across = (piece.y * ux - piece.x * uy) / ry / ry;
      return bothWaysAcross(along * ux - across * uy, along * uy + across * ux);
    }
    case PieceKind.line:
      return bothWaysAcross(piece.nx, piece.ny);
    default:
      return [];
  }
}

function arcEnds({ x, y, r, startX, startY, endX, endY }: ArcPiece): Vec2[] {
  return [
    { x: x + r * startX, y: y + r * startY },
    { x: x + r * endX, y: y + r * endY },
  ];
}

function bothWaysAcross(x: number, y: number): Vec2[] {
  return [
    { x: -y, y: x },
    { x: y, y: -x },
  ];
}

/**
 * How far a line of sight along a unit vector goes before it meets a shape: 0 where it begins within the shape, Infinity
 * where it never meets it. A shape that it only begins at it does not meet there. Which of these it is, is exact, the shape
 * being as it was given.
 */
export function freeSight(shape: SimpleShape, dx: number, dy: number, field: Field): number {
  const { originX: x, originY: y, power } = field.frame;
  rayShapeStays({ x, y, dx, dy, minT: 0, maxT: field.worldLength(field.range) }, shape, stays);
  for (let i = 0; i < stays.count; i++) {
    const { enter, exit, isPoint } = stayAt(stays, i);
    if (enter.versusMin > 0) return Math.max(enter.t * power, Number.MIN_VALUE);
    if (!isPoint && exit.versusMin > 0) return 0;
  }
  return Number.POSITIVE_INFINITY;
}
