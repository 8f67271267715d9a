import { outOfRange } from "../math/validation.js";
import { expectPartTree } from "../near/part-tree.js";
import { bounds } from "./bounds.js";
import { copyOf } from "./copy.js";
import { type Compound, Kind, type Shape } from "./kind.js";
import { partsOf } from "./reductions.js";
import { requireShapes } from "./require-shape.js";

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
