import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The questions with the library as one classic script, which leaves `digestOfAnswers` and `digestOfMoves` in the global scope. */
export async function bundleOfAnswers(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'import { digestOfAnswers } from "./answers.js"; import { digestOfMoves } from "./moves.js"; Object.assign(globalThis, { digestOfAnswers, digestOfMoves });',
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    alias: { osculate: fileURLToPath(new URL("../../src/index.ts", import.meta.url)) },
  });
  return outputFiles[0]?.text ?? "";
}
