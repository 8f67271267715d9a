import { describe, expect, it } from "vitest";
import { svgPath, trace } from "../../../src/draw/index.js";
import { degrees } from "../../../src/math/angle.js";
import { bounds } from "../../../src/shapes/bounds.js";
import { compound } from "../../../src/shapes/copy.js";
import type { Shape } from "../../../src/shapes/kind.js";
import { capsule, halfPlane, polyline, segment } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { rotateTo } from "../../../src/shapes/pose.js";
import { rect, roundedRect } from "../../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, point, sector } from "../../../src/shapes/round.js";
import { type Corner, FlatPath, flattenSvg, totalArea } from "./flatten.js";

function traced(shape: Shape): FlatPath {
  const path = new FlatPath();
  trace(path, shape);
  return path;
}

function boxOf(corners: readonly Corner[]): number[] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const triangle = [
  [0, 0],
  [6, 0],
  [0, 4],
] as const;
const hole = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;
const otherHole = [
  [3, 1],
  [3.5, 1],
  [3, 1.5],
] as const;

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
  ["a capsule", capsule(1, 2, 4, 6, 2), 20 + 4 * Math.PI],
  ["a capsule the other way", capsule(4, 6, 1, 2, 2), 20 + 4 * Math.PI],
  ["a capsule of equal ends", capsule(1, 2, 1, 2, 2), 4 * Math.PI],
  ["a capsule of radius 0", capsule(1, 2, 4, 6, 0), 0],
  ["a rounded rect", roundedRect(1, 2, 6, 4, 1, { x: 3, y: 4 }), 24 - 4 + Math.PI],
  ["a rounded rect of radius 0", roundedRect(1, 2, 6, 4, 0, 1), 24],
  ["a rounded rect that is a disc", roundedRect(1, 2, 6, 6, 3, 1), 9 * Math.PI],
  ["a triangle", polygon(triangle), 12],
  ["a triangle the other way", polygon([...triangle].reverse()), 12],
  ["a polygon with holes", polygon(triangle, { holes: [hole, [...otherHole].reverse()] }), 12 - 0.5 - 0.125],
  ["a turned polygon with a hole", rotateTo(polygon([...triangle].reverse(), { holes: [hole] }), 1), 11.5],
  ["an annular sector", annularSector(1, 2, 3, 5, 0.2, 0.9), 8 * 0.7],
  ["a wide annular sector", annularSector(1, 2, 3, 5, 3, 2), 8 * (2 * Math.PI - 1)],
  ["half a ring", annularSector(1, 2, 3, 5, degrees(100), degrees(280)), 8 * Math.PI],
  ["an annular sector without a hole", annularSector(1, 2, 0, 4, 0.2, 0.9), 8 * 0.7],
  ["an annular sector without width", annularSector(1, 2, 4, 4, 0.2, 0.9), 0],
  ["an annular sector of opening 0", annularSector(1, 2, 3, 5, 0.2, 0.2), 0],
  ["a ring", annularSector(1, 2, 3, 5, 0, 7), 16 * Math.PI],
  ["a whole arc's disc", arc(1, 2, 3, 0, 7), 9 * Math.PI],
  ["a point of an arc", arc(1, 2, 3, 1, 1), 0],
  ["an arc of radius 0", arc(1, 2, 0, 1, 2), 0],
  ["what a closed polyline encloses", polyline([...triangle, [0, 0]]), 12],
  [
    "a compound",
    compound([circle(1, 2, 3), rect(20, 2, 3, 4), polygon(triangle, { holes: [hole] })]),
    9 * Math.PI + 23.5,
  ],
  ["a turned sector", rotateTo(sector(1, 2, 3, 0.2, 0.9), 3), 4.5 * 0.7],
];

