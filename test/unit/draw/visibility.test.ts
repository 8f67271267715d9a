import { describe, expect, it } from "vitest";
import { traceVisibility, visibilityPath } from "../../../src/draw/index.js";
import {
  arc,
  circle,
  degrees,
  ellipse,
  halfPlane,
  rectFromCorner,
  type Shape,
  sector,
  segment,
  visibility,
  visibleArea,
} from "../../../src/index.js";
import { FlatPath, flattenSvg, totalArea } from "./flatten.js";

const all = circle(0, 0, 10);

const scenes: [string, ReturnType<typeof circle> | ReturnType<typeof sector>, Shape[]][] = [
  ["the whole rim", all, []],
  ["a wide sector", sector(1, 2, 5, 1, 6), []],
  ["a wall", all, [segment(4, -3, 4, 3)]],
  ["curves towards the eye", all, [circle(5, 0, 3), ellipse(-5, 0, 1, 4, 0.3)]],
  ["an arc open towards the eye", sector(0, 0, 10, -1, 1), [arc(2, 0, 4, degrees(-100), degrees(100))]],
  ["all round within a circle line", all, [arc(1, 0, 5, 0, 7)]],
  ["an eye on a boundary", all, [halfPlane(0, 0, -1, 0), circle(-5, 0, 2)]],
  ["an eye between two corners", all, [rectFromCorner(0, 0, 5, 5), rectFromCorner(-5, -5, 5, 5)]],
];

describe.each(scenes)("%s", (_name, view, shapes) => {
  const region = visibility(view, shapes);

  it("is traced with its area", () => {
    const path = new FlatPath();
    traceVisibility(path, region);
    expect(path.subpaths.length).toBe(1);
    expect(totalArea(path.subpaths)).toBeCloseTo(visibleArea(region), 3);
  });

  it("has its area as an SVG path", () => {
    expect(totalArea(flattenSvg(visibilityPath(region)))).toBeCloseTo(visibleArea(region), 3);
  });
});

describe("what an eye sees, drawn,", () => {
  it("begins at the eye where the view does", () => {
    expect(visibilityPath(visibility(sector(0, 0, 5, degrees(0), degrees(90)), []))).toBe(
      "M 0 0 L 5 0 A 5 5 0 0 1 0 5 Z",
    );
  });

  it("is nothing where nothing is seen", () => {
    const region = visibility(all, [circle(0, 0, 1)]);
    const path = new FlatPath();
    traceVisibility(path, region);
    expect(path.calls).toEqual([]);
    expect(visibilityPath(region)).toBe("");
  });
});
