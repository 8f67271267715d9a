import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { replaceMeasurement, replaceSection } from "./generated-section.js";

let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "osculate-section-"));
  file = join(folder, "page.md");
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("replaceSection", () => {
  test("replaces what stands between the marks, and nothing else", () => {
    writeFileSync(file, "before\n<!-- generated:a -->\nold $& text\n<!-- /generated:a -->\nafter\n");
    replaceSection(file, "a", "| $1 | $& |");
    expect(readFileSync(file, "utf8")).toBe(
      "before\n<!-- generated:a -->\n\n| $1 | $& |\n\n<!-- /generated:a -->\nafter\n",
    );
  });

  test("leaves other sections alone, and gives the same file a second time", () => {
    writeFileSync(
      file,
      "<!-- generated:a -->\n<!-- /generated:a -->\n<!-- generated:b -->\nkept\n<!-- /generated:b -->\n",
    );
    replaceSection(file, "a", "new");
    const once = readFileSync(file, "utf8");
    replaceSection(file, "a", "new");
    expect(readFileSync(file, "utf8")).toBe(once);
    expect(once).toContain("<!-- generated:b -->\nkept\n<!-- /generated:b -->");
  });

  test.each([
    ["no marks", "text"],
    ["no closing mark", "<!-- generated:a -->"],
    ["marks in the wrong order", "<!-- /generated:a --><!-- generated:a -->"],
    ["the section twice", "<!-- generated:a --><!-- /generated:a -->".repeat(2)],
  ])("refuses %s and changes nothing", (_case, text) => {
    writeFileSync(file, text);
    expect(() => replaceSection(file, "a", "new")).toThrow("must hold one section");
    expect(readFileSync(file, "utf8")).toBe(text);
  });
});

describe("replaceMeasurement", () => {
  test("finds the page that has the section", () => {
    writeFileSync(join(folder, "other.md"), "<!-- generated:b -->\n<!-- /generated:b -->");
    writeFileSync(file, "<!-- generated:a -->\n<!-- /generated:a -->");
    replaceMeasurement("a", "new", folder);
    expect(readFileSync(file, "utf8")).toContain("new");
    expect(() => replaceMeasurement("c", "new", folder)).toThrow("has a section c");
  });
});
