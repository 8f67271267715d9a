import { describe, expect, it } from "vitest";
import { evenOddRule, nonzeroRule } from "../../../src/exact/exact-outline.js";
import { anchorsInRing, liesInRing } from "../../../src/exact/membership.js";
import { arc, circle, rect, type SimpleShape, segment } from "../../../src/index.js";

/** A box, and from its corner a way to a smaller one and back: round once in between, and twice or not at all within. */
const outer = [-10, -10, 10, -10, 10, 10, -10, 10, -10, -10];
const inner = [-1, -1, 1, -1, 1, 1, -1, 1, -1, -1];
const hole = [-1, -1, -1, 1, 1, 1, 1, -1, -1, -1];

const all = () => true;

describe("liesInRing", () => {
  it.each<[string, SimpleShape, same: boolean, opposite: boolean, parity: boolean]>([
    // No boundary of it is outside: only what is beside the edges within it is.
    ["a rect around the smaller box", rect(0, 0, 8, 8), true, false, false],
    ["a disc around it", circle(0, 0, 4), true, false, false],
    ["a rect in it", rect(0, 0, 1, 1), true, false, false],
    ["the smaller box itself", rect(0, 0, 2, 2), true, false, false],
    ["a rect that touches it", rect(3, 0, 4, 2), true, true, true],
    ["a side of it", segment(1, -1, 1, 1), true, true, true],
    ["a segment through it", segment(-5, 0, 5, 0), true, false, false],
    ["a segment along the way", segment(-9, -9, -2, -2), true, true, true],
  ])("%s", (_, shape, same, opposite, parity) => {
    const ring = (points: number[], isInside = nonzeroRule) => ({ points, isInside });
    expect(liesInRing(shape, ring([...outer, ...inner]), all)).toBe(same);
    expect(liesInRing(shape, ring([...outer, ...hole]), all)).toBe(opposite);
    expect(liesInRing(shape, ring([...outer, ...inner], evenOddRule), all)).toBe(parity);
    expect(liesInRing(shape, ring([...outer, ...hole], evenOddRule), all)).toBe(parity);
  });
});

describe("anchorsInRing", () => {
  it("locates curves on which no point is made of doubles", () => {
    const ring = { points: [...outer, ...hole], isInside: nonzeroRule };
    const directions = [
      { x: 1, y: 0 },
      { x: 1, y: 2 },
    ] as const;
    expect(anchorsInRing(arc(0, 0, 0.1, ...directions), ring)).toEqual([false]);
    expect(anchorsInRing(arc(0, 0, 5, ...directions), ring)).toEqual([true]);
    expect(anchorsInRing(arc(0, 0, 50, ...directions), ring)).toEqual([false]);
  });
});
