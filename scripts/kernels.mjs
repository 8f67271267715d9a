// Compiles the kernels of assembly/ to WebAssembly and leaves the bytes in src/batch/kernel-bytes.ts: `npm run kernels`.
// They are checked in, so that only a change of a kernel needs the compiler; a test compares them with what it makes today.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "./setup.mjs";

const target = join(projectRoot, "src", "batch", "kernel-bytes.ts");

/** Some engines compile no more than so many bytes while a page waits. */
const mostBytes = 4096;

/**
 * The compiled kernels, as base64.
 * @returns {string}
 */
export function compileKernels() {
  const folder = mkdtempSync(join(tmpdir(), "osculate-kernels-"));
  try {
    const output = join(folder, "kernels.wasm");
    const compiler = join(projectRoot, "node_modules", "assemblyscript", "bin", "asc.js");
    const options = [
      "-O3",
      "--enable",
      "simd",
      "--noAssert",
      "--runtime",
      "stub",
      "--importMemory",
      "--noExportMemory",
    ];
    // 112: that functions exchange vectors, which those called from outside do not.
    const args = [compiler, "assembly/index.ts", ...options, "--disableWarning", "112", "-o", output];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: "utf8" });
    if (status !== 0) throw new Error(`The kernels do not compile:\n${stderr}`);
    const bytes = readFileSync(output);
    if (bytes.length > mostBytes)
      throw new Error(`The kernels have ${bytes.length} bytes, more than ${mostBytes}.`);
    return bytes.toString("base64");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// `node scripts/kernels.mjs`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const base64 = compileKernels();
  const comment = "/** The kernels of assembly/ as WebAssembly, in base64. Written by `npm run kernels`. */";
  writeFileSync(target, `${comment}\nexport const KERNEL_BYTES =\n  ${JSON.stringify(base64)};\n`);
}
