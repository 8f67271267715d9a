import { areaByCrossings } from "../crossings/intersection.js";
import { type CommonArea, commonArea } from "../exact/in-common.js";
import { type BudgetOptions, withinBudget } from "../math/cost.js";
import { comesFirst } from "../pairs/tables/order.js";
import { overlapVerdict } from "../pairs/tables/overlap-filters.js";
import { bounds } from "../shapes/bounds.js";
import { clustersOf, haveCommonInside } from "../shapes/clusters.js";
import { nearPartsOf } from "../shapes/copy.js";
import type { Compound, Shape } from "../shapes/kind.js";
import { isThin, isUnion, partsOf } from "../shapes/reductions.js";
import { area } from "./area.js";
import { penetrates } from "./penetrates.js";

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
 * With `{ budget }`, throws BudgetExceeded where so many steps do not suffice.
 *
 * @example
 * overlapArea(rect(0, 0, 4, 2), rect(2, 1, 4, 2)); // 2
 */
export function overlapArea(a: Shape, b: Shape, options?: BudgetOptions): number {
  if (options !== undefined) return withinBudget(options, "overlapArea", overlapArea, a, b);
  return commonAreaOf(a, b, "overlapArea");
}

function commonAreaOf(a: Shape, b: Shape, question: string): number {
  if (overlapVerdict(a, b, question) < 0 || isThin(a) || isThin(b)) return 0;
  const [first, second] = comesFirst(a, b) ? [a, b] : [b, a];
  const areSingle = !isUnion(a) && !isUnion(b);
  return areSingle ? commonAreaOfParts(first, second) : commonAreaOfUnions(first, second);
}

/** The common area of shapes whose parts need not be separated. */
function commonAreaOfParts(a: Shape, b: Shape): number {
  return areaOf(commonPart(a, b), a, b);
}

function commonPart(a: Shape, b: Shape): CommonArea {
  return areaByCrossings(a, b) ?? commonArea(a, b);
}

function areaOf(common: CommonArea, a: Shape, b: Shape): number {
  return typeof common === "number" ? common : area(common === "second" ? b : a);
}

/**
 * The same for compounds. Only parts near the other shape count; where outlines touch or run together, parts whose
 * interiors do not meet are separated.
 */
function commonAreaOfUnions(a: Shape, b: Shape): number {
  const first = nearPartsOf(a, b);
  const second = nearPartsOf(b, a);
  if (first === null || second === null) return 0;
  const direct = areaByCrossings(first, second);
  if (direct !== null) return areaOf(direct, first, second);
  return commonAreaOfGroups(first, second);
}

function commonAreaOfGroups(a: Shape, b: Shape): number {
  const groups = groupsOf(a);
  const others = groupsOf(b);
  if (groups.length === 1 && others.length === 1) return areaOf(commonArea(a, b), a, b);
  let total = 0;
  const within = new Set<Shape>();
  for (const group of groups) {
    for (const other of others) {
      if (!haveCommonInside(bounds(group), bounds(other))) continue;
      const common = commonPart(group, other);
      total += areaOf(common, group, other);
      if (common === "first" || common === "both") within.add(group);
      if (common === "second" || common === "both") within.add(other);
    }
  }
  if (groups.every((group) => within.has(group))) return area(a);
  return others.every((other) => within.has(other)) ? area(b) : total;
}

/** The groups of parts that a shape is the union of; parts whose interiors meet are together. */
function groupsOf(shape: Shape): readonly Shape[] {
  const solids = partsOf(shape).filter((part) => !isThin(part));
  const groups = [...clustersOf(solids, haveCommonInside, penetrates)];
  return groups.map(([only, ...others]): Shape => {
    if (only === undefined || !isUnion(shape)) return shape;
    return others.length === 0 ? only : ({ ...shape, parts: [only, ...others] } satisfies Compound);
  });
}

/** Common areas below this part of the larger one are certainly not all of it. */
const ALMOST_ALL = 1 - 2 ** -20;

/**
 * The area that two shapes have in common, divided by that of their union: 1 for the same set, 0 for shapes without
 * common area. Where an area is infinite it is 0, unless both are the same and it is 1.
 *
 * Between 0 and 1. Error and cost: as for `overlapArea`.
 *
 * @example
 * intersectionOverUnion(rect(0, 0, 2, 2), rect(1, 0, 2, 2)).toFixed(3); // 0.333
 */
export function intersectionOverUnion(a: Shape, b: Shape, options?: BudgetOptions): number {
  if (options !== undefined) {
    return withinBudget(options, "intersectionOverUnion", intersectionOverUnion, a, b);
  }
  const common = commonAreaOf(a, b, "intersectionOverUnion");
  if (common === 0) return 0;
  const [areaA, areaB] = [area(a), area(b)];
  const larger = Math.max(areaA, areaB);
  const smaller = Math.min(areaA, areaB);
  if (common >= ALMOST_ALL * larger && commonArea(a, b) === "both") return 1;
  return larger === Number.POSITIVE_INFINITY ? 0 : Math.min(1, common / (larger + (smaller - common)));
}
