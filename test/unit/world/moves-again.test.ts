import { describe, expect, it } from "vitest";
import {
  type BodyId,
  capsule,
  circle,
  degrees,
  ellipse,
  moveAndSlide,
  moveTo,
  polygon,
  rect,
  rotateTo,
  type Shape,
  setPose,
  World,
} from "../../../src/index.js";
import { seededRandom } from "../../generators/random.js";

const random = seededRandom(31);
const { next } = random;

/** A turned box, or a polygon of three to ten corners that winds one way or the other. */
function drawStone(x: number, y: number, unit = 1): Shape {
  if (next() < 0.4)
    return rect(
      x * unit,
      y * unit,
      (1 + 3 * next()) * unit,
      (1 + 3 * next()) * unit,
      random.pick([0, degrees(90), 7 * next()]),
    );
  const corners = 3 + Math.floor(8 * next());
  const turn = 7 * next();
  const sense = random.pick([1, -1]);
  return polygon(
    Array.from({ length: corners }, (_, i) => {
      const angle = turn + (sense * 2 * Math.PI * i) / corners;
      return [(x + 2 * Math.cos(angle)) * unit, (y + 2 * Math.sin(angle)) * unit] as const;
    }),
  );
}

/** Movers that come to rest on the stones, as `World` has them and as a list of the same shapes does. */
function expectMovesAsInList(world: World, stones: readonly BodyId[], unit: number): void {
  const list = stones.map((id) => world.shapeOf(id));
  for (const mover of [
    circle(0, -20 * unit, unit),
    capsule(-unit, -20 * unit, unit, -20 * unit, unit / 2),
    rect(0, -20 * unit, 2 * unit, 3 * unit, 0.2),
    ellipse(0, -20 * unit, 2 * unit, unit),
  ]) {
    for (const x of [-2, 0, 3]) {
      const motion = { x: x * unit, y: 30 * unit };
      const { hits, ...found } = world.moveAndSlide(mover, motion);
      const { hits: expected, ...rest } = moveAndSlide(mover, motion, list);
      expect(found).toEqual(rest);
      expect(hits).toEqual(expected.map((hit) => ({ ...hit, id: stones[hit.id] })));
    }
  }
}

describe("Static bodies that have been in the way before", () => {
  it("are in the way where they are and as they are now", () => {
    for (let round = 0; round < 40; round += 1) {
      const world = new World();
      const place = () => [6 * next() - 3, 4 * next()] as const;
      // Sizes are extreme now and then: then cores are read in another unit.
      const unit = random.pick([1, 1, 1, 2 ** 210, 2 ** -210]);
      const draw = () => drawStone(...place(), unit);
      const stones = Array.from({ length: 8 }, () => world.add(draw(), { isStatic: true }));
      expectMovesAsInList(world, stones, unit);
      const [moved, turned, reshaped, removed, stays] = stones as [BodyId, BodyId, BodyId, BodyId, BodyId];
      const [x, y] = place();
      world.moveTo(moved, x * unit, y * unit);
      world.rotateTo(turned, 7 * next());
      world.setShape(reshaped, random.pick([draw(), circle(x * unit, y * unit, 2 * unit)]));
      world.remove(removed);
      const added = world.add(draw(), { isStatic: true });
      expectMovesAsInList(world, [moved, turned, reshaped, stays, ...stones.slice(5), added], unit);
    }
  });

  it("may move before each of many moves", () => {
    const world = new World();
    const lift = world.add(rect(0, 10, 20, 2), { isStatic: true });
    for (let y = 10; y < 200; y += 1) {
      world.moveTo(lift, 0, y);
      expect(world.moveAndSlide(circle(0, 0, 1), { x: 0, y: 300 }).y).toBeCloseTo(y - 2, 9);
    }
  });
});

describe("A body that has moved before", () => {
  it("moves from where it is, and as it is, now", () => {
    for (let round = 0; round < 40; round += 1) {
      const world = new World();
      const stone = world.shapeOf(world.add(drawStone(0, 0), { isStatic: true }));
      let own = drawStone(0, -9);
      const hero = world.add(own);
      const change = (x: number, y: number, angle: number): void => {
        const which = Math.floor(5 * next());
        if (which === 0) {
          world.moveTo(hero, x, y);
          moveTo(own, x, y);
        } else if (which === 1) {
          world.rotateTo(hero, angle);
          rotateTo(own, angle);
        } else if (which === 2) {
          world.setPose(hero, x, y, angle);
          setPose(own, x, y, angle);
        } else if (which === 3) {
          own = drawStone(x, y);
          world.setShape(hero, own);
        }
      };
      for (let move = 0; move < 12; move += 1) {
        change(8 * next() - 4, 4 * next() - 12, 7 * next());
        const motion = { x: 8 * next() - 4, y: 20 * next() - 8 };
        const { hits: expected, ...rest } = moveAndSlide(own, motion, [stone]);
        const { hits, ...found } = world.moveAndSlide(hero, motion);
        expect(found).toEqual(rest);
        expect(hits).toEqual(expected);
        moveTo(own, found.x, found.y);
      }
      expect(world.shapeOf(hero)).toEqual(own);
    }
  });
});
