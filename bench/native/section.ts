import type { Ray } from "../../src/index.js";
import { seededRandom } from "../../test/generators/random.js";
import { library } from "../speed/library.js";
import { drawShuffledPairs, type KindName, type Pair } from "../speed/scenes.js";
import { markdownTable, nanoseconds } from "../speed/table.js";
import { medianCallTimes } from "../speed/timing.js";
import { drawRay } from "./ray.js";
import { recordsOf } from "./records.js";
import { type NativeJob, runNative } from "./run.js";

const PAIRS = 10_000;

/** Few enough for their shapes to stay near the processor, as C's records do, which come one after the other. */
const RAYS = 4_000;

const AIM = 2.5;
const SEED = 20261123;

const rows: readonly { job: NativeJob; kind: KindName }[] = [
  { job: "polygonPolygon", kind: "polygon" },
  { job: "capsuleCapsule", kind: "capsule" },
  { job: "ellipseEllipse", kind: "ellipse" },
];

const rayRows: readonly { job: NativeJob; kind: KindName }[] = [
  { job: "rayCircleHit", kind: "circle" },
  { job: "rayPolygonHit", kind: "polygon" },
];

interface Comparison {
  readonly title: string;
  readonly job: NativeJob;
  readonly pairs: readonly { readonly a: Pair["a"] | Ray; readonly b: Pair["b"] }[];
  /** 1 for a hit, else 0. */
  readonly ask: (index: number) => number;
}

/** `overlaps` and `raycast`, with all it takes to be exact, beside what C makes of the plain test, which is not. */
export function nativeSection(): string {
  const comparisons = [...rows.map(overlapsOf), ...rayRows.map(raycastsOf)];
  const native = runNative(comparisons.map(({ job, pairs }) => ({ job, ...recordsOf(pairs) })));
  if (native === undefined) return "No C compiler found.";
  const cells = comparisons.map(({ title, job, pairs, ask }) => {
    const [time = Number.NaN] = medianCallTimes([ask], pairs.length);
    const hits = pairs.reduce((sum, _, index) => sum + ask(index), 0);
    const found = native.get(job) ?? { time: Number.NaN, objectsTime: Number.NaN, hits: Number.NaN };
    const factor = time / found.time;
    return [
      title,
      nanoseconds(time),
      nanoseconds(found.objectsTime),
      nanoseconds(found.time),
      `${factor <= AIM ? "met" : "missed"}, ${factor.toFixed(2)}`,
      String(Math.abs(hits - found.hits)),
    ];
  });
  const head = ["pair", "ours", "C, objects", "C", `at most ${AIM} ×`, "other answers"];
  const table = markdownTable([head, ...cells]);
  console.log(table);
  return table;
}

function overlapsOf({ job, kind }: (typeof rows)[number]): Comparison {
  const { overlaps } = library;
  const pairs = drawShuffledPairs(kind, kind, PAIRS);
  const a = pairs.map((pair) => pair.a);
  const b = pairs.map((pair) => pair.b);
  const ask = (i: number) => (overlaps(a[i] as Pair["a"], b[i] as Pair["b"]) ? 1 : 0);
  return { title: `\`overlaps\`: ${kind}, ${kind}`, job, pairs, ask };
}

/** With the point and the normal of the hit. */
function raycastsOf({ job, kind }: (typeof rayRows)[number]): Comparison {
  const { raycast } = library;
  const random = seededRandom(SEED);
  const pairs = drawShuffledPairs("point", kind, RAYS).map(({ b }) => ({ a: drawRay(random, b), b }));
  const rays = pairs.map((pair) => pair.a);
  const shapes = pairs.map((pair) => pair.b);
  const hit = { t: 0.5, point: { x: 0.5, y: 0.5 }, normal: { x: 0.5, y: 0.5 }, inside: false };
  const ask = (i: number) => (raycast(rays[i] as Ray, shapes[i] as Pair["b"], hit) === null ? 0 : 1);
  return { title: `\`raycast\`: ${kind}`, job, pairs, ask };
}
