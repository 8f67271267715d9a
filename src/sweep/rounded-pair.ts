import { setReference } from "../convex/reference.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { Kind } from "../shapes/kind.js";
import { orderEdges } from "./edge-order.js";
import { RoundedDifference, setDifference } from "./rounded-difference.js";
import { RoundedPolygon, type RoundedPolygonShape, setBounds, setVertices } from "./rounded-polygon.js";

/**
 * Sides are moved up to this, so that the touch is never late; in units of the sizes and the way together. How far the
 * origin is from the line of a side is off by less than 64 roundings: the corner by 11 along each axis, the direction of
 * the side by 9, edges that have been put in another order or counted as one side by 12, the products, the sum and the
 * length by 6.
 */
export const MARGIN = 2 ** -46;

/** Two convex polygons grown by radii, the second of which moves, and their difference at t = 0. */
export class RoundedPair {
  /** What everything is seen from: a point of the first shape. */
  readonly origin: Vec2 = new ScratchVector();
  readonly turnedFirst = new RoundedPolygon(-1);
  readonly second = new RoundedPolygon(1);
  readonly difference = new RoundedDifference();
  readonly way: Vec2 = new ScratchVector();
  /** The sizes and the way together. */
  size = 0.5;
  /** The last side that parts the shapes; −1 if none does at t = 0. */
  side = 0;
}

/** Sets all but the difference, and the corners of polygons. */
export function loadBounds(
  out: RoundedPair,
  first: RoundedPolygonShape,
  second: RoundedPolygonShape,
  way: Readonly<Vec2>,
): void {
  setReference(first, out.origin);
  setBounds(out.turnedFirst, first, out.origin);
  setBounds(out.second, second, out.origin);
  out.way.x = way.x;
  out.way.y = way.y;
  out.size = out.turnedFirst.size + out.second.size + Math.abs(way.x) + Math.abs(way.y);
}

/** Sets the difference of shapes whose bounds are there. */
export function loadDifference(
  out: RoundedPair,
  first: RoundedPolygonShape,
  second: RoundedPolygonShape,
): void {
  if (first.kind === Kind.polygon) setVertices(out.turnedFirst, first, out.origin);
  if (second.kind === Kind.polygon) setVertices(out.second, second, out.origin);
  orderEdges(out.turnedFirst);
  orderEdges(out.second);
  setDifference(out.difference, out.turnedFirst, out.second);
}
