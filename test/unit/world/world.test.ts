import {
  arc,
  type BodyId,
  capsule,
  circle,
  compound,
  halfPlane,
  moveTo,
  point,
  polygon,
  ray,
  rect,
  World,
} from "osculate";
import { describe, expect, it } from "vitest";

function pairsOf(world: World): [BodyId, BodyId][] {
  const pairs: [BodyId, BodyId][] = [];
  world.pairs((a, b) => pairs.push([a, b]));
  return pairs;
}

/** Circles of radius 1 in a row, each touching the next. */
function row(world: World, count: number): BodyId[] {
  return Array.from({ length: count }, (_, index) => world.add(circle(2 * index, 0, 1)));
}

describe("World: bodies", () => {
  it("keeps a copy of the shape", () => {
    const world = new World();
    const mine = circle(0, 0, 1);
    const id = world.add(mine);
    moveTo(mine, 9, 9);
    expect(world.shapeOf(id)).toEqual(circle(0, 0, 1));
    world.moveTo(id, 3, 4);
    expect(world.shapeOf(id)).toEqual(circle(3, 4, 1));
    expect(mine).toEqual(circle(9, 9, 1));
  });

  it("copies compounds with their pose", () => {
    const world = new World();
    const pair = compound([circle(0, 0, 1), rect(5, 0, 2, 2)]);
    moveTo(pair, 10, 20);
    const id = world.add(pair);
    expect(world.shapeOf(id)).toEqual(pair);
    expect(world.queryPoint(15, 20)).toEqual([id]);
  });

  it("tells what a body was added with", () => {
    const world = new World<string>();
    const plain = world.add(point(0, 0));
    const id = world.add(point(1, 1), { category: 4, mask: ~1, sensor: true, isStatic: true, data: "mine" });
    expect([world.categoryOf(plain), world.maskOf(plain), world.dataOf(plain)]).toEqual([
      1,
      0xffffffff,
      undefined,
    ]);
    expect([world.isSensor(plain), world.isStatic(plain)]).toEqual([false, false]);
    expect([world.categoryOf(id), world.maskOf(id), world.dataOf(id)]).toEqual([4, 0xfffffffe, "mine"]);
    expect([world.isSensor(id), world.isStatic(id), world.size]).toEqual([true, true, 2]);
  });

  it("never gives an id twice, and knows the ids of bodies that are gone", () => {
    const world = new World();
    const seen = new Set<BodyId>();
    for (let i = 0; i < 5000; i++) {
      const id = world.add(point(i, 0));
      expect(seen.has(id)).toBe(false);
      seen.add(id);
      if (i % 3 !== 0) world.remove(id);
    }
    expect(seen.size).toBe(5000);
    expect([...seen].filter((id) => world.has(id)).length).toBe(world.size);
  });

  it("names an id that is of no body", () => {
    const world = new World();
    const id = world.add(circle(0, 0, 1));
    world.remove(id);
    const next = world.add(circle(0, 0, 1));
    expect(next).not.toBe(id);
    for (const wrong of [id, -1, 0.5, Number.NaN, 2 ** 60, Number.POSITIVE_INFINITY]) {
      expect(world.has(wrong)).toBe(false);
      expect(() => world.moveTo(wrong, 0, 0)).toThrow(RangeError);
      expect(() => world.remove(wrong)).toThrow(`got ${wrong}`);
    }
    // @ts-expect-error: for callers without types
    expect(() => world.shapeOf("0")).toThrow(TypeError);
    expect(world.size).toBe(1);
  });

  it("changes nothing on bad input", () => {
    const world = new World();
    const id = world.add(circle(0, 0, 1), { category: 2, mask: 2 });
    // @ts-expect-error: for callers without types
    expect(() => world.add({ kind: "circle" })).toThrow("add: shape");
    expect(() => world.add(circle(0, 0, 1), { category: 0.5 })).toThrow("add: category");
    expect(() => world.add(circle(0, 0, 1), { mask: 2 ** 32 })).toThrow("add: mask");
    // @ts-expect-error: for callers without types
    expect(() => world.add(circle(0, 0, 1), { sensor: 1 })).toThrow("add: sensor");
    // @ts-expect-error: for callers without types
    expect(() => world.add(circle(0, 0, 1), 7)).toThrow("add: options");
    // @ts-expect-error: for callers without types
    expect(() => world.add(circle(0, 0, 1), null)).toThrow("add: options");
    // @ts-expect-error: for callers without types
    expect(() => world.add(circle(0, 0, 1), { isSensor: true })).toThrow(
      'add: options must be an object with no fields but category, mask, sensor, isStatic, continuous, oneWay, data, got "isSensor"',
    );
    // @ts-expect-error: for callers without types
    expect(() => world.raycast(ray(0, 0, 1, 0), { sensor: false })).toThrow(
      'raycast: filter must be an object with no fields but mask, category, sensors, exclude, accept, got "sensor"',
    );
    // @ts-expect-error: for callers without types
    expect(() => world.queryPoint(0, 0, { sensors: 0 })).toThrow("queryPoint: filter.sensors");
    // @ts-expect-error: for callers without types
    expect(() => world.queryPoint(0, 0, () => true)).toThrow("queryPoint: filter");
    expect(() => world.moveTo(id, Number.NaN, 0)).toThrow("moveTo: x");
    expect(() => world.setPose(id, 0, Number.POSITIVE_INFINITY, 0)).toThrow("setPose: y");
    expect(() => world.rotateTo(id, Number.NaN)).toThrow("rotateTo: angle");
    expect(() => world.setFilter(id, 1, -(2 ** 40))).toThrow("setFilter: mask");
    expect(world.size).toBe(1);
    expect(world.shapeOf(id)).toEqual(circle(0, 0, 1));
    expect([world.categoryOf(id), world.maskOf(id)]).toEqual([2, 2]);
    expect(world.queryPoint(1, 0)).toEqual([id]);
  });
});

