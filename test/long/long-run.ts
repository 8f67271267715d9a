import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { replaceMeasurement } from "../../scripts/generated-section.js";
import { bundleWorker } from "./bundle-worker.js";
import { type FallbackRate, measureFallback } from "./fallback.js";
import { nameOf, PART_CASES, type Part, type PartResult } from "./part.js";
import { filterTable, lawTable, longRunTable, type TaskResult } from "./report.js";
import { RunRecord } from "./run-record.js";
import { TASKS } from "./task.js";

/**
 * The long run: every question on up to a million hard cases a pair of kinds, against exact arithmetic.
 *
 * With `--continue` it goes on where the last such run ended, keeps count in run-record.json and writes the tables of
 * the documents; the parts that had wrong answers are asked again first. OSCULATE_LONG_MINUTES limits the time, as does
 * Ctrl-C: the task that has had the least time is always next, for some seconds at once, so that all get an equal share.
 * OSCULATE_LONG_SCALE (1) multiplies the number of cases, OSCULATE_SEED (20261121) chooses them, OSCULATE_WORKERS (2) is the number of processes
 * and OSCULATE_LONG_ONLY, a regular expression, keeps some of the tasks by name, such as "relate ellipse".
 */
const IS_CONTINUED = process.argv.includes("--continue");
const SCALE = Number(process.env.OSCULATE_LONG_SCALE ?? 1);
const SEED = Number(process.env.OSCULATE_SEED ?? 20261121);
const WORKERS = Number(process.env.OSCULATE_WORKERS ?? 2);
const ONLY = new RegExp(process.env.OSCULATE_LONG_ONLY ?? "");
const MINUTES = Number(process.env.OSCULATE_LONG_MINUTES ?? Number.POSITIVE_INFINITY);
const SAVED_EVERY_MS = 10_000;
const TOLD_EVERY_MS = 60_000;
const STAY_MS = 10_000;

/** For the share of cases that each filter leaves undecided. */
const FALLBACK_CASES = 10_000;

const FILE = fileURLToPath(new URL("./run-record.json", import.meta.url));
const record = IS_CONTINUED ? RunRecord.read(FILE, SEED) : new RunRecord(SEED);
const started = performance.now();
const chosen = [...TASKS.keys()].filter((index) => ONLY.test(nameAt(index)));
const again = record.wrongParts(TASKS).filter(({ task }) => chosen.includes(task));
const busy = new Set<number>();
const counts = { cases: 0, wrong: 0 };
let isOver = false;
let savedAt = started;
let toldAt = started;

process.on("SIGINT", () => {
  isOver = true;
});

/** A process stays at a task until some time. */
interface Stay {
  readonly task: number;
  readonly until: number;
}

function nameAt(index: number): string {
  const task = TASKS[index];
  return task === undefined ? "" : nameOf(task);
}

function casesLeft(index: number): number {
  const task = TASKS[index];
  return task === undefined ? 0 : Math.ceil(task.cases * SCALE) - record.tallyOf(task).cases;
}

/** What a process is to do after `before`. No two of them are at the same task, so that what is done of it has no gaps. */
function takePart(before: Stay | undefined): Part | undefined {
  if (isOver || performance.now() > started + MINUTES * 60_000) return undefined;
  const wrong = again.find(({ task }) => !busy.has(task));
  const part = wrong ?? moreOf(before) ?? nextOfLeastTime();
  if (wrong !== undefined) again.splice(again.indexOf(wrong), 1);
  if (part !== undefined) busy.add(part.task);
  return part;
}

/** A process is twice as quick at a task that it has been at for a while. */
function moreOf(stay: Stay | undefined): Part | undefined {
  if (stay === undefined || performance.now() > stay.until) return undefined;
  const isFree = !busy.has(stay.task) && casesLeft(stay.task) > 0;
  return isFree ? record.nextPart(TASKS, stay.task) : undefined;
}

function nextOfLeastTime(): Part | undefined {
  let least = Number.POSITIVE_INFINITY;
  let found: number | undefined;
  for (const index of chosen) {
    const task = TASKS[index];
    if (task === undefined || busy.has(index) || casesLeft(index) <= 0) continue;
    const { seconds } = record.tallyOf(task);
    if (seconds < least) [least, found] = [seconds, index];
  }
  return found === undefined ? undefined : record.nextPart(TASKS, found);
}

function count(result: PartResult): void {
  const { part, wrong, faults } = result;
  record.add(TASKS, result);
  busy.delete(part.task);
  counts.cases += PART_CASES;
  counts.wrong += wrong;
  for (const fault of faults) console.error(`WRONG ${nameAt(part.task)}, seed ${part.seed}: ${fault}`);
  const now = performance.now();
  if (IS_CONTINUED && now > savedAt + SAVED_EVERY_MS) {
    savedAt = now;
    record.write(FILE);
  }
  if (now > toldAt + TOLD_EVERY_MS) {
    toldAt = now;
    console.log(
      `${Math.round((now - started) / 60_000)} minutes: ${counts.cases} cases, ${counts.wrong} wrong`,
    );
  }
}

/** Hands parts to a process for as long as there are any. */
function work(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let stay: Stay | undefined;
    const next = (): void => {
      const part = takePart(stay);
      if (part === undefined) {
        child.disconnect();
        return;
      }
      if (part.task !== stay?.task) stay = { task: part.task, until: performance.now() + STAY_MS };
      child.send(part);
    };
    child.on("message", (result: PartResult) => {
      count(result);
      next();
    });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`))));
    next();
  });
}

console.log(`${chosen.length} tasks on ${WORKERS} processes, seed ${SEED}`);
const script = await bundleWorker();
await Promise.all(Array.from({ length: WORKERS }, () => work(fork(script))));
if (IS_CONTINUED) record.write(FILE);

const results: TaskResult[] = TASKS.map((task) => ({
  task,
  planned: Math.ceil(task.cases * SCALE),
  ...record.tallyOf(task),
  earlier: record.earlierTallyOf(task),
})).filter(({ cases, earlier }) => cases + earlier.cases > 0);
const table = longRunTable(results, record, TASKS.length);
const fallback: FallbackRate[] = measureFallback(SEED, FALLBACK_CASES);
const filters = filterTable(results, fallback);
const laws = lawTable(results);
console.log(`${table}\n\n${laws}\n\n${filters}`);
if (IS_CONTINUED) {
  replaceMeasurement("long-run", table);
  replaceMeasurement("laws", laws);
  replaceMeasurement("filters", filters);
}
console.log(`${counts.cases} cases, ${counts.wrong} wrong`);
process.exitCode = counts.wrong === 0 && counts.cases > 0 ? 0 : 1;
