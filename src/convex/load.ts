import { normalizingPower } from "../math/powers-of-two.js";
import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { type Directions, Kind, Opening, type Polygon, type Rect, type Shape } from "../shapes/kind.js";
import { isOpeningZero } from "./convexity.js";
import { addBreak, type Core, type Frame, finishCore, resetCore } from "./core.js";

/**
 * A radius this much smaller than the other leaves an ellipse a segment to within 2⁻⁵⁰ of its size, which is
 * eight roundings.
 */
const FLAT_RATIO = 2 ** -50;

/** From here on down, products of four radii might vanish. */
const LEAST_SQUARED = 2 ** -150;

const axis: Vec2 = { x: 0, y: 0 };
const startUnit: Vec2 = { x: 0, y: 0 };
const endUnit: Vec2 = { x: 0, y: 0 };

/** Sets the point a shape is measured from: one of its own, or its centre. */
export function setReference(shape: Shape, out: Vec2): void {
  switch (shape.kind) {
    case Kind.segment:
    case Kind.capsule:
      out.x = shape.ax;
      out.y = shape.ay;
      break;
    case Kind.polygon:
      out.x = shape.vertices[0] as number;
      out.y = shape.vertices[1] as number;
      break;
    case Kind.polyline:
      out.x = shape.points[0] as number;
      out.y = shape.points[1] as number;
      break;
    case Kind.compound:
      setReference(shape.parts[0] as Shape, out);
      break;
    case Kind.point:
    case Kind.circle:
    case Kind.ellipse:
    case Kind.rect:
    case Kind.roundedRect:
    case Kind.sector:
    case Kind.annularSector:
    case Kind.arc:
    case Kind.halfPlane:
      out.x = shape.x;
      out.y = shape.y;
      break;
    default:
      shape satisfies never;
  }
}

/**
 * Reads a shape that `isConvex` into a core, in a frame.
 *
 * Unit vectors are off by 3 u (u = 2⁻⁵³) of their length, and coordinates in the frame pass one rounding where
 * they are stored coordinates, five where they are made of a centre, a size and a unit vector.
 */
export function loadCore(core: Core, shape: Shape, frame: Frame): void {
  resetCore(core);
  readShape(core, shape, frame);
  finishCore(core);
}

function readShape(core: Core, shape: Shape, frame: Frame): void {
  const scale = frame.shrink * frame.grow;
  switch (shape.kind) {
    case Kind.point:
      addPoint(core, inX(frame, shape.x), inY(frame, shape.y));
      break;
    case Kind.circle:
      addPoint(core, inX(frame, shape.x), inY(frame, shape.y));
      addRadius(core, shape.r * scale);
      break;
    case Kind.ellipse:
      addEllipse(core, shape.rx * scale, shape.ry * scale, shape, frame);
      break;
    case Kind.rect:
      addRect(core, shape.halfWidth * scale, shape.halfHeight * scale, shape, frame);
      break;
    case Kind.roundedRect:
      addRect(core, (shape.halfWidth - shape.r) * scale, (shape.halfHeight - shape.r) * scale, shape, frame);
      addRadius(core, shape.r * scale);
      break;
    case Kind.segment:
      addSegment(core, shape.ax, shape.ay, shape.bx, shape.by, frame);
      break;
    case Kind.capsule:
      addSegment(core, shape.ax, shape.ay, shape.bx, shape.by, frame);
      addRadius(core, shape.r * scale);
      break;
    case Kind.polyline:
      addSegment(
        core,
        shape.points[0] as number,
        shape.points[1] as number,
        shape.points[2] as number,
        shape.points[3] as number,
        frame,
      );
      break;
    case Kind.polygon:
      addPolygon(core, shape, frame);
      break;
    case Kind.sector:
    case Kind.arc:
      addSector(core, shape, shape.kind === Kind.arc ? shape.r * scale : 0, shape.r * scale, frame);
      break;
    case Kind.annularSector:
      addSector(core, shape, shape.innerR * scale, shape.outerR * scale, frame);
      break;
    case Kind.compound:
      readShape(core, shape.parts[0] as Shape, frame);
      break;
    case Kind.halfPlane:
      throw new TypeError("a half plane has no core");
    default:
      shape satisfies never;
  }
}

function inX(frame: Frame, x: number): number {
  return (x * frame.shrink - frame.originX) * frame.grow;
}

function inY(frame: Frame, y: number): number {
  return (y * frame.shrink - frame.originY) * frame.grow;
}

function addRadius(core: Core, radius: number): void {
  core.radius = radius;
  core.size += radius;
}

function addPoint(core: Core, x: number, y: number): void {
  addBreak(core, 1, 0, x, y, 0);
  addBreak(core, 0, 1, x, y, 0);
  addBreak(core, -1, 0, x, y, 0);
  addBreak(core, 0, -1, x, y, 0);
}

