import { describe, expect, it } from "vitest";
import {
  arc,
  type BodyId,
  bounds,
  capsule,
  circle,
  createSlide,
  degrees,
  ellipse,
  moveTo,
  penetrates,
  polygon,
  rect,
  rectFromCorner,
  roundedRect,
  type Shape,
  segment,
  World,
} from "../../../src/index.js";

const up = { x: 0, y: -1 };

/** A floor of tiles with its top at y = 0, from x = 0 on. */
function worldWithFloor(count = 20): World<string> {
  const world = new World<string>();
  for (let i = 0; i < count; i += 1) world.add(rectFromCorner(16 * i, 0, 16, 16), { isStatic: true });
  return world;
}

function sunkIn(world: World<string>, mover: BodyId): BodyId[] {
  return world.ids().filter((id) => id !== mover && penetrates(world.shapeOf(id), world.shapeOf(mover)));
}

describe("World.moveAndSlide", () => {
  it("moves a body along what blocks it, and not itself", () => {
    const world = worldWithFloor();
    const hero = world.add(rect(20, -8, 10, 16));
    for (let frame = 0; frame < 40; frame += 1) {
      const { x, y } = world.moveAndSlide(hero, { x: 5, y: 4 });
      expect(world.shapeOf(hero)).toMatchObject({ x, y });
    }
    expect(world.shapeOf(hero).x).toBeCloseTo(220, 9);
    expect(world.shapeOf(hero).y).toBeCloseTo(-8, 9);
    expect(sunkIn(world, hero)).toEqual([]);
  });

  it("leaves a shape where it is", () => {
    const world = worldWithFloor();
    const ghost = circle(20, -20, 5);
    const { y, hits } = world.moveAndSlide(ghost, { x: 0, y: 40 });
    expect(y).toBeCloseTo(-5, 10);
    expect(hits.map(({ id }) => id)).toEqual([1]);
    expect([ghost.x, ghost.y]).toEqual([20, -20]);
  });

  it("is not blocked by sensors, by what the filter leaves out, nor by what the masks do", () => {
    const world = new World();
    const hero = world.add(circle(0, 0, 1), { category: 2, mask: 1 });
    world.add(rect(3, 0, 1, 9), { sensor: true });
    const door = world.add(rect(6, 0, 1, 9));
    world.add(rect(9, 0, 1, 9), { category: 4 });
    world.add(rect(12, 0, 1, 9), { mask: 4 });
    const wall = world.add(rect(20, 0, 1, 9));
    expect(world.moveAndSlide(hero, { x: 30, y: 0 }, { exclude: door }).hits.map(({ id }) => id)).toEqual([
      wall,
    ]);
    world.moveTo(hero, 0, 0);
    expect(world.moveAndSlide(hero, { x: 30, y: 0 }).hits[0]?.id).toBe(door);
    world.moveTo(hero, 0, 0);
    const asked: BodyId[] = [];
    const accept = (id: BodyId) => asked.push(id) > 0 && id !== door;
    expect(world.moveAndSlide(hero, { x: 30, y: 0 }, { accept }).hits[0]?.id).toBe(wall);
    expect(asked).toEqual([...new Set(asked)]);
  });

  it("answers as the function does for a list", () => {
    const world = worldWithFloor();
    const options = { up, stepHeight: 4 };
    world.add(rect(60, -1, 20, 2));
    const hero = capsule(30, -6, 30, -20, 6);
    const slide = world.moveAndSlide(hero, { x: 60, y: 9 }, options, createSlide());
    expect(slide.x).toBeCloseTo(60, 9);
    expect(slide.floor).not.toBeNull();
  });

  it("costs nothing but time in a callback of another move", () => {
    const world = worldWithFloor();
    const hero = world.add(rect(20, -20, 10, 16));
    const other = world.add(rect(60, -20, 10, 16));
    const accept = () => {
      world.moveAndSlide(other, { x: 0, y: 1 });
      return true;
    };
    world.moveAndSlide(hero, { x: 0, y: 40 }, { accept });
    expect(world.shapeOf(hero).y).toBeCloseTo(-8, 10);
    expect(world.shapeOf(other).y).toBeGreaterThan(-20);
  });

  it("refuses bad input, and changes nothing", () => {
    const world = new World();
    const hero = world.add(circle(0, 0, 1));
    expect(() => world.moveAndSlide(99, { x: 1, y: 0 })).toThrow("moveAndSlide: id");
    expect(() => world.moveAndSlide(hero, { x: 1, y: Number.NaN })).toThrow("moveAndSlide: motion.y must be");
    expect(() => world.moveAndSlide(hero, 3 as never, 4 as never)).toThrow("moveAndSlide: motion must be");
    expect(() => world.moveAndSlide(hero, { x: 1, y: 0 }, { mask: 0.5 })).toThrow(
      "moveAndSlide: options.mask must be",
    );
    expect(() => world.moveAndSlide(hero, { x: 1, y: 0 }, { jump: 1 } as never)).toThrow(
      "moveAndSlide: options must be",
    );
    expect(() => world.moveAndSlide(hero, { x: 1, y: 0 }, { stepHeight: -1 })).toThrow(RangeError);
    expect(() => world.add(circle(0, 0, 1), { oneWay: { x: 0, y: 0 } })).toThrow("add: oneWay must be");
    expect(world.shapeOf(hero).x).toBe(0);
    expect(world.size).toBe(1);
  });
});

