import { setReference } from "../convex/reference.js";
import { zeros } from "../math/collections.js";
import { normalizingPower, withinDoubles } from "../math/exact.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { extremePoints } from "../near/least-first.js";
import { partTreeOf, treeOf } from "../near/shape-trees.js";
import { type Bounds, emptyBox } from "../shapes/bounds.js";
import type { Ends, Extremes, Shape, SimpleShape } from "../shapes/kind.js";
import { type ByForm, type BySimpleForm, isUnbounded, ofForm, partsOf } from "../shapes/reductions.js";

/**
 * Coordinates relative to a point of one of two shapes, multiplied by a power of two that brings the largest
 * of them and the largest size into [1, 2).
 *
 * So rounding errors are relative to the extents and the separation of the shapes, not to their distance from
 * the origin, and thresholds may be plain numbers.
 */
export interface Frame {
  readonly originX: number;
  readonly originY: number;
  readonly power: number;
}

/** A point in or near a shape: not the pose of a shape given by points, which may be anywhere. */
const reference: Vec2 = /* @__PURE__ */ new ScratchVector();

function isBounded(shape: Shape): boolean {
  return !isUnbounded(shape);
}

/** The frame of two shapes; `points` and `lengths` are to be within its range as well. */
export function frameOf(
  a: Shape,
  b: Shape,
  points: readonly Readonly<Vec2>[] = [],
  lengths: readonly number[] = [],
): Frame {
  setReference(partsOf(a).find(isBounded) ?? partsOf(b).find(isBounded) ?? partsOf(b)[0] ?? b, reference);
  const { x: originX, y: originY } = reference;
  let half = Math.max(halfReach(a, originX, originY), halfReach(b, originX, originY));
  for (const { x, y } of points) half = Math.max(half, halfOffset(x, y, originX, originY));
  for (const length of lengths) half = Math.max(half, Math.abs(length) / 2);
  const power = half === 0 ? 1 : normalizingPower(half) / 2;
  return { originX, originY, power };
}

/** Numbers below this count as 0, so that no product of four others of a frame underflows. */
const VANISHING = 2 ** -200;

/** Numbers beyond this count as this, so that no product of two others of a frame overflows. */
const OVERWHELMING = 2 ** 250;

/** The relative coordinate of a coordinate, without overflow where the difference would have one. */
export function toFrame(value: number, origin: number, power: number): number {
  const relative = power < 1 ? value * power - origin * power : (value - origin) * power;
  const size = Math.abs(relative);
  if (size < VANISHING) return 0;
  return size < OVERWHELMING ? relative : relative > 0 ? OVERWHELMING : -OVERWHELMING;
}

function sizeInFrame(size: number, power: number): number {
  return toFrame(size, 0, power);
}

/** The coordinate of a relative one; the largest double if it is beyond that. */
export function fromFrame(relative: number, origin: number, power: number): number {
  const value = origin + relative / power;
  return (Number.isFinite(value) ? value : withinDoubles((origin * power + relative) / power)) + 0;
}

/** A shape as its parts, in the coordinates of the frame. */
export function partsInFrame(shape: Shape, frame: Frame): SimpleShape[] {
  return partsOf(shape).map((part) => inFrame(part, frame));
}

export function inFrame(shape: SimpleShape, frame: Frame): SimpleShape {
  const x = toFrame(shape.x, frame.originX, frame.power);
  const y = toFrame(shape.y, frame.originY, frame.power);
  return ofForm(framers, shape.kind)(shape, frame, x, y);
}

/** What puts a shape into a frame, where its position is at (x, y). */
const framers: BySimpleForm<[frame: Frame, x: number, y: number], SimpleShape> = {
  round: (shape, { power }, x, y) =>
    "r" in shape ? { ...shape, x, y, r: sizeInFrame(shape.r, power) } : { ...shape, x, y },
  ellipse: (shape, { power }, x, y) => ({
    ...shape,
    x,
    y,
    rx: sizeInFrame(shape.rx, power),
    ry: sizeInFrame(shape.ry, power),
  }),
  box(shape, { power }, x, y) {
    const halfWidth = sizeInFrame(shape.halfWidth, power);
    const halfHeight = sizeInFrame(shape.halfHeight, power);
    if (!("r" in shape)) return { ...shape, x, y, halfWidth, halfHeight };
    return { ...shape, x, y, halfWidth, halfHeight, r: sizeInFrame(shape.r, power) };
  },
  wedge(shape, { power }, x, y) {
    if ("r" in shape) return { ...shape, x, y, r: sizeInFrame(shape.r, power) };
    const innerR = sizeInFrame(shape.innerR, power);
    return { ...shape, x, y, innerR, outerR: sizeInFrame(shape.outerR, power) };
  },
  ended: (shape, frame, x, y) =>
    "r" in shape
      ? { ...shape, x, y, ...endsInFrame(shape, frame), r: sizeInFrame(shape.r, frame.power) }
      : { ...shape, x, y, ...endsInFrame(shape, frame) },
  polygon: (shape, frame, x, y) => ({
    ...shape,
    x,
    y,
    ...extremesInFrame(shape, frame),
    vertices: pointsInFrame(shape.vertices, frame),
  }),
  polyline: (shape, frame, x, y) => ({ ...shape, x, y, points: pointsInFrame(shape.points, frame) }),
  halfPlane: (shape, _, x, y) => ({ ...shape, x, y }),
};

