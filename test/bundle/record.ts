// Writes budgets.json anew from what the imports cost today: `npm run bundle:record`.

import { type Budgets, budgetFor, measuredImports, writeBudgets } from "./budgets.js";
import { bundleImport } from "./measure.js";

const budgets: Budgets = {};
for (const names of measuredImports) {
  const { gzippedBytes } = await bundleImport(names, "package");
  budgets[names] = budgetFor(gzippedBytes);
  console.log(`${names}: ${gzippedBytes} bytes gzipped`);
}
writeBudgets(budgets);
