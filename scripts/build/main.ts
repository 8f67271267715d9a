import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { llmsFull } from "../../demo/reference/llms.js";
import { readReference } from "../../demo/reference/reference.js";
import { bundleDeclarations } from "./declarations.js";
import { entryPoints, writeCommonJS, writeModules, writeSingleFiles } from "./scripts.js";

/*
 * dist/esm/{index,vec2,draw,tiled}.js  what import gets: names and lines kept, and what is not used can be dropped
 * dist/esm/parts/*.js                  what these are made of, one module for each folder of src/ and each question
 * dist/{index,vec2,draw,tiled}.js      what require() gets: parts of the script below; and the declarations for both
 * dist/osculate.min.js                 everything as one ES module, minified, with short names for fields that only its own code knows
 * dist/osculate.global.min.js          the same as one script, which is a CommonJS module, too
 * dist/llms-full.txt                   what every export does, for coding agents
 */
const dist = "dist";
const esm = join(dist, "esm");

rmSync(dist, { recursive: true, force: true });
mkdirSync(esm, { recursive: true });
// Without a type, .js is CommonJS for every tool, and Node still takes osculate.min.js, which exports, for a module.
writeJSON(join(dist, "package.json"), { sideEffects: false });
writeJSON(join(esm, "package.json"), { type: "module", sideEffects: false });
writeDeclarations();
await writeModules(esm);
await writeCommonJS(esm, dist);
await writeSingleFiles(esm, dist);
writeFileSync(join(dist, "llms-full.txt"), llmsFull(readReference()));

function writeDeclarations(): void {
  const folder = mkdtempSync(join(dist, "declarations-"));
  const compiler = join("node_modules", "typescript", "bin", "tsc");
  const args = [compiler, "-p", "tsconfig.build.json", "--outDir", folder];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  const declarationsOf = (path: string) => path.replace(/^src\/(.*)\.ts$/, "$1.d.ts");
  const index = bundleDeclarations(folder, declarationsOf(entryPoints.index));
  for (const [name, path] of Object.entries(entryPoints)) {
    const { text } = name === "index" ? index : bundleDeclarations(folder, declarationsOf(path), index);
    writeFileSync(join(dist, `${name}.d.ts`), text);
    // The same declarations, so that a World that was imported is a World that was required.
    writeFileSync(join(esm, `${name}.d.ts`), `export * from "../${name}.js";\n`);
  }
  rmSync(folder, { recursive: true });
}

function writeJSON(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
