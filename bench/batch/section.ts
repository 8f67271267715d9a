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
    rayJob(),
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
  const memory = new library.BatchMemory(rays.byteLength + circles.byteLength + out.byteLength + 48);
  const [homeRays, homeCircles] = [copyIn(memory, rays), copyIn(memory, circles)];
  const home = memory.float64Array(PAIRS);
  const { Kind, raycast, raycastMany } = library;
  const tOf = (ray: Ray, circle: Pair["b"]) => raycast(ray, circle)?.t ?? Number.POSITIVE_INFINITY;
  return {
    title: "ray, circle",
    job: "rayCircle",
    native: { job: "rayCircle", ...recordsOf(pairs) },
    inPlace() {
      raycastMany(homeRays, Kind.circle, homeCircles, home);
      return Number((home[0] as number) <= 1);
    },
    ordinary() {
      raycastMany(rays, Kind.circle, circles, out);
      return Number((out[0] as number) <= 1);
    },
    hits: () => out.reduce((sum, t) => sum + Number(t <= 1), 0),
    oneByOne: () => pairs.reduce((sum, { a, b }) => sum + Number(tOf(a, b) <= 1), 0),
    differing: () =>
      pairs.filter(({ a, b }, index) => tOf(a, b) !== out[index] || tOf(a, b) !== home[index]).length,
  };
}

type Recorded = Parameters<typeof library.storeRecord>[2];

function listOf(shapes: readonly (Pair["a"] | Ray)[]): Float64Array {
  const scratch = new Float64Array(8 * shapes.length);
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
