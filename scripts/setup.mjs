// Installs the packages a fresh or outdated checkout needs. Plain Node: it must run before any package is there.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** The oldest Node that Vite and Vitest run on. */
const oldestNode = { major: 20, minor: 19 };

/**
 * Installs in a directory what its lock file asks for, unless it is installed already.
 *
 * Ends the process with one line of explanation if that cannot be done.
 * @param {string} [directory]
 * @param {boolean} [withTools] whether its development packages are wanted, too
 */
export function ensureInstalled(directory = projectRoot, withTools = true) {
  refuseOldNode();
  if (isInstalled(directory, withTools)) return;
  console.log(`Installing the packages of ${join(directory, "package-lock.json")} …`);
  // Of others' tools a registry may lack what other platforms need, without which `npm ci` installs nothing at all.
  const verb = directory === projectRoot ? "ci" : "install";
  // Development packages are wanted even where NODE_ENV says production.
  const which = withTools ? "--include=dev" : "--omit=dev";
  const { command, args, shell } = npmCommand([verb, which, "--no-audit", "--no-fund"]);
  const { status } = spawnSync(command, args, { cwd: directory, stdio: "inherit", shell });
  if (status !== 0) giveUp(`\`npm ${verb}\` failed (see above); check the network connection and try again.`);
}

/**
 * How to run the npm that started this process, else the one on the PATH.
 * @param {string[]} args
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(args) {
  const running = process.env.npm_execpath;
  if (running?.endsWith("npm-cli.js"))
    return { command: process.execPath, args: [running, ...args], shell: false };
  // On Windows npm is a script, which only a shell can run.
  return { command: "npm", args, shell: process.platform === "win32" };
}

/**
 * Prints one line and ends the process with an error.
 * @param {string} message
 * @returns {never}
 */
export function giveUp(message) {
  console.error(message);
  process.exit(1);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const { major: oldestMajor, minor: oldestMinor } = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  giveUp(`Node ${oldestMajor}.${oldestMinor} or later is needed; this is ${process.versions.node}.`);
}

/**
 * Compares the lock file with npm's record of what it installed. File times would not do: a checkout of
 * another branch changes them without changing the packages.
 * @param {string} directory
 * @param {boolean} withTools
 */
function isInstalled(directory, withTools) {
  const installedPath = join(directory, "node_modules", ".package-lock.json");
  if (!existsSync(installedPath)) return false;
  const wanted = readPackages(join(directory, "package-lock.json"));
  const installed = readPackages(installedPath);
  // Optional packages for other platforms are in the lock file only.
  const missing = Object.entries(wanted).some(
    ([path, { optional, dev }]) => path !== "" && !optional && (withTools || !dev) && !installed[path],
  );
  const outdated = Object.keys(installed).some((path) => wanted[path]?.version !== installed[path]?.version);
  return !missing && !outdated;
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>}
 */
function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

// `node scripts/setup.mjs [directory]`
if (process.argv[1] === fileURLToPath(import.meta.url))
  ensureInstalled(resolve(process.argv[2] ?? projectRoot));
