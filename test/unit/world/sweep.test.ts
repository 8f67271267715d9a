import {
  arc,
  type BodyId,
  circle,
  compound,
  halfPlane,
  point,
  polyline,
  ray,
  rect,
  type Shape,
  sweep,
  World,
} from "osculate";
import { describe, expect, it } from "vitest";

const STILL = { x: 0, y: 0 };

/** Thin walls at x = 10, 20, …, each a body. */
function walls(count: number): { world: World; ids: BodyId[] } {
  const world = new World();
  const ids = Array.from({ length: count }, (_, i) => world.add(rect(10 * (i + 1), 0, 0.5, 8)));
  return { world, ids };
}

describe("World: sweep", () => {
  it("gives the first body, as `sweep` has it", () => {
    const { world, ids } = walls(5);
    const ball = circle(0, 0, 1);
    const velocity = { x: 100, y: 0 };
    const hit = world.sweep(ball, velocity);
    expect(hit).toEqual({
      id: ids[0],
      ...sweep(ball, velocity, world.shapeOf(ids[0] ?? -1) as Shape, STILL),
    });
    expect(hit?.t).toBeCloseTo(0.0875, 10);
    expect(hit?.normal).toEqual({ x: 1, y: 0 });
    expect(world.sweep(ball, { x: -100, y: 0 })).toBeNull();
    expect(world.sweep(ball, { x: 8.7, y: 0 })).toBeNull();
    expect(world.sweep(circle(0, 5.1, 1), velocity)).toBeNull();
  });

  it("gives the touch of every body in order, and the lesser id of equal ones", () => {
    const { world, ids } = walls(4);
    const twin = world.add(rect(10, 0, 0.5, 8));
    const ball = circle(50, 0, 1);
    expect(world.sweepAll(ball, { x: -100, y: 0 }).map(({ id }) => id)).toEqual([
      ...ids.slice(1).reverse(),
      ids[0],
      twin,
    ]);
    expect(world.sweep(circle(0, 0, 1), { x: 100, y: 0 })?.id).toBe(ids[0]);
  });

  it("gives the lesser id of equal ones, whichever was found first", () => {
    const world = new World();
    const post = circle(5, 0, 1);
    const first = world.add(post, { isStatic: true });
    world.add(post);
    world.add(post, { isStatic: true });
    expect(world.sweep(circle(0, 0, 1), { x: 9, y: 0 })?.id).toBe(first);
    expect(world.sweep(circle(5, 0, 1), { x: 9, y: 0 })).toMatchObject({ id: first, t: 0 });
    expect(world.circleCast(ray(5, 0, 1, 0), 1)).toMatchObject({ id: first, t: 0 });
  });

  it("asks `accept` in the order of the answer, and leaves out what the filter leaves out", () => {
    const { world, ids } = walls(4);
    const sensor = world.add(circle(5, 0, 1), { sensor: true, category: 2 });
    const ball = circle(0, 0, 1);
    const velocity = { x: 100, y: 0 };
    const asked: BodyId[] = [];
    const accept = (id: BodyId) => asked.push(id) === 3;
    expect(world.sweep(ball, velocity, { accept })?.id).toBe(ids[1]);
    expect(asked).toEqual([sensor, ids[0], ids[1]]);
    expect(world.sweep(ball, velocity, { sensors: false })?.id).toBe(ids[0]);
    expect(world.sweepAll(ball, velocity, { mask: 2 }).map(({ id }) => id)).toEqual([sensor]);
  });

  it("tells overlaps and touches to begin with as `sweep` does", () => {
    const world = new World();
    const floor = world.add(halfPlane(0, 0, 0, -1));
    const box = world.add(rect(3, -1, 2, 2));
    expect(world.sweep(circle(0, -1, 1), { x: 0, y: 1 })).toMatchObject({ id: floor, t: 0 });
    expect(world.sweep(circle(0, -1, 1), { x: 5, y: 0 })).toMatchObject({ id: box });
    expect(world.sweep(circle(3, -1, 1), STILL)).toMatchObject({ id: box, t: 0 });
    expect(world.sweep(circle(0, -1, 1), STILL)).toBeNull();
  });

  it("finds a short arc of an enormous circle that passes within the error of its radius", () => {
    const world = new World();
    const radius = 2 ** 40;
    const id = world.add(arc(0, 0, radius, { x: radius, y: -1 }, { x: radius, y: 1 }));
    // What a sweep may be off by is relative to the radius: these points pass beside the arc's box, which is 2 high.
    const hits = [0.001, 0.01, 1, 1000].map((aside) => {
      const flying = point(radius + aside, -3);
      const expected = sweep(flying, { x: 0, y: 6 }, world.shapeOf(id) as Shape, STILL);
      expect(world.sweep(flying, { x: 0, y: 6 })).toEqual(expected && { id, ...expected });
      return expected?.isCertain;
    });
    expect(hits[0]).toBe(false);
    expect(hits[3]).toBeUndefined();
  });

  it("goes far and finds nothing in an empty world", () => {
    const world = new World();
    expect(world.sweep(circle(0, 0, 1), { x: 1e300, y: 1 })).toBeNull();
    expect(world.sweepAll(circle(0, 0, 1), STILL)).toEqual([]);
    expect(world.circleCast(ray(0, 0, 1, 0), 1)).toBeNull();
    // @ts-expect-error: for callers without types
    expect(() => world.sweep(circle(0, 0, 1), 7)).toThrow("sweep: velocity");
    expect(() => world.sweepAll(circle(0, 0, 1), { x: 0, y: Number.POSITIVE_INFINITY })).toThrow(
      "sweepAll: velocity.y",
    );
  });
});

