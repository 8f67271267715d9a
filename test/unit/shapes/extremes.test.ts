import { describe, expect, it } from "vitest";
import { moveTo, type Polygon, polygon, rotateTo, setPose } from "../../../src/index.js";
import type { Extremes, Mutable } from "../../../src/shapes/kind.js";
import { noteExtremes } from "../../../src/shapes/rings.js";
import { seededRandom } from "../../generators/random.js";

/** The coordinates of all points, and whether each of the four points on the sides is one of them. */
function expectExtremes(shape: Polygon): void {
  const points = Array.from({ length: shape.vertices.length / 2 }, (_, i) => [
    shape.vertices[2 * i] ?? Number.NaN,
    shape.vertices[2 * i + 1] ?? Number.NaN,
  ]);
  const across = points.map(([x]) => x ?? Number.NaN);
  const up = points.map(([, y]) => y ?? Number.NaN);
  expect([shape.minX, shape.minY, shape.maxX, shape.maxY]).toEqual([
    Math.min(...across),
    Math.min(...up),
    Math.max(...across),
    Math.max(...up),
  ]);
  expect(points).toContainEqual([shape.minX, shape.yAtMinX]);
  expect(points).toContainEqual([shape.xAtMinY, shape.minY]);
  expect(points).toContainEqual([shape.maxX, shape.yAtMaxX]);
  expect(points).toContainEqual([shape.xAtMaxY, shape.maxY]);
}

function extremesOf(points: readonly number[]): Mutable<Extremes> {
  const box = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
  const extremes = { ...box, yAtMinX: 0.5, xAtMinY: 0.5, yAtMaxX: 0.5, xAtMaxY: 0.5 };
  noteExtremes(extremes, points);
  return extremes;
}

describe("the extremes of a polygon", () => {
  it("are four corners of an upright rectangle, in both windings and from each vertex on", () => {
    const corners = [0, 0, 3, 0, 3, 2, 0, 2];
    const expected = {
      minX: 0,
      minY: 0,
      maxX: 3,
      maxY: 2,
      yAtMinX: 0,
      xAtMinY: 3,
      yAtMaxX: 2,
      xAtMaxY: 0,
    };
    for (let shift = 0; shift < 8; shift += 2) {
      const ring = [...corners.slice(shift), ...corners.slice(0, shift)];
      expect(extremesOf(ring)).toEqual(expected);
      const backwards = ring.map((_, i) => ring[6 - i + 2 * (i % 2)] ?? Number.NaN);
      expect(extremesOf(backwards)).toEqual(expected);
    }
  });

  it("follow the vertices into every pose, far ones and those of other lengths, holes included", () => {
    const random = seededRandom(20261121);
    const at = () => 20 * random.next() - 10;
    for (let round = 0; round < 200; round++) {
      const [x, y] = [at(), at()];
      const shape = polygon(
        [
          [x - 9, y - 9],
          [x + 9 + random.next(), y - 9],
          [x + 9, y + 9],
          [x - 9, y + 9 + random.next()],
        ],
        {
          holes: [
            [
              [x, y],
              [x + 1, y],
              [x, y + 1],
            ],
          ],
        },
      );
      expectExtremes(shape);
      expectExtremes(moveTo(shape, at(), at()));
      expectExtremes(rotateTo(shape, 7 * random.next()));
      expectExtremes(setPose(shape, 1e9 * at(), 1e-9 * at(), { x: at(), y: at() }));
    }
  });

  it("come back bit for bit with the pose, and stay when a pose is refused", () => {
    const shape = polygon([
      [0.1, 0.2],
      [7.3, 1.1],
      [2.9, 5.7],
    ]);
    const before = { ...shape, vertices: shape.vertices.slice() };
    setPose(shape, 1e9, -3, 1);
    expect(() => moveTo(shape, Number.MAX_VALUE, Number.MAX_VALUE)).not.toThrow();
    const huge = polygon([
      [0, 0],
      [Number.MAX_VALUE, 0],
      [0, 1],
    ]);
    const kept = { ...huge, vertices: huge.vertices.slice() };
    expect(() => moveTo(huge, Number.MAX_VALUE, 0)).toThrow(RangeError);
    expect(huge).toEqual(kept);
    expect(setPose(shape, 0, 0, 0)).toEqual(before);
  });

  it("are exact multiples for a polygon larger by a power of two", () => {
    const ring = [0.1, 0.2, 7.3, -1.1, 2.9, 5.7, -0.3, 3.1];
    for (const scale of [2 ** 300, 2 ** -300]) {
      const scaled = extremesOf(ring.map((coordinate) => scale * coordinate));
      const expected = Object.entries(extremesOf(ring)).map(([name, value]) => [name, scale * value]);
      expect(scaled).toEqual(Object.fromEntries(expected));
    }
  });

  it("are found anew in an object that has others", () => {
    const found = extremesOf([9, 9, 8, 7, 6, 9]);
    noteExtremes(found, [0, 0, 1, 0, 0, 1]);
    expect(found).toEqual(extremesOf([0, 0, 1, 0, 0, 1]));
  });
});
