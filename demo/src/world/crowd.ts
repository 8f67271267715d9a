import {
  annularSector,
  type BodyId,
  degrees,
  ellipse,
  type Ray,
  ray,
  roundedRect,
  type Shape,
  World,
} from "osculate";
import { categoryOf, farthest, type Group, groups, memberOf } from "./members.js";

/** The world a crowd moves in: its corner is the origin. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How a body is shown: bits, of which the higher wins. */
export const overlapping = 1;
export const seen = 2;
export const pierced = 4;

/** The category of what stands still. */
const standingCategory = 1 << groups.length;

/** Square units for each body: with sizes as below, every second body meets another. */
const areaEach = 20;
const smallest = 0.7;
const largest = 1.3;
const fastest = 6;
const fastestTurn = 2;

/** Moving shapes of all kinds among three large ones that stand still. */
export interface Crowd {
  readonly world: World<number>;
  readonly extent: Extent;
  readonly count: number;
  readonly ids: readonly BodyId[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly angle: Float64Array;
  readonly size: Float64Array;
  readonly velocityX: Float64Array;
  readonly velocityY: Float64Array;
  readonly spin: Float64Array;
  /** What is to be shown of each body; written anew in every frame. */
  readonly state: Uint8Array;
  readonly standing: readonly Shape[];
}

/** `aspect`: width to height. */
export function createCrowd(count: number, aspect: number): Crowd {
  const height = Math.sqrt((count * areaEach) / aspect);
  const extent = { width: aspect * height, height };
  const random = seededRandom(count);
  const world = new World<number>();
  const column = (draw: () => number) => Float64Array.from({ length: count }, draw);
  const between = (low: number, high: number) => low + random() * (high - low);
  const crowd = {
    world,
    extent,
    count,
    x: column(() => between(0, extent.width)),
    y: column(() => between(0, extent.height)),
    angle: column(() => between(-Math.PI, Math.PI)),
    size: column(() => between(smallest, largest)),
    velocityX: column(() => between(-fastest, fastest)),
    velocityY: column(() => between(-fastest, fastest)),
    spin: column(() => between(-fastestTurn, fastestTurn)),
    state: new Uint8Array(count),
    standing: standingShapes(extent),
  };
  for (const shape of crowd.standing)
    world.add(shape, { isStatic: true, category: standingCategory, data: -1 });
  const ids = Array.from({ length: count }, (_, index) => {
    const { group, make } = memberOf(index);
    return world.add(make(crowd.size[index] ?? 1), { category: categoryOf[group], data: index });
  });
  const whole = { ...crowd, ids };
  move(whole, 0);
  return whole;
}

/** Three hundred times the size of the others. */
function standingShapes({ width, height }: Extent): readonly Shape[] {
  return [
    ellipse(0.17 * width, 0.32 * height, 0.07 * width, 0.09 * height, 0.6),
    roundedRect(0.82 * width, 0.68 * height, 0.13 * width, 0.16 * height, 0.04 * height, 0.3),
    annularSector(0.55 * width, 0.2 * height, 0.09 * height, 0.14 * height, degrees(20), degrees(300)),
  ];
}

/** Everything goes on for some seconds, and turns back at the edge of the world. */
export function move(crowd: Crowd, seconds: number): void {
  const { world, ids, x, y, angle, velocityX, velocityY, spin, extent } = crowd;
  ids.forEach((id, i) => {
    x[i] = (x[i] ?? 0) + (velocityX[i] ?? 0) * seconds;
    y[i] = (y[i] ?? 0) + (velocityY[i] ?? 0) * seconds;
    angle[i] = (angle[i] ?? 0) + (spin[i] ?? 0) * seconds;
    turnBack(x, velocityX, i, extent.width);
    turnBack(y, velocityY, i, extent.height);
    world.setPose(id, x[i] ?? 0, y[i] ?? 0, angle[i] ?? 0);
  });
}

function turnBack(position: Float64Array, velocity: Float64Array, index: number, limit: number): void {
  const at = position[index] ?? 0;
  const speed = velocity[index] ?? 0;
  if (at < farthest && speed < 0) velocity[index] = -speed;
  if (at > limit - farthest && speed > 0) velocity[index] = -speed;
}

/** Marks every body that overlaps another, or something that stands; returns the number of pairs. */
export function markPairs({ world, state }: Crowd): number {
  let pairs = 0;
  state.fill(0);
  world.pairs((a, b) => {
    pairs += 1;
    mark(state, world.dataOf(a), overlapping);
    mark(state, world.dataOf(b), overlapping);
  });
  return pairs;
}

/** Marks every body in a shape; returns how many. */
export function markSeen({ world, state }: Crowd, view: Shape): number {
  const found = world.query(view);
  for (const id of found) mark(state, world.dataOf(id), seen);
  return found.length;
}

/** What a beam of light does: how far it goes, and how many bodies it goes through. */
export interface Beam {
  /** `Infinity` if nothing that stands is in its way. */
  readonly length: number;
  readonly pierced: number;
}

/** Marks every body that a laser goes through before it ends at something that stands; `beam` has a direction of length 1. */
export function markPierced({ world, state }: Crowd, beam: Ray): Beam {
  const end = world.raycast(beam, { mask: standingCategory });
  const length = end ? end.t : Number.POSITIVE_INFINITY;
  const through = world.raycastAll(ray(beam.x, beam.y, beam.dx, beam.dy, length), {
    mask: standingCategory - 1,
  });
  for (const { id } of through) mark(state, world.dataOf(id), pierced);
  return { length, pierced: through.length };
}

function mark(state: Uint8Array, index: number | undefined, bit: number): void {
  if (index !== undefined && index >= 0) state[index] = (state[index] ?? 0) | bit;
}

/** From now on only bodies of these groups meet anything. */
export function letMeet({ world, ids }: Crowd, chosen: ReadonlySet<Group>): void {
  let mask = standingCategory;
  for (const group of chosen) mask |= categoryOf[group];
  ids.forEach((id, index) => {
    const { group } = memberOf(index);
    world.setFilter(id, categoryOf[group], chosen.has(group) ? mask : 0);
  });
}

/** Numbers in [0, 1) that are the same on every visit (a linear congruential generator). */
function seededRandom(seed: number): () => number {
  let state = seed % 4294967296;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