describe("with up", () => {
  const ramp = (degreesUp: number, x = 40) => {
    const slope = Math.tan((degreesUp * Math.PI) / 180);
    return polygon([
      [x, 0],
      [x + 60, 0],
      [x + 60, -60 * slope],
    ]);
  };

  it("tells floors, walls and ceilings", () => {
    const world = worldWithFloor();
    world.add(rect(60, -20, 4, 40));
    world.add(rect(30, -30, 40, 4));
    const hero = world.add(rect(20, -8, 10, 16));
    const rest = world.moveAndSlide(hero, { x: 0, y: 3 }, { up });
    expect(rest.floor).toMatchObject({ id: 0, normal: { x: 0, y: 1 } });
    expect(rest.wall).toBeNull();
    expect(world.moveAndSlide(hero, { x: 60, y: 3 }, { up }).wall?.normal).toEqual({ x: 1, y: 0 });
    world.moveTo(hero, 20, -8);
    const jump = world.moveAndSlide(hero, { x: 0, y: -40 }, { up });
    expect(jump.ceiling?.normal).toEqual({ x: 0, y: -1 });
    expect(jump.floor).toBeNull();
  });

  it("stands still on a floor that slopes, and slides down what is too steep", () => {
    for (const mover of [circle(80, -80, 5), rect(80, -80, 8, 8), capsule(80, -80, 80, -86, 4)]) {
      for (const [angle, isFloor] of [
        [20, true],
        [44, true],
        [50, false],
        [70, false],
      ] as const) {
        const world = new World();
        world.add(ramp(angle));
        const hero = world.add(mover);
        world.moveAndSlide(hero, { x: 0, y: 78 }, { up });
        const { x, y } = world.shapeOf(hero);
        for (let frame = 0; frame < 20; frame += 1) {
          const { floor } = world.moveAndSlide(hero, { x: 0, y: 0.5 }, { up });
          expect(floor !== null).toBe(isFloor);
        }
        const fall = world.shapeOf(hero).y - y;
        if (isFloor) expect(Math.hypot(fall, world.shapeOf(hero).x - x)).toBeLessThan(1e-9);
        else expect(fall).toBeGreaterThan(1);
      }
    }
  });

  it("walks up a floor, and not up a wall", () => {
    for (const [angle, isFloor] of [
      [30, true],
      [60, false],
    ] as const) {
      const world = worldWithFloor();
      world.add(ramp(angle));
      const hero = world.add(capsule(20, -5, 20, -12, 5));
      let highest = 0;
      for (let frame = 0; frame < 40; frame += 1) {
        world.moveAndSlide(hero, { x: 2, y: 1 }, { up });
        highest = Math.min(highest, world.shapeOf(hero).y);
      }
      expect(highest < -10).toBe(isFloor);
    }
  });

  it.each([
    ["rect", rect(10, -8, 10, 16)],
    ["circle", circle(10, -6, 6)],
    ["capsule", capsule(10, -6, 10, -14, 6)],
  ] as [string, Shape][])("throws no %s up at the end of a slope", (_name, mover) => {
    for (const speed of [0.7, 3, 30]) {
      const world = worldWithFloor();
      world.add(ramp(35));
      world.add(rectFromCorner(100, -60 * Math.tan((35 * Math.PI) / 180), 9, 60));
      const hero = world.add(mover);
      let highest = 0;
      for (let frame = 0; frame < 120 / speed; frame += 1) {
        world.moveAndSlide(hero, { x: speed, y: speed / 4 }, { up });
        highest = Math.min(highest, bounds(world.shapeOf(hero)).maxY);
      }
      expect(highest).toBeCloseTo(-60 * Math.tan((35 * Math.PI) / 180), 6);
    }
  });

  it("climbs steps, but none that are higher, and keeps its feet on the way down", () => {
    const options = { up, stepHeight: 5, snapToFloor: 6 };
    for (const mover of [rect(8, -8, 10, 16), circle(8, -6, 6), capsule(8, -6, 8, -14, 6)]) {
      for (const [height, isClimbed] of [
        [4, true],
        [6.5, false],
      ] as const) {
        const world = worldWithFloor();
        world.add(rectFromCorner(40, -height, 30, height));
        const hero = world.add(mover);
        for (let frame = 0; frame < 45; frame += 1) {
          const { floor } = world.moveAndSlide(hero, { x: 2, y: 1 }, options);
          if (mover.kind === rect(0, 0, 1, 1).kind) expect(floor).not.toBeNull();
          expect(sunkIn(world as World<string>, hero)).toEqual([]);
        }
        expect(world.shapeOf(hero).x > 80).toBe(isClimbed);
      }
    }
  });

  it.each([
    ["rect", rect(8, -8, 10, 16)],
    ["circle", circle(8, -6, 6)],
    ["capsule", capsule(8, -6, 8, -14, 6)],
    ["rounded rect", roundedRect(8, -8, 10, 16, 3)],
    ["ellipse", ellipse(8, -8, 5, 8)],
  ] as [string, Shape][])("walks a %s up stairs and down, always on a floor, never back", (_name, mover) => {
    const world = worldWithFloor(12);
    for (let i = 1; i <= 3; i += 1) {
      world.add(rectFromCorner(20 + 12 * i, -4 * i, 12, 4 * i));
      world.add(rectFromCorner(56 + 12 * i, 4 * i - 16, 12, 16 - 4 * i));
    }
    for (const speed of [3, 0.7]) {
      const hero = world.add(mover);
      let { x } = mover;
      let highest = 0;
      for (let frame = 0; frame < 120 / speed; frame += 1) {
        const slide = world.moveAndSlide(hero, { x: speed, y: 1 }, { up, stepHeight: 5, snapToFloor: 5 });
        expect(slide.floor).not.toBeNull();
        expect(slide.x).toBeGreaterThan(x);
        highest = Math.max(highest, mover.y - slide.y);
        x = slide.x;
      }
      expect(highest).toBeCloseTo(12, 9);
      expect(world.shapeOf(hero).y).toBeCloseTo(mover.y, 9);
      expect(sunkIn(world, hero)).toEqual([]);
      world.remove(hero);
    }
  });

  it("climbs the edge of a step however slowly, and rolls back off it when it stops", () => {
    const world = new World<string>();
    world.add(rectFromCorner(-100, 0, 500, 20));
    world.add(rectFromCorner(30, -4, 12, 4));
    const hero = world.add(roundedRect(24, -8, 10, 16, 3));
    const options = { up, stepHeight: 5 };
    for (let frame = 0; frame < 80; frame += 1) world.moveAndSlide(hero, { x: 0.02, y: 1 }, options);
    expect(world.shapeOf(hero).x).toBeGreaterThan(25.4);
    for (let frame = 0; frame < 20; frame += 1) world.moveAndSlide(hero, { x: 0, y: 1 }, options);
    expect(world.shapeOf(hero).y).toBeCloseTo(-8, 9);
  });

  it("stands on floors that are large, and leaves what it stands on to one side", () => {
    for (const width of [500, 1e5, 1e7]) {
      const world = new World<string>();
      const floor = world.add(rectFromCorner(-100, 0, width, 20));
      for (const mover of [rect(8, -8, 10, 16), circle(8, -6, 6)]) {
        const slide = world.moveAndSlide(mover, { x: 1, y: 1 }, { up });
        expect(slide.floor?.id).toBe(floor);
        expect(slide.travelled).toEqual({ x: 1, y: 0 });
      }
    }
  });

  it("does not step up where there is no room", () => {
    const world = worldWithFloor();
    world.add(rectFromCorner(40, -4, 3, 4));
    world.add(rectFromCorner(43, -40, 9, 40));
    const hero = world.add(rect(20, -8, 10, 16));
    for (let frame = 0; frame < 20; frame += 1)
      world.moveAndSlide(hero, { x: 2, y: 1 }, { up, stepHeight: 5, minStepWidth: 8 });
    expect(world.shapeOf(hero).x).toBeCloseTo(35, 9);
  });

  it("stands on platforms that block one way, and comes through from below, from the side, and by a filter", () => {
    const world = worldWithFloor();
    const platform = world.add(rectFromCorner(100, -40, 60, 8), { oneWay: up });
    const hero = world.add(rect(130, -8, 10, 16));
    for (let frame = 0; frame < 10; frame += 1) world.moveAndSlide(hero, { x: 0, y: -5 }, { up });
    expect(world.shapeOf(hero).y).toBeCloseTo(-58, 9);
    for (let frame = 0; frame < 10; frame += 1) world.moveAndSlide(hero, { x: 1, y: 5 }, { up });
    expect(world.shapeOf(hero).y).toBeCloseTo(-48, 9);
    expect(world.moveAndSlide(hero, { x: 0, y: 5 }, { up }).floor?.id).toBe(platform);
    world.moveAndSlide(hero, { x: 0, y: 5 }, { up, exclude: platform });
    // Within it now, it goes on down without that.
    for (let frame = 0; frame < 10; frame += 1) world.moveAndSlide(hero, { x: 0, y: 5 }, { up });
    expect(world.shapeOf(hero).y).toBeCloseTo(-8, 9);
    world.moveTo(hero, 80, -36);
    for (let frame = 0; frame < 10; frame += 1) world.moveAndSlide(hero, { x: 5, y: 0 });
    expect(world.shapeOf(hero).x).toBeCloseTo(130, 9);
  });

  it("carries riders, who are moved first", () => {
    const world = worldWithFloor();
    const platform = world.add(rect(50, -20, 40, 4));
    const rider = world.add(rect(50, -30, 10, 16));
    for (let frame = 0; frame < 10; frame += 1) {
      for (const motion of [
        { x: 3, y: 0 },
        { x: 0, y: -2 },
        { x: 0, y: 1 },
      ]) {
        world.moveAndSlide(rider, motion, { exclude: platform });
        world.moveAndSlide(platform, motion, { exclude: rider });
      }
      expect(world.moveAndSlide(rider, { x: 0, y: 1 }, { up }).floor?.id).toBe(platform);
    }
    expect(world.shapeOf(rider).x).toBeCloseTo(80, 9);
    expect(world.shapeOf(rider).y).toBeCloseTo(-40, 9);
  });
});

