import type { PairSpec, ShapeSpec, SimpleSpec } from "../../generators/spec.js";
import { isConvex, isModeratePair } from "./tolerance.js";

/*
 * Pairs that the laws leave out because of faults that docs/robustness.md lists. With them mended, this file goes.
 */

/**
 * An ellipse and a shape that is not convex: there the depth is not always the least one, and points are not always on
 * needle-thin ellipses.
 */
export function hasUnsureDepth({ a, b }: PairSpec): boolean {
  return (hasPart(a, isOval) && !isConvex(b)) || (hasPart(b, isOval) && !isConvex(a));
}

/** Something round in a bay of a polygon, which is not always brought out of it by the shortest way. */
export function mayLieInBay(pair: PairSpec): boolean {
  const { a, b } = pair;
  return (
    hasUnsureDepth(pair) ||
    (hasPart(a, hasBay) && hasPart(b, isRound)) ||
    (hasPart(b, hasBay) && hasPart(a, isRound))
  );
}

/** Numbers beyond 2^±60 between shapes that are not convex: closest points may be NaN. */
export function mayOverflow(pair: PairSpec): boolean {
  return !(isConvex(pair.a) && isConvex(pair.b)) && !isModeratePair(pair);
}

function hasPart(spec: ShapeSpec, is: (part: SimpleSpec) => boolean): boolean {
  return spec.type === "compound" ? spec.shapes.some(is) : is(spec);
}

function isOval(spec: SimpleSpec): boolean {
  return spec.type === "ellipse" && spec.rx !== spec.ry;
}

function hasBay(spec: SimpleSpec): boolean {
  return spec.type === "polyline" || (spec.type === "polygon" && !isConvex(spec));
}

const ROUND_KINDS = ["circle", "sector", "capsule", "roundedRect", "annularSector", "arc"];

function isRound(spec: SimpleSpec): boolean {
  return ROUND_KINDS.includes(spec.type);
}