describe("World: circleCast", () => {
  it("gives t along the ray, without end", () => {
    const { world, ids } = walls(3);
    const hit = world.circleCast(ray(0, 0, 0.5, 0), 1);
    expect(hit).toMatchObject({ id: ids[0], normal: { x: 1, y: 0 }, isCertain: true });
    expect(hit?.t).toBeCloseTo(17.5, 9);
    expect(hit?.point.x).toBeCloseTo(9.75, 9);
    expect(world.circleCast(ray(0, 0, -1, 0), 1)).toBeNull();
    expect(world.circleCast(ray(1e6, 4.5, -1, 0), 1)).toMatchObject({ id: ids[2] });
    expect(world.circleCast(ray(1e6, 5.5, -1, 0), 1)).toBeNull();
  });

  it("keeps to minT and maxT, and begins where the disc is at minT", () => {
    const { world, ids } = walls(3);
    expect(world.circleCast(ray(0, 0, 1, 0, 8.7), 1)).toBeNull();
    expect(world.circleCast(ray(0, 0, 1, 0, 8.8), 1)?.id).toBe(ids[0]);
    // In the corner of its box, the circle begins at x = 9.
    world.add(circle(10, 100, 5));
    expect(world.circleCast(ray(0, 104.9, 1, 0, 6), 0.01)).toBeNull();
    expect(world.circleCast(ray(0, 104.9, 1, 0, 9), 0.01)?.t).toBeGreaterThan(8.9);
    expect(world.circleCast(ray(0, 0, 1, 0, 100, 12), 1)?.id).toBe(ids[1]);
    expect(world.circleCast(ray(0, 0, 1, 0, 100, 11), 1)).toMatchObject({ id: ids[0], t: 11 });
    expect(world.circleCast(ray(0, 0, 1, 0, 20, 20), 1)).toMatchObject({ id: ids[1], t: 20 });
    expect(world.circleCast(ray(20, 0, 1, 0, 100, -15), 1)?.t).toBeCloseTo(-11.25, 9);
    const line = ray(0, 0, 1, 0, 1, Number.NEGATIVE_INFINITY);
    expect(() => world.circleCast(line, 1)).toThrow("circleCast: ray.minT");
    expect(() => world.circleCast(ray(0, 0, 1, 0), -1)).toThrow("circleCast: radius");
    // @ts-expect-error: for callers without types
    expect(() => world.circleCast({}, 1)).toThrow("circleCast: ray");
  });

  it("takes a radius of 0 for a point that moves", () => {
    const { world, ids } = walls(2);
    const along = ray(0, 3.9, 1, 0);
    expect(world.circleCast(along, 0)?.id).toBe(ids[0]);
    expect(world.circleCast(along, 0)?.t).toBeCloseTo(world.raycast(along)?.t ?? 0, 9);
    expect(world.circleCast(ray(0, 4.1, 1, 0), 0)).toBeNull();
  });

  it("does not answer by where other bodies are", () => {
    const { world, ids } = walls(2);
    const along = ray(0, 0, 1, 0.001);
    const hit = world.circleCast(along, 1);
    world.add(circle(1e12, 0, 1));
    world.add(halfPlane(-1e9, 0, 1, 0));
    expect(world.circleCast(along, 1)).toEqual(hit);
    expect(hit?.id).toBe(ids[0]);
  });

  it("reaches half planes, alone or in a compound, and only if it comes nearer to them", () => {
    const bodies: Shape[] = [
      halfPlane(100, 7, -1, 0),
      compound([halfPlane(100, 7, -1, 0), circle(-50, 0, 1)]),
    ];
    for (const body of bodies) {
      const world = new World();
      world.add(body);
      expect(world.circleCast(ray(0, 5, 2, 1), 1)?.t).toBeCloseTo(49.5, 9);
      expect(world.circleCast(ray(0, 5, 0, 1), 1)).toBeNull();
      expect(world.circleCast(ray(0, 5, -1, 1), 1)).toBeNull();
      expect(world.circleCast(ray(99.5, 0, -1, 0), 1)?.t).toBe(0);
      expect(world.circleCast(ray(99, 0, 1, 0), 1)?.t).toBe(0);
    }
  });

  it("goes along directions too short to be told to the last digit, past what reaches beyond the doubles", () => {
    const world = new World();
    const huge = world.add(circle(0, 1e20, Number.MAX_VALUE));
    expect(world.circleCast(ray(0, 1e300, 0, -1e-310), 1)).toMatchObject({ id: huge, t: 0 });
    expect(world.circleCast(ray(0, 1e300, 1e-310, 0, 5), 1)).toMatchObject({ id: huge, t: 0 });
  });

  it("starts on a point, and at the end of the doubles", () => {
    const world = new World();
    world.add(point(1, 1));
    const far = world.add(circle(1e308, 0, 1e307));
    expect(world.circleCast(ray(0, 0, 1, 1), 0)?.t).toBeCloseTo(1, 9);
    expect(world.circleCast(ray(0, 0, 1, 0), 0.5)?.id).toBe(far);
    const longWay = new World();
    longWay.add(
      polyline([
        [0, -1],
        [Number.MAX_VALUE, 0],
      ]),
    );
    expect(longWay.circleCast(ray(-1, 0, 7.796926556498805e285, 0), 0.25)).not.toBeNull();
    const chain = world.add(
      polyline([
        [5, -1],
        [5, 1],
      ]),
    );
    expect(world.circleCast(ray(0, 0, 1, 0), 0.5)?.id).toBe(chain);
  });
});
