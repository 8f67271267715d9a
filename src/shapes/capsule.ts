import { requireFinite, requireSize } from "../math/validation.js";
import { type Capsule, Kind } from "./kind.js";

/**
 * The points at most `r` away from the segment from (ax, ay) to (bx, by). Equal ends make a disc, `r = 0` the
 * segment.
 *
 * Its pose begins at (0, 0) and angle 0: what it is moved to and turned about is the origin its ends were
 * given in. Throws TypeError or RangeError unless all are finite numbers and r ≥ 0.
 */
export function capsule(ax: number, ay: number, bx: number, by: number, r: number): Capsule {
  const localAx = requireFinite(ax, "capsule: ax");
  const localAy = requireFinite(ay, "capsule: ay");
  const localBx = requireFinite(bx, "capsule: bx");
  const localBy = requireFinite(by, "capsule: by");
  return {
    kind: Kind.capsule,
    ax: localAx,
    ay: localAy,
    bx: localBx,
    by: localBy,
    r: requireSize(r, "capsule: r"),
    x: 0,
    y: 0,
    ux: 1,
    uy: 0,
    localAx,
    localAy,
    localBx,
    localBy,
  };
}
