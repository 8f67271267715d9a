import { type BodyId, circle, compound, halfPlane, type Passage, polygon, rect, World } from "osculate";
import { describe, expect, it } from "vitest";

function pairsOf(passed: readonly Passage[]): [BodyId, BodyId][] {
  return passed.map(({ a, b }) => [a, b]);
}

/** A continuous bullet at x = 0, and a thin wall at x = 10, one step old. */
function range(options: { isStatic?: boolean; category?: number; sensor?: boolean } = {}) {
  const world = new World();
  const wall = world.add(rect(10, 0, 0.5, 8), options);
  const bullet = world.add(circle(0, 0, 1), { continuous: true });
  world.step();
  return { world, wall, bullet };
}

describe("World: what continuous bodies pass on the way they have slid", () => {
  /** A hill with a coin in it and a coin over it, and a ball that has gone over the hill in one move. */
  function hill(isBall: boolean) {
    const world = new World();
    world.add(rect(100, 10, 300, 20));
    world.add(
      polygon([
        [40, 0],
        [70, -20],
        [100, 0],
      ]),
    );
    world.add(circle(70, -6, 1), { sensor: true });
    const coin = world.add(circle(70, -34, 3), { sensor: true });
    const ball = world.add(circle(20, -6, 6), { continuous: isBall });
    if (!isBall) world.add(circle(70, -34, 1), { continuous: true });
    world.step();
    const slide = () =>
      world.moveAndSlide(ball, { x: 130, y: 2 }, { up: { x: 0, y: -1 }, snapToFloor: 40, exclude: 5 });
    return { world, coin, ball, slide };
  }

  it.each([2 ** 100, 2 ** 512, 2 ** 600, 2 ** -560])("is found at every size: %f", (size) => {
    const world = new World();
    world.add(rect(5 * size, 5 * size, size, 20 * size), { isStatic: true });
    const ball = world.add(circle(0, 0, size), { continuous: true });
    world.step();
    world.moveAndSlide(ball, { x: 10 * size, y: 16 * size });
    expect(world.step().passed).toEqual([]);
  });

  it("keeps of a way of many moves so much as a step can look at", () => {
    const world = new World();
    const ball = world.add(circle(0, 0, 1), { continuous: true });
    const sensor = world.add(circle(0, 9, 1), { sensor: true });
    world.step();
    for (let i = 0; i < 20_000; i += 1) world.moveAndSlide(ball, { x: i % 2 === 0 ? 3 : -3, y: 0.001 });
    expect(world.snapshot().byteLength).toBeLessThan(300_000);
    expect(pairsOf(world.step().passed)).toEqual([[ball, sensor]]);
  });

  it("is neither what it slid along, nor what is on the straight line", () => {
    const { world, coin, ball, slide } = hill(true);
    expect(slide().x).toBeGreaterThan(100);
    const { passed } = world.step();
    expect(pairsOf(passed)).toEqual([[coin, ball]]);
    expect(passed[0]?.t).toBeGreaterThan(0.3);
    expect(passed[0]?.t).toBeLessThan(0.5);
    expect(world.step().passed).toEqual([]);
  });

  it("is told of other bodies that have slid past one that is continuous", () => {
    const { world, slide } = hill(false);
    slide();
    expect(pairsOf(world.step().passed)).toEqual([[4, 5]]);
  });

  it("is the same after a snapshot was restored", () => {
    const { world, slide } = hill(true);
    slide();
    const snapshot = world.snapshot();
    const passed = structuredClone(world.step().passed);
    world.restore(snapshot);
    expect(world.step().passed).toEqual(passed);
    const other = hill(true);
    other.world.restore(snapshot);
    expect(other.world.step().passed).toEqual(passed);
  });

  it("goes on straight from where it has slid to where it was put", () => {
    const { world, ball, slide } = hill(true);
    slide();
    world.moveTo(ball, 300, -60);
    const wall = world.add(rect(250, -50, 1, 100));
    world.step();
    world.moveTo(ball, 200, -60);
    world.moveAndSlide(ball, { x: -20, y: 0 });
    expect(pairsOf(world.step().passed)).toEqual([[ball, wall]]);
  });
});

