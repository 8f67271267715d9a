// Leaves the package in dist/, without files of an earlier build: `npm run build`. What is done is in scripts/build/.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, projectRoot } from "./setup.mjs";

ensureInstalled();
const { status } = spawnSync(process.execPath, ["--import", "tsx", join("scripts", "build", "main.ts")], {
  cwd: projectRoot,
  stdio: "inherit",
});
process.exit(status ?? 1);
