import { describe, expect, it } from "vitest";
import { circleMeetsRect } from "../../../demo/src/tutorials/circle-rect.js";
import {
  axisAlignedEllipseMeetsUnitCircle,
  ellipsesMeet,
} from "../../../demo/src/tutorials/ellipse-ellipse.js";
import { isPointInEllipse } from "../../../demo/src/tutorials/point-ellipse.js";
import { isPointInSector } from "../../../demo/src/tutorials/point-sector.js";
import { rayCircleHits } from "../../../demo/src/tutorials/ray-circle.js";
import { circle, type Ellipse, ellipse, point, ray, rectFromCorner, sector } from "../../../src/index.js";
import {
  oracleOverlaps,
  oracleRaycast,
  oracleSeparation,
  oracleStartsInside,
  Real,
} from "../../oracle/index.js";

/** Single scenes in which a tutorial's function is wrong, beside exact arithmetic. */

describe("a point and an ellipse", () => {
  it.each([
    { why: "on the rim", x: 5, y: 0, rx: 5, ry: 2 },
    { why: "on a segment: y is multiplied by rx / 0", x: 1, y: 0, rx: 5, ry: 0 },
    { why: "on an upright segment: all is less than 0", x: 0, y: 1, rx: 0, ry: 5 },
  ])("$why", ({ x, y, rx, ry }) => {
    expect(isPointInEllipse({ x, y }, { x: 0, y: 0, rx, ry, angle: 0 })).toBe(false);
    expect(oracleOverlaps(point(x, y), ellipse(0, 0, rx, ry))).toBe(true);
  });
});

describe("a circle and a rectangle", () => {
  it.each([
    { why: "a touch at a side", x: 6, y: 1, radius: 2 },
    { why: "a touch at a corner", x: 7, y: 6, radius: 5 },
    { why: "a circle of radius 0 inside", x: 2, y: 1, radius: 0 },
  ])("$why", ({ x, y, radius }) => {
    expect(circleMeetsRect({ x, y, radius }, { x: 0, y: 0, width: 4, height: 2, angle: 0 })).toBe(false);
    expect(oracleOverlaps(circle(x, y, radius), rectFromCorner(0, 0, 4, 2))).toBe(true);
  });
});

describe("a point and a sector", () => {
  const eighth = Math.PI / 4;
  const rightAngle = { x: 0, y: 0, radius: 5, startAngle: 0, endAngle: 2 * eighth };
  it.each([
    { why: "the apex: 0 / 0", x: 0, y: 0, arc: rightAngle },
    { why: "on an edge", x: 3, y: 0, arc: rightAngle },
    { why: "an opening of 0", x: 3, y: 0, arc: { ...rightAngle, endAngle: 0 } },
    { why: "angles that wrap", x: 3, y: 0, arc: { ...rightAngle, startAngle: 7 * eighth, endAngle: eighth } },
  ])("$why", ({ x, y, arc }) => {
    expect(isPointInSector({ x, y }, arc)).toBe(false);
    const { radius, startAngle, endAngle } = arc;
    expect(oracleOverlaps(point(x, y), sector(0, 0, radius, startAngle, endAngle))).toBe(true);
  });

  it("angles that wrap give what is not in the sector", () => {
    const arc = { x: 0, y: 0, radius: 5, startAngle: 7 * eighth, endAngle: eighth };
    expect(isPointInSector({ x: -3, y: 0 }, arc)).toBe(true);
    expect(oracleOverlaps(point(-3, 0), sector(0, 0, 5, 7 * eighth, eighth))).toBe(false);
  });

  it("but its arc belongs to it", () => {
    expect(isPointInSector({ x: 3, y: 4 }, rightAngle)).toBe(true);
  });
});

describe("a ray and a circle", () => {
  const forward = (x: number, y: number) => ray(x, y, 1, 0, Number.POSITIVE_INFINITY);

  it("a start inside", () => {
    expect(rayCircleHits(0, 0, 5, 1, 0, 1, 0)).toBeNull();
    expect(oracleStartsInside(forward(1, 0), circle(0, 0, 5))).toBe(true);
  });

  it("a start on the rim that leaves: one of the two is behind", () => {
    expect(rayCircleHits(0, 0, 5, 5, 0, 1, 0)).toBeNull();
    expect(oracleRaycast(forward(5, 0), circle(0, 0, 5))).toBeDefined();
  });

  it("a miss by nine times the radius, less than a millionth when squared", () => {
    expect(rayCircleHits(0, 0, 1e-4, -1, 1e-3, 1, 0)).not.toBeNull();
    expect(oracleRaycast(forward(-1, 1e-3), circle(0, 0, 1e-4))).toBeUndefined();
  });

  it("two points a thousandth apart in one", () => {
    const height = 1 - 1e-7;
    const hits = rayCircleHits(0, 0, 1, -3, height, 1, 0);
    expect(hits?.c1).toEqual(hits?.c2);
    expect(Math.sqrt(1 - height * height)).toBeGreaterThan(4e-4);
  });

  it("a direction whose square is 0: a hit nowhere", () => {
    expect(rayCircleHits(0, 0, 1, -3, 0, 1e-200, 0)).toEqual({
      c1: { x: Number.NaN, y: Number.NaN },
      c2: { x: Number.NaN, y: Number.NaN },
    });
  });
});

