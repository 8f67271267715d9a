import { describe, expect, it } from "vitest";
import { type OutlinePoints, outlinePoints } from "../../../src/draw/index.js";
import {
  annularSector,
  arc,
  area,
  capsule,
  circle,
  closestBoundaryPoint,
  compound,
  distance,
  ellipse,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";

const round: [string, Shape][] = [
  ["a circle", circle(3, -2, 5)],
  ["a turned ellipse", ellipse(1, 2, 9, 0.5, 0.7)],
  ["a rounded rect", roundedRect(1, 1, 8, 6, 2, 0.4)],
  ["a wide sector", sector(5, 5, 5, 0, 4)],
  ["a narrow sector", sector(5, 5, 5, 3, 3.1)],
  ["a whole sector", sector(5, 5, 5, 0, 7)],
  ["a capsule", capsule(2, 2, 8, 7, 2)],
  ["an annular sector", annularSector(5, 5, 2, 5, 0.3, 4)],
  ["an arc", arc(5, 5, 3, 2, -2)],
];

/** Points along the lines between neighbouring corners. */
function* along({ points, isClosed }: OutlinePoints) {
  for (let i = isClosed ? 0 : 1; i < points.length; i += 1) {
    const [from, to] = [points.at(i - 1), points[i]];
    if (!from || !to) continue;
    for (const s of [0, 0.25, 0.5, 0.75])
      yield { x: from.x + s * (to.x - from.x), y: from.y + s * (to.y - from.y) };
  }
}

describe("outlinePoints", () => {
  it.each(round)("keeps within the tolerance of %s, with no more corners than that takes", (_name, shape) => {
    for (const tolerance of [0.25, 1e-3]) {
      const outlines = outlinePoints(shape, tolerance);
      expect(outlines.length).toBeGreaterThan(0);
      let worst = 0;
      for (const outline of outlines) {
        for (const place of along(outline)) {
          const nearest = closestBoundaryPoint(shape, place.x, place.y) ?? place;
          worst = Math.max(worst, Math.hypot(nearest.x - place.x, nearest.y - place.y));
        }
      }
      expect(worst).toBeLessThanOrEqual(tolerance * (1 + 1e-9));
      if (tolerance < 0.1) expect(worst).toBeGreaterThan(tolerance / 20);
      if (tolerance < 0.1) continue;
      // And the other way: every point of the curve is near a corner's line.
      const lines = outlines.map(({ points, isClosed }) =>
        polyline((isClosed ? [...points, ...points.slice(0, 1)] : points).map(({ x, y }) => [x, y] as const)),
      );
      const fine = outlinePoints(shape, 1e-5).flatMap(({ points }) => points);
      for (const { x, y } of fine.filter((_, i) => i % 29 === 0)) {
        expect(Math.min(...lines.map((line) => distance(point(x, y), line)))).toBeLessThanOrEqual(
          tolerance * 1.001,
        );
      }
    }
  });

  it("has the corners of straight edges as they are, rings before their holes", () => {
    const corners = [
      [0, 0],
      [9, 0],
      [0, 9],
    ] as const;
    const hole = [
      [1, 1],
      [1, 2],
      [2, 1],
    ] as const;
    const [outer, inner, ...rest] = outlinePoints(polygon(corners, { holes: [hole] }), 1);
    expect(rest).toEqual([]);
    expect(outer).toEqual({ points: corners.map(([x, y]) => ({ x, y })), isClosed: true });
    expect(inner?.points).toHaveLength(3);
    expect(inner?.isClosed).toBe(true);
    expect(outlinePoints(segment(1, 2, 3, 4), 1)).toEqual([
      {
        points: [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
        isClosed: false,
      },
    ]);
    expect(outlinePoints(compound([rect(0, 0, 2, 2), circle(9, 9, 1)]), 0.1)).toHaveLength(2);
  });

  it("makes polygons of solids, which are smaller by little", () => {
    const points = outlinePoints(circle(0, 0, 1), 1e-4)[0]?.points ?? [];
    const made = area(polygon(points));
    expect(made).toBeLessThan(Math.PI);
    expect(made).toBeGreaterThan(Math.PI * (1 - 2e-4));
    expect(points.length).toBeLessThan(230);
    expect(outlinePoints(circle(0, 0, 1), 1e-300)[0]?.points.length).toBe(65536);
  });

  it("refuses what is no tolerance, and no shape", () => {
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => outlinePoints(circle(0, 0, 1), bad)).toThrow(
        new RangeError(`outlinePoints: tolerance must be a finite number > 0, got ${bad}`),
      );
    }
    expect(() => outlinePoints(circle(0, 0, 1), "1" as unknown as number)).toThrow(TypeError);
    expect(() => outlinePoints({} as Shape, 1)).toThrow(
      "outlinePoints: shape must be a shape, got an object",
    );
  });
});
