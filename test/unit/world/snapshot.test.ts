import { describe, expect, it } from "vitest";
import {
  type BodyId,
  capsule,
  circle,
  compound,
  degrees,
  polygon,
  rect,
  rectFromCorner,
  type StepEvents,
  segment,
  type Touch,
  World,
  type WorldSnapshot,
} from "../../../src/index.js";
import { type Random, seededRandom } from "../../generators/random.js";

/** A world of bodies of several kinds, some static, sensors or continuous, after some removals. */
function scene(removals: boolean): { world: World; ids: BodyId[] } {
  const world = new World();
  const random = seededRandom(5);
  const at = () => 40 * random.next();
  const shapes = () => [
    circle(at(), at(), 3),
    rect(at(), at(), 6, 3),
    capsule(at(), at(), at(), at(), 1),
    polygon([
      [0, 0],
      [5, 1],
      [1, 4],
    ]),
    compound([circle(0, 0, 1), rectFromCorner(1, 1, 4, 2)]),
    segment(at(), at(), at(), at()),
  ];
  for (let i = 0; i < 3; i += 1) {
    shapes().forEach((shape, kind) => {
      const id = world.add(shape, {
        isStatic: (i + kind) % 4 === 0,
        sensor: (i + kind) % 5 === 0,
        continuous: (i + 2 * kind) % 9 === 0,
        category: i === 2 ? 2 : 1,
        mask: i === 1 ? 1 : -1,
      });
      if (removals && (i + kind) % 7 === 3) world.remove(id);
    });
  }
  return { world, ids: world.ids() };
}

/** Moves and turns some bodies, changes some filters, and takes a step. */
function play(world: World, ids: readonly BodyId[], random: Random, steps: number): string[] {
  const told: string[] = [];
  for (let i = 0; i < steps; i += 1) {
    for (const id of ids) {
      const choice = random.int(12);
      if (choice < 5) world.moveTo(id, 40 * random.next(), 40 * random.next());
      if (choice === 5) world.rotateTo(id, degrees(random.int(360)));
      if (choice === 6) world.setPose(id, 40 * random.next(), 40 * random.next(), random.next());
      if (choice === 7) world.setFilter(id, 1 + random.int(3), 1 + random.int(3));
    }
    told.push(written(world.step()));
  }
  return told;
}

/** The events, with those that last in an array. */
const told = (events: StepEvents) => ({ ...events, stay: [...events.stay] });

const written = (events: StepEvents) => JSON.stringify(told(events));

const posesOf = (world: World) =>
  world.ids().map((id) => [structuredClone(world.shapeOf(id)), world.categoryOf(id), world.maskOf(id)]);

describe.each([false, true])("a snapshot, where bodies were removed: %s", (removals) => {
  it("brings back every pose and filter, and the next steps tell the same again", () => {
    const { world, ids } = scene(removals);
    for (const seed of [1, 2]) {
      play(world, ids, seededRandom(seed), 2);
      // Some have moved since the last step.
      for (const id of ids.slice(0, 9)) world.moveTo(id, id % 7, seed);
      world.rotateTo(ids[1] as BodyId, seed);
      const snapshot = world.snapshot();
      const poses = posesOf(world);
      const first = play(world, ids, seededRandom(seed + 100), 3);
      world.restore(snapshot);
      expect(posesOf(world)).toEqual(poses);
      expect(play(world, ids, seededRandom(seed + 100), 3)).toEqual(first);
    }
    expect(world.snapshot().byteLength).toBeGreaterThan(64);
  });

  it("goes on in another world with the same bodies, through a copy that has been transferred", () => {
    const { world, ids } = scene(removals);
    play(world, ids, seededRandom(9), 4);
    const sent = world.snapshot();
    const expected = play(world, ids, seededRandom(10), 4);
    const { world: other } = scene(removals);
    const received = structuredClone(sent, { transfer: [sent.buffer] });
    expect(sent.buffer.byteLength).toBe(0);
    other.restore(received);
    expect(play(other, ids, seededRandom(10), 4)).toEqual(expected);
  });

  it("is not restored in a world with other ids, which stays as it is", () => {
    const { world, ids } = scene(removals);
    const snapshot = world.snapshot();
    const added = world.add(circle(0, 0, 1));
    world.moveTo(ids[0] as BodyId, 77, 77);
    const poses = posesOf(world);
    expect(() => world.restore(snapshot)).toThrow(RangeError);
    expect(() => world.restore(snapshot)).toThrow("restore: snapshot must be of a world with the same ids");
    expect(posesOf(world)).toEqual(poses);
    world.remove(added);
    world.restore(snapshot);
    world.remove(ids[3] as BodyId);
    expect(() => world.restore(snapshot)).toThrow(`got ${ids[3]}`);
  });
});

