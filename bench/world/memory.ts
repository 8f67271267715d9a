import { PerformanceObserver } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Shape } from "../../src/index.js";
import { library } from "../speed/library.js";
import { firstPlaces, type RunningWorld } from "./peer.js";
import { osculatePeer } from "./peers/osculate.js";
import { createScene, type Scene, type SceneName } from "./scene.js";

/** What a world keeps, and what it leaves behind. */
export interface Memory {
  readonly scene: SceneName;
  readonly count: number;
  /** Bytes a body, once pairs were asked for, beyond what as many shapes take by themselves. */
  readonly perBody: number;
  readonly perShape: number;
  /** Bytes of garbage a frame in a steady state, in all. */
  readonly garbagePerFrame: number;
  /** How often the garbage collector ran meanwhile. */
  readonly collections: number;
  readonly frames: number;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const WARM_UPS = 40;
const FRAMES = 60;
const FEW = 8;

/** So many bodies at least, in as many worlds as it takes: beside fewer, what else comes and goes would count. */
const BODIES = 100_000;

export async function measureMemory(name: SceneName, count: number): Promise<Memory> {
  const scene = createScene(name, count, 4);
  const copies = Math.ceil(BODIES / count);
  // What the engine compiles and learns, which may be megabytes, is no body's: a first world has it done beforehand.
  await runningWorld(scene);
  const before = await usedBytes();
  const shapes = Array.from({ length: copies }, () => shapesOf(scene));
  const withShapes = await usedBytes();
  const perShape = (withShapes - before) / (copies * count);
  const worlds: RunningWorld[] = [];
  while (worlds.length < shapes.length) worlds.push(await runningWorld(scene));
  const perBody = ((await usedBytes()) - withShapes) / (copies * count) - perShape;

  const world = worlds[0] as RunningWorld;
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  collectGarbage();
  // The collector also drops what the engine has learnt, which it learns again from the next frames.
  runFrames(world, scene, FEW);
  const start = heldBytes();
  observer.observe({ entryTypes: ["gc"] });
  runFrames(world, scene, FRAMES);
  const end = heldBytes();
  await moment();
  observer.disconnect();
  const garbagePerFrame = Math.max(0, end - start) / FRAMES;
  return { scene: name, count, perBody, perShape, garbagePerFrame, collections, frames: FRAMES };
}

/** The shapes of a scene by themselves, where they are in its first frame. */
function shapesOf(scene: Scene): Shape[] {
  const places = firstPlaces(scene);
  return scene.shapes.map((shape, i) =>
    library.moveTo(library.fromJSON(shape), places[2 * i] as number, places[2 * i + 1] as number),
  );
}

/** A world of a scene that has been through so many frames that nothing of it grows any more. */
async function runningWorld(scene: Scene): Promise<RunningWorld> {
  const world = await osculatePeer(library).start(scene);
  if (world === undefined) throw new Error("There is no world.");
  runFrames(world, scene, WARM_UPS);
  return world;
}

function runFrames(world: RunningWorld, { frames }: Scene, count: number): void {
  for (let frame = 0; frame < count; frame++) world.frame(frames[frame % frames.length] as Float64Array);
}

/** Long enough for the engine to let go of what a promise held, and to give back what was collected. */
function moment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

async function usedBytes(): Promise<number> {
  for (let time = 0; time < 2; time++) {
    await moment();
    collectGarbage();
  }
  await moment();
  return heldBytes();
}

function heldBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