describe.each(shapes)("the outline of %s", (_name, shape, area) => {
  const { minX, minY, maxX, maxY } = bounds(shape);

  it("encloses the shape's area and has its bounds, on a canvas", () => {
    const { subpaths, calls } = traced(shape);
    expect(totalArea(subpaths)).toBeCloseTo(area, 4);
    for (const [i, side] of [minX, minY, maxX, maxY].entries()) {
      expect(boxOf(subpaths.flat())[i]).toBeCloseTo(side, 4);
    }
    expect(calls[0]).toBe("moveTo");
    expect(calls.at(-1)).toBe("closePath");
    const closed = calls.filter((call) => call === "closePath").length;
    expect(calls.filter((call) => call === "moveTo").length).toBe(closed);
  });

  it("encloses the shape's area and has its bounds, in SVG", () => {
    const path = svgPath(shape);
    const subpaths = flattenSvg(path);
    expect(path).toMatch(/^M .+ Z$/);
    expect(path).not.toMatch(/NaN|Infinity|undefined/);
    expect(totalArea(subpaths)).toBeCloseTo(area, 4);
    for (const [i, side] of [minX, minY, maxX, maxY].entries()) {
      expect(boxOf(subpaths.flat())[i]).toBeCloseTo(side, 4);
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

  it("leaves segments, arcs and polylines open", () => {
    expect(traced(segment(0, 0, 1, 1)).calls).toEqual(["moveTo", "lineTo"]);
    expect(traced(arc(0, 0, 1, 0, 1)).calls).toEqual(["moveTo", "arc"]);
    expect(traced(polyline(triangle)).calls).toEqual(["moveTo", "lineTo", "lineTo"]);
    expect(
      traced(
        polyline([
          [0, 0],
          [1, 0],
          [0, 0],
        ]),
      ).calls,
    ).toEqual(["moveTo", "lineTo", "closePath"]);
  });

  it("draws an arc from its start to its end", () => {
    const { subpaths } = traced(rotateTo(arc(1, 2, 5, degrees(0), degrees(270)), { x: 3, y: 4 }));
    const [corners = []] = subpaths;
    expect(corners[0]).toEqual({ x: 4, y: 6 });
    expect(corners.at(-1)?.x).toBeCloseTo(5, 12);
    expect(corners.at(-1)?.y).toBeCloseTo(-1, 12);
  });

  it("draws a half plane as a square behind its line", () => {
    const { subpaths } = traced(halfPlane(1, 2, 3, 4));
    const [corners = []] = subpaths;
    expect(totalArea(subpaths)).toBeCloseTo(4e8, 3);
    const heights = corners.map(({ x, y }) => 0.6 * (x - 1) + 0.8 * (y - 2));
    expect(heights.map((height) => Math.round(height)).sort()).toEqual([-20000, -20000, 0, 0].sort());
    const middle = corners.filter((_, i) => Math.abs(heights[i] ?? 9) < 1);
    expect(middle.reduce((sum, { x }) => sum + x / 2, 0)).toBeCloseTo(1, 9);
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
    expect(svgPath(segment(0, 1, 2, 3))).toBe("M 0 1 L 2 3");
    expect(svgPath(arc(0, 0, 2, degrees(0), degrees(90)))).toBe("M 2 0 A 2 2 0 0 1 0 2");
    expect(svgPath(annularSector(0, 0, 1, 2, degrees(0), degrees(90)))).toBe(
      "M 1 0 L 2 0 A 2 2 0 0 1 0 2 L 0 1 A 1 1 0 0 0 1 0 Z",
    );
    expect(svgPath(roundedRect(0, 0, 4, 2, 1))).toBe(
      "M -2 0 A 1 1 0 0 1 -1 -1 L 1 -1 A 1 1 0 0 1 2 0 L 2 0 A 1 1 0 0 1 1 1 L -1 1 A 1 1 0 0 1 -2 0 Z",
    );
    expect(svgPath(polygon(triangle, { holes: [hole] }))).toBe("M 0 0 L 6 0 L 0 4 Z M 1 2 L 2 1 L 1 1 Z");
    expect(svgPath(compound([segment(0, 1, 2, 3), point(4, 5)]))).toBe("M 0 1 L 2 3 M 4 5 L 4 5 Z");
  });

  it("is finite however much a radius exceeds what it is put around", () => {
    expect(svgPath(capsule(0, 0, 1e-20, 0, 1e300))).toBe(
      "M 1e-20 -1e+300 A 1e+300 1e+300 0 0 1 1e-20 1e+300 A 1e+300 1e+300 0 0 1 1e-20 1e+300 " +
        "L 0 1e+300 A 1e+300 1e+300 0 0 1 0 -1e+300 A 1e+300 1e+300 0 0 1 0 -1e+300 Z",
    );
  });

  it("is finite where ends are as near as they can be", () => {
    expect(svgPath(capsule(-4, 0, -4, -5e-324, 4))).toBe(svgPath(circle(-4, 0, 4)));
  });

  it("is as high as an ellipse that is thinner than its coordinates are exact", () => {
    expect(svgPath(ellipse(1000, 0, 1e-14, 5))).toBe(
      "M 1000 5 A 1e-14 5 0 0 1 1000 -5 A 1e-14 5 0 0 1 1000 5 Z",
    );
  });
});
