import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { sources } from "../vitest.config.js";

/** Some tests, OSCULATE_MUTANT_TESTS as JSON, on a library in which one file, OSCULATE_MUTANT_FILE, is replaced by OSCULATE_MUTANT_SOURCE. */
const {
  OSCULATE_MUTANT_FILE: file,
  OSCULATE_MUTANT_SOURCE: source = "",
  OSCULATE_MUTANT_TESTS: tests = "[]",
} = process.env;

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  resolve: { alias: sources },
  plugins: [
    {
      name: "mutant",
      enforce: "pre",
      load: (id) => (id === file ? readFileSync(source, "utf8") : null),
    },
  ],
  test: {
    include: JSON.parse(tests),
    testTimeout: 120_000,
    bail: 1,
    fileParallelism: false,
    reporters: ["dot"],
  },
});
