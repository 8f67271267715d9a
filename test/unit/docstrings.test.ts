import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import { transformSync } from "esbuild";
import * as osculate from "osculate";
import * as draw from "osculate/draw";
import * as tiled from "osculate/tiled";
import * as vec2 from "osculate/vec2";
import { describe, expect, it } from "vitest";

const sources = fileURLToPath(new URL("../../src", import.meta.url));

/** The code after each `@example` of a file, which goes on to the next tag or the end of its comment. */
function examplesIn(path: string): string[] {
  const text = readFileSync(join(sources, path), "utf8");
  const comments = text.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  return comments.flatMap((comment) => {
    const lines = comment.split("\n").map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\* ?)/, ""));
    const blocks = lines.join("\n").split(/^@(?=\w)/m);
    return blocks.flatMap((block) => /^example\n([\s\S]*)$/.exec(block)?.[1] ?? []);
  });
}

/** A line that ends with a value, `overlaps(a, b); // true`, logs it. */
function withLogs(code: string): string {
  return code.replace(/^(?!\s|.*console\.log|const |let )(.*); \/\/ (.*)$/gm, "console.log($1); // $2");
}

const examples = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .flatMap((path) =>
    examplesIn(path)
      .map(withLogs)
      .map((code, index) => [`${path}, example ${index + 1}`, code] as const),
  );

/** What an example may use without an import: everything that there is. */
const names: Readonly<Record<string, unknown>> = { ...draw, ...tiled, ...vec2, ...osculate };

it("there are examples", () => {
  expect(examples.length).toBeGreaterThan(2);
});

describe.each(examples)("%s", (_, code) => {
  it("logs what its comments say", () => {
    const logged: string[] = [];
    const log = (...values: unknown[]) => logged.push(format(...values));
    const { code: program } = transformSync(code, { loader: "ts" });
    const run = new Function("console", ...Object.keys(names), `"use strict"; { ${program} }`);
    run({ log }, ...Object.values(names));
    const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, comment]) => comment);
    expect(promised.length).toBe(code.split("console.log").length - 1);
    expect(promised.length).toBeGreaterThan(0);
    expect(logged).toEqual(promised);
  });
});
