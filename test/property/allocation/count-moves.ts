import { PerformanceObserver } from "node:perf_hooks";
import { type BodyId, type Shape, World } from "../../../src/index.js";
import { everydayPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape, KIND_NAMES } from "../../generators/spec.js";

/**
 * Counts the bytes that moving the bodies of a world allocates, in a process as `countInProcess` starts it. Prints a
 * `MoveReport` as JSON.
 */
export interface MoveReport {
  readonly results: readonly { readonly kind: string; readonly move: string; readonly bytes: number }[];
  /** Collections of garbage while it was counted: any would falsify it. */
  readonly disturbances: number;
}

const BODIES = 500;
const REPEATS = 40;

/** Until the compiler is done with it, code allocates what it later does not. */
const MOST_MILLISECONDS = 4_000;
const FEWEST_ROUNDS = 4;

type Move = (world: World, ids: readonly BodyId[], numbers: Float64Array) => void;

const MOVES: Readonly<Record<string, Move>> = {
  moveTo: (world, ids, numbers) => {
    for (let i = 0; i < ids.length; i++) {
      world.moveTo(ids[i] as BodyId, numbers[3 * i] as number, numbers[3 * i + 1] as number);
    }
  },
  rotateTo: (world, ids, numbers) => {
    for (let i = 0; i < ids.length; i++) world.rotateTo(ids[i] as BodyId, numbers[3 * i + 2] as number);
  },
  setPose: (world, ids, numbers) => {
    for (let i = 0; i < ids.length; i++) {
      const at = 3 * i;
      const angle = numbers[at + 2] as number;
      world.setPose(ids[i] as BodyId, numbers[at] as number, numbers[at + 1] as number, angle);
    }
  },
};

const random = seededRandom(20261121);
const numbers = Float64Array.from({ length: 3 * BODIES }, () => 100 * random.next());
const collections: number[] = [];
const rounds: [begin: number, end: number][] = [];
const observer = new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) collections.push(startTime);
});
observer.observe({ entryTypes: ["gc"] });
const collect = globalThis.gc;
if (collect === undefined) throw new Error("this needs --expose-gc");

function shapeOf(kind: (typeof KIND_NAMES)[number]): Shape {
  return buildShape(everydayPair(kind, "circle")(random).a);
}

function run(move: Move, world: World, ids: readonly BodyId[]): void {
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (let i = 0; i < numbers.length; i++) numbers[i] = (numbers[i] as number) + 0.015625;
    move(world, ids, numbers);
  }
}

const worlds = KIND_NAMES.map((kind) => {
  const world = new World();
  return { kind, world, ids: Array.from({ length: BODIES }, () => world.add(shapeOf(kind))) };
});
// First everything, so that no code is compiled for the kinds that came first.
for (const move of Object.values(MOVES)) for (const { world, ids } of worlds) run(move, world, ids);
const results: { kind: string; move: string; bytes: number }[] = [];
for (const { kind, world, ids } of worlds) {
  for (const [name, move] of Object.entries(MOVES)) {
    const start = performance.now();
    let bytes = Number.POSITIVE_INFINITY;
    let round = 0;
    while (
      bytes >= 1 &&
      (round < FEWEST_ROUNDS || (name === "moveTo" && performance.now() - start < MOST_MILLISECONDS))
    ) {
      round += 1;
      run(move, world, ids);
      collect();
      const begin = performance.now();
      const before = process.memoryUsage().heapUsed;
      run(move, world, ids);
      bytes = Math.min(bytes, (process.memoryUsage().heapUsed - before) / (REPEATS * BODIES));
      rounds.push([begin, performance.now()]);
    }
    results.push({ kind, move: name, bytes });
  }
}
await new Promise((resolve) => setTimeout(resolve, 50));
observer.disconnect();
const disturbances = collections.filter((time) =>
  rounds.some(([begin, end]) => time > begin && time < end),
).length;
const report: MoveReport = { results, disturbances };
console.log(JSON.stringify(report));
