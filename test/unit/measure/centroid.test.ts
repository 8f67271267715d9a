import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  centroid,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";

const FAR = 1e9;

describe("centroid", () => {
  it.each<[string, Shape, [number, number]]>([
    ["a point", point(1, 2), [1, 2]],
    [
      "a polyline that is shorter than any double beside where it is",
      polyline([
        [1e130, -2e-323],
        [1e130, 1e-302],
      ]),
      [1e130, 0],
    ],
    ["a circle", circle(1, 2, 3), [1, 2]],
    ["an ellipse", ellipse(1, 2, 3, 4, 5), [1, 2]],
    ["a rect", rect(1, 2, 3, 4, 5), [1, 2]],
    ["a rounded rect", roundedRect(1, 2, 6, 4, 1, 5), [1, 2]],
    ["a half disc", sector(1, 2, 3, 0, Math.PI), [1, 2 + 4 / Math.PI]],
    [
      "three quarters of a disc",
      sector(0, 0, 9, degrees(45), degrees(315)),
      [(-4 * Math.SQRT2) / Math.PI, 0],
    ],
    ["a narrow sector: two thirds out", sector(0, 0, 3, { x: 3, y: 4 }, { x: 3, y: 4 + 1e-15 }), [1.2, 1.6]],
    ["a whole disc", sector(1, 2, 3, 0, 7), [1, 2]],
    ["a sector of opening 0: half way out", sector(0, 0, 3, { x: 3, y: 4 }, { x: 3, y: 4 }), [0.9, 1.2]],
    ["a sector of radius 0", sector(1, 2, 0, 0, 1), [1, 2]],
    ["a half ring", annularSector(1, 2, 1, 2, 0, Math.PI), [1, 2 + 28 / 9 / Math.PI]],
    ["a ring without width", annularSector(1, 2, 2, 2, 0, Math.PI), [1, 2 + 4 / Math.PI]],
    ["a ring of opening 0", annularSector(0, 0, 2, 4, 0, 0), [3, 0]],
    ["a half circle", arc(1, 2, 3, 0, Math.PI), [1, 2 + 6 / Math.PI]],
    ["an arc of opening 0", arc(1, 2, 3, 0, 0), [4, 2]],
    ["a segment", segment(1, 2, 5, 10), [3, 6]],
    ["a capsule", capsule(1, 2, 5, 10, 2), [3, 6]],
    [
      "a triangle far away",
      polygon([
        [FAR, FAR],
        [FAR + 3, FAR],
        [FAR, FAR + 3],
      ]),
      [FAR + 1, FAR + 1],
    ],
    [
      "a sliver",
      polygon([
        [0, 0],
        [3, 0],
        [0, 1e-300],
      ]),
      [1, 1e-300 / 3],
    ],
    [
      "a square with a hole",
      polygon(
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
        ],
        {
          holes: [
            [
              [0.5, 1],
              [0.5, 3],
              [2, 3],
              [2, 1],
            ],
          ],
        },
      ),
      [(32 - 3 * 1.25) / 13, 2],
    ],
    [
      "a polyline",
      polyline([
        [0, 0],
        [4, 0],
        [4, 2],
      ]),
      [16 / 6, 2 / 6],
    ],
    [
      "a polyline that runs back",
      polyline([
        [0, 0],
        [4, 0],
        [1, 0],
        [1, 3],
      ]),
      [11 / 7, 4.5 / 7],
    ],
    [
      "a polyline that is a point",
      polyline([
        [1, 2],
        [1, 2],
      ]),
      [1, 2],
    ],
  ])("%s", (_, shape, [x, y]) => {
    const found = centroid(shape);
    expect(found?.x).toBeCloseTo(x, 14);
    expect(found?.y).toBeCloseTo(y, 14);
  });

  it.each<[string, Shape[], [number, number]]>([
    ["what parts share counts once", [rect(0, 0, 2, 2), rect(1, 1, 2, 2)], [0.5, 0.5]],
    ["discs that overlap", [circle(0, 0, 2), circle(1, 0, 2)], [0.5, 0]],
    ["a part within another", [circle(0, 0, 5), circle(1, 1, 1)], [0, 0]],
    ["parts apart, by their areas", [rect(0, 0, 2, 2), rect(10, 5, 2, 6)], [7.5, 3.75]],
    [
      "curves count for nothing beside an area",
      [circle(0, 0, 1), segment(5, 5, 99, 99), point(7, 7)],
      [0, 0],
    ],
    ["curves, by their lengths", [segment(0, 0, 2, 0), segment(1, 0, 4, 0), point(9, 9)], [2, 0]],
    ["crossing curves", [segment(0, 0, 2, 2), segment(0, 2, 2, 0), arc(1, 1, 9, 0, 7)], [1, 1]],
    ["different points", [point(0, 0), point(0, 0), point(4, 2), circle(5, 1, 0)], [3, 1]],
    ["halves of a disc", [sector(0, 0, 1, 0, Math.PI), sector(0, 0, 1, Math.PI, 2 * Math.PI)], [0, 0]],
  ])("of compounds: %s", (_, parts, [x, y]) => {
    const found = centroid(compound(parts));
    expect(found?.x).toBeCloseTo(x, 14);
    expect(found?.y).toBeCloseTo(y, 14);
  });

  it("is that of what is nearly a circle and a hair's breadth of a ring, whose straight edges have no area between them", () => {
    const found = centroid(
      compound([ellipse(4, -3, 3, 3.000000003, 1), annularSector(1, -3, 1, 3, 0.3, 1e-8)]),
    );
    expect(found?.x).toBeCloseTo(2.57268500529136, 13);
    expect(found?.y).toBeCloseTo(-3.0000000002293894, 13);
  });

  it("is that of two crossing slivers, with all its bits", () => {
    const found = centroid(
      compound([
        polygon([
          [0, 0],
          [3, 0],
          [0, 1e-9],
        ]),
        polygon([
          [0, 0],
          [0, 3],
          [1e-9, 0],
        ]),
      ]),
    );
    expect(Math.abs((found?.x ?? 0) - 0.5)).toBeLessThan(1e-9);
    expect(found?.y).toBe(found?.x);
  });

  it.each([2 ** 10, 2 ** 26, 2 ** 40, 2 ** 50])("is that of a needle %d long and about 1 wide", (length) => {
    const [x, y] = [length + 7, length - 13];
    const needle: [number, number][] = [
      [0, 0],
      [x + 3, y],
      [2 * x, 2 * y],
      [x, y + 1],
    ];
    const expected = exactCentroid(needle.map(([a, b]) => [BigInt(a), BigInt(b)]));
    for (const ring of [needle, [...needle].reverse()]) {
      const found = centroid(polygon(ring));
      expect(Math.abs((found?.x ?? 0) - expected.x)).toBeLessThanOrEqual(1e-15 * length);
      expect(Math.abs((found?.y ?? 0) - expected.y)).toBeLessThanOrEqual(1e-15 * length);
    }
  });

  it("is null without bounds", () => {
    expect(centroid(halfPlane(1, 2, 3, 4))).toBeNull();
    expect(centroid(compound([circle(0, 0, 1), halfPlane(1, 2, 3, 4)]))).toBeNull();
  });

  it("fills an object it is given, and leaves it if there is none", () => {
    const out = { x: 8, y: 9 };
    expect(centroid(halfPlane(1, 2, 3, 4), out)).toBeNull();
    expect(out).toEqual({ x: 8, y: 9 });
    expect(centroid(circle(1, 2, 3), out)).toBe(out);
    expect(out).toEqual({ x: 1, y: 2 });
  });

  it("stays within the doubles", () => {
    expect(centroid(segment(-1.7e308, 1.7e308, -1.7e308, 1.5e308))).toEqual({ x: -1.7e308, y: 1.6e308 });
    const huge = compound([circle(-1.7e308, 0, 1e307), circle(1.7e308, 0, 1e307)]);
    expect(centroid(huge)).toEqual({ x: 0, y: 0 });
    const tiny = compound([circle(0, 0, 2 ** -1000), circle(2 ** -900, 0, 2 ** -1000)]);
    expect(centroid(tiny)).toEqual({ x: 2 ** -901, y: 0 });
  });
});

/** Of a ring with whole coordinates, to far less than an ulp. */
function exactCentroid(ring: readonly (readonly [bigint, bigint])[]): { x: number; y: number } {
  let [twice, sixX, sixY] = [0n, 0n, 0n];
  ring.forEach(([px, py], i) => {
    const [qx, qy] = ring[(i + 1) % ring.length] ?? [px, py];
    const product = px * qy - py * qx;
    twice += product;
    sixX += product * (px + qx);
    sixY += product * (py + qy);
  });
  const coordinate = (six: bigint) => Number((six << 60n) / (3n * twice)) / 2 ** 60;
  return { x: coordinate(sixX), y: coordinate(sixY) };
}
