import { PerformanceObserver } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { library } from "../speed/library.js";
import { firstPlaces } from "./peer.js";
import { osculatePeer } from "./peers/osculate.js";
import { createScene } from "./scene.js";

/** What a world keeps, and what it leaves behind. */
export interface Memory {
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

const WARM_UPS = 120;
const FRAMES = 60;

export async function measureMemory(count: number): Promise<Memory> {
  const scene = createScene("circles", count, 4);
  const before = usedBytes();
  const places = firstPlaces(scene);
  const shapes = scene.shapes.map((shape, i) =>
    library.moveTo(library.fromJSON(shape), places[2 * i] as number, places[2 * i + 1] as number),
  );
  const perShape = (usedBytes() - before) / count;
  const world = await osculatePeer(library).start(scene);
  if (world === undefined || shapes.length !== count) throw new Error("There is no world.");
  for (let frame = 0; frame < WARM_UPS; frame++) {
    world.frame(scene.frames[frame % scene.frames.length] as Float64Array);
  }
  const perBody = (usedBytes() - before) / count - 2 * perShape;

  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  const start = usedBytes();
  observer.observe({ entryTypes: ["gc"] });
  for (let frame = 0; frame < FRAMES; frame++) {
    world.frame(scene.frames[frame % scene.frames.length] as Float64Array);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  await new Promise((resolve) => setTimeout(resolve, 10));
  observer.disconnect();
  const garbagePerFrame = Math.max(0, heapUsed + arrayBuffers - start) / FRAMES;
  return { count, perBody, perShape, garbagePerFrame, collections, frames: FRAMES };
}

function usedBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
