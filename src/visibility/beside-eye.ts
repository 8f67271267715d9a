import { addOutline } from "../boundary/float-outline.js";
import { type ArcPiece, type EllipsePiece, type Piece, PieceForm } from "../boundary/float-piece.js";
import type { Frame } from "../boundary/frame.js";
import {
  Direction,
  Offset,
  setCombination,
  setDifference,
  setDirection,
  setScaled,
  sumRest,
  turnByQuarter,
} from "../crossings/fine/offset.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { rayShapeStays } from "../rays/ray-shape.js";
import { createStays, stayAt } from "../rays/stay.js";
import { Kind, type SimpleShape } from "../shapes/kind.js";
import {
  type BoxShape,
  innerRadius,
  isBox,
  isWedge,
  outerRadius,
  radiusOf,
  type WedgeShape,
} from "../shapes/reductions.js";
import { touchedNormals } from "./faces-of-piece.js";
import type { Field } from "./field.js";

/** Shapes whose boundary passes through the eye, or so near that rounding might put it on the wrong side. */

/**
 * A boundary at most this far from the eye is next to it, relative to the coordinates it is computed from. Rounding
 * changes the direction of anything farther away by some 1e-6 at most.
 */
const BESIDE = 2 ** -32;

/** A line of sight that meets a boundary at most this far from the eye, relative to the same, counts as meeting it at once. */
const AT_ONCE = 2 ** -46;

const stays = /* @__PURE__ */ createStays();

/** A part of a shape whose boundary passes next to the eye. */
export interface BesidePart {
  readonly shape: SimpleShape;
  readonly part: number;
  /** The distance from the eye up to which a boundary is met at once. */
  readonly atOnce: number;
  /** The bearings at which the visible part of it may change. */
  readonly bearings: readonly number[];
}

/** Describes a part some of whose pieces are next to the eye, which is (0, 0). The size is the greatest `sizeBeside` of them. */
export function partBeside(
  shape: SimpleShape,
  shapeInFrame: SimpleShape,
  part: number,
  size: number,
  field: Field,
): BesidePart {
  const pieces: Piece[] = [];
  addOutline(shapeInFrame, pieces);
  const corners = madeCorners(shape, field.frame).filter(
    ({ x, y }) => Math.abs(x) + Math.abs(y) <= 2 * BESIDE * size,
  );
  const bearings = [...pieces.flatMap(turningPoints), ...corners]
    .filter(({ x, y }) => x !== 0 || y !== 0)
    .map((point) => field.bearingTo(point));
  return { shape, part, atOnce: AT_ONCE * size, bearings };
}

/** The size of the coordinates from which a piece next to the eye is computed; 0 if the piece is farther away. */
export function sizeBeside(piece: Piece): number {
  const size = 1 + extentOf(piece);
  const reach = BESIDE * size;
  const { minX, minY, maxX, maxY } = piece;
  if (minX > reach || minY > reach || maxX < -reach || maxY < -reach) return 0;
  return leastGap(piece) <= reach ? size : 0;
}

function extentOf(piece: Piece): number {
  if (piece.kind === PieceForm.segment) {
    return Math.abs(piece.ax) + Math.abs(piece.ay) + Math.abs(piece.bx) + Math.abs(piece.by);
  }
  const offset = Math.abs(piece.x) + Math.abs(piece.y);
  if (piece.kind === PieceForm.arc) return offset + piece.r;
  return piece.kind === PieceForm.ellipse ? offset + piece.rx + piece.ry : offset;
}

/** A lower bound of the distance of a piece, or of the curve it is part of. */
function leastGap(piece: Piece): number {
  switch (piece.kind) {
    case PieceForm.segment:
      return Math.abs(piece.ax * piece.uy - piece.ay * piece.ux);
    case PieceForm.arc:
      return Math.abs(lengthOf(piece.x, piece.y) - piece.r);
    case PieceForm.ellipse:
      return ellipseGap(piece);
    case PieceForm.line:
      return Math.abs(piece.nx * piece.x + piece.ny * piece.y);
    case PieceForm.point:
      return 0;
  }
}

/** A lower bound of the distance of an ellipse from (0, 0). */
function ellipseGap({ x, y, rx, ry, ux, uy }: EllipsePiece): number {
  const size = lengthOf((x * ux + y * uy) / rx, (y * ux - x * uy) / ry);
  return Math.abs(size - 1) * Math.min(rx, ry);
}