/** The box about (x, y) with two half sizes along a unit vector and across it, either of which may be 0. */
function addBox(core: Core, x: number, y: number, unit: Vec2, width: number, height: number): void {
  const { x: ux, y: uy } = unit;
  const alongX = width * ux;
  const alongY = width * uy;
  const acrossX = -height * uy;
  const acrossY = height * ux;
  addBreak(core, ux, uy, x + alongX + acrossX, y + alongY + acrossY, 0);
  addBreak(core, -uy, ux, x - alongX + acrossX, y - alongY + acrossY, 0);
  addBreak(core, -ux, -uy, x - alongX - acrossX, y - alongY - acrossY, 0);
  addBreak(core, uy, -ux, x + alongX - acrossX, y + alongY - acrossY, 0);
}

/** A shape with a centre and a direction. */
type Turned = Pick<Rect, "x" | "y" | "ux" | "uy">;

function addRect(core: Core, width: number, height: number, turned: Turned, frame: Frame): void {
  setUnitVector(axis, turned.ux, turned.uy);
  addBox(core, inX(frame, turned.x), inY(frame, turned.y), axis, width, height);
}

function addEllipse(core: Core, rx: number, ry: number, turned: Turned, frame: Frame): void {
  if (rx === ry) {
    addPoint(core, inX(frame, turned.x), inY(frame, turned.y));
    addRadius(core, rx);
    return;
  }
  if (ry <= FLAT_RATIO * rx) {
    addRect(core, rx, 0, turned, frame);
    return;
  }
  if (rx <= FLAT_RATIO * ry) {
    addRect(core, 0, ry, turned, frame);
    return;
  }
  setUnitVector(axis, turned.ux, turned.uy);
  addBox(core, inX(frame, turned.x), inY(frame, turned.y), axis, 0, 0);
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

/** Two world points, in the order of the support points while the normal turns. */
function addSegment(core: Core, ax: number, ay: number, bx: number, by: number, frame: Frame): void {
  const startX = inX(frame, ax);
  const startY = inY(frame, ay);
  const wayX = (bx * frame.shrink - ax * frame.shrink) * frame.grow;
  const wayY = (by * frame.shrink - ay * frame.shrink) * frame.grow;
  if (wayX === 0 && wayY === 0) {
    addPoint(core, startX, startY);
    return;
  }
  setUnitVector(axis, wayX, wayY);
  addWay(core, startX, startY, inX(frame, bx), inY(frame, by), axis);
}

/** The segment between two points of the frame, the second of which lies in the given direction. */
function addWay(core: Core, ax: number, ay: number, bx: number, by: number, unit: Vec2): void {
  const { x, y } = unit;
  addBreak(core, y, -x, bx, by, 0);
  addBreak(core, x, y, bx, by, 0);
  addBreak(core, -y, x, ax, ay, 0);
  addBreak(core, -x, -y, ax, ay, 0);
}

function addPolygon(core: Core, polygon: Polygon, frame: Frame): void {
  const { vertices, orientation } = polygon;
  const { shrink, grow, originX, originY } = frame;
  const length = vertices.length;
  const step = orientation < 0 ? -2 : 2;
  let index = orientation < 0 ? length - 2 : 0;
  const last = length - 2 - index;
  let beforeX = (vertices[last] as number) * shrink;
  let beforeY = (vertices[last + 1] as number) * shrink;
  for (let i = 0; i < length; i += 2) {
    const x = (vertices[index] as number) * shrink;
    const y = (vertices[index + 1] as number) * shrink;
    // From the stored numbers, so that the normal of the shortest edge is as good as any.
    const wayX = (x - beforeX) * grow;
    const wayY = (y - beforeY) * grow;
    if (wayX !== 0 || wayY !== 0) {
      setUnitVector(axis, wayX, wayY);
      addBreak(core, axis.y, -axis.x, (x - originX) * grow, (y - originY) * grow, 0);
    }
    beforeX = x;
    beforeY = y;
    index += step;
  }
}

/** What lies between two directions and two radii from an apex, where that is convex. */
function addSector(
  core: Core,
  sector: Directions & { readonly x: number; readonly y: number },
  inner: number,
  outer: number,
  frame: Frame,
): void {
  const x = inX(frame, sector.x);
  const y = inY(frame, sector.y);
  if (outer === 0 || sector.opening === Opening.whole) {
    addPoint(core, x, y);
    addRadius(core, outer);
    return;
  }
  setUnitVector(startUnit, sector.startX, sector.startY);
  const startX = x + outer * startUnit.x;
  const startY = y + outer * startUnit.y;
  if (isOpeningZero(sector)) {
    if (inner === outer) addPoint(core, startX, startY);
    else addWay(core, x + inner * startUnit.x, y + inner * startUnit.y, startX, startY, startUnit);
    // What the points were made of may be far larger than they are.
    core.size = Math.max(core.size, Math.abs(x) + Math.abs(y) + outer);
    return;
  }
  setUnitVector(endUnit, sector.endX, sector.endY);
  addBreak(core, startUnit.y, -startUnit.x, startX, startY, 0);
  addBreak(core, startUnit.x, startUnit.y, x, y, outer);
  addBreak(core, endUnit.x, endUnit.y, x + outer * endUnit.x, y + outer * endUnit.y, 0);
  addBreak(core, -endUnit.y, endUnit.x, x, y, 0);
}
