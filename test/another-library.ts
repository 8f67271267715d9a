import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

export type Library = typeof import("../src/index.js");

/** What functions of src/ always answer: expressions, by the function's file and name. */
export type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const sources = fileURLToPath(new URL("../src/", import.meta.url));

const programs = new Map<string, Promise<string>>();
let count = 0;

/**
 * The library once more, as it is where some functions always answer the same. It shares nothing with the one that tests
 * import: it is bundled here, since mocks of a test runner leave bundled tests with the library that they have.
 */
export async function anotherLibrary(answers: Answers = {}): Promise<Library> {
  const key = JSON.stringify(answers);
  const program = programs.get(key) ?? programWith(answers);
  programs.set(key, program);
  // The same address would be the same library.
  const text = `${await program}// ${count++}`;
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`);
}

async function programWith(answers: Answers): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${sources}index.ts`],
    bundle: true,
    write: false,
    format: "esm",
    target: "node20",
    plugins: Object.entries(answers).map(([file, ofFile]) => alwaysAnswering(file, ofFile)),
  });
  return outputFiles[0]?.text ?? "";
}

function alwaysAnswering(file: string, answers: Readonly<Record<string, string>>): Plugin {
  const names = Object.keys(answers).join("|");
  return {
    name: `answers of ${file}`,
    setup({ onLoad, onEnd }) {
      const replaced = new Set<string>();
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (path !== `${sources}${file}`) return null;
        const contents = readFileSync(path, "utf8").replace(
          new RegExp(`^export function (${names})\\(`, "gm"),
          (_, name: string) => {
            replaced.add(name);
            return `export function ${name}() { return ${answers[name]}; }\nfunction ${name}Replaced(`;
          },
        );
        return { contents, loader: "ts" };
      });
      onEnd(() => {
        const missing = Object.keys(answers).filter((name) => !replaced.has(name));
        if (missing.length > 0) throw new Error(`src/${file} has no function ${missing.join(", ")}`);
      });
    },
  };
}
