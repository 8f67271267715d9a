import { isConvexSet } from "../convex/convexity.js";
import { boxesMeet } from "../exact/box.js";
import { setUnitVector, type Vec2 } from "../math/vector.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import {
  type Capsule,
  type Directions,
  Kind,
  Opening,
  type Sector,
  type Segment,
  type SimpleShape,
} from "../shapes/kind.js";
import {
  hasVertices,
  innerRadius,
  isUnbounded,
  isWedge,
  outerRadius,
  pointAt,
  ringsOf,
  type WedgeShape,
} from "../shapes/reductions.js";
import { type Placement, place, placeableCopy, reachAbout } from "./motion.js";

/**
 * A part of a shape, or of its boundary, that is moved on its own. It lies in `hull`, which is convex or a half plane. An
 * arc can be halved, and its hull is a capsule about the chord; every other piece is its own hull.
 */
export interface Piece {
  readonly hull: SimpleShape;
  readonly arc: ArcSpan | null;
}

/** Less than half of a circle, between two unit vectors. */
export interface ArcSpan extends Readonly<Vec2> {
  readonly r: number;
  readonly start: Vec2;
  readonly end: Vec2;
}

/**
 * Convex pieces of a shape in a frame: the shape itself, or pieces of its boundary. What is apart from the shape first
 * meets it where it first meets one of these.
 */
export function piecesOf(shape: SimpleShape): Piece[] {
  if (isConvexSet(shape)) return [{ hull: shape, arc: null }];
  if (shape.kind === Kind.sector) return convexSectors(shape).map((hull) => ({ hull, arc: null }));
  if (isWedge(shape)) return piecesOfRing(shape, innerRadius(shape), outerRadius(shape));
  if (!hasVertices(shape)) throw new RangeError(`piecesOf: a shape of kind ${shape.kind} is convex`);
  const { points, ringEnds, isClosed } = ringsOf(shape);
  let begin = 0;
  return [...ringEnds].flatMap((end) => {
    const ring = points.slice(2 * begin, 2 * end);
    begin = end;
    return segmentsOf(ring, isClosed);
  });
}

function segmentsOf(points: readonly number[], isClosed: boolean): Piece[] {
  const pieces: Piece[] = [];
  const count = points.length / 2;
  for (let i = 0; i < (isClosed ? count : count - 1); i += 1) {
    const next = (i + 1) % count;
    const from = { x: points[2 * i] ?? 0, y: points[2 * i + 1] ?? 0 };
    const to = { x: points[2 * next] ?? 0, y: points[2 * next + 1] ?? 0 };
    pieces.push({ hull: segmentBetween(from, to), arc: null });
  }
  return pieces;
}

/** Splits a sector of more than half a turn into the half disc from its start on, and the rest. */
export function convexSectors(shape: Sector): Sector[] {
  const { startX, startY } = shape;
  return [
    { ...shape, opening: Opening.halfOrMore, endX: -startX, endY: -startY },
    { ...shape, opening: Opening.lessThanHalf, startX: -startX, startY: -startY },
  ];
}

/** The edges and arcs of a part of a ring, or of an arc, whose radii are the same. */
function piecesOfRing(shape: WedgeShape, innerR: number, outerR: number): Piece[] {
  const arcs = arcsOf(shape, outerR);
  if (innerR === outerR) return arcs;
  const pieces = [...arcsOf(shape, innerR), ...arcs];
  if (shape.opening === Opening.whole) return pieces;
  const edges = unitDirections(shape).map(({ x, y }) => ({
    hull: segmentBetween(
      { x: shape.x + x * innerR, y: shape.y + y * innerR },
      { x: shape.x + x * outerR, y: shape.y + y * outerR },
    ),
    arc: null,
  }));
  return [...edges, ...pieces];
}

function unitDirections({ startX, startY, endX, endY }: Directions): [Vec2, Vec2] {
  return [unit(startX, startY), unit(endX, endY)];
}

function unit(x: number, y: number): Vec2 {
  const out = { x: 0, y: 0 };
  setUnitVector(out, x, y);
  return out;
}

/** The arc of a radius as quarter turns, with a last part of less than half a turn halved. */
function arcsOf(shape: WedgeShape, r: number): Piece[] {
  const { x, y } = shape;
  if (r === 0) return [{ hull: pointAt({ x, y }), arc: null }];
  const span = (start: Vec2, end: Vec2): Piece => arcPiece({ x, y, r, start, end });
  const [start, end] = unitDirections(shape);
  const quarter = { x: -start.y, y: start.x };
  const half = { x: -start.x, y: -start.y };
  if (shape.opening === Opening.lessThanHalf) return halvesOf({ x, y, r, start, end }).map(arcPiece);
  const firstHalf = [span(start, quarter), span(quarter, half)];
  if (shape.opening === Opening.halfOrMore) {
    return [...firstHalf, ...halvesOf({ x, y, r, start: half, end }).map(arcPiece)];
  }
  const threeQuarters = { x: -quarter.x, y: -quarter.y };
  return [...firstHalf, span(half, threeQuarters), span(threeQuarters, start)];
}

