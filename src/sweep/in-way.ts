import { type Frame, partsInFrame } from "../boundary/frame.js";
import { findLowestAlong } from "../convex/lowest-of-shape.js";
import { createLowestPoints } from "../convex/lowest-points.js";
import { type Query, type Seen, WayQuery } from "../near/runs.js";
import { excerptOf } from "../pairs/many-edges/excerpt.js";
import { hasTree } from "../pairs/many-edges/nearness.js";
import type { Bounds } from "../shapes/bounds.js";
import { partsWithin } from "../shapes/copy.js";
import type { Shape, SimpleShape } from "../shapes/kind.js";
import { hasRings, isRing, isRound, isUnion, partsOf, radiusOf } from "../shapes/reductions.js";
import { type Piece, piecesOf } from "./convex-piece.js";
import { asPlaceable, type Course, isOnHalfPlane, type ShapesOnCourse } from "./course.js";
import { rimOf } from "./rim-sweep.js";

/** The margin about the displacement, as a part of its length: the shapes are looked at a moment after its end, too. */
const BESIDE = 2 ** -8;

/** The margin as a part of all sizes: more than the gap of a touch on the way, and than the slack of tracks. */
const SLACK = 2 ** -20;

/** The parts of two shapes that can meet on a course on which nothing turns. */
export function excerptsOnWay(course: Course): ShapesOnCourse {
  const { first, second } = course;
  if (!mayLeaveOut(course)) return course;
  const ways = waysOn(course, BESIDE);
  return { first: excerptWithin(first, ways.second), second: excerptWithin(second, ways.first) };
}

/**
 * The ways of two shapes on a course on which nothing turns, each as the other one sees it, with a margin that is a part of the
 * displacement.
 */
export function waysOn(course: Course, margin: number): Record<"first" | "second", WayQuery> {
  const { first, second, boxOfFirst, boxOfSecond, frame, motion } = course;
  const x = motion.shift.x / frame.power;
  const y = motion.shift.y / frame.power;
  const length = Math.abs(x) + Math.abs(y);
  const reach = margin * length + SLACK * (length + sizeOf(boxOfFirst, boxOfSecond));
  return {
    first: wayOf(first, boxOfFirst, 0, 0, -x, -y, reach),
    second: wayOf(second, boxOfSecond, 0, 0, x, y, reach),
  };
}

/** Finds what may come within a reach of a shape in a box that has moved by (x, y) and moves on by a displacement. */
export function wayOf(
  shape: Shape,
  { minX, minY, maxX, maxY }: Bounds,
  x: number,
  y: number,
  wayX: number,
  wayY: number,
  reach: number,
): WayQuery {
  if (!isRound(shape)) {
    const box = { minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y };
    return new WayQuery(box, wayX, wayY, reach);
  }
  const [midX, midY] = [shape.x + x, shape.y + y];
  return new WayQuery(
    { minX: midX, minY: midY, maxX: midX, maxY: midY },
    wayX,
    wayY,
    radiusOf(shape) + reach,
  );
}

/** Whether some parts or edges of two shapes may be left out. Beside a half plane, whose box is all the plane, none are. */
export function mayLeaveOut(shapes: ShapesOnCourse): boolean {
  return !isOnHalfPlane(shapes) && (hasParts(shapes.first) || hasParts(shapes.second));
}

function hasParts(shape: Shape): boolean {
  return isUnion(shape) || hasTree(shape);
}

/**
 * The parts and edges of a shape that a query does not miss; if it misses all, one part. A convex polygon stays whole: with
 * fewer vertices it could count as sturdy, and so as one piece, when it is not.
 */
export function excerptWithin(shape: Shape, query: Query): Shape {
  if (!isUnion(shape)) return excerptOfPart(shape, query);
  const near = partsWithin(shape, query) ?? { ...shape, parts: shape.parts.slice(0, 1) };
  const parts = near.parts.map((part) => excerptOfPart(part, query));
  return parts.some((part, i) => part !== near.parts[i]) ? { ...near, parts } : near;
}

function excerptOfPart(part: SimpleShape, query: Query): SimpleShape {
  return isWhole(part) ? part : excerptOf<SimpleShape>(part, query);
}

export function isWhole(part: SimpleShape): boolean {
  return hasRings(part) && part.convex;
}

/** The width plus the height of the box about both. */
function sizeOf(a: Bounds, b: Bounds): number {
  const width = Math.max(a.maxX, b.maxX) - Math.min(a.minX, b.minX);
  return width + (Math.max(a.maxY, b.maxY) - Math.min(a.minY, b.minY));
}

