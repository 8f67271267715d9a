import { describe, expect, it } from "vitest";
import { capsule, circle, moveBy, penetrates, rect, type Shape, World } from "../../../src/index.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { RUNS, SEED } from "../for-all.js";

/** A disc, as its centre and radius. */
type Disc = readonly [x: number, y: number, r: number];

const worldOf = (shapes: readonly Shape[]): World => {
  const world = new World();
  for (const shape of shapes) world.add(shape);
  return world;
};

/** Where a world puts a shape that is to leave all its bodies; throws if it penetrates any there. */
function pushOf(mover: Shape, bodies: readonly Shape[]): { x: number; y: number } {
  const out = worldOf(bodies).depenetrate(mover);
  if (out === null) throw new Error("finds no way out");
  const { push, x, y } = out;
  const moved = moveBy(mover, x - mover.x, y - mover.y);
  expect(bodies.some((body) => penetrates(moved, body))).toBe(false);
  return push;
}

/**
 * The length of the shortest way out of discs for a disc, in closed form: its centre goes to the nearest point of the union
 * of larger discs that is in none of them, which is the nearest of one circle, or a corner between two.
 */
function shortestWay([x, y, r]: Disc, discs: readonly Disc[]): number {
  const grown = discs.map(([cx, cy, cr]) => [cx, cy, cr + r] as const);
  const places = grown.flatMap(([ax, ay, ar], i) => [
    [ax + (ar * (x - ax)) / Math.hypot(x - ax, y - ay), ay + (ar * (y - ay)) / Math.hypot(x - ax, y - ay)],
    ...grown.slice(i + 1).flatMap(([bx, by, br]) => {
      const [dx, dy] = [bx - ax, by - ay];
      const squared = dx * dx + dy * dy;
      const along = (squared + ar * ar - br * br) / (2 * squared);
      const across = Math.sqrt((ar * ar) / squared - along * along);
      return [across, -across].map((side) => [ax + along * dx - side * dy, ay + along * dy + side * dx]);
    }),
  ]) as [number, number][];
  const isIn = ([px, py]: readonly [number, number]) =>
    grown.some(([cx, cy, cr]) => Math.hypot(px - cx, py - cy) < cr - 1e-9);
  if (!isIn([x, y])) return 0;
  const ways = places
    .filter((place) => !place.some(Number.isNaN) && !isIn(place))
    .map(([px, py]) => Math.hypot(px - x, py - y));
  return Math.min(...ways);
}

const anyDiscs = (random: Random): readonly [Disc, readonly Disc[]] => [
  [60 * random.next(), 60 * random.next(), 8],
  Array.from({ length: 4 }, () => [60 * random.next(), 60 * random.next(), 5 + 10 * random.next()]),
];

/** Many gaps are as wide as the disc. */
const discsOnAGrid = (random: Random): readonly [Disc, readonly Disc[]] => [
  [5 * random.int(12) + 0.5, 5 * random.int(12) + 0.25, 10],
  Array.from({ length: 4 }, () => [10 * random.int(7), 10 * random.int(7), 10]),
];

describe("the shortest way out of several discs at once", () => {
  it.each([
    ["anywhere", anyDiscs],
    ["with gaps as wide as what leaves", discsOnAGrid],
  ])("%s", (_, draw) => {
    const random = seededRandom(SEED);
    let corners = 0;
    for (let i = 0; i < RUNS; i += 1) {
      const [disc, discs] = draw(random);
      const { x, y } = pushOf(
        circle(...disc),
        discs.map((each) => circle(...each)),
      );
      const shortest = shortestWay(disc, discs);
      // A gap of exactly its width may be taken for one or for none.
      if (draw === anyDiscs) expect(Math.hypot(x, y)).toBeLessThan(shortest + 1e-7);
      expect(Math.hypot(x, y)).toBeGreaterThan(shortest - 1e-7);
      const grown = discs.map(
        ([cx, cy, cr]) => Math.hypot(disc[0] + x - cx, disc[1] + y - cy) - cr - disc[2],
      );
      if (grown.filter((gap) => gap < 1e-6).length > 1) corners += 1;
    }
    expect(corners).toBeGreaterThan(0);
  });

  it("a disc that is a little wider than a gap between two, or just as wide", () => {
    const bodies = [circle(-20, 0, 10), circle(20, 0, 10)];
    for (const r of [10, 10 + 1e-9, 10.0001, 10.01, 11]) {
      for (const y of [0, 1e-9, 0.5]) {
        const push = pushOf(circle(3, y, r), bodies);
        expect(Math.hypot(push.x, push.y)).toBeCloseTo(
          shortestWay(
            [3, y, r],
            [
              [-20, 0, 10],
              [20, 0, 10],
            ],
          ),
          4,
        );
      }
    }
  });
});

it("there is a way out of tiles, also where a gap between them is just as wide", () => {
  const random = seededRandom(SEED);
  for (let i = 0; i < RUNS; i += 1) {
    const tiles = Array.from({ length: 5 }, () => rect(16 * random.int(7), 16 * random.int(7), 16, 16));
    const [x, y] = [4 * random.int(25), 4 * random.int(25)];
    for (const mover of [circle(x, y, 8), capsule(x, y - 4, x, y + 4, 8), rect(x, y, 16, 16)]) {
      pushOf(mover, tiles);
    }
  }
});
