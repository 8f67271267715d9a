import { wrongType } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";

/**
 * The region that an eye sees: its outline, from the view's start on towards +y.
 *
 * The outline follows the stretches in order, and joins each to the next, and the last to the first, by straight edges:
 * from the end of one to the start of the next (an edge that points at the eye), or through the eye if `fromEye` of the
 * next is true. Without stretches, the eye sees no area.
 *
 * @example
 * const { eye, stretches }: Visibility = visibility(circle(0, 0, 9), [rect(5, 0, 2, 2)]);
 * console.log(eye, stretches.map(({ curve }) => curve)); // { x: 0, y: 0 } [ 'line', 'circle' ]
 */
export interface Visibility {
  /** The apex of a sector, the centre of a circle. */
  eye: Vec2;
  stretches: VisibleStretch[];
}

/**
 * A part of the boundary of a shape, or of the rim of the view, that bounds the visible region.
 *
 * @example
 * const stretches: VisibleStretch[] = visibility(circle(0, 0, 9), [rect(5, 0, 2, 2)]).stretches;
 * stretches.map(({ curve, shape }) => curve + " " + shape); // [ 'line 0', 'circle -1' ]
 */
export type VisibleStretch = VisibleLine | VisibleArc | VisibleEllipticArc;

interface SeenStretch {
  /** The index of the shape to whose boundary it belongs; −1 for the rim of the view. */
  shape: number;
  /** Its ends; seen from the eye, it goes from +x towards +y. */
  from: Vec2;
  to: Vec2;
  /**
   * Whether the outline comes here from the eye, because nothing is seen between the previous stretch and this one.
   * Always true for the first one of a sector; for the first of a circle if nothing is seen before it.
   */
  fromEye: boolean;
}

/**
 * A straight stretch.
 *
 * @example
 * const [wall] = visibility(sector(0, 0, 9, { x: 4, y: -1 }, { x: 4, y: 1 }), [rect(5, 0, 2, 8)]).stretches as VisibleLine[];
 * console.log(wall?.from, wall?.to); // { x: 4, y: -1 } { x: 4, y: 1 }
 */
export interface VisibleLine extends SeenStretch {
  curve: "line";
}

/**
 * A stretch of the circle of radius `r` about (x, y), for `ctx.arc`: from `startAngle` to `endAngle`, in radians; towards
 * +y if `endAngle` is the greater one, else backwards (`counterclockwise`). A whole circle spans 2π.
 *
 * @example
 * const [rim] = visibility(sector(0, 0, 9, 0, Math.PI / 2), []).stretches as VisibleArc[];
 * console.log(rim?.r, rim?.startAngle, rim?.endAngle.toFixed(3)); // 9 0 1.571
 */
export interface VisibleArc extends SeenStretch {
  curve: "circle";
  x: number;
  y: number;
  r: number;
  startAngle: number;
  endAngle: number;
}

/**
 * A stretch of an ellipse, for `ctx.ellipse`: about (x, y), with the radii `rx` and `ry`, rotated by `rotation`, from
 * `startAngle` to `endAngle` (of the point (rx cos, ry sin) before the rotation), all in radians, in the sense of an arc.
 *
 * @example
 * const { stretches } = visibility(sector(0, 0, 9, -0.1, 0.1), [ellipse(5, 0, 1, 2)]);
 * const [side] = stretches as VisibleEllipticArc[];
 * console.log(side?.rx, side?.ry, side?.rotation); // 1 2 0
 */
export interface VisibleEllipticArc extends SeenStretch {
  curve: "ellipse";
  x: number;
  y: number;
  rx: number;
  ry: number;
  rotation: number;
  startAngle: number;
  endAngle: number;
}

/** Throws for what `visibility` did not return. */
export function requireRegion(value: unknown, parameter: string): asserts value is Visibility {
  if (!Array.isArray((value as Partial<Visibility> | null | undefined)?.stretches)) {
    throw wrongType(value, parameter, "what visibility returns");
  }
}
