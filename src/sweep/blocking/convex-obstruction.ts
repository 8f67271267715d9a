import { createSupportPoint, type Difference, setSupportPoint } from "../../convex/difference.js";
import { motionBlocks } from "../../exact/motion-blocks.js";
import { spend } from "../../math/cost.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { Kind, type Polyline, type Shape } from "../../shapes/kind.js";
import type { Patience } from "../first-touch.js";
import { across, separateAcross, separateAlong } from "../graze.js";
import { FIRST_LOOK } from "../hit.js";
import { isRoundedPolygon, type RoundedPolygonShape } from "../rounded-polygon.js";
import {
  advance,
  comeNearer,
  loadAtRest,
  overlapForCertain,
  ShiftingPair,
  separateShifted,
  setWay,
} from "../shifting-pair.js";
import type { KeptPairs } from "./kept-pairs.js";
import type { Obstruction, Obstructions } from "./obstructions.js";
import { GAP, GRAZE } from "./reach.js";

/** Whether touching shapes part is judged after they have moved by this many grazes. */
const MOMENT = 8;

const scratch = /* @__PURE__ */ new ShiftingPair();
const way: Vec2 = /* @__PURE__ */ new ScratchVector();
const normal: Vec2 = /* @__PURE__ */ new ScratchVector();
const along = /* @__PURE__ */ createSupportPoint();

/** A motion, and the largest size or coordinate that takes part in it. */
export interface Displacement {
  x: number;
  y: number;
  size: number;
  /** The part of it, by default all, after which nothing matters that is met: that may be left out. */
  until?: number | undefined;
  /** Whether the moving shape has no area: then it gets past only where it keeps clear. */
  isThin?: boolean | undefined;
  /** How many times farther it goes for arcs and hollow shapes; by default 1. */
  stretch?: number | undefined;
  /** What has been read of the mover and the bodies around it. */
  pairs?: KeptPairs | undefined;
  /** What all searches on the way may take together. */
  patience?: Patience | undefined;
  /** The two velocities, if whether something blocks has to be decided exactly. */
  exactly?: { readonly va: Readonly<Vec2>; readonly vb: Readonly<Vec2> } | undefined;
}

/** How many steps that takes. */
const STEPS = 2;

/** A way that is too long for the frame of a pair is shortened by this; then it is still far longer than all sizes. */
const SHORTER = 2 ** -200;

/**
 * Adds a convex body to the obstructions of a convex shape that moves along a course, if the shape would get into it, or
 * through it where it is flat.
 *
 * The Minkowski difference b − a is convex, too. The shape gets into the body iff the path of the origin along the course
 * enters that set; not if it ends before, or passes beside it to within a graze.
 */
export function obstructConvex(
  out: Obstructions,
  a: Shape,
  b: Shape,
  course: Displacement,
  kept?: ShiftingPair,
): void {
  spend(STEPS);
  way.x = 0 - course.x;
  way.y = 0 - course.y;
  const shifting = kept ?? scratch;
  if (kept === undefined) loadAtRest(shifting, a, b, false);
  const { pair } = shifting;
  let part = 1;
  for (; !setWay(shifting, way); part *= SHORTER) {
    // Two points at one place, or coordinates that are not finite.
    if (!(pair.difference.scale > 0) || part === 0) return;
    way.x *= SHORTER;
    way.y *= SHORTER;
  }
  const scale = pair.frame.shrink * pair.frame.grow;
  const size = Math.max(course.size * part * scale, pair.difference.scale);
  const isThin = course.isThin === true;
  shifting.nearness = (isThin ? GAP / 16 : GRAZE) * size;
  shifting.tolerance = GAP * size;
  shifting.until = Math.min((course.until ?? 1) / part, 1);
  if (!advance(shifting)) return;
  const { t } = shifting;
  const doesBlock =
    course.exactly === undefined ? blocks(shifting, isThin) : blocksExactly(shifting, a, b, course.exactly);
  if (!doesBlock) {
    out.addGraze(t * part);
    return;
  }
  shifting.t = t;
  separateShifted(shifting);
  const { separation } = pair;
  const found = out.add();
  found.t = shifting.t * part;
  normal.x = separation.normalX;
  normal.y = separation.normalY;
  found.addNormal(normal);
  if (isThin) goBackAGraze(shifting, size);
  addFaces(shifting, found, isThin);
}

