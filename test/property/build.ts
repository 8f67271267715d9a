import type { Circle, Ellipse, Point, Rect } from "../../src/index.js";
import { Kind } from "../../src/index.js";
import { buildShape, type ShapeSpec } from "../generators/spec.js";

/** A shape that `relate` accepts. */
export function buildRelated(spec: ShapeSpec): Point | Circle | Ellipse | Rect {
  const shape = buildShape(spec);
  if (shape.kind === Kind.sector) throw new TypeError("relate does not accept sectors");
  return shape;
}

/** A shape that may stand on either side of `distance`. */
export function buildMeasured(spec: ShapeSpec): Point | Circle {
  const shape = buildShape(spec);
  if (shape.kind === Kind.point || shape.kind === Kind.circle) return shape;
  throw new TypeError("one side of a distance is a point or a circle");
}
