import { outOfRange, readVector, requireNames, requireOut, wrongType } from "../math/validation.js";
import { ScratchVector, setUnitVector, type Vec2 } from "../math/vector.js";
import { requireShape, requireShapes } from "../shapes/arguments.js";
import { ownCopyOf } from "../shapes/copy.js";
import type { Shape } from "../shapes/kind.js";
import { Obstruction } from "../sweep/blocking/obstructions.js";
import { Cone } from "./cone.js";
import {
  createSlide,
  createSlideOptions,
  MOVE_OPTION_NAMES,
  type MoveOptions,
  readMoveOptions,
  type Slide,
  touchSlide,
} from "./slide.js";
import { SlideSearch } from "./slide-search.js";
import { ShapeList } from "./surroundings.js";

const search = /* @__PURE__ */ new SlideSearch();
const list = /* @__PURE__ */ new ShapeList();
const read = /* @__PURE__ */ createSlideOptions();
const wish: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * Where a shape ends that moves among others and slides along what is in its way.
 *
 * The shape is left where it is: `x, y` is where to put it. At the end it penetrates none of the obstacles, exactly; it
 * passes through none, however thin it is and however far the motion; and it does not stick at seams, since it slides
 * along the union of the obstacles. It never moves against the motion. If it penetrates some at the start, it first
 * leaves them by the shortest way. `id` of a hit is the index in `obstacles`, whose order changes nothing else. The mover
 * itself may be among them, and is not in its own way.
 *
 * With `up` there are floors, walls and ceilings: it stands still on slopes, climbs steps, and stays on the floor that it
 * walks down; see `MoveOptions`. With `out`, that object is filled and returned, its hits included.
 *
 * Cost: proportional to the number of obstacles, whose boxes are looked at; for many, or in every frame, `World` does the
 * same through a grid. Throws TypeError or RangeError, and changes nothing, on bad input.
 *
 * @example
 * const floor = [rectFromCorner(0, 16, 16, 16), rectFromCorner(16, 16, 16, 16)];
 * const hero = rect(4, 8, 8, 16);
 * const { x, y } = moveAndSlide(hero, { x: 20, y: 5 }, floor);
 * [x, y]; // [ 24, 8 ]
 */
export function moveAndSlide(
  mover: Shape,
  motion: Readonly<Vec2>,
  obstacles: readonly Shape[],
  options?: MoveOptions,
  out?: Slide,
): Slide {
  requireShape(mover, "moveAndSlide: mover");
  readVector(motion, "moveAndSlide: motion", wish);
  requireShapes(obstacles, "moveAndSlide: obstacles");
  if (options !== undefined) requireNames(options, MOVE_OPTION_NAMES, "moveAndSlide", "options");
  const chosen = readMoveOptions(read, options);
  if (out !== undefined) requireOut(out, touchSlide, "moveAndSlide: out", "what createSlide makes");
  const slide = out ?? createSlide();
  list.use(obstacles, mover);
  search.run(slide, ownCopyOf(mover), wish, list, chosen);
  list.release();
  return slide;
}

const cone = /* @__PURE__ */ new Cone();
const one = /* @__PURE__ */ new Obstruction();

/**
 * A velocity without what runs into obstacles: the nearest vector with no positive component along any of some normals.
 *
 * Normals point from what moves to what stands in its way, as those of `sweep`, `contact` and `moveAndSlide` do; they may
 * be of any length but 0. A velocity that runs into nothing is returned as it is; between two walls that leave no way,
 * the answer is zero. It does not depend on the order of the normals. Error: some ulp of the velocity, across each
 * normal.
 *
 * Throws TypeError or RangeError for what is no vector of finite numbers, and for a normal without a direction.
 *
 * @example
 * clipVelocity({ x: 3, y: 4 }, [{ x: 0, y: 1 }]); // { x: 3, y: 0 }
 * clipVelocity({ x: 3, y: 4 }, [{ x: 0, y: 1 }, { x: 1, y: 0 }]); // { x: 0, y: 0 }
 */
export function clipVelocity(velocity: Readonly<Vec2>, normals: readonly Readonly<Vec2>[]): Vec2 {
  const clipped = { x: 0, y: 0 };
  readVector(velocity, "clipVelocity: velocity", clipped);
  if (!Array.isArray(normals)) throw wrongType(normals, "clipVelocity: normals", "an array of vectors");
  cone.clear();
  const normal = { x: 0, y: 0 };
  for (let i = 0; i < normals.length; i += 1) {
    const parameter = `clipVelocity: normals[${i}]`;
    readVector(normals[i] as Vec2, parameter, normal);
    if (normal.x === 0 && normal.y === 0)
      throw outOfRange(normals[i], parameter, "a vector of a length above 0");
    setUnitVector(normal, normal.x, normal.y);
    one.count = 0;
    one.addNormal(normal);
    cone.add(one, 0);
  }
  cone.choose(clipped, { x: clipped.x, y: clipped.y });
  clipped.x += 0;
  clipped.y += 0;
  return clipped;
}
