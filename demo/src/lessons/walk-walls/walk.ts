import {
  bounds,
  contact,
  moveTo,
  penetrates,
  type Shape,
  type Slide,
  segment,
  type Vec2,
  type World,
} from "osculate";
import { levelOf, onFoot, walk } from "./code.js";
import { type Level, levels } from "./levels.js";
import { heroAt, type Setting, velocityOf } from "./setting.js";
import { pushOut, sweepAndClip } from "./usual-ways.js";

export const methods = ["pushOut", "sweepAndClip", "moveAndSlide"] as const;
export type Method = (typeof methods)[number];

/**
 * What a walk gets wrong in a frame:
 *
 * - `stuck`: it stands, though `moveAndSlide` finds a way on from there;
 * - `sunk`: it ends in something solid;
 * - `through`: its middle passes through something solid;
 * - `jitter`: it goes back, against what is wished;
 * - `slips`: it stood on a floor and wants to stand, but moves.
 */
export const faults = ["stuck", "sunk", "through", "jitter", "slips"] as const;
export type Fault = (typeof faults)[number];

/** How many frames a walk has. */
export const frameCount = 180;

export interface Moment {
  /** Where the hero is at the end of the frame. */
  readonly at: Readonly<Vec2>;
  /** What he wanted in it, gravity included. */
  readonly wish: Readonly<Vec2>;
  readonly faults: readonly Fault[];
  /** How deep he is in something. */
  readonly depth: number;
  /** What `moveAndSlide` told. */
  readonly slide?: Slide;
}

/** From the start, before the first frame, to the end of the last. */
export type Walk = readonly Moment[];

export type Walks = Readonly<Record<Method, Walk>>;

export function walksOf(setting: Setting): Walks {
  return {
    pushOut: walkOf(setting, "pushOut"),
    sweepAndClip: walkOf(setting, "sweepAndClip"),
    moveAndSlide: walkOf(setting, "moveAndSlide"),
  };
}

/** Moves of at most so many tiles are none to the eye; also for rounding, which all but exact ways leave. */
const visible = 1e-6;

export function walkOf(setting: Setting, method: Method): Walk {
  const level = levels[setting.scene];
  const { gravity } = setting;
  const hero = heroAt(setting.kind, setting);
  const judge = levelOf(level.solids, level.platforms);
  const mover = moverOf(method, hero, level, gravity > 0);
  const velocity = velocityOf(setting);
  const jump = gravity > 0 && velocity.y < 0 ? velocity.y : 0;
  const moments: Moment[] = [{ at: { x: hero.x, y: hero.y }, wish: { x: 0, y: 0 }, faults: [], depth: 0 }];
  let fall = jump;
  let pushes: readonly Readonly<Vec2>[] = [];
  for (let frame = 0; frame < frameCount; frame++) {
    const wants = wantsIn(level, frame);
    fall += gravity;
    const wish = { x: velocity.x * wants, y: gravity > 0 ? fall : velocity.y * wants };
    const before = moments.at(-1);
    if (before && isSame(before.wish, wish) && isSame(before.at, moments.at(-2)?.at)) {
      // The same wish from where it has just led nowhere leads nowhere again, all else being as it was, too.
      moments.push(before);
    } else {
      const from = heroAt(setting.kind, hero);
      const wasStanding = stands(pushes) && before?.wish.x === 0;
      const moved = mover(wish);
      pushes = moved.pushes;
      const faults = faultsOf({ from, hero, wish, level, wasStanding });
      // Who is in something is to get out of it first, and is counted as such.
      const isJudged = method !== "moveAndSlide" && !before?.faults.includes("sunk");
      if (isJudged && isStuck(judge, from, hero, wish, gravity > 0)) faults.unshift("stuck");
      const depth = faults.includes("sunk") ? depthIn(level.solids, hero) : 0;
      const { slide } = moved;
      moments.push({ at: { x: hero.x, y: hero.y }, wish, faults, depth, ...(slide && { slide }) });
    }
    if (stands(pushes)) fall = jump;
    else if (fall < 0 && pushes.some(({ y }) => y > steep)) fall = 0;
  }
  return moments;
}

/** What points up by more than this comes from a floor; what points down by as much, from a ceiling. */
const steep = Math.SQRT1_2;

