import type { Unit } from "./numbers.js";
import { mapSpec, type ShapeSpec } from "./spec.js";

/**
 * The shape turned about the origin by the direction of `unit` and enlarged by its length: one complex
 * product, hence exact for whole numbers of moderate size.
 */
export function turn<S extends ShapeSpec>(spec: S, unit: Unit): S {
  const product = (x: number, y: number) => ({ x: x * unit.x - y * unit.y, y: x * unit.y + y * unit.x });
  return mapSpec(spec, {
    position: product,
    size: (length) => length * unit.length,
    direction: (direction) => product(direction.x, direction.y),
  });
}

export function enlarge<S extends ShapeSpec>(spec: S, factor: number): S {
  return mapSpec(spec, {
    position: (x, y) => ({ x: x * factor, y: y * factor }),
    size: (length) => length * factor,
  });
}

export function shift<S extends ShapeSpec>(spec: S, dx: number, dy: number): S {
  return mapSpec(spec, { position: (x, y) => ({ x: x + dx, y: y + dy }) });
}

/** The same set with every direction vector multiplied. */
export function lengthenDirections<S extends ShapeSpec>(spec: S, factor: number): S {
  return mapSpec(spec, { direction: ({ x, y }) => ({ x: x * factor, y: y * factor }) });
}

/** About how far the shape reaches from its position. */
export function extent(spec: ShapeSpec): number {
  switch (spec.type) {
    case "point":
      return 0;
    case "circle":
    case "sector":
      return spec.r;
    case "ellipse":
      return Math.max(spec.rx, spec.ry);
    case "rect":
      return (spec.width + spec.height) / 2;
  }
}

export const QUARTER: Unit = { x: 0, y: 1, length: 1 };
export const HALF: Unit = { x: -1, y: 0, length: 1 };
export const NO_TURN: Unit = { x: 1, y: 0, length: 1 };
