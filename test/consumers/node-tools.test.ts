import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packTarball } from "../package/tarball.js";
import { expectedAnswer, importing, requiring } from "./programs.js";
import { createProject, run, runTool, tools } from "./project.js";

let tarball = "";
beforeAll(() => {
  tarball = packTarball();
});
afterAll(() => rmSync(dirname(tarball), { recursive: true }));

const print = "console.log(answer);";

describe.each(["18", "20", "22", "24"])("Node %s", (version) => {
  it("imports and requires the package", () => {
    const project = createProject(tarball, { "a.mjs": importing(print), "a.cjs": requiring(print) });
    const node = `${tools}/node${version}/bin/node`;
    expect(run(project, node, "--version")).toMatch(`v${version}.`);
    expect(run(project, node, "a.mjs")).toBe(expectedAnswer);
    expect(run(project, node, "a.cjs")).toBe(expectedAnswer);
  });
});

describe("tests of users", () => {
  const check = `test("answers", () => { expect(answer).toBe("${expectedAnswer}"); });`;

  it("run in Jest, which requires", () => {
    const project = createProject(tarball, { "a.test.js": requiring(check), "package.json": "{}" });
    runTool(project, "jest/bin/jest.js", "--rootDir", project);
  });

  it("run in Vitest, which imports", () => {
    const project = createProject(tarball, { "a.test.js": importing(check), "package.json": "{}" });
    runTool(project, "vitest/vitest.mjs", "run", "--root", project, "--globals");
  });
});

describe("TypeScript", () => {
  it("runs by ts-node, as CommonJS and with types checked", () => {
    const config = {
      compilerOptions: { module: "commonjs", moduleResolution: "node10", target: "es2022", strict: true },
    };
    const project = createProject(tarball, {
      "a.ts": importing(print),
      "tsconfig.json": JSON.stringify(config),
    });
    expect(runTool(project, "ts-node/dist/bin.js", "a.ts")).toBe(expectedAnswer);
  });

  it("of version 5 finds the types by every resolution, and what it writes runs", () => {
    const resolutions = [
      ["node10", "commonjs", "node10", "a.ts", []],
      ["module16", "node16", "node16", "a.mts", []],
      ["commonjs16", "node16", "node16", "a.cts", []],
      ["nodenext", "nodenext", "nodenext", "a.mts", ["node"]],
      ["bundler", "esnext", "bundler", "a.ts", []],
    ] as const;
    const files = resolutions.map(([folder, module, moduleResolution, file, packages]) => {
      // To check those of Node takes longer than all else: once is enough.
      const types = { types: packages, typeRoots: [`${tools}/@types`] };
      // All declarations are checked but those of the language.
      const language = { target: "es2022", strict: true, skipDefaultLibCheck: true };
      const compilerOptions = { module, moduleResolution, ...language, ...types };
      return {
        [`${folder}/${file}`]: importing(print),
        [`${folder}/package.json`]: JSON.stringify({ type: module === "esnext" ? "module" : "commonjs" }),
        [`${folder}/tsconfig.json`]: JSON.stringify({ compilerOptions, files: [file] }),
      };
    });
    const project = createProject(tarball, Object.assign({}, ...files));
    // In one process, which reads the types of the language once.
    runTool(project, "typescript/bin/tsc", "--build", ...resolutions.map(([folder]) => folder));
    for (const [folder, , , file] of resolutions) {
      const answer = run(project, process.execPath, `${folder}/${file.replace("ts", "js")}`);
      expect([folder, answer]).toEqual([folder, expectedAnswer]);
    }
  });
});
