import {
  type BodyId,
  capsule,
  circle,
  distance,
  ellipse,
  halfPlane,
  moveTo,
  overlaps,
  point,
  polygon,
  polyline,
  type Ray,
  ray,
  raycast,
  rect,
  type Shape,
  sector,
  setPose,
  World,
} from "osculate";
import { describe, expect, it } from "vitest";
import { IS_FULL } from "../../extent.js";

/** A small generator of its own, so that a seed gives the same world for ever. */
class Random {
  constructor(private state: number) {}

  below(limit: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return (this.state / 2 ** 32) * limit;
  }

  integer(limit: number): number {
    return Math.floor(this.below(limit));
  }
}

type Maker = (random: Random, x: number, y: number, size: number) => Shape;

const circleOfSize: Maker = (_, x, y, size) => circle(x, y, size);

const makers: Maker[] = [
  (_, x, y) => point(x, y),
  circleOfSize,
  (random, x, y, size) => ellipse(x, y, size, random.below(size), random.below(7)),
  (random, x, y, size) => rect(x, y, size, 1 + random.integer(3), random.integer(3)),
  (random, x, y, size) => sector(x, y, size, random.below(7), random.below(7)),
  (_, x, y, size) => capsule(x, y, x + size, y, 1),
  (_, x, y, size) =>
    polygon([
      [x, y],
      [x + size, y],
      [x, y + size],
    ]),
  (_, x, y, size) =>
    polyline([
      [x, y],
      [x + size, y + 1],
      [x, y + size],
    ]),
];

interface Body {
  readonly shape: Shape;
  readonly category: number;
  readonly mask: number;
  readonly sensor: boolean;
  readonly isStatic: boolean;
}

/** The same as a world, by trying every body. */
class Model {
  readonly bodies = new Map<BodyId, Body>();

  inOrder(): [BodyId, Body][] {
    return [...this.bodies].sort(([a], [b]) => a - b);
  }

  pairs(): string[] {
    const bodies = this.inOrder();
    return bodies.flatMap(([a, first], index) =>
      bodies.slice(index + 1).flatMap(([b, second]) => {
        const isAllowed =
          (first.mask & second.category) !== 0 &&
          (second.mask & first.category) !== 0 &&
          !(first.isStatic && second.isStatic);
        return isAllowed && overlaps(first.shape, second.shape) ? [`${a} ${b}`] : [];
      }),
    );
  }

  overlapping(shape: Shape): BodyId[] {
    return this.inOrder().flatMap(([id, body]) => (overlaps(body.shape, shape) ? [id] : []));
  }

  hits(along: Ray): { id: BodyId; t: number }[] {
    return this.inOrder()
      .flatMap(([id, { shape }]) => {
        const hit = raycast(along, shape);
        return hit === null ? [] : [{ id, t: hit.t }];
      })
      .sort((a, b) => a.t - b.t || a.id - b.id);
  }

  nearest(x: number, y: number, k: number): { id: BodyId; distance: number }[] {
    return this.inOrder()
      .map(([id, { shape }]) => ({ id, distance: distance(point(x, y), shape) }))
      .sort((a, b) => a.distance - b.distance || a.id - b.id)
      .slice(0, k);
  }
}

function pairsOf(world: World): string[] {
  const pairs: string[] = [];
  world.pairs((a, b) => pairs.push(`${a} ${b}`));
  return pairs;
}

interface Scene {
  readonly name: string;
  readonly at: (random: Random) => { x: number; y: number };
  readonly size: (random: Random) => number;
  /** By default, kinds by chance. */
  readonly maker?: Maker;
}

