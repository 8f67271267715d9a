import { circle, closestPoints, distance, point, type Ray, ray, raycast, type Shape, World } from "osculate";
import { describe, expect, it } from "vitest";
import { uniformNumbers } from "../../generators/random.js";

/** All of one size, so that each is as wide as a cell of the grid that they are sorted by. */
function crowd(random: () => number, count: number, width: number, height: number): Shape[] {
  return Array.from({ length: count }, () => circle(width * random(), height * random(), 0.5));
}

function worldOf(shapes: readonly Shape[]): World {
  const world = new World();
  for (const shape of shapes) world.add(shape);
  // Puts all boxes into their cells.
  world.pairs(() => undefined);
  return world;
}

function firstHit(shapes: readonly Shape[], cast: Ray): { id: number; t: number } | null {
  let best: { id: number; t: number } | null = null;
  for (const [id, shape] of shapes.entries()) {
    const hit = raycast(cast, shape);
    if (hit !== null && (best === null || hit.t < best.t)) best = { id, t: hit.t };
  }
  return best;
}

const crowds: { name: string; width: number; height: number; count: number }[] = [
  { name: "dense", width: 30, height: 30, count: 1500 },
  { name: "thin", width: 300, height: 200, count: 400 },
  { name: "in a row", width: 2000, height: 0.1, count: 700 },
];

