import type { FallbackRate } from "./fallback.js";
import type { RunRecord, Tally } from "./run-record.js";
import type { Task } from "./task.js";

/** What came of a task so far. */
export interface TaskResult extends Tally {
  readonly task: Task;
  /** How many cases it is to have. */
  readonly planned: number;
  /** Of runs before the record. */
  readonly earlier: Tally;
}

/** The answers to questions as a Markdown table. */
export function longRunTable(results: readonly TaskResult[], record: RunRecord, tasks: number): string {
  const rows = results
    .filter(({ task }) => task.sort === "question")
    .map(({ task, cases, earlier, planned, wrong, seconds }) => [
      `\`${task.question}\``,
      task.subject,
      grouped(cases),
      grouped(planned),
      grouped(wrong),
      seconds.toFixed(0),
      grouped(earlier.cases),
    ]);
  const cases = grouped(sumOf(results, "cases"));
  const hours = (sumOf(results, "seconds") / 3600).toFixed(1);
  const done = results.filter((result) => result.cases >= result.planned).length;
  const mended =
    record.mended === 0
      ? []
      : [`${grouped(record.mended)} answers were wrong at first, and right when asked again after a change.`];
  const earlier = results.map((result) => result.earlier);
  const [casesBefore, wrongBefore] = [sumOf(earlier, "cases"), grouped(sumOf(earlier, "wrong"))];
  const before =
    casesBefore === 0
      ? []
      : [
          `Before that, runs without a record asked ${grouped(casesBefore)}; ${wrongBefore} were wrong at the time.`,
        ];
  return [
    `Seed ${record.seed}, ${cases} cases with those of the filters and the laws since ${record.began}, ${hours} hours of`,
    `processor time, Node ${process.version}. ${grouped(done)} of ${grouped(tasks)} tasks have had all of their cases.`,
    ...mended,
    ...before,
    "",
    markdownTable(["question", "kinds", "hard cases", "of", "wrong", "seconds", "before"], rows),
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
    return [
      name,
      String(own.length),
      fewest === most ? grouped(most) : `${grouped(fewest)} … ${grouped(most)}`,
      String(own.filter(({ cases, planned }) => cases >= planned).length),
      grouped(sumOf(own, "wrong")),
      sumOf(own, "seconds").toFixed(0),
    ];
  });
  return markdownTable(
    ["law", "pairs of kinds", "cases for each", "pairs with all cases", "wrong", "seconds"],
    rows,
  );
}

function sumOf(results: readonly Tally[], field: keyof Tally): number {
  return results.reduce((total, result) => total + result[field], 0);
}

/** The filters' checks and how often each leaves the answer to exact arithmetic. */
export function filterTable(results: readonly TaskResult[], rates: readonly FallbackRate[]): string {
  const rows = rates.map(({ name, everyday, atEdge }) => {
    const checked = results.find(({ task }) => task.sort === "filter" && task.subject === name);
    const [cases, wrong] = [(checked?.cases ?? 0) + (checked?.earlier.cases ?? 0), checked?.wrong ?? 0];
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
