import {
  capsule,
  circle,
  contact,
  moveBy,
  overlaps,
  ray,
  raycast,
  rect,
  type Shape,
  sweep,
  type Vec2,
  World,
} from "osculate";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RaySlabs } from "../../../src/world/casts/ray-path.js";
import { uniformNumbers } from "../../generators/random.js";

/** All of one size, so that each is as wide as a cell of the grid that they are sorted by. */
function crowd(random: () => number, count: number, width: number, height: number): Shape[] {
  return Array.from({ length: count }, (_, i) =>
    i % 2 === 0
      ? circle(width * random(), height * random(), 0.5)
      : rect(width * random(), height * random(), 0.9, 0.6),
  );
}

function worldOf(shapes: readonly Shape[]): World {
  const world = new World();
  for (const shape of shapes) world.add(shape);
  // Puts all boxes into their cells.
  world.pairs(() => undefined);
  return world;
}

const REST = { x: 0, y: 0 };

/** The touch of every shape, by t, then id. */
function touches(shapes: readonly Shape[], mover: Shape, velocity: Vec2): { id: number; t: number }[] {
  return shapes
    .flatMap((shape, id) => {
      const hit = sweep(mover, velocity, shape, REST);
      return hit === null ? [] : [{ id, t: hit.t }];
    })
    .sort((a, b) => a.t - b.t || a.id - b.id);
}

const idAndTime = ({ id, t }: { id: number; t: number }) => ({ id, t });

/** Narrower than a cell, wider than many, and so wide that the cells are not gone through; not all about the origin. */
const movers: readonly Shape[] = [
  circle(0, 0, 0),
  circle(0, 0, 0.2),
  rect(0, 0, 5, 0.1),
  capsule(-1, 3, 1, 4, 0.3),
  circle(0, 0, 4.5),
  rect(0, 0, 60, 0.2),
];

const crowds = [
  { name: "dense", width: 20, height: 20, count: 600 },
  { name: "thin", width: 200, height: 150, count: 300 },
  { name: "in a row", width: 1000, height: 0.1, count: 400 },
];

describe("what moves, found by cells", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(crowds)("$name: touches each body that it grazes, in any direction", ({ width, height, count }) => {
    const random = uniformNumbers(21);
    const shapes = crowd(random, count, width, height);
    const world = worldOf(shapes);
    let found = 0;
    for (let i = 0; i < 60; i += 1) {
      const mover = structuredClone(movers[i % movers.length] as Shape);
      const { x, y } = shapes[Math.floor(count * random())] as Shape;
      const angle = (i % 3 === 0 ? Math.floor(4 * random()) / 4 : random()) * 2 * Math.PI;
      const length = i % 11 === 0 ? 0 : 12 * random();
      const velocity = { x: length * Math.cos(angle), y: length * Math.sin(angle) };
      const ahead = random();
      moveBy(mover, x - ahead * velocity.x + random() - 0.5, y - ahead * velocity.y + random() - 0.5);
      const expected = touches(shapes, mover, velocity);
      expect(world.sweepAll(mover, velocity).map(idAndTime)).toEqual(expected);
      const first = world.sweep(mover, velocity);
      expect(first === null ? [] : [idAndTime(first)]).toEqual(expected.slice(0, 1));
      found += expected.length;
    }
    expect(found).toBeGreaterThan(60);
  });

  it.each(crowds)(
    "$name: a disc along a ray without an end, and the ray itself",
    ({ width, height, count }) => {
      const random = uniformNumbers(22);
      const shapes = crowd(random, count, width, height);
      const world = worldOf(shapes);
      for (let i = 0; i < 30; i += 1) {
        const angle = 2 * Math.PI * random();
        const cast = ray(width * random(), height * random(), Math.cos(angle), Math.sin(angle));
        const radius = [0, 0.3, 3][i % 3] ?? 0;
        const disc = circle(cast.x, cast.y, radius);
        const far = width + height;
        const [nearest] = touches(shapes, disc, { x: far * cast.dx, y: far * cast.dy });
        expect(world.circleCast(cast, radius)?.id).toBe(nearest?.id);
        const hits = shapes
          .flatMap((shape, id) => {
            const hit = raycast(cast, shape);
            return hit === null ? [] : [{ id, t: hit.t }];
          })
          .sort((a, b) => a.t - b.t || a.id - b.id);
        expect(world.raycastAll(cast).map(idAndTime)).toEqual(hits);
      }
    },
  );

  it.each(crowds)("$name: contacts, and what overlaps shapes of any size", ({ width, height, count }) => {
    const random = uniformNumbers(23);
    const shapes = crowd(random, count, width, height);
    const world = worldOf(shapes);
    for (let i = 0; i < 60; i += 1) {
      const mover = structuredClone(movers[i % movers.length] as Shape);
      moveBy(mover, 1.2 * width * random() - 0.1 * width, 1.2 * height * random() - 0.1 * height);
      const met = shapes.flatMap((shape, id) => (overlaps(mover, shape) ? [id] : []));
      expect(world.query(mover)).toEqual(met);
      const told = world.contactsOf(mover);
      expect(told).toEqual(met.map((id) => ({ id, contact: contact(mover, shapes[id] as Shape) })));
    }
  });

  it("looks at as many boxes among 40,000 bodies as among 400", () => {
    const looks = [400, 40_000].map((count) => {
      const random = uniformNumbers(24);
      const side = 2 * Math.sqrt(count);
      const world = worldOf(crowd(random, count, side, side));
      const enter = vi.spyOn(RaySlabs.prototype, "enter");
      const tries = 200;
      for (let i = 0; i < tries; i += 1) {
        const angle = 2 * Math.PI * random();
        const [x, y] = [6 + (side - 12) * random(), 6 + (side - 12) * random()];
        world.sweepAll(circle(x, y, 0.5), { x: 6 * Math.cos(angle), y: 6 * Math.sin(angle) });
      }
      const boxes = enter.mock.calls.reduce((sum, [, , looked]) => sum + looked, 0) / tries;
      enter.mockRestore();
      return boxes;
    });
    expect(Math.max(...looks)).toBeLessThan(1.1 * Math.min(...looks));
  });
});
