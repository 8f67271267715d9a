// Runs what must hold: `npm test`, or `npm test -- unit circle` for some steps and files; `npm run test:full` asks more
// cases, and everything in the browser. The last line is the sum of all tests, "123 passed, 0 failed".

import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, giveUp, projectRoot } from "./setup.mjs";
import { Progress } from "./test/progress.mjs";
import { expectedSeconds, inBalancedGroups, recordTimes } from "./test/times.mjs";

/**
 * @typedef {import("./test/progress-reporter.mjs").FileReport} FileReport
 * @typedef {{ step: string, files: readonly string[], seconds: number, isReady: () => boolean, run: () => Promise<Run> }} Job
 * @typedef {{ ok: boolean, output: string }} Run
 */

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    for (const child of running) stop(child);
    process.exit(1);
  });
const lanes = Math.max(2, availableParallelism());
const stepNames = ["types", "lint", "build", "unit", "property", "package", "bundle", "consumers", "browser"];

const words = process.argv.slice(2);
const isFull = words.includes("--full");
const mode = isFull ? "full" : "quick";
const browserLanes = isFull ? 2 : 1;
/** Far more than a job takes where little else runs. */
const minutesPerJob = isFull ? 60 : 30;
const [steps, filters] = readWords(words.filter((word) => !word.startsWith("--")));

/** What the tests read: how much to ask, and that a log file wants no colours, whatever the environment says. */
const environment = {
  ...process.env,
  OSCULATE_TESTS: mode,
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { FORCE_COLOR: "0", NO_COLOR: "1" }),
};

/** The tools of consumers, for all groups of their tests. @type {Promise<Run> | undefined} */
let installedConsumers;

/** Where there is no browser it is installed, beside all else. @type {Promise<Run> | undefined} */
let installedBrowser;

/** The site, for all groups of tests of its pages, and its folder. @type {Promise<Run> | undefined} */
let builtSite;
const siteFolder = join(tmpdir(), `osculate-site-${process.pid}`);
process.once("exit", () => rmSync(siteFolder, { recursive: true, force: true }));
if (filters.length === 0 && steps.some(wantsBrowser)) installBrowser();
ensureInstalled();
const { bundleTests, testFilesIn } = await import("./test/bundle.mjs");

/** Files of tests of the sources, of all steps. @type {string[]} */
const bundled = [];

let isBuilt = !steps.includes("build");
const afterBuild = () => isBuilt;
const atOnce = () => true;

const jobs = steps.flatMap(jobsOf);
if (bundled.length > 0) await bundleTests(bundled);
jobs.sort((a, b) => b.seconds - a.seconds);
if (jobs.length === 0) giveUp(`No test file has ${filters.join(" or ")} in its path.`);

const progress = new Progress(jobs, (files) => expectedSeconds(mode, files));
// A browser is waited for as often as it works, so that it has lanes of its own beside those of the cores.
const [inBrowser, onCores] = [jobs.filter(isInBrowser), jobs.filter((job) => !isInBrowser(job))];
await Promise.all([
  ...Array.from({ length: browserLanes }, () => work(inBrowser)),
  ...Array.from({ length: lanes }, () => work(onCores)),
]);
const { passed, failed } = progress.end();
if (words.includes("--record")) recordTimes(mode, progress.files);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {Job} job */
function isInBrowser({ step }) {
  return wantsBrowser(step);
}

