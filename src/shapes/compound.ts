import { outOfRange } from "../math/validation.js";
import { BoxQuery, type Query } from "../near/runs.js";
import { expectPartTree, partTreeOf } from "../near/shape-trees.js";
import { requireShapes } from "./arguments.js";
import { type Bounds, bounds } from "./bounds.js";
import { copyOf } from "./copy.js";
import { type Compound, Kind, type Shape, type SimpleShape } from "./kind.js";
import { partsOf } from "./reductions.js";

/* Compounds, and those of their parts that are near something. */

/**
 * The union of one or more shapes of any kind, which may overlap and be of any dimension.
 *
 * It keeps copies of them in their present poses, which later changes of the originals do not affect. A compound among
 * them counts as its parts. Its position is (0, 0) and its angle 0 at first: moving and turning it transforms the
 * coordinates its shapes were given in. Throws TypeError for what is no array of shapes, RangeError for an empty one.
 *
 * @example
 * const key = compound([circle(0, 0, 3), rect(6, 0, 8, 1)]);
 * containsPoint(moveTo(key, 100, 0), 109, 0); // true
 */
export function compound(shapes: readonly Shape[]): Compound {
  requireShapes(shapes, "compound: shapes");
  if (shapes.length === 0) throw outOfRange(0, "compound: the number of shapes", "at least 1");
  const simple = shapes.flatMap(partsOf);
  const shape: Compound = {
    kind: Kind.compound,
    x: 0,
    y: 0,
    ux: 1,
    uy: 0,
    parts: simple.map(copyOf),
    localParts: simple.map(copyOf),
  };
  expectPartTree(shape, bounds);
  return shape;
}

/** Takes a part of a compound; true ends the search. */
type TakePart = (part: SimpleShape, index: number) => boolean;

/**
 * Calls `take` for the parts of a compound that may have a common point with a shape, and perhaps others, in any order, until it
 * returns true. Returns whether it did.
 */
export function findPartsAt(compound: Compound, shape: Shape, take: TakePart): boolean {
  const { parts } = compound;
  const tree = partTreeOf(compound);
  if (tree === null) return parts.some(take);
  return tree.findPartsAt(shape, (part) => take(parts[part] as SimpleShape, part));
}

/** The parts whose boxes a query must not miss, in their order. */
export function partsNear(compound: Compound, query: Query): SimpleShape[] {
  const { parts } = compound;
  const isNear = (part: SimpleShape) => !query.misses(boxAbout(part));
  const tree = partTreeOf(compound);
  if (tree === null) return parts.filter(isNear);
  const near: number[] = [];
  tree.findParts(query, (part) => {
    if (isNear(parts[part] as SimpleShape)) near.push(part);
    return false;
  });
  return near.sort((i, j) => i - j).map((part) => parts[part] as SimpleShape);
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
