import {
  type BodyId,
  capsule,
  circle,
  fromJSON,
  moveTo,
  overlaps,
  point,
  polygon,
  polyline,
  rect,
  type Shape,
  sweep,
  sweepTurning,
  toJSON,
  type Vec2,
  World,
} from "osculate";
import { describe, expect, it, vi } from "vitest";
import { FlightSearch } from "../../../src/world/pairs/box-pairs.js";
import { LastPoses } from "../../../src/world/pairs/journeys.js";
import { uniformNumbers } from "../../generators/random.js";

interface Flier {
  readonly id: BodyId;
  readonly shape: Shape;
  readonly before: Shape;
  readonly motion: { x: number; y: number; turn: number };
  readonly continuous: boolean;
  readonly category: number;
  readonly mask: number;
}

const copyOf = (shape: Shape) => fromJSON(toJSON(shape));

/** All that two have passed through, by trying every pair, as the ids and t. */
function passagesOf(fliers: readonly Flier[]): [BodyId, BodyId, number][] {
  return fliers.flatMap((a, index) =>
    fliers
      .slice(index + 1)
      .filter((b) => a.continuous || b.continuous)
      .filter((b) => (a.mask & b.category) !== 0 && (b.mask & a.category) !== 0)
      .filter((b) => !overlaps(a.shape, b.shape) && !overlaps(a.before, b.before))
      .flatMap((b): [BodyId, BodyId, number][] => {
        const isTurning = a.motion.turn !== 0 || b.motion.turn !== 0;
        const ask = isTurning ? sweepTurning : sweep;
        const hit = ask(a.before, a.motion, b.before, b.motion);
        return hit === null ? [] : [[a.id, b.id, hit.t]];
      }),
  );
}

interface Course {
  readonly name: string;
  readonly count: number;
  readonly side: number;
  readonly shape: (i: number) => Shape;
  readonly motion: (i: number, random: () => number) => Vec2;
  readonly continuous: (i: number) => boolean;
  readonly turn?: (i: number) => number;
}

const anywhere = (length: number) => (_: number, random: () => number) => {
  const angle = 2 * Math.PI * random();
  return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
};

const kinds = (i: number): Shape =>
  [
    circle(0, 0, 0.5),
    rect(0, 0, 1, 0.4, 0.3),
    capsule(-0.4, 0, 0.4, 0.2, 0.1),
    point(0, 0),
    polygon([
      [0, 0],
      [1, 0],
      [0, 1],
    ]),
  ][i % 5] as Shape;

const courses: readonly Course[] = [
  {
    name: "discs that fly far in all directions",
    count: 300,
    side: 40,
    shape: () => circle(0, 0, 0.3),
    motion: anywhere(60),
    continuous: () => true,
  },
  {
    name: "kinds that fly far, one in three of them not continuous, some at rest",
    count: 240,
    side: 40,
    shape: kinds,
    motion: (i, random) => (i % 4 === 0 ? { x: 0, y: 0 } : anywhere(50 * random())(i, random)),
    continuous: (i) => i % 3 !== 0,
  },
  {
    name: "kinds that turn as they fly",
    count: 60,
    side: 12,
    shape: kinds,
    motion: anywhere(25),
    continuous: () => true,
    turn: (i) => (i % 2 === 0 ? 0 : 0.5),
  },
  {
    name: "two flocks through each other, along an axis",
    count: 300,
    side: 30,
    shape: () => rect(0, 0, 0.25, 0.5),
    motion: (i) => ({ x: i % 2 === 0 ? 64 : -64, y: 0 }),
    continuous: () => true,
  },
];

