import { requireFinite } from "../math/validation.js";
import { Kind, type Segment } from "./kind.js";

/**
 * The straight segment from (ax, ay) to (bx, by), both ends included. Equal ends are legal: a point.
 *
 * Its position is (0, 0) and its angle 0 at first: moving and turning it transforms the coordinates its ends were given
 * in. Throws TypeError or RangeError unless all are finite numbers.
 *
 * @example
 * distance(segment(0, 0, 4, 0), point(2, 3)); // 3
 */
export function segment(ax: number, ay: number, bx: number, by: number): Segment {
  const localAx = requireFinite(ax, "segment: ax");
  const localAy = requireFinite(ay, "segment: ay");
  const localBx = requireFinite(bx, "segment: bx");
  const localBy = requireFinite(by, "segment: by");
  return {
    kind: Kind.segment,
    ax: localAx,
    ay: localAy,
    bx: localBx,
    by: localBy,
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
