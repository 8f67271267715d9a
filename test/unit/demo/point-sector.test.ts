import fc from "fast-check";
import { containsPoint, degrees, point, sector } from "osculate";
import { describe, expect, test } from "vitest";
import { judgeByHand, mistakes, seenByHand } from "../../../demo/src/lessons/point-sector/by-hand.js";
import { pointSectorFigures } from "../../../demo/src/lessons/point-sector/figures.js";
import {
  halfView,
  initial,
  isMeanRight,
  middleOf,
  openingOf,
  viewOf,
  wholeView,
  wideView,
  wrapped,
} from "../../../demo/src/lessons/point-sector/setting.js";
import { oracleOverlaps } from "../../oracle/index.js";

const coordinate = fc.integer({ min: -600, max: 600 }).map((n) => n / 100);
const angle = fc.integer({ min: -360, max: 720 });

test("dot product and distance agree with the library away from the edges", () => {
  fc.assert(
    fc.property(coordinate, coordinate, angle, angle, (x, y, start, end) => {
      const view = sector(0.5, -0.25, 4, degrees(start), degrees(end));
      const { dot, cosine, distance } = pointSectorFigures({ x, y }, view);
      fc.pre(Math.abs(dot - cosine) > 1e-9 && Math.abs(distance - view.r) > 1e-9);
      expect(dot >= cosine && distance <= view.r).toBe(containsPoint(view, x, y));
    }),
    { numRuns: 500 },
  );
});

describe.each([
  { start: 350, end: 10, half: 10, middle: [1, 0] },
  { start: -90, end: 90, half: 90, middle: [1, 0] },
  { start: 45, end: 315, half: 135, middle: [-1, 0] },
  { start: 90, end: 90, half: 0, middle: [0, 1] },
  { start: 0, end: 360, half: 180, middle: [-1, 0] },
])("from $start° to $end°", ({ start, end, half, middle }) => {
  const figures = pointSectorFigures({ x: 3, y: 4 }, sector(0, 0, 5, degrees(start), degrees(end)));

  test("half the opening, and the middle direction", () => {
    expect((figures.half * 180) / Math.PI).toBeCloseTo(half, 12);
    expect(figures.cosine).toBeCloseTo(Math.cos((half * Math.PI) / 180), 12);
    expect(figures.middle.x).toBeCloseTo(middle[0] ?? Number.NaN, 12);
    expect(figures.middle.y).toBeCloseTo(middle[1] ?? Number.NaN, 12);
  });

  test("the point's direction and distance", () => {
    expect(figures.distance).toBe(5);
    expect(figures.direction).toEqual({ x: 0.6, y: 0.8 });
    expect(figures.dot).toBeCloseTo(0.6 * figures.middle.x + 0.8 * figures.middle.y, 15);
  });
});

test("at the apex there is no direction, and the library says yes", () => {
  const view = sector(1, 2, 5, degrees(350), degrees(10));
  const figures = pointSectorFigures({ x: 1, y: 2 }, view);
  expect(figures.direction).toEqual({ x: 0, y: 0 });
  expect(figures.distance).toBe(0);
  expect(containsPoint(view, 1, 2)).toBe(true);
});

test.each([
  { start: 350, end: 10, opening: 20, middle: 0, meanIsRight: false },
  { start: -10, end: 10, opening: 20, middle: 0, meanIsRight: true },
  { start: 10, end: 350, opening: 340, middle: 180, meanIsRight: true },
  { start: 0, end: 720, opening: 360, middle: 180, meanIsRight: false },
  { start: 90, end: 90, opening: 0, middle: 90, meanIsRight: true },
])("from $start° to $end° it opens by $opening° about $middle°", (given) => {
  const setting = { ...initial, start: given.start, end: given.end };
  expect(openingOf(setting)).toBe(given.opening);
  expect(wrapped(middleOf(setting))).toBe(given.middle);
  expect(isMeanRight(setting)).toBe(given.meanIsRight);
});

test.each(mistakes.map(({ name, scene }) => [name.en, scene] as const))(
  "the function written by hand is wrong: %s",
  (_, scene) => {
    expect(seenByHand(scene)).toBe(!oracleOverlaps(point(scene.targetX, scene.targetY), viewOf(scene)));
    expect(judgeByHand(scene).isRight).toBe(false);
  },
);

test("the function written by hand is right in the other scenes", () => {
  for (const scene of [initial, halfView, wideView, wholeView]) expect(judgeByHand(scene).isRight).toBe(true);
});
