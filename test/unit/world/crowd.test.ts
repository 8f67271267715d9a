import { bounds, circle, distance, overlaps, point, ray, raycast, rect, type Shape, World } from "osculate";
import { describe, expect, it } from "vitest";

/** A small generator of its own, so that a seed gives the same crowd for ever. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const COUNT = 2500;

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
      const areNear =
        first.minX <= second.maxX &&
        first.maxX >= second.minX &&
        first.minY <= second.maxY &&
        first.maxY >= second.minY;
      if (areNear && overlaps(a, shapes[j] ?? a)) pairs.push(`${i} ${j}`);
    }
  });
  return pairs;
}

describe("a world of thousands", () => {
  for (const { name, shape } of crowds) {
    it(`${name}: all pairs, also after a few and after many moves`, { timeout: 60_000 }, () => {
      const random = generator(3);
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
      const random = generator(4);
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
        const wanted = circle(x, y, 5);
        const found = present.flatMap((each, id) => (overlaps(each, wanted) ? [id] : []));
        expect(world.query(wanted)).toEqual(found);
        expect(found.length).toBeGreaterThan(0);
      }
    });
  }
});
