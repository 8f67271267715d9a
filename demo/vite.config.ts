import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { readProject, siteOf } from "../scripts/project.mjs";
import { highlight } from "./vite/highlight.js";
import { missingPage } from "./vite/missing-page.js";
import { reference } from "./vite/reference.js";
import { sharing } from "./vite/sharing.js";
import { withoutScripts } from "./vite/without-scripts.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const pages = [
  "index",
  "point-ellipse",
  "circle-rect",
  "point-sector",
  "ellipse-ellipse",
  "ray-circle",
  "bullet-wall",
  "overlap-area",
  "guard-corners",
  "walk-walls",
  "platformer",
  "laboratory",
  "world",
  "benchmarks",
  "404",
];

/** Who opens the site need not hear which plugin took longest. */
const checks = { pluginTimings: false };

export default defineConfig({
  root: here("."),
  // Relative addresses, so that the built site works from any folder of any server.
  base: "./",
  // No page stands for those that are not there, but 404.html.
  appType: "mpa",
  // Where the site will stand, for the picture beside links to it; see README.md.
  plugins: [
    highlight(),
    reference(),
    sharing(process.env.OSCULATE_SITE ?? siteOf(readProject())),
    withoutScripts(),
    missingPage(),
  ],
  resolve: {
    alias: [
      {
        find: /^osculate$/,
        replacement: here("../src/index.ts"),
      },
      { find: /^osculate\/vec2$/, replacement: here("../src/math/vec2.ts") },
      {
        find: /^osculate\/draw$/,
        replacement: here("../src/draw/index.ts"),
      },
      { find: /^osculate\/tiled$/, replacement: here("../src/tiled/index.ts") },
    ],
  },
  worker: { format: "es", rolldownOptions: { checks } },
  build: {
    outDir: here("build"),
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: pages.map((page) => here(`${page}.html`)), checks },
  },
});
