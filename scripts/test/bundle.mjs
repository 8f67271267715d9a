// Bundles the test files with all that they import, so that one process loads everything in tenths of a second and the
// engine calls functions directly: of modules that a test runner rewrites, every call goes through a property.

import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { projectRoot } from "../setup.mjs";

/**
 * Where the bundles lie: inside the project, so that they find its packages, and `osculate` by its own name. Those of the
 * library with a change lie in OSCULATE_TEST_BUNDLES.
 */
export const bundleFolder = join(projectRoot, process.env.OSCULATE_TEST_BUNDLES ?? ".test-bundles");

/** The entry points of the package, for tests of the sources; tests in test/package ask what is built. */
const sources = new Map([
  ["osculate", "src/index.ts"],
  ["osculate/vec2", "src/math/vec2.ts"],
  ["osculate/draw", "src/draw/index.ts"],
  ["osculate/tiled", "src/tiled/index.ts"],
]);

/** @param {string} folder */
export function testFilesIn(folder) {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts") && !path.includes("node_modules"))
    .map((path) => join(folder, path).split(sep).join("/"))
    .sort();
}

/**
 * Leaves a bundle of each test file in a folder, at its own path with the ending .mjs.
 * @param {readonly string[]} files
 * @param {string} [folder]
 * @param {readonly import("esbuild").Plugin[]} [plugins] what changes a source on its way
 */
export async function bundleTests(files, folder = bundleFolder, plugins = []) {
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: projectRoot,
    entryPoints: [...files],
    outbase: projectRoot,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    sourcemap: "inline",
    sourcesContent: false,
    logLevel: "error",
    plugins: [...plugins, ownPlace, aliases],
  });
}

/** @param {string} file */
export function bundleOf(file) {
  return join(bundleFolder, file.replace(/\.ts$/, ".mjs"));
}

/** @param {string} bundle */
export function fileOf(bundle) {
  return relative(bundleFolder, bundle)
    .split(sep)
    .join("/")
    .replace(/\.mjs$/, ".ts");
}

/** Files that look for others beside them still find these. @type {import("esbuild").Plugin} */
const ownPlace = {
  name: "own place",
  setup({ onLoad }) {
    onLoad({ filter: /\.m?[jt]s$/ }, ({ path }) => {
      if (path.includes("node_modules")) return null;
      const source = readFileSync(path, "utf8");
      if (/\bvi\.(?:mock|doMock|resetModules)\b/.test(source))
        throw new Error("No mock reaches what is bundled: test/another-library.ts makes another library.");
      if (!source.includes("import.meta.url")) return null;
      const contents = source.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith("ts") ? "ts" : "js", resolveDir: dirname(path) };
    });
  },
};

/** @type {import("esbuild").Plugin} */
const aliases = {
  name: "aliases",
  setup({ onResolve }) {
    onResolve({ filter: /^osculate(\/|$)/ }, ({ path, importer }) => {
      const source = sources.get(path);
      const isOfPackage = importer.includes(join(projectRoot, "test", "package"));
      return source && !isOfPackage ? { path: join(projectRoot, source) } : { path, external: true };
    });
  },
};
