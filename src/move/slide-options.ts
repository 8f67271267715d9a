import { setUnitVector } from "../math/unit-vector.js";
import { outOfRange, readVector, requireFinite, requireSize, wrongType } from "../math/validation.js";
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

export const MOVE_OPTION_NAMES: readonly (keyof MoveOptions)[] = [
  "maxSlides",
  "up",
  "maxFloorAngle",
  "snapToFloor",
  "stepHeight",
  "minStepWidth",
];

const DEFAULT_FLOOR_ANGLE = Math.PI / 4;

export function createSlideOptions(): SlideOptions {
  return {
    maxSlides: 8,
    up: { x: 0, y: 0 },
    maxFloorAngle: 0.5,
    snapToFloor: 0,
    stepHeight: 0,
    minStepWidth: 0,
  };
}

/** Reads options, whose names have been checked. */
export function readMoveOptions(out: SlideOptions, options: MoveOptions | undefined): void {
  if (options === undefined) {
    out.maxSlides = 8;
    out.maxFloorAngle = DEFAULT_FLOOR_ANGLE;
    out.snapToFloor = 0;
    out.stepHeight = 0;
    out.minStepWidth = 0;
    out.up.x = 0;
    out.up.y = 0;
    return;
  }
  const {
    maxSlides = 8,
    up,
    maxFloorAngle = DEFAULT_FLOOR_ANGLE,
    snapToFloor = 0,
    stepHeight = 0,
    minStepWidth = 0,
  } = options;
  out.maxSlides = requireCount(maxSlides, "moveAndSlide: options.maxSlides");
  out.up.x = 0;
  out.up.y = 0;
  if (up !== undefined) {
    readVector(up, "moveAndSlide: options.up", out.up);
    if (out.up.x === 0 && out.up.y === 0) {
      throw outOfRange(up, "moveAndSlide: options.up", "a vector of a length above 0");
    }
    setUnitVector(out.up, out.up.x, out.up.y);
  }
  if (!(isSize(maxFloorAngle) && maxFloorAngle <= Math.PI / 2)) {
    requireFinite(maxFloorAngle, "moveAndSlide: options.maxFloorAngle");
    throw outOfRange(maxFloorAngle, "moveAndSlide: options.maxFloorAngle", "an angle from 0 to π/2");
  }
  if (!isSize(snapToFloor)) requireSize(snapToFloor, "moveAndSlide: options.snapToFloor");
  if (!isSize(stepHeight)) requireSize(stepHeight, "moveAndSlide: options.stepHeight");
  if (!isSize(minStepWidth)) requireSize(minStepWidth, "moveAndSlide: options.minStepWidth");
  out.maxFloorAngle = maxFloorAngle + 0;
  out.snapToFloor = snapToFloor + 0;
  out.stepHeight = stepHeight + 0;
  out.minStepWidth = minStepWidth + 0;
}

/** Small enough to be inlined: what `requireSize` takes and returns goes to the heap. */
function isSize(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value < Number.POSITIVE_INFINITY;
}

function requireCount(value: unknown, parameter: string): number {
  if (typeof value !== "number") throw wrongType(value, parameter, "an integer ≥ 0");
  if (!(Number.isSafeInteger(value) && value >= 0)) throw outOfRange(value, parameter, "an integer ≥ 0");
  return value;
}
