import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  import { dot } from "osculate/vec2";
  import { svgPath } from "osculate/draw";
  import { fromTiled, type TiledShape } from "osculate/tiled";

  const shape: Shape = circle(0, 0, 1);
  const meets: boolean = overlaps(shape, circle(1, 1, 1));
  const path: string = svgPath(shape);
  const product: number = dot({ x: 1, y: 2 }, { x: 3, y: 4 });
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
