import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { replaceSection } from "../../scripts/generated-section.js";
import { type Chunk, type ChunkResult, chunksOf } from "./chunk.js";
import { type FallbackRate, measureFallback } from "./fallback.js";
import { filterTable, lawTable, longRunTable, type TaskResult } from "./report.js";
import { TASKS } from "./task.js";

/**
 * The long run: every question on up to a million hard cases a pair of kinds, against exact arithmetic.
 *
 * OSCULATE_LONG_SCALE (1) multiplies the number of cases; only a full run is written into the documents.
 * OSCULATE_SEED (20261121) chooses the cases, OSCULATE_WORKERS (2) the number of processes and
 * OSCULATE_LONG_ONLY keeps the tasks whose name contains it, such as "relate ellipse".
 */
const SCALE = Number(process.env.OSCULATE_LONG_SCALE ?? 1);
const SEED = Number(process.env.OSCULATE_SEED ?? 20261121);
const WORKERS = Number(process.env.OSCULATE_WORKERS ?? 2);
const ONLY = process.env.OSCULATE_LONG_ONLY ?? "";

const PROGRESS_SECONDS = 15;

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

/** Hands chunks to the processes as they become free. */
async function runAll(chunks: readonly Chunk[]): Promise<void> {
  const started = performance.now();
  let taken = 0;
  let done = 0;
  let reported = started;
  const report = (result: ChunkResult): void => {
    record(result);
    done++;
    const now = performance.now();
    if (now - reported < PROGRESS_SECONDS * 1000 && done < chunks.length) return;
    reported = now;
    const seconds = Math.round((now - started) / 1000);
    console.log(`${done} of ${chunks.length} parts, ${seconds} s, last: ${nameOf(result.task)}`);
  };
  const work = (child: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = (): void => {
        const chunk = chunks[taken++];
        if (chunk !== undefined) child.send(chunk);
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

const chunks = chunksOf(TASKS, SCALE, SEED).filter((chunk) => nameOf(chunk.task).includes(ONLY));
console.log(`${chunks.length} parts on ${WORKERS} processes, seed ${SEED}`);
const started = performance.now();
await runAll(chunks);
const seconds = (performance.now() - started) / 1000;

const asked = results.filter((result) => result.cases > 0);
const table = longRunTable(asked, SEED, seconds);
const fallback: FallbackRate[] = measureFallback(SEED, Math.ceil(100_000 * SCALE));
const filters = filterTable(asked, fallback);
const laws = lawTable(asked);
console.log(`${table}\n\n${laws}\n\n${filters}`);
if (SCALE === 1 && ONLY === "") {
  const robustness = fileURLToPath(new URL("../../docs/robustness.md", import.meta.url));
  replaceSection(robustness, "long-run", table);
  replaceSection(robustness, "laws", laws);
  replaceSection(robustness, "filters", filters);
}

const wrong = asked.reduce((sum, result) => sum + result.wrong, 0);
const cases = asked.reduce((sum, result) => sum + result.cases, 0);
console.log(`${cases} cases, ${wrong} wrong, ${Math.round(seconds)} s`);
process.exitCode = wrong === 0 && cases > 0 ? 0 : 1;