/** The ends of the piece, and both directions of its tangent. */
function turningPoints(piece: Piece): Vec2[] {
  switch (piece.kind) {
    case PieceForm.segment:
      return [
        { x: piece.ax, y: piece.ay },
        { x: piece.bx, y: piece.by },
      ];
    case PieceForm.arc:
      return [...arcEnds(piece), ...bothWaysAcross(piece.x, piece.y)];
    case PieceForm.ellipse: {
      const { rx, ry, ux, uy } = piece;
      const along = (piece.x * ux + piece.y * uy) / rx / rx;
      const across = (piece.y * ux - piece.x * uy) / ry / ry;
      return bothWaysAcross(along * ux - across * uy, along * uy + across * ux);
    }
    case PieceForm.line:
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
 * The length of a line of sight along a unit vector up to a shape: 0 if it begins within the shape, Infinity if it never
 * meets it. Starting on the boundary does not count as meeting. Which of these cases holds is exact, for the shape as
 * given.
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

/** Corners that are not stored but computed from sizes and directions, as precisely as an eye right next to them needs. */

/**
 * The corners and ends of a shape that are computed from its sizes and directions, or the points of rounded corners where
 * lines from the eye touch; in the coordinates of a frame around the eye. Their error is that of a double, however near
 * to the eye they are; they may be NaN if numbers are huge, or a rounded corner contains the eye.
 */
function madeCorners(shape: SimpleShape, frame: Frame): Vec2[] {
  if (isBox(shape)) {
    const r = radiusOf(shape);
    const centres = boxCorners(shape, r, frame);
    return r === 0 ? centres : centres.flatMap((centre) => touchedPoints(centre, r * frame.power));
  }
  if (shape.kind === Kind.ellipse) {
    const { rx, ry } = shape;
    setDirection(axis, shape.ux, shape.uy);
    return [
      ...[rx, -rx].map((along) => cornerAt(shape, along, 0, 0, 0, frame)),
      ...[ry, -ry].map((across) => cornerAt(shape, 0, 0, across, 0, frame)),
    ];
  }
  return isWedge(shape) ? wedgeCorners(shape, frame) : [];
}

function wedgeCorners(wedge: WedgeShape, frame: Frame): Vec2[] {
  const ends = [
    [wedge.startX, wedge.startY],
    [wedge.endX, wedge.endY],
  ] as const;
  const radii = [innerRadius(wedge), outerRadius(wedge)].filter((r) => r > 0);
  return radii.flatMap((r) =>
    ends.map(([x, y]) => {
      setDirection(axis, x, y);
      return cornerAt(wedge, r, 0, 0, 0, frame);
    }),
  );
}

/** The corners of a rectangle reduced by r on each side. */
function boxCorners(box: BoxShape, r: number, frame: Frame): Vec2[] {
  const [width, height] = [box.halfWidth - r, box.halfHeight - r];
  const widthLow = sumRest(box.halfWidth, -r, width);
  const heightLow = sumRest(box.halfHeight, -r, height);
  setDirection(axis, box.ux, box.uy);
  return [1, -1].flatMap((m) =>
    [1, -1].map((n) => cornerAt(box, m * width, m * widthLow, n * height, n * heightLow, frame)),
  );
}

/** The points where lines from the eye touch the circle of radius r about a point. */
function touchedPoints({ x, y }: Vec2, r: number): Vec2[] {
  return touchedNormals(x / r, y / r).map((normal) => ({ x: x + r * normal.x, y: y + r * normal.y }));
}

/** The direction along which `cornerAt` measures. */
const axis = /* @__PURE__ */ new Direction();

const corner = /* @__PURE__ */ new Offset();
const step = /* @__PURE__ */ new Offset();

/** The point at given distances, in pairs of doubles, along the axis from a shape's position, and across it. */
function cornerAt(
  { x, y }: Vec2,
  along: number,
  alongLow: number,
  across: number,
  acrossLow: number,
  { originX, originY, power }: Frame,
): Vec2 {
  // Shrunk numbers keep the difference from overflowing. All else is done in the frame's unit, where no low part underflows.
  const shrink = Math.min(power, 1);
  setDifference(corner, { x: x * shrink, y: y * shrink }, { x: originX * shrink, y: originY * shrink });
  setScaled(step, axis.unit, along * power, alongLow * power);
  setCombination(corner, power / shrink, corner, 1, step);
  setScaled(step, axis.unit, across * power, acrossLow * power);
  turnByQuarter(step);
  setCombination(corner, 1, corner, 1, step);
  return { x: corner.x, y: corner.y };
}
