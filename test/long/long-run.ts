import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { replaceSection } from "../../scripts/generated-section.js";
import { type Chunk, type ChunkResult, chunksOf, wholeTasks } from "./chunk.js";
import { type FallbackRate, measureFallback } from "./fallback.js";
import { filterTable, lawTable, longRunTable, type TaskResult } from "./report.js";
import { TASKS } from "./task.js";

/**
 * The long run: every question on up to a million hard cases a pair of kinds, against exact arithmetic.
 *
 * OSCULATE_LONG_SCALE (1) multiplies the number of cases, OSCULATE_LONG_MINUTES limits the time, of which each task
 * then has an equal share. OSCULATE_SEED (20261121) chooses the cases, OSCULATE_WORKERS (2) the number of processes
 * and OSCULATE_LONG_ONLY, a regular expression, the tasks by name, such as "relate ellipse". A full run is written
 * into the documents, another one if OSCULATE_LONG_RECORD is 1.
 */
const SCALE = Number(process.env.OSCULATE_LONG_SCALE ?? 1);
const SEED = Number(process.env.OSCULATE_SEED ?? 20261121);
const WORKERS = Number(process.env.OSCULATE_WORKERS ?? 2);
const ONLY = new RegExp(process.env.OSCULATE_LONG_ONLY ?? "");
const MINUTES = Number(process.env.OSCULATE_LONG_MINUTES ?? Number.POSITIVE_INFINITY);
const IS_FULL = SCALE === 1 && ONLY.source === "(?:)" && MINUTES === Number.POSITIVE_INFINITY;
const IS_RECORDED = IS_FULL || process.env.OSCULATE_LONG_RECORD === "1";

/** For the share of cases that each filter leaves undecided. */
const FALLBACK_CASES = Math.ceil((IS_FULL ? 100_000 : 10_000) * SCALE);

const results: TaskResult[] = TASKS.map((task) => ({ task, cases: 0, wrong: 0, seconds: 0 }));

function nameOf(index: number): string {
  const task = TASKS[index];
  return task === undefined ? "" : `${task.question} ${task.subject}`;
}

function record(result: ChunkResult): void {
  const total = results[result.task];
  if (total === undefined) throw new RangeError(`no task ${result.task}`);
  total.cases += result.cases;
  total.wrong += result.wrong;
  total.seconds += result.seconds;
  for (const fault of result.faults)
    console.error(`WRONG ${nameOf(result.task)}, seed ${result.seed}: ${fault}`);
}

/** Hands chunks to the processes as they become free, and says what came of a task when its last one is done. */
async function runAll(chunks: readonly Chunk[]): Promise<void> {
  const started = performance.now();
  const end = started + MINUTES * 60_000;
  const left = new Map<number, number>();
  for (const { task } of chunks) left.set(task, (left.get(task) ?? 0) + 1);
  let taken = 0;
  const report = (result: ChunkResult): void => {
    record(result);
    const leftOfTask = (left.get(result.task) ?? 0) - 1;
    left.set(result.task, leftOfTask);
    const total = results[result.task];
    if (leftOfTask > 0 || total === undefined) return;
    const time = `${total.seconds.toFixed(1)} s, at ${Math.round((performance.now() - started) / 1000)} s`;
    console.log(`${nameOf(result.task)}: ${total.cases} cases, ${total.wrong} wrong, ${time}`);
  };
  /** An equal share, for each chunk that is left, of the time that is left. */
  const limited = (chunk: Chunk): Chunk => {
    const share = ((end - performance.now()) * WORKERS) / (chunks.length - taken + 1) / 1000;
    return { ...chunk, seconds: Math.max(0, Math.min(share, Number.MAX_VALUE)) };
  };
  const work = (child: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = (): void => {
        const chunk = chunks[taken++];
        if (chunk !== undefined) child.send(limited(chunk));
        else child.disconnect();
      };
      child.on("message", (result: ChunkResult) => {
        report(result);
        next();
      });
      child.on("error", reject);
      child.on("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`)),
      );
      next();
    });
  const script = new URL("./worker.ts", import.meta.url);
  await Promise.all(Array.from({ length: WORKERS }, () => work(fork(script))));
}

const allChunks = (MINUTES === Number.POSITIVE_INFINITY ? chunksOf : wholeTasks)(TASKS, SCALE, SEED);
const chunks = allChunks.filter((chunk) => ONLY.test(nameOf(chunk.task)));
console.log(`${chunks.length} parts on ${WORKERS} processes, seed ${SEED}`);
const started = performance.now();
await runAll(chunks);
const seconds = (performance.now() - started) / 1000;

const asked = results.filter((result) => result.cases > 0);
const table = longRunTable(asked, { seed: SEED, seconds, workers: WORKERS, minutes: MINUTES });
const fallback: FallbackRate[] = measureFallback(SEED, FALLBACK_CASES);
const filters = filterTable(asked, fallback);
const laws = lawTable(asked);
console.log(`${table}\n\n${laws}\n\n${filters}`);
if (IS_RECORDED) {
  const robustness = fileURLToPath(new URL("../../docs/robustness.md", import.meta.url));
  replaceSection(robustness, "long-run", table);
  replaceSection(robustness, "laws", laws);
  replaceSection(robustness, "filters", filters);
}

const wrong = asked.reduce((sum, result) => sum + result.wrong, 0);
const cases = asked.reduce((sum, result) => sum + result.cases, 0);
console.log(`${cases} cases, ${wrong} wrong, ${Math.round(seconds)} s`);
process.exitCode = wrong === 0 && cases > 0 ? 0 : 1;
