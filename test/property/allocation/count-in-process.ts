import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const YOUNG_GENERATION = ["--min-semi-space-size=128", "--max-semi-space-size=128"];

/** Code that is compiled beside the program is compiled later on a busy machine, from other observations. */
const COMPILED_IN_TURN = "--no-concurrent-recompilation";

/** What the engine does not compile as well as it could in one process, it does in another. */
const ATTEMPTS = 4;

/**
 * What a script of this folder prints as JSON, run in a process of its own that collects no garbage unless it is told to:
 * in one file, as users' bundlers leave it, since modules by themselves are compiled later, and not as well.
 */
export async function countInProcess<Report>(script: string, args: readonly string[]): Promise<Report> {
  const source = fileURLToPath(new URL(`./${script}`, import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "allocation-"));
  const bundle = join(folder, "count.mjs");
  try {
    await build({ entryPoints: [source], outfile: bundle, bundle: true, platform: "node", format: "esm" });
    const options = ["--expose-gc", COMPILED_IN_TURN, ...YOUNG_GENERATION];
    return JSON.parse(execFileSync(process.execPath, [...options, bundle, ...args], { encoding: "utf8" }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Counted {
  /** Collections of garbage while it was counted: any would falsify it. */
  readonly disturbances: number;
}

/**
 * What is too much in the first undisturbed count without any, or in the last of a few; `count` is told what was too much the time
 * before, to count that alone.
 */
export async function leastExcess<Report extends Counted, Result>(
  count: (excess: readonly Result[]) => Promise<Report>,
  excessOf: (report: Report) => readonly Result[],
): Promise<{ disturbances: number; excess: readonly Result[] }> {
  let excess: readonly Result[] = [];
  for (let attempt = 1; ; attempt++) {
    const report = await count(excess);
    const { disturbances } = report;
    const isDisturbed = disturbances > 0;
    if (!isDisturbed || attempt === ATTEMPTS) excess = excessOf(report);
    if (attempt === ATTEMPTS || (!isDisturbed && excess.length === 0)) return { disturbances, excess };
  }
}
