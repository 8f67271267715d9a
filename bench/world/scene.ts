import { type Random, seededRandom } from "../../test/generators/random.js";

/** A shape about the origin, as the library's JSON has it; the scene says where it is. */
export type SceneShape =
  | { readonly type: "circle"; readonly x: 0; readonly y: 0; readonly r: number }
  | {
      readonly type: "ellipse";
      readonly x: 0;
      readonly y: 0;
      readonly rx: number;
      readonly ry: number;
      readonly angle: number;
    }
  | {
      readonly type: "rect";
      readonly x: 0;
      readonly y: 0;
      readonly width: number;
      readonly height: number;
      readonly angle: number;
    }
  | {
      readonly type: "sector";
      readonly x: 0;
      readonly y: 0;
      readonly r: number;
      readonly startAngle: number;
      readonly endAngle: number;
    }
  | { readonly type: "polygon"; readonly vertices: readonly (readonly [number, number])[] };

export const sceneNames = ["circles", "mixed", "huge"] as const;

/** All circles; five kinds in turns; circles of which every thousandth is twenty times larger. */
export type SceneName = (typeof sceneNames)[number];

/** Bodies that move about in a square, with what is asked of them. */
export interface Scene {
  readonly name: SceneName;
  readonly shapes: readonly SceneShape[];
  /** x and y of every body, frame by frame: a smooth motion, also from the last frame back to the first. */
  readonly frames: readonly Float64Array[];
  /** x, y and the way (dx, dy) of each ray. */
  readonly rays: Float64Array;
  /** x and y of each point that asks for its nearest bodies. */
  readonly points: Float64Array;
}

export const RAYS = 1_000;
export const POINTS = 10_000;
export const NEAREST = 8;

const SEED = 20261121;

const LEAST_RADIUS = 3;
const MOST_RADIUS = 7;
const HUGE = 20;
const HUGE_EVERY = 1_000;

/** How far a ray goes. */
const RAY_LENGTH = 500;

/** The farthest a body goes along x or y from one frame to the next. */
const SPEED = 1;

/**
 * The area for each circle, so that it overlaps 1.4 others: their centres lie within the sum of the radii, and the mean
 * square of that sum is 4·5² + 2·(4²/12).
 */
const AREA = (Math.PI * (4 * 5 ** 2 + (2 * 4 ** 2) / 12)) / 1.4;

/** The same scene for the same name and size, each time. */
export function createScene(name: SceneName, count: number, frameCount: number): Scene {
  const random = seededRandom(SEED + count + sceneNames.indexOf(name));
  const shapes = Array.from({ length: count }, (_, index) => shapeAt(random, name, index));
  const side = Math.sqrt(AREA * count);
  return {
    name,
    shapes,
    frames: createFrames(random, count, frameCount, side),
    rays: createRays(random, side),
    points: Float64Array.from({ length: 2 * POINTS }, () => side * random.next()),
  };
}

function shapeAt(random: Random, name: SceneName, index: number): SceneShape {
  const size = LEAST_RADIUS + (MOST_RADIUS - LEAST_RADIUS) * random.next();
  if (name !== "mixed") return circle(name === "huge" && index % HUGE_EVERY === 0 ? HUGE * size : size);
  const angle = 2 * Math.PI * random.next();
  const aspect = 0.5 + 0.5 * random.next();
  switch (index % 5) {
    case 0:
      return circle(size);
    case 1:
      return { type: "ellipse", x: 0, y: 0, rx: 1.2 * size, ry: 1.2 * aspect * size, angle };
    case 2:
      return { type: "rect", x: 0, y: 0, width: 2 * size, height: 2 * aspect * size, angle };
    case 3:
      return {
        type: "sector",
        x: 0,
        y: 0,
        r: 1.5 * size,
        startAngle: angle,
        endAngle: angle + Math.PI * aspect,
      };
    default:
      return { type: "polygon", vertices: convexVertices(random, 1.2 * size, angle) };
  }
}

function circle(r: number): SceneShape {
  return { type: "circle", x: 0, y: 0, r };
}

/** Points in order round a circle. */
function convexVertices(random: Random, r: number, start: number): [number, number][] {
  const count = 3 + random.int(5);
  return Array.from({ length: count }, (_, k) => {
    const at = start + ((k + 0.6 * random.next()) * 2 * Math.PI) / count;
    return [r * Math.cos(at), r * Math.sin(at)];
  });
}

/** Straight ways that are thrown back by the sides of the square; the second half of the frames goes back again. */
function createFrames(random: Random, count: number, frameCount: number, side: number): Float64Array[] {
  const start = Float64Array.from({ length: 2 * count }, () => side * random.next());
  const speed = Float64Array.from({ length: 2 * count }, () => SPEED * (2 * random.next() - 1));
  return Array.from({ length: frameCount }, (_, frame) => {
    const time = Math.min(frame, frameCount - frame);
    return start.map((value, index) => within(value + time * (speed[index] ?? 0), side));
  });
}

function within(value: number, side: number): number {
  return value < 0 ? -value : value > side ? 2 * side - value : value;
}

function createRays(random: Random, side: number): Float64Array {
  const rays = new Float64Array(4 * RAYS);
  for (let i = 0; i < RAYS; i++) {
    const angle = 2 * Math.PI * random.next();
    rays.set(
      [
        side * random.next(),
        side * random.next(),
        RAY_LENGTH * Math.cos(angle),
        RAY_LENGTH * Math.sin(angle),
      ],
      4 * i,
    );
  }
  return rays;
}
