import {
  addDyadics,
  type Dyadic,
  dyadicOfDouble,
  multiplyDyadics,
  negateDyadic,
  ZERO,
} from "../math/dyadic.js";
import { Real } from "../math/real.js";
import type { Vec2 } from "../math/vector.js";
import type { Polygon } from "../shapes/kind.js";
import { certainCentroid } from "../shapes/ring-centroid.js";

/**
 * The centre of mass of a polygon with area: the outer ring's less the holes'. Null if rounding has made rings cross
 * so that the holes have all the area.
 *
 * Thin polygons, whose products cancel, go to exact integers.
 */
export function polygonCentroid({ vertices, ringEnds }: Polygon): Vec2 | null {
  return certainCentroid(vertices, ringEnds) ?? exactCentroid(vertices, ringEnds);
}

/** The same without rounding but the last. */
function exactCentroid(vertices: readonly number[], ringEnds: readonly number[]): Vec2 | null {
  let [twice, sixX, sixY] = [ZERO, ZERO, ZERO];
  let begin = 0;
  for (const end of ringEnds) {
    const moments = exactRingMoments(vertices, begin, end);
    const isAdded = (begin === 0) === moments.twice.mantissa > 0n;
    const signed = (value: Dyadic) => (isAdded ? value : negateDyadic(value));
    twice = addDyadics(twice, signed(moments.twice));
    sixX = addDyadics(sixX, signed(moments.sixX));
    sixY = addDyadics(sixY, signed(moments.sixY));
    begin = end;
  }
  if (twice.mantissa <= 0n) return null;
  const divisor = Real.ofDyadic(twice).times(Real.of(3));
  const coordinate = (six: Dyadic) => Real.ofDyadic(six).over(divisor).approximate();
  return { x: coordinate(sixX), y: coordinate(sixY) };
}

function exactRingMoments(vertices: readonly number[], begin: number, end: number) {
  const coordinate = (i: number) => dyadicOfDouble(vertices[i] ?? 0);
  let [twice, sixX, sixY] = [ZERO, ZERO, ZERO];
  let [px, py] = [coordinate(2 * end - 2), coordinate(2 * end - 1)];
  for (let i = begin; i < end; i += 1) {
    const [qx, qy] = [coordinate(2 * i), coordinate(2 * i + 1)];
    const product = addDyadics(multiplyDyadics(px, qy), negateDyadic(multiplyDyadics(py, qx)));
    twice = addDyadics(twice, product);
    sixX = addDyadics(sixX, multiplyDyadics(product, addDyadics(px, qx)));
    sixY = addDyadics(sixY, multiplyDyadics(product, addDyadics(py, qy)));
    [px, py] = [qx, qy];
  }
  return { twice, sixX, sixY };
}
