import {
  type Bounds,
  bounds,
  circle,
  distance,
  overlaps,
  point,
  ray,
  raycast,
  rect,
  type Shape,
  sweep,
  World,
} from "osculate";
import { describe, expect, it } from "vitest";
import { IS_FULL } from "../../extent.js";
import { uniformNumbers } from "../../generators/random.js";

const COUNT = IS_FULL ? 2500 : 1250;

/** Enough bodies for many tiles of cells, and for trees of several levels. */
const crowds: { name: string; shape: (random: () => number, index: number) => Shape }[] = [
  {
    name: "circles of about one size",
    shape: (random) => circle(70 * random(), 70 * random(), 0.4 + 0.3 * random()),
  },
  {
    name: "a wide band of circles",
    shape: (random) => circle(2000 * random(), 3 * random(), 0.5),
  },
  {
    name: "a high band of circles",
    shape: (random) => circle(20 * random(), 400 * random(), 0.5),
  },
  {
    name: "circles and rectangles",
    shape: (random, index) =>
      index % 2 === 0
        ? circle(70 * random(), 70 * random(), 0.6)
        : rect(70 * random(), 70 * random(), 1, 0.8, 7 * random()),
  },
  {
    name: "sizes over many classes",
    shape: (random) => circle(70 * random(), 70 * random(), 4 * 10 ** (-4 * random())),
  },
  {
    name: "heaps far apart, which no grid fits",
    shape: (random, index) => circle(1e8 * (index % 3) + 30 * random(), 30 * random(), 0.4),
  },
  {
    name: "a few large ones",
    shape: (random, index) => circle(70 * random(), 70 * random(), index % 500 === 0 ? 15 : 0.5),
  },
];

function bruteForcePairs(shapes: readonly Shape[]): string[] {
  const boxes = shapes.map((shape) => bounds(shape));
  const pairs: string[] = [];
  shapes.forEach((a, i) => {
    for (let j = i + 1; j < shapes.length; j++) {
      const first = boxes[i] ?? bounds(a);
      const second = boxes[j] ?? first;
      if (boxesMeet(first, second) && overlaps(a, shapes[j] ?? a)) pairs.push(`${i} ${j}`);
    }
  });
  return pairs;
}

/** Of bodies that only were moved; every twentieth is continuous. */
function bruteForcePassages(before: readonly Shape[], world: World): string[] {
  const after = before.map((_, id) => world.shapeOf(id) as Shape);
  const tracks = before.map((shape, id) => union(bounds(shape), bounds(after[id] ?? shape)));
  const passed: string[] = [];
  for (const [a, first] of before.entries()) {
    for (let b = a + 1; b < before.length; b++) {
      const [second, trackA, trackB] = [before[b], tracks[a], tracks[b]];
      if (a % 20 !== 0 && b % 20 !== 0) continue;
      if (second === undefined || trackA === undefined || trackB === undefined || !boxesMeet(trackA, trackB))
        continue;
      const [firstNow, secondNow] = [after[a] ?? first, after[b] ?? second];
      if (overlaps(first, second) || overlaps(firstNow, secondNow)) continue;
      if (sweep(first, wayOf(first, firstNow), second, wayOf(second, secondNow)) !== null)
        passed.push(`${a} ${b}`);
    }
  }
  return passed;
}

function wayOf(from: Shape, to: Shape): { x: number; y: number } {
  return { x: to.x - from.x, y: to.y - from.y };
}

function union(a: Bounds, b: Bounds): Bounds {
  return {
    minX: Math.min(a.minX, b.minX) - 1e-6,
    minY: Math.min(a.minY, b.minY) - 1e-6,
    maxX: Math.max(a.maxX, b.maxX) + 1e-6,
    maxY: Math.max(a.maxY, b.maxY) + 1e-6,
  };
}

function boxesMeet(a: Bounds, b: Bounds): boolean {
  return a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY;
}

