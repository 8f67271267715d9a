import { expect, it } from "vitest";
import { withShortNumbers } from "./short-numbers.js";

it.each([
  [`a < ${2 ** -53}`, "a < (2**-53)"],
  [`const A = -${9 * 2 ** -53}, B = 4;`, "const A = -(9*2**-53), B = 4;"],
  [`x = ${2 ** 600} * y`, "x = (2**600) * y"],
  ["x > Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : 0", "x > (-1/0) ? (1/0) : 0"],
])("writes powers of two and infinities as such where that is shorter: %s", (code, short) => {
  expect(withShortNumbers(code, true)).toBe(short);
  expect(withShortNumbers(short, true)).toBe(short);
});

it.each([
  "0.5",
  "0.1",
  "1024",
  "5e-324",
  `"${2 ** -53}"`,
  "10n",
  `/${2 ** -53}/`,
  "a.POSITIVE_INFINITY",
  "Number.MAX_VALUE",
])("leaves %s", (code) => {
  expect(withShortNumbers(code, true)).toBe(code);
});

it("leaves what a bundler has to drop, unless it does not", () => {
  const code = `const A = ${2 ** -53};\nfunction f() { return ${2 ** -53} }\nconst g = () => ${2 ** -53}, H = class { a = ${2 ** -53} };`;
  expect(withShortNumbers(code, false)).toBe(
    `const A = ${2 ** -53};\nfunction f() { return (2**-53) }\nconst g = () => (2**-53), H = class { a = (2**-53) };`,
  );
});
