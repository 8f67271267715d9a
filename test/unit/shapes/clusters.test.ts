import { area, circle, compound, halfPlane, perimeter, rect } from "osculate";
import { expect, it } from "vitest";
import { countSteps } from "../../generators/count-steps.js";

/** Discs of radius 1 on a square grid of 3. */
function discs(side: number) {
  return Array.from({ length: side * side }, (_, i) => circle(3 * (i % side), 3 * Math.floor(i / side), 1));
}

it("of many parts that are apart, the cost grows as their number does", () => {
  const [few, many] = [compound(discs(40)), compound(discs(160))];
  expect(countSteps(() => area(many))).toBeLessThan(20 * countSteps(() => area(few)));
  expect(area(many)).toBeCloseTo(25_600 * Math.PI, 6);
});

it("among many parts, those that meet are found, wherever they come in the list", () => {
  const apart = discs(20);
  const [left, right] = [rect(-10, 0, 2, 2), rect(-9, 0, 2, 2)];
  const around = 400 * 2 * Math.PI + 10;
  expect(perimeter(compound([left, ...apart, right]))).toBeCloseTo(around, 9);
  expect(perimeter(compound([...apart.slice(0, 100), right, ...apart.slice(100), left]))).toBeCloseTo(
    around,
    9,
  );
});

it("a part without end meets those of many that it holds", () => {
  const plane = halfPlane(28.5, 0, -1, 0);
  expect(perimeter(compound([...discs(20), plane]))).toBe(Number.POSITIVE_INFINITY);
  expect(area(compound([plane, ...discs(20)]))).toBe(Number.POSITIVE_INFINITY);
});
