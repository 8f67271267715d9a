import { type Frame, frameOf, partsInFrame, toFrame } from "../boundary/frame.js";
import { extremePoints } from "../near/least-first.js";
import { treeOf } from "../near/shape-trees.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import { Kind, Opening, type Polygon, type Shape, type SimpleShape } from "../shapes/kind.js";
import {
  hasRings,
  hasVertices,
  isBox,
  isRound,
  isThin,
  isUnbounded,
  isUnion,
  isWedge,
  partsOf,
  verticesOf,
} from "../shapes/reductions.js";
import { FRAME_TOLERANCE, nearnessAt } from "./hit.js";
import { Motion } from "./motion.js";

/**
 * A motion for t from 0 to 1: a displacement (x, y) in scene units, and a turn in radians, from +x towards +y, about the
 * pose position.
 *
 * @example
 * const [swing, rest]: TurningMotion[] = [{ x: 0, y: 0, turn: Math.PI }, { x: 0, y: 0, turn: 0 }];
 * sweepTurning(segment(0, 0, 5, 0), swing, point(0, 4), rest)?.t.toFixed(3); // 0.500
 */
export interface TurningMotion {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Two moving shapes, or excerpts of them, where they are at t = 0. */
export interface ShapesOnCourse {
  readonly first: Shape;
  readonly second: Shape;
}

export function isOnHalfPlane({ first, second }: ShapesOnCourse): boolean {
  return isUnbounded(first) || isUnbounded(second);
}

/** Two moving shapes, and a frame that moves with the first one's pose position. */
export interface Course extends ShapesOnCourse {
  readonly frame: Frame;
  readonly boxOfFirst: Readonly<Bounds>;
  readonly boxOfSecond: Readonly<Bounds>;
  readonly motion: Motion;
  /** The depth up to which shapes that do not turn only touch at t = 0, or only graze. */
  readonly nearness: number;
}

/** Coordinates of a frame are below 2; divided by this, a sum of a few of them still is. */
const MARGIN = 8;

/** The course of two moving shapes. In its frame both shapes and their displacement together are below 1. */
export function courseOf(
  first: Shape,
  motionFirst: TurningMotion,
  second: Shape,
  motionSecond: TurningMotion,
): Course {
  // The pose position may be far from the shape's points: only for a shape that turns does the frame have to hold it.
  const pivots = [
    ...(turnOf(first, motionFirst) !== 0 ? [first] : []),
    ...(turnOf(second, motionSecond) !== 0 ? [second] : []),
  ];
  const lengths = [motionFirst.x, motionFirst.y, motionSecond.x, motionSecond.y];
  const pairFrame = frameOf(first, second, pivots, lengths);
  const frame = { ...pairFrame, power: pairFrame.power / MARGIN };
  const { originX, originY, power } = frame;
  const way = {
    x: toFrame(motionSecond.x, motionFirst.x, power),
    y: toFrame(motionSecond.y, motionFirst.y, power),
  };
  const turningOf = (shape: Shape, shapeMotion: TurningMotion) => {
    const turn = turnOf(shape, shapeMotion);
    return turn === 0
      ? { pivot: { x: 0, y: 0 }, turn }
      : { pivot: { x: toFrame(shape.x, originX, power), y: toFrame(shape.y, originY, power) }, turn };
  };
  const motion = new Motion(way, [turningOf(first, motionFirst), turningOf(second, motionSecond)]);
  const nearness = nearnessAt(originX * power, originY * power, FRAME_TOLERANCE);
  return {
    frame,
    first: asEdges(first, frame),
    second: asEdges(second, frame),
    boxOfFirst: boxOf(first),
    boxOfSecond: boxOf(second),
    motion,
    nearness,
  };
}

/** The bounds of a shape; of a polyline with a tree, without a look at all points. */
export function boxOf(shape: Shape): Bounds {
  // Polygons store theirs.
  const points = hasVertices(shape) && !hasRings(shape) ? verticesOf(shape) : [];
  const tree = treeOf(points);
  if (tree === null) return bounds(shape);
  const [right = 0, left = 0, top = 0, low = 0] = extremePoints(tree, points, points.length / 2);
  return {
    minX: points[2 * left] as number,
    minY: points[2 * low + 1] as number,
    maxX: points[2 * right] as number,
    maxY: points[2 * top + 1] as number,
  };
}

/** Half the sides of a box together. */
export function sizeOfBox(box: Readonly<Bounds>): number {
  return box.maxX / 2 - box.minX / 2 + (box.maxY / 2 - box.minY / 2);
}

/** Whether neither shape has an interior: then they may pass through each other. */
export function areCurves({ first, second }: Course): boolean {
  return partsOf(first).every(isThin) && partsOf(second).every(isThin);
}

/**
 * A shallower overlap may be due to rounding: this much per radian of turning, and once more. Coordinates in a frame are
 * below 2; the shift and the angle at a time, a turned vertex and their sums are off by less than 2⁻⁵⁰ each.
 */
const PLACING_ERROR = 2 ** -48;

export function leastDepthOn({ motion }: Course): number {
  return PLACING_ERROR * (1 + motion.turnLength);
}

/** The radians by which a shape turns; 0 if it is round about its position, so that turning changes nothing. */
export function turnOf(shape: Shape, { turn }: TurningMotion): number {
  return isRoundAbout(shape) ? 0 : turn;
}

function isRoundAbout(shape: Shape): boolean {
  if (isWedge(shape)) return shape.opening === Opening.whole;
  if (shape.kind === Kind.ellipse) return shape.rx === shape.ry;
  if (!isBox(shape)) return isRound(shape);
  return "r" in shape && shape.r === shape.halfWidth && shape.r === shape.halfHeight;
}

/**
 * The shape itself, but convex polygons of many vertices that are not placeable as such count as not convex, so that of
 * those, too, only the edges that are near are looked at.
 */
function asEdges(shape: Shape, frame: Frame): Shape {
  if (!isUnion(shape)) return asEdgesOfPart(shape, frame);
  const { parts } = shape;
  if (parts.every((part) => asEdgesOfPart(part, frame) === part)) return shape;
  return { ...shape, parts: parts.map((part) => asEdgesOfPart(part, frame)) };
}

function asEdgesOfPart(part: SimpleShape, frame: Frame): SimpleShape {
  if (!hasRings(part) || !part.convex || treeOf(part.vertices) === null) return part;
  const isPlaceable = partsInFrame(part, frame).every((one) => asPlaceable(one) === one);
  return isPlaceable ? part : { ...part, convex: false };
}

/** The shape itself, but a convex polygon that rounding in the frame might bend inward counts as not convex. */
export function asPlaceable(shape: SimpleShape): SimpleShape {
  return hasRings(shape) && shape.convex && !isSturdy(shape) ? { ...shape, convex: false } : shape;
}

/** More than eight times the error of a vertex in a frame: 2⁻⁵⁵ from reading it and 2⁻⁵⁰ from placing it. */
const ROUNDING = 2 ** -47;

/**
 * Whether a convex polygon stays convex, and its edges keep their directions, when its vertices are rounded. A needle may
 * not, nor a speck beside something as large as the frame: an edge of these may show a gap that is not there.
 *
 * Vertices that are off by δ turn an edge of length ℓ by up to 2δ/ℓ. The polygon's turn at a vertex, whose sine is cross
 * / (ℓ · other length), has to exceed that of both edges.
 */
function isSturdy({ vertices, orientation }: Polygon): boolean {
  const { length } = vertices;
  let x = vertices[length - 2] as number;
  let y = vertices[length - 1] as number;
  let beforeX = x - (vertices[length - 4] as number);
  let beforeY = y - (vertices[length - 3] as number);
  for (let i = 0; i < length; i += 2) {
    const afterX = (vertices[i] as number) - x;
    const afterY = (vertices[i + 1] as number) - y;
    const before = Math.abs(beforeX) + Math.abs(beforeY);
    const after = Math.abs(afterX) + Math.abs(afterY);
    const cross = orientation * (beforeX * afterY - beforeY * afterX);
    if (!(cross >= ROUNDING * Math.max(before, after))) return false;
    x = vertices[i] as number;
    y = vertices[i + 1] as number;
    beforeX = afterX;
    beforeY = afterY;
  }
  return true;
}
