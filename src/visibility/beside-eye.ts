/** Shapes whose boundary passes through the eye, or so close by that rounding might put it on the wrong side. */

import { type ArcPiece, type EllipsePiece, type Piece, PieceKind } from "../boundary/piece.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { rayShapeStays } from "../rays/ray-shape.js";
import { createStays, stayAt } from "../rays/stay.js";
import type { SimpleShape } from "../shapes/kind.js";
import type { Bearing } from "./bearing.js";
import type { Field } from "./field.js";
import { madeCorners } from "./made-corners.js";

/**
 * What is no farther from the eye than this is beside it, relative to the coordinates it is reckoned from. Of what is farther away,
 * rounding turns the direction by some 1e-6 at most.
 */
const BESIDE = 2 ** -32;

/** What a line of sight meets no farther from the eye than this it meets at once, likewise: some rounding errors. */
const AT_ONCE = 2 ** -46;

const stays = /* @__PURE__ */ createStays();

/** A part of a shape whose boundary passes beside the eye. */
export interface BesidePart {
  readonly shape: SimpleShape;
  readonly part: number;
  /** What is no farther from the eye is met at once. */
  readonly atOnce: number;
  /** The bearings at which what the eye sees of it may change. */
  readonly bearings: readonly Bearing[];
}

/** The part with the given pieces, if one of them is beside the eye, which is (0, 0). */
export function partBeside(
  shape: SimpleShape,
  part: number,
  pieces: readonly Piece[],
  field: Field,
): BesidePart | undefined {
  const size = pieces.reduce((most, piece) => Math.max(most, sizeBeside(piece)), 0);
  if (size === 0) return undefined;
  const corners = madeCorners(shape, field.frame).filter(
    ({ x, y }) => Math.abs(x) + Math.abs(y) <= 2 * BESIDE * size,
  );
  const bearings = [...pieces.flatMap(turningPoints), ...corners]
    .filter(({ x, y }) => x !== 0 || y !== 0)
    .map(({ x, y }) => field.bearingOf(x, y));
  return { shape, part, atOnce: AT_ONCE * size, bearings };
}

/** How large the coordinates are that a piece beside the eye is reckoned from; 0 if it is farther away. */
function sizeBeside(piece: Piece): number {
  const size = 1 + extentOf(piece);
  const reach = BESIDE * size;
  const { minX, minY, maxX, maxY } = piece;
  if (minX > reach || minY > reach || maxX < -reach || maxY < -reach) return 0;
  return leastGap(piece) <= reach ? size : 0;
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
