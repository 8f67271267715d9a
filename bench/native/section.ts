import { library } from "../speed/library.js";
import { drawShuffledPairs, type KindName, type Pair } from "../speed/scenes.js";
import { markdownTable, nanoseconds } from "../speed/table.js";
import { medianCallTimes } from "../speed/timing.js";
import { recordsOf } from "./records.js";
import { type NativeJob, runNative } from "./run.js";

const PAIRS = 10_000;
const AIM = 2.5;

const rows: readonly { job: NativeJob; kind: KindName }[] = [
  { job: "polygonPolygon", kind: "polygon" },
  { job: "capsuleCapsule", kind: "capsule" },
  { job: "ellipseEllipse", kind: "ellipse" },
];

/** `overlaps`, with all it takes to be exact, beside what C makes of the plain test, which is not. */
export function nativeSection(): string {
  const { overlaps } = library;
  const drawn = rows.map(({ job, kind }) => ({ job, kind, pairs: drawShuffledPairs(kind, kind, PAIRS) }));
  const native = runNative(drawn.map(({ job, pairs }) => ({ job, ...recordsOf(pairs) })));
  if (native === undefined) return "No C compiler found.";
  const cells = drawn.map(({ job, kind, pairs }) => {
    const a = pairs.map((pair) => pair.a);
    const b = pairs.map((pair) => pair.b);
    const ask = (i: number) => (overlaps(a[i] as Pair["a"], b[i] as Pair["b"]) ? 1 : 0);
    const [time = Number.NaN] = medianCallTimes([ask], PAIRS);
    const hits = pairs.filter((pair) => overlaps(pair.a, pair.b)).length;
    const found = native.get(job) ?? { time: Number.NaN, hits: Number.NaN };
    const factor = time / found.time;
    return [
      `${kind}, ${kind}`,
      nanoseconds(time),
      nanoseconds(found.time),
      `${factor <= AIM ? "met" : "missed"}, ${factor.toFixed(2)}`,
      String(Math.abs(hits - found.hits)),
    ];
  });
  const head = ["pair", "`overlaps(a, b)`", "C", `at most ${AIM} ×`, "other answers"];
  const table = markdownTable([head, ...cells]);
  console.log(table);
  return table;
}
