import type { Relation } from "../../exact/rcc8.js";
import type { Verdict } from "../../math/verdict.js";
import { Kind, type Shape } from "../../shapes/kind.js";
import { isThin } from "../../shapes/thin.js";
import { bounds } from "../bounds.js";
import { overlapsExactly } from "../overlaps.js";

/**
 * The relation of two shapes whose boxes lie beside each other, as tiles on a grid do; undefined for all
 * others. Told what doubles say of their overlap.
 *
 * If the line between the boxes is x = m, and both shapes have an extent along x, then each has points that
 * the other has not. A shape with area has no inner point on the line; nor has one that denotes a segment,
 * which has but an end there. So with one of them, the relative interiors are disjoint: what common points
 * there are make a touch.
 */
export function relationBeside(a: Shape, b: Shape, verdict: Verdict): Relation | undefined {
  if (mayBeCurved(a) && mayBeCurved(b)) return undefined;
  const boxA = bounds(a);
  const boxB = bounds(b);
  const areBeside =
    areApart(boxA.minX, boxA.maxX, boxB.minX, boxB.maxX) ||
    areApart(boxA.minY, boxA.maxY, boxB.minY, boxB.maxY);
  if (!areBeside) return undefined;
  return verdict > 0 || (verdict === 0 && overlapsExactly(a, b)) ? "touching" : "apart";
}

/** Whether it may denote, or be made of, curves other than one segment. */
function mayBeCurved(shape: Shape): boolean {
  if (shape.kind === Kind.annularSector) return shape.innerR === shape.outerR;
  return shape.kind === Kind.compound || (isThin(shape) && shape.kind !== Kind.segment);
}

/** Whether two intervals have a length, and no common point but an end. They are rounded outward. */
function areApart(minA: number, maxA: number, minB: number, maxB: number): boolean {
  return (maxA <= minB || maxB <= minA) && hasLength(minA, maxA) && hasLength(minB, maxB);
}

/** The rounding outward of an interval without length gives it one of some ulp. */
function hasLength(min: number, max: number): boolean {
  const length = max - min;
  return length === Number.POSITIVE_INFINITY || length > 2 ** -40 * (Math.abs(min) + Math.abs(max));
}
