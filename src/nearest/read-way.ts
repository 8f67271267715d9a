import { makeUnit } from "../math/unit-vector.js";
import { ScratchVector } from "../math/vector.js";
import {
  type ByKind,
  type Capsule,
  type Circle,
  type Ellipse,
  Kind,
  ofKind,
  type Point,
  type RoundedRect,
  type Shape,
} from "../shapes/kind.js";
import type { BoxShape, CentredShape, EndedShape, WedgeShape } from "../shapes/reductions.js";
import { lengthOf, type Nearest } from "./nearest.js";
import { type NearBox, nearestInBox, nearestInEllipse } from "./point-ellipse.js";
import { createWedgeSide, setWedgeSide } from "./wedge-side.js";

/**
 * The displacement from a point, or from the centre of a circle, to the nearest point of another shape's core: a vertex,
 * a segment, a box, an ellipse, or a sector or part of one. (The core of a circle is its centre, that of a capsule its
 * segment.)
 *
 * All lengths are multiplied by `power`, a power of two, which is 1 unless they are extreme.
 */
export class WayToCore {
  /** False for other kinds of shapes. */
  isRead = false;
  /** False for these, too, and for numbers beyond measure; then the rest means nothing. */
  isMeasured = false;
  power = 1.5;
  x = 0.5;
  y = 0.5;
  length = 0.5;
  /** The radii: of the circle around its centre, and of the other shape around its core. */
  radiusA = 0.5;
  radiusB = 0.5;
  /** A bound on all lengths measured. */
  size = 0.5;
  /** Whether WAY_ERROR certainly bounds the error of the length; otherwise it is only about as small. */
  isBounded = true;
}

/** Reads the way from a to b; false for kinds that are not measured here. */
export function readWay(way: WayToCore, a: Shape, b: Shape): boolean {
  if (a.kind > Kind.circle) return false;
  ofKind(centerReaders, a)(a, way);
  way.radiusB = 0;
  way.isBounded = true;
  return ofKind(coreReaders, b)(b, way);
}

/** The same for two kinds, given the functions that read each. */
export function wayReader<A extends Shape, B extends Shape>(
  readA: (a: A, way: WayToCore) => boolean,
  readB: (b: B, way: WayToCore) => boolean,
): (way: WayToCore, a: A, b: B) => boolean {
  return (way, a, b) => {
    readA(a, way);
    way.radiusB = 0;
    way.isBounded = true;
    return readB(b, way);
  };
}

/** These read the first shape. */
const centerReaders = [readPlace, readCenter];

export function readPlace({ x, y }: Point, way: WayToCore): boolean {
  way.x = x;
  way.y = y;
  way.radiusA = 0;
  return true;
}

export function readCenter({ x, y, r }: Circle, way: WayToCore): boolean {
  way.x = x;
  way.y = y;
  way.radiusA = r * way.power;
  return true;
}

/** These read the second shape, while `x` and `y` still are the position of the first. */
const coreReaders: ByKind<[way: WayToCore], boolean> = [
  readPoint,
  readCircle,
  readEllipse,
  readRect,
  readWedge,
  readSegment,
  readCapsule,
  readRoundedRect,
  readOther,
  readOther,
  readWedge,
  readWedge,
  readOther,
  readOther,
];

function readOther(): boolean {
  return false;
}

export function readPoint({ x, y }: Point, way: WayToCore): boolean {
  way.x = (x - way.x) * way.power;
  way.y = (y - way.y) * way.power;
  return finishAtVertex(way);
}

export function readCircle({ x, y, r }: Circle, way: WayToCore): boolean {
  way.radiusB = r * way.power;
  way.x = (x - way.x) * way.power;
  way.y = (y - way.y) * way.power;
  return finishAtVertex(way);
}

function finishAtVertex(way: WayToCore): boolean {
  const { x, y } = way;
  way.length = lengthOf(x, y);
  way.size = Math.abs(x) + Math.abs(y) + way.radiusA + way.radiusB;
  return true;
}

export function readCapsule(b: Capsule, way: WayToCore): boolean {
  way.radiusB = b.r * way.power;
  return readSegment(b, way);
}

function readSegment(b: EndedShape, way: WayToCore): boolean {
  const { x, y, power } = way;
  ends.ax = (b.ax - x) * power;
  ends.ay = (b.ay - y) * power;
  ends.bx = (b.bx - x) * power;
  ends.by = (b.by - y) * power;
  ends.wx = (b.bx - b.ax) * power;
  ends.wy = (b.by - b.ay) * power;
  return finishAtSegment(way);
}

