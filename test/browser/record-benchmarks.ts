// Runs the comparison of the Benchmarks page, the long one, and keeps its results as what the page shows at first
// (demo/src/benchmarks/recorded.json): `npm run bench:page`, on a machine that does nothing else.

import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { Results } from "../../demo/src/benchmarks/contest.js";
import type { Recorded } from "../../demo/src/benchmarks/recorded.js";
import { words } from "../../demo/src/benchmarks/words.js";
import type { Message } from "../../demo/src/benchmarks/worker.js";
import { openSite } from "./harness.js";

const file = fileURLToPath(new URL("../../demo/src/benchmarks/recorded.json", import.meta.url));

const site = await openSite();
try {
  const { page, problems } = await site.visit({ slug: "benchmarks" });
  // The page hears its results from a worker: so do we.
  await page.evaluate(() => {
    const postBack = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, course: unknown) {
      this.addEventListener("message", ({ data }: MessageEvent<Message>) => {
        if (data.kind === "results") Reflect.set(window, "heardResults", data.results);
      });
      postBack.call(this, course);
    };
  });
  await page.getByLabel(words.long.en).check();
  await page.getByRole("button", { name: words.run.en }).click();
  await page.getByText(words.done.en, { exact: true }).waitFor({ timeout: 600_000 });
  const results: Results = await page.evaluate(() => Reflect.get(window, "heardResults"));
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const recorded: Recorded = {
    date: new Date().toISOString().slice(0, 10),
    machine: {
      cores: cpus().length,
      processor:
        cpus()[0]
          ?.model.replace(/ Processor$/, "")
          .trim() ?? "",
      browser: `Chromium ${page.context().browser()?.version().split(".")[0]}`,
    },
    results,
  };
  const round = (_key: string, value: unknown) =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
  await writeFile(file, `${JSON.stringify(recorded, round, 2)}\n`);
} finally {
  await site.close();
}
