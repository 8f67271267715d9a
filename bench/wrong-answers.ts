// How often Osculate, the tutorials' formulas and other libraries give a wrong answer: `npm run bench:wrong-answers`.
// Prints the tables and writes them to docs/measurements/wrong-answers.md, or those sections that are named:
// `npm run bench:wrong-answers -- wrong-crossings`. Seeded: the same versions give the same tables.

import { readFileSync } from "node:fs";
import { replaceMeasurement } from "../scripts/generated-section.js";
import { type Random, seededRandom } from "../test/generators/random.js";
import { moved, nearlyTouchingCase, ordinaryCase } from "./cases.js";
import { check2d } from "./contestants/check2d.js";
import { intersectsLibrary } from "./contestants/intersects.js";
import { startKaplay } from "./contestants/kaplay.js";
import { kldIntersections } from "./contestants/kld-intersections.js";
import { osculate } from "./contestants/osculate.js";
import { sat } from "./contestants/sat.js";
import { tutorials } from "./contestants/tutorials.js";
import { crossingsWrongAnswers } from "./crossings/wrong-answers.js";
import { type Cases, type Contestant, type Job, jobs, jobTitles } from "./jobs.js";
import { markdownTable } from "./speed/table.js";
import { sweepWrongAnswers } from "./sweep/wrong-answers.js";
import { truth } from "./truth.js";

const seed = 20261121;
const casesPerCell = 1000;
const gaps = [1e-3, 1e-6, 1e-9, 1e-12];
const farAway = 1e8;
const columns = ["ordinary", `ordinary, ${power(farAway)} away`, ...gaps.map((gap) => `±${power(gap)}`)];

const introduction = `The share of wrong yes or no answers in ${casesPerCell} cases a cell, seed ${seed}. _Ordinary_: sizes from 10 to 200, within
some hundred units of the origin, a quarter of the shapes not turned; then the same cases ${power(farAway)} away from it. The other columns:
pairs that touch but for a gap, or an overlap, of so much of the larger shape's size, as many of the one as of the other, so
that tossing a coin would be wrong in 50 %. "—" means that there is no such test; ellipses that cannot be turned count as none.
_tutorials_ are the functions of five well-known tutorials as their pages have them ([demo/src/tutorials](../../demo/src/tutorials)), each in the
convention it was written for: the rectangle's angle grows the other way there, and the ray has no far end, so that a circle beyond
this one's end counts as a wrong yes.`;

/** Sections by the names of their places in the document. */
const sections: Readonly<Record<string, () => Promise<string>>> = {
  "wrong-answers": yesAndNoReport,
  "wrong-sweeps": () => sweepWrongAnswers(seed, casesPerCell),
  "wrong-crossings": async () => crossingsWrongAnswers(seed, casesPerCell),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => sections[name] === undefined);
if (unknown.length > 0) throw new RangeError(`no section ${unknown.join(", ")}`);

for (const [name, reportOf] of Object.entries(sections)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const report = await reportOf();
  console.log(report);
  replaceMeasurement(name, report);
}

async function yesAndNoReport(): Promise<string> {
  const kaplay = await startKaplay();
  const contestants = [
    osculate,
    tutorials,
    check2d,
    sat,
    intersectsLibrary,
    kldIntersections,
    kaplay.contestant,
  ];
  const rows: string[][] = [];
  for (const job of jobs) rows.push(...(await rowsOf(job, contestants)));
  await kaplay.close();
  const table = markdownTable([["job", "answered by", ...columns], ...rows], 2);
  return `${introduction}\n\n${table}`;
}

/** One line for each contestant that has a test for the job; those that have none share the last. */
async function rowsOf<J extends Job>(job: J, contestants: readonly Contestant[]): Promise<string[][]> {
  const columnsOfCases = casesOf(job);
  const right = columnsOfCases.map((cases) => cases.map((given) => truth[job](given)));
  const answering = contestants.filter(({ answers }) => answers[job] !== undefined);
  const lines: string[][] = [];
  for (const contestant of answering) {
    const cells: string[] = [];
    for (const [index, cases] of columnsOfCases.entries())
      cells.push(await share(contestant, job, cases, right[index] ?? []));
    lines.push([jobTitles[job], versioned(contestant), ...cells]);
  }
  const silent = contestants.filter((contestant) => !answering.includes(contestant)).map(({ name }) => name);
  if (silent.length > 0) lines.push([jobTitles[job], silent.join(", "), ...columns.map(() => "—")]);
  // The job is named once, in its first line.
  return lines.map(([title = "", ...cells], index) => [index === 0 ? title : "", ...cells]);
}

/** The cases of each column: ordinary ones, ordinary ones far away, then those with a gap, every other one an overlap. */
function casesOf<J extends Job>(job: J): Cases[J][][] {
  const random = seededRandom(seed + jobs.indexOf(job));
  const make = (draw: (random: Random, index: number) => Cases[J]) =>
    Array.from({ length: casesPerCell }, (_, index) => draw(random, index));
  const close = gaps.map((gap) =>
    make((source, index) => nearlyTouchingCase[job](source, index % 2 === 0 ? gap : -gap)),
  );
  const ordinary = make(ordinaryCase[job]);
  return [ordinary, ordinary.map((given) => moved[job](given, farAway)), ...close];
}

async function share<J extends Job>(
  { name, answers }: Contestant,
  job: J,
  cases: readonly Cases[J][],
  right: readonly boolean[],
): Promise<string> {
  const given = (await answers[job]?.(cases)) ?? [];
  if (given.length !== cases.length) throw new Error(`${name} left out some cases: ${jobTitles[job]}`);
  const wrong = given.filter((answer, index) => answer !== right[index]).length;
  return `${((100 * wrong) / cases.length).toFixed(1)} %`;
}

/** A power of ten as it is written in source code. */
function power(value: number): string {
  return value.toExponential(0).replace("+", "");
}

function versioned({ name }: Contestant): string {
  if (name === osculate.name) return `**${name}**`;
  if (name === tutorials.name) return name;
  return `${name} ${versionOf(name)}`;
}

function versionOf(library: string): string {
  const manifest = new URL(`node_modules/${library}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(manifest, "utf8")).version;
}
