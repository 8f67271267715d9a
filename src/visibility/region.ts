import { wrongType } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";

/**
 * What an eye sees: the outline of the visible region, from the view's start on towards +y.
 *
 * The outline goes along the stretches in their order, and joins one to the next, and the last to the first, by straight
 * edges: from the end of one to the beginning of the next (an edge that points at the eye), or by way of the eye
 * where the next says `fromEye`. No stretches: the eye sees no area.
 */
export interface Visibility {
  /** The apex of a sector, the centre of a circle. */
  eye: Vec2;
  stretches: VisibleStretch[];
}

/** A part of the boundary of a shape, or of the rim of the view, where what is seen ends. */
export type VisibleStretch = VisibleLine | VisibleArc | VisibleEllipticArc;

interface SeenStretch {
  /** Whose boundary it is: the index of the shape in the list; −1 for the rim of the view. */
  shape: number;
  /** Where it begins and ends; seen from the eye, it goes from +x towards +y. */
  from: Vec2;
  to: Vec2;
  /**
   * Whether the outline comes here from the eye: nothing is seen between the stretch before and this one. For the first
   * of a sector always true, for the first of a circle where nothing is seen before it.
   */
  fromEye: boolean;
}

/** A straight stretch. */
export interface VisibleLine extends SeenStretch {
  curve: "line";
}

/**
 * A stretch of the circle of radius `r` about (x, y), as `ctx.arc` takes it: from `startAngle` to `endAngle`, in radians;
 * towards +y if `endAngle` is the greater one, else back (`counterclockwise`). A whole circle spans 2π.
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
 * A stretch of an ellipse, as `ctx.ellipse` takes it: about (x, y), with the radii `rx` and `ry`, turned by `rotation`, from
 * `startAngle` to `endAngle` (of the point (rx cos, ry sin) before it is turned), all in radians, in the sense of an arc.
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

/** Refuses what `visibility` did not return. */
export function requireRegion(value: unknown, parameter: string): asserts value is Visibility {
  if (!Array.isArray((value as Partial<Visibility> | null | undefined)?.stretches)) {
    throw wrongType(value, parameter, "what visibility returns");
  }
}