describe("what many bodies pass that fly far", () => {
  for (const scale of [1, 2 ** 40]) {
    it.each(courses)(`is what every pair alone says: $name, times ${scale}`, (course) => {
      const random = uniformNumbers(31);
      const world = new World();
      const start = Array.from({ length: course.count }, (_, i) => {
        const shape = scaled(course.shape(i), scale);
        moveTo(shape, course.side * scale * random(), course.side * scale * random());
        const [category, mask] = i % 7 === 3 ? [2, 1] : [1, 3];
        const continuous = course.continuous(i);
        const id = world.add(shape, { continuous, category, mask });
        return { id, before: copyOf(shape), continuous, category, mask };
      });
      world.step();
      const fliers = start.map((body, i): Flier => {
        const way = course.motion(i, random);
        const turn = course.turn?.(i) ?? 0;
        const { x, y } = body.before;
        world.moveTo(body.id, x + scale * way.x, y + scale * way.y);
        if (turn !== 0) world.rotateTo(body.id, turn);
        const shape = world.shapeOf(body.id);
        const isTurned = "ux" in shape && "ux" in body.before && shape.ux !== body.before.ux;
        const motion = {
          x: shape.x - x,
          y: shape.y - y,
          turn: isTurned ? turnOf(shape, body.before as typeof shape) : 0,
        };
        return { ...body, shape: copyOf(shape as Shape), motion };
      });
      const expected = passagesOf(fliers);
      const found = world.step().passed.map(({ a, b, t }) => [a, b, t]);
      expect(found.map(([a, b]) => [a, b])).toEqual(expected.map(([a, b]) => [a, b]));
      if (course.turn === undefined) expect(found).toEqual(expected);
      expect(expected.length).toBeGreaterThan(course.count / 2);
      expect(world.step().passed).toEqual([]);
    });
  }
});

/** How many boxes of continuous bodies were found to meet, and how many pairs were tested. */
function countsOf(world: World): { meetings: number; tests: number; passed: number } {
  const meet = vi.spyOn(FlightSearch.prototype, "meet");
  const shapeThen = vi.spyOn(LastPoses.prototype, "shapeThen");
  const passed = world.step().passed.length;
  const counts = { meetings: meet.mock.calls.length, tests: shapeThen.mock.calls.length / 2, passed };
  vi.restoreAllMocks();
  return counts;
}

it("looks at few that do not pass each other, and not at all whose swept boxes meet", () => {
  const random = uniformNumbers(32);
  const world = new World();
  const count = 2000;
  for (let i = 0; i < count; i += 1) {
    world.add(circle(400 * random(), 400 * random(), 0.5), { continuous: true });
  }
  world.step();
  for (const id of world.ids()) {
    const { x, y } = world.shapeOf(id);
    const way = anywhere(100)(id, random);
    world.moveTo(id, x + way.x, y + way.y);
  }
  const { meetings, tests, passed } = countsOf(world);
  expect(passed).toBeGreaterThan(count / 2);
  expect(tests).toBeLessThan(2 * passed);
  // The swept boxes of a pair in ten meet.
  expect(meetings).toBeLessThan(count ** 2 / 2 / 50);
});

it("copies no shape that has not moved, as that of a map", () => {
  const world = new World();
  const map = world.add(polyline(Array.from({ length: 99 }, (_, i) => [i, i % 2 === 0 ? 0 : -9])), {
    isStatic: true,
  });
  const bullet = world.add(circle(50, 20, 1), { continuous: true });
  world.step();
  world.moveTo(bullet, 50, -20);
  const shapeThen = vi.spyOn(LastPoses.prototype, "shapeThen");
  expect(world.step().passed).toHaveLength(1);
  const [ofMap, ofBullet] = shapeThen.mock.results;
  vi.restoreAllMocks();
  expect(ofMap?.value).toBe(world.shapeOf(map));
  expect(ofBullet?.value).toEqual(circle(50, 20, 1));
});

function turnOf(now: { ux: number; uy: number }, then: { ux: number; uy: number }): number {
  return Math.atan2(now.uy, now.ux) - Math.atan2(then.uy, then.ux);
}

function scaled(shape: Shape, scale: number): Shape {
  const json = JSON.stringify(toJSON(shape), (key, value: unknown) =>
    typeof value === "number" && !["ux", "uy", "angle"].includes(key) && !Number.isNaN(value)
      ? value * scale
      : value,
  );
  return fromJSON(JSON.parse(json));
}
