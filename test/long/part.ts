import { type Random, seededRandom } from "../generators/random.js";
import type { Task, Verdict } from "./task.js";

/** Cases of a task that a process asks in one go. Always as many, so that one run can go on where another ended. */
export const PART_CASES = 100;

/** The cases of one task from `PART_CASES * index` on. */
export interface Part {
  readonly task: number;
  readonly index: number;
  readonly seed: number;
}

/** What a process found out about a part. */
export interface PartResult {
  readonly part: Part;
  readonly wrong: number;
  /** A few of the wrong answers, as JSON. */
  readonly faults: readonly string[];
  /** Of the processor. */
  readonly seconds: number;
}

const FAULTS_KEPT = 5;

export function nameOf({ question, subject }: Task): string {
  return `${question} ${subject}`;
}

/**
 * The seed of the cases of a part, which does not depend on what other tasks there are nor on who asks when.
 *
 * Source: G. Fowler, L. C. Noll, K.-P. Vo, FNV-1a with 32 bits.
 */
export function seedOf(runSeed: number, taskName: string, index: number): number {
  const text = `${runSeed} ${taskName} ${index}`;
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

export function runPart(task: Task, part: Part): PartResult {
  const started = process.cpuUsage();
  const random = seededRandom(part.seed);
  const faults: string[] = [];
  let wrong = 0;
  for (let count = 1; count <= PART_CASES; count++) {
    const { fault, asked } = verdictOf(task, random);
    if (fault === undefined) continue;
    wrong++;
    if (faults.length < FAULTS_KEPT) faults.push(JSON.stringify({ case: count, fault, asked }));
  }
  const { user, system } = process.cpuUsage(started);
  return { part, wrong, faults, seconds: (user + system) / 1e6 };
}

/** Counts what throws as wrong, so that one case does not end the run. */
function verdictOf(task: Task, random: Random): Verdict {
  try {
    return task.run(random);
  } catch (error) {
    return { fault: `throws ${error instanceof Error ? error.stack : String(error)}`, asked: {} };
  }
}
