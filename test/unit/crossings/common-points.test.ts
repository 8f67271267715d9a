import {
  annularSector,
  capsule,
  circle,
  degrees,
  ellipse,
  intersections,
  point,
  polyline,
  rect,
  sector,
  segment,
} from "osculate";
import { describe, expect, it } from "vitest";
import { crossingPoints } from "../../../src/crossings/intersection.js";

/** A square of side 10 about the origin, with corners at (−1, 7), (7, 1), (1, −7) and (−7, −1). */
const turnedSquare = rect(0, 0, 10, 10, { x: 3, y: 4 });

describe("common points", () => {
  it("of a turned square and lines are the nearest doubles", () => {
    expect(crossingPoints(turnedSquare, segment(-10, 0, 10, 0))).toEqual([
      { x: -6.25, y: 0 },
      { x: 6.25, y: 0 },
    ]);
    expect(crossingPoints(turnedSquare, segment(0.5, -10, 0.5, 10))).toEqual([
      { x: 0.5, y: -6.625 },
      { x: 0.5, y: 5.875 },
    ]);
  });

  it("of a line through a corner, and one last bit beside it, are counted exactly", () => {
    const ulp = 2 ** -50;
    const atHeight = (y: number) => segment(-10, y, 10, y);
    const corner = rect(0, 0, 10, 10, { x: 3, y: 4 });
    expect(crossingPoints(corner, atHeight(7))).toBeNull();
    expect(intersections(corner, atHeight(7)).points).toEqual([{ x: -1, y: 7 }]);
    expect(intersections(corner, atHeight(7 + ulp)).points).toEqual([]);
    expect(intersections(corner, atHeight(7 - ulp)).points).toHaveLength(2);
  });

  it("are those on arcs, not those on what is left of their circles", () => {
    const across = segment(-9, 0.5, 9, 0.5);
    expect(crossingPoints(capsule(0, 0, 4, 0, 1), across)).toHaveLength(2);
    expect(crossingPoints(sector(0, 0, 5, degrees(-30), degrees(30)), across)).toHaveLength(2);
    expect(crossingPoints(annularSector(0, 0, 2, 5, degrees(-30), degrees(30)), across)).toHaveLength(2);
    const open = annularSector(0, 0, 2, 5, degrees(30), degrees(-30));
    expect(crossingPoints(open, across)).toHaveLength(2);
    expect(crossingPoints(open, segment(-9, 1.5, 9, 1.5))).toHaveLength(4);
  });

  it("in other units of length are the same, however small or large these are", () => {
    const inUnit = (unit: number) =>
      crossingPoints(ellipse(0, unit, 5 * unit, 2 * unit, 0.3), sector(unit, 0, 3 * unit, 1, 5));
    const points = inUnit(1) ?? [];
    expect(points.length).toBeGreaterThan(1);
    for (const unit of [2 ** -300, 2 ** -31, 2 ** 31, 2 ** 300]) {
      expect(inUnit(unit)).toEqual(points.map(({ x, y }) => ({ x: x * unit, y: y * unit })));
    }
    const chain = (unit: number) =>
      polyline([point(-unit, unit / 3), point(unit, unit / 2), point(0, -unit)]);
    const crossed = (unit: number) => crossingPoints(rect(0, 0, unit, unit, 0.1), chain(unit));
    expect(crossed(1)).not.toBeNull();
    expect(crossed(2 ** -200)).toEqual(
      crossed(1)?.map(({ x, y }) => ({ x: x * 2 ** -200, y: y * 2 ** -200 })),
    );
    // The smallest double has no bit to lose.
    expect(crossingPoints(circle(2 ** -1074, 0, 1), circle(2 ** 200, 0, 2 ** 200))).toBeNull();
  });

  it("far from the origin are those near it", () => {
    const [far, near] = [2 ** 40, 0].map((x) =>
      crossingPoints(rect(x + 1, 0, 4, 2, { x: 1, y: 1 }), capsule(x, 0, x + 4, 1, 0.5)),
    );
    expect(near).toHaveLength(4);
    expect(far?.map(({ y }) => y)).toEqual(near?.map(({ y }) => y));
  });

  it("are looked for on an edge that a circle far larger touches, where its box rounds away from it", () => {
    const box = rect(2 ** -43, 0, 2, 2);
    const disc = circle(1025, 0, 1024 - 2 ** -43);
    expect(crossingPoints(box, disc)).toBeNull();
    expect(intersections(box, disc).points).toEqual([{ x: 1 + 2 ** -43, y: 0 }]);
  });
});
