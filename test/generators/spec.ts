import type { Direction, Ray, Shape } from "../../src/index.js";
import { fromJSON } from "../../src/index.js";

/** A shape as its JSON: the form in which cases are generated, changed, printed and kept as fixtures. */
export type ShapeSpec = PointSpec | CircleSpec | EllipseSpec | RectSpec | SectorSpec;
export type KindName = ShapeSpec["type"];

export const KIND_NAMES = ["point", "circle", "ellipse", "rect", "sector"] as const;

export interface PointSpec {
  readonly type: "point";
  readonly x: number;
  readonly y: number;
}

export interface CircleSpec {
  readonly type: "circle";
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface EllipseSpec {
  readonly type: "ellipse";
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly angle: Direction;
}

export interface RectSpec {
  readonly type: "rect";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: Direction;
}

/** Without `opening` the directions decide it, as in the constructor. */
export interface SectorSpec {
  readonly type: "sector";
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly startAngle: Direction;
  readonly endAngle: Direction;
  readonly opening?: "whole";
}

export interface RaySpec {
  readonly type: "ray";
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** `null` for −Infinity. */
  readonly minT: number | null;
  /** `null` for Infinity. */
  readonly maxT: number | null;
}

export interface PairSpec {
  readonly a: ShapeSpec;
  readonly b: ShapeSpec;
}

export interface RayCaseSpec {
  readonly ray: RaySpec;
  readonly shape: ShapeSpec;
}

export function buildShape(spec: ShapeSpec): Shape {
  return Object.freeze(fromJSON(spec)) as Shape;
}

export function buildRay(spec: RaySpec): Ray {
  return Object.freeze(fromJSON(spec)) as Ray;
}

/** What a transformation does to each role a number can have in a shape. */
export interface SpecMap {
  readonly position?: (x: number, y: number) => Direction;
  readonly size?: (length: number) => number;
  readonly direction?: (direction: Direction) => Direction;
}

const samePosition = (x: number, y: number): Direction => ({ x, y });
const sameSize = (length: number): number => length;
const sameDirection = (direction: Direction): Direction => direction;

/** The shape with every position, size and direction mapped. */
export function mapSpec<S extends ShapeSpec>(spec: S, map: SpecMap): S;
export function mapSpec(spec: ShapeSpec, map: SpecMap): ShapeSpec {
  const { position = samePosition, size = sameSize, direction = sameDirection } = map;
  const { x, y } = position(spec.x, spec.y);
  switch (spec.type) {
    case "point":
      return { ...spec, x, y };
    case "circle":
      return { ...spec, x, y, r: size(spec.r) };
    case "ellipse":
      return { ...spec, x, y, rx: size(spec.rx), ry: size(spec.ry), angle: direction(spec.angle) };
    case "rect":
      return {
        ...spec,
        x,
        y,
        width: size(spec.width),
        height: size(spec.height),
        angle: direction(spec.angle),
      };
    case "sector": {
      const startAngle = direction(spec.startAngle);
      return { ...spec, x, y, r: size(spec.r), startAngle, endAngle: direction(spec.endAngle) };
    }
  }
}

export type NumberRole = "position" | "size" | "direction";

/** The shape with every number mapped on its own; `index` counts them. */
export function mapNumbers<S extends ShapeSpec>(
  spec: S,
  map: (value: number, role: NumberRole, index: number) => number,
): S {
  let index = 0;
  return mapSpec(spec, {
    position: (x, y) => ({ x: map(x, "position", index++), y: map(y, "position", index++) }),
    size: (length) => map(length, "size", index++),
    direction: ({ x, y }) => ({ x: map(x, "direction", index++), y: map(y, "direction", index++) }),
  });
}

/** How many numbers `mapNumbers` visits. */
export const NUMBER_COUNT: Readonly<Record<KindName, number>> = {
  point: 2,
  circle: 3,
  ellipse: 6,
  rect: 6,
  sector: 7,
};

/**
 * Brings a spec back to what constructors accept, after arithmetic that may have overflowed, made a size
 * negative or a direction vanish.
 */
export function legal<S extends ShapeSpec>(spec: S): S {
  const finite = mapNumbers(spec, (value, role) => {
    const bounded = finiteOf(value);
    return role === "size" ? Math.abs(bounded) : bounded;
  });
  return mapSpec(finite, {
    direction: (direction) => (direction.x === 0 && direction.y === 0 ? { x: 1, y: 0 } : direction),
  });
}

export function legalRay(spec: RaySpec): RaySpec {
  const dx = finiteOf(spec.dx);
  const dy = finiteOf(spec.dy);
  const minT = spec.minT === null ? null : finiteOf(spec.minT);
  const maxT = spec.maxT === null ? null : finiteOf(spec.maxT);
  const reversed = minT !== null && maxT !== null && minT > maxT;
  return {
    type: "ray",
    x: finiteOf(spec.x),
    y: finiteOf(spec.y),
    dx: dx === 0 && dy === 0 ? 1 : dx,
    dy,
    minT: reversed ? maxT : minT,
    maxT: reversed ? minT : maxT,
  };
}

function finiteOf(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE) + 0;
}
