import { seededRandom } from "../generators/random.js";
import { TASKS } from "./task.js";

/**
 * A quick look for any wrong answer, for use on a library that has been broken on purpose: the tasks whose names
 * are given, a few cases of each in turn, until one goes wrong or time is up. Prints what did, and exits with 1; with 0 if
 * nothing did.
 */
const [casesPerTask = "1000", seconds = "60", ...names] = process.argv.slice(2);
const end = performance.now() + Number(seconds) * 1000;
const BATCH = 10;

const chosen = TASKS.filter(({ question, subject }) => names.includes(`${question} ${subject}`)).map(
  (task) => ({
    task,
    random: seededRandom(20261121),
  }),
);
if (chosen.length === 0) throw new RangeError(`no such tasks: ${names.join("; ")}`);

function firstFault(): string | undefined {
  for (let done = 0; done < Number(casesPerTask); done += BATCH) {
    for (const { task, random } of chosen) {
      for (let index = 0; index < BATCH; index++) {
        if (performance.now() > end) return undefined;
        const { fault } = task.run(random);
        if (fault !== undefined) return `${task.question} ${task.subject}, case ${done + index}: ${fault}`;
      }
    }
  }
  return undefined;
}

const fault = firstFault();
if (fault !== undefined) console.log(fault);
process.exitCode = fault === undefined ? 0 : 1;
