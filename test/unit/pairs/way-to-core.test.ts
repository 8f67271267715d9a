import { describe, expect, it } from "vitest";
import { closestPoints, distance, signedDistance } from "../../../src/query/distance.js";
import type { Shape } from "../../../src/shapes/kind.js";
import { capsule, segment } from "../../../src/shapes/lines.js";
import { rect, roundedRect } from "../../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, point, sector } from "../../../src/shapes/round.js";

const turned = { x: 3, y: 4 };

/** Shapes in units of `s`, and how far they are from the point (7, 1) s. */
const cases: { name: string; make: (s: number) => Shape; gap: number; near: [number, number] }[] = [
  { name: "point", make: (s) => point(4 * s, 5 * s), gap: 5, near: [4, 5] },
  { name: "circle", make: (s) => circle(4 * s, 5 * s, 2 * s), gap: 3, near: [5.2, 3.4] },
  { name: "ellipse", make: (s) => ellipse(2 * s, s, 3 * s, s), gap: 2, near: [5, 1] },
  { name: "rect, a side", make: (s) => rect(s, s, 4 * s, 6 * s), gap: 4, near: [3, 1] },
  { name: "rect, a corner", make: (s) => rect(s, 7 * s, 6 * s, 6 * s), gap: Math.sqrt(18), near: [4, 4] },
  { name: "rect, turned", make: (s) => rect(4 * s, -3 * s, 2 * s, 6 * s, turned), gap: 4, near: [4.6, -2.2] },
  { name: "segment, within", make: (s) => segment(0, -3 * s, 20 * s, -3 * s), gap: 4, near: [7, -3] },
  { name: "segment, an end", make: (s) => segment(0, -3 * s, 4 * s, -3 * s), gap: 5, near: [4, -3] },
  { name: "capsule", make: (s) => capsule(0, -3 * s, 4 * s, -3 * s, s), gap: 4, near: [4.6, -2.2] },
  {
    name: "sector, its rim",
    make: (s) => sector(4 * s, -3 * s, 2 * s, { x: 1, y: 0 }, { x: 0, y: 1 }),
    gap: 3,
    near: [5.2, -1.4],
  },
  {
    name: "sector, an edge",
    make: (s) => sector(0, -3 * s, 20 * s, { x: 0, y: -1 }, { x: 1, y: 0 }),
    gap: 4,
    near: [7, -3],
  },
  {
    name: "annular sector, its hole",
    make: (s) => annularSector(7 * s, -4 * s, 8 * s, 9 * s, { x: 1, y: 0 }, { x: -1, y: 0 }),
    gap: 3,
    near: [7, 4],
  },
  {
    name: "arc, an end",
    make: (s) => arc(4 * s, -3 * s, 3 * s, { x: 0, y: -1 }, { x: 1, y: 0 }),
    gap: 4,
    near: [7, -3],
  },
  { name: "rounded rect", make: (s) => roundedRect(0, -4 * s, 10 * s, 4 * s, s), gap: 4, near: [4.6, -2.2] },
];

describe("the distance of a point and a simple shape", () => {
  it.each(cases)("$name", ({ make, gap, near }) => {
    const found = closestPoints(point(7, 1), make(1));
    expect(found.distance).toBeCloseTo(gap, 14);
    expect(found.a).toEqual({ x: 7, y: 1 });
    expect(found.b.x).toBeCloseTo(near[0], 14);
    expect(found.b.y).toBeCloseTo(near[1], 14);
    const round = closestPoints(circle(7, 1, 0.5), make(1));
    expect(round.distance).toBeCloseTo(gap - 0.5, 14);
    expect(round.b.x).toBeCloseTo(near[0], 14);
    expect(signedDistance(make(1), circle(7, 1, 0.5))).toBe(round.distance);
    expect(distance(make(1), circle(7, 1, 0.5))).toBe(round.distance);
  });

  it.each(cases)("$name: the same bits at every magnitude", ({ make }) => {
    for (const other of [(s: number) => point(7 * s, s), (s: number) => circle(7 * s, s, 0.3 * s)]) {
      const once = closestPoints(other(1), make(1));
      for (const s of [2 ** -900, 2 ** -300, 2 ** 150, 2 ** 300, 2 ** 900]) {
        const { distance: gap, a, b } = closestPoints(other(s), make(s));
        expect([gap / s, a.x / s, a.y / s, b.x / s, b.y / s]).toEqual([
          once.distance,
          once.a.x,
          once.a.y,
          once.b.x,
          once.b.y,
        ]);
      }
    }
  });
});
