import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { LAW_RUNS, RUNS } from "../test/extent.js";
import { equivalenceOf, type Mutant, ROOT } from "./mutants.js";
import { otherTasks, ownTasks } from "./mutation-tasks.js";
import type { Mutation } from "./mutations.js";

/** Whether a mutant meets no more cases than `npm test` has (OSCULATE_TESTS=quick). */
const AS_QUICK = process.env.OSCULATE_TESTS === "quick";

/**
 * Cases of each task: many for the filters a mutated bound is about, fewer for all that the file is about, and, if the
 * mutant survives, some of everything.
 */
const FILTER_CASES = AS_QUICK ? RUNS : 100_000;
const OWN_CASES = AS_QUICK ? LAW_RUNS : 20_000;
const ALL_CASES = AS_QUICK ? LAW_RUNS : 3_000;
/** Cases for a mutant that is listed as equivalent: enough to see if the list is out of date. */
const FEW_CASES = 300;
/** A round of tasks ends after so many seconds, since cases of some pairs take milliseconds. */
export const ROUND_SECONDS = Number(process.env.OSCULATE_MUTATE_SECONDS ?? 60);
const FEW_SECONDS = 15;
/** A mutant that runs this long has been caught in an endless loop. */
const TIMEOUT_SECONDS = 300;
const TESTS_TIMEOUT_SECONDS = 600;

/** The tests of what a file belongs to: of the last entry, exact answers. */
const TESTS: readonly (readonly [files: RegExp, tests: readonly string[]])[] = [
  [
    /^src\/crossings\//,
    [
      "test/unit/crossings/**/*.test.ts",
      "test/unit/query/{intersections,overlap-area}.test.ts",
      "test/property/crossings/*.test.ts",
    ],
  ],
  [/^src\/sweep\//, ["test/{unit,property}/sweep/*.test.ts"]],
  [/^src\/batch\//, ["test/unit/batch/*.test.ts"]],
  [/^src\/world\//, ["test/unit/world/*.test.ts", "test/property/world/reach.test.ts"]],
  [/^src\//, ["test/unit/{math,pairs,exact,convex}/*.test.ts", "test/fixtures/regressions.test.ts"]],
];
/** For the properties among them; fewer than `npm test` has, but as many as it takes to see hits of every sort. */
const PROPERTY_RUNS = AS_QUICK ? RUNS : 2000;

/** What became of a mutant. */
export type Fate = "noticed" | "endless" | "equivalent" | "survived";

/** Tries a mutant; what is written for that is `written` with an extension. */
export async function fateOf(mutant: Mutant, written: string): Promise<Fate> {
  const bundled = `${written}.mjs`;
  await bundle(mutant, bundled);
  const [own, others] = [ownTasks(mutant.file), otherTasks(mutant.file)];
  const isEquivalent = equivalenceOf(mutant) !== undefined;
  const asked = own.length > 0 ? own : others;
  const filters = asked.filter((name) => name.startsWith("filter"));
  const isAboutBounds = mutant.mutation.kind === "bound" || mutant.mutation.kind === "share";
  const rounds: (readonly [cases: number, seconds: number, tasks: readonly string[]])[] = isEquivalent
    ? [[FEW_CASES, FEW_SECONDS, asked]]
    : [
        [isAboutBounds ? FILTER_CASES : 0, ROUND_SECONDS, filters],
        [OWN_CASES, ROUND_SECONDS, own],
      ];
  for (const [cases, seconds, tasks] of rounds) {
    const fate = await askedFor(bundled, cases, seconds, tasks);
    if (fate !== "survived") return fate;
  }
  if (isEquivalent) return "equivalent";
  const fate = await testedFor(mutant, `${written}.ts`);
  return fate === "survived" ? askedFor(bundled, ALL_CASES, ROUND_SECONDS, others) : fate;
}

type Found = Exclude<Fate, "equivalent">;

async function askedFor(
  bundled: string,
  cases: number,
  seconds: number,
  tasks: readonly string[],
): Promise<Found> {
  if (cases === 0 || tasks.length === 0) return "survived";
  const fault = await findFault(bundled, cases, seconds, tasks);
  if (fault === undefined) return "endless";
  return fault === "" ? "survived" : "noticed";
}

const NO_MUTATION: Mutation = { kind: "tie", line: "", lineNumber: 0, changed: "", source: "" };

async function bundle({ file, mutation }: Mutant, outfile: string): Promise<void> {
  const path = join(ROOT, file);
  await build({
    entryPoints: [join(ROOT, "test/long/first-fault.ts")],
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
function findFault(
  bundled: string,
  cases: number,
  seconds: number,
  tasks: readonly string[],
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bundled, String(cases), String(seconds), ...tasks], {
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

/** What the tests make of a mutant. */
function testedFor({ file, mutation }: Mutant, written: string): Promise<Found> {
  writeFileSync(written, mutation.source);
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const config = join(ROOT, "scripts/mutant-tests.config.ts");
  const env = {
    ...process.env,
    OSCULATE_RUNS: String(PROPERTY_RUNS),
    OSCULATE_MUTANT_FILE: join(ROOT, file),
    OSCULATE_MUTANT_SOURCE: written,
    OSCULATE_MUTANT_TESTS: JSON.stringify(TESTS.find(([files]) => files.test(file))?.[1]),
  };
  return new Promise((resolve) => {
    // In a group of its own, so that the process that runs the tests ends with it even in an endless loop.
    const child = spawn(process.execPath, [vitest, "run", "--config", config], {
      cwd: ROOT,
      env,
      stdio: "ignore",
      detached: true,
    });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, TESTS_TIMEOUT_SECONDS * 1000);
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve(code === null ? "endless" : code === 0 ? "survived" : "noticed");
    });
  });
}

/** Throws if the tests find fault with the library as it is, before one of these files is changed. */
export async function requireSoundBaseline(files: readonly string[], written: string): Promise<void> {
  const bundled = `${written}.mjs`;
  await bundle({ file: "none", mutation: NO_MUTATION }, bundled);
  const tasks = [...new Set(files.flatMap((file) => [...ownTasks(file), ...otherTasks(file)]))];
  const fate = await askedFor(bundled, FEW_CASES, ROUND_SECONDS, tasks);
  if (fate !== "survived") throw new Error(`the questions find fault with the library as it is: ${fate}`);
  const sorts = TESTS.flatMap(([pattern]) => files.find((file) => pattern.test(file)) ?? []);
  for (const file of new Set(sorts)) {
    const unchanged = { ...NO_MUTATION, source: readFileSync(join(ROOT, file), "utf8") };
    const fate = await testedFor({ file, mutation: unchanged }, `${written}.ts`);
    if (fate !== "survived")
      throw new Error(`the tests find fault with the library as it is: ${file}, ${fate}`);
  }
}
