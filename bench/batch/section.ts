import type { Ray } from "../../src/index.js";
import { seededRandom } from "../../test/generators/random.js";
import { median } from "../median.js";
import { recordsOf } from "../native/records.js";
import { type NativeData, type NativeJob, runNative } from "../native/run.js";
import { library } from "../speed/library.js";
import { drawShuffledPairs, type Pair } from "../speed/scenes.js";
import { markdownTable, nanoseconds } from "../speed/table.js";
import { sink } from "../speed/timing.js";

const PAIRS = 10_000;
const SEED = 20261122;
const WARM_UPS = 20;
const ROUNDS = 41;

/** A job in both forms: the lists that the batch takes, and the shapes one by one. */
interface BatchJob {
  readonly title: string;
  readonly job: NativeJob;
  readonly native: NativeData;
  /** Answers all, and gives one of the answers. */
  readonly many: () => number;
  readonly hits: () => number;
  readonly oneByOne: () => number;
  /** Pairs whose answers are not the same in both. */
  readonly differing: () => number;
}

/** `overlapsMany` and `raycastMany` beside the C program, a call for each pair, and what both answer. */
export function batchSection(): string {
  const jobs = [
    overlapsJob("pointEllipse", "point", "ellipse"),
    overlapsJob("circleRect", "circle", "rect"),
    overlapsJob("pointSector", "point", "sector"),
    overlapsJob("ellipseEllipse", "ellipse", "ellipse"),
    rayJob(),
  ];
  const native = runNative(jobs.map((job) => job.native));
  const rows = jobs.map(({ title, job, many, hits, oneByOne, differing }) => {
    const [time, each] = medianTimesOf([many, oneByOne]);
    const found = native?.get(job);
    const factor = found === undefined ? Number.NaN : time / found.time;
    return [
      title,
      time.toFixed(1),
      nanoseconds(each),
      found === undefined ? "no C compiler found" : found.time.toFixed(1),
      found === undefined ? "" : `${factor <= 1 ? "met" : "missed"}, ${factor.toFixed(2)}`,
      String(differing()),
      found === undefined ? "" : String(Math.abs(hits() - found.hits)),
    ];
  });
  const head = ["job", "batch", "one by one", "C", "at most 1 ×", "differs from one by one", "from C"];
  const table = markdownTable([head, ...rows]);
  console.log(table);
  return table;
}

function overlapsJob(
  job: NativeJob,
  kindA: "point" | "circle" | "ellipse",
  kindB: "ellipse" | "rect" | "sector",
): BatchJob {
  const { Kind, overlaps, overlapsMany } = library;
  const pairs = drawShuffledPairs(kindA, kindB, PAIRS);
  const a = pairs.map((pair) => pair.a);
  const b = pairs.map((pair) => pair.b);
  const dataA = listOf(a);
  const dataB = listOf(b);
  const out = new Uint8Array(PAIRS);
  const ask = overlapsMany as (
    a: number,
    dataA: Float64Array,
    b: number,
    dataB: Float64Array,
    out: Uint8Array,
  ) => void;
  return {
    title: `${kindA}, ${kindB}`,
    job,
    native: { job, ...recordsOf(pairs) },
    many() {
      ask(Kind[kindA], dataA, Kind[kindB], dataB, out);
      return out[0] as number;
    },
    hits: () => out.reduce((sum, hit) => sum + hit, 0),
    oneByOne() {
      let hits = 0;
      for (let i = 0; i < PAIRS; i++) if (overlaps(a[i] as Pair["a"], b[i] as Pair["b"])) hits++;
      return hits;
    },
    differing: () => pairs.filter((pair, index) => Number(overlaps(pair.a, pair.b)) !== out[index]).length,
  };
}

/** Rays of some hundred units, about half of which hit. */
function rayJob(): BatchJob {
  const random = seededRandom(SEED);
  const pairs = Array.from({ length: PAIRS }, () => {
    const angle = 2 * Math.PI * random.next();
    const length = 100 + 400 * random.next();
    const [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle)];
    const across = 160 * (random.next() - 0.5);
    const back = random.next();
    return {
      a: library.ray(-back * dx - (across * dy) / length, (across * dx) / length - back * dy, dx, dy, 1),
      b: library.circle(0, 0, 5 + 95 * random.next() ** 2),
    };
  });
  const rays = listOf(pairs.map(({ a }) => a));
  const circles = listOf(pairs.map(({ b }) => b));
  const out = new Float64Array(PAIRS);
  const { Kind, raycast, raycastMany } = library;
  const tOf = (ray: Ray, circle: Pair["b"]) => raycast(ray, circle)?.t ?? Number.POSITIVE_INFINITY;
  return {
    title: "ray, circle",
    job: "rayCircle",
    native: { job: "rayCircle", ...recordsOf(pairs) },
    many() {
      raycastMany(rays, Kind.circle, circles, out);
      return Number((out[0] as number) <= 1);
    },
    hits: () => out.reduce((sum, t) => sum + Number(t <= 1), 0),
    oneByOne: () => pairs.reduce((sum, { a, b }) => sum + Number(tOf(a, b) <= 1), 0),
    differing: () => pairs.filter(({ a, b }, index) => tOf(a, b) !== out[index]).length,
  };
}

type Recorded = Parameters<typeof library.storeRecord>[2];

function listOf(shapes: readonly (Pair["a"] | Ray)[]): Float64Array {
  const scratch = new Float64Array(8 * shapes.length);
  for (const [index, shape] of shapes.entries()) library.storeRecord(scratch, index, shape as Recorded);
  return scratch;
}

/** Nanoseconds a pair, rounds in turns. */
function medianTimesOf(runs: readonly [() => number, () => number]): [number, number] {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    for (const [index, run] of runs.entries()) {
      const begin = performance.now();
      sink.sum += run();
      const time = ((performance.now() - begin) / PAIRS) * 1e6;
      if (round >= 0) times[index]?.push(time);
    }
  }
  return [median(times[0]), median(times[1])];
}
