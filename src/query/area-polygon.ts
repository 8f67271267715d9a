import { addDyadics, nearestDouble, negateDyadic, ZERO } from "../math/dyadic.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { productError, sumError } from "../math/rounding.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Polygon } from "../shapes/kind.js";
import { exactTwiceArea } from "../shapes/winding.js";

/** More than what products of coordinates below 2 lose where their errors are not computable. */
const LOST_BELOW = 2 ** -890;

/** Errors up to this part of the area are as good as a rounding. */
const NEGLIGIBLE = UNIT_ROUNDOFF / 4;

/**
 * The area of a polygon: that of its outer ring less those of its holes, each the magnitude of the sum of
 * vᵢ × vᵢ₊₁ / 2. Where rounding has made rings cross, it is that difference all the same, and at least 0.
 * Error: below 2 ulp.
 *
 * Products are summed with their rounding errors, in twice the precision of a double: for n products of
 * magnitudes that add up to m, the error is below (n u)² m, to which the last rounding comes (T. Ogita,
 * S. M. Rump, S. Oishi, "Accurate Sum and Dot Product", 2005). Where cancellation leaves too little, for
 * slivers far from the origin, exact integers decide.
 */
export function polygonArea({ vertices, ringEnds }: Polygon): number {
  let largest = 0;
  for (const coordinate of vertices) largest = Math.max(largest, Math.abs(coordinate));
  if (largest === 0) return 0;
  const power = normalizingPower(largest);
  const sum: RingSum = { high: 0, low: 0, magnitude: 0 };
  let high = 0;
  let low = 0;
  let magnitude = 0;
  let begin = 0;
  for (const end of ringEnds) {
    sumRing(vertices, begin, end, power, sum);
    const isAdded = (begin === 0) === sum.high + sum.low > 0;
    const ringHigh = isAdded ? sum.high : -sum.high;
    const total = high + ringHigh;
    low += sumError(high, ringHigh, total) + (isAdded ? sum.low : -sum.low);
    high = total;
    magnitude += sum.magnitude;
    begin = end;
  }
  const products = vertices.length + ringEnds.length;
  const twice = high + low;
  // Twice for the sums themselves, twice for rings so thin that their sign may be wrong.
  const error = 4 * (products * UNIT_ROUNDOFF) ** 2 * magnitude + products * LOST_BELOW;
  if (error <= NEGLIGIBLE * twice) return twice / 2 / power / power;
  return exactPolygonArea(vertices, ringEnds);
}

interface RingSum {
  high: number;
  low: number;
  magnitude: number;
}

/** Sets twice the signed area of a ring whose coordinates are multiplied by a power of two. */
function sumRing(vertices: readonly number[], begin: number, end: number, power: number, out: RingSum): void {
  let high = 0;
  let low = 0;
  let magnitude = 0;
  let px = (vertices[2 * end - 2] ?? 0) * power;
  let py = (vertices[2 * end - 1] ?? 0) * power;
  for (let i = begin; i < end; i += 1) {
    const qx = (vertices[2 * i] ?? 0) * power;
    const qy = (vertices[2 * i + 1] ?? 0) * power;
    const first = px * qy;
    const afterFirst = high + first;
    low += sumError(high, first, afterFirst) + productError(px, qy, first);
    const second = -py * qx;
    const afterSecond = afterFirst + second;
    low += sumError(afterFirst, second, afterSecond) + productError(-py, qx, second);
    high = afterSecond;
    magnitude += Math.abs(first) + Math.abs(second);
    px = qx;
    py = qy;
  }
  out.high = high;
  out.low = low;
  out.magnitude = magnitude;
}

function exactPolygonArea(vertices: readonly number[], ringEnds: readonly number[]): number {
  let total = ZERO;
  let begin = 0;
  for (const end of ringEnds) {
    const twice = exactTwiceArea(vertices, begin, end);
    const isAdded = (begin === 0) === twice.mantissa > 0n;
    total = addDyadics(total, isAdded ? twice : negateDyadic(twice));
    begin = end;
  }
  return Math.max(0, nearestDouble({ mantissa: total.mantissa, exponent: total.exponent - 1 }));
}