function endsInFrame({ ax, ay, bx, by }: Ends, { originX, originY, power }: Frame): Ends {
  return {
    ax: toFrame(ax, originX, power),
    ay: toFrame(ay, originY, power),
    bx: toFrame(bx, originX, power),
    by: toFrame(by, originY, power),
  };
}

/** Rounding keeps the order of coordinates, so what is extreme stays so. */
function extremesInFrame(shape: Extremes, { originX, originY, power }: Frame): Extremes {
  return {
    minX: toFrame(shape.minX, originX, power),
    minY: toFrame(shape.minY, originY, power),
    maxX: toFrame(shape.maxX, originX, power),
    maxY: toFrame(shape.maxY, originY, power),
    yAtMinX: toFrame(shape.yAtMinX, originY, power),
    xAtMinY: toFrame(shape.xAtMinY, originX, power),
    yAtMaxX: toFrame(shape.yAtMaxX, originY, power),
    xAtMaxY: toFrame(shape.xAtMaxY, originX, power),
  };
}

function pointsInFrame(points: readonly number[], { originX, originY, power }: Frame): number[] {
  const relative = zeros(points.length);
  for (let i = 0; i + 1 < points.length; i += 2) {
    relative[i] = toFrame(points[i] ?? 0, originX, power);
    relative[i + 1] = toFrame(points[i + 1] ?? 0, originY, power);
  }
  return relative;
}

/** The least box that holds the points by which a shape is given, and the largest of its sizes. */
interface Reach extends Bounds {
  size: number;
}

const reach: Reach = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5, size: 0.5 };

/**
 * Half the largest size or distance from the origin along an axis. Rounding keeps the order of numbers, so the extremes
 * suffice.
 */
function halfReach(shape: Shape, originX: number, originY: number): number {
  emptyBox(reach);
  reach.size = 0;
  addReach(shape);
  const { minX, minY, maxX, maxY, size } = reach;
  return Math.max(
    size / 2,
    halfOffset(minX, minY, originX, originY),
    halfOffset(maxX, maxY, originX, originY),
  );
}

function addReach(shape: Shape): void {
  ofForm(reaches, shape.kind)(shape);
}

// Radii are read here: what a function returns may go to the heap.
const reaches: ByForm<[]> = {
  round: (shape) => addPoint(shape.x, shape.y, "r" in shape ? shape.r : 0),
  ellipse: ({ x, y, rx, ry }) => addPoint(x, y, Math.max(rx, ry)),
  box: ({ x, y, halfWidth, halfHeight }) => addPoint(x, y, Math.max(halfWidth, halfHeight)),
  wedge: (shape) => addPoint(shape.x, shape.y, "r" in shape ? shape.r : shape.outerR),
  ended(shape) {
    addPoint(shape.ax, shape.ay, "r" in shape ? shape.r : 0);
    addPoint(shape.bx, shape.by, 0);
  },
  polygon({ minX, minY, maxX, maxY }) {
    addPoint(minX, minY, 0);
    addPoint(maxX, maxY, 0);
  },
  polyline: ({ points }) => addPoints(points),
  halfPlane: ({ x, y }) => addPoint(x, y, 0),
  // If it has a tree, the reach of its parts is computed once and kept there.
  union(shape) {
    const noted = partTreeOf(shape)?.placed.noted;
    if (noted?.reach) {
      const [minX = 0, minY = 0, maxX = 0, maxY = 0, size = 0] = noted.reach;
      addPoint(minX, minY, size);
      addPoint(maxX, maxY, 0);
      return;
    }
    for (const part of shape.parts) addReach(part);
    // Nothing else has been added: compounds are not nested.
    if (noted) noted.reach = [reach.minX, reach.minY, reach.maxX, reach.maxY, reach.size];
  },
};

function addPoint(x: number, y: number, size: number): void {
  reach.minX = Math.min(reach.minX, x);
  reach.minY = Math.min(reach.minY, y);
  reach.maxX = Math.max(reach.maxX, x);
  reach.maxY = Math.max(reach.maxY, y);
  reach.size = Math.max(reach.size, size);
}

function addPoints(points: readonly number[]): void {
  const tree = treeOf(points);
  if (tree !== null) {
    for (const i of extremePoints(tree, points, points.length / 2)) {
      addPoint(points[2 * i] as number, points[2 * i + 1] as number, 0);
    }
  } else
    for (let i = 0; i + 1 < points.length; i += 2) addPoint(points[i] as number, points[i + 1] as number, 0);
}

function halfOffset(x: number, y: number, originX: number, originY: number): number {
  return Math.max(Math.abs(x / 2 - originX / 2), Math.abs(y / 2 - originY / 2));
}
