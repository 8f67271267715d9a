// Compiles the kernels of assembly/ to WebAssembly and leaves the bytes in src/batch/kernel-bytes.ts: `npm run kernels`.
// They are checked in, so that only a change of a kernel needs the compiler; a test compares them with what it makes today.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled, projectRoot } from "./setup.mjs";

/** The sources, and their compiler, which is large and seldom asked for. */
const assembly = join(projectRoot, "assembly");

const target = join(projectRoot, "src", "batch", "kernel-bytes.ts");

/** Some engines compile no more than so many bytes of a module while a page waits. */
const mostBytes = 4096;

/** Where the compiler puts constants if nothing else is there. */
const memoryBegin = 1024;

/**
 * The compiled kernels, in hexadecimal digits: those of overlaps, and those of rays, whose constants come after the others'.
 * @returns {string[]}
 */
export function compileKernels() {
  ensureInstalled(assembly);
  const overlaps = compileModule("overlaps", memoryBegin);
  const rays = compileModule("rays", endOfConstants(overlaps));
  return [overlaps, rays].map((bytes) => bytes.toString("hex"));
}

/** A digest of what the kernels are made from: their sources and the compiler's version. */
export function kernelSources() {
  const { devDependencies } = JSON.parse(readFileSync(join(assembly, "package.json"), "utf8"));
  const sources = readdirSync(assembly)
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .map((name) => readFileSync(join(assembly, name), "utf8").replaceAll("\r\n", "\n"));
  return createHash("sha256")
    .update([devDependencies.assemblyscript, ...sources].join("\n"))
    .digest("hex");
}

/**
 * @param {Buffer<ArrayBuffer>} bytes
 * @returns {number}
 */
function endOfConstants(bytes) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } });
  return /** @type {WebAssembly.Global} */ (exports.listsBegin).value;
}

/**
 * @param {string} entry
 * @param {number} memoryBase
 * @returns {Buffer<ArrayBuffer>}
 */
function compileModule(entry, memoryBase) {
  const folder = mkdtempSync(join(tmpdir(), "osculate-kernels-"));
  try {
    const output = join(folder, "kernels.wasm");
    const compiler = join(assembly, "node_modules", "assemblyscript", "bin", "asc.js");
    const options = [
      "-O3",
      "--enable",
      "simd",
      "--noAssert",
      "--runtime",
      "stub",
      "--importMemory",
      "--noExportMemory",
      "--memoryBase",
      String(memoryBase),
    ];
    // 112: that functions exchange vectors, which those called from outside do not.
    const args = [compiler, `assembly/${entry}.ts`, ...options, "--disableWarning", "112", "-o", output];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: "utf8" });
    if (status !== 0) throw new Error(`The kernels do not compile:\n${stderr}`);
    const bytes = readFileSync(output);
    if (bytes.length > mostBytes)
      throw new Error(`The kernels of ${entry} have ${bytes.length} bytes, more than ${mostBytes}.`);
    return bytes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// `node scripts/kernels.mjs`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const comment =
    "/** The kernels of assembly/ as WebAssembly modules, in hexadecimal digits, which compress to a quarter less than base64. Written by `npm run kernels`. */";
  const lines = compileKernels().map((digits) => `  ${JSON.stringify(digits)},\n`);
  writeFileSync(
    target,
    `${comment}\n// Made from sources with the digest ${kernelSources()}.\nexport const KERNEL_MODULES: readonly string[] = [\n${lines.join("")}];\n`,
  );
}
