import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import { describe, expect, test, vi } from "vitest";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const runExample = import.meta.glob("../../docs/examples/*.ts");
const examples = new Map(
  Object.keys(runExample).map((path) => [
    basename(path),
    { path, source: readFileSync(new URL(path, import.meta.url), "utf8") },
  ]),
);

test("there are examples", () => {
  expect(examples.size).toBeGreaterThanOrEqual(5);
});

describe.each([...examples])("docs/examples/%s", (_name, { path, source }) => {
  test("logs what its comments say", async () => {
    const logged: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((...values) => {
      logged.push(format(...values));
    });
    await runExample[path]?.();
    log.mockRestore();
    const promised = [...source.matchAll(/^ *console\.log\(.*\); \/\/ (.*)$/gm)].map(
      ([, comment]) => comment,
    );
    expect(promised.length).toBe(source.split("console.log").length - 1);
    expect(promised.length).toBeGreaterThan(0);
    expect(logged).toEqual(promised);
  });
});

const documents = [
  "README.md",
  "README.ja.md",
  "CONTRIBUTING.md",
  ...readdirSync(`${projectRoot}/docs`)
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

describe.each(documents)("the TypeScript in %s", (document) => {
  test("is that of the example files", () => {
    const text = readFileSync(`${projectRoot}/${document}`, "utf8");
    const blocks = [...text.matchAll(/(?:<!-- example: (\S+) -->\n)?```ts\n([\s\S]*?)```/g)];
    const shown = blocks.map(([, name, code]) => ({ name, code }));
    expect(shown).toEqual(shown.map(({ name = "" }) => ({ name, code: examples.get(name)?.source })));
  });
});

test("every example is shown in both READMEs", () => {
  for (const readme of ["README.md", "README.ja.md"]) {
    const text = readFileSync(`${projectRoot}/${readme}`, "utf8");
    const shown = [...text.matchAll(/<!-- example: (\S+) -->/g)].map(([, name]) => name);
    expect(shown.sort()).toEqual([...examples.keys()].sort());
  }
});
