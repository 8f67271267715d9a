import type { Vec2 } from "../math/vector.js";
import { WayQuery } from "../near/runs.js";
import { contact } from "../query/contact.js";
import { excerptOf } from "../query/excerpt.js";
import { type Excerpts, hasTree } from "../query/excerpts.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import { Kind, type Shape } from "../shapes/kind.js";

/** How far two shapes are looked at beside their way, as a part of it: they are looked at a moment after it, too. */
const BESIDE = 2 ** -8;

/** The same as a part of all sizes: more than what touches on the way is apart by, and than tracks are wider than need be. */
const SLACK = 2 ** -20;

/** How far they are looked at where they overlap to begin with, for each unit of how deep they do: so far their contact counts. */
const OUT = 2;

/** Two shapes, the second of which moves by `way`, as far as they can meet. */
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

/** A convex polygon counts as one piece, if it is sturdy: with less vertices it may be when it is not. */
function excerptOnWay(shape: Shape, box: Bounds, x: number, y: number, reach: number): Shape {
  if (shape.kind === Kind.compound || (shape.kind === Kind.polygon && shape.convex)) return shape;
  return excerptOf(shape, new WayQuery(box, x, y, reach));
}

/** Of a box about both. */
function sizeOf(a: Bounds, b: Bounds): number {
  const width = Math.max(a.maxX, b.maxX) - Math.min(a.minX, b.minX);
  return width + (Math.max(a.maxY, b.maxY) - Math.min(a.minY, b.minY));
}