describe("World.depenetrate", () => {
  it("leaves what is free as it is", () => {
    const world = worldWithFloor();
    const hero = world.add(rect(20, -8, 10, 16));
    expect(world.depenetrate(hero)).toEqual({ x: 20, y: -8, push: { x: 0, y: 0 }, ids: [] });
  });

  it("finds the shortest way out of all of it", () => {
    const world = worldWithFloor();
    const hero = world.add(rect(32, -3, 10, 16));
    const out = world.depenetrate(hero);
    expect(out?.ids).toEqual([1, 2]);
    expect(out?.push.x).toBe(0);
    expect(out?.push.y).toBeCloseTo(-5, 10);
    expect(world.shapeOf(hero).y).toBe(out?.y);
    expect(sunkIn(world, hero)).toEqual([]);
  });

  it("tells if there is none so short", () => {
    const world = worldWithFloor();
    const hero = world.add(rect(32, -3, 10, 16));
    expect(world.depenetrate(hero, { maxDistance: 4.9 })).toBeNull();
    expect(world.shapeOf(hero).y).toBe(-3);
    expect(world.depenetrate(moveTo(circle(0, 0, 4), 40, 3))?.y).toBeCloseTo(-4, 9);
  });
});

describe("World.separate", () => {
  const crowd = (order: (ids: BodyId[]) => BodyId[]) => {
    const world = worldWithFloor();
    const ids = [0, 1, 2, 3, 4].map((i) => world.add(circle(60 + 3 * i, -4 + (i % 2), 5)));
    const left = world.separate(order(ids), { maxRounds: 200 });
    return { left, shapes: ids.map((id) => ({ ...world.shapeOf(id) })), world, ids };
  };

  it("pushes a crowd apart, and out of what stands", () => {
    const { left, world, ids } = crowd((order) => order);
    expect(left).toEqual([]);
    for (const id of ids) expect(sunkIn(world, id)).toEqual([]);
  });

  it("does not depend on the order of the ids", () => {
    expect(crowd((ids) => [...ids].reverse()).shapes).toEqual(crowd((ids) => ids).shapes);
  });

  it("tells what still penetrates", () => {
    const world = new World();
    const a = world.add(circle(0, 0, 5));
    const b = world.add(circle(1, 0, 5));
    expect(world.separate([b], { maxRounds: 0, mask: 2 })).toEqual([]);
    expect(world.separate([a, b], { maxRounds: 0 })).toEqual([{ a, b }]);
  });

  it.each([{ sensor: true }, { oneWay: { x: 0, y: -1 } }])(
    "tells of what stops nobody (%j), added first or last",
    (options) => {
      for (const isFirst of [true, false]) {
        const world = new World();
        const ids = [isFirst ? options : {}, isFirst ? {} : options].map((each) =>
          world.add(circle(0, 0, 5), each),
        );
        expect(world.separate(ids, { maxRounds: 0 })).toEqual([{ a: ids[0], b: ids[1] }]);
      }
    },
  );
});

describe("World.contacts and contactsOf", () => {
  it("tell how bodies overlap", () => {
    const world = new World();
    const a = world.add(circle(0, 0, 2));
    const b = world.add(rect(3, 0, 4, 4));
    world.add(segment(50, 0, 51, 0));
    const seen: unknown[] = [];
    world.contacts((...of) => seen.push(of));
    expect(seen).toMatchObject([[a, b, { normal: { x: 1, y: 0 }, depth: 1 }]]);
    expect(world.contactsOf(b)).toMatchObject([{ id: a, contact: { normal: { x: -1, y: 0 }, depth: 1 } }]);
    expect(world.contactsOf(arc(0, 0, 2, degrees(0), degrees(90)))).toHaveLength(2);
    expect(world.contactsOf(b, { exclude: a })).toEqual([]);
    const nobody: Shape = circle(20, 0, 1);
    expect(world.contactsOf(nobody)).toEqual([]);
    expect(() => world.contactsOf(99)).toThrow(RangeError);
  });
});
