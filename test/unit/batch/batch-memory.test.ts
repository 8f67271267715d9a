import { describe, expect, it } from "vitest";
import { BatchMemory } from "../../../src/index.js";

describe("BatchMemory", () => {
  it("gives lists of zeros, which share nothing", () => {
    const memory = new BatchMemory(16 + 16 + 32);
    const bytes = memory.uint8Array(3);
    const numbers = memory.float64Array(2);
    const more = memory.float64Array(4);
    expect([...bytes, ...numbers, ...more]).toEqual(Array<number>(9).fill(0));
    bytes.fill(1);
    numbers.fill(2);
    more.fill(3);
    expect([...bytes, ...numbers, ...more]).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 3]);
  });

  it("counts each list rounded up to 16 bytes, and refuses what there is no room for", () => {
    const memory = new BatchMemory(48);
    memory.uint8Array(1);
    memory.float64Array(1);
    expect(() => memory.float64Array(3)).toThrow(/float64Array: length must be a whole number from 0 to 2/);
    expect(memory.float64Array(2).length).toBe(2);
    expect(memory.float64Array(0).length).toBe(0);
    expect(() => memory.uint8Array(1)).toThrow(RangeError);
  });

  it("refuses lengths that are none", () => {
    const memory = new BatchMemory(64);
    for (const length of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => new BatchMemory(length)).toThrow(RangeError);
      expect(() => memory.float64Array(length)).toThrow(RangeError);
      expect(() => memory.uint8Array(length)).toThrow(RangeError);
    }
    expect(() => new BatchMemory("8" as never)).toThrow(RangeError);
    expect(() => new BatchMemory(2 ** 32)).toThrow(/byteLength/);
    expect(memory.float64Array(8).length).toBe(8);
  });
});
