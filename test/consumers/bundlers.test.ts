import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumArguments, findChromium } from "../../scripts/chromium.mjs";
import { packTarball } from "../package/tarball.js";
import {
  expectedAnswer,
  importing,
  importingLess,
  lesserAnswer,
  requiring,
  usingGlobal,
} from "./programs.js";
import { createProject, run, runTool } from "./project.js";

let tarball = "";
let browser: Browser;
beforeAll(async () => {
  tarball = packTarball();
  const path = findChromium();
  if (!path) throw new Error("no Chromium found: install it, or set OSCULATE_CHROMIUM to its path");
  browser = await chromium.launch({ executablePath: path, args: [...chromiumArguments] });
});
afterAll(async () => {
  await browser.close();
  rmSync(dirname(tarball), { recursive: true });
});

/** What a script leaves in `globalThis.answer` on an empty page. */
async function answerInBrowser(scripts: readonly string[], type: "" | "module" = ""): Promise<unknown> {
  const page = await browser.newPage();
  for (const content of scripts) await page.addScriptTag(type ? { content, type } : { content });
  const answer = await page.waitForFunction("globalThis.answer", undefined, { timeout: 20_000 });
  const value = await answer.jsonValue();
  await page.close();
  return value;
}

const keep = "globalThis.answer = answer;";
const manifest = JSON.stringify({ name: "app", version: "1.0.0", source: "main.js" });

/** The only script in a folder that a bundler has written to. */
function onlyScript(folder: string): string {
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".js"),
  );
  expect(scripts).toHaveLength(1);
  return readFileSync(join(folder, scripts[0] ?? ""), "utf8");
}

/** The script that Parcel makes of a program. */
function builtByParcel(program: string): string {
  const html = '<script type="module" src="./main.js"></script>';
  const files = { "main.js": program, "index.html": html, "package.json": manifest, "yarn.lock": "" };
  const project = createProject(tarball, files);
  const options = ["--dist-dir", "out", "--no-cache", "--no-source-maps"];
  runTool(project, "parcel/lib/bin.js", "build", "index.html", ...options);
  return onlyScript(join(project, "out"));
}

describe("a bundle runs in Chromium that was made by", () => {
  it("esbuild", async () => {
    const project = createProject(tarball, { "main.js": importing(keep) });
    run(project, join(project, "node_modules/esbuild/bin/esbuild"), "main.js", "--bundle", "--outdir=out");
    expect(await answerInBrowser([onlyScript(join(project, "out"))])).toBe(expectedAnswer);
  });

  it("Rollup", async () => {
    const project = createProject(tarball, { "main.mjs": importing(keep) });
    runTool(
      project,
      "rollup/dist/bin/rollup",
      "-p",
      "node-resolve",
      "-f",
      "iife",
      "-o",
      "out/main.js",
      "main.mjs",
    );
    expect(await answerInBrowser([onlyScript(join(project, "out"))])).toBe(expectedAnswer);
  });

  it("Vite", async () => {
    const html = '<script type="module" src="./main.js"></script>';
    const project = createProject(tarball, { "main.js": importing(keep), "index.html": html });
    runTool(project, "vite/bin/vite.js", "build", project, "--outDir", "out");
    expect(await answerInBrowser([onlyScript(join(project, "out"))], "module")).toBe(expectedAnswer);
  });

  // To make all of the package shorter takes its minifier longer than everything else here, and says no more of it.
  it.each([
    ["an ES module", "main.mjs", importingLess, lesserAnswer, true],
    ["CommonJS", "main.cjs", requiring, expectedAnswer, false],
  ] as const)("webpack, of %s", async (_, file, program, expected, minimize) => {
    const build = `
      require("webpack")({ mode: "production", entry: "./${file}", context: __dirname, performance: false,
        optimization: { minimize: ${minimize} }, output: { path: __dirname + "/out", filename: "main.js" } }, (error, stats) => {
        if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exit(1); }
      });`;
    const project = createProject(tarball, { [file]: program(keep), "build.cjs": build });
    run(project, process.execPath, "build.cjs");
    expect(await answerInBrowser([onlyScript(join(project, "out"))])).toBe(expected);
  });

  it("Parcel", async () => {
    expect(await answerInBrowser([builtByParcel(importing(keep))], "module")).toBe(expectedAnswer);
  });
});

// Its minifier, that of Next.js too, sees less than others of what nobody needs, and has to be told by modules.
describe("Parcel leaves out the questions that are not asked", () => {
  it.each([
    ["rectRectContact", "osculate", 13_000],
    ["raycast", "osculate", 32_000],
    ["svgPath", "osculate/draw", 8000],
  ])("where %s is used", (name, from, most) => {
    const script = builtByParcel(`import { ${name} } from "${from}"; globalThis.answer = ${name};`);
    expect(gzipSync(script, { level: 9 }).length).toBeLessThan(most);
  });
});

describe("without a bundler", () => {
  const fileOf = (name: string) => {
    const project = createProject(tarball, {});
    return readFileSync(join(project, "node_modules", "osculate", "dist", name), "utf8");
  };

  it("a page has the one script", async () => {
    const scripts = [fileOf("osculate.global.min.js"), usingGlobal(keep)];
    expect(await answerInBrowser(scripts)).toBe(expectedAnswer);
  });

  it("a worker has it, too", async () => {
    const code = JSON.stringify(
      `${fileOf("osculate.global.min.js")}; ${usingGlobal("postMessage(answer);")}`,
    );
    const page = `new Worker(URL.createObjectURL(new Blob([${code}]))).onmessage = ({ data }) => { globalThis.answer = data; };`;
    expect(await answerInBrowser([page])).toBe(expectedAnswer);
  });
});

it("a server renders with what Vite builds for it", () => {
  const project = createProject(tarball, {
    "main.js": importing("console.log(answer);"),
    "package.json": '{ "type": "module" }',
  });
  runTool(project, "vite/bin/vite.js", "build", project, "--ssr", "main.js", "--outDir", "out");
  expect(run(project, process.execPath, "out/main.js")).toBe(expectedAnswer);
});