describe("World: what continuous bodies pass", () => {
  it("is told once, with the first touch, and not for other bodies", () => {
    const { world, wall, bullet } = range({ isStatic: true });
    const slow = world.add(circle(0, 3, 1));
    world.step();
    world.moveTo(bullet, 20, 0);
    world.moveTo(slow, 20, 3);
    const { begin, passed } = world.step();
    expect(begin).toEqual([]);
    expect(pairsOf(passed)).toEqual([[wall, bullet]]);
    expect(passed[0]).toMatchObject({ sensor: false, isCertain: true, normal: { x: -1, y: 0 } });
    expect(passed[0]?.t).toBeCloseTo(0.4375, 10);
    expect(passed[0]?.point.x).toBeCloseTo(9.75, 9);
    expect(world.step().passed).toEqual([]);
    expect([world.isContinuous(bullet), world.isContinuous(slow)]).toEqual([true, false]);
  });

  it("is nothing where they overlap at one of the steps, or only touch then", () => {
    const { world, bullet } = range();
    world.moveTo(bullet, 9, 0);
    expect(world.step()).toMatchObject({ begin: [{}], passed: [] });
    world.moveTo(bullet, 30, 0);
    expect(world.step()).toMatchObject({ end: [{}], passed: [] });
    world.moveTo(bullet, 11.25, 0);
    expect(world.step()).toMatchObject({ begin: [{}], passed: [] });
    world.moveTo(bullet, -5, 0);
    expect(world.step()).toMatchObject({ end: [{}], passed: [] });
  });

  it("counts the motion of the other body, too, and of both together", () => {
    const { world, wall, bullet } = range();
    world.moveTo(wall, -10, 0);
    const { passed } = world.step();
    expect(pairsOf(passed)).toEqual([[wall, bullet]]);
    expect(passed[0]?.t).toBeCloseTo(0.4375, 10);
    expect(passed[0]?.point.x).toBeCloseTo(1, 9);
    world.moveTo(wall, 100, 0);
    world.moveTo(bullet, 110, 0);
    expect(world.step().passed).toEqual([]);
    world.moveTo(wall, 110, 0);
    world.moveTo(bullet, 100, 0);
    const [swap] = world.step().passed;
    expect(swap?.t).toBeCloseTo(0.4375, 10);
    expect(swap?.point.x).toBeCloseTo(104.625, 9);
  });

  it("is what masks allow now, and never two static bodies", () => {
    const { world, wall, bullet } = range({ category: 2 });
    world.setFilter(bullet, 1, ~2);
    world.moveTo(bullet, 20, 0);
    expect(world.step().passed).toEqual([]);
    world.setFilter(bullet, 1, 2);
    world.moveTo(bullet, 0, 0);
    expect(pairsOf(world.step().passed)).toEqual([[wall, bullet]]);
    const still = world.add(circle(0, 3, 1), { continuous: true, isStatic: true });
    const post = world.add(rect(10, 3, 0.5, 1), { isStatic: true });
    world.step();
    world.moveTo(still, 20, 3);
    expect(pairsOf(world.step().passed)).toEqual([[wall, still]]);
    expect(world.isStatic(post)).toBe(true);
  });

  it("needs both bodies at both steps", () => {
    const { world, wall, bullet } = range();
    const late = world.add(rect(15, 0, 0.5, 8));
    world.moveTo(bullet, 20, 0);
    expect(pairsOf(world.step().passed)).toEqual([[wall, bullet]]);
    world.remove(late);
    const next = world.add(rect(17, 0, 0.5, 8));
    world.moveTo(bullet, 0, 0);
    expect(pairsOf(world.step().passed)).toEqual([[wall, bullet]]);
    world.moveTo(bullet, 40, 0);
    world.remove(wall);
    expect(pairsOf(world.step().passed)).toEqual([[bullet, next]]);
    world.remove(bullet);
    const other = world.add(circle(0, 0, 1), { continuous: true });
    expect(world.step().passed).toEqual([]);
    expect(() => world.isContinuous(bullet)).toThrow("isContinuous: id");
    world.moveTo(other, 40, 0);
    const [passage, ...others] = pairsOf(world.step().passed);
    expect(passage).toEqual([next, other].sort((a, b) => a - b));
    expect(others).toEqual([]);
  });

  it("is told of two continuous bodies once, in the order of ids", () => {
    const world = new World();
    const row = [0, 1, 2, 3].map((i) => world.add(circle(10 * i, 0, 1), { continuous: true }));
    world.step();
    const [a = -1, b = -1, c = -1, d = -1] = row;
    world.moveTo(a, 40, 0);
    world.moveTo(d, -10, 0);
    expect(pairsOf(world.step().passed)).toEqual([
      [a, b],
      [a, c],
      [a, d],
      [b, d],
      [c, d],
    ]);
  });

  it("is found by turns, the shorter way round", () => {
    const world = new World();
    const rod = world.add(rect(0, 0, 20, 0.1), { continuous: true, sensor: true });
    const [below, above] = [-8, 8].map((y) => world.add(circle(3, y, 0.5)));
    world.step();
    world.rotateTo(rod, (3 * Math.PI) / 4);
    const { passed } = world.step();
    expect(passed).toMatchObject([
      { a: rod, b: below, sensor: true },
      { a: rod, b: above, sensor: true },
    ]);
    // Where the rod's side is as far from the pin's centre as the radius.
    const angle = Math.atan2(8, 3) - Math.asin(0.55 / Math.sqrt(73));
    expect((passed[1]?.t ?? 0) * ((3 * Math.PI) / 4)).toBeCloseTo(angle, 7);
    world.rotateTo(rod, (-3 * Math.PI) / 4);
    expect(world.step().passed).toEqual([]);
  });

  it("is found of compounds and half planes, half a turn either way", () => {
    const world = new World();
    const floor = world.add(halfPlane(0, 0, 0, -1));
    const dumbbell = world.add(compound([circle(-5, 0, 1), circle(5, 0, 1)]), { continuous: true });
    world.moveTo(dumbbell, 0, -3);
    world.step();
    for (const angle of [Math.PI, 0]) {
      world.rotateTo(dumbbell, angle);
      expect(pairsOf(world.step().passed)).toEqual([[floor, dumbbell]]);
    }
    world.rotateTo(dumbbell, 0.1);
    world.moveTo(floor, 0, 10);
    expect(world.step().passed).toEqual([]);
    world.moveTo(dumbbell, 100, -3);
    expect(world.step().passed).toEqual([]);
  });

  it("does not mind motions beyond the doubles", () => {
    const { world, bullet } = range();
    world.moveTo(bullet, -1.7e308, 0);
    expect(world.step().passed).toEqual([]);
    world.moveTo(bullet, 1.7e308, 0);
    expect(world.step().passed.length).toBeLessThanOrEqual(1);
  });
});
