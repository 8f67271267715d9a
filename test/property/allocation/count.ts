import { PerformanceObserver } from "node:perf_hooks";
import {
  closestPoints,
  contact,
  createContact,
  createSweepHit,
  distance,
  overlaps,
  type Shape,
  sweep,
} from "../../../src/index.js";
import { everydayPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape, type KindName } from "../../generators/spec.js";
import { isConvex } from "../laws/tolerance.js";

/**
 * Counts the bytes that queries allocate, in a process of its own that was given `--expose-gc` and a young
 * generation so large that nothing is collected meanwhile. Arguments: calls to each question, the questions as
 * "question,question", then pairs of kinds as "kind-kind". Prints an `AllocationReport` as JSON.
 */
export interface AllocationReport {
  readonly results: readonly BytesPerCall[];
  /** Collections of garbage while it was counted: any would falsify it. */
  readonly disturbances: number;
}

interface BytesPerCall {
  readonly kinds: string;
  readonly question: string;
  readonly bytes: number;
}

const POOL = 64;

function pool(kinds: string): [Shape, Shape][] {
  const [kindA, kindB] = kinds.split("-") as [KindName, KindName];
  const random = seededRandom(20261121);
  const draw = everydayPair(kindA, kindB);
  const pairs: [Shape, Shape][] = [];
  while (pairs.length < POOL) {
    const { a, b } = draw(random);
    if (isConvex(a) && isConvex(b)) pairs.push([buildShape(a), buildShape(b)]);
  }
  return pairs;
}

const closestOut = { distance: 0.5, a: { x: 0.5, y: 0.5 }, b: { x: 0.5, y: 0.5 } };
const contactOut = createContact();
const sweepOut = createSweepHit();
const STILL = { x: 0.25, y: 0.25 };
const WAY = { x: 1.5, y: -2.5 };

/** Each returns a small integer, which takes no memory. */
const ALL_QUESTIONS: Readonly<Record<string, (a: Shape, b: Shape) => number>> = {
  overlaps: (a, b) => (overlaps(a, b) ? 1 : 0),
  distance: (a, b) => (distance(a, b) > 1 ? 1 : 0),
  closestPoints: (a, b) => (closestPoints(a, b, closestOut) === closestOut ? 1 : 0),
  contact: (a, b) => (contact(a, b, contactOut) === null ? 0 : 1),
  sweep: (a, b) => (sweep(a, STILL, b, WAY, sweepOut) === null ? 0 : 1),
};

function run(
  question: (a: Shape, b: Shape) => number,
  pairs: readonly [Shape, Shape][],
  calls: number,
): number {
  let sum = 0;
  for (let index = 0; index < calls; index++) {
    const pair = pairs[index % POOL];
    if (pair !== undefined) sum += question(pair[0], pair[1]);
  }
  return sum;
}

const collections: number[] = [];
const rounds: [begin: number, end: number][] = [];
const observer = new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) collections.push(startTime);
});
observer.observe({ entryTypes: ["gc"] });

const [calls = "10000", asked = "", ...kindPairs] = process.argv.slice(2);
const count = Number(calls);
const questions = Object.entries(ALL_QUESTIONS).filter(([question]) => asked.split(",").includes(question));
const collect = globalThis.gc;
if (collect === undefined) throw new Error("this needs --expose-gc");

/** Rounds of each result, the least of which counts: until the compiler is done with it, code allocates what it later does not. */
const ROUNDS = 5;

const cases = kindPairs.map((kinds) => ({ kinds, pairs: pool(kinds) }));
const results: BytesPerCall[] = [];
let sink = 0;
// First everything, so that no code is compiled for the kinds that came first.
for (const [, ask] of questions) {
  for (const { pairs } of cases) sink += run(ask, pairs, 5_000);
}
for (const { kinds, pairs } of cases) {
  for (const [question, ask] of questions) {
    sink += run(ask, pairs, 20_000);
    let bytes = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && bytes >= 1; round++) {
      collect();
      const begin = performance.now();
      const before = process.memoryUsage().heapUsed;
      sink += run(ask, pairs, count);
      bytes = Math.min(bytes, (process.memoryUsage().heapUsed - before) / count);
      rounds.push([begin, performance.now()]);
    }
    results.push({ kinds, question, bytes });
  }
}
await new Promise((resolve) => setTimeout(resolve, 50));
observer.disconnect();
if (!(sink >= 0)) throw new Error("the answers are no numbers");
const disturbances = collections.filter((time) =>
  rounds.some(([begin, end]) => time > begin && time < end),
).length;
const report: AllocationReport = { results, disturbances };
console.log(JSON.stringify(report));
