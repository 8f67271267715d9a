import { zeros } from "../math/doubles.js";
import type { Vec2 } from "../math/vector.js";
import { treeOf } from "../near/edge-tree.js";
import { extremePoints } from "../near/farthest-point.js";
import { partTreeOf } from "../near/part-tree.js";
import {
  type Capsule,
  type Compound,
  type Extremes,
  Kind,
  type Polyline,
  type Rect,
  type RoundedRect,
  type Segment,
  type Shape,
  type SimpleShape,
} from "./kind.js";
import { boxesOfParts } from "./near-parts.js";

/** About how large a shape is; a half plane counts as without bounds. */
export function sizeOf(shape: Shape): number {
  switch (shape.kind) {
    case Kind.point:
      return 0;
    case Kind.circle:
    case Kind.sector:
    case Kind.arc:
      return shape.r;
    case Kind.annularSector:
      return shape.outerR;
    case Kind.ellipse:
      return Math.max(shape.rx, shape.ry);
    case Kind.rect:
    case Kind.roundedRect:
      return Math.max(shape.halfWidth, shape.halfHeight);
    case Kind.segment:
      return Math.max(Math.abs(shape.bx - shape.ax), Math.abs(shape.by - shape.ay));
    case Kind.capsule:
      return Math.max(Math.abs(shape.bx - shape.ax), Math.abs(shape.by - shape.ay), shape.r);
    case Kind.polygon:
      return Math.max(shape.maxX - shape.minX, shape.maxY - shape.minY);
    case Kind.polyline:
      return sizeOfChain(shape);
    case Kind.halfPlane:
      return Number.POSITIVE_INFINITY;
    case Kind.compound:
      return sizeOfParts(shape);
  }
}

function sizeOfChain({ points }: Polyline): number {
  let size = 0;
  const tree = treeOf(points);
  if (tree !== null) {
    const [x, y] = [points[0] as number, points[1] as number];
    for (const i of extremePoints(tree, points, points.length / 2)) {
      const away = Math.max(
        Math.abs((points[2 * i] as number) - x),
        Math.abs((points[2 * i + 1] as number) - y),
      );
      size = Math.max(size, away);
    }
    return size;
  }
  for (let i = 2; i < points.length; i += 1) {
    size = Math.max(size, Math.abs((points[i] as number) - (points[i % 2] as number)));
  }
  return size;
}

function sizeOfParts(shape: Compound): number {
  const tree = partTreeOf(shape, boxesOfParts);
  if (tree === null) return sizeOfAllParts(shape);
  tree.placed.noted.size ??= sizeOfAllParts(shape);
  return tree.placed.noted.size;
}

function sizeOfAllParts({ x, y, parts }: Compound): number {
  let size = 0;
  for (const part of parts) {
    size = Math.max(size, sizeOf(part), Math.abs(part.x - x), Math.abs(part.y - y));
  }
  return size;
}

/** Lengths times a power of two, and whether none of them has lost bits. */
class Unit {
  isExact = true;

  constructor(private readonly power: number) {}

  of(length: number): number {
    const product = length * this.power;
    if (product / this.power !== length) this.isExact = false;
    return product;
  }

  ofAll(lengths: readonly number[]): number[] {
    const products = zeros(lengths.length);
    for (let i = 0; i < lengths.length; i++) products[i] = this.of(lengths[i] as number);
    return products;
  }
}

/**
 * A shape with all lengths multiplied by a power of two, but for those that it was made with; null if one of them loses
 * bits.
 */
export function inUnit<S extends Shape>(shape: S, power: number): S | null {
  const unit = new Unit(power);
  const copy = copyIn(unit, shape);
  return unit.isExact ? (copy as S) : null;
}

function copyIn(unit: Unit, shape: Shape): Shape {
  switch (shape.kind) {
    case Kind.point:
    case Kind.halfPlane:
      return { ...shape, ...centreIn(unit, shape) };
    case Kind.circle:
    case Kind.sector:
    case Kind.arc:
      return { ...shape, ...centreIn(unit, shape), r: unit.of(shape.r) };
    case Kind.annularSector:
      return {
        ...shape,
        ...centreIn(unit, shape),
        innerR: unit.of(shape.innerR),
        outerR: unit.of(shape.outerR),
      };
    case Kind.ellipse:
      return { ...shape, ...centreIn(unit, shape), rx: unit.of(shape.rx), ry: unit.of(shape.ry) };
    case Kind.rect:
      return { ...shape, ...boxIn(unit, shape) };
    case Kind.roundedRect:
      return { ...shape, ...boxIn(unit, shape), r: unit.of(shape.r) };
    case Kind.segment:
      return { ...shape, ...centreIn(unit, shape), ...endsIn(unit, shape) };
    case Kind.capsule:
      return { ...shape, ...centreIn(unit, shape), ...endsIn(unit, shape), r: unit.of(shape.r) };
    case Kind.polygon:
      return {
        ...shape,
        ...centreIn(unit, shape),
        ...extremesIn(unit, shape),
        vertices: unit.ofAll(shape.vertices),
      };
    case Kind.polyline:
      return { ...shape, ...centreIn(unit, shape), points: unit.ofAll(shape.points) };
    case Kind.compound: {
      const parts = shape.parts.map((part) => copyIn(unit, part) as SimpleShape);
      return { ...shape, ...centreIn(unit, shape), parts };
    }
  }
}

function centreIn(unit: Unit, { x, y }: Readonly<Vec2>) {
  return { x: unit.of(x), y: unit.of(y) };
}

function boxIn(unit: Unit, box: Rect | RoundedRect) {
  const sizes = { halfWidth: unit.of(box.halfWidth), halfHeight: unit.of(box.halfHeight) };
  return { ...centreIn(unit, box), ...sizes };
}

function extremesIn(unit: Unit, of: Extremes): Extremes {
  return {
    minX: unit.of(of.minX),
    minY: unit.of(of.minY),
    maxX: unit.of(of.maxX),
    maxY: unit.of(of.maxY),
    yAtMinX: unit.of(of.yAtMinX),
    xAtMinY: unit.of(of.xAtMinY),
    yAtMaxX: unit.of(of.yAtMaxX),
    xAtMaxY: unit.of(of.xAtMaxY),
  };
}

function endsIn(unit: Unit, { ax, ay, bx, by }: Segment | Capsule) {
  return { ax: unit.of(ax), ay: unit.of(ay), bx: unit.of(bx), by: unit.of(by) };
}
