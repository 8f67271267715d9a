import { keepWithinDoubles, positivePart } from "../../math/exact.js";
import type { Vec2 } from "../../math/vector.js";
import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { lengthOf, type Nearest, nearestInEllipse } from "../../nearest/nearest.js";
import { createWedgeSide, setWayOfSide, setWedgeSide } from "../../nearest/wedge-side.js";
import {
  type ByKind,
  type Capsule,
  type Circle,
  type Ellipse,
  Kind,
  ofNumber,
  type Point,
  type Shape,
} from "../../shapes/kind.js";
import type { EndedShape, WedgeShape } from "../../shapes/reductions.js";
import {
  LEAST_LENGTH,
  powerOfSize,
  type ReadCore,
  readRectCore,
  readRoundedRectCore,
  second,
  setUnit,
  unit,
} from "./box-cores.js";

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
function readWay(way: WayToCore, a: Shape, b: Shape, kindA: Kind = a.kind, kindB: Kind = b.kind): boolean {
  if (kindA > Kind.circle) return false;
  ofNumber(centerReaders, kindA)(a, way);
  way.radiusB = 0;
  way.isBounded = true;
  return ofNumber(coreReaders, kindB)(b, way);
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
  /* @__PURE__ */ wayToBoxOf(readRectCore),
  readWedge,
  readSegment,
  readCapsule,
  /* @__PURE__ */ wayToBoxOf(readRoundedRectCore),
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
  return readVertex(x, y, way);
}

export function readCircle({ x, y, r }: Circle, way: WayToCore): boolean {
  way.radiusB = r * way.power;
  return readVertex(x, y, way);
}

function readVertex(x: number, y: number, way: WayToCore): boolean {
  const before = Math.min(way.power, 1);
  const after = Math.max(way.power, 1);
  way.x = (x * before - way.x * before) * after;
  way.y = (y * before - way.y * before) * after;
  way.size = Math.abs(way.x) + Math.abs(way.y) + way.radiusA + way.radiusB;
  return finishAtVertex(way);
}

function finishAtVertex(way: WayToCore): boolean {
  const { x, y } = way;
  const length = lengthOf(x, y);
  // Squares of what is next to nothing vanish.
  way.length = length > LEAST_LENGTH ? length : Math.max(Math.abs(x), Math.abs(y), length);
  return true;
}

export function readCapsule(b: Capsule, way: WayToCore): boolean {
  way.radiusB = b.r * way.power;
  return readSegment(b, way);
}

/** Each end is measured from itself: from the other one, rounding might put a centre beside it beyond it. */
function readSegment(b: EndedShape, way: WayToCore): boolean {
  setUnit(way.power);
  const { before, after } = unit;
  const x = way.x * before;
  const y = way.y * before;
  const ax = (b.ax * before - x) * after;
  const ay = (b.ay * before - y) * after;
  const bx = (b.bx * before - x) * after;
  const by = (b.by * before - y) * after;
  const wx = (b.bx * before - b.ax * before) * after;
  const wy = (b.by * before - b.ay * before) * after;
  way.size = Math.abs(ax) + Math.abs(ay) + Math.abs(wx) + Math.abs(wy) + way.radiusA + way.radiusB;
  const isBefore = ax * wx + ay * wy >= 0;
  if (isBefore || bx * wx + by * wy <= 0) {
    way.x = isBefore ? ax : bx;
    way.y = isBefore ? ay : by;
    return finishAtVertex(way);
  }
  const segmentLength = lengthOf(wx, wy);
  const across = (ax * wy - ay * wx) / segmentLength;
  way.x = across * (wy / segmentLength);
  way.y = -across * (wx / segmentLength);
  way.length = Math.abs(across);
  return true;
}

/** Reads the way to a shape whose core is a box, given the function that reads that. */
export function wayToBoxOf<B>(read: ReadCore<B>): (b: B, way: WayToCore) => boolean {
  return (b, way) => {
    setUnit(way.power);
    unit.x = way.x * unit.before;
    unit.y = way.y * unit.before;
    read(b, second);
    const { x, y, axisX, axisY, along, across, size, radius } = second;
    const toX = axisX * x + axisY * y;
    const toY = axisX * y - axisY * x;
    // Numbers, since no processor foresees on which side of the box a place is.
    const beyondX = positivePart(Math.abs(toX) - along);
    const beyondY = positivePart(Math.abs(toY) - across);
    const stepX = beyondX * (1 - 2 * Number(toX < 0));
    const stepY = beyondY * (1 - 2 * Number(toY < 0));
    way.x = stepX * axisX - stepY * axisY;
    way.y = stepX * axisY + stepY * axisX;
    const length = lengthOf(beyondX, beyondY);
    way.length = length > LEAST_LENGTH ? length : Math.max(beyondX, beyondY, length);
    way.radiusB = radius;
    way.size = Math.abs(x) + Math.abs(y) + size + way.radiusA + radius;
    return true;
  };
}

