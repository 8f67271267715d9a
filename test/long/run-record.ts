import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { nameOf, PART_CASES, type Part, type PartResult, seedOf } from "./part.js";
import type { Task } from "./task.js";

/** How many cases of a task have been asked so far, and what came of them. */
export interface Tally {
  readonly cases: number;
  readonly wrong: number;
  /** Of the processor. */
  readonly seconds: number;
}

/** A part in which answers were wrong, to be asked again when they have been mended. */
interface WrongPart {
  readonly task: string;
  readonly index: number;
  readonly wrong: number;
  readonly faults: readonly string[];
}

type WrittenTallies = Readonly<Record<string, readonly [cases: number, wrong: number, seconds: number]>>;

/** A record as it is written: the cases of a task are those of its parts from the first on, so many of them. */
interface Written {
  readonly seed: number;
  readonly began: string;
  readonly until: string;
  /** Answers that were wrong, and right when their parts were asked again. */
  readonly mended: number;
  readonly wrongParts: readonly WrongPart[];
  readonly tallies: WrittenTallies;
  /** Of runs before this record was begun, whose cases were others. */
  readonly earlier: WrittenTallies;
}

const NOTHING: Tally = { cases: 0, wrong: 0, seconds: 0 };

/** What a long run has come to, which may be written down and gone on with another day. */
export class RunRecord {
  readonly seed: number;
  readonly began: string;
  readonly #tallies: Map<string, Tally>;
  readonly #earlier: ReadonlyMap<string, Tally>;
  #wrongParts: readonly WrongPart[] = [];
  #mended = 0;

  constructor(seed: number, written?: Written) {
    this.seed = seed;
    this.began = written?.began ?? today();
    this.#tallies = readTallies(written?.tallies ?? {});
    this.#earlier = readTallies(written?.earlier ?? {});
    if (written === undefined) return;
    this.#mended = written.mended;
    this.#wrongParts = written.wrongParts;
  }

  /** @throws {RangeError} if the record is one of other cases */
  static read(file: string, seed: number): RunRecord {
    if (!existsSync(file)) return new RunRecord(seed);
    const written: Written = JSON.parse(readFileSync(file, "utf8"));
    if (written.seed !== seed) throw new RangeError(`${file} is about seed ${written.seed}, not ${seed}`);
    return new RunRecord(seed, written);
  }

  write(file: string): void {
    const head = {
      seed: this.seed,
      began: this.began,
      until: today(),
      mended: this.#mended,
      wrongParts: this.#wrongParts,
    } satisfies Omit<Written, "tallies" | "earlier">;
    const text = JSON.stringify(head, null, 2).replace(/\n\}$/, "");
    const [tallies, earlier] = [this.#tallies, this.#earlier].map(textOfTallies);
    writeFileSync(file, `${text},\n  "tallies": ${tallies},\n  "earlier": ${earlier}\n}\n`);
  }

  get mended(): number {
    return this.#mended;
  }

  tallyOf(task: Task): Tally {
    return this.#tallies.get(nameOf(task)) ?? NOTHING;
  }

  /** What came of the task in runs before this record was begun. */
  earlierTallyOf(task: Task): Tally {
    return this.#earlier.get(nameOf(task)) ?? NOTHING;
  }

  /** The part of a task to be asked after those asked already. */
  nextPart(tasks: readonly Task[], task: number): Part {
    const name = nameAt(tasks, task);
    const index = (this.#tallies.get(name) ?? NOTHING).cases / PART_CASES;
    return { task, index, seed: seedOf(this.seed, name, index) };
  }

  /** The parts in which answers were wrong; tasks that are no longer there have none. */
  wrongParts(tasks: readonly Task[]): Part[] {
    const indices = new Map(tasks.map((task, index) => [nameOf(task), index]));
    return this.#wrongParts.flatMap(({ task: name, index }) => {
      const task = indices.get(name);
      return task === undefined ? [] : [{ task, index, seed: seedOf(this.seed, name, index) }];
    });
  }

  /** Counts a part, in the place of what was found before if it was asked before. */
  add(tasks: readonly Task[], { part, wrong, faults, seconds }: PartResult): void {
    const name = nameAt(tasks, part.task);
    const before = this.#tallies.get(name) ?? NOTHING;
    const isSame = (other: WrongPart): boolean => other.task === name && other.index === part.index;
    const earlier = this.#wrongParts.find(isSame);
    this.#tallies.set(name, {
      cases: before.cases + (earlier === undefined ? PART_CASES : 0),
      wrong: before.wrong + wrong - (earlier?.wrong ?? 0),
      seconds: before.seconds + seconds,
    });
    if (earlier !== undefined) {
      this.#mended += Math.max(0, earlier.wrong - wrong);
      this.#wrongParts = this.#wrongParts.filter((other) => !isSame(other));
    }
    if (wrong > 0) this.#wrongParts = [...this.#wrongParts, { task: name, index: part.index, wrong, faults }];
  }
}

function nameAt(tasks: readonly Task[], index: number): string {
  const task = tasks[index];
  if (task === undefined) throw new RangeError(`no task ${index}`);
  return nameOf(task);
}

function readTallies(written: WrittenTallies): Map<string, Tally> {
  return new Map(
    Object.entries(written).map(([name, [cases, wrong, seconds]]) => [name, { cases, wrong, seconds }]),
  );
}

/** A line for each task. */
function textOfTallies(tallies: ReadonlyMap<string, Tally>): string {
  const lines = [...tallies].map(
    ([name, { cases, wrong, seconds }]) =>
      `\n    ${JSON.stringify(name)}: [${cases}, ${wrong}, ${Number(seconds.toFixed(2))}]`,
  );
  return lines.length === 0 ? "{}" : `{${lines.join(",")}\n  }`;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
