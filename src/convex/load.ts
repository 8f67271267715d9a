import { createChain, vertexCount } from "../forms/forms.js";
import { setCapsuleChain, setChain } from "../forms/set-chain.js";
import { normalizingPower } from "../math/exact.js";
import { makeUnit } from "../math/vector.js";
import {
  type ByKind,
  type Capsule,
  type Circle,
  type Compound,
  type Ellipse,
  ofKind,
  type Point,
  type Polygon,
  type Polyline,
  type Rect,
  type RoundedRect,
  type Segment,
  type Shape,
} from "../shapes/kind.js";
import type { BoxShape, RoundShape } from "../shapes/reductions.js";
import {
  addBox,
  addBreak,
  addPoint,
  addWay,
  addWayAsPoint,
  axis,
  box,
  type Core,
  finishCore,
  readWedge,
  resetCore,
  way,
} from "./core.js";
import { type Frame, inX, inY } from "./reference.js";

/**
 * A radius this much smaller than the other leaves an ellipse a segment to within 2⁻⁵⁰ of its size, which is
 * eight roundings.
 */
const FLAT_RATIO = 2 ** -50;

/** Below this, products of four radii might underflow. */
const LEAST_SQUARED = 2 ** -150;

/**
 * Reads a shape that `isConvex` into a core, in a frame.
 *
 * Unit vectors are off by 3 u (u = 2⁻⁵³) of their length, and coordinates in the frame pass one rounding where
 * they are stored coordinates, five where they are made of a centre, a size and a unit vector.
 */
export function loadCore(core: Core, shape: Shape, frame: Frame): void {
  resetCore(core);
  readShape(shape, core, frame);
  finishCore(core);
}

/** What reads a shape of one kind, or of any, into a core. */
export type Loader<S> = (core: Core, shape: S, frame: Frame) => void;

/** The same for shapes of one kind, without asking what they are. */
function loaderOf<S>(read: (shape: S, core: Core, frame: Frame) => void): Loader<S> {
  return (core, shape, frame) => {
    resetCore(core);
    read(shape, core, frame);
    finishCore(core);
  };
}

export const loadPoint = /* @__PURE__ */ loaderOf<Point>(readPoint);
export const loadCircle = /* @__PURE__ */ loaderOf(readCircle);
export const loadEllipse = /* @__PURE__ */ loaderOf(readEllipse);
export const loadRect = /* @__PURE__ */ loaderOf<Rect>(readRect);
export const loadCapsule = /* @__PURE__ */ loaderOf(readCapsule);
export const loadPolygon = /* @__PURE__ */ loaderOf(readPolygon);

const chain = /* @__PURE__ */ createChain();

const readers: ByKind<[core: Core, frame: Frame]> = [
  readPoint,
  readCircle,
  readEllipse,
  readRect,
  readWedge,
  readEnds,
  readCapsule,
  readRoundedRect,
  readPolygon,
  readHalfPlane,
  readWedge,
  readWedge,
  readEnds,
  readCompound,
];

function readShape(shape: Shape, core: Core, frame: Frame): void {
  ofKind(readers, shape)(shape, core, frame);
}

function readPoint({ x, y }: RoundShape, core: Core, frame: Frame): void {
  core.draft.x = inX(frame, x);
  core.draft.y = inY(frame, y);
  addPoint(core);
}

function readCircle(circle: Circle, core: Core, frame: Frame): void {
  readPoint(circle, core, frame);
  core.radius = circle.r * frame.shrink * frame.grow;
}

function readCompound({ parts }: Compound, core: Core, frame: Frame): void {
  readShape(parts[0] as Shape, core, frame);
}

function readHalfPlane(): never {
  throw new TypeError("a half plane has no core");
}

function readRoundedRect(shape: RoundedRect, core: Core, frame: Frame): void {
  core.radius = shape.r;
  readRect(shape, core, frame);
}

function readRect(shape: BoxShape, core: Core, frame: Frame): void {
  box.x = shape.x;
  box.y = shape.y;
  box.width = shape.halfWidth;
  box.height = shape.halfHeight;
  axis.x = shape.ux;
  axis.y = shape.uy;
  readBox(core, frame);
}

/** Reads `box`, along `axis`, of any length, with corners of the radius of the core, and brings that into the units of the frame. */
export function readBox(core: Core, frame: Frame): void {
  const { radius } = core;
  box.x = inX(frame, box.x);
  box.y = inY(frame, box.y);
  box.width = (box.width - radius) * frame.shrink * frame.grow;
  box.height = (box.height - radius) * frame.shrink * frame.grow;
  makeUnit(axis);
  addBox(core);
  core.radius = radius * frame.shrink * frame.grow;
}

