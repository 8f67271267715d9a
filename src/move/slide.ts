import {
  outOfRange,
  readVector,
  requireExtensible,
  requireFinite,
  requireInteger,
  requireSize,
  touchVector,
} from "../math/validation.js";
import { setUnitVector, type Vec2 } from "../math/vector.js";

/**
 * A touch that stopped a shape, or along which it slid.
 *
 * @example
 * const { hits } = moveAndSlide(circle(0, 0, 1), { x: 4, y: 0 }, [rect(4, 0, 2, 2)]);
 * const [hit]: SlideHit[] = hits;
 * console.log(hit?.id, hit?.t.toFixed(3), hit?.normal); // 0 0.500 { x: 1, y: 0 }
 */
export interface SlideHit {
  /** The id of the body; for a plain list of shapes, the index in it. */
  id: number;
  /** The part of the motion that was made before, from 0 to 1. */
  t: number;
  /** A point of the touch. */
  point: Vec2;
  /** Of unit length, from what moves to the body. */
  normal: Vec2;
  /** False if a touch cannot be told from a close pass, as of hollow shapes that nearly fit, or not in the steps that a move has. */
  isCertain: boolean;
}

/**
 * The result of a move.
 *
 * @example
 * const slide: Slide = moveAndSlide(rect(0, 0, 2, 2), { x: 4, y: 3 }, [rect(0, 3, 20, 2)]);
 * console.log(slide.x, slide.y.toFixed(3), slide.hits.length); // 4 1.000 1
 */
export interface Slide {
  /** The position of the pose at the end. */
  x: number;
  y: number;
  /** The vector from the start to the end. */
  travelled: Vec2;
  /** The rest of the motion when the shape could not go on; (0, 0) if it reached the end, straight on or sliding. */
  remaining: Vec2;
  /** The touches, in the order of t, then id. */
  hits: SlideHit[];
  /** The floor on which the shape stands at the end. Null without `up`, like the next two. */
  floor: SlideHit | null;
  /** The last wall that was met. */
  wall: SlideHit | null;
  /** The last ceiling that was met. */
  ceiling: SlideHit | null;
  /** Whether the shape was in something at the start and has not got out. */
  isStuck: boolean;
}

/**
 * A slide to pass as `out`; what it holds before it is filled means nothing.
 *
 * @example
 * const out = createSlide();
 * moveAndSlide(circle(0, 0, 1), { x: 4, y: 0 }, [], {}, out) === out; // true
 */
export function createSlide(): Slide {
  return {
    x: 0.5,
    y: 0.5,
    travelled: { x: 0.5, y: 0.5 },
    remaining: { x: 0.5, y: 0.5 },
    hits: [],
    floor: null,
    wall: null,
    ceiling: null,
    isStuck: false,
  };
}

/** Writes its own values to a slide; throws a TypeError if it cannot be filled in. */
export function touchSlide(out: Slide): void {
  const { x, travelled, remaining, hits } = out;
  touchVector(travelled);
  touchVector(remaining);
  if (!Array.isArray(hits) || Object.isFrozen(hits)) throw new TypeError();
  if (x === undefined) requireExtensible(out);
  else out.x = x;
}

/** Hits of earlier slides, to be used again. */
const spare: SlideHit[] = [];
const MOST_SPARE = 64;

/** Empties the answers of a slide, but for its list of hits: these are to be used again, and what is left of them to be trimmed. */
export function clearSlide(slide: Slide): void {
  const { hits, floor } = slide;
  if (floor !== null && spare.length < MOST_SPARE && !hits.includes(floor)) spare.push(floor);
  slide.floor = null;
  slide.wall = null;
  slide.ceiling = null;
  slide.isStuck = false;
}

export function takeHit(): SlideHit {
  return (
    spare.pop() ?? { id: 0, t: 0.5, point: { x: 0.5, y: 0.5 }, normal: { x: 0.5, y: 0.5 }, isCertain: true }
  );
}

/** Leaves so many hits in a list. They are taken off one by one: a list that is set to no length loses its room. */
export function trimHits(hits: SlideHit[], count: number): void {
  while (hits.length > count) {
    const hit = hits.pop() as SlideHit;
    if (spare.length < MOST_SPARE) spare.push(hit);
  }
}

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