function stands(pushes: readonly Readonly<Vec2>[]): boolean {
  return pushes.some(({ y }) => y < -steep);
}

function isSame(a: Readonly<Vec2>, b: Readonly<Vec2> | undefined): boolean {
  return a.x === b?.x && a.y === b.y;
}

/** 1 forwards, −1 back, 0 not at all. */
function wantsIn({ standsFrom = Number.POSITIVE_INFINITY, turnsEvery }: Level, frame: number): number {
  if (frame >= standsFrom) return 0;
  return turnsEvery !== undefined && Math.floor(frame / turnsEvery) % 2 === 1 ? -1 : 1;
}

interface Moved {
  /** The directions out of what stopped the hero. */
  readonly pushes: readonly Readonly<Vec2>[];
  readonly slide?: Slide;
}

/** Moves the hero by a wish, one frame at a time. */
function moverOf(method: Method, hero: Shape, level: Level, hasFloors: boolean): (wish: Vec2) => Moved {
  const { solids, platforms } = level;
  if (method !== "moveAndSlide") {
    const way = method === "pushOut" ? pushOut : sweepAndClip;
    // As tutorials have it: platforms are there for those who fall.
    return (wish) => {
      const all = wish.y > 0 ? [...solids, ...platforms] : solids;
      return { pushes: way(hero, wish, nearTo(hero, wish, all)) };
    };
  }
  const world = levelOf(solids, platforms);
  const id = world.add(hero);
  return (wish) => {
    const slide = walk(world, id, wish, hasFloors ? onFoot : undefined);
    moveTo(hero, slide.x, slide.y);
    const stopped = slide.ceiling ? [slide.ceiling] : [];
    const pushes = stopped.map(({ normal }) => ({ x: -normal.x, y: -normal.y }));
    if (slide.floor) pushes.push({ x: 0, y: -1 });
    return { pushes, slide };
  };
}

interface Step {
  readonly from: Shape;
  readonly hero: Shape;
  readonly wish: Readonly<Vec2>;
  readonly level: Level;
  /** Whether it stood on a floor, and wanted no more. */
  readonly wasStanding: boolean;
}

function faultsOf({ from, hero, wish, level, wasStanding }: Step): Fault[] {
  const found: Fault[] = [];
  const travelled = { x: hero.x - from.x, y: hero.y - from.y };
  const solids = nearTo(from, travelled, level.solids);
  if (solids.some((solid) => penetrates(hero, solid))) found.push("sunk");
  const path = segment(from.x, from.y, hero.x, hero.y);
  if (solids.some((solid) => penetrates(solid, path))) found.push("through");
  if (dot(travelled, wish) < -visible * length(wish)) found.push("jitter");
  if (wasStanding && wish.x === 0 && length(travelled) > visible) found.push("slips");
  return found;
}

/** Whether the hero stands where there is a way on. */
function isStuck(
  judge: World,
  from: Shape,
  { x, y }: Shape,
  wish: Readonly<Vec2>,
  hasFloors: boolean,
): boolean {
  const made = { x: x - from.x, y: y - from.y };
  const { travelled, isStuck } = judge.moveAndSlide(from, wish, hasFloors ? onFoot : undefined);
  const could = dot(travelled, wish);
  return !isStuck && could > 0.01 * dot(wish, wish) && dot(made, wish) < 0.1 * could;
}

export function depthIn(solids: readonly Shape[], hero: Shape): number {
  return Math.max(
    ...solids.map((solid) => (penetrates(hero, solid) ? (contact(solid, hero)?.depth ?? 0) : 0)),
  );
}

/** Of some shapes, in their order, those that a way may have to do with: what a game's grid would find. */
function nearTo(hero: Shape, way: Readonly<Vec2>, shapes: readonly Shape[]): Shape[] {
  const own = bounds(hero);
  const reach = length(way) + 0.5;
  return shapes.filter((shape) => {
    const { minX, minY, maxX, maxY } = bounds(shape);
    const isBeside = minX > own.maxX + reach || maxX < own.minX - reach;
    return !isBeside && minY <= own.maxY + reach && maxY >= own.minY - reach;
  });
}

function dot(a: Readonly<Vec2>, b: Readonly<Vec2>): number {
  return a.x * b.x + a.y * b.y;
}

function length({ x, y }: Readonly<Vec2>): number {
  return Math.hypot(x, y);
}