describe("an upright ellipse and the unit circle", () => {
  const [apart, meet] = [false, true];
  // Of the exits named in the lesson; how deep, or with a plus how far, is to the last digit shown.
  it.each([
    { x: -2.4, y: 2.3, exit: "boxes", says: apart, gap: 1.075 },
    { x: -0.5, y: 2.8, exit: "boxes", says: apart, gap: 0.177 },
    { x: -1.5, y: 0.2, exit: "below", says: meet, gap: -0.3947 },
    { x: -1.75, y: 2.25, exit: "above", says: apart, gap: 0.5019 },
    { x: -1.45, y: 2.15, exit: "slope", says: apart, gap: 0.202 },
    { x: -1.45, y: 1.6, exit: "I", says: meet, gap: -0.0946 },
    { x: -0.95, y: 2.25, exit: "I", says: meet, gap: -0.0907 },
    { x: -1.7, y: 1.25, exit: "II", says: meet, gap: -0.00078 },
    { x: -0.9, y: 2.4, exit: "III", says: meet, gap: -0.00287 },
    { x: -1.35, y: 2.1, exit: "III missed", says: apart, gap: 0.0926 },
    { x: -1.45, y: 1.8, exit: "IV", says: apart, gap: 0.00304 },
    { x: -1.05, y: 2.35, a: 1.1, exit: "IV", says: meet, gap: -0.00135 },
    { x: -0.5, y: 1, exit: "inside", says: meet, gap: -1.211 },
    { x: -0.5, y: 0.2, exit: "below", says: meet, gap: -1.393 },
    { x: -1.15, y: 1.25, a: 0.7, b: 0.7, exit: "IV", says: apart, gap: -0.00147 },
    { x: -0.95, y: 2.95, a: 1.4, b: 2.2, exit: "IV", says: meet, gap: 0.000334 },
  ])("($x, $y): $exit, $gap", ({ x, y, a = 0.9, b = 1.7, exit, says, gap }) => {
    expect(axisAlignedEllipseMeetsUnitCircle({ x, y }, a, b)).toMatchObject({ hit: says, exit });
    const shape = ellipse(x, y, a, b);
    expect(oracleOverlaps(shape, circle(0, 0, 1))).toBe(gap <= 0);
    const separation = oracleSeparation(shape, circle(0, 0, 1));
    expect(separation instanceof Real && Number(separation.toNumber().toPrecision(digitsOf(gap)))).toBe(gap);
  });

  function digitsOf(value: number): number {
    return String(Math.abs(value)).replace(/^0\.0*|\./, "").length;
  }
});

describe("an ellipse and an ellipse", () => {
  const tall = { x: 0, y: 0, rx: 1, ry: 2, angle: 0 };
  it.each([
    { why: "axes that coincide: 0 / 0", white: { x: 0.5, y: 0, rx: 2, ry: 1, angle: 0 }, blue: tall },
    { why: "axes that coincide: 1 / 0", white: { x: 0.5, y: 0, rx: 1, ry: 3, angle: 0 }, blue: tall },
    { why: "axes that coincide, in one place", white: tall, blue: tall },
    { why: "two circles", white: { ...tall, ry: 1 }, blue: { ...tall, ry: 1, x: 0.5 } },
    { why: "White a circle", white: { ...tall, ry: 1 }, blue: { ...tall, x: 0.5, angle: 0.7 } },
  ])("$why", ({ white, blue }) => {
    expect(ellipsesMeet(white, blue).hit).toBe(false);
    expect(oracleOverlaps(solid(white), solid(blue))).toBe(true);
  });

  function solid({ x, y, rx, ry, angle }: typeof tall): Ellipse {
    return ellipse(x, y, rx, ry, angle);
  }
});
