import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const YOUNG_GENERATION = ["--min-semi-space-size=128", "--max-semi-space-size=128"];

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
    const options = ["--expose-gc", ...YOUNG_GENERATION];
    return JSON.parse(execFileSync(process.execPath, [...options, bundle, ...args], { encoding: "utf8" }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
