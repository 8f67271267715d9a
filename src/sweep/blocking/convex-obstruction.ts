import { motionBlocks } from "../../exact/motion-blocks.js";
import { spend } from "../../math/budget.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import type { Shape } from "../../shapes/kind.js";
import { separationAlong } from "../graze.js";
import { FIRST_LOOK } from "../hit.js";
import { isRoundedPolygon } from "../rounded-polygon.js";
import { advance, loadShifting, overlapForCertain, ShiftingPair, separateShifted } from "../shifting-pair.js";
import { GAP, GRAZE } from "./nearness.js";
import type { Obstructions } from "./obstructions.js";

/** Whether touching shapes part is judged after they have moved by this many grazes. */
const MOMENT = 8;

const shifting = /* @__PURE__ */ new ShiftingPair();
const way: Vec2 = /* @__PURE__ */ new ScratchVector();

/** A motion, and the largest size or coordinate that takes part in it. */
export interface Course {
  x: number;
  y: number;
  size: number;
  /** Whether the moving shape has no area: then it gets past only where it keeps clear. */
  isThin?: boolean | undefined;
  /** The two velocities, if whether something blocks has to be decided exactly. */
  exactly?: { readonly va: Readonly<Vec2>; readonly vb: Readonly<Vec2> } | undefined;
}

/** How many steps that takes. */
const STEPS = 2;

/**
 * Adds a convex body to the obstructions of a convex shape that moves along a course, if the shape would get into it, or
 * through it where it is flat. False if the numbers are too far apart to be compared.
 *
 * The Minkowski difference b − a is convex, too. The shape gets into the body iff the path of the origin along the course
 * enters that set; not if it ends before, or passes beside it to within a graze.
 */
export function obstructConvex(out: Obstructions, a: Shape, b: Shape, course: Course): boolean {
  spend(STEPS);
  way.x = 0 - course.x;
  way.y = 0 - course.y;
  if (!loadShifting(shifting, a, b, way)) return false;
  const { pair } = shifting;
  const scale = pair.frame.shrink * pair.frame.grow;
  const size = Math.max(course.size * scale, pair.difference.scale);
  const isThin = course.isThin === true;
  const graze = (isThin ? GAP / 16 : GRAZE) * size;
  shifting.tolerance = GAP * size;
  if (!advance(shifting)) return true;
  const { t } = shifting;
  const doesBlock =
    course.exactly === undefined
      ? blocks(graze, isThin ? graze : -graze)
      : blocksExactly(a, b, course.exactly, graze);
  if (!doesBlock) return true;
  shifting.t = t;
  separateShifted(shifting);
  const { separation } = pair;
  const found = out.add(t);
  found.addNormal(separation.normalX, separation.normalY);
  addFaces(out, graze);
  return true;
}

/** Whether the shape gets into what it is near at the pair's t, by more than a graze. */
function blocks(graze: number, beside: number): boolean {
  return !passesBeside(beside) && (shifting.t > 0 || getsIn(graze));
}

/** The same for any depth: exact for two polygons with radii, otherwise as far as doubles tell. */
function blocksExactly(
  a: Shape,
  b: Shape,
  { va, vb }: NonNullable<Course["exactly"]>,
  graze: number,
): boolean {
  const { t } = shifting;
  for (let ahead = FIRST_LOOK; ahead <= 1; ahead *= 8) {
    shifting.t = Math.min(t + ahead, 1);
    separateShifted(shifting);
    if (overlapForCertain(shifting)) return true;
  }
  shifting.t = t;
  return isRoundedPolygon(a) && isRoundedPolygon(b) ? motionBlocks(a, va, b, vb) : blocks(graze, -graze);
}

/** Whether the line of the displacement passes the difference at the given distance or more. */
function passesBeside(distance: number): boolean {
  const { wayX, wayY } = shifting;
  const length = Math.sqrt(wayX * wayX + wayY * wayY);
  if (length === 0) return true;
  return (
    separationAlong(shifting.pair, 0 - wayY / length, wayX / length) >= distance ||
    separationAlong(shifting.pair, wayY / length, 0 - wayX / length) >= distance
  );
}

/**
 * Whether shapes that touch at t = 0 get into each other: not if they part, slide, or approach by less than a graze in
 * all. At corners, only the separation a moment later shows along which normal they part.
 */
function getsIn(graze: number): boolean {
  const { pair, wayX, wayY } = shifting;
  separateShifted(shifting);
  if (shifting.speed <= graze) return false;
  const { value, normalX, normalY } = pair.separation;
  const thickness = -(value + separationAlong(shifting.pair, 0 - normalX, 0 - normalY));
  // A flat shape would be passed before that moment, but it is still ahead here, and comes nearer.
  if (thickness <= MOMENT * graze) return true;
  shifting.t = Math.min((MOMENT * graze) / (Math.abs(wayX) + Math.abs(wayY)), 1);
  separateShifted(shifting);
  return shifting.speed > graze || pair.separation.value < value - graze;
}

/** Adds the normals of all other faces that separate the shapes, to within a graze. Elliptic shapes have no such faces. */
function addFaces(out: Obstructions, graze: number): void {
  const { a, b, difference, separation } = shifting.pair;
  if (a.isElliptic || b.isElliptic) return;
  const found = out.items[out.count - 1];
  const { count, normalX, normalY, x, y, r } = difference;
  for (let i = 0; i < count; i += 1) {
    const nx = normalX[i] as number;
    const ny = normalY[i] as number;
    const apart = nx * (x[i] as number) + ny * (y[i] as number) - (r[i] as number);
    if (apart < -graze) continue;
    if (nx === separation.normalX && ny === separation.normalY) continue;
    found?.addNormal(nx, ny);
  }
}