/** The ends of a segment relative to the centre, and the vector between them. */
const ends = { ax: 0.5, ay: 0.5, bx: 0.5, by: 0.5, wx: 0.5, wy: 0.5 };

/** Each end is measured from itself: from the other one, rounding might put a centre beside it beyond it. */
function finishAtSegment(way: WayToCore): boolean {
  const { ax, ay, bx, by, wx, wy } = ends;
  way.size = Math.abs(ax) + Math.abs(ay) + Math.abs(wx) + Math.abs(wy) + way.radiusA + way.radiusB;
  const isBefore = ax * wx + ay * wy >= 0;
  if (isBefore || bx * wx + by * wy <= 0) {
    way.x = isBefore ? ax : bx;
    way.y = isBefore ? ay : by;
    way.length = lengthOf(way.x, way.y);
    return true;
  }
  const segmentLength = lengthOf(wx, wy);
  const across = (ax * wy - ay * wx) / segmentLength;
  way.x = across * (wy / segmentLength);
  way.y = -across * (wx / segmentLength);
  way.length = Math.abs(across);
  return true;
}

const box: NearBox = { axis: /* @__PURE__ */ new ScratchVector(), halfWidth: 0.5, halfHeight: 0.5 };

/** Relative to the second shape's position: first the centre, then the point of the core that is nearest to it. */
const nearest: Nearest = { x: 0.5, y: 0.5, distance: 0.5 };

function readRoundedRect(b: RoundedRect, way: WayToCore): boolean {
  way.radiusB = b.r * way.power;
  return readRect(b, way);
}

export function readRect(b: BoxShape, way: WayToCore): boolean {
  const { power, radiusA, radiusB } = way;
  const halfWidth = b.halfWidth * power;
  const halfHeight = b.halfHeight * power;
  beginAtCenter(b, way);
  way.size = Math.abs(way.x) + Math.abs(way.y) + halfWidth + halfHeight + radiusA;
  box.axis.x = b.ux;
  box.axis.y = b.uy;
  makeUnit(box.axis);
  box.halfWidth = halfWidth - radiusB;
  box.halfHeight = halfHeight - radiusB;
  nearestInBox(box, nearest);
  return finishAtNearest(way);
}

export function readEllipse(b: Ellipse, way: WayToCore): boolean {
  beginAtCenter(b, way);
  way.size = Math.abs(way.x) + Math.abs(way.y) + b.rx * way.power + b.ry * way.power + way.radiusA;
  nearestInEllipse(b, way, nearest);
  // The accuracy of the steps towards the nearest point is not proved.
  way.isBounded = false;
  return finishAtNearest(way);
}

const side = /* @__PURE__ */ createWedgeSide();

/** In the cone, the nearest point is on the same ray from the apex; elsewhere it is on the edge. */
function readWedge(b: WedgeShape, way: WayToCore): boolean {
  const { power } = way;
  side.power = power;
  side.x = (way.x - b.x) * power;
  side.y = (way.y - b.y) * power;
  setWedgeSide(side, b);
  const { x, y, along, beyond, inner, outer, edgeX, edgeY, turn } = side;
  way.size = Math.abs(x) + Math.abs(y) + outer + way.radiusA;
  // A wrong side, chosen by rounding, adds to the error.
  way.isBounded = false;
  const distance = lengthOf(x, y);
  if (side.isInCone && distance > 0) {
    const step = Math.min(Math.max(distance, inner), outer) - distance;
    way.x = step * (x / distance);
    way.y = step * (y / distance);
    way.length = Math.abs(step);
    return true;
  }
  const step = Math.min(Math.max(along, inner), outer) - along;
  way.x = step * edgeX + beyond * turn * edgeY;
  way.y = step * edgeY - beyond * turn * edgeX;
  way.length = step === 0 ? Math.abs(beyond) : lengthOf(step, beyond);
  return true;
}

/** Sets the way from the first position to that of the second shape. */
function beginAtCenter({ x, y }: CentredShape, way: WayToCore): void {
  way.x = (x - way.x) * way.power;
  way.y = (y - way.y) * way.power;
  nearest.x = -way.x;
  nearest.y = -way.y;
}

/** Extends the way to the nearest point. */
function finishAtNearest(way: WayToCore): boolean {
  way.x += nearest.x;
  way.y += nearest.y;
  way.length = nearest.distance;
  return true;
}
