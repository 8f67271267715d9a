import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { equivalenceOf, type Mutant, ROOT } from "./mutants.js";
import { ALL_TASKS, ownTasks } from "./mutation-tasks.js";
import type { Mutation } from "./mutations.js";

/**
 * Cases of each task: many for the filters a mutated bound is about, fewer for all that the file is about, and, if the
 * mutant survives, some of everything.
 */
const FILTER_CASES = 100_000;
const OWN_CASES = 20_000;
const ALL_CASES = 3_000;
/** Cases for a mutant that is listed as equivalent: enough to see if the list is out of date. */
const FEW_CASES = 300;
/** A round of tasks ends after so many seconds, since cases of some pairs take milliseconds. */
export const ROUND_SECONDS = Number(process.env.OSCULATE_MUTATE_SECONDS ?? 60);
const FEW_SECONDS = 15;
/** A mutant that runs this long has been caught in an endless loop. */
const TIMEOUT_SECONDS = 300;
const UNIT_TIMEOUT_SECONDS = 180;

/** What became of a mutant. */
export type Fate = "noticed" | "endless" | "equivalent" | "survived";

/** Tries a mutant; what is written for that is `written` with an extension. */
export async function fateOf(mutant: Mutant, written: string): Promise<Fate> {
  const bundled = `${written}.mjs`;
  await bundle(mutant, bundled);
  const own = ownTasks(mutant.file);
  const isEquivalent = equivalenceOf(mutant) !== undefined;
  const filters = (own.length > 0 ? own : ALL_TASKS).filter((name) => name.startsWith("filter"));
  const isAboutBounds = mutant.mutation.kind === "bound" || mutant.mutation.kind === "share";
  const rounds: (readonly [cases: number, seconds: number, tasks: readonly string[]])[] = isEquivalent
    ? [[FEW_CASES, FEW_SECONDS, own.length > 0 ? own : ALL_TASKS]]
    : [
        [isAboutBounds ? FILTER_CASES : 0, ROUND_SECONDS, filters],
        [OWN_CASES, ROUND_SECONDS, own],
      ];
  for (const [cases, seconds, tasks] of rounds) {
    if (cases === 0 || tasks.length === 0) continue;
    const found = await findFault(bundled, cases, seconds, tasks);
    if (found === undefined) return "endless";
    if (found !== "") return "noticed";
  }
  if (isEquivalent) return "equivalent";
  if (!(await unitTestsPass(mutant, `${written}.ts`))) return "noticed";
  const found = await findFault(bundled, ALL_CASES, ROUND_SECONDS, ALL_TASKS);
  if (found === undefined) return "endless";
  return found === "" ? "survived" : "noticed";
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

function unitTestsPass({ file, mutation }: Mutant, written: string): Promise<boolean> {
  writeFileSync(written, mutation.source);
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const config = join(ROOT, "scripts/mutant-tests.config.ts");
  const env = {
    ...process.env,
    OSCULATE_MUTANT_FILE: join(ROOT, file),
    OSCULATE_MUTANT_SOURCE: written,
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
    }, UNIT_TIMEOUT_SECONDS * 1000);
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

/** Any file will do to see that the tests pass without a mutation. */
const UNCHANGED = "src/math/verdict.ts";

/** Throws if the tests find fault with the library as it is. */
export async function requireSoundBaseline(written: string): Promise<void> {
  const bundled = `${written}.mjs`;
  await bundle({ file: "none", mutation: NO_MUTATION }, bundled);
  const fault = await findFault(bundled, FEW_CASES, ROUND_SECONDS, ALL_TASKS);
  if (fault !== "") throw new Error(`the tests find fault with the library as it is: ${fault ?? "no end"}`);
  const unchanged = { ...NO_MUTATION, source: readFileSync(join(ROOT, UNCHANGED), "utf8") };
  if (!(await unitTestsPass({ file: UNCHANGED, mutation: unchanged }, `${written}.ts`))) {
    throw new Error("the unit tests find fault with the library as it is");
  }
}
