import { describe, expect, it } from "vitest";
import { compareProducts } from "../../../src/math/rounding.js";

const big = 2 ** 40 + 1;

describe("the sign of a difference of products", () => {
  it.each<[string, number, number, number, number, number]>([
    ["plain ones", 2, 3, 5, 1, 1],
    ["equal ones of other factors", 6, 4, -8, -3, 0],
    ["that differ in a bit that both lose", big, big, 2 ** 40, 2 ** 40 + 2, 1],
    ["the same the other way round", 2 ** 40, 2 ** 40 + 2, big, big, -1],
    ["that are equal beyond the bits of a double", big, 3 * big, 3 * big, big, 0],
    ["with a zero", 0, 7, 1, 2 ** -60, -1],
    ["negative ones", -big, big, -(2 ** 40), 2 ** 40 + 2, -1],
  ])("%s", (_, a, b, c, d, sign) => {
    expect([compareProducts(a, b, c, d), compareProducts(c, d, a, b)]).toEqual([sign, 0 - sign]);
  });
});
