import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readApi } from "../../demo/reference/api.js";
import { installTarball, packTarball, projectRoot } from "./tarball.js";

const consumer = mkdtempSync(join(tmpdir(), "osculate-typescript-"));
let tarball = "";

beforeAll(() => {
  tarball = packTarball();
  installTarball(tarball, consumer);
});

afterAll(() => {
  rmSync(consumer, { recursive: true });
  rmSync(dirname(tarball), { recursive: true });
});

const ours = join(projectRoot, "node_modules", "typescript", "bin", "tsc");

/** The TypeScript 5 that `attw` brings along: the last that knew node10 resolution without complaint. */
const older = (() => {
  const attw = createRequire(join(projectRoot, "node_modules", "@arethetypeswrong", "core", "package.json"));
  return join(dirname(attw.resolve("typescript/package.json")), "bin", "tsc");
})();

const program = `
  import { type Circle, World, circle, overlaps, type Shape } from "osculate";
  import { dot, type Vec2 } from "osculate/vec2";
  import { svgPath } from "osculate/draw";
  import { fromTiled, type TiledShape } from "osculate/tiled";

  const shape: Shape = circle(0, 0, 1);
  const meets: boolean = overlaps(shape, circle(1, 1, 1));
  const path: string = svgPath(shape);
  const along: Vec2 = { x: 1, y: 2 };
  const product: number = dot(along, { x: 3, y: 4 });
  const shapes: TiledShape[] = fromTiled({ orientation: "orthogonal", tilewidth: 1, tileheight: 1, layers: [] });
  const world: World<string> = new World<string>();
  // @ts-expect-error: what is found is not any, which would let this pass.
  const wrong: string = overlaps(shape, shape);
  export type { Circle };
  export { meets, path, product, shapes, world, wrong };
`;

/** Of a World that was imported and one that was required: they are of one type. */
const mixed = `
  import { World } from "osculate";
  import type { World as Required } from "osculate" with { "resolution-mode": "require" };
  export const world: Required = new World();
`;

test.each([
  ["node10", older, "index.ts", ["--module", "commonjs", "--moduleResolution", "node10"], program],
  ["node16, ES module", ours, "index.mts", ["--module", "node16"], program],
  ["node16, CommonJS", ours, "index.cts", ["--module", "node16"], program],
  ["nodenext, ES module", ours, "index.mts", ["--module", "nodenext"], program],
  ["nodenext, CommonJS", ours, "index.cts", ["--module", "nodenext"], program],
  ["nodenext, both", ours, "both.mts", ["--module", "nodenext"], mixed],
  ["bundler", ours, "index.ts", ["--module", "esnext", "--moduleResolution", "bundler"], program],
])("TypeScript finds the types by %s", (name, compiler, file, options, source) => {
  const folder = join(consumer, name.replaceAll(/\W+/g, "-"));
  mkdirSync(folder);
  writeFileSync(join(folder, file), source);
  const common = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022"];
  const { stdout } = spawnSync(process.execPath, [compiler, ...common, ...options, file], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});

test("the examples in the docstrings compile, with what they use imported", () => {
  const api = readApi();
  const origins = new Map(api.map(({ name, from }) => [name, from]));
  const folder = join(consumer, "docstrings");
  mkdirSync(folder);
  const examples = api.flatMap(({ name, doc, members }) => [
    ...doc.examples.map((code) => ({ name, code })),
    ...members.flatMap((member) =>
      member.doc.examples.map((code) => ({ name: `${name}.${member.name}`, code })),
    ),
  ]);
  expect(examples.length).toBeGreaterThan(api.length);
  // Numbered, since names that differ in their first letter's case are one file on some systems.
  const files = examples.map(({ name, code }, index) => {
    const own = new Set([...code.matchAll(/\b(?:const|function) (\w+)/g)].map(([, word]) => word));
    const used = new Set(code.match(/(?<![.\w])[A-Za-z]\w*/g)?.filter((word) => !own.has(word)));
    const imports = [...used].flatMap((word) => {
      const origin = origins.get(word);
      return origin === undefined ? [] : [`import { ${word} } from "${origin}";`];
    });
    const file = `${index}-${name}.ts`;
    writeFileSync(join(folder, file), `${imports.join(" ")} export {};\n${code}\n`);
    return file;
  });
  const options = [
    "--noEmit",
    "--strict",
    "--target",
    "es2022",
    "--lib",
    "es2022,dom",
    "--module",
    "preserve",
  ];
  const { stdout } = spawnSync(process.execPath, [ours, ...options, ...files], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});
