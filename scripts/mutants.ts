import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Random, seededRandom } from "../test/generators/random.js";
import type { EquivalentMutants } from "./equivalent-mutants/equivalent-mutant.js";
import { EQUIVALENT_MUTANTS } from "./equivalent-mutants.js";
import { type Mutation, mutationsOf } from "./mutations.js";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The library with one file changed. */
export interface Mutant {
  readonly file: string;
  readonly mutation: Mutation;
}

/** Some mutants, and how many could have been made of the files they are drawn from. */
export interface Draw {
  readonly mutants: readonly Mutant[];
  readonly made: number;
}

/** Mutants of the files whose path fits, at most `most` of each file. */
export function drawMutants(files: RegExp, most: number, seed: number): Draw {
  const random = seededRandom(seed);
  const all = sourceFiles()
    .filter((file) => files.test(file))
    .map((file) => mutationsOfFile(file).map((mutation): Mutant => ({ file, mutation })));
  return {
    mutants: all.flatMap((mutants) => sampled(mutants, most, random)),
    made: all.reduce((sum, mutants) => sum + mutants.length, 0),
  };
}

function sourceFiles(): string[] {
  const inFolder = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return inFolder(path);
      return path.endsWith(".ts") ? [path] : [];
    });
  return [
    "src/math/surd.ts",
    "src/math/verdict.ts",
    "src/convex/separation.ts",
    "src/pairs/tables/overlap-tests.ts",
    "src/pairs/tables/overlap-filters.ts",
    // The rest of it is about what shapes have in common, which no question of these tests is.
    ...inFolder("src/exact").filter((file) => !/\/intersection\.ts$/.test(file)),
    ...inFolder("src/forms"),
    ...inFolder("src/pairs").filter((file) => !CHOOSING.test(file)),
    ...inFolder("src/rays"),
    ...["src/crossings", "src/sweep", "src/batch", "src/world"].flatMap(inFolder),
  ];
}

/** Folders that only choose what answers a pair, or leave out what does not matter to it. */
const CHOOSING = /^src\/pairs\/(?:many-edges|one-pair|relation|tables)\//;

/** Code that measures and searches in doubles: it gives no exact answer by itself, but through what is certain. */
const MEASURING = /^src\/(?:convex|crossings|sweep|batch|world)\//;

/** The mutations of a file; of code that measures, only those of its error bounds. */
function mutationsOfFile(file: string): Mutation[] {
  const all = mutationsOf(readFileSync(join(ROOT, file), "utf8"));
  return MEASURING.test(file) ? all.filter(({ kind }) => kind === "bound" || kind === "share") : all;
}

/** Some of the mutants of a file, in their order; its bounds together are always among them. */
function sampled(mutants: readonly Mutant[], most: number, random: Random): readonly Mutant[] {
  const kept = new Set(mutants.filter(({ mutation }) => mutation.kind === "bound"));
  const others = mutants.filter((mutant) => !kept.has(mutant));
  while (kept.size < most && others.length > 0) {
    for (const mutant of others.splice(random.int(others.length), 1)) kept.add(mutant);
  }
  return mutants.filter((mutant) => kept.has(mutant));
}

/** What is known of a mutant that changes no answer. */
export function equivalenceOf({ file, mutation }: Mutant): EquivalentMutants | undefined {
  const fits = (text: string, expected: string | RegExp): boolean =>
    typeof expected === "string" ? text === expected : expected.test(text);
  return EQUIVALENT_MUTANTS.find(
    (known) =>
      file.endsWith(known.file) && fits(mutation.line, known.line) && fits(mutation.changed, known.changed),
  );
}
