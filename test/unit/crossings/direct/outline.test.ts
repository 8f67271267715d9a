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
  roundedRect,
  type Shape,
  sector,
  segment,
} from "osculate";
import { describe, expect, it } from "vitest";
import { directCommonArea } from "../../../../src/crossings/direct/common-area.js";
import { directCommonPoints } from "../../../../src/crossings/direct/common-points.js";
import { Direction, setDirection } from "../../../../src/crossings/direct/direction.js";
import { Offset, setScaled } from "../../../../src/crossings/direct/offset.js";
import { firstOutline, pieceCount, setOutline } from "../../../../src/crossings/direct/outline.js";

/** A square of side 10 about the origin, with corners at (−1, 7), (7, 1), (1, −7) and (−7, −1). */
const turnedSquare = rect(0, 0, 10, 10, { x: 3, y: 4 });

describe("directions in pairs of doubles", () => {
  it.each([
    [{ x: 3, y: 4 }, 5],
    [{ x: -5 * 2 ** 70, y: 12 * 2 ** 70 }, 13],
    [{ x: 8 * 2 ** -300, y: -15 * 2 ** -300 }, 17],
  ] as const)("%o has a unit vector to thirty digits", ({ x, y }, length) => {
    const direction = new Direction();
    const scaled = new Offset();
    expect(setDirection(direction, x, y)).toBe(true);
    setScaled(scaled, direction.unit, length, 0);
    const power = length / Math.sqrt(x * x + y * y) || 2 ** 300;
    expect([scaled.x, scaled.y]).toEqual([x * power, y * power]);
    expect(Math.abs(scaled.xLow)).toBeLessThanOrEqual(scaled.error);
    expect(Math.abs(scaled.yLow)).toBeLessThanOrEqual(scaled.error);
    expect(scaled.error).toBeLessThan(2 ** -90);
  });

  it("along an axis are exact, and those that lose bits are left to others", () => {
    const direction = new Direction();
    expect(setDirection(direction, 0, -3)).toBe(true);
    expect([direction.unit.y, direction.length, direction.unit.error]).toEqual([-1, 1, 0]);
    expect(setDirection(direction, 2 ** 1000, 2 ** -1000)).toBe(false);
  });
});

describe("outlines", () => {
  it.each([
    ["rect", turnedSquare, 4, 0],
    ["roundedRect", roundedRect(0, 0, 4, 2, 0.5), 4, 4],
    ["roundedRect without radius", roundedRect(0, 0, 4, 2, 0), 4, 0],
    ["capsule", capsule(0, 0, 3, 4, 1), 2, 2],
    ["sector", sector(0, 0, 2, 0, 1), 2, 1],
    ["annularSector", annularSector(0, 0, 1, 2, 0, 1), 2, 2],
    ["ring", annularSector(0, 0, 1, 2, degrees(0), degrees(360)), 0, 2],
  ] as const)("of a %s have so many edges and arcs", (_, shape, edges, rounds) => {
    expect(setOutline(firstOutline, shape)).toBe(true);
    expect([firstOutline.edges.count, firstOutline.roundCount]).toEqual([edges, rounds]);
    expect(pieceCount(firstOutline)).toBe(2 * Math.max(edges, rounds));
  });

  it.each<readonly [string, Shape]>([
    ["flat", rect(0, 0, 4, 0, 1)],
    ["without edges", roundedRect(0, 0, 4, 4, 2)],
    ["of equal ends", capsule(1, 2, 1, 2, 3)],
    ["of opening 0", sector(0, 0, 2, 1, 1)],
    ["of equal radii", annularSector(0, 0, 2, 2, 0, 1)],
    ["too small", rect(0, 0, 2 ** -200, 2 ** -200)],
    ["of one point", point(1, 2)],
  ])("%s are left to others", (_, shape) => {
    expect(setOutline(firstOutline, shape)).toBe(false);
  });
});

