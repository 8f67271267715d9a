import { compound, contact, polygon, rect, type Shape } from "osculate";
import { expect, it } from "vitest";

const floor = rect(0, -1, 40, 2);
const wall = rect(-3, 4, 2, 20);
const corner = polygon([
  [-4, -2],
  [20, -2],
  [20, 0],
  [-2, 0],
  [-2, 14],
  [-4, 14],
]);

// The box is 0.1 in the floor, and its side, which is longer than its bottom, lies along the wall.
const box = rect(-1.5, 3.9, 1, 8);

it.each<[string, Shape]>([
  ["a compound", compound([floor, wall])],
  ["a compound, the wall first", compound([wall, floor])],
  ["a polygon", corner],
])(
  "the points are those where the floor holds the box up, not along the wall it stands beside: %s",
  (_, scene) => {
    const found = contact(scene, box);
    expect(found?.normal.x).toBeCloseTo(0, 12);
    expect(found?.normal.y).toBeCloseTo(1, 12);
    expect(found?.depth).toBeCloseTo(0.1, 12);
    const xs = found?.points.map(({ x }) => x).sort((p, q) => p - q) ?? [];
    expect(xs[0]).toBeCloseTo(-2, 12);
    expect(xs[1]).toBeCloseTo(-1, 12);
    for (const { y } of found?.points ?? []) expect(y).toBeCloseTo(-0.05, 12);
  },
);