/**
 * Goes back along the course by two grazes. A shape without area that keeps clear of a face there keeps clear of it from there on;
 * at the touch itself, rounding may have put it below the face of the next tile.
 */
function goBackAGraze(shifting: ShiftingPair, size: number): void {
  const { t, wayX, wayY } = shifting;
  shifting.t = Math.max(t - (2 * GRAZE * size) / (Math.abs(wayX) + Math.abs(wayY)), 0);
  separateShifted(shifting);
}

/** Whether the shape gets into the body that it is near at the pair's t by more than a graze, which is the pair's nearness. */
function blocks(shifting: ShiftingPair, isThin: boolean): boolean {
  return (shifting.t > 0 || getsIn(shifting)) && !passesBeside(shifting, isThin);
}

/** The same for any depth: exact for two polygons with radii, otherwise as far as doubles tell. */
function blocksExactly(
  shifting: ShiftingPair,
  a: Shape,
  b: Shape,
  { va, vb }: NonNullable<Displacement["exactly"]>,
): boolean {
  const { t } = shifting;
  for (let ahead = FIRST_LOOK; ahead <= 1; ahead *= 8) {
    shifting.t = Math.min(t + ahead, 1);
    separateShifted(shifting);
    if (overlapForCertain(shifting)) return true;
  }
  shifting.t = t;
  return isExact(a) && isExact(b) ? motionBlocks(a, va, b, vb) : blocks(shifting, false);
}

/** A polyline that is convex is a segment. */
function isExact(shape: Shape): shape is RoundedPolygonShape | Polyline {
  return shape.kind === Kind.polyline || isRoundedPolygon(shape);
}

/**
 * Whether the line of the displacement passes the difference: inside it by at most the nearness or, with `keepsClear`, outside
 * it by at least that.
 */
function passesBeside(shifting: ShiftingPair, keepsClear: boolean): boolean {
  const distance = keepsClear ? shifting.nearness : -shifting.nearness;
  return !separateAcross(shifting) || Math.max(across.ahead, across.behind) >= distance;
}

/**
 * Whether shapes that touch at t = 0 get into each other: not if they part, slide, or approach by less than a graze in
 * all. At corners, only the separation a moment later shows along which normal they part.
 */
function getsIn(shifting: ShiftingPair): boolean {
  const { pair, wayX, wayY, nearness: graze } = shifting;
  separateShifted(shifting);
  if (shifting.speed <= graze) return false;
  const { value, normalX, normalY } = pair.separation;
  along.normalX = 0 - normalX;
  along.normalY = 0 - normalY;
  separateAlong(along, pair);
  const thickness = -(value + along.separation);
  // A flat shape would be passed before that moment, but it is still ahead here, and comes nearer.
  if (thickness <= MOMENT * graze) return true;
  shifting.t = Math.min((MOMENT * graze) / (Math.abs(wayX) + Math.abs(wayY)), 1);
  return comeNearer(shifting);
}

/** Adds the normals of all other faces along which the shape would pass, as `passesBeside` has it. */
function addFaces({ pair, nearness }: ShiftingPair, found: Obstruction, keepsClear: boolean): void {
  const { a, b, difference } = pair;
  const isElliptic = a.isElliptic || b.isElliptic;
  const least = keepsClear ? nearness : -nearness;
  const { count, normalX, normalY, x, y, r, shiftX, shiftY } = difference;
  for (let i = 0; i < count; i += 1) {
    const nx = normalX[i] as number;
    const ny = normalY[i] as number;
    let apart = nx * ((x[i] as number) + shiftX) + ny * ((y[i] as number) + shiftY) - (r[i] as number);
    if (isElliptic) {
      if (isWithinPiece(difference, i)) continue;
      along.normalX = nx;
      along.normalY = ny;
      setSupportPoint(along, difference, a, b, i);
      apart = along.separation;
    }
    if (apart < least) continue;
    if (nx === normal.x && ny === normal.y) continue;
    found.addNormalAt(normalX, normalY, i);
  }
}

/** Whether a break is none but that of an ellipse at its axis, where the difference has no face. */
function isWithinPiece({ count, x, y }: Difference, i: number): boolean {
  const before = (i === 0 ? count : i) - 1;
  return x[before] === x[i] && y[before] === y[i];
}
