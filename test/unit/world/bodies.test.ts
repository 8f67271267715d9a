import {
  type BodyId,
  circle,
  ellipse,
  fromJSON,
  moveTo,
  overlaps,
  point,
  polygon,
  ray,
  rect,
  rotateTo,
  type Shape,
  setPose,
  World,
} from "osculate";
import { describe, expect, it } from "vitest";

function pairsOf(world: World): [BodyId, BodyId][] {
  const pairs: [BodyId, BodyId][] = [];
  world.pairs((a, b) => pairs.push([a, b]));
  return pairs;
}

const square = (x: number, y: number) => rect(x, y, 2, 2);

describe("World: the shape of a body", () => {
  it("is for reading: to put it in a pose past the world does not compile", () => {
    const world = new World();
    const id = world.add(circle(0, 0, 1));
    const shape = world.shapeOf(id);
    const attempts = () => {
      // @ts-expect-error the world alone moves it
      moveTo(shape, 1, 1);
      // @ts-expect-error the world alone turns it
      rotateTo(shape, 1);
      // @ts-expect-error the world alone poses it
      setPose(shape, 1, 1, 1);
    };
    expect(attempts).toBeTypeOf("function");
    const asAny: Shape = shape;
    expect(overlaps(asAny, shape)).toBe(true);
  });

  it("is not shown any more once something else has moved it", () => {
    const world = new World();
    const shapes = [circle(0, 0, 1), rect(5, 0, 2, 2), polygon([point(9, 0), point(11, 0), point(9, 2)])];
    for (const id of shapes.map((shape) => world.add(shape))) {
      world.moveTo(id, 30 * id, 7);
      world.rotateTo(id, 1);
      const shape: Shape = world.shapeOf(id);
      expect(world.shapeOf(id)).toBe(shape);
      world.moveTo(id, 31 * id, 7);
      expect(world.shapeOf(id)).toBe(shape);
      moveTo(shape, 0, 1e-300);
      expect(() => world.shapeOf(id)).toThrow(
        `shapeOf: world.moveTo(${id}, x, y) has to move body ${id}, not moveTo(its shape, x, y)`,
      );
      world.moveTo(id, 2, 3);
      expect(world.shapeOf(id)).toBe(shape);
    }
  });

  it("leaves the shapes of data that JSON.parse gives to be moved", () => {
    const shape: Shape = fromJSON(JSON.parse('{"type":"circle","x":0,"y":0,"r":1}'));
    expect(moveTo(shape, 3, 4)).toEqual(circle(3, 4, 1));
  });
});

describe("World: ids and clear", () => {
  it("tells the ids of the bodies that are there, in ascending order", () => {
    const world = new World();
    expect(world.ids()).toEqual([]);
    const [a, b, c] = [0, 1, 2].map((x) => world.add(circle(9 * x, 0, 1))) as [BodyId, BodyId, BodyId];
    expect(world.ids()).toEqual([a, b, c]);
    world.remove(a);
    const d = world.add(circle(0, 0, 1));
    const e = world.add(circle(0, 9, 1));
    expect(d).toBeGreaterThan(e);
    expect(world.ids()).toEqual([b, c, e, d]);
  });

  it("takes everything out, ends what was met, and gives no id again", () => {
    const world = new World<string>();
    const before = [0, 1, 2].map((x) => world.add(circle(x, 0, 1), { data: "old", continuous: x === 0 }));
    expect(world.step().begin).toHaveLength(3);
    world.clear();
    expect([world.size, world.ids(), pairsOf(world as World)]).toEqual([0, [], []]);
    expect(before.map((id) => world.has(id))).toEqual([false, false, false]);
    const after = world.add(circle(0, 0, 1));
    expect(before).not.toContain(after);
    expect(world.dataOf(after)).toBeUndefined();
    const { begin, stay, end } = world.step();
    expect([begin.length, stay.length, end.length]).toEqual([0, 0, 3]);
    world.clear();
    world.clear();
    expect(world.ids()).toEqual([]);
  });

  it("may be cleared in a callback", () => {
    const world = new World();
    for (const x of [0, 1, 2]) world.add(circle(x, 0, 1));
    const seen: BodyId[] = [];
    world.pairs((a) => {
      seen.push(a);
      world.clear();
    });
    expect(seen).toEqual([0]);
  });
});

