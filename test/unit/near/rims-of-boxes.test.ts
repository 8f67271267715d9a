import { expect, it } from "vitest";
import {
  compound,
  containsPoint,
  overlaps,
  point,
  polygon,
  polyline,
  ray,
  raycast,
  raycastAll,
  rect,
  type Shape,
  segment,
  setPose,
} from "../../../src/index.js";
import { partTreeOf, treeOf } from "../../../src/near/shape-trees.js";
import type { Vertex } from "../../generators/spec.js";

const LARGEST = Number.MAX_VALUE;
const LEAST = Number.MIN_VALUE;

const WAYS: readonly Vertex[] = [
  [1, 0],
  [0, -1],
  [-3, 4],
];

/** A box with many vertices in line on two of its sides. */
function ladder(x: number, y: number, width: number, height: number): Vertex[] {
  const rungs = Array.from({ length: 36 }, (_, i) => y + (i * height) / 35);
  return [...rungs.map((at): Vertex => [x, at]), ...rungs.reverse().map((at): Vertex => [x + width, at])];
}

function turned(vertices: readonly Vertex[]): Vertex[] {
  return vertices.map(([x, y]) => [y, -x]);
}

const far = ladder(1e6 + 0.5, -3, 0.7, 0.7);
const placed = ladder(1000.1, 0.3, 0.7, 0.7);
const least = ladder(0, 0, LEAST, 70 * LEAST);
const largest = ladder(0, 0, LARGEST, 2 ** 900);
const tiny = ladder(2 ** -990, 0, 2 ** -999, 2 ** -996);

it.each<readonly [string, Shape]>([
  ["far from their origin", polygon(far)],
  ["far from their origin, across", polygon(turned(far))],
  ["turned and moved", setPose(polygon(placed), 1e4, 0.1, 2.5)],
  ["turned and moved, across", setPose(polygon(turned(placed)), 0.1, 1e4, 2.5)],
  ["one least double apart", polygon(least)],
  ["one least double apart, across", polygon(turned(least))],
  ["one least double apart, turned by a quarter", setPose(polygon(least), 0, 0, { x: 0, y: 1 })],
  ["in a box whose steps would be subnormal", polygon(tiny)],
  ["up to the largest double", polygon(largest)],
  ["up to the largest double, across", polygon(turned(largest))],
  ["on one line", polyline(ladder(1e6 + 0.5, 3, 0, 7))],
  ["in one place", polyline(ladder(0.1, 0.2, 0, 0))],
])("holds all of many vertices %s, and rays from there begin in it", (_, shape) => {
  const points = "points" in shape ? shape.points : "vertices" in shape ? shape.vertices : [];
  expect(treeOf(points)).not.toBeNull();
  for (let i = 0; i < points.length; i += 2) {
    const [x = 0, y = 0] = points.slice(i, i + 2);
    expect(containsPoint(shape, x, y), `${i}`).toBe(true);
    expect(overlaps(shape, point(x, y)), `${i}`).toBe(true);
    for (const [dx, dy] of WAYS) {
      const way = ray(x, y, dx, dy);
      expect(raycast(way, shape)?.t, `${i}`).toBe(0);
      expect(raycastAll(way, shape).length, `${i}`).toBeGreaterThan(0);
    }
  }
});

it("meets what is far larger than itself where that ends", () => {
  // The middle of the way is some 5e16 away, where doubles are 8 apart.
  const shape = compound(Array.from({ length: 20 }, (_, i) => rect(4.25, 2 * i, 6.5, 1)));
  expect(partTreeOf(shape)).not.toBeNull();
  for (let i = 0; i < 20; i++) {
    expect(overlaps(shape, segment(-1e17, 2 * i, 1, 2 * i))).toBe(true);
    expect(overlaps(shape, segment(-1e17, 2 * i, 1 - 2 ** -53, 2 * i))).toBe(false);
  }
});
