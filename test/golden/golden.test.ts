import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { goldenFiles } from "./files.js";

const folder = new URL("./pictures/", import.meta.url);
const files = goldenFiles();

/** `npm run golden` draws the pictures anew. */
describe("the golden pictures", () => {
  it("are those of all pairs, and the sheets", () => {
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
  });

  it.each([...files])("are drawn as they are stored: %s", (name, content) => {
    expect(content).toBe(readFileSync(new URL(name, folder), "utf8"));
  });
});
