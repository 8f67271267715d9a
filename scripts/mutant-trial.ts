import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { equivalenceOf, type Mutant, ROOT } from "./mutants.js";
import { otherTasks, ownTasks } from "./mutation-tasks.js";
import type { Mutation } from "./mutations.js";
import { bundleTests, testFilesIn } from "./test/bundle.mjs";

/** Whether a mutant first meets the tests of `npm test`, as that has them (OSCULATE_TESTS=quick). */
const AS_QUICK = process.env.OSCULATE_TESTS === "quick";

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
const TESTS_TIMEOUT_SECONDS = 1800;

/** The tests of what a file belongs to, those first that take seconds: of the last entry, exact answers. */
const TESTS: readonly (readonly [files: RegExp, ...tests: RegExp[]])[] = [
  [
    /^src\/crossings\//,
    /^test\/(?:unit\/crossings\/|unit\/query\/(?:intersections|overlap-area)\.|property\/crossings\/)/,
  ],
  [/^src\/sweep\//, /^test\/(?:unit|property)\/sweep\//],
  [/^src\/batch\//, /^test\/unit\/batch\//],
  [/^src\/world\//, /^test\/(?:unit\/world\/|property\/world\/reach\.)/],
  [/^src\/rays\//, /^test\/(?:unit|property)\/rays\//, /^test\/(?:unit\/math\/|fixtures\/)/],
  [
    /^src\//,
    /^test\/(?:property\/(?:overlaps|filters|edged|relation-filter)\.|fixtures\/)/,
    /^test\/(?:unit\/(?:math|pairs|exact|convex)\/|property\/(?:relate|edged-relation|penetrates|ties)\.)/,
  ],
];
/**
 * Of `npm test` those that can tell one library from another by its answers, but for one that asks what V8 does where
 * nothing else has run.
 */
const ALL_TESTS =
  /^test\/(?:unit|property|fixtures)\/(?!demo\/|docstrings|recipes|.*(?:allocation|unboxed-lists)\.)/;
/** For the properties among them; fewer than `npm test` has, but as many as it takes to see hits of every sort. */
const PROPERTY_RUNS = 2000;

/** What became of a mutant; "late" are those that only more cases than those of `npm test` notice. */
export type Fate = "noticed" | "endless" | "late" | "equivalent" | "survived";

/** Tries a mutant; what is written for that is `written` with an extension. */
export async function fateOf(mutant: Mutant, written: string): Promise<Fate> {
  if (!AS_QUICK) return fateOfMany(mutant, written);
  if (equivalenceOf(mutant) !== undefined) return "equivalent";
  const soon = await testedFor(mutant, written, [...testsOf(mutant.file), ALL_TESTS]);
  if (soon !== "survived") return soon;
  return (await fateOfMany(mutant, written)) === "survived" ? "survived" : "late";
}

/** The same of the many questions of its kinds that a full run and the long run draw from. */
async function fateOfMany(mutant: Mutant, written: string): Promise<Fate> {
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
  const fate = AS_QUICK ? "survived" : await testedFor(mutant, written, testsOf(mutant.file));
  return fate === "survived" ? askedFor(bundled, ALL_CASES, ROUND_SECONDS, others) : fate;
}

type Found = Exclude<Fate, "equivalent" | "late">;

function testsOf(file: string): readonly RegExp[] {
  return TESTS.find(([files]) => files.test(file))?.slice(1) ?? [];
}

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

async function bundle(mutant: Mutant, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(ROOT, "test/long/first-fault.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile,
    logLevel: "silent",
    plugins: [replacing(mutant)],
  });
}

/** Has the changed file take the place of the source. */
function replacing({ file, mutation }: Mutant): Plugin {
  const place = join(ROOT, file);
  return {
    name: "mutant",
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) =>
        path === place ? { contents: mutation.source, loader: "ts" } : undefined,
      );
    },
  };
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

/** What some tests make of a mutant, and if nothing, the next ones. */
async function testedFor(mutant: Mutant, written: string, tests: readonly RegExp[]): Promise<Found> {
  for (const some of tests) {
    const fate = await testedBy(mutant, written, some);
    if (fate !== "survived") return fate;
  }
  return "survived";
}

async function testedBy(mutant: Mutant, written: string, tests: RegExp): Promise<Found> {
  const files = testFilesIn("test").filter((file) => tests.test(file));
  const folder = `.test-bundles-${basename(written)}`;
  await bundleTests(files, join(ROOT, folder), [replacing(mutant)]);
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const config = join(ROOT, "scripts/test/bundled.config.mjs");
  const env = {
    ...process.env,
    ...(AS_QUICK ? {} : { OSCULATE_RUNS: String(PROPERTY_RUNS) }),
    OSCULATE_TEST_BUNDLES: folder,
    OSCULATE_TEST_FILES: JSON.stringify(files),
  };
  return new Promise((resolve) => {
    // In a group of its own, so that the process that runs the tests ends with it even in an endless loop.
    const child = spawn(process.execPath, [vitest, "run", "--config", config, "--bail=1"], {
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
      rmSync(join(ROOT, folder), { recursive: true, force: true });
      resolve(code === null ? "endless" : code === 0 ? "survived" : "noticed");
    });
  });
}

/** Throws if the tests find fault with the library as it is, before one of these files is changed. */
export async function requireSoundBaseline(files: readonly string[], written: string): Promise<void> {
  if (!AS_QUICK) {
    const bundled = `${written}.mjs`;
    await bundle({ file: "none", mutation: NO_MUTATION }, bundled);
    const tasks = [...new Set(files.flatMap((file) => [...ownTasks(file), ...otherTasks(file)]))];
    const fate = await askedFor(bundled, FEW_CASES, ROUND_SECONDS, tasks);
    if (fate !== "survived") throw new Error(`the questions find fault with the library as it is: ${fate}`);
  }
  const fate = await testedFor({ file: "none", mutation: NO_MUTATION }, written, [
    ...new Set(AS_QUICK ? [ALL_TESTS] : files.flatMap(testsOf)),
  ]);
  if (fate !== "survived") throw new Error(`the tests find fault with the library as it is: ${fate}`);
}