describe("a world of thousands", () => {
  for (const { name, shape } of crowds) {
    it(`${name}: all pairs, also after a few and after many moves`, { timeout: 60_000 }, () => {
      const random = uniformNumbers(3);
      const shapes = Array.from({ length: COUNT }, (_, index) => shape(random, index));
      const world = new World();
      for (const each of shapes) world.add(each);
      for (const moves of [0, 5, COUNT]) {
        for (let id = 0; id < moves; id++) {
          world.moveTo(id, 1 + world.shapeOf(id).x, 2 + world.shapeOf(id).y);
        }
        const pairs: string[] = [];
        world.pairs((a, b) => pairs.push(`${a} ${b}`));
        const present = shapes.map((_, id) => world.shapeOf(id));
        expect(pairs).toEqual(bruteForcePairs(present));
        expect(pairs.length).toBeGreaterThan(100);
      }
    });

    it(`${name}: rays, boxes and the nearest, also after a few moves`, { timeout: 60_000 }, () => {
      const random = uniformNumbers(4);
      const shapes = Array.from({ length: COUNT }, (_, index) => shape(random, index));
      const world = new World();
      for (const each of shapes) world.add(each);
      for (let round = 0; round < 6; round++) {
        const x = 70 * random();
        const y = 70 * random();
        world.moveTo(round, x, y);
        const present = shapes.map((_, id) => world.shapeOf(id));
        const along = ray(x, y, random() - 0.5, random() - 0.5);
        const hits = present
          .flatMap((each, id) => {
            const hit = raycast(along, each);
            return hit === null ? [] : [{ id, t: hit.t }];
          })
          .sort((a, b) => a.t - b.t || a.id - b.id);
        expect(world.raycastAll(along).map(({ id, t }) => ({ id, t }))).toEqual(hits);
        expect(world.raycast(along)?.id).toBe(hits[0]?.id);
        const near = present
          .map((each, id) => ({ id, distance: distance(point(x, y), each) }))
          .sort((a, b) => a.distance - b.distance || a.id - b.id)
          .slice(0, 8);
        expect(world.nearest(x, y, 8).map(({ id, distance }) => ({ id, distance }))).toEqual(near);
        const ball = circle(x, y, 1);
        const velocity = { x: 60 * (random() - 0.5), y: 10 * (random() - 0.5) };
        const touches = present
          .flatMap((each, id) => {
            const hit = sweep(ball, velocity, each, { x: 0, y: 0 });
            return hit === null ? [] : [{ id, t: hit.t }];
          })
          .sort((a, b) => a.t - b.t || a.id - b.id);
        expect(world.sweepAll(ball, velocity).map(({ id, t }) => ({ id, t }))).toEqual(touches);
        expect(world.sweep(ball, velocity)?.id).toBe(touches[0]?.id);
        const cast = world.circleCast(ray(x, y, velocity.x, velocity.y, 1), 1);
        expect(cast === null).toBe(touches.length === 0);
        if (cast !== null) expect(cast.t).toBeCloseTo(touches[0]?.t ?? -1, 7);
        const wanted = circle(x, y, 5);
        const found = present.flatMap((each, id) => (overlaps(each, wanted) ? [id] : []));
        expect(world.query(wanted)).toEqual(found);
        expect(found.length).toBeGreaterThan(0);
      }
    });

    it(`${name}: what continuous ones pass`, { timeout: 60_000 }, () => {
      const random = uniformNumbers(5);
      const world = new World();
      const before = Array.from({ length: COUNT }, (_, index) => {
        const each = shape(random, index);
        world.add(each, { continuous: index % 20 === 0 });
        return each;
      });
      world.step();
      const moves = before.map((_, id) =>
        id % 3 === 0 ? { x: 9 * random(), y: 3 * random() } : { x: 0, y: 0 },
      );
      for (const [id, { x, y }] of moves.entries()) {
        world.moveTo(id, (before[id]?.x ?? 0) + x, (before[id]?.y ?? 0) + y);
      }
      const passed = world.step().passed.map(({ a, b }) => `${a} ${b}`);
      expect(passed).toEqual(bruteForcePassages(before, world));
      expect(passed.length).toBeGreaterThan(5);
    });
  }
});
