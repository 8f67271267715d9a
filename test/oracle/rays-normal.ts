import type {
  AnnularSector,
  Arc,
  Capsule,
  Ellipse,
  Polygon,
  Rect,
  RoundedRect,
  Sector,
  SimpleShape,
} from "../../src/shapes/kind.js";
import { minus } from "./field-vector.js";
import { axisOf } from "./figure.js";
import { kindNumbers } from "./primitive.js";
import type { Side } from "./rays-interval.js";
import { Real } from "./real.js";
import {
  add,
  crossReal,
  dotReal,
  greaterReal,
  isZero,
  lesserReal,
  multiply,
  opposite,
  quarterTurned,
  type RealVector,
  realPoint,
  realVector,
  subtract,
  unit,
  zero,
} from "./real-vector.js";

/** How a ray passes the boundary of a shape, in real lengths. */
export interface Crossing {
  readonly point: RealVector;
  readonly direction: RealVector;
  /** On a circle: the exact sign of the way from its centre along the ray. */
  readonly rootSide: -1 | 0 | 1;
  /** −1 for a normal against the ray, 1 for one along it. */
  readonly sense: -1 | 1;
}

/** A crossing of one side of the shape. */
export interface Passage extends Crossing {
  readonly side: Side;
}

/** The unit normal of a shape on one of its sides; undefined where the point rounds to the centre of a curve. */
export function normalOn(shape: SimpleShape, passage: Passage): RealVector | undefined {
  if (isThin(shape)) return unit(turnedTo(passage.direction, passage));
  switch (shape.kind) {
    case kindNumbers.circle:
      return unitIfAny(radial(shape, passage));
    case kindNumbers.ellipse:
      return unitIfAny(gradient(shape, passage));
    case kindNumbers.rect:
      return unit(boxNormal(shape, passage));
    case kindNumbers.roundedRect:
      return shape.r === 0 ? unit(boxNormal(shape, passage)) : unitIfAny(fromCoreBox(shape, passage));
    case kindNumbers.capsule:
      return unitIfAny(fromCoreSegment(shape, passage));
    case kindNumbers.polygon:
      return unit(polygonNormal(shape, passage));
    case kindNumbers.halfPlane:
      return unit(realVector(axisOf(shape.nx, shape.ny)));
    case kindNumbers.sector:
    case kindNumbers.annularSector:
      return unitIfAny(wedgeNormal(shape, passage));
    case kindNumbers.arc: {
      const out = unitIfAny(radial(shape, passage));
      return out !== undefined && headingOf(out, passage) * passage.sense < 0 ? opposite(out) : out;
    }
    case kindNumbers.segment:
    case kindNumbers.polyline:
      return unit(pieceNormal(passage));
    case kindNumbers.point:
      throw new Error("a point is thin");
  }
}

/** Cosines below this are as good as none. */
const NEARLY_ACROSS = new Real(1n, -60);

/**
 * Whether a unit vector from the centre of a circle points along the ray: where that is nearly across it, by which of the
 * two crossings of the circle it is. Elsewhere the place may be known as that of another curve's crossing.
 */
function headingOf(out: RealVector, { direction, rootSide }: Crossing): -1 | 0 | 1 {
  const cosine = dotReal(out, unit(direction));
  return cosine.absolute().compare(NEARLY_ACROSS) > 0 ? cosine.sign() : rootSide;
}

/** Whether the shape is a point, or a solid of zero width. */
function isThin(shape: SimpleShape): boolean {
  switch (shape.kind) {
    case kindNumbers.point:
      return true;
    case kindNumbers.circle:
    case kindNumbers.capsule:
      return shape.r === 0;
    case kindNumbers.sector:
    case kindNumbers.arc:
      return shape.r === 0 || hasNoOpening(shape);
    case kindNumbers.ellipse:
      return shape.rx === 0 || shape.ry === 0;
    case kindNumbers.rect:
    case kindNumbers.roundedRect:
      return shape.halfWidth === 0 || shape.halfHeight === 0;
    case kindNumbers.annularSector:
      return shape.innerR === shape.outerR || hasNoOpening(shape);
    default:
      return false;
  }
}

function hasNoOpening({ opening, startX, startY, endX, endY }: Sector | AnnularSector | Arc): boolean {
  if (opening !== 0) return false;
  const [start, end] = [axisOf(startX, startY), axisOf(endX, endY)];
  return start.x * end.y === start.y * end.x;
}

function unitIfAny(v: RealVector): RealVector | undefined {
  return isZero(v) ? undefined : unit(v);
}

/** The vector or its opposite, as its way along the ray has the sense asked for; the vector itself if across. */
function turnedTo(v: RealVector, { direction, sense }: Passage): RealVector {
  return dotReal(v, direction).sign() * sense < 0 ? opposite(v) : v;
}