describe("World.setShape", () => {
  it("replaces the shape by a copy, and keeps all else", () => {
    const world = new World<string>();
    const a = world.add(circle(0, 0, 1), { category: 2, mask: 6, sensor: true, data: "mine" });
    const b = world.add(square(5, 0), { category: 4 });
    expect(world.step().begin).toEqual([]);
    const larger = rect(2, 0, 6, 1, 0.25);
    world.setShape(a, larger);
    moveTo(larger, 99, 99);
    expect(world.shapeOf(a)).toEqual(rect(2, 0, 6, 1, 0.25));
    expect([world.ids(), world.dataOf(a), world.maskOf(a), world.isSensor(a)]).toEqual([
      [a, b],
      "mine",
      6,
      true,
    ]);
    expect(world.step().begin).toEqual([{ a, b, sensor: true }]);
    world.setShape(a, circle(3.5, 0, 1));
    expect(world.step().stay.length).toBe(1);
    world.setShape(
      b,
      polygon([
        [9, 9],
        [12, 9],
        [9, 12],
      ]),
    );
    expect(world.step().end).toHaveLength(1);
    expect(world.queryPoint(10, 10)).toEqual([b]);
    world.moveTo(a, 10, 10);
    world.rotateTo(b, 1);
    world.rotateTo(b, 0);
    expect(pairsOf(world as World)).toEqual([[a, b]]);
  });

  it.each([false, true])("finds what a new world of the same shapes finds (static: %s)", (isStatic) => {
    const shapes = [circle, square, (x: number, y: number) => ellipse(x, y, 2, 1, x)];
    const shapeAt = (i: number, round: number) =>
      (shapes[(i + round) % 3] ?? circle)((i * 7 + 3 * round) % 23, (i * 5) % 17, 1 + (i % 2));
    const world = new World();
    const ids = Array.from({ length: 60 }, (_, i) =>
      world.add(shapeAt(i, 0), { isStatic: isStatic && i % 2 > 0 }),
    );
    for (const round of [1, 2, 3]) {
      world.step();
      ids.forEach((id, i) => {
        if (i % 4 < round) world.setShape(id, shapeAt(i, round));
      });
      const fresh = new World();
      for (const id of ids) fresh.add(world.shapeOf(id), { isStatic: world.isStatic(id) });
      expect(pairsOf(world)).toEqual(pairsOf(fresh));
      expect(pairsOf(world).length).toBeGreaterThan(5);
      expect(world.nearest(8, 8, 9)).toEqual(fresh.nearest(8, 8, 9));
      expect(world.raycastAll(ray(0, 8, 1, 0.01))).toEqual(fresh.raycastAll(ray(0, 8, 1, 0.01)));
    }
  });

  it("passes nothing on the way to where the new shape is", () => {
    const world = new World();
    const wall = world.add(rect(5, 0, 1, 9), { isStatic: true });
    const ball = world.add(circle(0, 0, 1), { continuous: true });
    world.step();
    world.setShape(ball, circle(9, 0, 0.5));
    expect(world.step().passed).toEqual([]);
    world.moveTo(ball, 0, 0);
    expect(world.step().passed).toMatchObject([{ a: wall, b: ball }]);
  });

  it("refuses what is no shape, and no body, and changes nothing", () => {
    const world = new World();
    const id = world.add(circle(0, 0, 1));
    expect(() => world.setShape(id, {} as Shape)).toThrow("setShape: shape must be a shape, got an object");
    expect(() => world.setShape(7, circle(0, 0, 1))).toThrow(RangeError);
    expect(world.shapeOf(id)).toEqual(circle(0, 0, 1));
  });
});

describe("Filter.exclude", () => {
  const world = new World();
  const ids = [0, 1, 2, 3].map((x) => world.add(circle(x, 0, 1)));
  const [hero, second] = ids as [BodyId, BodyId];

  it.each<[string, (exclude: BodyId | BodyId[]) => BodyId[]]>([
    ["query", (exclude) => world.query(square(0, 0), { exclude })],
    ["queryPoint", (exclude) => world.queryPoint(0.5, 0, { exclude })],
    ["queryBounds", (exclude) => world.queryBounds({ minX: 0, minY: 0, maxX: 1, maxY: 1 }, { exclude })],
    ["raycast", (exclude) => [world.raycast(ray(-9, 0, 1, 0), { exclude })?.id ?? -1]],
    ["raycastAll", (exclude) => world.raycastAll(ray(-9, 0, 1, 0), { exclude }).map(({ id }) => id)],
    ["sweep", (exclude) => [world.sweep(square(-9, 0), { x: 20, y: 0 }, { exclude })?.id ?? -1]],
    [
      "sweepAll",
      (exclude) => world.sweepAll(square(-9, 0), { x: 20, y: 0 }, { exclude }).map(({ id }) => id),
    ],
    ["circleCast", (exclude) => [world.circleCast(ray(-9, 0, 1, 0), 1, { exclude })?.id ?? -1]],
    ["nearest", (exclude) => world.nearest(0, 0, 4, { exclude }).map(({ id }) => id)],
  ])("leaves bodies out of %s", (_name, ask) => {
    const all = ask([]);
    expect(all).toContain(hero);
    expect(ask(hero)).not.toContain(hero);
    expect(ask(hero)).toContain(second);
    expect(ask([hero])).toEqual(ask(hero));
    expect(ask([second, hero])).not.toContain(hero);
    expect(ask([second, hero])).not.toContain(second);
    expect(ask(99)).toEqual(all);
  });

  it("refuses what is no id", () => {
    const ask = (exclude: unknown) => () => world.query(square(0, 0), { exclude: exclude as BodyId });
    expect(ask("0")).toThrow(
      'query: filter.exclude must be the id of a body or an array of such ids, got "0"',
    );
    expect(ask(null)).toThrow(TypeError);
    expect(ask([0, null])).toThrow("query: filter.exclude[1] must be the id of a body, got null");
  });
});