describe("common points", () => {
  it("of a turned square and lines are the nearest doubles", () => {
    expect(directCommonPoints(turnedSquare, segment(-10, 0, 10, 0))).toEqual([
      { x: -6.25, y: 0 },
      { x: 6.25, y: 0 },
    ]);
    expect(directCommonPoints(turnedSquare, segment(0.5, -10, 0.5, 10))).toEqual([
      { x: 0.5, y: -6.625 },
      { x: 0.5, y: 5.875 },
    ]);
  });

  it("of a line through a corner, and one last bit beside it, are counted exactly", () => {
    const ulp = 2 ** -50;
    const atHeight = (y: number) => segment(-10, y, 10, y);
    const corner = rect(0, 0, 10, 10, { x: 3, y: 4 });
    expect(directCommonPoints(corner, atHeight(7))).toBeNull();
    expect(intersections(corner, atHeight(7)).points).toEqual([{ x: -1, y: 7 }]);
    expect(intersections(corner, atHeight(7 + ulp)).points).toEqual([]);
    expect(intersections(corner, atHeight(7 - ulp)).points).toHaveLength(2);
  });

  it("are those on arcs, not those on what is left of their circles", () => {
    const across = segment(-9, 0.5, 9, 0.5);
    expect(directCommonPoints(capsule(0, 0, 4, 0, 1), across)).toHaveLength(2);
    expect(directCommonPoints(sector(0, 0, 5, degrees(-30), degrees(30)), across)).toHaveLength(2);
    expect(directCommonPoints(annularSector(0, 0, 2, 5, degrees(-30), degrees(30)), across)).toHaveLength(2);
    const open = annularSector(0, 0, 2, 5, degrees(30), degrees(-30));
    expect(directCommonPoints(open, across)).toHaveLength(2);
    expect(directCommonPoints(open, segment(-9, 1.5, 9, 1.5))).toHaveLength(4);
  });

  it("in other units of length are the same, however small or large these are", () => {
    const inUnit = (unit: number) =>
      directCommonPoints(ellipse(0, unit, 5 * unit, 2 * unit, 0.3), sector(unit, 0, 3 * unit, 1, 5));
    const points = inUnit(1) ?? [];
    expect(points.length).toBeGreaterThan(1);
    for (const unit of [2 ** -300, 2 ** -31, 2 ** 31, 2 ** 300]) {
      expect(inUnit(unit)).toEqual(points.map(({ x, y }) => ({ x: x * unit, y: y * unit })));
    }
    const chain = (unit: number) =>
      polyline([point(-unit, unit / 3), point(unit, unit / 2), point(0, -unit)]);
    const crossed = (unit: number) => directCommonPoints(rect(0, 0, unit, unit, 0.1), chain(unit));
    expect(crossed(1)).not.toBeNull();
    expect(crossed(2 ** -200)).toEqual(
      crossed(1)?.map(({ x, y }) => ({ x: x * 2 ** -200, y: y * 2 ** -200 })),
    );
    // The smallest double has no bit to lose.
    expect(directCommonPoints(circle(2 ** -1074, 0, 1), circle(2 ** 200, 0, 2 ** 200))).toBeNull();
  });

  it("far from the origin are those near it", () => {
    const [far, near] = [2 ** 40, 0].map((x) =>
      directCommonPoints(rect(x + 1, 0, 4, 2, { x: 1, y: 1 }), capsule(x, 0, x + 4, 1, 0.5)),
    );
    expect(near).toHaveLength(4);
    expect(far?.map(({ y }) => y)).toEqual(near?.map(({ y }) => y));
  });
});

describe("common areas", () => {
  it.each<readonly [string, Shape, Shape, number]>([
    ["an octagon", rect(0, 0, 2, 2), rect(0, 0, 2, 2, { x: 1, y: 1 }), 8 * (Math.SQRT2 - 1)],
    ["a half disc", circle(2, 0, 1), rect(0, 0, 4, 4), Math.PI / 2],
    ["the middle of a capsule", rect(0, 0, 2, 4), capsule(-5, 0, 5, 0, 1), 4],
    ["the end of a capsule", rect(5, 0, 4, 4), capsule(-5, 0, 5, 0, 1), 4 + Math.PI / 2],
    ["a corner", roundedRect(0, 0, 4, 4, 1), rect(2, 2, 2.5, 2.5), 1.25 ** 2 - (1 - Math.PI / 4)],
  ])("%s", (_, a, b, area) => {
    expect(directCommonArea(a, b)).toBeCloseTo(area, 13);
  });
});
