// Runs every check of the project, one line a step: `npm test`, or `npm test -- lint unit` for some of them.
// The last line is the sum of all tests, "123 passed, 0 failed"; a step that is no test run counts only if it fails.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, giveUp, projectRoot } from "./setup.mjs";

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ ok: boolean, output: string, counts: Counts }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Step
 */

const minutesPerStep = 25;
const binaries = {
  tsc: join("node_modules", "typescript", "bin", "tsc"),
  biome: join("node_modules", "@biomejs", "biome", "bin", "biome"),
  vitest: join("node_modules", "vitest", "vitest.mjs"),
};

/** A log file wants none, whatever the environment says. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { FORCE_COLOR: "0", NO_COLOR: "1" };

/** @type {Step[]} */
const steps = [
  { name: "types", run: () => check(binaries.tsc, "-p", "tsconfig.json") },
  { name: "lint", run: () => check(binaries.biome, "check", ".") },
  { name: "build", run: () => check(join("scripts", "build.mjs")) },
  { name: "unit", run: () => testProject("unit") },
  { name: "property", run: () => testProject("property") },
  { name: "package", run: () => testProject("package") },
  { name: "bundle", run: () => testProject("bundle") },
  { name: "browser", run: testInBrowser },
];

ensureInstalled();
const chosen = chooseSteps(process.argv.slice(2));
const reports = mkdtempSync(join(tmpdir(), "osculate-test-"));
/** @type {Counts} */
const sum = { passed: 0, failed: 0 };
for (const [index, step] of chosen.entries()) {
  const { counts } = await runStep(step, `[${index + 1}/${chosen.length}] ${step.name} …`);
  sum.passed += counts.passed;
  sum.failed += counts.failed;
}
rmSync(reports, { recursive: true });
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;

/** @param {string[]} names */
function chooseSteps(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    giveUp(`There is no step "${unknown}"; the steps are ${steps.map(({ name }) => name).join(", ")}.`);
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

/**
 * @param {Step} step
 * @param {string} label
 */
async function runStep(step, label) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  process.stdout.write(label);
  const clock = setInterval(() => {
    if (process.stdout.isTTY) process.stdout.write(`\r${label} ${seconds().toFixed(0)} s`);
  }, 1000);
  const outcome = await step.run();
  clearInterval(clock);
  if (process.stdout.isTTY) process.stdout.write(`\r${label}`);
  const tests = outcome.counts.passed > 0 ? `, ${outcome.counts.passed} passed` : "";
  console.log(` ${outcome.ok ? "ok" : "FAILED"} ${seconds().toFixed(1)} s${tests}`);
  if (!outcome.ok) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}

/**
 * A command that succeeds or fails as a whole.
 * @param {string} script
 * @param {...string} args
 * @returns {Promise<Outcome>}
 */
async function check(script, ...args) {
  const { ok, output } = await runNode([script, ...args]);
  return { ok, output, counts: { passed: 0, failed: ok ? 0 : 1 } };
}

/**
 * One of the projects in vitest.config.ts.
 * @param {string} project
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
async function testProject(project, env = {}) {
  const report = join(reports, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const run = await runNode([binaries.vitest, "run", "--project", project, ...reporters], env);
  const { passed, failed } = readCounts(report);
  const ok = run.ok && failed === 0 && passed > 0;
  // A file that cannot be loaded, or a run that breaks off, leaves no failed test behind but must not count as none.
  return { ok, output: run.output, counts: { passed, failed: ok ? 0 : Math.max(failed, 1) } };
}

async function testInBrowser() {
  try {
    return await testProject("browser", { OSCULATE_CHROMIUM: ensureChromium() });
  } catch (error) {
    return { ok: false, output: String(error), counts: { passed: 0, failed: 1 } };
  }
}

/**
 * @param {string} report
 * @returns {Counts}
 */
function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function runNode(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: { ...process.env, ...colours, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: minutesPerStep * 60_000,
    });
    let output = "";
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ ok: false, output: `${output}${error}` }));
    child.on("close", (code) => {
      const ending = code === null ? `\nStopped after ${minutesPerStep} minutes.` : "";
      resolve({ ok: code === 0, output: output + ending });
    });
  });
}
