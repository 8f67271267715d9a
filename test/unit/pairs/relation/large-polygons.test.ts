import { describe, expect, it } from "vitest";
import { type Polygon, polygon } from "../../../../src/index.js";
import { largePolygonsRelation } from "../../../../src/pairs/relation/location.js";

/** A polygon of so many vertices that it has a tree, all of them on a circle. */
function wheel(x: number, y: number, r: number): Polygon {
  return polygon(
    Array.from({ length: 100 }, (_, i): [number, number] => {
      const angle = (2 * Math.PI * i) / 100;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  );
}

describe("the relation of polygons of many vertices", () => {
  it("is seen where edges cross", () => {
    expect(largePolygonsRelation(wheel(0, 0, 2), wheel(3, 0.1, 2))).toBe("crossing");
  });

  it("is told by where rings begin if no edges meet", () => {
    expect(largePolygonsRelation(wheel(0, 0, 1), wheel(0.1, 0, 2))).toBe("inside");
    expect(largePolygonsRelation(wheel(0, 0, 2), wheel(0.1, 0, 1))).toBe("contains");
  });

  it("is open where edges touch, and without trees", () => {
    expect(largePolygonsRelation(wheel(0, 0, 2), wheel(0, 0, 2))).toBeUndefined();
    const small = polygon([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(largePolygonsRelation(small, wheel(0, 0, 2))).toBeUndefined();
  });
});
