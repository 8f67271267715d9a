import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Most tests run on the sources; those of the package run on what `npm run build` left in dist/. */
export const sources = [
  { find: /^osculate$/, replacement: fromRoot("./src/index.ts") },
  { find: /^osculate\/vec2$/, replacement: fromRoot("./src/math/vec2.ts") },
  { find: /^osculate\/draw$/, replacement: fromRoot("./src/draw/index.ts") },
  { find: /^osculate\/tiled$/, replacement: fromRoot("./src/tiled/index.ts") },
];
const builtPackage = [
  { find: /^osculate$/, replacement: fromRoot("./dist/esm/index.js") },
  { find: /^osculate\/vec2$/, replacement: fromRoot("./dist/esm/vec2.js") },
  { find: /^osculate\/draw$/, replacement: fromRoot("./dist/esm/draw.js") },
  { find: /^osculate\/tiled$/, replacement: fromRoot("./dist/esm/tiled.js") },
];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: sources },
        test: {
          name: "unit",
          include: ["test/{unit,fixtures,golden}/**/*.test.ts", "{demo/src,scripts}/**/*.test.ts"],
          // Nothing is told by the clock: a busy machine takes several times as long.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias: sources },
        test: {
          name: "property",
          include: ["test/{property,oracle}/**/*.test.ts"],
          testTimeout: 120_000,
          maxWorkers: "100%",
        },
      },
      {
        resolve: { alias: builtPackage },
        test: {
          name: "package",
          include: ["test/package/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // In fresh projects with the tools of test/consumers/package.json: `npm run test:consumers` installs these.
        resolve: { alias: builtPackage },
        test: {
          name: "consumers",
          include: ["test/consumers/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      { test: { name: "bundle", include: ["test/bundle/**/*.test.ts"], testTimeout: 60_000 } },
      {
        resolve: { alias: sources },
        test: {
          name: "browser",
          include: ["test/{browser,engines}/**/*.test.ts"],
          // One site, built once, and one browser serve all files.
          isolate: false,
          maxWorkers: 1,
          // Pages answer late on a machine that is busy; a poll ends as soon as they have.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
