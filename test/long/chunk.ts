import { type Random, seededRandom } from "../generators/random.js";
import type { Task, Verdict } from "./task.js";

/** A part of a task that one process does in one go. */
export interface Chunk {
  readonly task: number;
  readonly seed: number;
  readonly cases: number;
  /** It ends after so many seconds, however many cases are left then. */
  readonly seconds: number;
}

/** What a process found out about a chunk. */
export interface ChunkResult {
  readonly task: number;
  readonly seed: number;
  /** How many there was time for. */
  readonly cases: number;
  readonly wrong: number;
  /** A few of the wrong answers, as JSON. */
  readonly faults: readonly string[];
  readonly seconds: number;
}

const FAULTS_KEPT = 5;
const CHUNK_CASES = 10_000;

/** Splits every task into chunks with seeds of their own, so that the result does not depend on who does which. */
export function chunksOf(tasks: readonly Task[], scale: number, seed: number): Chunk[] {
  return tasks.flatMap((task, index) => {
    const total = Math.ceil(task.cases * scale);
    const count = Math.ceil(total / CHUNK_CASES);
    return Array.from({ length: count }, (_, part) => ({
      task: index,
      seed: seedOf(index, part, seed),
      cases: Math.min(CHUNK_CASES, total - part * CHUNK_CASES),
      seconds: Number.POSITIVE_INFINITY,
    }));
  });
}

/** Every task as one chunk, whose seconds are still to be set: with limited time, each task is to have the same. */
export function wholeTasks(tasks: readonly Task[], scale: number, seed: number): Chunk[] {
  return tasks.map((task, index) => ({
    task: index,
    seed: seedOf(index, 0, seed),
    cases: Math.ceil(task.cases * scale),
    seconds: Number.POSITIVE_INFINITY,
  }));
}

function seedOf(task: number, part: number, seed: number): number {
  return (seed + task * 100_003 + part * 7_919) >>> 0;
}

export function runChunk(task: Task, chunk: Chunk): ChunkResult {
  const started = performance.now();
  const end = started + chunk.seconds * 1000;
  const random = seededRandom(chunk.seed);
  const faults: string[] = [];
  let wrong = 0;
  let cases = 0;
  while (cases < chunk.cases && performance.now() < end) {
    const { fault, asked } = verdictOf(task, random);
    cases++;
    if (fault === undefined) continue;
    wrong++;
    if (faults.length < FAULTS_KEPT) faults.push(JSON.stringify({ case: cases, fault, asked }));
  }
  const seconds = (performance.now() - started) / 1000;
  return { task: chunk.task, seed: chunk.seed, cases, wrong, faults, seconds };
}

/** Counts what throws as wrong, so that one case does not end the run. */
function verdictOf(task: Task, random: Random): Verdict {
  try {
    return task.run(random);
  } catch (error) {
    return { fault: `throws ${error instanceof Error ? error.stack : String(error)}`, asked: {} };
  }
}
