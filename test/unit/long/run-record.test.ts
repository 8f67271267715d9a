import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PART_CASES, type Part, type PartResult, runPart, seedOf } from "../../long/part.js";
import { RunRecord } from "../../long/run-record.js";
import type { Task } from "../../long/task.js";

const folder = mkdtempSync(join(tmpdir(), "osculate-record-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Draws a number a case, and calls those below a half wrong while the library has a fault. */
function taskNamed(subject: string, library: { hasFault: boolean }, drawn: number[] = []): Task {
  return {
    sort: "question",
    question: "overlaps",
    subject,
    cases: 1000,
    run: (random) => {
      const number = random.next();
      drawn.push(number);
      return { asked: { number }, fault: library.hasFault && number < 0.5 ? "below a half" : undefined };
    },
  };
}

function ask(record: RunRecord, tasks: readonly Task[], part: Part): PartResult {
  const task = tasks[part.task];
  if (task === undefined) throw new RangeError(`no task ${part.task}`);
  const result = runPart(task, part);
  record.add(tasks, result);
  return result;
}

describe("the record of the long run", () => {
  it("goes on with other cases where it was written, whatever tasks have come since", () => {
    const file = join(folder, "goes-on.json");
    const sound = { hasFault: false };
    const drawn: number[] = [];
    const task = taskNamed("point, circle", sound, drawn);
    const first = new RunRecord(7);
    ask(first, [task], first.nextPart([task], 0));
    first.write(file);

    const second = RunRecord.read(file, 7);
    const more = [taskNamed("point, point", sound), task];
    expect(second.tallyOf(task).cases).toBe(PART_CASES);
    const part = second.nextPart(more, 1);
    expect(part).toEqual({ task: 1, index: 1, seed: seedOf(7, "overlaps point, circle", 1) });
    ask(second, more, part);
    expect(second.tallyOf(task)).toMatchObject({ cases: 2 * PART_CASES, wrong: 0 });
    expect(new Set(drawn).size).toBe(2 * PART_CASES);
  });

  it("asks wrong parts again, and counts them once", () => {
    const file = join(folder, "again.json");
    const library = { hasFault: true };
    const tasks = [taskNamed("circle, circle", library)];
    const before = new RunRecord(7);
    const { wrong, faults } = ask(before, tasks, before.nextPart(tasks, 0));
    expect(wrong).toBeGreaterThan(20);
    expect(faults[0]).toContain("below a half");
    before.write(file);

    library.hasFault = false;
    const after = RunRecord.read(file, 7);
    const again = after.wrongParts(tasks);
    expect(again).toEqual([{ task: 0, index: 0, seed: seedOf(7, "overlaps circle, circle", 0) }]);
    for (const part of again) ask(after, tasks, part);
    expect(after.tallyOf(taskNamed("circle, circle", library))).toMatchObject({
      cases: PART_CASES,
      wrong: 0,
    });
    expect(after.mended).toBe(wrong);
    expect(after.wrongParts(tasks)).toEqual([]);
  });

  it("is about the cases of one seed", () => {
    const file = join(folder, "seed.json");
    new RunRecord(7).write(file);
    expect(JSON.parse(readFileSync(file, "utf8")).seed).toBe(7);
    expect(() => RunRecord.read(file, 8)).toThrow(RangeError);
  });
});
