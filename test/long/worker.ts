import { type Part, runPart } from "./part.js";
import { TASKS } from "./task.js";

/** A process of the long run: it does the parts it is sent, one after the other, until nothing more comes. */
process.on("message", (part: Part) => {
  const task = TASKS[part.task];
  if (task === undefined) throw new RangeError(`no task ${part.task}`);
  process.send?.(runPart(task, part));
});

// Ctrl-C reaches every process; the one that hands out parts sees to it that this one ends.
process.on("SIGINT", () => {});
