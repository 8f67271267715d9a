import { Kind, type Shape } from "../shapes/kind.js";
import { compoundArea } from "./area-compound.js";
import { simpleArea } from "./area-simple.js";

/**
 * The area of a shape: 0 for points, curves and shapes without width, Infinity for a half plane. Where parts of
 * a compound overlap, it counts once.
 *
 * Scene units, squared. A shape given by points has the area of its stored world points; where rounding has
 * made a polygon's rings cross, that is the outer ring's less the holes', each as the sum over its edges has
 * it. Error: a few ulp (for a compound with parts whose boxes meet, of the area of the box around them). An area beyond
 * the largest double is Infinity. Cost: nanoseconds to a microsecond; for overlapping parts, some microseconds for
 * each two curves of their boundaries.
 */
export function area(shape: Shape): number {
  return shape?.kind === Kind.compound ? compoundArea(shape) : simpleArea(shape);
}