function placeOf(x: number, y: number): RealVector {
  return { x: Real.of(x), y: Real.of(y) };
}

function radial({ x, y }: { x: number; y: number }, { point }: Passage): RealVector {
  return subtract(point, placeOf(x, y));
}

function axesOf({ ux, uy }: { ux: number; uy: number }): [RealVector, RealVector] {
  const first = unit(realVector(axisOf(ux, uy)));
  return [first, quarterTurned(first)];
}

function gradient(shape: Ellipse, passage: Passage): RealVector {
  const [first, second] = axesOf(shape);
  const v = radial(shape, passage);
  const [rx, ry] = [Real.of(shape.rx), Real.of(shape.ry)];
  return add(
    multiply(first, dotReal(v, first).times(ry).times(ry)),
    multiply(second, dotReal(v, second).times(rx).times(rx)),
  );
}

/** The edges come round from (−, −) on: their outward normals are −second, first, second, −first. */
function boxNormal(shape: Rect | RoundedRect, { side, point }: Passage): RealVector {
  if (side.form !== "edge") throw new Error("a box has edges");
  const [first, second] = axesOf(shape);
  const normal = [opposite(second), first, second, opposite(first)][side.index];
  if (normal === undefined) throw new Error(`a box has no edge ${side.index} at ${point.x.toNumber()}`);
  return normal;
}

/** From the nearest point of the rectangle that the radius surrounds. */
function fromCoreBox(shape: RoundedRect, passage: Passage): RealVector {
  const axes = axesOf(shape);
  const v = radial(shape, passage);
  const halves = [shape.halfWidth, shape.halfHeight].map((half) => Real.of(half).minus(Real.of(shape.r)));
  return axes.reduce<RealVector>(
    (sum, axis, index) => {
      const along = dotReal(v, axis);
      const half = halves[index] ?? zero;
      const clamped = greaterReal(lesserReal(along, half), half.negated());
      return add(sum, multiply(axis, along.minus(clamped)));
    },
    { x: zero, y: zero },
  );
}

/** From the nearest point of the segment that the radius surrounds. */
function fromCoreSegment(shape: Capsule, { point }: Passage): RealVector {
  const a = placeOf(shape.ax, shape.ay);
  const along = subtract(placeOf(shape.bx, shape.by), a);
  const v = subtract(point, a);
  if (isZero(along)) return v;
  const part = dotReal(v, along).dividedBy(dotReal(along, along));
  const clamped = greaterReal(lesserReal(part, Real.of(1)), zero);
  return subtract(v, multiply(along, clamped));
}

/** Whether a side is a piece of length 0. */
export function isDot(side: Side): boolean {
  return side.form === "edge" && isZero(realPoint(minus(side.to, side.from)));
}

function polygonNormal(shape: Polygon, { side }: Passage): RealVector {
  if (side.form !== "edge") throw new Error("a polygon has edges");
  const out = opposite(quarterTurned(realPoint(minus(side.to, side.from))));
  // A ring from +x towards +y has the inside ahead; about a hole it is the other way round.
  const outward = ringTurn(shape, side.ring) * (side.ring === 0 ? 1 : -1);
  return outward > 0 ? out : opposite(out);
}

/** The sign of a ring's area. */
function ringTurn({ vertices, ringEnds }: Polygon, ring: number): number {
  const from = ring === 0 ? 0 : (ringEnds[ring - 1] ?? 0);
  const count = (ringEnds[ring] ?? 0) - from;
  const vertex = (index: number) => {
    const at = 2 * (from + (index % count));
    return placeOf(vertices[at] ?? 0, vertices[at + 1] ?? 0);
  };
  let area = zero;
  for (let index = 1; index + 1 < count; index++) {
    const spokes = [index, index + 1].map((other) => subtract(vertex(other), vertex(0)));
    if (spokes[0] !== undefined && spokes[1] !== undefined) area = area.plus(crossReal(spokes[0], spokes[1]));
  }
  return area.sign();
}

function wedgeNormal(shape: Sector | AnnularSector, passage: Passage): RealVector {
  switch (passage.side.form) {
    case "start":
      return opposite(quarterTurned(realVector(axisOf(shape.startX, shape.startY))));
    case "end":
      return quarterTurned(realVector(axisOf(shape.endX, shape.endY)));
    case "inner":
      return opposite(radial(shape, passage));
    default:
      return radial(shape, passage);
  }
}

/** Of a piece of a curve: across it, or along the ray if the piece lies on the ray's line or is a point. */
function pieceNormal(passage: Passage): RealVector {
  const { side, direction } = passage;
  if (side.form !== "edge") throw new Error("a piece of a polyline is an edge");
  const along = realPoint(minus(side.to, side.from));
  const isOnLine = crossReal(along, direction).sign() === 0;
  return turnedTo(isOnLine ? direction : quarterTurned(along), passage);
}
