import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { purifyConstants } from "./pure-constants.js";

/** The new code of some modules, by their names. */
function purified(modules: Record<string, string>): Record<string, string> {
  const list = Object.entries(modules).map(([id, code]) => ({ id, code }));
  return Object.fromEntries(purifyConstants(list, (importer, path) => posix.join(importer, "..", path)));
}

const alone = (code: string) => purified({ "a.js": code })["a.js"];

describe("purifyConstants", () => {
  it("writes numbers as numbers, also those of other modules, whichever comes first", () => {
    const codes = purified({
      "a.js": 'import { UNIT } from "./b.js";\nconst ERROR = 9 * UNIT, TURN = Math.PI / 4;',
      "b.js": "export const UNIT = 2 ** -53;",
    });
    expect(codes["a.js"]).toContain(`const ERROR = ${9 * 2 ** -53}, TURN = ${Math.PI / 4};`);
    expect(codes["b.js"]).toBe(`export const UNIT = ${2 ** -53};`);
  });

  it.each(["-0", "0 / 0", "1 / 0"])("leaves what has no literal as it is: %s", (expression) => {
    expect(alone(`const A = ${expression};`)).toContain(expression);
  });

  it.each(["{ x: 0.5, f: g }", "[a, -1, () => f()]", "/* @__PURE__ */ new Turn()", "function () {}"])(
    "leaves what any bundler can drop: %s",
    (expression) => {
      expect(alone(`const A = ${expression};`)).toBe(`const A = ${expression};`);
    },
  );

  it.each(["f(1)", "{ [Kind.point]: 2 }", "Kind.circle", "1n << 52n", "[...list]"])(
    "puts the rest into a function that can be dropped: %s",
    (expression) => {
      expect(alone(`const A = ${expression};`)).toBe(`const A = /* @__PURE__ */ (() => (${expression}))();`);
    },
  );

  it("writes members of tables of numbers as these, also in functions, but not those of objects that may change", () => {
    const codes = purified({
      "a.js":
        'import { Kind } from "./b.js";\nconst state = { x: 1 };\nfunction f(a) { return a.kind === Kind.arc ? state.x : Kind[a.name] }',
      "b.js": "export const Kind = { point: 0, arc: 11 };\nconst KINDS = [Kind.point, f(Kind.arc)];",
    });
    expect(codes["a.js"]).toContain("return a.kind === 11 ? state.x : Kind[a.name] }");
    expect(codes["b.js"]).toBe(
      "export const Kind = { point: 0, arc: 11 };\nconst KINDS = /* @__PURE__ */ (() => ([0, f(11)]))();",
    );
  });

  it("writes constants as numbers where these take less room than a name at so many places", () => {
    const codes = purified({
      "a.js":
        'import { BELOW, LONG, ONCE, SHORT } from "./b.js";\nconst f = (a) => [a.ONCE * ONCE, LONG, LONG, LONG, { SHORT: a }[-SHORT], -BELOW];',
      "b.js":
        "export const ONCE = 0.1234567, LONG = 0.7654321, SHORT = 12.5, BELOW = -3;\nconst f = () => [LONG, LONG, LONG, LONG, LONG, SHORT, BELOW];",
    });
    expect(codes["a.js"]).toContain("[a.ONCE * 0.1234567, LONG, LONG, LONG, { SHORT: a }[-12.5], -(-3)];");
    expect(codes["b.js"]).toContain("const ONCE = 0.1234567, LONG = 0.7654321, SHORT = 12.5, BELOW = -3;");
    expect(codes["b.js"]).toContain("[LONG, LONG, LONG, LONG, LONG, 12.5, (-3)];");
  });

  it("knows how short powers of two are", () => {
    expect(alone(`const UNIT = ${2 ** -53};\nconst f = () => [UNIT, UNIT, UNIT, UNIT];`)).toContain(
      `[${2 ** -53}, ${2 ** -53}, ${2 ** -53}, ${2 ** -53}]`,
    );
  });

  it("counts no place within what is written as a number itself", () => {
    expect(alone("const UNIT = 0.125, ERROR = 3 * UNIT;\nconst f = () => UNIT;")).toBe(
      "const UNIT = 0.125, ERROR = 0.375;\nconst f = () => 0.125;",
    );
  });

  it("does so with a pure call whose arguments would be kept", () => {
    expect(alone("const A = /* @__PURE__ */ f(Kind.circle);")).toMatch(
      /__PURE__ \*\/ \(\(\) => \(f\(Kind\.circle\)\)\)\(\);$/,
    );
  });

  it("does not take a variable for a constant", () => {
    expect(alone("let a = 1; const B = a + 1;")).toContain("(() => (a + 1))()");
  });

  it.each([
    ["a.push(1);", /does something when it is loaded/],
    ["const { a } = b;", /without a name of its own/],
  ])("refuses %s", (code, message) => {
    expect(() => alone(code)).toThrow(message);
  });
});
