import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The jobs that the C program has, in the order of its numbers. */
const nativeJobs = [
  "polygonPolygon",
  "capsuleCapsule",
  "ellipseEllipse",
  "pointEllipse",
  "circleRect",
  "pointSector",
  "rayCircle",
  "rayCircleHit",
  "rayPolygonHit",
  "rayPolygon",
  "rayRect",
] as const;

export type NativeJob = (typeof nativeJobs)[number];

/** Pairs as the C program reads them: so many doubles for each. */
export interface NativeData {
  readonly job: NativeJob;
  readonly stride: number;
  readonly records: Float64Array;
}

export interface NativeTime {
  /** Nanoseconds a pair, all of which are in one list. */
  readonly time: number;
  /** The same where each shape was allocated for itself, and is found by its address. */
  readonly objectsTime: number;
  readonly hits: number;
}

/** What C takes for these pairs; undefined where there is no C compiler. */
export function runNative(data: readonly NativeData[]): Map<NativeJob, NativeTime> | undefined {
  const folder = mkdtempSync(join(tmpdir(), "osculate-bench-"));
  try {
    const source = fileURLToPath(new URL("native.c", import.meta.url));
    const program = join(folder, "native");
    const compiler = compilers.find((name) => spawnSync(name, ["--version"]).status === 0);
    if (compiler === undefined) return undefined;
    const compiled = spawnSync(compiler, ["-O3", "-std=c11", "-Wall", "-o", program, source, "-lm"], {
      encoding: "utf8",
    });
    if (compiled.status !== 0) throw new Error(`${compiler} failed: ${compiled.stderr}`);
    const file = join(folder, "pairs");
    writeFileSync(file, Buffer.concat(data.flatMap(partsOf)));
    const { status, stdout } = spawnSync(program, [file], { encoding: "utf8" });
    if (status !== 0) throw new Error(`The C program failed with status ${status}.`);
    return new Map(stdout.trim().split("\n").map(entryOf));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const compilers = ["gcc", "cc", "clang"];

function partsOf({ job, stride, records }: NativeData): Uint8Array[] {
  const header = Int32Array.of(nativeJobs.indexOf(job), records.length / stride, stride);
  return [header, records].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
}

function entryOf(line: string): [NativeJob, NativeTime] {
  const [job, time, objectsTime, hits] = line.split(" ");
  return [job as NativeJob, { time: Number(time), objectsTime: Number(objectsTime), hits: Number(hits) }];
}
