import { median } from "../median.js";
import type { RunningWorld, WorldPeer } from "./peer.js";
import { createScene, NEAREST, POINTS, RAYS, type Scene, type SceneName } from "./scene.js";

/** What a peer's frames cost in one scene, in milliseconds each. */
export interface FrameMeasurement {
  readonly peer: string;
  readonly scene: SceneName;
  readonly count: number;
  /** The median of the rounds. */
  readonly time: number;
  /** Overlapping pairs in the scene's last frame. */
  readonly pairs: number;
}

/** What a peer's rays and nearest bodies cost, in microseconds each; NaN where it has no such question. */
export interface QueryMeasurement {
  readonly peer: string;
  readonly count: number;
  readonly raycast: number;
  readonly nearest: number;
  /** The share of rays, and of points, whose answer is ours but for 1e-3 of a unit. */
  readonly sameRays: number;
  readonly samePoints: number;
}

export interface Effort {
  /** Frames of the scene; each round passes through all of them. */
  readonly frames: number;
  readonly rounds: number;
}

/** Called before each piece of work, so that a page can draw; what it returns is waited for. */
export type Progress = (what: string) => Promise<void> | void;

interface Contestant {
  readonly name: string;
  readonly world: RunningWorld;
  readonly times: number[];
  /** How many of the frames it passes through in a round. */
  frames: number;
  pairs: number;
}

/** Whose frames take longer is timed over fewer of them: they vary less. */
const SLOW_MS = 400;
const FEW_FRAMES = 2;

/**
 * The frames of a scene, by all peers that have its shapes. The rounds of the peers take turns, so that what slows the
 * machine down for a while slows all of them down.
 */
export async function measureFrames(
  peers: readonly WorldPeer[],
  name: SceneName,
  count: number,
  { frames, rounds }: Effort,
  progress: Progress = () => undefined,
): Promise<FrameMeasurement[]> {
  const scene = createScene(name, count, frames);
  const contestants = await startAll(peers, scene, progress);
  // The first round, which is not counted, warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const contestant of contestants) {
      await progress(`${name}, ${count}: ${contestant.name}`);
      const { time, pairs } = timeRound(contestant.world, scene.frames.slice(0, contestant.frames));
      if (round > 0) contestant.times.push(time);
      else {
        contestant.pairs = pairs;
        if (time > SLOW_MS) contestant.frames = FEW_FRAMES;
      }
    }
  }
  for (const { world } of contestants) world.stop?.();
  return contestants.map((one) => ({
    peer: one.name,
    scene: name,
    count,
    time: median(one.times),
    pairs: one.pairs,
  }));
}

async function startAll(
  peers: readonly WorldPeer[],
  scene: Scene,
  progress: Progress,
): Promise<Contestant[]> {
  const contestants: Contestant[] = [];
  for (const peer of peers) {
    await progress(`${scene.name}, ${scene.shapes.length}: starting ${peer.name}`);
    const world = await peer.start(scene);
    if (world !== undefined)
      contestants.push({ name: peer.name, world, times: [], frames: scene.frames.length, pairs: 0 });
  }
  return contestants;
}

/** Milliseconds a frame, of all frames together, since a browser's clock goes in coarse steps; the pairs of the last. */
function timeRound(world: RunningWorld, frames: readonly Float64Array[]): { time: number; pairs: number } {
  let pairs = 0;
  const begin = performance.now();
  for (const places of frames) pairs = world.frame(places);
  return { time: (performance.now() - begin) / frames.length, pairs };
}

/** A round of rays is over in milliseconds: the engine is still compiling in the first of them. */
const WARM_UP_MS = 500;

/** Rays and nearest bodies, by all peers that have them, among the circles of a scene; the first peer's answers count. */
export async function measureQueries(
  peers: readonly WorldPeer[],
  count: number,
  rounds: number,
  progress: Progress = () => undefined,
): Promise<QueryMeasurement[]> {
  const scene = createScene("circles", count, 1);
  const contestants = await startAll(peers, scene, progress);
  const first = scene.frames[0] ?? new Float64Array(2 * count);
  for (const { world } of contestants) world.frame(first);
  const runs = contestants.map(({ name, world }) => ({
    name,
    world,
    rays: new Float64Array(RAYS),
    distances: new Float64Array(NEAREST * POINTS),
    rayTimes: [] as number[],
    nearestTimes: [] as number[],
  }));
  for (const { name, world, rays, distances } of runs) {
    if (world.raycast === undefined && world.nearest === undefined) continue;
    await progress(`rays and nearest, ${count}: warming up ${name}`);
    const begin = performance.now();
    while (performance.now() - begin < WARM_UP_MS) {
      world.raycast?.(scene.rays, rays);
      world.nearest?.(scene.points, NEAREST, distances);
    }
  }
  for (let round = 0; round < rounds; round++) {
    for (const { name, world, rays, distances, rayTimes, nearestTimes } of runs) {
      await progress(`rays and nearest, ${count}: ${name}`);
      const begin = performance.now();
      world.raycast?.(scene.rays, rays);
      const middle = performance.now();
      world.nearest?.(scene.points, NEAREST, distances);
      const end = performance.now();
      rayTimes.push(world.raycast === undefined ? Number.NaN : ((middle - begin) / RAYS) * 1e3);
      nearestTimes.push(world.nearest === undefined ? Number.NaN : ((end - middle) / POINTS) * 1e3);
    }
  }
  const ours = runs[0];
  for (const { world } of runs) world.stop?.();
  return runs.map(({ name, rays, distances, rayTimes, nearestTimes }) => ({
    peer: name,
    count,
    raycast: median(rayTimes),
    nearest: median(nearestTimes),
    sameRays: shareOfSame(ours?.rays, rays, 1),
    samePoints: shareOfSame(ours?.distances, distances, NEAREST),
  }));
}

const SAME = 1e-3;

/** The share of groups of numbers that are the same in both lists. */
function shareOfSame(ours: Float64Array | undefined, theirs: Float64Array, groupSize: number): number {
  let same = 0;
  const groups = theirs.length / groupSize;
  for (let group = 0; group < groups; group++) {
    const begin = group * groupSize;
    const values = theirs.subarray(begin, begin + groupSize);
    if (values.every((value, k) => Math.abs(value - (ours?.[begin + k] ?? Number.NaN)) <= SAME)) same++;
  }
  return same / groups;
}
