import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const SOURCE = fileURLToPath(new URL("./worker.ts", import.meta.url));
const FILE = fileURLToPath(
  new URL("../../node_modules/.cache/osculate/long-run-worker.mjs", import.meta.url),
);

/**
 * Puts the program of a process of the long run into one file, and returns its path. It is a seventh quicker than the
 * sources as they are loaded one by one, each inner function of which is given its name whenever it is made.
 */
export async function bundleWorker(): Promise<string> {
  await build({
    entryPoints: [SOURCE],
    outfile: FILE,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
  return FILE;
}