const scenes: Scene[] = [
  {
    name: "circles only",
    at: (random) => ({ x: random.below(60), y: random.below(60) }),
    size: (random) => 1 + random.below(3),
    maker: circleOfSize,
  },
  {
    name: "touching circles only",
    at: (random) => ({ x: random.integer(30), y: random.integer(30) }),
    size: () => 1,
    maker: circleOfSize,
  },
  {
    name: "spread out",
    at: (random) => ({ x: random.below(60), y: random.below(60) }),
    size: (random) => 1 + random.below(4),
  },
  {
    name: "on whole numbers, many touching",
    at: (random) => ({ x: random.integer(30), y: random.integer(30) }),
    size: (random) => 1 + random.integer(2),
  },
  {
    name: "huge ones among small ones",
    at: (random) => ({ x: random.below(300), y: random.below(300) }),
    size: (random) => (random.integer(20) === 0 ? 150 : 2),
  },
  { name: "in one spot", at: () => ({ x: 3, y: 4 }), size: () => 1 },
  { name: "on a line", at: (random) => ({ x: random.below(150), y: 0 }), size: () => 1 },
  {
    name: "ten million units apart, in heaps",
    at: (random) => ({ x: 1e7 * random.integer(2) + random.below(25), y: random.below(25) }),
    size: () => 1,
  },
  {
    name: "at 1e9",
    at: (random) => ({ x: 1e9 + random.below(40), y: -1e9 + random.below(40) }),
    size: () => 2,
  },
  {
    name: "at scales from 1e-9 to 1e9",
    at: (random) => {
      const scale = 10 ** (random.integer(19) - 9);
      return { x: random.below(scale), y: random.below(scale) };
    },
    size: (random) => 10 ** (random.integer(19) - 9),
  },
];

describe("a world answers as trying every body does", () => {
  for (const { name, at, size, maker: onlyMaker } of scenes) {
    it(name, { timeout: 60_000 }, () => {
      const random = new Random(7);
      const world = new World();
      const model = new Model();
      let last: string[] = [];
      for (let round = 0; round < (IS_FULL ? 240 : 120); round++) {
        const ids = [...model.bodies.keys()];
        const chosen = ids[random.integer(ids.length)];
        const { x, y } = at(random);
        const what = random.integer(10);
        if (what < 5 || chosen === undefined) {
          const maker = onlyMaker ?? makers[random.integer(makers.length)] ?? circleOfSize;
          const shape =
            onlyMaker === undefined && random.integer(60) === 0
              ? halfPlane(x, y, 1, 2)
              : maker(random, x, y, size(random));
          const options = {
            category: 1 << random.integer(3),
            mask: random.integer(3) === 0 ? 3 : 7,
            sensor: random.integer(4) === 0,
            isStatic: random.integer(4) === 0,
            data: round,
          };
          const id = world.add(shape, options);
          expect(model.bodies.has(id)).toBe(false);
          model.bodies.set(id, { ...options, shape });
        } else if (what < 6) {
          world.remove(chosen);
          model.bodies.delete(chosen);
        } else {
          const { shape } = model.bodies.get(chosen) ?? { shape: point(0, 0) };
          if (what < 8) {
            world.moveTo(chosen, x, y);
            moveTo(shape, x, y);
          } else {
            world.setPose(chosen, x, y, x);
            setPose(shape, x, y, x);
          }
          // Once it has been shown, a shape follows every move: others are to be put in their places late.
          if (chosen % 2 === 0) expect(world.shapeOf(chosen)).toEqual(shape);
        }
        expect(world.size).toBe(model.bodies.size);
        if (round % 5 === 0) {
          const here = at(random);
          const shape = circle(here.x, here.y, size(random));
          const { minX, minY, maxX, maxY } = { minX: x, minY: y, maxX: x + size(random), maxY: y };
          expect(world.query(shape)).toEqual(model.overlapping(shape));
          expect(world.queryPoint(x, y)).toEqual(model.overlapping(point(x, y)));
          expect(world.queryBounds({ minX, minY, maxX, maxY })).toEqual(
            model.overlapping(
              polyline([
                [minX, minY],
                [maxX, maxY],
              ]),
            ),
          );
          const along = ray(here.x, here.y, x - here.x || 1, y - here.y);
          const hits = world.raycastAll(along).map(({ id, t }) => ({ id, t }));
          expect(hits).toEqual(model.hits(along));
          expect(world.raycast(along)?.id).toBe(hits[0]?.id);
          const near = world.nearest(x, y, 4).map(({ id, distance }) => ({ id, distance }));
          expect(near).toEqual(model.nearest(x, y, 4));
        }
        if (round % 20 === 0) {
          const expected = model.pairs();
          expect(pairsOf(world)).toEqual(expected);
          const { begin, stay, end } = world.step();
          const names = (touches: Iterable<{ a: number; b: number }>) =>
            Array.from(touches, ({ a, b }) => `${a} ${b}`);
          expect(stay.length).toBe(names(stay).length);
          expect(names(begin)).toEqual(expected.filter((pair) => !last.includes(pair)));
          expect(names(stay)).toEqual(expected.filter((pair) => last.includes(pair)));
          expect(names(end)).toEqual(last.filter((pair) => !expected.includes(pair)));
          last = expected;
        }
      }
    });
  }
});
