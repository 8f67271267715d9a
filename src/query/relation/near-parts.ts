import { MANY_PARTS } from "../../near/part-tree.js";
import { Kind, type Shape, type SimpleShape } from "../../shapes/kind.js";
import { findPartsAt } from "../../shapes/near-parts.js";
import { partsOf } from "../../shapes/reductions.js";

/**
 * A shape; for a compound of many parts, only those that may have a common point with another shape, and one that has
 * none.
 *
 * That one represents all such parts: a compound with such a part lies in nothing that is near. Whether a point is in the
 * interior of a union depends on the parts that contain it, and for common points these are all near.
 */
export function shapeNear(shape: Shape, other: Shape): Shape {
  if (shape.kind !== Kind.compound || shape.parts.length < MANY_PARTS) return shape;
  const { parts } = shape;
  const near = new Set<number>();
  for (const part of partsOf(other)) {
    findPartsAt(shape, part, (_, index) => {
      near.add(index);
      return false;
    });
  }
  if (near.size + 1 >= parts.length) return shape;
  const first = parts.findIndex((_, index) => !near.has(index));
  const indices = [...near.add(first)].sort((i, j) => i - j);
  return { ...shape, parts: indices.map((index) => parts[index] as SimpleShape) };
}
