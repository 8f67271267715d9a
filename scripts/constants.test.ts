import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConstants } from "./constants.js";

const page = readFileSync(new URL("../docs/measurements/constants.md", import.meta.url), "utf8");

it("each constant that an answer may depend on is in the table, with its value (npm run constants)", () => {
  const missing = readConstants().filter(
    ({ name, value, file }) =>
      !page
        .split("\n")
        .some((row) =>
          [`\`${name}\``, `\`${value}\``, `(../../src/${file})`].every((part) => row.includes(part)),
        ),
  );
  expect(missing).toEqual([]);
});

it("the table has no others", () => {
  const rows = page.split("\n").filter((row) => row.startsWith("| `"));
  expect(rows).toHaveLength(readConstants().length);
});
