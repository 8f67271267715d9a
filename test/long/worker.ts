import { type Chunk, runChunk } from "./chunk.js";
import { TASKS } from "./task.js";

/** A process of the long run: it does the chunks it is sent, one after the other. */
process.on("message", (chunk: Chunk) => {
  const task = TASKS[chunk.task];
  if (task === undefined) throw new RangeError(`no task ${chunk.task}`);
  process.send?.(runChunk(task, chunk));
});
