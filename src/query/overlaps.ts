import { type Compound, Kind, type Shape } from "../shapes/kind.js";
import { exactOverlaps } from "./exact-overlaps.js";
import { overlapVerdict } from "./overlap-filters.js";
import { cellOf } from "./pair-table.js";

export { overlapVerdict };

/**
 * Whether two shapes have a common point. Touching is overlapping.
 *
 * Symmetric: `overlaps(a, b)` iff `overlaps(b, a)`. Exact: the answer is that of real arithmetic on the
 * stored numbers, for every pair of kinds and every magnitude; no tolerance is involved. Never throws on
 * shapes made by this library. Cost: tens to a few hundred nanoseconds for simple shapes, proportional to the
 * number of edges or parts for others, and less than a microsecond where tiles, circles or other shapes of
 * straight edges touch on a grid. Where others touch to within rounding, and for sizes or distances beyond
 * about 2^±200, exact arithmetic decides: microseconds, and up to milliseconds where curves or square roots
 * meet.
 */
export function overlaps(a: Shape, b: Shape): boolean {
  const verdict = overlapVerdict(a, b);
  return verdict !== 0 ? verdict > 0 : overlapsExactly(a, b);
}

/** The same where doubles do not tell. */
export function overlapsExactly(a: Shape, b: Shape): boolean {
  if (b.kind === Kind.compound) return overlapsPart(a, b);
  if (a.kind === Kind.compound) return overlapsPart(b, a);
  return a.kind <= b.kind ? cellOf(exactOverlaps, a, b)(a, b) : cellOf(exactOverlaps, b, a)(b, a);
}

function overlapsPart(a: Shape, { parts }: Compound): boolean {
  return parts.some((part) => overlaps(a, part));
}
