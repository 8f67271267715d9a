import { partTreeOf } from "../near/part-tree.js";
import { BoxQuery, findRuns, type Query } from "../near/runs.js";
import { type Bounds, bounds } from "./bounds.js";
import { type Compound, Kind, type Shape, type SimpleShape } from "./kind.js";

/** Takes a part of a compound; true ends the search. */
type TakePart = (part: SimpleShape, index: number) => boolean;

/**
 * Calls `take` for the parts of a compound that a query must not miss, and perhaps others, in any order, until it returns
 * true. Returns whether it did.
 */
function findParts(compound: Compound, query: Query, take: TakePart): boolean {
  const { parts } = compound;
  const tree = partTreeOf(compound);
  if (tree === null) return parts.some(take);
  return findRuns(tree.placed, query, (from, to) => {
    for (let place = from; place < to; place++) {
      const part = tree.partAt(place);
      if (take(parts[part] as SimpleShape, part)) return true;
    }
    return false;
  });
}

/** The same for the parts that may have a common point with a shape. */
export function findPartsAt(compound: Compound, shape: Shape, take: TakePart): boolean {
  const tree = partTreeOf(compound);
  return tree === null
    ? compound.parts.some(take)
    : findParts(compound, new BoxQuery().setTo(tree.boundsOf(shape), 0), take);
}

/** The parts whose boxes a query must not miss, in their order. */
export function partsNear(compound: Compound, query: Query): SimpleShape[] {
  const near: number[] = [];
  findParts(compound, query, (part, index) => {
    if (!query.misses(boxAbout(part))) near.push(index);
    return false;
  });
  return near.sort((i, j) => i - j).map((index) => compound.parts[index] as SimpleShape);
}

/**
 * A shape without the parts whose boxes do not meet that of another shape, or the shape itself if there are none of
 * these; null if no part is left. Near common points with the other shape, the union of these parts is that of all.
 */
export function nearPartsOf(shape: Shape, other: Shape): Shape | null {
  return shape.kind === Kind.compound ? partsWithin(shape, new BoxQuery().setTo(bounds(other), 0)) : shape;
}

/** A compound without the parts that a query misses, or itself if it misses none; null if nothing is left. */
export function partsWithin(compound: Compound, query: Query): Compound | null {
  const parts = partsNear(compound, query);
  if (parts.length === compound.parts.length) return compound;
  return parts.length === 0 ? null : { ...compound, parts };
}

/** A box that holds a part, good until the next one: of a disc, sooner told than its bounds. */
export function boxAbout(part: SimpleShape): BoxQuery {
  if (part.kind === Kind.circle) return seen.setAround(part.x, part.y, part.r, part.r, 0);
  return seen.setTo(bounds(part, box), 0);
}

const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const seen = /* @__PURE__ */ new BoxQuery();