describe("rays and nearest bodies, found by cells", () => {
  for (const { name, width, height, count } of crowds) {
    it(`${name}: rays that graze`, () => {
      const random = uniformNumbers(11);
      const shapes = crowd(random, count, width, height);
      const world = worldOf(shapes);
      let hits = 0;
      for (let i = 0; i < 400; i++) {
        const { x, y } = shapes[Math.floor(count * random())] ?? point(0, 0);
        const angle = (i % 4 === 0 ? Math.floor(4 * random()) / 4 : random()) * 2 * Math.PI;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const aside = (random() < 0.5 ? -1 : 1) * (0.5 - 10 ** (-2 - 6 * random()));
        const ahead = 6 * random();
        const [startX, startY] = [x - ahead * dx - aside * dy, y - ahead * dy + aside * dx];
        const cast = ray(
          startX,
          startY,
          dx,
          dy,
          i % 3 === 0 ? 8 : Number.POSITIVE_INFINITY,
          i % 7 === 0 ? -3 : 0,
        );
        const expected = firstHit(shapes, cast);
        const found = world.raycast(cast);
        expect(found === null ? null : { id: found.id, t: found.t }).toEqual(expected);
        if (expected !== null) hits += 1;
      }
      expect(hits).toBeGreaterThan(300);
    });

    it(`${name}: nearest`, () => {
      const random = uniformNumbers(12);
      const shapes = crowd(random, count, width, height);
      const world = worldOf(shapes);
      for (let i = 0; i < 200; i++) {
        const [x, y] = [1.4 * width * random() - 0.2 * width, 1.4 * height * random() - 0.2 * height];
        const k = [1, 3, 8, 40][i % 4] ?? 1;
        const expected = shapes
          .map((shape, id) => ({ id, distance: distance(point(x, y), shape) }))
          .sort((a, b) => a.distance - b.distance || a.id - b.id)
          .slice(0, k);
        const found = world.nearest(x, y, k);
        expect(found.map(({ id, distance: gap }) => ({ id, distance: gap }))).toEqual(expected);
      }
    });
  }

  it("lines, from one end of the grid to the other, and rays that start far away", () => {
    const random = uniformNumbers(13);
    const shapes = crowd(random, 900, 60, 60);
    const world = worldOf(shapes);
    for (let i = 0; i < 100; i++) {
      const angle = 2 * Math.PI * random();
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const far = i % 2 === 0 ? 1e4 : 1e9;
      const aside = 60 * (random() - 0.5);
      const cast = ray(30 - far * dx - aside * dy, 30 - far * dy + aside * dx, dx, dy);
      const found = world.raycast(cast);
      const expected = firstHit(shapes, cast);
      expect(found === null ? null : { id: found.id, t: found.t }).toEqual(expected);
      const line = ray(
        30 - aside * dy,
        30 + aside * dx,
        dx,
        dy,
        Number.POSITIVE_INFINITY,
        Number.NEGATIVE_INFINITY,
      );
      const onLine = world.raycast(line);
      expect(onLine === null ? null : { id: onLine.id, t: onLine.t }).toEqual(firstHit(shapes, line));
    }
  });

  it("of circles at one place the one with the least id, those left out passed over", () => {
    const world = new World();
    const first = world.add(circle(3, 0, 0.5), { category: 2 });
    const second = world.add(circle(3, 0, 0.5), { sensor: true });
    const third = world.add(circle(3, 0, 0.5));
    const behind = world.add(circle(4.5, 0, 0.5));
    for (let i = 0; i < 20; i++) world.add(circle(i, 5, 0.5));
    world.pairs(() => undefined);
    const cast = ray(0, 0, 1, 0);
    expect(world.raycast(cast)?.id).toBe(first);
    expect(world.raycast(cast, { mask: 1 })?.id).toBe(second);
    expect(world.raycast(cast, { mask: 1, sensors: false })?.id).toBe(third);
    expect(world.nearest(3, 0, 2).map(({ id }) => id)).toEqual([first, second]);
    expect(world.nearest(3, 0, 1, { mask: 1, sensors: false })).toEqual([
      { id: third, distance: 0, point: { x: 3, y: 0 } },
    ]);
    world.remove(third);
    expect(world.raycast(cast, { mask: 1, sensors: false })?.id).toBe(behind);
    expect(world.nearest(3, 0, 1, { mask: 1, sensors: false })).toEqual([
      { id: behind, distance: 1, point: { x: 4, y: 0 } },
    ]);
    // A slot that is used again has another id.
    const fourth = world.add(circle(3, 0, 0.5));
    world.pairs(() => undefined);
    expect(world.raycast(cast, { mask: 1, sensors: false })?.id).toBe(fourth);
    expect(fourth).not.toBe(third);
    expect(world.nearest(3, 0, 3, { sensors: false }).map(({ id }) => id)).toEqual([first, fourth, behind]);
  });

  it("a few bodies that have left their cells right after a step are found where they are", () => {
    const random = uniformNumbers(15);
    for (const count of [3, 40, 600]) {
      const side = 3 * Math.sqrt(count);
      const shapes = crowd(random, count, side, side);
      const world = worldOf(shapes);
      for (let round = 0; round < 10; round++) {
        world.step();
        for (let i = 0; i < 3; i++) {
          const id = Math.floor(count * random());
          const moved = circle(side * random(), side * random(), 0.5);
          shapes[id] = moved;
          world.moveTo(id, moved.x, moved.y);
          const fromAbove = ray(moved.x, -5, 0, 1);
          const found = world.raycast(fromAbove);
          expect(found === null ? null : { id: found.id, t: found.t }).toEqual(firstHit(shapes, fromAbove));
          expect(found).not.toBeNull();
          expect(world.nearest(moved.x, moved.y, 1)[0]?.distance).toBe(0);
        }
      }
    }
  });

  it("nearest of many, as they are found among both moving and resting ones, and the points that are nearest", () => {
    const random = uniformNumbers(14);
    const shapes = crowd(random, 800, 40, 40);
    const world = new World();
    for (const [id, shape] of shapes.entries()) world.add(shape, { isStatic: id % 3 === 0 });
    world.pairs(() => undefined);
    for (let i = 0; i < 60; i++) {
      const [x, y] = [40 * random(), 40 * random()];
      const found = world.nearest(x, y, 200);
      expect(found.length).toBe(200);
      for (const [rank, { id, distance: gap, point: place }] of found.entries()) {
        const shape = shapes[id] as Shape;
        expect(gap).toBe(distance(point(x, y), shape));
        expect(place).toEqual(gap === 0 ? { x, y } : closestPoints(point(x, y), shape).b);
        expect(gap).toBeGreaterThanOrEqual(found[Math.max(rank - 1, 0)]?.distance ?? 0);
      }
      const farthest = found[199]?.distance ?? 0;
      const nearer = shapes.filter((shape) => distance(point(x, y), shape) < farthest);
      expect(nearer.length).toBeLessThan(200);
    }
  });
});
