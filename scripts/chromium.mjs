// Finds a Chromium for the browser tests, or installs Debian's.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Arguments for a Chromium that nobody looks at: no window, no background traffic, usable by root in a container. */
export const chromiumArguments = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const environmentVariables = ["OSCULATE_CHROMIUM", "CHROME_PATH"];

/** The one without a window first: it starts in half the time, and a page takes it a fifth less. */
const commandNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const windowsPaths = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].flatMap((variable) => {
  const folder = process.env[variable];
  return folder ? [join(folder, "Google", "Chrome", "Application", "chrome.exe")] : [];
});

/**
 * The path of a Chromium that starts, or `undefined`. What the environment names comes first.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = environmentVariables.map((name) => process.env[name]).find(Boolean);
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = commandNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macPaths, ...windowsPaths].find((path) => existsSync(path) && starts(path));
}

/**
 * The path of a Chromium. On Debian as root, installs what is missing: the browser, and a font for Japanese.
 * @throws {Error} with one line that says what to do, if there is none and none can be installed
 * @returns {string}
 */
export function ensureChromium() {
  const missing = [];
  if (!findChromium()) missing.push("chromium-headless-shell");
  if (process.platform === "linux" && !hasJapaneseFont()) missing.push("fonts-noto-cjk");
  if (missing.length > 0 && canInstallDebianPackages()) {
    installDebianPackages(missing);
    // Older releases have the one with windows only.
    if (!findChromium()) installDebianPackages(["chromium"]);
  }

  const chromium = findChromium();
  if (!chromium)
    throw new Error(
      "No Chromium found: install Chromium or Chrome, or set OSCULATE_CHROMIUM to its path, and run `npm test` again.",
    );
  if (!existsSync(chromium))
    throw new Error(`There is no Chromium at ${chromium}; correct OSCULATE_CHROMIUM or CHROME_PATH.`);
  return chromium;
}

/**
 * Tells a browser from a stand-in, such as Ubuntu's chromium-browser script without the snap it is for.
 * @param {string} path
 */
function starts(path) {
  // On Windows, --version would open a window.
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}

function hasJapaneseFont() {
  const fonts = spawnSync("fc-list", [":lang=ja"], { encoding: "utf8" });
  return fonts.status === 0 && fonts.stdout.trim() !== "";
}

function canInstallDebianPackages() {
  // Ubuntu's chromium package is only a pointer to a snap, which containers cannot run.
  return process.getuid?.() === 0 && existsSync("/etc/debian_version") && !existsSync("/etc/lsb-release");
}

/** @param {string[]} packages */
function installDebianPackages(packages) {
  console.log(`Installing ${packages.join(" and ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", ...packages]]) {
    const { status, stdout, stderr, error } = spawnSync("apt-get", args, { env, encoding: "utf8" });
    // A stale or unreachable source among several need not keep the packages from being installed.
    if (status !== 0) console.error(`apt-get ${args[0]} failed: ${error?.message ?? `${stdout}${stderr}`}`);
  }
}

// `node scripts/chromium.mjs`
if (process.argv[1] === fileURLToPath(import.meta.url)) ensureChromium();
