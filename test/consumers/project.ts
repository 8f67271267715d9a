import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installTarball } from "../package/tarball.js";

/** Where `npm ci` put the tools. */
export const tools = fileURLToPath(new URL("node_modules", import.meta.url));

/** A fresh project that has the tools, or other modules, and the packed package installed, and some files. */
export function createProject(
  tarball: string,
  files: Readonly<Record<string, string>>,
  installed = tools,
): string {
  const project = mkdtempSync(join(tmpdir(), "osculate-project-"));
  const modules = join(project, "node_modules");
  mkdirSync(modules);
  for (const name of readdirSync(installed)) {
    if (!name.startsWith(".")) symlinkSync(join(installed, name), join(modules, name));
  }
  installTarball(tarball, project);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return project;
}

/**
 * What a program prints.
 *
 * @throws {Error} with all that it said, if it fails
 */
export function run(project: string, command: string, ...args: string[]): string {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    CI: "true",
    NO_COLOR: "1",
    FORCE_COLOR: "0",
  };
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: project,
    encoding: "utf8",
    env,
    timeout: 300_000,
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")} failed: ${error ?? ""}\n${stdout}\n${stderr}`);
  return stdout.trim();
}

/** The same, of one of the tools' programs, in the Node that runs the tests. */
export function runTool(project: string, path: string, ...args: string[]): string {
  return run(project, process.execPath, join(tools, path), ...args);
}
