import { describe, expect, it } from "vitest";
import {
  annularSector,
  capsule,
  circle,
  compound,
  ellipse,
  halfPlane,
  moveTo,
  polygon,
  polyline,
  rect,
  rectFromCorner,
  roundedRect,
  type Shape,
  sector,
  segment,
  sweep,
} from "../../../src/index.js";

const STILL = { x: 0, y: 0 };

/** Shapes whose lowest point is 2 below their position, on a canvas. */
const kinds: readonly [name: string, make: () => Shape][] = [
  ["rect", () => rect(0, 0, 4, 4)],
  ["circle", () => circle(0, 0, 2)],
  ["ellipse", () => ellipse(0, 0, 5, 2)],
  ["capsule", () => capsule(-2, 0, 2, 0, 2)],
  ["rounded rect", () => roundedRect(0, 0, 4, 4, 1)],
  ["sector", () => sector(0, 0, 2, 0, Math.PI)],
  ["wide sector", () => sector(0, 0, 2, 0, 4)],
  ["ring", () => annularSector(0, 0, 1, 2, 0, 7)],
  ["segment", () => segment(-2, 2, 2, 2)],
  [
    "triangle",
    () =>
      polygon([
        [-2, 2],
        [2, 2],
        [0, -2],
      ]),
  ],
  [
    "two-footed",
    () =>
      polygon([
        [-2, -2],
        [2, -2],
        [2, 2],
        [1, 2],
        [1, 0],
        [-1, 0],
        [-1, 2],
        [-2, 2],
      ]),
  ],
  ["compound", () => compound([circle(0, 0, 2), rect(0, 1, 1, 2)])],
];

/** One floor, 32 wide, as it may be stored. */
const floors: readonly [name: string, make: () => Shape][] = [
  [
    "a polygon",
    () =>
      polygon([
        [-8, 0],
        [24, 0],
        [24, 16],
        [-8, 16],
      ]),
  ],
  [
    "one with vertices in a line",
    () =>
      polygon([
        [-8, 0],
        [8, 0],
        [24, 0],
        [24, 16],
        [-8, 16],
      ]),
  ],
  [
    "one that is not convex",
    () =>
      polygon([
        [-8, 0],
        [0, 0],
        [8, 0],
        [24, 0],
        [24, 16],
        [8, 4],
        [-8, 16],
      ]),
  ],
  ["flush tiles", () => compound([rectFromCorner(-8, 0, 16, 16), rectFromCorner(8, 0, 16, 16)])],
  [
    "a polyline",
    () =>
      polyline([
        [-8, 0],
        [8, 0],
        [24, 0],
      ]),
  ],
  ["a half plane", () => halfPlane(0, 0, 0, -1)],
];

describe("what stands on a floor, to within rounding, is let go along it", () => {
  const cases = kinds.flatMap(([kind, make]) =>
    floors.map(([floor, makeFloor]) => ({ kind, make, floor, makeFloor })),
  );

  it.each(cases)("$kind on $floor", ({ kind, make, floor, makeFloor }) => {
    // Curves that pass through each other are another matter.
    if (kind === "segment" && floor === "a polyline") return;
    for (const [far, gaps] of [
      [0, [1e-12, 0, -2e-13]],
      [1e6, [2e-10, -2e-10]],
    ] as const) {
      const ground = makeFloor();
      moveTo(ground, ground.x + far, ground.y + far / 2);
      for (const gap of gaps) {
        const mover = moveTo(make(), far, far / 2 - 2 - gap);
        expect(sweep(mover, { x: 10, y: 0 }, ground, STILL), `at ${far}, gap ${gap}`).toBeNull();
        expect(sweep(mover, { x: 0, y: -1 }, ground, STILL), `at ${far}, gap ${gap}: up`).toBeNull();
        const down = sweep(mover, { x: 5, y: 1 }, ground, STILL);
        expect(down?.t, `at ${far}, gap ${gap}: down`).toBeLessThan(1e-8);
        expect(down?.normal.y).toBeCloseTo(1, 9);
      }
    }
  });
});

describe("a neighbouring tile that is met by no more than rounding", () => {
  it.each(kinds)("is a graze: %s", (_, make) => {
    for (const [far, gaps] of [
      [0, [0, -2e-13]],
      [1e6, [0, -2e-10]],
    ] as const) {
      const tile = rectFromCorner(far + 8, 0, 16, 16);
      for (const gap of gaps) {
        const hit = sweep(moveTo(make(), far, -2 - gap), { x: 10, y: 0 }, tile, STILL);
        expect(hit?.normal, `gap ${gap}`).toEqual({ x: 0, y: 1 });
      }
      const wall = sweep(moveTo(make(), far, -1), { x: 10, y: 0 }, tile, STILL);
      expect(wall?.normal.x, "a step").toBeGreaterThan(0.4);
    }
  });
});

describe("sweeping on from where a sweep has stopped", () => {
  const slope = { x: Math.cos(0.3), y: Math.sin(0.3) };

  it.each(kinds)("goes along a slope at any distance from the origin: %s", (_, make) => {
    for (const far of [0, 1e6]) {
      const floor = rect(far, far / 3, 100, 10, slope);
      const mover = moveTo(make(), far + 10 * slope.y, far / 3 - 12);
      const go = (x: number, y: number) => {
        const t = sweep(mover, { x, y }, floor, STILL)?.t ?? 1;
        moveTo(mover, mover.x + t * x, mover.y + t * y);
        return t;
      };
      go(-10 * slope.y, 10 * slope.x);
      for (let frame = 0; frame < 4; frame += 1) {
        const way = frame % 2 === 0 ? 0.37 : -0.31;
        expect(go(way * slope.x, way * slope.y), `at ${far}, frame ${frame}`).toBe(1);
        expect(go(-slope.y, slope.x)).toBeLessThan(1e-8);
      }
    }
  });
});
