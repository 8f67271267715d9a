import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { npmCommand } from "../../scripts/setup.mjs";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(projectRoot, "dist");

/** A project of a user, with the packed package and what it depends on installed. */
const consumer = mkdtempSync(join(tmpdir(), "osculate-consumer-"));
const installed = join(consumer, "node_modules", "osculate");
let tarball = "";

beforeAll(() => {
  if (!existsSync(dist)) throw new Error("There is no dist/: run `npm run build` first.");
  const { command, args, shell } = npmCommand([
    "pack",
    "--ignore-scripts",
    "--json",
    "--pack-destination",
    consumer,
  ]);
  const [packed] = JSON.parse(execFileSync(command, args, { cwd: projectRoot, shell, encoding: "utf8" }));
  tarball = join(consumer, packed.filename);
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  writeFileSync(join(consumer, "package.json"), '{ "type": "module" }');
  const { dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  for (const name of Object.keys(dependencies)) {
    cpSync(join(projectRoot, "node_modules", name), join(consumer, "node_modules", name), {
      recursive: true,
    });
  }
});

afterAll(() => rmSync(consumer, { recursive: true }));

function runInConsumer(program: string): string {
  writeFileSync(join(consumer, "program.js"), program);
  return execFileSync(process.execPath, ["program.js"], { cwd: consumer, encoding: "utf8" }).trim();
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
}

describe("the built package", () => {
  test("publint has nothing to say", async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  test("its types resolve for every importer that knows ES modules", () => {
    const attw = join(projectRoot, "node_modules", "@arethetypeswrong", "cli", "dist", "index.js");
    const args = [attw, tarball, "--profile", "esm-only", "--format", "json"];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
    const { problems, entrypoints } = JSON.parse(stdout).analysis;
    expect(Object.keys(entrypoints)).toEqual(expect.arrayContaining([".", "./vec2", "./draw"]));
    // Left out: resolution that knows no "exports", and require(), which an ESM package does not offer.
    const leftOut = ["node10", "node16-cjs"];
    const remaining = problems.filter(
      (problem: { resolutionKind?: string }) => !leftOut.includes(problem.resolutionKind ?? ""),
    );
    expect(remaining).toEqual([]);
    expect(status).toBe(0);
  });

  test("dist/index.js can be imported as it lies there", () => {
    const program =
      'import { circle, overlaps } from "./dist/index.js"; console.log(overlaps(circle(0, 0, 1), circle(2, 0, 1)));';
    const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: projectRoot,
      encoding: "utf8",
    });
    expect(output.trim()).toBe("true");
  });

  test("an installed copy answers from all three entry points", () => {
    const output = runInConsumer(`
      import { overlaps, point, rect } from "osculate";
      import { dot } from "osculate/vec2";
      import { svgPath } from "osculate/draw";
      console.log(overlaps(point(1, 1), rect(0, 0, 2, 2)), dot({ x: 1, y: 2 }, { x: 3, y: 4 }), typeof svgPath);
    `);
    expect(output).toBe("true 11 function");
  });

  test("every module has declarations and both maps, and every map finds its source", () => {
    const files = filesOf(join(installed, "dist"));
    const modules = files.filter((path) => path.endsWith(".js"));
    expect(modules.length).toBeGreaterThan(20);
    for (const path of modules) {
      const stem = path.slice(0, -".js".length);
      expect(files).toEqual(expect.arrayContaining([`${stem}.d.ts`, `${stem}.js.map`, `${stem}.d.ts.map`]));
      const folder = join(installed, "dist", path, "..");
      const { sources } = JSON.parse(readFileSync(join(folder, `${path.split("/").at(-1)}.map`), "utf8"));
      expect(sources.map((source: string) => existsSync(join(folder, source)))).toEqual([true]);
    }
  });

  test("no public declaration says any", () => {
    const declarations = filesOf(dist).filter((path) => path.endsWith(".d.ts"));
    expect(declarations.length).toBeGreaterThan(20);
    const offenders = declarations.filter((path) =>
      /\bany\b/.test(withoutComments(readFileSync(join(dist, path), "utf8"))),
    );
    expect(offenders).toEqual([]);
  });
});

describe("the lock files", () => {
  test.each(["package-lock.json", "bench/package-lock.json"])("%s names no registry", (file) => {
    const { packages } = JSON.parse(readFileSync(join(projectRoot, file), "utf8"));
    const resolved = Object.values<{ resolved?: string }>(packages).map((entry) => entry.resolved);
    expect(resolved.length).toBeGreaterThan(5);
    expect(resolved.filter((address) => address !== undefined)).toEqual([]);
  });
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");
}
