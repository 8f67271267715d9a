import { requireFinite } from "../math/validation.js";
import { type HalfPlane, Kind } from "./kind.js";

/**
 * The half plane whose boundary passes through (x, y) and whose outward normal is (nx, ny), of any length: a floor, a
 * wall. The normal points away from the solid side; the boundary belongs to it.
 *
 * The normal is kept exactly. Throws TypeError or RangeError unless all are finite numbers and the normal is
 * not zero.
 *
 * @example
 * const floor = halfPlane(0, 100, 0, -1); // solid below y = 100, y pointing down
 * containsPoint(floor, 50, 120); // true
 */
export function halfPlane(x: number, y: number, nx: number, ny: number): HalfPlane {
  const localNx = requireFinite(nx, "halfPlane: nx");
  const localNy = requireFinite(ny, "halfPlane: ny");
  if (localNx === 0 && localNy === 0) {
    throw new RangeError("halfPlane: (nx, ny) must be a normal other than zero, got (0, 0)");
  }
  return {
    kind: Kind.halfPlane,
    x: requireFinite(x, "halfPlane: x"),
    y: requireFinite(y, "halfPlane: y"),
    nx: localNx,
    ny: localNy,
    ux: 1,
    uy: 0,
    localNx,
    localNy,
  };
}