/** A strip no wider than this many of its slacks counts as a line, on which pieces from both sides may meet. */
const WIDE = 16;

/**
 * The pieces of two shapes on a course that may get into the other shape by more than what counts as touching; perhaps with some
 * that do not.
 *
 * A shape that moves straight stays in a strip. A piece beside that strip at most touches its rim, and can be left out: so a shape
 * slides along a floor however many tiles or edges the floor has. Round pieces are kept, since they may graze the strip. On a
 * strip without width, pieces from both sides may meet, as at a corner or a seam that a point moves into.
 */
export function piecesInWay(
  course: Course,
  among: ShapesOnCourse,
): readonly [readonly Piece[], readonly Piece[]] {
  const { shift, wayLength } = course.motion;
  if (wayLength === 0) return [[], []];
  const stripAbout = (pieces: readonly Piece[]): Strip => {
    const strip = new Strip(course, 0 - shift.y / wayLength, shift.x / wayLength);
    for (const { hull } of pieces) strip.hold(hull);
    return strip;
  };
  let { first, second } = among;
  if (isLarge(second)) second = stripAbout(piecesOnCourse(course, first)).excerptOf(second);
  if (isLarge(first)) first = stripAbout(piecesOnCourse(course, second)).excerptOf(first);
  const ones = piecesOnCourse(course, first);
  const others = stripAbout(ones).without(piecesOnCourse(course, second));
  return [stripAbout(others).without(ones), others];
}

/** Whether a shape has many parts or edges, none of them round. */
function isLarge(shape: Shape): boolean {
  return hasTree(shape) && !partsOf(shape).some(isDiscOrRing);
}

function isDiscOrRing(shape: Shape): boolean {
  return isRound(shape) || isRing(shape);
}

/** The pieces of a shape, in the frame of a course. */
export function piecesOnCourse({ frame }: Course, shape: Shape): Piece[] {
  const pieces: Piece[] = [];
  for (const part of partsInFrame(shape, frame)) {
    for (const piece of piecesOf(asPlaceable(part))) pieces.push(piece);
  }
  return pieces;
}

/** All points of a frame whose height along a unit vector is between two numbers. */
class Strip implements Query {
  private low = Number.POSITIVE_INFINITY;
  private high = Number.NEGATIVE_INFINITY;
  private readonly frame: Frame;
  /** Depths up to this certainly count as touching. */
  private readonly slack: number;

  constructor(
    { frame, nearness }: Course,
    private readonly x: number,
    private readonly y: number,
  ) {
    this.frame = frame;
    this.slack = nearness / 2;
  }

  /** Widens the strip until it holds a shape. */
  hold(shape: SimpleShape): void {
    this.low = Math.min(this.low, this.lowOf(shape));
    this.high = Math.max(this.high, this.highOf(shape));
  }

  private lowOf(shape: SimpleShape): number {
    return findLowestAlong(lowest, shape, this.x, this.y);
  }

  private highOf(shape: SimpleShape): number {
    return 0 - findLowestAlong(lowest, shape, 0 - this.x, 0 - this.y);
  }

  private get isWide(): boolean {
    return this.high - this.low > WIDE * this.slack;
  }

  /** The pieces that are round or not beside the strip; all pieces if it has no width and some lie on each side. */
  without(pieces: readonly Piece[]): readonly Piece[] {
    const sides = pieces.map((piece) => (rimOf(piece) === null ? this.sideOf(piece.hull) : 0));
    if (!this.isWide && sides.includes(1) && sides.includes(-1)) return pieces;
    return pieces.filter((_, i) => sides[i] === 0);
  }

  /** On which side of the strip a shape is; 0 if it reaches into it. */
  private sideOf(shape: SimpleShape): -1 | 0 | 1 {
    if (this.lowOf(shape) >= this.high - this.slack) return 1;
    return this.highOf(shape) <= this.low + this.slack ? -1 : 0;
  }

  /** The parts and edges of a shape, in the scene, that may reach into the strip. */
  excerptOf(shape: Shape): Shape {
    return this.isWide ? excerptWithin(shape, this) : shape;
  }

  /** Whether a box in the scene is beside the strip. */
  misses({ midX, midY, halfX, halfY }: Seen): boolean {
    const { originX, originY, power } = this.frame;
    const middle = this.x * ((midX - originX) * power) + this.y * ((midY - originY) * power);
    const half = (Math.abs(this.x) * halfX + Math.abs(this.y) * halfY) * power;
    return middle - half >= this.high - this.slack || middle + half <= this.low + this.slack;
  }
}

const lowest = /* @__PURE__ */ createLowestPoints();
