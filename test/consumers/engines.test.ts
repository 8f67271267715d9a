import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import golden from "../engines/golden.json" with { type: "json" };
import { packTarball } from "../package/tarball.js";
import { createProject, run, tools } from "./project.js";

const count = 20_000;
const expected = golden[`${count}`];

let tarball = "";
let project = "";
beforeAll(async () => {
  tarball = packTarball();
  project = createProject(tarball, {});
  const program = (print: string) =>
    build({
      stdin: {
        contents: `import { digestOfAnswers } from "./answers.js"; ${print}(digestOfAnswers(${count}));`,
        resolveDir: fileURLToPath(new URL("../engines", import.meta.url)),
        loader: "ts",
      },
      bundle: true,
      write: false,
      format: "esm",
      target: "es2022",
      plugins: [
        {
          name: "packed",
          setup: ({ onResolve }) => {
            const packed = join(project, "node_modules", "osculate", "dist", "esm", "index.js");
            onResolve({ filter: /^osculate$/ }, () => ({ path: packed, sideEffects: false }));
          },
        },
      ],
    }).then(({ outputFiles }) => outputFiles[0]?.text ?? "");
  writeFileSync(join(project, "answers.mjs"), await program("console.log"));
  writeFileSync(join(project, "answers-of-gjs.js"), await program("print"));
});
afterAll(() => rmSync(dirname(tarball), { recursive: true }));

describe(`the bits of ${count} answers of the package are those on record`, () => {
  it.each([
    ["Node 18", "node18/bin/node", []],
    ["Node 22", "node22/bin/node", []],
    ["Node 24", "node24/bin/node", []],
    ["Bun, which runs on JavaScriptCore", "bun/bin/bun.exe", ["run"]],
    ["Deno", "deno/deno", ["run", "--allow-read"]],
  ])("in %s", (_, path, args) => {
    expect(run(project, join(tools, path), ...args, "answers.mjs")).toBe(expected);
  });

  const hasGjs = spawnSync("gjs", ["--version"]).status === 0;
  it.skipIf(!hasGjs)("in gjs, which runs on SpiderMonkey", () => {
    expect(run(project, "gjs", "-m", "answers-of-gjs.js")).toBe(expected);
  });
});

describe("the package is found by name", () => {
  const program =
    'import { circle, overlaps } from "osculate"; console.log(String(overlaps(circle(0, 0, 1), circle(2, 0, 1))));';
  it.each([
    ["Bun", "bun/bin/bun.exe", ["run"]],
    ["Deno", "deno/deno", ["run", "--allow-read", "--node-modules-dir=manual"]],
  ])("in %s", (_, path, args) => {
    const named = createProject(tarball, {
      "a.mjs": program,
      "package.json": JSON.stringify({ type: "module", dependencies: { osculate: "*" } }),
    });
    expect(run(named, join(tools, path), ...args, "a.mjs")).toBe("true");
  });
});
