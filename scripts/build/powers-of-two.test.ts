import { expect, it } from "vitest";
import { withPowersOfTwo } from "./powers-of-two.js";

it.each([
  [`a < ${2 ** -53}`, "a < (2**-53)"],
  [`const A = -${9 * 2 ** -53}, B = 4;`, "const A = -(9*2**-53), B = 4;"],
  [`x = ${2 ** 600} * y`, "x = (2**600) * y"],
])("writes powers of two as such where that is shorter: %s", (code, short) => {
  expect(withPowersOfTwo(code, true)).toBe(short);
  expect(withPowersOfTwo(short, true)).toBe(short);
});

it.each(["0.5", "0.1", "1024", "5e-324", `"${2 ** -53}"`, "10n", `/${2 ** -53}/`])("leaves %s", (code) => {
  expect(withPowersOfTwo(code, true)).toBe(code);
});

it("leaves what a bundler has to drop, unless it does not", () => {
  const code = `const A = ${2 ** -53};\nfunction f() { return ${2 ** -53} }`;
  expect(withPowersOfTwo(code, false)).toBe(`const A = ${2 ** -53};\nfunction f() { return (2**-53) }`);
});
