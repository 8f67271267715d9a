import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The unit tests on a library in which one file, OSCULATE_MUTANT_FILE, is replaced by OSCULATE_MUTANT_SOURCE. */
const { OSCULATE_MUTANT_FILE: file, OSCULATE_MUTANT_SOURCE: source = "" } = process.env;

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [
    {
      name: "mutant",
      enforce: "pre",
      load: (id) => (id === file ? readFileSync(source, "utf8") : null),
    },
  ],
  test: {
    include: ["test/unit/{pairs,exact,convex}/*.test.ts", "test/fixtures/regressions.test.ts"],
    bail: 1,
    fileParallelism: false,
    reporters: ["dot"],
  },
});
