import { areaByCrossings } from "../crossings/crossing-area.js";
import { directCommonArea } from "../crossings/direct/common-area.js";
import { type CommonArea, commonArea } from "../exact/common-area.js";
import type { Shape } from "../shapes/kind.js";
import { isThin } from "../shapes/reductions.js";
import { area } from "./area.js";
import { comesFirst } from "./order.js";
import { overlapVerdict } from "./overlap-filters.js";

/**
 * The area that two shapes have in common: 0 if they are apart, touch, or one of them has no area; that of the inner
 * one if one lies in the other; `Infinity` if it has no bounds, as of half planes.
 *
 * Scene units, squared. Compounds count as unions. Arcs stay arcs: no shape is cut into polygons. Error: about
 * 1e-14 of the square of the extent of the common points, so at most 1e-11 of the smaller area as long as that shape
 * is less than a thousand times longer than wide.
 *
 * Cost: nanoseconds for shapes that a filter tells apart, else one to some microseconds, by how many pieces the
 * outlines have, where these cross and doubles can prove it; some 10 µs with half planes and compounds, and for
 * outlines that do not cross; from some 0.1 ms to milliseconds where they touch, nearly touch or run together.
 *
 * @example
 * overlapArea(rect(0, 0, 4, 2), rect(2, 1, 4, 2)); // 2
 */
export function overlapArea(a: Shape, b: Shape): number {
  return commonAreaOf(a, b, "overlapArea").area;
}

/** The common area, and whether it is all the area of both. */
function commonAreaOf(
  a: Shape,
  b: Shape,
  question: string,
): { readonly area: number; readonly isAll: boolean } {
  if (overlapVerdict(a, b, question) < 0) return { area: 0, isAll: false };
  const [first, second] = comesFirst(a, b) ? [a, b] : [b, a];
  const common = commonPart(first, second);
  if (typeof common === "number") return { area: common, isAll: false };
  return { area: area(common === "second" ? second : first), isAll: common === "both" };
}

function commonPart(a: Shape, b: Shape): CommonArea {
  if (isThin(a) || isThin(b)) return 0;
  return directCommonArea(a, b) ?? areaByCrossings(a, b) ?? commonArea(a, b);
}

/**
 * The area that two shapes have in common, divided by that of their union: 1 for the same set, 0 for shapes without
 * common area. Where an area is infinite it is 0, unless both are the same and it is 1.
 *
 * Between 0 and 1. Error and cost: as for `overlapArea`.
 *
 * @example
 * intersectionOverUnion(rect(0, 0, 2, 2), rect(1, 0, 2, 2)).toFixed(3); // 0.333
 */
export function intersectionOverUnion(a: Shape, b: Shape): number {
  const { area: common, isAll } = commonAreaOf(a, b, "intersectionOverUnion");
  if (common === 0) return 0;
  if (isAll) return 1;
  const [areaA, areaB] = [area(a), area(b)];
  const larger = Math.max(areaA, areaB);
  const smaller = Math.min(areaA, areaB);
  return larger === Number.POSITIVE_INFINITY ? 0 : Math.min(1, common / (larger + (smaller - common)));
}
