import { describe, expect, it } from "vitest";
import { type BodyId, circle, overlaps, World } from "../../../src/index.js";
import { Bodies } from "../../../src/world/bodies/bodies.js";
import { seededRandom } from "../../generators/random.js";

describe("World: bodies that cannot be pairs among themselves", () => {
  it("are not compared: they have trees of their own, and find what they may meet", () => {
    const bodies = new Bodies<unknown>();
    for (let i = 0; i < 40; i += 1) bodies.add(circle(0, 0, 1), { category: 2, mask: 1 });
    for (let i = 0; i < 40; i += 1) bodies.add(circle(0, 0, 1), { mask: 0 });
    for (let i = 0; i < 5; i += 1) bodies.add(circle(0, 0, 1));
    bodies.order();
    const trees = bodies.moving.trees.slice(0, bodies.moving.treeCount);
    const [plain, bullets, none] = trees;
    expect(trees.map(({ count, meetsItself }) => [count, meetsItself])).toEqual([
      [5, true],
      [40, false],
      [40, false],
    ]);
    if (plain === undefined || bullets === undefined || none === undefined) throw new Error();
    expect([plain.mayMeet(bullets), plain.mayMeet(none), bullets.mayMeet(none)]).toEqual([
      true,
      false,
      false,
    ]);
    bodies.setFilter(0, 1, -1);
    bodies.order();
    expect(bodies.moving.trees[0]?.count).toBe(6);
  });

  it("are a pair as soon as one of them has another filter, though nothing has moved", () => {
    const world = new World();
    const [a, b] = [circle(0, 0, 5), circle(1, 0, 5)].map((body) =>
      world.add(body, { category: 1, mask: 2 }),
    );
    const pairs = () => {
      const found: [BodyId, BodyId][] = [];
      world.pairs((one, other) => found.push([one, other]));
      return found;
    };
    expect(pairs()).toEqual([]);
    world.setFilter(a as BodyId, 2, 1);
    expect(pairs()).toEqual([[a, b]]);
    const before = world.snapshot();
    world.setFilter(a as BodyId, 1, 2);
    expect(pairs()).toEqual([]);
    world.restore(before);
    expect(pairs()).toEqual([[a, b]]);
  });

  it("are the pairs that there are, whatever the filters, and however they change", () => {
    const random = seededRandom(3);
    const world = new World();
    const filters = new Map<BodyId, { category: number; mask: number }>();
    const draw = () => ({
      category: random.pick([0, 1, 2, 4, 8, 16, 3]),
      mask: random.pick([0, 1, 2, 4, 8, 16, 7, -1]),
    });
    const place = () => [9 * random.next(), 9 * random.next()] as const;
    for (let i = 0; i < 160; i += 1) {
      const filter = draw();
      const shape = circle(...place(), random.pick([0.3, 0.5, 5]));
      filters.set(world.add(shape, { ...filter, isStatic: i % 5 === 0 }), filter);
    }
    for (let round = 0; round < 20; round += 1) {
      for (const id of world.ids()) {
        if (random.int(8) === 0) world.moveTo(id, ...place());
        if (random.int(12) > 0) continue;
        const filter = draw();
        filters.set(id, filter);
        world.setFilter(id, filter.category, filter.mask);
      }
      const expected: [BodyId, BodyId][] = [];
      for (const a of world.ids()) {
        for (const b of world.ids()) {
          const [one, other] = [filters.get(a), filters.get(b)];
          if (!(a < b) || one === undefined || other === undefined) continue;
          const isAllowed = (one.mask & other.category) !== 0 && (other.mask & one.category) !== 0;
          const areStatic = a % 5 === 0 && b % 5 === 0;
          if (isAllowed && !areStatic && overlaps(world.shapeOf(a), world.shapeOf(b))) expected.push([a, b]);
        }
      }
      const found: [BodyId, BodyId][] = [];
      world.pairs((a, b) => found.push([a, b]));
      expect(found).toEqual(expected);
    }
  });
});
