// Writes budgets.json and the READMEs' tables of sizes anew from what the imports cost today: `npm run bundle:record`.

import { type Budgets, budgetFor, measuredImports, writeBudgets } from "./budgets.js";
import { bundleImports } from "./measure.js";
import { writeSizes } from "./sizes.js";

const budgets: Budgets = {};
for (const [names, { gzippedBytes }] of await bundleImports(measuredImports, "package")) {
  budgets[names] = budgetFor(names, gzippedBytes);
  console.log(`${names}: ${gzippedBytes} bytes gzipped`);
}
writeBudgets(budgets);
await writeSizes();
