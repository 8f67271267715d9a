import type { FallbackRate } from "./fallback.js";
import type { Task } from "./task.js";

/** What came of a task so far. */
export interface TaskResult {
  readonly task: Task;
  cases: number;
  wrong: number;
  seconds: number;
}

/** How a run was made. */
interface Circumstances {
  readonly seed: number;
  readonly seconds: number;
  readonly workers: number;
  /** The limit of time, if there was one. */
  readonly minutes: number;
}

/** The answers to questions as a Markdown table. */
export function longRunTable(results: readonly TaskResult[], { seed, ...made }: Circumstances): string {
  const rows = results
    .filter(({ task }) => task.sort === "question")
    .map(({ task, cases, wrong, seconds }) => [
      `\`${task.question}\``,
      task.subject,
      grouped(cases),
      grouped(wrong),
      seconds.toFixed(0),
    ]);
  const cases = grouped(results.reduce((sum, result) => sum + result.cases, 0));
  const minutes = (made.seconds / 60).toFixed(0);
  const processes = made.workers === 1 ? "one process" : `${made.workers} processes`;
  const limit = `Time was limited to ${made.minutes} minutes, shared among ${results.length} tasks: a task ended with its share.`;
  return [
    `Seed ${seed}, ${cases} cases with those of the filters and the laws, ${minutes} minutes on ${processes}, Node ${process.version}.`,
    ...(made.minutes === Number.POSITIVE_INFINITY ? [] : [limit]),
    "",
    markdownTable(["question", "kinds", "hard cases", "wrong", "seconds"], rows),
  ].join("\n");
}

/** The laws, each with the cases of all its pairs. */
export function lawTable(results: readonly TaskResult[]): string {
  const laws = results.filter(({ task }) => task.sort === "law");
  const names = [...new Set(laws.map(({ task }) => task.question))];
  const rows = names.map((name) => {
    const own = laws.filter(({ task }) => task.question === name);
    const fewest = Math.min(...own.map((result) => result.cases));
    const most = Math.max(...own.map((result) => result.cases));
    const sum = (part: (result: TaskResult) => number): number =>
      own.reduce((total, result) => total + part(result), 0);
    return [
      name,
      String(own.length),
      fewest === most ? grouped(most) : `${grouped(fewest)} … ${grouped(most)}`,
      grouped(sum((result) => result.wrong)),
      sum((result) => result.seconds).toFixed(0),
    ];
  });
  return markdownTable(["law", "pairs of kinds", "cases for each", "wrong", "seconds"], rows);
}

/** The filters' checks and how often each leaves the answer to exact arithmetic. */
export function filterTable(results: readonly TaskResult[], rates: readonly FallbackRate[]): string {
  const rows = rates.map(({ name, everyday, atEdge }) => {
    const checked = results.find(({ task }) => task.sort === "filter" && task.subject === name);
    const [cases, wrong] = [checked?.cases ?? 0, checked?.wrong ?? 0];
    return [name, grouped(cases), grouped(wrong), percent(everyday), percent(atEdge)];
  });
  const heads = ["filter", "cases at its edge", "wrong", "undecided, everyday", "undecided, at the edge"];
  return markdownTable(heads, rows);
}

export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

function grouped(count: number): string {
  return count.toLocaleString("en");
}

function percent(share: number): string {
  return share === 0 ? "0" : `${(100 * share).toPrecision(2)} %`;
}
