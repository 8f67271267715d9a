import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  circle,
  moveAndSlide,
  polygon,
  rect,
  type Shape,
  sector,
  World,
} from "../../../src/index.js";

/** A sixteenth of the range of doubles. */
const UNIT = 2 ** 1020;

describe("moves whose sizes add up to more than the largest double", () => {
  const shapes: [string, (x: number, unit: number) => Shape][] = [
    ["a circle", (x, unit) => circle(x * unit, 0, unit)],
    ["a rect", (x, unit) => rect(x * unit, 0, 2 * unit, unit)],
    ["a capsule", (x, unit) => capsule(x * unit, -unit, x * unit, unit, unit / 2)],
    [
      "a triangle",
      (x, unit) =>
        polygon([
          [(x - 1) * unit, -unit],
          [(x + 1) * unit, 0],
          [(x - 1) * unit, unit],
        ]),
    ],
    ["an arc", (x, unit) => arc(x * unit, 0, unit, 0, 3)],
  ];

  it.each(shapes)("are stopped where others are: %s", (_, make) => {
    for (const [, other] of shapes) {
      const endOf = (unit: number) => {
        const { x, hits } = moveAndSlide(make(-6, unit), { x: 13 * unit, y: 0 }, [other(6, unit)]);
        return [x / unit, hits.length > 0];
      };
      const [x, isHit] = endOf(1);
      expect(endOf(UNIT)).toEqual([expect.closeTo(x as number, 6), isHit]);
    }
  });

  it("do not throw", () => {
    const { x, hits } = moveAndSlide(arc(0, 0, 1e308, 0, 1), { x: 1e308, y: 0 }, [circle(0, 0, 1)]);
    expect([x, hits]).toEqual([1e308, []]);
  });
});

it("moves beside the least double, and beside the largest, come to an end", () => {
  const moves = [
    (unit: number) => {
      const mover = arc(-3 * unit, unit, unit, (3 * Math.PI) / 4, Math.PI);
      return moveAndSlide(mover, { x: unit, y: 0 }, [capsule(0, 0, -unit, -3 * unit, 4 * unit)]);
    },
    (unit: number) => {
      const mover = arc(4 * unit, unit, 5 * unit, { x: -1, y: 0 }, { x: 0, y: 1 });
      const cone = sector(2 * unit, 4 * unit, 4 * unit, { x: -4, y: 3 }, { x: -1, y: -1 });
      return moveAndSlide(mover, { x: unit, y: unit }, [cone]);
    },
    (unit: number) => {
      const mover = capsule(-4 * unit, -unit, -7 * unit, 3 * unit, unit);
      const other = capsule(-unit, 0, 3 * unit, 2 * unit, 3 * unit);
      return moveAndSlide(mover, { x: 7 * unit, y: -7 * unit }, [other]);
    },
    (unit: number) => {
      const mover = annularSector(-unit, 2 * unit, 2 * unit, 2 * unit, -Math.PI / 4, Math.PI / 4);
      return moveAndSlide(mover, { x: -6 * unit, y: -7 * unit }, [circle(0, -unit, 4 * unit)]);
    },
  ];
  for (const unit of [2 ** -1060, 2 ** -1040, 1, 2 ** 1021])
    for (const move of moves) expect(move(unit).x / unit).toBeLessThan(7);
});

it("a move to beyond the largest double ends where it begins, and tells no hit", () => {
  const motion = { x: 1e308, y: 0 };
  const stays = { x: 1e308, remaining: motion, hits: [] };
  expect(moveAndSlide(circle(1e308, 0, 1), motion, [circle(0, 0, 1)])).toMatchObject(stays);
  expect(moveAndSlide(circle(1e308, 0, 1), motion, [])).toMatchObject(stays);
  const world = new World();
  const mover = world.add(circle(1e308, 0, 1));
  expect(world.moveAndSlide(mover, motion)).toMatchObject(stays);
});
