import fc from "fast-check";
import { circle, overlaps, rect } from "osculate";
import { expect, test } from "vitest";
import { hitByHand, judgeByHand, mistakes } from "../../../demo/src/lessons/circle-rect/by-hand.js";
import { circleRectFigures } from "../../../demo/src/lessons/circle-rect/figures.js";
import {
  acrossSlab,
  alongSlab,
  atCorner,
  ballOf,
  boxOf,
  initial,
} from "../../../demo/src/lessons/circle-rect/setting.js";
import { distance } from "../../../src/query/distance.js";
import { oracleOverlaps } from "../../oracle/index.js";

const coordinate = fc.integer({ min: -400, max: 400 }).map((n) => n / 100);
const size = fc.integer({ min: 0, max: 500 }).map((n) => n / 100);
const direction = fc
  .record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) })
  .filter(({ x, y }) => x !== 0 || y !== 0);
const scene = fc.record({
  ball: fc.tuple(coordinate, coordinate, size).map(([x, y, r]) => circle(x, y, r)),
  box: fc
    .tuple(coordinate, coordinate, size, size, direction)
    .map(([x, y, width, height, angle]) => rect(x, y, width, height, angle)),
});

test("the hypotenuse less the radius is the library's distance", () => {
  fc.assert(
    fc.property(scene, ({ ball, box }) => {
      const gap = Math.max(0, circleRectFigures(ball, box).distance - ball.r);
      expect(gap).toBeCloseTo(distance(ball, box), 12);
    }),
  );
});

test("the comparison with the radius agrees with the library away from touching", () => {
  fc.assert(
    fc.property(scene, ({ ball, box }) => {
      const { distance } = circleRectFigures(ball, box);
      fc.pre(Math.abs(distance - ball.r) > 1e-9);
      expect(distance <= ball.r).toBe(overlaps(ball, box));
    }),
  );
});

test("a rectangle turned by the angle of the 3-4-5 triangle", () => {
  const figures = circleRectFigures(circle(5, 0, 1), rect(0, 0, 4, 2, { x: 4, y: 3 }));
  expect(figures.offset).toEqual({ x: 5, y: 0 });
  expect(figures.turned.x).toBeCloseTo(4, 15);
  expect(figures.turned.y).toBeCloseTo(-3, 15);
  expect(figures.nearest).toEqual({ x: 2, y: -1 });
  expect([figures.zoneX, figures.zoneY]).toEqual(["above", "below"]);
  expect(figures.distance).toBeCloseTo(Math.hypot(2, 2), 15);
});

test("a centre inside is its own nearest point", () => {
  const figures = circleRectFigures(circle(1, 0.5, 1), rect(0, 0, 4, 2));
  expect(figures.nearest).toEqual({ x: 1, y: 0.5 });
  expect([figures.zoneX, figures.zoneY, figures.distance]).toEqual(["within", "within", 0]);
});

test.each(mistakes.map(({ name, scene }) => [name.en, scene] as const))(
  "the function written by hand is wrong: %s",
  (_, scene) => {
    expect(hitByHand(scene)).toBe(!oracleOverlaps(ballOf(scene), boxOf(scene)));
    expect(judgeByHand(scene).isRight).toBe(false);
  },
);

test("the function written by hand is right in the other scenes", () => {
  for (const scene of [initial, alongSlab, acrossSlab, atCorner])
    expect(judgeByHand(scene).isRight).toBe(true);
});
