import { setUnitVector } from "../math/unit-vector.js";
import { outOfRange, readVector, requireFinite, requireInteger, requireSize } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";

/**
 * Options for moving along obstacles.
 *
 * @example
 * const options: MoveOptions = { up: { x: 0, y: -1 }, stepHeight: 2 };
 * const stairs = [rect(0, 2, 8, 2), rect(8, 1, 8, 2)];
 * moveAndSlide(rect(0, 0, 2, 2), { x: 6, y: 0 }, stairs, options).y.toFixed(3); // -1.000
 */
export interface MoveOptions {
  /** The greatest number of changes of direction, by default 8; the rest of the motion is dropped then. */
  readonly maxSlides?: number | undefined;
  /**
   * The direction away from the ground, of any length: `{ x: 0, y: -1 }` on a canvas. It makes floors, walls and ceilings
   * of what is met, and the options below count. On a floor, the part of the motion against it is dropped.
   */
  readonly up?: Readonly<Vec2> | undefined;
  /** Radians by which a floor may slope, up to π/2; by default π/4. Steeper ones are walls. */
  readonly maxFloorAngle?: number | undefined;
  /** The greatest descent to stay on a floor that the shape has left without moving up; by default 0. */
  readonly snapToFloor?: number | undefined;
  /** The height of the highest step that the shape climbs while it stands on a floor; by default 0. */
  readonly stepHeight?: number | undefined;
  /** The least width of a step; by default 0. */
  readonly minStepWidth?: number | undefined;
}

/** The same, checked and complete. */
export interface SlideOptions {
  maxSlides: number;
  /** Of unit length, or (0, 0) for none. */
  readonly up: Vec2;
  maxFloorAngle: number;
  snapToFloor: number;
  stepHeight: number;
  minStepWidth: number;
}

const DEFAULT_FLOOR_ANGLE = Math.PI / 4;

export function createSlideOptions(): SlideOptions {
  return {
    maxSlides: 8,
    up: { x: 0, y: 0 },
    maxFloorAngle: DEFAULT_FLOOR_ANGLE,
    snapToFloor: 0,
    stepHeight: 0,
    minStepWidth: 0,
  };
}

const DEFAULTS: SlideOptions = /* @__PURE__ */ createSlideOptions();

export const MOVE_OPTION_NAMES = /* @__PURE__ */ Object.keys(DEFAULTS) as readonly (keyof MoveOptions)[];

/** Reads options, whose names have been checked, into an object, and returns that; without any, what they are by default. */
export function readMoveOptions(out: SlideOptions, options: MoveOptions | undefined): SlideOptions {
  if (options === undefined) return DEFAULTS;
  const {
    maxSlides = 8,
    up,
    maxFloorAngle = DEFAULT_FLOOR_ANGLE,
    snapToFloor = 0,
    stepHeight = 0,
    minStepWidth = 0,
  } = options;
  out.maxSlides = requireInteger(maxSlides, "moveAndSlide: options.maxSlides", 0);
  out.up.x = 0;
  out.up.y = 0;
  if (up !== undefined) {
    readVector(up, "moveAndSlide: options.up", out.up);
    if (out.up.x === 0 && out.up.y === 0) {
      throw outOfRange(up, "moveAndSlide: options.up", "a vector of a length above 0");
    }
    setUnitVector(out.up, out.up.x, out.up.y);
  }
  // What is as in the move before is known to be good: to check it would put it on the heap.
  if (maxFloorAngle !== out.maxFloorAngle) {
    const angle = requireFinite(maxFloorAngle, "moveAndSlide: options.maxFloorAngle");
    if (!(angle >= 0 && angle <= Math.PI / 2)) {
      throw outOfRange(angle, "moveAndSlide: options.maxFloorAngle", "an angle from 0 to π/2");
    }
    out.maxFloorAngle = angle;
  }
  if (snapToFloor !== out.snapToFloor)
    out.snapToFloor = requireSize(snapToFloor, "moveAndSlide: options.snapToFloor");
  if (stepHeight !== out.stepHeight)
    out.stepHeight = requireSize(stepHeight, "moveAndSlide: options.stepHeight");
  if (minStepWidth !== out.minStepWidth)
    out.minStepWidth = requireSize(minStepWidth, "moveAndSlide: options.minStepWidth");
  return out;
}
