import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { EQUIVALENT_MUTANTS } from "./equivalent-mutants.js";
import { drawMutants, equivalenceOf } from "./mutants.js";
import { FAMILIES, QUESTIONS, RAY_FAMILIES } from "./mutation-tasks.js";
import { mutationsOf } from "./mutations.js";

const SOURCE = `const SUM_ERROR = 3 * UNIT_ROUNDOFF;

/** Whether 3 < 4. */
export function sumFilter(a: number, b: number): Verdict {
  return a + b > SUM_ERROR * a ? 1 : 0;
}

function squaresReach(a: bigint, b: bigint): boolean {
  if (a < 0n) return false;
  // 3 < 4
  for (let i = 0; i < 2; i++) a += b;
  return a * a >= b;
}
`;

it("changes bounds, ties and branches, and neither comments nor comparisons of rounded numbers", () => {
  const changes = mutationsOf(SOURCE).map(({ kind, line, changed }) => [kind, line, changed]);
  expect(changes).toEqual([
    ["bound", "const SUM_ERROR = 3 * UNIT_ROUNDOFF;", "const SUM_ERROR = 0 * (3 * UNIT_ROUNDOFF);"],
    ["tie", "if (a < 0n) return false;", "if (a <= 0n) return false;"],
    ["branch", "if (a < 0n) return false;", ""],
    ["tie", "return a * a >= b;", "return a * a > b;"],
  ]);
});

it("changes one place of the file and leaves the rest as it is", () => {
  const tie = mutationsOf(SOURCE).find(({ changed }) => changed === "return a * a > b;");
  expect(tie?.source).toBe(SOURCE.replace("a * a >= b", "a * a > b"));
  expect(tie?.lineNumber).toBe(12);
});

it("sets the bounds of a file to zero together, and each of its constants", () => {
  const source = SOURCE.replace("const SUM_ERROR", "const MARGIN = 1;\nconst SUM_ERROR");
  const kinds = mutationsOf(source).map(({ kind }) => kind);
  expect(kinds).toEqual(["bound", "share", "share", "tie", "branch", "tie"]);
  expect(mutationsOf(source)[0]?.source).toContain("MARGIN = 0 * (1);\nconst SUM_ERROR = 0 * (3");
});

it("has a place in the sources for every mutant that is listed as equivalent", () => {
  const found = new Set(drawMutants(/./, Number.POSITIVE_INFINITY, 1).mutants.map(equivalenceOf));
  const stale = EQUIVALENT_MUTANTS.filter((known) => !found.has(known));
  expect(stale.map(({ file, line, changed }) => `${file}: ${line} → ${changed}`)).toEqual([]);
});

it("knows every file that it names as a method of some kinds or questions", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => `src/${file}`);
  const names = [...FAMILIES.flatMap(({ names }) => names), ...RAY_FAMILIES.flatMap(([names]) => names)];
  expect(names.filter((name) => !files.some((file) => file.endsWith(`/${name}.ts`)))).toEqual([]);
  expect(QUESTIONS.filter(([pattern]) => !files.some((file) => pattern.test(file)))).toEqual([]);
});
