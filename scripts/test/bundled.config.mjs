// The configuration of a run over some bundled tests, OSCULATE_TEST_FILES as JSON: one worker, one engine that stays warm.

import { defineConfig } from "vitest/config";
import { projectRoot } from "../setup.mjs";
import { bundleFolder, bundleOf } from "./bundle.mjs";

/** @type {string[]} */
const files = JSON.parse(process.env.OSCULATE_TEST_FILES ?? "[]");

export default defineConfig({
  root: projectRoot,
  test: {
    include: files.map(bundleOf),
    exclude: [],
    isolate: false,
    maxWorkers: 1,
    // Exact arithmetic leaves much behind that is short-lived: with more room for it, less is copied about.
    execArgv: ["--max-semi-space-size=64"],
    // Pages answer late on a machine that is busy; a poll ends as soon as they have.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    server: { deps: { external: [new RegExp(bundleFolder.replaceAll(/[^\w/]/g, "\\$&"))] } },
  },
});