describe("World: pairs", () => {
  it("are of touching bodies, once, in order", () => {
    const world = new World();
    row(world, 4);
    expect(pairsOf(world)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it("are what both masks allow, and never both static", () => {
    const world = new World();
    const bullet = world.add(circle(0, 0, 1), { category: 2, mask: 4 });
    const enemy = world.add(circle(0, 0, 1), { category: 4 });
    const wall = world.add(circle(0, 0, 1), { isStatic: true });
    world.add(circle(0, 0, 1), { isStatic: true, mask: 0 });
    expect(pairsOf(world)).toEqual([
      [bullet, enemy],
      [enemy, wall],
    ]);
    world.setFilter(enemy, 4, 1);
    expect(pairsOf(world)).toEqual([[enemy, wall]]);
  });

  it("are those of the beginning, less the ones of removed bodies", () => {
    const world = new World();
    const ids = row(world, 4);
    const seen: [BodyId, BodyId][] = [];
    world.pairs((a, b) => {
      seen.push([a, b]);
      if (a === ids[0]) {
        world.remove(ids[2] ?? -1);
        world.add(circle(0, 0, 100));
        world.moveTo(ids[3] ?? -1, 1000, 0);
      }
    });
    expect(seen).toEqual([[0, 1]]);
    const added = 2 ** 20 + 2;
    expect(pairsOf(world)).toEqual([
      [0, 1],
      [0, added],
      [1, added],
    ]);
  });

  it("may be asked for while they are told, and outlast exceptions", () => {
    const world = new World();
    row(world, 4);
    const inner: [BodyId, BodyId][][] = [];
    const outer: [BodyId, BodyId][] = [];
    world.pairs((a, b) => {
      outer.push([a, b]);
      inner.push(pairsOf(world));
    });
    expect(inner).toEqual([outer, outer, outer]);
    expect(() =>
      world.pairs(() => {
        throw new Error("mine");
      }),
    ).toThrow("mine");
    expect(pairsOf(world)).toEqual(outer);
  });

  it("are not of removed bodies, among unbounded ones either", () => {
    const world = new World();
    const [first = -1, second = -1] = [0, 5].map((x) => world.add(circle(x, 0, 1), { isStatic: true }));
    const slope = world.add(halfPlane(10, 0, 1, 2));
    expect(pairsOf(world)).toEqual([
      [first, slope],
      [second, slope],
    ]);
    world.remove(first);
    expect(pairsOf(world)).toEqual([[second, slope]]);
    world.remove(slope);
    expect(pairsOf(world)).toEqual([]);
  });

  it("are found among unbounded bodies, static and moving", () => {
    const world = new World();
    const floor = world.add(halfPlane(0, 10, 0, -1), { isStatic: true });
    const slope = world.add(halfPlane(0, 0, 1, 1));
    const ball = world.add(circle(5, 9, 1));
    expect(pairsOf(world)).toEqual([
      [floor, slope],
      [floor, ball],
    ]);
    world.moveTo(ball, -50, 20);
    expect(pairsOf(world).length).toBe(3);
  });
});

describe("World: step", () => {
  it("tells begin, stay and end", () => {
    const world = new World();
    const [a = -1, b = -1] = row(world, 2);
    const touch = { a, b, sensor: false };
    const events = () => {
      const { stay, ...others } = world.step();
      return { ...others, stay: [...stay] };
    };
    expect(events()).toEqual({ begin: [touch], stay: [], end: [], passed: [] });
    expect(events()).toEqual({ begin: [], stay: [touch], end: [], passed: [] });
    world.moveTo(b, 100, 0);
    expect(events()).toEqual({ begin: [], stay: [], end: [touch], passed: [] });
    expect(events()).toEqual({ begin: [], stay: [], end: [], passed: [] });
  });

  it("makes arrays of begin and end that stay as they are, also where a body is removed before", () => {
    const world = new World();
    const [a = -1, b = -1, c = -1] = row(world, 3);
    const events = world.step();
    world.remove(a);
    world.add(circle(70, 0, 1));
    const { begin } = events;
    expect(events.begin).toBe(begin);
    world.step();
    const { end } = events;
    world.remove(c);
    world.step();
    expect(begin).toEqual([
      { a, b, sensor: false },
      { a: b, b: c, sensor: false },
    ]);
    expect(end).toEqual([{ a, b, sensor: false }]);
    expect(events.end).toEqual([{ a: b, b: c, sensor: false }]);
  });

  it("goes through what stays as often as asked, and no further than to the next step", () => {
    const world = new World();
    const ids = row(world, 4);
    world.step();
    const { stay } = world.step();
    expect(stay.length).toBe(3);
    const twice = [...stay].flatMap(({ a }) => Array.from(stay, ({ b }) => [a, b]));
    expect(twice).toHaveLength(9);
    let seen = 0;
    for (const { a, b } of stay) {
      expect([a, b]).toEqual([ids[seen], ids[seen + 1]]);
      seen += 1;
      if (seen === 2) world.step();
    }
    expect(seen).toBe(2);
    expect(stay.length).toBe(3);
  });

  it("ends pairs of removed and of filtered bodies, and begins those of bodies in their place", () => {
    const world = new World();
    const [a = -1, b = -1, c = -1] = row(world, 3);
    world.step();
    world.remove(a);
    const next = world.add(circle(0, 0, 1), { sensor: true });
    world.setFilter(c, 1, 0);
    const { begin, stay, end } = world.step();
    expect(begin).toEqual([{ a: b, b: next, sensor: true }]);
    expect(stay.length).toBe(0);
    expect(end).toEqual([
      { a, b, sensor: false },
      { a: b, b: c, sensor: false },
    ]);
  });
});

describe("World: questions", () => {
  it("finds bodies in boxes of any sort", () => {
    const world = new World();
    const ids = row(world, 5);
    const everywhere = Number.POSITIVE_INFINITY;
    expect(world.queryBounds({ minX: 1, minY: 0, maxX: 3, maxY: 0 })).toEqual(ids.slice(0, 3));
    expect(world.queryBounds({ minX: 4, minY: -1, maxX: 4, maxY: -1 })).toEqual(ids.slice(2, 3));
    expect(world.queryBounds({ minX: 5.5, minY: -everywhere, maxX: everywhere, maxY: -0.9 })).toEqual(
      ids.slice(3),
    );
    expect(
      world.query(
        polygon([
          [0, 0.5],
          [9, 0.5],
          [0, 9],
        ]),
      ),
    ).toEqual(ids);
    expect(() => world.queryBounds({ minX: 1, minY: 0, maxX: 0, maxY: 0 })).toThrow("maxX");
    expect(() => world.queryBounds({ minX: Number.NaN, minY: 0, maxX: 0, maxY: 0 })).toThrow("minX");
    expect(() => world.queryPoint(Number.NaN, 0)).toThrow("queryPoint: x");
  });

  it("filters by category, mask, sensor and what accepts", () => {
    const world = new World();
    const a = world.add(circle(0, 0, 1), { category: 1, mask: 1 });
    const b = world.add(circle(0, 0, 1), { category: 2, mask: 2 });
    const c = world.add(circle(0, 0, 1), { category: 2, mask: 1, sensor: true });
    const asked: BodyId[] = [];
    expect(world.queryPoint(0, 0, { mask: 2 })).toEqual([b, c]);
    expect(world.queryPoint(0, 0, { category: 1 })).toEqual([a, c]);
    expect(world.queryPoint(0, 0, { sensors: false })).toEqual([a, b]);
    expect(
      world.queryPoint(0, 0, {
        sensors: true,
        accept: (id) => {
          asked.push(id);
          world.remove(id);
          return id !== b;
        },
      }),
    ).toEqual([]);
    expect(asked).toEqual([a, b, c]);
    expect(world.size).toBe(0);
    expect(() => world.queryPoint(0, 0, { mask: 0.5 })).toThrow("queryPoint: filter.mask");
    // @ts-expect-error: for callers without types
    expect(() => world.raycast(ray(0, 0, 1, 0), { accept: true })).toThrow("raycast: filter.accept");
  });

  it("gives the first hit, the lesser id of equal ones, and the next where one is not accepted", () => {
    const world = new World();
    const far = world.add(circle(20, 0, 1));
    const near = world.add(circle(10, 0, 1), { isStatic: true });
    const same = world.add(circle(10, 0, 1));
    const along = ray(0, 0, 1, 0);
    const first = { id: near, t: 9, point: { x: 9, y: 0 }, normal: { x: -1, y: 0 }, inside: false };
    expect(world.raycast(along)).toEqual(first);
    expect(world.raycastAll(along).map(({ id }) => id)).toEqual([near, same, far]);
    const asked: BodyId[] = [];
    const accept = (id: BodyId) => asked.push(id) > 2;
    expect(world.raycast(along, { accept })?.id).toBe(far);
    expect(asked).toEqual([near, same, far]);
    expect(world.raycast(ray(0, 5, 1, 0))).toBeNull();
    expect(world.raycast(ray(10, 0, 1, 0))?.inside).toBe(true);
    // @ts-expect-error: for callers without types
    expect(() => world.raycast({ x: 0 })).toThrow("raycast: ray");
  });

  it("gives the nearest of bodies that reach beyond the largest double", () => {
    const world = new World();
    world.add(point(-3.131566217634827e307, -1.7e308));
    world.add(capsule(-1.7e308, -1.7e308, 1.4625233290717006e307, 0, 8.5e307));
    world.add(point(1.1821038941852748e308, 1.5390073698014021e308));
    const around = world.add(circle(0, -1.7e308, 1.7e305));
    expect(world.nearest(0, -1.7e308, 1)).toMatchObject([{ id: around, distance: 0 }]);
  });

  it("gives the lesser id of two that are equally near, if only by what is lost among subnormal numbers", () => {
    const least = Number.MIN_VALUE;
    const world = new World();
    world.add(arc(least, -least, least, { x: 3, y: -2 }, { x: 2, y: 1 }));
    const lesser = world.add(arc(-least, 0, least, { x: 2, y: 4 }, { x: -1, y: -78 }));
    world.add(capsule(0, -least, -least, least, 0));
    expect(world.nearest(-least, -least, 1)).toMatchObject([{ id: lesser, distance: least }]);
  });

  it("gives the nearest bodies and their nearest points", () => {
    const world = new World();
    const ids = row(world, 20);
    expect(world.nearest(-3, 0, 2)).toEqual([
      { id: ids[0], distance: 2, point: { x: -1, y: 0 } },
      { id: ids[1], distance: 4, point: { x: 1, y: 0 } },
    ]);
    expect(world.nearest(1, 0, 3)).toEqual([
      { id: ids[0], distance: 0, point: { x: 1, y: 0 } },
      { id: ids[1], distance: 0, point: { x: 1, y: 0 } },
      { id: ids[2], distance: 2, point: { x: 3, y: 0 } },
    ]);
    expect(world.nearest(0, 0, 0)).toEqual([]);
    expect(world.nearest(0, 0, 99).length).toBe(20);
    const floor = world.add(halfPlane(0, 50, 0, -1));
    expect(world.nearest(0, 45, 1)).toEqual([{ id: floor, distance: 5, point: { x: 0, y: 50 } }]);
    expect(world.nearest(0, 0, 0)).toEqual([]);
    world.remove(floor);
    const odd = world.nearest(-3, 0, 4, { accept: (id) => id % 2 === 1 });
    expect(odd.map(({ id }) => id)).toEqual([1, 3, 5, 7]);
    expect(() => world.nearest(0, 0, 1.5)).toThrow("nearest: k");
    expect(() => world.nearest(Number.NaN, 0, 1)).toThrow("nearest: x");
  });
});
