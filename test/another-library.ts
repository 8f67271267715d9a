import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { parseAst } from "vite";

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
  return imported(await program);
}

/** A program as a module. */
function imported<Module>(program: string): Promise<Module> {
  // The same address would be the same library.
  const text = `${program}// ${count++}`;
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`);
}

/** The message of what is thrown where loops have taken too many turns. */
export const TOO_MANY_TURNS = "too many turns";

/** The library once more, whose loops count their turns; `allowTurns` sets how many all of them may take from then on. */
export async function countedLibrary(): Promise<Library & { allowTurns(turns: number): void }> {
  const program = await programWith({});
  const additions: (readonly [place: number, text: string])[] = [];
  addCounts(parseAst(program), additions);
  additions.sort(([a], [b]) => a - b);
  let text = `let turnsLeft = Infinity;
    export function allowTurns(turns) { turnsLeft = turns; }
    function countTurn() { if (--turnsLeft < 0) throw new Error("${TOO_MANY_TURNS}"); }
  `;
  let copied = 0;
  for (const [place, added] of additions) {
    text += program.slice(copied, place) + added;
    copied = place;
  }
  return imported(text + program.slice(copied));
}

/** Adds what makes the loops in a part of a program count. */
function addCounts(part: unknown, additions: (readonly [place: number, text: string])[]): void {
  if (typeof part !== "object" || part === null) return;
  const { type, body } = part as { type?: string; body?: { start: number; end: number } };
  if (type !== undefined && body !== undefined && /^(For|While|DoWhile)\w*Statement$/.test(type)) {
    additions.push([body.start, "{ countTurn(); "], [body.end, "}"]);
  }
  for (const inner of Object.values(part)) addCounts(inner, additions);
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
