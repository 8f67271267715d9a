import { expect, it } from "vitest";
import { signChanges } from "../../../src/visibility/piece-crossings.js";

it.each([
  ["of a constant there are none", [1], []],
  ["of a line there is one", [-1, 4], [0.25]],
  ["of a line there is none outside", [-2, 1], []],
  ["of a square with its least value below 0 there are two", [-0.25, 0, 1], [-0.5, 0.5]],
  ["of a polynomial of degree 4 there are four", [0.0144, 0, -0.25, 0, 1], [-0.4, -0.3, 0.3, 0.4]],
])("sign changes: %s", (_name, coefficients, expected) => {
  const found = signChanges(coefficients, -1, 1);
  expect(found.length).toBe(expected.length);
  found.forEach((place, i) => {
    expect(place).toBeCloseTo(expected[i] ?? Number.NaN, 14);
  });
});
