import { decode, encode } from "@jridgewell/sourcemap-codec";
import { expect, it } from "vitest";
import { inShortLines } from "./short-lines.js";

const long = `"${"x".repeat(1000)}"`;

it("breaks lines before statements and members of classes, and nowhere else, and moves what a map says of them", () => {
  const statements = [
    `function f(){return ${long}}`,
    `class C{a(){return ${long}}`,
    "b(){return f()}}",
    "f();",
  ];
  const code = `/*!*/\n${statements.join("")}\n`;
  const inB = code.indexOf("f()}}") - code.indexOf("\n") - 1;
  const mappings = encode([
    [],
    [
      [0, 0, 3, 0],
      [inB, 0, 7, 2],
    ],
  ]);
  const short = inShortLines(code, { mappings, names: [], sources: ["f.js"] });
  expect(short.code).toBe(`/*!*/\n${statements[0]}\n${statements[1]}\n${statements[2]}${statements[3]}\n`);
  expect(decode(short.map.mappings)).toEqual([[], [[0, 0, 3, 0]], [], [[11, 0, 7, 2]]]);
});

it("leaves a short program on its line", () => {
  const code = "/*!*/\na();b();\n";
  expect(inShortLines(code, { mappings: "", names: [], sources: [] }).code).toBe(code);
});
