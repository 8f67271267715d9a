import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { TASKS } from "../test/long/task.js";
import { EQUIVALENT_MUTANTS, type EquivalentMutants } from "./equivalent-mutants.js";
import { replaceSection } from "./generated-section.js";
import { type Mutation, mutationsOf } from "./mutations.js";

/**
 * Breaks the library on purpose, one place at a time, and demands that the tests notice.
 *
 * Each mutant is bundled with the judges and generators of the property tests, the changed file taking the place
 * of the source, which stays untouched. OSCULATE_MUTATE_ONLY keeps the files whose path contains it.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const only = process.env.OSCULATE_MUTATE_ONLY ?? "";
const workers = Number(process.env.OSCULATE_WORKERS ?? 2);

/**
 * Cases of each task: many for the filters a mutated bound is about, fewer for all that the file is about, and, if the
 * mutant survives, some of everything.
 */
const FILTER_CASES = 100_000;
const OWN_CASES = 20_000;
const ALL_CASES = 3_000;
/** Cases for a mutant that is listed as equivalent: enough to see if the list is out of date. */
const FEW_CASES = 300;
/** A mutant that runs this long has been caught in an endless loop. */
const TIMEOUT_SECONDS = 900;

type Fate = "noticed" | "endless" | "equivalent" | "survived";

interface Mutant {
  readonly file: string;
  readonly mutation: Mutation;
}

function sourceFiles(): string[] {
  const inFolder = (folder: string): string[] =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`);
  const files = [
    "src/math/surd.ts",
    "src/math/verdict.ts",
    ...inFolder("src/pairs"),
    ...inFolder("src/rays"),
  ];
  return files.filter((file) => file.includes(only));
}

const ALL_TASKS = TASKS.filter(({ sort }) => sort !== "law").map(
  ({ question, subject }) => `${question} ${subject}`,
);

/** The tasks about the kinds that a file is named after. */
function ownTasks(file: string): string[] {
  const words = /([^/]+)\.ts$/.exec(file)?.[1]?.split("-") ?? [];
  const [first, second] = words;
  const isOwn = file.startsWith("src/rays")
    ? (subject: string) => subject === second || subject === `ray, ${second}`
    : (subject: string) => subject === `${first}, ${second}`;
  const own = TASKS.filter(({ subject }) => isOwn(subject));
  return own.map(({ question, subject }) => `${question} ${subject}`);
}

const NO_MUTATION: Mutation = { kind: "tie", line: "", lineNumber: 0, changed: "", source: "" };

const folder = mkdtempSync(join(tmpdir(), "osculate-mutants-"));

async function bundle({ file, mutation }: Mutant, outfile: string): Promise<void> {
  const path = join(root, file);
  await build({
    entryPoints: [join(root, "test/long/first-fault.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile,
    logLevel: "silent",
    plugins: [
      {
        name: "mutant",
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, (args) =>
            args.path === path ? { contents: mutation.source, loader: "ts" } : undefined,
          );
        },
      },
    ],
  });
}

/** What fault the given tasks find with a bundled mutant: "" for none, undefined if they come to no end. */
function findFault(bundled: string, cases: number, tasks: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bundled, String(cases), ...tasks], {
      timeout: TIMEOUT_SECONDS * 1000,
    });
    let output = "";
    const collect = (chunk: Buffer): void => {
      output += chunk;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("close", (code) => resolve(code === null ? undefined : code === 0 ? "" : output || "no word"));
  });
}

async function fateOf(mutant: Mutant, index: number): Promise<Fate> {
  const bundled = join(folder, `${index}.mjs`);
  await bundle(mutant, bundled);
  const own = ownTasks(mutant.file);
  const isEquivalent = equivalenceOf(mutant) !== undefined;
  const filters = (own.length > 0 ? own : ALL_TASKS).filter((name) => name.startsWith("filter"));
  const isAboutBounds = mutant.mutation.kind === "bound" || mutant.mutation.kind === "share";
  const rounds: (readonly [number, readonly string[]])[] = isEquivalent
    ? [[FEW_CASES, ALL_TASKS]]
    : [
        [isAboutBounds ? FILTER_CASES : 0, filters],
        [OWN_CASES, own],
        [ALL_CASES, ALL_TASKS],
      ];
  for (const [cases, tasks] of rounds) {
    if (cases === 0 || tasks.length === 0) continue;
    const found = await findFault(bundled, cases, tasks);
    if (found === undefined) return "endless";
    if (found !== "") return "noticed";
  }
  return isEquivalent ? "equivalent" : "survived";
}

function equivalenceOf({ file, mutation }: Mutant): EquivalentMutants | undefined {
  const fits = (text: string, expected: string | RegExp): boolean =>
    typeof expected === "string" ? text === expected : expected.test(text);
  return EQUIVALENT_MUTANTS.find(
    (known) =>
      file.endsWith(known.file) && fits(mutation.line, known.line) && fits(mutation.changed, known.changed),
  );
}

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
      const fate = await fateOf(mutant, index);
      fates[index] = fate;
      if (fate === "endless" || fate === "survived") console.log(`${fate}: ${describe(mutant)}`);
      if ((index + 1) % 50 === 0) console.log(`${index + 1} of ${mutants.length}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return fates;
}

/** Counts of what became of the mutants of each kind, as a Markdown table with the equivalent ones below it. */
function report(mutants: readonly Mutant[], fates: readonly Fate[]): string {
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
    return `| ${names[kind]} | ${total} | ${count("noticed", "endless")} | ${count("equivalent")} | ${count("survived")} |`;
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
  return [
    "| mutation | made | noticed | without effect | not noticed |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
    "Without effect, and why:",
    "",
    ...equivalent,
  ].join("\n");
}

async function requireSoundBaseline(): Promise<void> {
  const bundled = join(folder, "baseline.mjs");
  await bundle({ file: "none", mutation: NO_MUTATION }, bundled);
  const fault = await findFault(bundled, ALL_CASES, ALL_TASKS);
  if (fault !== "") throw new Error(`the tests find fault with the library as it is: ${fault ?? "no end"}`);
}

await requireSoundBaseline();
const mutants = sourceFiles().flatMap((file) =>
  mutationsOf(readFileSync(join(root, file), "utf8")).map((mutation): Mutant => ({ file, mutation })),
);
console.log(`${mutants.length} mutants`);
const fates = await fatesOf(mutants);
rmSync(folder, { recursive: true });

const text = report(mutants, fates);
console.log(text);
if (only === "") replaceSection(join(root, "docs/robustness.md"), "mutation", text);
const survived = fates.filter((fate) => fate === "survived").length;
const stale = EQUIVALENT_MUTANTS.filter(
  (known) =>
    only === "" &&
    !mutants.some((mutant, index) => fates[index] === "equivalent" && equivalenceOf(mutant) === known),
);
for (const { file, line, changed } of stale)
  console.error(`not equivalent, or gone: ${file}: ${line} → ${changed}`);
console.log(`${survived} of ${mutants.length} mutants not noticed`);
process.exitCode = survived === 0 && stale.length === 0 && mutants.length > 0 ? 0 : 1;
