import { fromJSON, rotateTo, type Shape, type TurningMotion } from "../../../src/index.js";
import type { PairSpec, ShapeSpec } from "../../generators/spec.js";
import { centreOf, extent } from "../../generators/transform.js";

/** Two shapes and how they move over t from 0 to 1. */
export interface Course extends PairSpec {
  readonly motionA: TurningMotion;
  readonly motionB: TurningMotion;
}

/** Two shapes as they are at a time but for a shift: a at its own place, b to be moved by (x, y) relative to it. */
export interface Placement {
  readonly a: Shape;
  readonly b: Shape;
  readonly x: number;
  readonly y: number;
}

/** Where the shapes are at t, relative to each other. Its rounding errors are small against the tolerance of a sweep. */
export function placementAt({ a, b, motionA, motionB }: Course, t: number): Placement {
  return {
    a: turned(a, t * motionA.turn),
    b: turned(b, t * motionB.turn),
    x: t * (motionB.x - motionA.x),
    y: t * (motionB.y - motionA.y),
  };
}

/** The shape turned about its pose position. */
function turned(spec: ShapeSpec, angle: number): Shape {
  const shape: Shape = fromJSON(spec);
  if (angle === 0 || !("ux" in shape)) return shape;
  const { ux, uy } = shape;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return rotateTo(shape, { x: ux * cos - uy * sin, y: ux * sin + uy * cos });
}

/** How far the shape reaches from the position that it turns about. */
function reachOf(spec: ShapeSpec): number {
  const { x, y } = fromJSON(spec);
  const centre = centreOf(spec);
  return Math.hypot(centre.x - x, centre.y - y) + extent(spec);
}

/**
 * What tolerances of a sweep are relative to, but for the distance of the shapes: their extents and ways, and how far each
 * is from the positions of the other's half planes.
 */
export function sizeOfCourse({ a, b, motionA, motionB }: Course): number {
  const arms = (motionA.turn === 0 ? 0 : reachOf(a)) + (motionB.turn === 0 ? 0 : reachOf(b));
  const ways = Math.hypot(motionA.x, motionA.y) + Math.hypot(motionB.x, motionB.y);
  return 2 * extent(a) + 2 * extent(b) + arms + ways + Math.max(offsetOf(a, b), offsetOf(b, a));
}

/** How far the centre of a shape is from the farthest position of a half plane that the other is or has; 0 without one. */
function offsetOf(other: ShapeSpec, spec: ShapeSpec): number {
  if (other.type === "compound") return Math.max(...other.shapes.map((part) => offsetOf(part, spec)));
  if (other.type !== "halfPlane") return 0;
  const { x, y } = centreOf(spec);
  return Math.hypot(other.x - x, other.y - y);
}

/** The greatest speed at which the shapes can come nearer to each other. */
export function speedOf({ a, b, motionA, motionB }: Course): number {
  const shift = Math.hypot(motionB.x - motionA.x, motionB.y - motionA.y);
  const spin = (spec: ShapeSpec, turn: number) => (turn === 0 ? 0 : Math.abs(turn) * reachOf(spec));
  return shift + spin(a, motionA.turn) + spin(b, motionB.turn);
}
