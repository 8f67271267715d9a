import { seededRandom } from "../generators/random.js";
import type { Task } from "./task.js";

/** A part of a task that one process does in one go. */
export interface Chunk {
  readonly task: number;
  readonly seed: number;
  readonly cases: number;
}

/** What a process found out about a chunk. */
export interface ChunkResult extends Chunk {
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
      seed: (seed + index * 100_003 + part * 7_919) >>> 0,
      cases: Math.min(CHUNK_CASES, total - part * CHUNK_CASES),
    }));
  });
}

export function runChunk(task: Task, chunk: Chunk): ChunkResult {
  const started = performance.now();
  const random = seededRandom(chunk.seed);
  const faults: string[] = [];
  let wrong = 0;
  for (let index = 0; index < chunk.cases; index++) {
    const { fault, asked } = task.run(random);
    if (fault === undefined) continue;
    wrong++;
    if (faults.length < FAULTS_KEPT) faults.push(JSON.stringify({ fault, asked }));
  }
  return { ...chunk, wrong, faults, seconds: (performance.now() - started) / 1000 };
}
