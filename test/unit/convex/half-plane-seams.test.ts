import { describe, expect, it } from "vitest";
import {
  annularSector,
  closestPoints,
  compound,
  contact,
  halfPlane,
  polyline,
  rect,
  sector,
  setPose,
} from "../../../src/index.js";
import { boxOf, placesOf, polygonOf, type Scene, viewsOf } from "../boundary/seam-views.js";

const EAST = { x: 1, y: 0 };
const WEST = { x: -1, y: 0 };

const planeAt = (k: number, y: number) => halfPlane(0, Math.abs(k) * y, 0, 1);
const halfDisc = (k: number) => sector(0, 0, Math.abs(k) * 2, EAST, WEST);

const WHOLE: readonly [name: string, scene: Scene, places: readonly (readonly [number, number])[]][] = [
  [
    "a half disc",
    (k) => [halfDisc(k), planeAt(k, 0)],
    [
      [-2, 0],
      [2, 0],
    ],
  ],
  [
    "a half disc that is sunk in",
    (k) => [halfDisc(k), planeAt(k, 0.25)],
    [
      [-2, 0.125],
      [2, 0.125],
    ],
  ],
  [
    "half a ring, whose hole is filled last",
    (k) => [
      compound([
        annularSector(0, 0, Math.abs(k), Math.abs(k) * 2, EAST, WEST),
        sector(0, 0, Math.abs(k), EAST, WEST),
      ]),
      planeAt(k, 0),
    ],
    [
      [-2, 0],
      [2, 0],
    ],
  ],
  [
    "three tiles in a row",
    (k) => [compound([boxOf(k, -2, 1, 2, 2), boxOf(k, 0, 1, 2, 2), boxOf(k, 2, 1, 2, 2)]), planeAt(k, 0)],
    [
      [-3, 0],
      [3, 0],
    ],
  ],
  [
    "three tiles, the middle one last",
    (k) => [compound([boxOf(k, -2, 1, 2, 2), boxOf(k, 2, 1, 2, 2), boxOf(k, 0, 1, 2, 2)]), planeAt(k, 0.5)],
    [
      [-3, 0.25],
      [3, 0.25],
    ],
  ],
  [
    "tiles that overlap, after a shorter one that is apart",
    (k) => [compound([boxOf(k, -9, 1, 4, 2), boxOf(k, 1, 1, 4, 2), boxOf(k, -1, 2, 4, 4)]), planeAt(k, 0)],
    [
      [-3, 0],
      [3, 0],
    ],
  ],
  [
    "tiles that stand lower than others told before",
    (k) => [
      compound([
        boxOf(k, -9, 2, 4, 2),
        boxOf(k, 9, 2, 8, 2),
        boxOf(k, -2, 1, 2, 2),
        boxOf(k, 2, 1, 2, 2),
        boxOf(k, 0, 1, 2, 2),
      ]),
      planeAt(k, 0),
    ],
    [
      [-3, 0],
      [3, 0],
    ],
  ],
  [
    "a polygon with vertices inside its lowest edge, of which one is the first of all",
    (k) => [
      polygonOf(k, [
        [1, 0],
        [3, 0],
        [4, 0],
        [4, 4],
        [2, 2],
        [0, 4],
        [0, 0],
      ]),
      planeAt(k, 0),
    ],
    [
      [0, 0],
      [4, 0],
    ],
  ],
  [
    "a polyline that comes back to its line",
    (k) => [
      polyline(
        placesOf(k, [
          [-3, 0],
          [-1, 0],
          [-1, 2],
          [3, 2],
          [3, 0],
          [-1, 0],
        ]),
      ),
      planeAt(k, 0),
    ],
    [
      [-3, 0],
      [3, 0],
    ],
  ],
];

describe("a half plane touched by several pieces", () => {
  it.each(WHOLE)("is touched from end to end: %s", (_, scene, places) => {
    for (const { name, found, expected } of viewsOf(scene, places)) expect(found, name).toEqual(expected);
  });

  it("tells the longest of stretches with a gap between, of equal ones the first", () => {
    const plane = halfPlane(0, 0, 0, 1);
    const feet = (...places: number[]) => compound(places.map((x) => rect(x, 1, 1, 2)));
    const xs = (...places: number[]) =>
      contact(feet(...places), plane)
        ?.points.map(({ x }) => x)
        .sort();
    expect(xs(4, 0, 7)).toEqual([3.5, 4.5]);
    expect(xs(0, 7, 4)).toEqual([-0.5, 0.5]);
    expect(xs(9, 4, 6, 5, 0, 1)).toEqual([3.5, 6.5]);
    // Told twice, it is still the first.
    expect(xs(1, 4, 1)).toEqual([0.5, 1.5]);
  });

  it("is touched by no stretch once another half plane overlaps it for ever", () => {
    const feet = [rect(0, 1, 1, 2), rect(4, 1, 1, 2), rect(1, 1, 1, 2)];
    const found = contact(compound([...feet, halfPlane(5, 5, 1, 1)]), halfPlane(0, 0, 0, 1));
    expect(found?.depth).toBe(Number.POSITIVE_INFINITY);
    expect(found?.points).toHaveLength(1);
  });

  it("joins the seams of tiles far from its position", () => {
    const plane = halfPlane(1e6, 0, 0, 1);
    const row = compound([3, 0, 4, 1, 2].map((i) => rect(0.1 * i, 0.05, 0.1, 0.1)));
    setPose(row, 1e6 + 0.3, 0, 0);
    const [p, q] = contact(row, plane)?.points ?? [];
    expect(Math.abs((q?.x ?? 0) - (p?.x ?? 0))).toBeCloseTo(0.5, 8);
  });

  it("is nearest to the middle of the whole stretch", () => {
    const lower = halfPlane(0, -1, 0, 1);
    expect(closestPoints(halfDisc(1), lower)).toEqual({
      distance: 1,
      a: { x: 0, y: 0 },
      b: { x: 0, y: -1 },
    });
    const tiles = compound([rect(-2, 1, 2, 2), rect(2, 1, 2, 2), rect(0, 1, 2, 2)]);
    expect(closestPoints(tiles, lower).a).toEqual({ x: 0, y: 0 });
  });
});
