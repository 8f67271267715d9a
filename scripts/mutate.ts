import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EQUIVALENT_MUTANTS } from "./equivalent-mutants.js";
import { replaceMeasurement } from "./generated-section.js";
import { type Fate, fateOf, ROUND_SECONDS, requireSoundBaseline } from "./mutant-trial.js";
import { drawMutants, equivalenceOf, type Mutant } from "./mutants.js";
import type { Mutation } from "./mutations.js";

/**
 * Breaks the library on purpose, one place at a time, and demands that the tests notice.
 *
 * Each mutant is bundled with the judges and generators of the property tests, the changed file taking the place
 * of the source, which stays untouched; what they do not notice meets the unit tests. OSCULATE_MUTATE_ONLY, a
 * regular expression, keeps some of the files, OSCULATE_MUTATE_SAMPLE at most so many mutants of each, drawn by
 * OSCULATE_SEED; OSCULATE_MUTATE_SECONDS (60) limits each round of questions. With OSCULATE_TESTS=quick the tests of
 * `npm test` come first, as that has them, and what they do not notice is told apart. A run over everything is written into
 * the documents, another one if OSCULATE_MUTATE_RECORD names the section for it.
 */
const only = process.env.OSCULATE_MUTATE_ONLY ?? "";
const sample = Number(process.env.OSCULATE_MUTATE_SAMPLE ?? Number.POSITIVE_INFINITY);
const seed = Number(process.env.OSCULATE_SEED ?? 20261121);
const workers = Number(process.env.OSCULATE_WORKERS ?? 2);

const folder = mkdtempSync(join(tmpdir(), "osculate-mutants-"));

function describe({ file, mutation }: Mutant): string {
  const change = mutation.changed === "" ? "dropped" : `→ ${mutation.changed}`;
  return `${file}:${mutation.lineNumber}: ${mutation.line} ${change}`;
}

/** The fates of all mutants, several at a time. */
async function fatesOf(mutants: readonly Mutant[]): Promise<Fate[]> {
  const fates: Fate[] = [];
  let taken = 0;
  const work = async (): Promise<void> => {
    for (let index = taken++; index < mutants.length; index = taken++) {
      const mutant = mutants[index];
      if (mutant === undefined) return;
      const fate = await fateOf(mutant, join(folder, String(index)));
      fates[index] = fate;
      if (fate !== "noticed" && fate !== "equivalent") console.log(`${fate}: ${describe(mutant)}`);
      if ((index + 1) % 50 === 0) console.log(`${index + 1} of ${mutants.length}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return fates;
}

/** Counts of what became of the mutants of each kind, as a Markdown table with the equivalent ones below it. */
function report(mutants: readonly Mutant[], made: number, fates: readonly Fate[]): string {
  const names: Readonly<Record<Mutation["kind"], string>> = {
    bound: "all error bounds of a file set to zero",
    share: "one constant of several in its error bounds set to zero",
    tie: "comparison flipped at a tie",
    branch: "branch dropped",
  };
  const rows = (["bound", "share", "tie", "branch"] as const).map((kind) => {
    const count = (...wanted: Fate[]): number =>
      mutants.filter(
        (mutant, index) => mutant.mutation.kind === kind && wanted.includes(fates[index] ?? "survived"),
      ).length;
    const total = mutants.filter((mutant) => mutant.mutation.kind === kind).length;
    const counts = [
      total,
      count("noticed", "endless"),
      count("late"),
      count("equivalent"),
      count("survived"),
    ];
    return `| ${names[kind]} | ${counts.join(" | ")} |`;
  });
  const equivalent = EQUIVALENT_MUTANTS.flatMap((known) => {
    const places = mutants.filter(
      (mutant, index) => fates[index] === "equivalent" && equivalenceOf(mutant) === known,
    );
    const [first] = places;
    if (first === undefined) return [];
    const { line, changed } = first.mutation;
    const change = changed === "" ? `\`${line}\` dropped` : `\`${line}\` → \`${changed}\``;
    const others = places.length > 1 ? `, and ${places.length - 1} like it` : "";
    return [`- ${first.file}: ${change}${others}. ${known.reason}`];
  });
  const listed = (fate: Fate): string[] =>
    mutants.filter((_, index) => fates[index] === fate).map((mutant) => `- \`${describe(mutant)}\``);
  const [late, survived] = [listed("late"), listed("survived")];
  const share = `Seed ${seed}: a sample of ${mutants.length} out of ${made} mutants, at most ${sample} of each file, rounds of ${ROUND_SECONDS} seconds.`;
  return [
    ...(mutants.length < made ? [share, ""] : []),
    "| mutation | made | noticed | by many cases only | without effect | not noticed |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
    "Without effect, and why:",
    "",
    ...equivalent,
    ...(late.length > 0 ? ["", "Noticed by many cases, and not by those of `npm test`:", "", ...late] : []),
    ...(survived.length > 0 ? ["", "Not noticed, and not explained yet:", "", ...survived] : []),
  ].join("\n");
}

const { mutants, made } = drawMutants(new RegExp(only), sample, seed);
const files = [...new Set(mutants.map(({ file }) => file))];
await requireSoundBaseline(files, join(folder, "baseline"));
console.log(`${mutants.length} of ${made} mutants`);
const fates = await fatesOf(mutants);
rmSync(folder, { recursive: true });

const text = report(mutants, made, fates);
console.log(text);
const isWhole = only === "" && mutants.length === made;
const section = isWhole ? "mutation" : process.env.OSCULATE_MUTATE_RECORD;
if (section !== undefined) replaceMeasurement(section, text);
const survived = fates.filter((fate) => fate === "survived").length;
const stale = EQUIVALENT_MUTANTS.filter(
  (known) =>
    isWhole &&
    !mutants.some((mutant, index) => fates[index] === "equivalent" && equivalenceOf(mutant) === known),
);
for (const { file, line, changed } of stale)
  console.error(`not equivalent, or gone: ${file}: ${line} → ${changed}`);
console.log(`${survived} of ${mutants.length} mutants not noticed`);
process.exitCode = survived === 0 && stale.length === 0 && mutants.length > 0 ? 0 : 1;