/** An arc as its two halves. */
export function halvesOf(arc: ArcSpan): [ArcSpan, ArcSpan] {
  const { start, end } = arc;
  const [sumX, sumY] = [start.x + end.x, start.y + end.y];
  // The sum of almost opposite directions is inaccurate: a quarter turn from the start lies between them, too.
  const middle = sumX * sumX + sumY * sumY > 1 ? unit(sumX, sumY) : { x: -start.y, y: start.x };
  return [
    { ...arc, end: middle },
    { ...arc, start: middle },
  ];
}

/** More than the rounding of a point on a circle, as a part of its radius. */
const ROUNDING = 2 ** -50;

/** The hull is the capsule about the chord whose radius is the height of the arc over it: r − √(r² − h²), h half the chord. */
export function arcPiece(arc: ArcSpan): Piece {
  const { x, y, r, start, end } = arc;
  const half = Math.sqrt((start.x - end.x) ** 2 + (start.y - end.y) ** 2) / 2;
  const height = (half * half) / (1 + Math.sqrt(Math.max(0, 1 - half * half)));
  const from = { x: x + r * start.x, y: y + r * start.y };
  const to = { x: x + r * end.x, y: y + r * end.y };
  return { hull: capsuleBetween(from, to, r * (height + ROUNDING)), arc };
}

// Written out, since a spread of one object into another takes longer than all else about a piece.

function capsuleBetween({ x: ax, y: ay }: Vec2, { x: bx, y: by }: Vec2, r: number): Capsule {
  const [x, y, ux, uy] = [0, 0, 1, 0];
  const kind = Kind.capsule;
  return { kind, ax, ay, bx, by, r, x, y, ux, uy, localAx: ax, localAy: ay, localBx: bx, localBy: by };
}

export function segmentBetween({ x: ax, y: ay }: Vec2, { x: bx, y: by }: Vec2): Segment {
  const [x, y, ux, uy] = [0, 0, 1, 0];
  const kind = Kind.segment;
  return { kind, ax, ay, bx, by, x, y, ux, uy, localAx: ax, localAy: ay, localBx: bx, localBy: by };
}

/** A piece of a moving shape. */
export interface MovingPiece {
  readonly piece: Piece;
  /** The hull where it is at the time last asked for. */
  readonly now: SimpleShape;
  /** A bound on the distance of the hull's points from the pivot; Infinity for a half plane. */
  readonly arm: number;
  /** A box that holds the hull at all times. */
  readonly track: Bounds;
  /** Its place among the pieces of its shape. */
  readonly number: number;
}

/** What the boxes of pieces depend on: the placement of their shape at t = 1, and whether it turns. */
export interface Track {
  readonly last: Readonly<Omit<Placement, "turn">>;
  readonly isTurning: boolean;
}

/** The tracks of both shapes. */
export type Tracks = Readonly<Record<"first" | "second", Track>>;

export function movingPiece(piece: Piece, track: Track, number: number): MovingPiece {
  const box = bounds(piece.hull);
  const arm = isUnbounded(piece.hull) ? Number.POSITIVE_INFINITY : reachAbout(track.last, box);
  return { piece, now: placeableCopy(piece.hull), arm, track: trackOf(box, arm, track), number };
}

export function putAt({ piece, now }: MovingPiece, placement: Placement): void {
  place(now, piece.hull, placement);
}

/** A box about the hull throughout its motion. However it turns, the hull stays in the disc about the pivot. */
function trackOf(box: Bounds, arm: number, { last, isTurning }: Track): Bounds {
  const { pivotX, pivotY, shiftX, shiftY } = last;
  const still = isTurning
    ? { minX: pivotX - arm, minY: pivotY - arm, maxX: pivotX + arm, maxY: pivotY + arm }
    : box;
  return {
    minX: still.minX + Math.min(0, shiftX) - SLACK,
    minY: still.minY + Math.min(0, shiftY) - SLACK,
    maxX: still.maxX + Math.max(0, shiftX) + SLACK,
    maxY: still.maxY + Math.max(0, shiftY) + SLACK,
  };
}

/** More than any tolerance, and than the rounding of sums in a frame. */
const SLACK = 2 ** -30;

export function tracksMeet({ track: a }: MovingPiece, { track: b }: MovingPiece): boolean {
  return boxesMeet(a, b);
}
