import type { FinePoint } from "./fine-point.js";
import type { ConicForm, LineForm } from "./form.js";
import { COORDINATE_ERROR } from "./frame.js";

/** A box in doubles: that of the set, but for rounding. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The stretch of a line from one point to another. */
export interface StraightPiece extends Box {
  readonly kind: "straight";
  readonly form: LineForm;
  readonly from: FinePoint;
  readonly to: FinePoint;
}

/** The directions from `start` on towards +y to `end`, of any lengths. */
export interface Wedge {
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  /** Whether it is half a turn or more. */
  readonly isWide: boolean;
}

/** A whole circle or ellipse, or the part of a circle in a wedge of directions from its centre. */
export interface RoundPiece extends Box {
  readonly kind: "round";
  readonly form: ConicForm;
  readonly x: number;
  readonly y: number;
  /** The radii along the unit vector (ux, uy) and across it; equal for a circle. */
  readonly rx: number;
  readonly ry: number;
  readonly ux: number;
  readonly uy: number;
  readonly ends: { readonly from: FinePoint; readonly to: FinePoint; readonly wedge: Wedge } | null;
  /** Whether a loop runs through it from +y towards +x. */
  readonly isReversed: boolean;
}

/** A piece of a boundary. In a loop each begins where the one before ends. */
export type Piece = StraightPiece | RoundPiece;

/**
 * The order of pieces is that of walking along them, with the solid, if there is one, on the side of +y seen
 * towards +x.
 */
export type Loop = readonly Piece[];

/** Boxes are made of coordinates that are off by so much, and a few roundings more. */
const BOX_ERROR = 8 * COORDINATE_ERROR;

/** Whether two boxes certainly have no common point. */
export function areApart(a: Box, b: Box): boolean {
  return (
    a.maxX + BOX_ERROR < b.minX ||
    b.maxX + BOX_ERROR < a.minX ||
    a.maxY + BOX_ERROR < b.minY ||
    b.maxY + BOX_ERROR < a.minY
  );
}

/** From one point to another; the normal is on the right of the way, outside of what is on the left. */
export function straightPiece(
  from: FinePoint,
  to: FinePoint,
  normal: FinePoint,
  isExact = true,
): StraightPiece {
  const [ax, ay, bx, by] = [from.x.high, from.y.high, to.x.high, to.y.high];
  return {
    kind: "straight",
    form: { kind: "line", normal, through: from, isExact },
    from,
    to,
    minX: Math.min(ax, bx),
    minY: Math.min(ay, by),
    maxX: Math.max(ax, bx),
    maxY: Math.max(ay, by),
  };
}

export function circlePiece(
  form: ConicForm,
  r: number,
  ends: RoundPiece["ends"],
  isReversed: boolean,
): RoundPiece {
  const { high: x } = form.centre.x;
  const { high: y } = form.centre.y;
  return {
    kind: "round",
    form,
    x,
    y,
    rx: r,
    ry: r,
    ux: 1,
    uy: 0,
    ends,
    isReversed,
    minX: x - r,
    minY: y - r,
    maxX: x + r,
    maxY: y + r,
  };
}

export function ellipsePiece(form: ConicForm, rx: number, ry: number, ux: number, uy: number): RoundPiece {
  const { high: x } = form.centre.x;
  const { high: y } = form.centre.y;
  const halfWidth = Math.sqrt(rx * ux * (rx * ux) + ry * uy * (ry * uy));
  const halfHeight = Math.sqrt(rx * uy * (rx * uy) + ry * ux * (ry * ux));
  return {
    kind: "round",
    form,
    x,
    y,
    rx,
    ry,
    ux,
    uy,
    ends: null,
    isReversed: false,
    minX: x - halfWidth,
    minY: y - halfHeight,
    maxX: x + halfWidth,
    maxY: y + halfHeight,
  };
}
