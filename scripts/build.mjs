// Leaves the package in dist/, with declarations and source maps and without files of an earlier build.

import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, projectRoot } from "./setup.mjs";

ensureInstalled();
rmSync(join(projectRoot, "dist"), { recursive: true, force: true });
const compiler = join(projectRoot, "node_modules", "typescript", "bin", "tsc");
const { status } = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], {
  cwd: projectRoot,
  stdio: "inherit",
});
process.exit(status ?? 1);
