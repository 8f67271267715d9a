import { requireExtensible, touchVector } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";

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
  /** False if a touch cannot be told from a close pass, as of hollow shapes that nearly fit. */
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
