import { decode, encode } from "@jridgewell/sourcemap-codec";
import { expect, it } from "vitest";
import { statementLines, thinSourceMap } from "./thin-source-map.js";

const code = [
  "const a = {", // 0
  "  b: 1,",
  "};",
  "function f(", // 3
  "  c,",
  ") {",
  "  if (", // 6
  "    c ||",
  "    a",
  "  )",
  "    return g(", // 10
  "      c,",
  "    );",
  "  return 1;", // 13
  "}",
].join("\n");

it("a line belongs to the innermost statement over it, by the line on which that begins, if it calls something", () => {
  const none = undefined;
  expect(statementLines(code)).toEqual([none, none, none, 3, 3, 3, 6, 6, 6, 6, 10, 10, 10, none, 3]);
});

it("a map of them says a place once, and leaves out what has no source", () => {
  const mappings = encode([[[0, 0, 6, 2], [4, 0, 7, 4], [6], [9, 0, 11, 6], [12, 0, 10, 4]]]);
  const thin = JSON.parse(thinSourceMap({ mappings, names: [], sources: ["f.js"] }, () => code));
  expect(decode(thin.mappings)).toEqual([
    [
      [0, 0, 6, 0],
      [9, 0, 10, 0],
    ],
  ]);
  expect(thin.sources).toEqual(["f.js"]);
});

it("a line keeps what can fail on it, whatever else stands there", () => {
  expect(statementLines("if (g()) a = 1;\na = 2;\nfunction f() { a = 3;\nreturn a; }")).toEqual([
    0,
    undefined,
    2,
    undefined,
  ]);
});
