// What Osculate's questions and its world cost, beside others: `npm run bench`, in under ten minutes on a quiet machine.
// Prints what it measures and writes it to docs/measurements. With names of sections (`npm run bench -- world plain`) only
// those are measured and written; with a kind's name (`npm run bench -- capsule`) the pairs of that kind, and nothing is written.

import { replaceMeasurement } from "../scripts/generated-section.js";
import { kindNames } from "./speed/scenes.js";
import { pairsSection } from "./speed/section.js";
import { sink } from "./speed/timing.js";

/** In the order they are run: what depends least on what the engine has seen comes first. Loaded when it is their turn. */
const sections: Readonly<Record<string, () => Promise<string>>> = {
  plain: async () => (await import("./plain/section.js")).plainSection(),
  ties: async () => (await import("./ties/section.js")).tiesSection(),
  native: async () => (await import("./native/section.js")).nativeSection(),
  sweep: async () => (await import("./sweep/section.js")).sweepSection(),
  moves: async () => (await import("./moves/section.js")).movesSection(),
  crossings: async () => (await import("./crossings/section.js")).crossingsSection(),
  growth: async () => (await import("./growth/section.js")).growthSection(),
  batch: async () => (await import("./batch/section.js")).batchSection(),
  memory: async () => (await import("./world/section.js")).memorySection(),
  world: async () => (await import("./world/section.js")).worldSection(),
  queries: async () => (await import("./world/section.js")).queriesSection(),
  speed: () => pairsSection(),
};

const asked = process.argv.slice(2);
const kinds = kindNames.filter((kind) => asked.includes(kind));
const unknown = asked.filter((name) => sections[name] === undefined && !kinds.some((kind) => kind === name));
if (unknown.length > 0) {
  console.error(
    `No section or kind: ${unknown.join(", ")}. Sections: ${Object.keys(sections).join(", ")}. Kinds: ${kindNames.join(", ")}.`,
  );
  process.exit(1);
}

for (const [name, run] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const begin = performance.now();
  console.log(`\n== ${name}`);
  replaceMeasurement(name, await run());
  console.log(`(${((performance.now() - begin) / 1000).toFixed(0)} s)`);
}
for (const kind of kinds) await pairsSection(kind);
console.log(`(${sink.sum})`);
