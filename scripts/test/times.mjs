// How long test files take, so that groups of them take equally long and the time left can be told. `--record` writes it.

import { readFileSync, writeFileSync } from "node:fs";

const record = new URL("times.json", import.meta.url);

/** What a file takes that neither record has: those below half a second, and new ones. */
const unknownSeconds = 0.3;

/** Files below this are left out of the record. */
const least = 0.5;

/** @typedef {"quick" | "full"} Mode */

/** @type {Record<Mode, Record<string, number>>} */
const times = JSON.parse(readFileSync(record, "utf8"));

/**
 * @param {Mode} mode
 * @param {readonly string[]} files
 */
export function expectedSeconds(mode, files) {
  return files.reduce((sum, file) => sum + (times[mode][file] ?? times.quick[file] ?? unknownSeconds), 0);
}

/**
 * The files in so many groups, each next longest file put where there is least.
 * @param {Mode} mode
 * @param {readonly string[]} files
 * @param {number} count
 */
export function inBalancedGroups(mode, files, count) {
  const groups = Array.from({ length: count }, () => ({ files: /** @type {string[]} */ ([]), seconds: 0 }));
  const longestFirst = files
    .map((file) => ({ file, seconds: expectedSeconds(mode, [file]) }))
    .sort((a, b) => b.seconds - a.seconds);
  for (const { file, seconds } of longestFirst) {
    const least = groups.reduce((a, b) => (b.seconds < a.seconds ? b : a));
    least.files.push(file);
    least.seconds += seconds;
  }
  return groups.map((group) => group.files).filter((group) => group.length > 0);
}

/**
 * @param {Mode} mode
 * @param {readonly { file: string, seconds: number }[]} files
 */
export function recordTimes(mode, files) {
  const taken = files
    .filter(({ seconds }) => seconds >= least)
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, seconds }) => [file, Number(seconds.toPrecision(2))]);
  writeFileSync(record, `${JSON.stringify({ ...times, [mode]: Object.fromEntries(taken) }, null, 2)}\n`);
}
