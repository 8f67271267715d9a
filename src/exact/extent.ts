import { withinDoubles } from "../math/clamp.js";
import type { Real } from "../math/real.js";
import type { Conic } from "./carrier.js";
import type { RealVector } from "./real-vector.js";

/** The larger coordinate of a vector, without its sign, times a unit. */
export function extentOfVector({ x, y }: RealVector, unit: Real): number {
  const alongX = Math.abs(x.times(unit).approximate());
  const alongY = Math.abs(y.times(unit).approximate());
  return withinDoubles(Math.max(alongX, alongY));
}

/** The same of the axes of a conic. */
export function extentOfConic({ axisP, axisQ, rootW }: Conic, unit: Real): number {
  const unitOfAxes = unit.over(rootW);
  return Math.max(extentOfVector(axisP, unitOfAxes), extentOfVector(axisQ, unitOfAxes));
}