describe("snapshot", () => {
  it("brings static bodies home that were moved since", () => {
    const world = new World();
    const door = world.add(rect(5, 0, 2, 2), { isStatic: true, category: 4 });
    const hero = world.add(circle(0, 0, 1));
    const closed = world.snapshot();
    world.setPose(door, 0, 0, degrees(45));
    world.setFilter(door, 8, 1);
    const open = world.snapshot();
    expect(world.step().begin).toEqual([{ a: door, b: hero, sensor: false }]);
    world.restore(closed);
    expect(world.shapeOf(door)).toEqual(rect(5, 0, 2, 2));
    expect([world.categoryOf(door), world.maskOf(door)]).toEqual([4, 2 ** 32 - 1]);
    expect(told(world.step())).toEqual({ begin: [], stay: [], end: [], passed: [] });
    world.restore(open);
    expect(world.shapeOf(door)).toEqual(rect(0, 0, 2, 2, degrees(45)));
    expect([world.categoryOf(door), world.maskOf(door)]).toEqual([8, 1]);
  });

  it("brings static bodies home that got a shape elsewhere since, and keeps the place of one that had got it before", () => {
    const [world, other] = [new World(), new World()];
    for (const each of [world, other]) each.add(rect(5, 0, 2, 2), { isStatic: true });
    const wall = 0;
    const before = world.snapshot();
    world.setShape(wall, rect(9, 9, 4, 4, degrees(45)));
    const after = world.snapshot();
    other.restore(after);
    expect(other.shapeOf(wall)).toEqual(rect(9, 9, 2, 2, degrees(45)));
    world.restore(before);
    expect(world.shapeOf(wall)).toEqual(rect(5, 0, 4, 4));
    world.restore(after);
    expect(world.shapeOf(wall)).toEqual(rect(9, 9, 4, 4, degrees(45)));
    world.restore(before);
    world.setShape(wall, rect(5, 0, 8, 8));
    expect(world.snapshot().byteLength).toBe(64);
  });

  it("knows the pairs of the last step, also those of bodies removed since", () => {
    const world = new World();
    const a = world.add(circle(0, 0, 1), { sensor: true });
    const b = world.add(circle(1, 0, 1));
    const c = world.add(circle(9, 0, 1));
    world.step();
    world.moveTo(b, 9, 0);
    world.remove(a);
    const snapshot = world.snapshot();
    const events = written(world.step());
    expect(JSON.parse(events)).toEqual({
      begin: [{ a: b, b: c, sensor: false }],
      stay: [],
      end: [{ a, b, sensor: true }],
      passed: [],
    });
    world.restore(snapshot);
    expect(written(world.step())).toBe(events);
  });

  it("knows which pairs have a sensor, whose ids are no longer slots, too", () => {
    const world = new World();
    const first = world.add(circle(0, 0, 1));
    world.remove(first);
    const ids = [true, false, false].map((sensor) => world.add(circle(0, 0, 1), { sensor }));
    world.step();
    const expected = written(world.step());
    expect(JSON.parse(expected).stay.map(({ sensor }: Touch) => sensor)).toEqual([false, true, true]);
    const snapshot = world.snapshot();
    for (const id of ids) world.moveTo(id, 9 * id, 0);
    world.step();
    world.restore(snapshot);
    expect(written(world.step())).toBe(expected);
  });

  it("leaves no events when it is restored", () => {
    const world = new World();
    for (const x of [0, 1, 2]) world.add(circle(x, 0, 1));
    const events = world.step();
    world.moveTo(0, 50, 0);
    world.restore(world.snapshot());
    expect(told(events)).toEqual({ begin: [], stay: [], end: [], passed: [] });
    expect(events.stay.length).toBe(0);
  });

  it("takes at most 64 bytes for a body that moves, none for one that does not, and 16 for a pair", () => {
    const world = new World();
    for (let i = 0; i < 1000; i += 1) world.add(rect(100 * i, 0, 2, 2, i), { mask: 7 });
    for (let i = 0; i < 1000; i += 1) world.add(rect(100 * i, 9, 2, 2), { isStatic: true });
    const few = world.snapshot().byteLength;
    expect(few).toBeLessThanOrEqual(64 * 1001);
    for (let i = 0; i < 500; i += 1) world.moveTo(2 * i, 100 * (2 * i + 1), 0);
    world.step();
    expect(world.snapshot().byteLength).toBe(few + 16 * 500);
  });

  it("uses a buffer again that is large enough", () => {
    const { world, ids } = scene(false);
    const into = world.snapshot();
    const { buffer } = into;
    world.moveTo(ids[2] as BodyId, 1, 2);
    expect(world.snapshot(into)).toBe(into);
    expect(into.buffer).toBe(buffer);
    const small = { buffer: new ArrayBuffer(8), byteLength: 0 };
    expect(world.snapshot(small).buffer.byteLength).toBe(into.byteLength);
    world.restore(structuredClone(into));
  });

  it("changes nothing where a shape that has become another cannot go", () => {
    const world = new World();
    const a = world.add(circle(0, 0, 1));
    const b = world.add(circle(1.7e308, 0, 1));
    const snapshot = world.snapshot();
    world.moveTo(a, 5, 5);
    world.moveTo(b, 0, 0);
    world.setShape(
      b,
      polygon([
        [0, 0],
        [1e308, 0],
        [0, 1e308],
      ]),
    );
    expect(() => world.restore(snapshot)).toThrow("restore: the pose must leave every coordinate within");
    expect([world.shapeOf(a).x, world.shapeOf(b).x]).toEqual([5, 0]);
  });

  it.each([
    null,
    {},
    { buffer: new ArrayBuffer(64), byteLength: 64 },
    { buffer: new ArrayBuffer(64), byteLength: 65 },
    { buffer: new Uint8Array(64), byteLength: 64 },
  ])("refuses what is none: %j", (value) => {
    const world = new World();
    expect(() => world.restore(value as WorldSnapshot)).toThrow(TypeError);
    expect(() => world.restore(value as WorldSnapshot)).toThrow(
      "restore: snapshot must be one that snapshot has made",
    );
  });

  it("refuses one that was cut or changed, in any place, or restores it whole", () => {
    const { world, ids } = scene(true);
    play(world, ids, seededRandom(3), 2);
    const snapshot = world.snapshot();
    const poses = JSON.stringify(posesOf(world));
    expect(() => world.restore({ ...snapshot, byteLength: snapshot.byteLength - 8 })).toThrow(TypeError);
    let refused = 0;
    for (let at = 0; at < snapshot.byteLength / 8; at += 1) {
      const bad = structuredClone(snapshot);
      new Float64Array(bad.buffer)[at] = Number.NaN;
      try {
        world.restore(bad);
        world.restore(snapshot);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        refused += 1;
      }
      expect(JSON.stringify(posesOf(world))).toBe(poses);
    }
    expect(refused).toBeGreaterThan(snapshot.byteLength / 16);
  });

  it("refuses to write where nothing can be written", () => {
    const world = new World();
    for (const into of [null, {}, Object.freeze(world.snapshot())]) {
      expect(() => world.snapshot(into as WorldSnapshot)).toThrow(
        "snapshot: into must be a snapshot that can be written to",
      );
    }
  });
});