/** One lane: takes the longest job that can be begun, until none is left. @param {Job[]} jobs */
async function work(jobs) {
  for (;;) {
    const index = jobs.findIndex(({ isReady }) => isReady());
    const [job] = index < 0 ? [] : jobs.splice(index, 1);
    if (job) {
      progress.begin(job);
      const { ok, output } = await job.run();
      if (job.step === "build") isBuilt = true;
      progress.finish(job, ok, output);
    } else if (jobs.length === 0) return;
    else await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * The steps that are named, or all; and the other words, some of which the path of a test file must contain.
 * @param {readonly string[]} given
 * @returns {[readonly string[], readonly string[]]}
 */
function readWords(given) {
  const named = given.filter((word) => stepNames.includes(word));
  const others = given.filter((word) => !stepNames.includes(word));
  const inFiles = ["unit", "property", "package", "bundle", "browser"];
  const all = others.length > 0 ? inFiles : stepNames.filter((name) => isFull || name !== "consumers");
  return [named.length > 0 ? named : all, others];
}

/**
 * @param {string} step
 * @returns {Job[]}
 */
function jobsOf(step) {
  switch (step) {
    case "types":
      return [command(step, 10, [join("node_modules", "typescript", "bin", "tsc"), "-p", "tsconfig.json"])];
    case "lint":
      return [command(step, 9, [join("node_modules", "@biomejs", "biome", "bin", "biome"), "check", "."])];
    case "build":
      // The longest of all to the queue: others wait for it.
      return [command(step, Number.POSITIVE_INFINITY, [join("scripts", "build.mjs")])];
    case "unit": {
      const files = ["test/unit", "test/fixtures", "test/golden", "demo/src", "scripts"].flatMap(testFilesIn);
      return [
        ...bundledJobs(
          step,
          files.filter((file) => !wantsOwnProcess(file)),
        ),
        ...bundledJobs(step, files.filter(wantsOwnProcess)),
      ];
    }
    case "property":
      return bundledJobs(step, ["test/property", "test/oracle"].flatMap(testFilesIn));
    case "browser":
      return bundledJobs(
        step,
        ["test/browser", "test/engines"].flatMap(testFilesIn).filter((file) => isFull || !isLong(file)),
      );
    case "consumers":
      return inBalancedGroups(mode, testFilesIn("test/consumers"), browserLanes).flatMap((group) =>
        projectJobs(step, group, afterBuild),
      );
    default:
      return projectJobs(step, testFilesIn(`test/${step}`), afterBuild);
  }
}

/**
 * Tests of the sources, in one process for each of a few groups.
 * @param {string} step
 * @param {readonly string[]} all
 * @returns {Job[]}
 */
function bundledJobs(step, all) {
  const files = chosen(all);
  bundled.push(...files);
  return inBalancedGroups(mode, files, groupsOf(step)).map((group) => {
    const config = join("scripts", "test", "bundled.config.mjs");
    const files = { OSCULATE_TEST_FILES: JSON.stringify(group) };
    return testJob(step, group, atOnce, () => ({
      args: ["--config", config],
      env: { ...files, ...browserEnvironment(step) },
    }));
  });
}

/** In how many processes the files of a step run. @param {string} step */
function groupsOf(step) {
  if (step === "browser") return browserLanes;
  return step === "unit" ? 1 : (isFull ? 4 : 2) * lanes;
}

/** What tests that have a browser look at something find in their environment. @param {string} step */
function browserEnvironment(step) {
  /** @type {Record<string, string>} */
  const none = {};
  return wantsBrowser(step) ? { OSCULATE_CHROMIUM: ensureChromium(), OSCULATE_BUILT_SITE: siteFolder } : none;
}

/**
 * One of the projects in vitest.config.ts.
 * @param {string} step
 * @param {readonly string[]} all
 * @param {() => boolean} isReady
 * @returns {Job[]}
 */
function projectJobs(step, all, isReady) {
  const files = chosen(all);
  if (files.length === 0) return [];
  return [
    testJob(step, files, isReady, () => ({
      args: ["--project", step, ...files],
      env: browserEnvironment(step),
    })),
  ];
}

/** Whether a file asks the engine what it does where nothing else has run. @param {string} file */
function wantsOwnProcess(file) {
  return file.endsWith("/unboxed-lists.test.ts");
}

/** What has to be there before tests run; jobs share it. @param {string} step @param {readonly string[]} files */
function preparations(step, files) {
  return [
    ...(wantsBrowser(step) ? [installBrowser] : []),
    ...(step === "consumers" ? [installConsumers] : []),
    ...(files.some((file) => file.startsWith("test/browser/")) ? [buildSite] : []),
  ];
}

function installBrowser() {
  installedBrowser ??= runNode([join("scripts", "chromium.mjs")], {});
  return installedBrowser;
}

function installConsumers() {
  installedConsumers ??= runNode([join("scripts", "setup.mjs"), join("test", "consumers")], {});
  return installedConsumers;
}

function buildSite() {
  const vite = join("node_modules", "vite", "bin", "vite.js");
  const into = ["--outDir", siteFolder, "--emptyOutDir", "--logLevel", "error"];
  builtSite ??= runNode([vite, "build", "demo", "--config", join("demo", "vite.config.ts"), ...into], {});
  return builtSite;
}

/** Whether a step has a browser look at something. @param {string} step */
function wantsBrowser(step) {
  return step === "browser" || step === "consumers";
}

/** Whether only the full run has it: what plays every control of a page. @param {string} file */
function isLong(file) {
  return file.startsWith("test/browser/") && !file.includes("/pages.");
}

/** @param {readonly string[]} files */
function chosen(files) {
  return files.filter((file) => filters.length === 0 || filters.some((word) => file.includes(word)));
}

/**
 * A command that succeeds or fails as a whole.
 * @param {string} step
 * @param {number} seconds
 * @param {readonly string[]} args
 * @returns {Job}
 */
function command(step, seconds, args) {
  return { step, files: [], seconds, isReady: atOnce, run: () => runNode(args, {}) };
}

/**
 * @param {string} step
 * @param {readonly string[]} files
 * @param {() => boolean} isReady
 * @param {() => { args: readonly string[], env: Record<string, string> }} prepare
 * @returns {Job}
 */
function testJob(step, files, isReady, prepare) {
  const run = async () => {
    try {
      const prepared = await Promise.all(preparations(step, files).map((prepare) => prepare()));
      const failed = prepared.find(({ ok }) => !ok);
      if (failed) return failed;
      const { args, env } = prepare();
      const vitest = join("node_modules", "vitest", "vitest.mjs");
      const reporters = [
        "--reporter=default",
        `--reporter=${join("scripts", "test", "progress-reporter.mjs")}`,
      ];
      return await runNode([vitest, "run", ...args, ...reporters], env);
    } catch (error) {
      return { ok: false, output: String(error) };
    }
  };
  return { step, files, seconds: expectedSeconds(mode, files), isReady, run };
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<Run>}
 */
function runNode(args, env) {
  return new Promise((resolve) => {
    // In a group of its own, so that the workers of vitest end with it, even in an endless loop.
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: { ...environment, ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      detached: process.platform !== "win32",
    });
    let ending = "";
    const timer = setTimeout(() => {
      ending = `\nStopped after ${minutesPerJob} minutes.`;
      stop(child);
    }, minutesPerJob * 60_000);
    running.add(child);
    let output = "";
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("message", (/** @type {FileReport} */ report) => progress.add(report));
    child.on("error", (error) => resolve({ ok: false, output: `${output}${error}` }));
    child.on("close", (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok: code === 0, output: output + ending });
    });
  });
}

/** @param {import("node:child_process").ChildProcess} child */
function stop(child) {
  try {
    if (child.pid && process.platform !== "win32") process.kill(-child.pid, "SIGKILL");
    else child.kill("SIGKILL");
  } catch {
    // It has ended in the meantime.
  }
}
