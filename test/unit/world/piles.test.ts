import { describe, expect, it } from "vitest";
import { circle, rect, type StepEvents, World } from "../../../src/index.js";
import { MANY_PAIRS, SlotPairs } from "../../../src/world/pairs/pair-list.js";

/** The bytes of typed arrays, and the number of objects, that can be reached from a world. */
function held(root: object): { bytes: number; objects: number } {
  const seen = new Set<object>([root]);
  let bytes = 0;
  // A set is gone through in the order in which things come into it.
  for (const item of seen) {
    if (ArrayBuffer.isView(item)) {
      bytes += item.byteLength;
      continue;
    }
    const parts: unknown[] = item instanceof Map || item instanceof Set ? [...item] : Object.values(item);
    for (const part of parts) if (typeof part === "object" && part !== null) seen.add(part);
  }
  return { bytes, objects: seen.size };
}

/** A world of bodies so far from each other. */
function pile(count: number, gap = 0): World {
  const world = new World();
  for (let i = 0; i < count; i += 1) world.add(i % 3 === 0 ? rect(gap * i, 0, 1, 1) : circle(gap * i, 0, 1));
  return world;
}

const lengths = ({ begin, stay, end }: StepEvents) => [begin.length, stay.length, end.length];

/** What is held after some steps, and after what stays has been gone through. */
function heldAfterSteps(world: World): { bytes: number; objects: number } {
  for (let step = 0; step < 3; step += 1) world.step();
  world.pairs(() => undefined);
  const { stay } = world.step();
  let gone = 0;
  for (const { a, b } of stay) gone += +(a < b);
  expect(gone).toBe(stay.length);
  return held(world);
}

describe("what a world keeps of its pairs", () => {
  it.each([100, 400])("are at most 16 bytes each, and no objects: %i bodies in one place", (count) => {
    const piled = heldAfterSteps(pile(count));
    const apart = heldAfterSteps(pile(count, 9));
    expect(piled.bytes - apart.bytes).toBeGreaterThan(0);
    expect(piled.bytes - apart.bytes).toBeLessThanOrEqual(8 * count * (count - 1));
    expect(piled.objects - apart.objects).toBeLessThan(2 * count);
  });

  it("is all that events need, of whatever is moved or removed", () => {
    const world = pile(400);
    const pairs = (400 * 399) / 2;
    expect(lengths(world.step())).toEqual([pairs, 0, 0]);
    expect(lengths(world.step())).toEqual([0, pairs, 0]);
    let told = 0;
    world.pairs(() => {
      told += 1;
    });
    expect(told).toBe(pairs);
    const [, second = -1] = world.ids();
    world.moveTo(second, 50, 0);
    const { begin, stay, end } = world.step();
    expect([begin.length, stay.length]).toEqual([0, pairs - 399]);
    expect(end.every(({ a, b }) => a === second || b === second)).toBe(true);
    expect(end).toHaveLength(399);
    for (const id of world.ids()) if (id > 9) world.remove(id);
    expect(lengths(world.step())).toEqual([0, 36, pairs - 399 - 36]);
    expect(lengths(world.step())).toEqual([0, 36, 0]);
  });

  it("is given back where many were found, and taken again at once", () => {
    const pairs = new SlotPairs();
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i <= MANY_PAIRS; i += 1) pairs.push(i, i + 1);
      expect([pairs.count, pairs.first[MANY_PAIRS], pairs.second[MANY_PAIRS]]).toEqual([
        MANY_PAIRS + 1,
        MANY_PAIRS,
        MANY_PAIRS + 1,
      ]);
      pairs.clear();
      expect([pairs.count, pairs.first.length, pairs.second.length]).toEqual([0, 0, 0]);
    }
    for (let i = 0; i < 9; i += 1) pairs.push(i, i + 1);
    expect(pairs.first.length).toBe(MANY_PAIRS + 1);
    pairs.clear();
    for (let i = 0; i < 9; i += 1) pairs.push(i, i + 1);
    const { first } = pairs;
    pairs.clear();
    pairs.push(1, 2);
    expect(pairs.first).toBe(first);
  });
});
