import { describe, expect, it } from "vitest";
import { svgPath, trace } from "../../../src/draw/index.js";
import { degrees } from "../../../src/math/angle.js";
import { bounds } from "../../../src/query/bounds.js";
import { circle } from "../../../src/shapes/circle.js";
import { ellipse } from "../../../src/shapes/ellipse.js";
import type { Shape } from "../../../src/shapes/kind.js";
import { point } from "../../../src/shapes/point.js";
import { rotateTo } from "../../../src/shapes/pose.js";
import { rect } from "../../../src/shapes/rect.js";
import { sector } from "../../../src/shapes/sector.js";
import { areaOf, type Corner, FlatPath, flattenSvg } from "./flatten.js";

function traced(shape: Shape): FlatPath {
  const path = new FlatPath();
  trace(path, shape);
  return path;
}

function boxOf(corners: readonly Corner[]): number[] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const shapes: [string, Shape, number][] = [
  ["a point", point(1, 2), 0],
  ["a circle", circle(1, 2, 3), 9 * Math.PI],
  ["a circle of radius 0", circle(1, 2, 0), 0],
  ["an ellipse", ellipse(1, 2, 3, 4), 12 * Math.PI],
  ["a turned ellipse", ellipse(1, 2, 6, 2, { x: 3, y: 4 }), 12 * Math.PI],
  ["an ellipse turned far back", ellipse(1, 2, 6, 2, -2), 12 * Math.PI],
  ["a flat ellipse", ellipse(1, 2, 3, 0, 0.5), 0],
  ["an ellipse flat the other way", ellipse(1, 2, 0, 3, 0.5), 0],
  ["an ellipse without extent", ellipse(1, 2, 0, 0, 0.5), 0],
  ["a rect", rect(1, 2, 3, 4), 12],
  ["a turned rect", rect(1, 2, 3, 4, { x: -3, y: 4 }), 12],
  ["a flat rect", rect(1, 2, 3, 0, 1), 0],
  ["a narrow sector", sector(1, 2, 3, 0.2, 0.9), 4.5 * 0.7],
  ["a sector over 0", sector(1, 2, 3, degrees(350), degrees(10)), 4.5 * (Math.PI / 9)],
  ["a sector over half a turn", sector(1, 2, 3, 2, 3.5), 4.5 * 1.5],
  ["a half disc", sector(1, 2, 3, degrees(100), degrees(280)), 4.5 * Math.PI],
  ["a wide sector", sector(1, 2, 3, 1, 6), 4.5 * 5],
  ["a wide sector over 0", sector(1, 2, 3, 3, 2), 4.5 * (2 * Math.PI - 1)],
  ["nearly the whole disc", sector(1, 2, 3, { x: 1, y: 1e-17 }, { x: 1, y: 0 }), 9 * Math.PI],
  ["nearly the whole disc, elsewhere", sector(1, 2, 3, 1, 1 - 2 ** -53), 9 * Math.PI],
  ["nearly nothing of a disc", sector(1, 2, 3, { x: 1, y: 0 }, { x: 1, y: 1e-17 }), 0],
  ["the whole disc", sector(1, 2, 3, 1, 9), 9 * Math.PI],
  ["a sector of opening 0", sector(1, 2, 3, 1, 1), 0],
  ["a sector of radius 0", sector(1, 2, 0, 1, 2), 0],
  ["a turned sector", rotateTo(sector(1, 2, 3, 0.2, 0.9), 3), 4.5 * 0.7],
];

describe.each(shapes)("the outline of %s", (_name, shape, area) => {
  const { minX, minY, maxX, maxY } = bounds(shape);

  it("encloses the shape's area and has its bounds, on a canvas", () => {
    const { corners, calls } = traced(shape);
    expect(areaOf(corners)).toBeCloseTo(area, 4);
    for (const [i, side] of [minX, minY, maxX, maxY].entries()) {
      expect(boxOf(corners)[i]).toBeCloseTo(side, 4);
    }
    expect(calls[0]).toBe("moveTo");
    expect(calls.indexOf("closePath")).toBe(calls.length - 1);
    expect(calls.filter((call) => call === "moveTo").length).toBe(1);
  });

  it("encloses the shape's area and has its bounds, in SVG", () => {
    const path = svgPath(shape);
    const corners = flattenSvg(path);
    expect(path).toMatch(/^M .+ Z$/);
    expect(path).not.toMatch(/NaN|Infinity|undefined/);
    expect(areaOf(corners)).toBeCloseTo(area, 4);
    for (const [i, side] of [minX, minY, maxX, maxY].entries()) {
      expect(boxOf(corners)[i]).toBeCloseTo(side, 4);
    }
  });
});

describe("trace", () => {
  it("draws curves with the context's own arcs, never polygons", () => {
    expect(traced(circle(0, 0, 1)).calls).toEqual(["moveTo", "arc", "closePath"]);
    expect(traced(ellipse(0, 0, 2, 1, 1)).calls).toEqual(["moveTo", "ellipse", "closePath"]);
    expect(traced(sector(0, 0, 1, 0, 1)).calls).toEqual(["moveTo", "lineTo", "arc", "closePath"]);
    expect(traced(rect(0, 0, 1, 1)).calls).toEqual(["moveTo", "lineTo", "lineTo", "lineTo", "closePath"]);
    expect(traced(point(0, 0)).calls).toEqual(["moveTo", "lineTo", "closePath"]);
  });

  it("accepts a canvas context and a Path2D by type", () => {
    const typed: [
      (context: CanvasRenderingContext2D, shape: Shape) => void,
      (path: Path2D, shape: Shape) => void,
    ] = [trace, trace];
    expect(typed[0]).toBe(trace);
  });
});

describe("svgPath", () => {
  it("is short and lossless", () => {
    expect(svgPath(point(0.1, -2))).toBe("M 0.1 -2 L 0.1 -2 Z");
    expect(svgPath(circle(1, 2, 3))).toBe("M 4 2 A 3 3 0 0 1 -2 2 A 3 3 0 0 1 4 2 Z");
    expect(svgPath(rect(0, 0, 2, 4))).toBe("M -1 -2 L 1 -2 L 1 2 L -1 2 Z");
    expect(svgPath(ellipse(0, 0, 2, 1, degrees(90)))).toBe("M 0 2 A 2 1 90 0 1 0 -2 A 2 1 90 0 1 0 2 Z");
    expect(svgPath(sector(0, 0, 2, degrees(0), degrees(90)))).toBe("M 0 0 L 2 0 A 2 2 0 0 1 0 2 Z");
  });
});
