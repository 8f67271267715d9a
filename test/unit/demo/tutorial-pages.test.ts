import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const document = new URL("../../../docs/tutorial-pages.md", import.meta.url);
const pages = readFileSync(document, "utf8").split(/^## /m).slice(1);

describe.each(pages.map((page) => [page.split("\n")[0] ?? "", page] as const))("%s", (_, page) => {
  const rows = page.split("\n").filter((line) => line.startsWith("| ") && !/^\| (item|---)/.test(line));

  test("says of each item whether ours is equal or better", () => {
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => !/ (equal|better|=|\+)[^|]*\|$/.test(row))).toEqual([]);
  });

  test("links to files that there are, and to names in them", () => {
    const links = [...page.matchAll(/\[(`?)([^\]`]+)`?\]\(([^)]+)\)/g)];
    expect(links.length).toBeGreaterThan(1);
    for (const [, code, name = "", path = ""] of links) {
      const file = fileURLToPath(new URL(path, document));
      expect(existsSync(file), path).toBe(true);
      if (code) expect(readFileSync(file, "utf8").includes(name), `${name} in ${path}`).toBe(true);
    }
  });
});
