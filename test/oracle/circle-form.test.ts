import { describe, expect, it } from "vitest";
import { type CircleForm, rootsOnCircle } from "./circle-form.js";
import { Real, withAccuracy } from "./real.js";

function form(square: number, mixed: number, c: number, s: number, constant: number): CircleForm {
  const real = (value: number) => Real.of(value);
  return { square: real(square), mixed: real(mixed), c: real(c), s: real(s), constant: real(constant) };
}

function anglesOf(given: CircleForm): number[] {
  return rootsOnCircle(given)
    .map(({ x, y }) => Math.atan2(y.toNumber(), x.toNumber()))
    .sort((a, b) => a - b);
}

function expectAngles(given: CircleForm, expected: readonly number[]): void {
  const found = anglesOf(given).filter(
    (angle, index, all) => index === 0 || angle - (all[index - 1] ?? 0) > 1e-20,
  );
  expect(found.length).toBe(expected.length);
  found.forEach((angle, index) => {
    expect(angle).toBeCloseTo(expected[index] ?? Number.NaN, 14);
  });
  expect.assertions(1 + expected.length);
}

describe("the places on a circle where a form of degree two is zero", () => {
  const third = Math.PI / 3;
  it.each<[string, CircleForm, number[]]>([
    ["a line", form(0, 0, 2, 0, -1), [-third, third]],
    ["a line through the centre", form(0, 0, 1, 0, 0), [-Math.PI / 2, Math.PI / 2]],
    ["the far end of the parametrisation", form(0, 0, 0, 1, 0), [0, Math.PI]],
    ["no line near", form(0, 0, 1, 1, 2), []],
    ["four", form(4, 0, 0, 0, -1), [-2 * third, -third, third, 2 * third]],
    ["axes turned", form(0, 2, 0, 0, -1), [-0.75 * Math.PI, 0.25 * Math.PI]],
    ["nothing but zero", form(0, 0, 0, 0, 0), []],
  ])("%s", (_, given, expected) => {
    expectAngles(given, expected);
  });

  it("tells two that are close from one and from none", () => {
    // cos θ = 1 − ε
    const near = (epsilon: number) => anglesOf(form(0, 0, 1, 0, epsilon - 1));
    expect(near(2 ** -53).map((angle) => Math.round(angle * 2 ** 26))).toEqual([-1, 1]);
    expect(near(-(2 ** -52))).toEqual([]);
    expect(near(0).every((angle) => Math.abs(angle) < 1e-30)).toBe(true);
    expect(near(0).length).toBeGreaterThan(0);
  });

  it("sees three that lie within a millionth", () => {
    // sin θ·(cos θ − (1 − 2^−45))
    const angles = anglesOf(form(0, 1, 0, 2 ** -45 - 1, 0)).map((angle) => Math.round(angle * 2 ** 22));
    expect([...new Set(angles)]).toEqual([-1, 0, 1, Math.round(Math.PI * 2 ** 22)]);
  });

  it("has as many digits as are asked for", () => {
    const residue = withAccuracy(2000, () => {
      const [root] = rootsOnCircle(form(0, 0, 3, 5, 1));
      if (root === undefined) throw new Error("a root is missing");
      return root.x
        .times(Real.of(3))
        .plus(root.y.times(Real.of(5)))
        .plus(Real.of(1))
        .absolute();
    });
    expect(residue.compare(new Real(1n, -1900))).toBe(-1);
  });
});
