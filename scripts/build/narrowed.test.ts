import { describe, expect, it } from "vitest";
import { narrowed } from "./narrowed.js";

describe("narrowed", () => {
  it.each([
    ["const a = b + c * d;", "const a=b+c*d;"],
    ["a = b + +c - -d - --e;", "a=b+ +c- -d- --e;"],
    ['return_ = x in y ? "of  it" : \'"a" = "b"\';', 'return_=x in y?"of  it":\'"a" = "b"\';'],
    ["const e = /* @__PURE__ */ new E();", "const e=/* @__PURE__ */new E();"],
    ["if (a) {\n\tb();\n} else {\n\tc();\n}", "if(a){b()\n}else{c()}"],
    ['import { a, b } from "./a b.js";', 'import {a,b} from "./a b.js";'],
    ["f(`a = b`, c = d);", "f(`a = b`, c = d);"],
  ])("makes %s shorter, or leaves it", (code, narrow) => {
    expect(narrowed(code)).toBe(narrow);
  });

  it("leaves semicolons where the next line could go on, and where a loop has no body", () => {
    expect(narrowed("a();\n(b)();\nc();\nd();")).toBe("a();\n(b)()\nc()\nd();");
    expect(narrowed("a();\nwhile (b());\nc();")).toBe("a()\nwhile(b());\nc();");
  });

  it("refuses what would mean something else", () => {
    expect(() => narrowed("a = / b /;")).toThrow("something else");
  });
});
