import {
  annularSector,
  area,
  capsule,
  circle,
  compound,
  ellipse,
  halfPlane,
  intersectionOverUnion,
  overlapArea,
  polygon,
  rect,
  type Shape,
  sector,
  segment,
  setPose,
} from "osculate";
import { describe, expect, it } from "vitest";

function common(a: Shape, b: Shape): number {
  const found = overlapArea(a, b);
  expect(overlapArea(b, a)).toBe(found);
  return found;
}

function expectNear(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-14 * Math.abs(expected));
}

describe("overlapArea", () => {
  it("of circles is that of a lens", () => {
    // Two segments of radius 5 with half chord 4.
    expectNear(common(circle(0, 0, 5), circle(6, 0, 5)), 2 * (25 * Math.acos(0.6) - 12));
  });

  it("of squares turned by an eighth is that of an octagon", () => {
    expectNear(common(rect(0, 0, 2, 2), rect(0, 0, 2, 2, Math.PI / 4)), 8 * (Math.SQRT2 - 1));
  });

  it("is not lost where all but a whole disc is common, between crossings as near as doubles can be", () => {
    expectNear(common(circle(-1, 0, 1), halfPlane(0, 0, 1, -1.5e-323)), Math.PI);
    expectNear(common(circle(-1, 0, 1), circle(-1000, -2e-300, 1000)), Math.PI);
    expectNear(common(ellipse(-2, 0, 2, 1), halfPlane(0, 0, 1, -1e-200)), 2 * Math.PI);
  });

  it("of the tip of a needle is finite, and 0 where no double is as small", () => {
    const other = capsule(117, -111, 45, 24, 51);
    expectNear(common(ellipse(-3, 0, 3, 1e-100, Math.PI / 2), halfPlane(0, 3, 0, -1)), 0);
    expectNear(common(ellipse(-3, 1e-160, 1e-300, 3, { x: 0, y: -1 }), other), 0);
    expectNear(
      common(ellipse(1e-100, 0.5, 5, 1e-30, { x: -1, y: 1 }), ellipse(2, 0.5, 1e-300, 2, { x: 0, y: 1 })),
      0,
    );
  });

  it("of flush tiles is what those near the other shape add up to, wherever they are turned", () => {
    const tiles = () =>
      compound(Array.from({ length: 36 }, (_, i) => rect((i % 6) * 2, (i - (i % 6)) / 3, 2, 2)));
    const level = tiles();
    const disc = circle(5.3, 4.7, 2.9);
    expectNear(common(level, disc), Math.PI * 2.9 ** 2);
    expectNear(common(level, rect(-1, 5, 4, 40)), 24);
    expect(common(level, rect(5, 5, 12, 12))).toBe(area(level));
    expect(intersectionOverUnion(level, rect(5, 5, 12, 12))).toBe(1);
    const turned = setPose(tiles(), 0, 0, { x: 4, y: 3 });
    // The disc's centre, turned as the tiles are.
    const [x, y] = [0.8 * 5.3 - 0.6 * 4.7, 0.6 * 5.3 + 0.8 * 4.7];
    expectNear(common(turned, circle(x, y, 2.9)), Math.PI * 2.9 ** 2);
  });

  it("keeps arcs: half discs, rings, sectors", () => {
    expectNear(common(halfPlane(0, 0, 1, 0), circle(0, 0, 1)), Math.PI / 2);
    expectNear(common(annularSector(0, 0, 1, 2, 0, 2 * Math.PI), halfPlane(0, 0, 0, 1)), 1.5 * Math.PI);
    expectNear(common(sector(0, 0, 2, 0, Math.PI / 2), ellipse(0, 0, 9, 2)), Math.PI);
    expectNear(common(ellipse(0, 0, 4, 1), halfPlane(0, 0, 3, 1)), 2 * Math.PI);
  });

  it("counts what polygons that are not convex have in common, hole and all", () => {
    const frame = polygon(
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
      ],
      {
        holes: [
          [
            [3, 3],
            [6, 3],
            [6, 6],
            [3, 6],
          ],
        ],
      },
    );
    expect(common(frame, rect(4.5, 4.5, 5, 5))).toBe(16);
    expect(common(frame, rect(4.5, 4.5, 3, 3))).toBe(0);
  });

  it("counts parts of compounds once", () => {
    const cross = compound([rect(0, 0, 6, 2), rect(0, 0, 2, 6)]);
    expect(common(cross, rect(0, 0, 20, 20))).toBe(area(cross));
    expect(common(cross, rect(1, 1, 2, 2))).toBe(3);
  });

  it("is exactly 0 for shapes that touch or have no area, exactly the inner area for nested ones", () => {
    expect(common(circle(0, 0, 5), circle(10, 0, 5))).toBe(0);
    expect(common(segment(0, 0, 4, 4), rect(0, 0, 9, 9))).toBe(0);
    expect(common(rect(0, 0, 2, 2), rect(2, 0, 2, 2))).toBe(0);
    const inner = ellipse(0.1, 0.2, 0.7, 0.3, 1);
    expect(common(inner, circle(0, 0, 3))).toBe(area(inner));
  });

  it("is infinite for half planes, unless they only touch", () => {
    expect(common(halfPlane(0, 0, 1, 0), halfPlane(3, 0, 1, 0.5))).toBe(Number.POSITIVE_INFINITY);
    expect(common(halfPlane(0, 0, 1, 0), halfPlane(0, 0, -1, 0))).toBe(0);
  });

  it("is as good for a small shape at the rim of a huge one", () => {
    // The unit disc beyond a circle of radius R through its centre: π/2 − 1/(3R) to the order of 1/R³.
    const radius = 2 ** 20;
    expectNear(common(circle(radius, 0, radius), circle(0, 0, 1)), Math.PI / 2 - 1 / (3 * radius));
  });

  it("is a number where the square of the huge one is beyond the doubles, in units of the small one", () => {
    // What the small one has below y = 0: half a disc, but for 1e-150 of it.
    const huge = annularSector(0, -1e150, 0, 1e150, 0, 7);
    const small = annularSector(1e-8, 0, 0, 7.5e-9, { x: -1, y: 0 }, { x: 0, y: 1 });
    expectNear(common(huge, small), (Math.PI * 7.5e-9 ** 2) / 2);
    const area = common(
      annularSector(-1e9, 0, 1e6, 1e9, 0, 7),
      annularSector(-5e-324, 5e-324, 0, 5e-324, 1, 2),
    );
    expect(area).toBe(0);
  });

  it("scales by squares, bit for bit", () => {
    const scaled = (scale: number) =>
      common(ellipse(0, scale, 5 * scale, 2 * scale, 0.3), sector(scale, 0, 3 * scale, 1, 5));
    for (const scale of [2 ** -200, 2 ** 7, 2 ** 200]) expect(scaled(scale)).toBe(scaled(1) * scale * scale);
  });
});

describe("intersectionOverUnion", () => {
  it("is between 0 and 1", () => {
    expect(intersectionOverUnion(rect(0, 0, 2, 2), rect(1, 0, 2, 2))).toBe(1 / 3);
    expect(intersectionOverUnion(circle(0, 0, 1), circle(0, 0, 1))).toBe(1);
    expect(intersectionOverUnion(circle(0, 0, 1), circle(2, 0, 1))).toBe(0);
    expect(intersectionOverUnion(segment(0, 0, 1, 0), segment(0, 0, 1, 0))).toBe(0);
  });

  it("of infinite areas is 0, or 1 for the same set", () => {
    const half = halfPlane(0, 0, 1, 0);
    expect(intersectionOverUnion(half, circle(0, 0, 1))).toBe(0);
    expect(intersectionOverUnion(half, halfPlane(0, 7, 2, 0))).toBe(1);
    expect(intersectionOverUnion(half, halfPlane(1, 0, 1, 0))).toBe(0);
  });
});
