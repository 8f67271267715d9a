import { type Query, WayQuery } from "../near/runs.js";
import { excerptOf } from "../query/excerpt.js";
import { hasTree } from "../query/nearness.js";
import type { Bounds } from "../shapes/bounds.js";
import { Kind, type Shape, type SimpleShape } from "../shapes/kind.js";
import { partsWithin } from "../shapes/near-parts.js";
import type { Course, ShapesOnCourse } from "./course.js";

/** The margin about the displacement, as a part of its length: the shapes are looked at a moment after its end, too. */
const BESIDE = 2 ** -8;

/** The margin as a part of all sizes: more than the gap of a touch on the way, and than the slack of tracks. */
const SLACK = 2 ** -20;

/** The parts of two shapes that can meet on a course on which nothing turns. */
export function excerptsOnWay(course: Course): ShapesOnCourse {
  const { first, second, boxOfFirst, boxOfSecond, frame, motion } = course;
  if (!(hasParts(first) || hasParts(second))) return course;
  const x = motion.shift.x / frame.power;
  const y = motion.shift.y / frame.power;
  const length = Math.abs(x) + Math.abs(y);
  const reach = BESIDE * length + SLACK * (length + sizeOf(boxOfFirst, boxOfSecond));
  return {
    first: excerptWithin(first, new WayQuery(boxOfSecond, x, y, reach)),
    second: excerptWithin(second, new WayQuery(boxOfFirst, -x, -y, reach)),
  };
}

function hasParts(shape: Shape): boolean {
  return shape.kind === Kind.compound || hasTree(shape);
}

/**
 * The parts and edges of a shape that a query does not miss; if it misses all, one part. A convex polygon stays whole: with
 * fewer vertices it could count as sturdy, and so as one piece, when it is not.
 */
export function excerptWithin(shape: Shape, query: Query): Shape {
  if (shape.kind !== Kind.compound) return excerptOfPart(shape, query);
  const near = partsWithin(shape, query) ?? { ...shape, parts: shape.parts.slice(0, 1) };
  const parts = near.parts.map((part) => excerptOfPart(part, query));
  return parts.some((part, i) => part !== near.parts[i]) ? { ...near, parts } : near;
}

function excerptOfPart(part: SimpleShape, query: Query): SimpleShape {
  return part.kind === Kind.polygon && part.convex ? part : excerptOf<SimpleShape>(part, query);
}

/** The width plus the height of the box about both. */
function sizeOf(a: Bounds, b: Bounds): number {
  const width = Math.max(a.maxX, b.maxX) - Math.min(a.minX, b.minX);
  return width + (Math.max(a.maxY, b.maxY) - Math.min(a.minY, b.minY));
}
