import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inOneLanguage } from "../../../demo/vite/one-language.js";

const sources = new URL("../../../demo/src/", import.meta.url);

/** Every source that a page shows. */
const shown = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) =>
    /^(lessons\/[^/]+\/(code|usual-ways)|front\/example|(game|platformer)\/rules|tutorials\/[^/]+)\.ts$/.test(
      path,
    ),
  )
  .map((path): [string, string] => [path, readFileSync(new URL(path, sources), "utf8")]);
const japanese = /[ぁ-んァ-ン一-龠]/;

describe.each(shown)("%s", (_, source) => {
  const commentsOf = (language: "en" | "ja") =>
    inOneLanguage(source, language)
      .split("\n")
      .filter((line) => /^\s*(\/\/|\/?\*)/.test(line))
      // A page keeps its title.
      .map((line) => line.replace(/"[^"]*"/g, ""));

  test("has its comments in the reader's language, as many in each", () => {
    const [en, ja] = [commentsOf("en"), commentsOf("ja")];
    expect(en.length).toBeGreaterThan(0);
    expect(ja).toHaveLength(en.length);
    expect(en.filter((line) => japanese.test(line))).toEqual([]);
    expect(ja.filter((line) => !japanese.test(line))).toEqual([]);
  });

  test("differs between the languages in nothing but comments", () => {
    const codeOf = (language: "en" | "ja") =>
      inOneLanguage(source, language)
        .split("\n")
        .filter((line) => !line.trimStart().startsWith("//"));
    expect(codeOf("en")).toEqual(codeOf("ja"));
    expect(inOneLanguage(source, "en")).not.toMatch(/\/\/ (en|ja): /);
  });
});
