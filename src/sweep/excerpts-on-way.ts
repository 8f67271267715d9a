import type { Vec2 } from "../math/vector.js";
import { WayQuery } from "../near/runs.js";
import { contact } from "../query/contact.js";
import { excerptOf } from "../query/excerpt.js";
import { type Excerpts, hasTree } from "../query/excerpts.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import { Kind, type Shape } from "../shapes/kind.js";

/** The margin about the displacement, as a part of its length: the shapes are looked at a moment after its end, too. */
const BESIDE = 2 ** -8;

/** The margin as a part of all sizes: more than the gap of a touch on the way, and than the slack of tracks. */
const SLACK = 2 ** -20;

/** The margin per unit of depth of shapes that overlap at t = 0: their contact depends on what is within it. */
const OUT = 2;

/** The parts of two shapes that can meet while the second moves by `way`. */
export function excerptsOnWay(first: Shape, second: Shape, way: Readonly<Vec2>): Excerpts {
  if (!(hasTree(first) || hasTree(second))) return { a: first, b: second };
  const boxOfFirst = bounds(first);
  const boxOfSecond = bounds(second);
  const depth = contact(first, second)?.depth ?? 0;
  const length = Math.abs(way.x) + Math.abs(way.y);
  const reach = OUT * depth + BESIDE * length + SLACK * (length + sizeOf(boxOfFirst, boxOfSecond));
  return {
    a: excerptOnWay(first, boxOfSecond, way.x, way.y, reach),
    b: excerptOnWay(second, boxOfFirst, -way.x, -way.y, reach),
  };
}

/** A convex polygon stays whole: with fewer vertices it could count as sturdy, and so as one piece, when it is not. */
function excerptOnWay(shape: Shape, box: Bounds, x: number, y: number, reach: number): Shape {
  if (shape.kind === Kind.compound || (shape.kind === Kind.polygon && shape.convex)) return shape;
  return excerptOf(shape, new WayQuery(box, x, y, reach));
}

/** The width plus the height of the box about both. */
function sizeOf(a: Bounds, b: Bounds): number {
  const width = Math.max(a.maxX, b.maxX) - Math.min(a.minX, b.minX);
  return width + (Math.max(a.maxY, b.maxY) - Math.min(a.minY, b.minY));
}
