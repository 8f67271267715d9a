import type { Direction } from "../../src/index.js";
import type { Unit } from "./numbers.js";
import type { ShapeSpec, Vertex } from "./spec.js";
import { mapSpec } from "./spec-map.js";

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

/** A point in the middle of the shape or of its corners; of a half plane, the point it was given by. */
export function centreOf(spec: ShapeSpec): Direction {
  switch (spec.type) {
    case "segment":
    case "capsule":
      return middleOf([
        [spec.ax, spec.ay],
        [spec.bx, spec.by],
      ]);
    case "polygon":
      return middleOf(spec.vertices);
    case "polyline":
      return middleOf(spec.points);
    case "compound":
      return middleOf(spec.shapes.map(centreOf).map(({ x, y }) => [x, y]));
    default:
      return { x: spec.x, y: spec.y };
  }
}

/** The centre of the box around the points. */
function middleOf(points: readonly Vertex[]): Direction {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    x: Math.min(...xs) / 2 + Math.max(...xs) / 2,
    y: Math.min(...ys) / 2 + Math.max(...ys) / 2,
  };
}

/** About how far the shape reaches from its centre; 0 for a half plane. */
export function extent(spec: ShapeSpec): number {
  switch (spec.type) {
    case "point":
    case "halfPlane":
      return 0;
    case "circle":
    case "sector":
    case "arc":
      return spec.r;
    case "annularSector":
      return spec.outerR;
    case "ellipse":
      return Math.max(spec.rx, spec.ry);
    case "rect":
    case "roundedRect":
      return (spec.width + spec.height) / 2;
    case "segment":
    case "capsule": {
      const radius = spec.type === "capsule" ? spec.r : 0;
      return Math.hypot(spec.bx / 2 - spec.ax / 2, spec.by / 2 - spec.ay / 2) + radius;
    }
    case "polygon":
      return reachOf(spec.vertices);
    case "polyline":
      return reachOf(spec.points);
    case "compound": {
      const { x, y } = centreOf(spec);
      return Math.max(
        ...spec.shapes.map((shape) => {
          const centre = centreOf(shape);
          return Math.hypot(centre.x - x, centre.y - y) + extent(shape);
        }),
      );
    }
  }
}

function reachOf(points: readonly Vertex[]): number {
  const { x, y } = middleOf(points);
  return Math.max(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
}

export const QUARTER: Unit = { x: 0, y: 1, length: 1 };
export const HALF: Unit = { x: -1, y: 0, length: 1 };
export const NO_TURN: Unit = { x: 1, y: 0, length: 1 };
