// Writes budgets.json and the READMEs' tables of sizes anew from what the imports cost today: `npm run bundle:record`.

import { type Budgets, budgetFor, measuredImports, writeBudgets } from "./budgets.js";
import { bundleImport } from "./measure.js";
import { writeSizes } from "./sizes.js";

const budgets: Budgets = {};
for (const names of measuredImports) {
  const { gzippedBytes } = await bundleImport(names, "package");
  budgets[names] = budgetFor(names, gzippedBytes);
  console.log(`${names}: ${gzippedBytes} bytes gzipped`);
}
writeBudgets(budgets);
await writeSizes();
