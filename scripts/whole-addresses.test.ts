import { expect, it } from "vitest";
import { withWholeAddresses } from "./whole-addresses.mjs";

const sources = "https://git.example/osculate/*/v1.2.3";
const isPacked = (path: string) => ["README.md", "docs/semantics.md"].includes(path);
const written = (markdown: string, file: string) => withWholeAddresses(markdown, file, isPacked, sources);

it("makes every link of the README whole, for npm's page", () => {
  expect(written("[a](docs/semantics.md#b) ![c](docs/images/d.png)", "README.md")).toBe(
    `[a](${sources.replace("*", "blob")}/docs/semantics.md#b) ![c](${sources.replace("*", "raw")}/docs/images/d.png)`,
  );
});

it("leaves links to what is in the package, where the package is read", () => {
  expect(written("[a](semantics.md) [b](../README.md)", "docs/semantics.md")).toBe(
    "[a](semantics.md) [b](../README.md)",
  );
  expect(written("[a](../test/x.json)", "docs/semantics.md")).toBe(
    `[a](${sources.replace("*", "blob")}/test/x.json)`,
  );
});

it("leaves whole addresses and places of the same page", () => {
  expect(written("[a](https://b.example) [c](#d)", "README.md")).toBe("[a](https://b.example) [c](#d)");
});