/** The point of an ellipse that is nearest to the centre; both are relative to the ellipse's position. */
const nearest: Nearest = { x: 0.5, y: 0.5, distance: 0.5 };

export function readEllipse(b: Ellipse, way: WayToCore): boolean {
  way.x = (b.x - way.x) * way.power;
  way.y = (b.y - way.y) * way.power;
  nearest.x = -way.x;
  nearest.y = -way.y;
  way.size = Math.abs(way.x) + Math.abs(way.y) + b.rx * way.power + b.ry * way.power + way.radiusA;
  nearestInEllipse(b, way, nearest);
  // The accuracy of the steps towards the nearest point is not proved.
  way.isBounded = false;
  way.x += nearest.x;
  way.y += nearest.y;
  way.length = nearest.distance;
  return true;
}

const side = /* @__PURE__ */ createWedgeSide();

function readWedge(b: WedgeShape, way: WayToCore): boolean {
  const { power } = way;
  side.power = power;
  side.x = (way.x - b.x) * power;
  side.y = (way.y - b.y) * power;
  setWedgeSide(side, b);
  way.size = Math.abs(side.x) + Math.abs(side.y) + side.outer + way.radiusA;
  // A wrong side, chosen by rounding, adds to the error.
  way.isBounded = false;
  setWayOfSide(way, side);
  return true;
}

/** The error of a way less the radii, in units of its size: see `BOX_GAP_ERROR` of circle-to-core.ts. */
const WAY_ERROR = 64 * UNIT_ROUNDOFF;

/** Ways shorter than this, in units of the size, may lose bits when they are squared. */
const LEAST_WAY = 2 ** -100;

/** Sets the way from a to b, if it can be measured. */
export function setWay(way: WayToCore, a: Shape, b: Shape, kindA?: Kind, kindB?: Kind): void {
  setWayBy(readWay, way, a, b, kindA, kindB);
}

/** The same, given the function that reads it. */
export function setWayBy<A extends Shape, B extends Shape>(
  readWay: (way: WayToCore, a: A, b: B, kindA?: Kind, kindB?: Kind) => boolean,
  way: WayToCore,
  a: A,
  b: B,
  kindA?: Kind,
  kindB?: Kind,
): void {
  way.isMeasured = false;
  way.power = 1;
  way.isRead = readWay(way, a, b, kindA, kindB);
  if (!way.isRead) return;
  const { size } = way;
  if (!isModerate(size)) {
    if (!way.isBounded && !(size > 0 && size < Number.POSITIVE_INFINITY)) return;
    way.power = powerOfSize(size);
    readWay(way, a, b, kindA, kindB);
  }
  way.isMeasured = way.isBounded || way.length === 0 || way.length > LEAST_WAY * way.size;
}

/** 1 if the shapes certainly overlap, −1 if they are certainly apart. */
export function verdictOfWay({ isMeasured, isBounded, length, radiusA, radiusB, size }: WayToCore): Verdict {
  const depth = radiusA + radiusB - length;
  if (!(isMeasured && isBounded && Math.abs(depth) > WAY_ERROR * size)) return 0;
  return depth > 0 ? 1 : -1;
}

/** Sets the distance of shapes that are apart; rounding may make it 0 or less. */
export function setWayGap({ length, radiusA, radiusB, power }: WayToCore, out: { distance: number }): void {
  out.distance = (length - (radiusA + radiusB)) / power;
}

/** Sets the closest points of shapes that are apart: where the way leaves a, whose centre is given, and enters b. */
export function setWayEnds(way: WayToCore, center: Readonly<Vec2>, out: { a: Vec2; b: Vec2 }): void {
  const { x, y, length, radiusA, radiusB, power } = way;
  const leaving = length > 0 ? radiusA / length : 0;
  const entering = length > 0 ? (length - radiusB) / length : 1;
  setUnit(power);
  const { before, after } = unit;
  out.a.x = (center.x * before + (x * leaving) / after) / before;
  out.a.y = (center.y * before + (y * leaving) / after) / before;
  out.b.x = (center.x * before + (x * entering) / after) / before;
  out.b.y = (center.y * before + (y * entering) / after) / before;
  keepWithinDoubles(out.a);
  keepWithinDoubles(out.b);
}
