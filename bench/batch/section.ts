import type { Ray } from "../../src/index.js";
import { seededRandom } from "../../test/generators/random.js";
import { median } from "../median.js";
import { drawRay } from "../native/ray.js";
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
const UNTIMED = 4;

/** A job in every form: the lists that the batch takes, and the shapes one by one. */
interface BatchJob {
  readonly title: string;
  readonly job: NativeJob;
  readonly native: NativeData;
  /** Answers all of the lists in a BatchMemory, and gives one of the answers. */
  readonly inPlace: () => number;
  /** The same of ordinary lists. */
  readonly ordinary: () => number;
  readonly hits: () => number;
  readonly oneByOne: () => number;
  /** Pairs to which not all three give the same answer. */
  readonly differing: () => number;
}

/**
 * `overlapsMany` and `raycastMany` of both sorts of lists beside the C program, a call for each pair, and
 * what they answer.
 */
export function batchSection(): string {
  const jobs = [
    overlapsJob("pointEllipse", "point", "ellipse"),
    overlapsJob("circleRect", "circle", "rect"),
    overlapsJob("pointSector", "point", "sector"),
    overlapsJob("ellipseEllipse", "ellipse", "ellipse"),
    rayJob("rayCircle", "circle"),
    rayJob("rayRect", "rect"),
    rayJob("rayPolygon", "polygon"),
  ];
  const native = runNative(jobs.map((job) => job.native));
  const rows = jobs.map(({ title, job, inPlace, ordinary, hits, oneByOne, differing }) => {
    const [time, timeOrdinary, each] = medianTimesOf([inPlace, ordinary, oneByOne]);
    const found = native?.get(job);
    return [
      title,
      time.toFixed(1),
      timeOrdinary.toFixed(1),
      nanoseconds(each),
      found === undefined ? "no C compiler found" : found.time.toFixed(1),
      found === undefined ? "" : verdict(time / found.time),
      found === undefined ? "" : verdict(timeOrdinary / found.time),
      String(differing()),
      found === undefined ? "" : String(Math.abs(hits() - found.hits)),
    ];
  });
  const head = [
    "job",
    "in place",
    "ordinary",
    "one by one",
    "C",
    "in place ≤ C",
    "ordinary ≤ C",
    "differ",
    "from C",
  ];
  const table = markdownTable([head, ...rows]);
  console.log(table);
  return table;
}

function verdict(factor: number): string {
  return `${factor <= 1 ? "met" : "missed"}, ${factor.toFixed(2)}`;
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
  const memory = new library.BatchMemory(dataA.byteLength + dataB.byteLength + PAIRS + 48);
  const [homeA, homeB] = [copyIn(memory, dataA), copyIn(memory, dataB)];
  const home = memory.uint8Array(PAIRS);
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
    inPlace() {
      ask(Kind[kindA], homeA, Kind[kindB], homeB, home);
      return home[0] as number;
    },
    ordinary() {
      ask(Kind[kindA], dataA, Kind[kindB], dataB, out);
      return out[0] as number;
    },
    hits: () => out.reduce((sum, hit) => sum + hit, 0),
    oneByOne() {
      let hits = 0;
      for (let i = 0; i < PAIRS; i++) if (overlaps(a[i] as Pair["a"], b[i] as Pair["b"])) hits++;
      return hits;
    },
    differing: () =>
      pairs.filter((pair, index) => {
        const answer = Number(overlaps(pair.a, pair.b));
        return answer !== out[index] || answer !== home[index];
      }).length,
  };
}

function rayJob(job: NativeJob, kind: "circle" | "rect" | "polygon"): BatchJob {
  const { Kind, raycast, raycastMany } = library;
  const random = seededRandom(SEED);
  const pairs = drawShuffledPairs("point", kind, PAIRS).map(({ b }) => ({ a: drawRay(random, b), b }));
  const rays = listOf(pairs.map(({ a }) => a));
  const shapes = listOf(pairs.map(({ b }) => b));
  const out = new Float64Array(PAIRS);
  const memory = new library.BatchMemory(rays.byteLength + shapes.byteLength + out.byteLength + 48);
  const [homeRays, homeShapes] = [copyIn(memory, rays), copyIn(memory, shapes)];
  const home = memory.float64Array(PAIRS);
  const tOf = (ray: Ray, shape: Pair["b"]) => raycast(ray, shape)?.t ?? Number.POSITIVE_INFINITY;
  return {
    title: `ray, ${kind}`,
    job,
    native: { job, ...recordsOf(pairs) },
    inPlace() {
      raycastMany(homeRays, Kind[kind], homeShapes, home);
      return Number((home[0] as number) <= 1);
    },
    ordinary() {
      raycastMany(rays, Kind[kind], shapes, out);
      return Number((out[0] as number) <= 1);
    },
    hits: () => out.reduce((sum, t) => sum + Number(t <= 1), 0),
    oneByOne: () => pairs.reduce((sum, { a, b }) => sum + Number(tOf(a, b) <= 1), 0),
    differing: () =>
      pairs.filter(({ a, b }, index) => tOf(a, b) !== out[index] || tOf(a, b) !== home[index]).length,
  };
}

/** A polygon's. */
const LONGEST_RECORD = 17;

type Recorded = Parameters<typeof library.storeRecord>[2];

function listOf(shapes: readonly (Pair["a"] | Ray)[]): Float64Array {
  const scratch = new Float64Array(LONGEST_RECORD * shapes.length);
  for (const [index, shape] of shapes.entries()) library.storeRecord(scratch, index, shape as Recorded);
  return scratch;
}

function copyIn(memory: InstanceType<typeof library.BatchMemory>, list: Float64Array): Float64Array {
  const home = memory.float64Array(list.length);
  home.set(list);
  return home;
}

type Run = () => number;

/**
 * Nanoseconds a pair, rounds in turns, each after some that are not timed: so the lists are as near to the
 * processor as those of the C program, which asks the same again and again.
 */
function medianTimesOf(runs: readonly [Run, Run, Run]): [number, number, number] {
  const times: [number[], number[], number[]] = [[], [], []];
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    for (const [index, run] of runs.entries()) {
      for (let i = 0; i < UNTIMED; i++) sink.sum += run();
      const begin = performance.now();
      sink.sum += run();
      const time = ((performance.now() - begin) / PAIRS) * 1e6;
      if (round >= 0) times[index]?.push(time);
    }
  }
  return [median(times[0]), median(times[1]), median(times[2])];
}
