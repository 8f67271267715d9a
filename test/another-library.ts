import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

export type Library = typeof import("../src/index.js");

/** What functions of src/ always answer: expressions, by the function's file and name. */
export type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const sources = fileURLToPath(new URL("../src/", import.meta.url));

/** What a mutant is made of, where the tests are asked whether they notice it. */
const { OSCULATE_MUTANT_FILE: mutated, OSCULATE_MUTANT_SOURCE: mutant = "" } = process.env;

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
    plugins: [alwaysAnswering(answers)],
  });
  return outputFiles[0]?.text ?? "";
}

function alwaysAnswering(answers: Answers): Plugin {
  return {
    name: "answers",
    setup({ onLoad, onEnd }) {
      const missing = new Set(Object.keys(answers));
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const file = relative(sources, path).replaceAll("\\", "/");
        const ofFile = answers[file];
        missing.delete(file);
        if (path !== mutated && ofFile === undefined) return null;
        let contents = readFileSync(path === mutated ? mutant : path, "utf8");
        for (const [name, answer] of Object.entries(ofFile ?? {})) {
          const head = `\nexport function ${name}(`;
          if (!contents.includes(head)) throw new Error(`${path} has no function ${name}`);
          const replaced = `\nexport function ${name}() { return ${answer}; }\nfunction ${name}Replaced(`;
          contents = contents.replace(head, replaced);
        }
        return { contents, loader: "ts" };
      });
      onEnd(() => {
        if (missing.size > 0) throw new Error(`the library has no ${[...missing]}`);
      });
    },
  };
}