function readEllipse(shape: Ellipse, core: Core, frame: Frame): void {
  const rx = shape.rx * frame.shrink * frame.grow;
  const ry = shape.ry * frame.shrink * frame.grow;
  box.x = inX(frame, shape.x);
  box.y = inY(frame, shape.y);
  if (rx === ry) {
    core.draft.x = box.x;
    core.draft.y = box.y;
    addPoint(core);
    core.radius = rx;
    return;
  }
  const isFlatX = rx <= FLAT_RATIO * ry;
  const isFlatY = ry <= FLAT_RATIO * rx;
  box.width = isFlatY ? rx : 0;
  box.height = isFlatX ? ry : 0;
  axis.x = shape.ux;
  axis.y = shape.uy;
  makeUnit(axis);
  addBox(core);
  if (isFlatX || isFlatY) return;
  core.isElliptic = true;
  core.ellipseX = axis.x;
  core.ellipseY = axis.y;
  const long = Math.max(rx, ry);
  const power = long > LEAST_SQUARED && long < 1 / LEAST_SQUARED ? 1 : normalizingPower(long);
  core.radiusXSq = rx * power * (rx * power);
  core.radiusYSq = ry * power * (ry * power);
  core.ellipseScale = 1 / power;
  core.size += rx + ry;
}

/** Reads a segment, as a polyline may be, too. */
function readEnds(shape: Segment | Polyline, core: Core, frame: Frame): void {
  setChain(chain, shape);
  readChain(core, frame);
}

function readCapsule(capsule: Capsule, core: Core, frame: Frame): void {
  setCapsuleChain(capsule, chain);
  readChain(core, frame);
}

function readChain(core: Core, frame: Frame): void {
  const { shrink, grow } = frame;
  const { points, radius } = chain;
  const last = 2 * vertexCount(chain) - 2;
  const ax = points[0] as number;
  const ay = points[1] as number;
  const bx = points[last] as number;
  const by = points[last + 1] as number;
  core.radius = radius * shrink * grow;
  axis.x = (bx * shrink - ax * shrink) * grow;
  axis.y = (by * shrink - ay * shrink) * grow;
  way.ax = inX(frame, ax);
  way.ay = inY(frame, ay);
  way.bx = inX(frame, bx);
  way.by = inY(frame, by);
  if (axis.x === 0 && axis.y === 0) {
    addWayAsPoint(core);
  } else {
    makeUnit(axis);
    addWay(core);
  }
}

/** Beside a far larger shape, edges shorter than this keep hardly any digit, and are left out. */
const LEAST_EDGE = 2 ** -600;

function readPolygon({ vertices, orientation }: Polygon, core: Core, frame: Frame): void {
  const { length } = vertices;
  if (orientation < 0) readRing(core, frame, vertices, length - 2, 0, -2);
  else readRing(core, frame, vertices, 0, length - 2, 2);
}

/** Reads a convex ring, from +x towards +y, of coordinates x and y from the first index to the last: a break for each edge. */
export function readRing(
  core: Core,
  frame: Frame,
  points: ArrayLike<number>,
  first: number,
  last: number,
  step: 2 | -2,
): void {
  const { shrink, grow, originX, originY } = frame;
  const { draft } = core;
  const least = shrink < 1 ? LEAST_EDGE : 0;
  let beforeX = (points[last] as number) * shrink;
  let beforeY = (points[last + 1] as number) * shrink;
  draft.r = 0;
  for (let index = first; index !== last + step; index += step) {
    const x = (points[index] as number) * shrink;
    const y = (points[index + 1] as number) * shrink;
    // Taken from the stored numbers, so that the normal of the shortest edge is as accurate as any.
    const wayX = (x - beforeX) * grow;
    const wayY = (y - beforeY) * grow;
    if (Math.abs(wayX) + Math.abs(wayY) > least) {
      axis.x = wayX;
      axis.y = wayY;
      makeUnit(axis);
      draft.normalX = axis.y;
      draft.normalY = -axis.x;
      draft.x = (x - originX) * grow;
      draft.y = (y - originY) * grow;
      addBreak(core);
    }
    beforeX = x;
    beforeY = y;
  }
  if (core.count < 3) readCollapsed(core, (beforeX - originX) * grow, (beforeY - originY) * grow);
}

/** Reads a polygon of which a far larger shape leaves only a point, or one edge there and back; (x, y) is the last vertex read. */
function readCollapsed(core: Core, x: number, y: number): void {
  const { count } = core;
  way.ax = core.x[0] as number;
  way.ay = core.y[0] as number;
  way.bx = count < 2 ? x : (core.x[1] as number);
  way.by = count < 2 ? y : (core.y[1] as number);
  resetCore(core);
  if (count < 2) addWayAsPoint(core);
  else addWay(core);
}
