import { describe, expect, it } from "vitest";
import { circle, rect, World } from "../../../src/index.js";

describe("maxPairs", () => {
  it.each([0, 1, 5, 9, 44])("lets %i pairs be, and no more; the world is as before", (maxPairs) => {
    const world = new World({ maxPairs });
    const told: [number, number][] = [];
    // As many bodies in one place as make no more pairs than may be.
    let count = 1;
    while ((count * (count + 1)) / 2 <= maxPairs) count += 1;
    for (let i = 0; i < count; i += 1) world.add(i % 2 === 0 ? circle(0, 0, 1) : rect(0, 0, 1, 1));
    const allowed = (count * (count - 1)) / 2;
    expect(world.step().begin).toHaveLength(allowed);
    const last = world.add(circle(0, 0, 2));
    expect(() => world.step()).toThrow(RangeError);
    expect(() => world.step()).toThrow(
      `World: maxPairs allows ${maxPairs} pairs at a time, and there are more`,
    );
    expect(() => world.pairs((a, b) => told.push([a, b]))).toThrow(RangeError);
    expect(told).toEqual([]);
    world.remove(last);
    const { begin, stay, end } = world.step();
    expect([begin.length, stay.length, end.length]).toEqual([0, allowed, 0]);
  });

  it("ends a pile before memory does", () => {
    const world = new World({ maxPairs: 1000 });
    for (let i = 0; i < 3000; i += 1) world.add(circle(i * 1e-6, 0, 1));
    expect(() => world.step()).toThrow(RangeError);
  });

  it("is an integer, and the only option", () => {
    expect(() => new World({ maxPairs: -1 })).toThrow(
      "World: options.maxPairs must be an integer ≥ 0, got -1",
    );
    expect(() => new World({ maxPairs: "9" as never })).toThrow(TypeError);
    expect(() => new World({ pairs: 9 } as never)).toThrow(
      "World: options must be an object with no fields but maxPairs",
    );
    expect(new World().step().begin).toEqual([]);
  });
});
