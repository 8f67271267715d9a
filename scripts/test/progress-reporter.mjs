// Tells the process that started vitest what is done, as messages; vitest's own reporters print what has failed.

import { relative, sep } from "node:path";
import { projectRoot } from "../setup.mjs";
import { bundleFolder, fileOf } from "./bundle.mjs";

/** @typedef {{ file: string, seconds: number, passed: number, failed: number }} FileReport */

export default class ProgressReporter {
  /** @param {import("vitest/node").TestModule} module */
  onTestModuleEnd(module) {
    const path = module.moduleId;
    const inProject = relative(projectRoot, path).split(sep).join("/");
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const { collectDuration, duration } = module.diagnostic();
    /** @type {FileReport} */
    const report = {
      file: path.startsWith(bundleFolder) ? fileOf(path) : inProject,
      seconds: (collectDuration + duration) / 1000,
      passed: states.filter((state) => state === "passed").length,
      // A file that cannot be loaded leaves no failed test behind.
      failed: Math.max(states.filter((state) => state === "failed").length, module.ok() ? 0 : 1),
    };
    process.send?.(report);
  }
}
