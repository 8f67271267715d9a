// What `npm test` prints while it runs, and at its end.

/**
 * @typedef {import("./progress-reporter.mjs").FileReport} FileReport
 * @typedef {{ step: string, files: readonly string[], seconds: number }} Job
 */

/** A log file gets a line about how far it is every so many milliseconds, a terminal one that changes. */
const pauses = process.stdout.isTTY ? 500 : 20_000;

const mostSlow = 10;

export class Progress {
  /** @type {FileReport[]} */
  files = [];
  #start = performance.now();
  #failedSteps = 0;
  /** @type {Job[]} */
  #running = [];
  #fileCount;
  #secondsLeft;
  #secondsDone = 0;
  #expected;
  #clock;

  /**
   * @param {readonly Job[]} jobs
   * @param {(files: readonly string[]) => number} expected how many seconds some files take
   */
  constructor(jobs, expected) {
    this.#expected = expected;
    this.#fileCount = jobs.reduce((sum, { files }) => sum + files.length, 0);
    this.#secondsLeft = jobs.reduce((sum, job) => sum + secondsOf(job), 0);
    this.#clock = setInterval(() => this.#print(), pauses);
  }

  /** @param {Job} job */
  begin(job) {
    this.#running.push(job);
  }

  /** @param {FileReport} report */
  add(report) {
    this.files.push(report);
  }

  /**
   * @param {Job} job
   * @param {boolean} ok
   * @param {string} output
   */
  finish(job, ok, output) {
    this.#running.splice(this.#running.indexOf(job), 1);
    this.#secondsLeft -= secondsOf(job);
    this.#secondsDone += secondsOf(job);
    const done = this.files.filter(({ file }) => job.files.includes(file));
    const failed = sumOf(done, "failed");
    const isWhole = done.length === job.files.length;
    if (!ok && failed === 0) this.#failedSteps++;
    if (ok && !isWhole) this.#failedSteps++;
    this.#clear();
    const tests = job.files.length > 0 ? `, ${job.files.length} files, ${sumOf(done, "passed")} passed` : "";
    const missing = isWhole ? "" : `, ${job.files.length - done.length} files without a result`;
    console.log(`${clock(this.#elapsed())} ${job.step} ${ok && isWhole ? "ok" : "FAILED"}${tests}${missing}`);
    if (!ok) console.log(`\n${output.trim()}\n`);
  }

  /** The slowest files, and how many tests have passed and failed; a step that is no test run counts only if it fails. */
  end() {
    clearInterval(this.#clock);
    this.#clear();
    const slowest = [...this.files].sort((a, b) => b.seconds - a.seconds).slice(0, mostSlow);
    if (slowest.length > 1) console.log("\nThe slowest files:");
    for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
    console.log(`\nIn ${clock(this.#elapsed())}.`);
    return {
      passed: sumOf(this.files, "passed"),
      failed: sumOf(this.files, "failed") + this.#failedSteps,
    };
  }

  #elapsed() {
    return (performance.now() - this.#start) / 1000;
  }

  #print() {
    const names = [...new Set(this.#running.map(({ step }) => step))].join(", ");
    const left = this.#timeLeft();
    const line = `${clock(this.#elapsed())} ${names}: ${this.files.length} of ${this.#fileCount} files, ${left}`;
    if (!process.stdout.isTTY) console.log(line);
    else process.stdout.write(`\r\x1b[K${line}`);
  }

  #clear() {
    if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  }

  /** What is left by the record of times, at the pace of what is done. */
  #timeLeft() {
    const known = new Set(this.files.map(({ file }) => file));
    const partly = this.#expected(
      this.#running.flatMap(({ files }) => files.filter((file) => known.has(file))),
    );
    const done = this.#secondsDone + partly;
    if (done < 10) return "time left unknown";
    return `about ${clock(((this.#secondsLeft - partly) * this.#elapsed()) / done)} left`;
  }
}

/** @param {Job} job */
function secondsOf({ seconds }) {
  return Number.isFinite(seconds) ? seconds : 5;
}

/**
 * @param {readonly FileReport[]} files
 * @param {"passed" | "failed"} state
 */
function sumOf(files, state) {
  return files.reduce((sum, file) => sum + file[state], 0);
}

/** @param {number} seconds */
function clock(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
