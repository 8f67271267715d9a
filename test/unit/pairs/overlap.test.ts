import { describe, expect, it } from "vitest";
import { circle, ellipse, overlaps, point, rect, type Shape, sector } from "../../../src/index.js";

/** A double next to a positive one, or the next but one. */
const above = (x: number) => x * (1 + 2 ** -52);
const below = (x: number) => x * (1 - 2 ** -52);

const TURNED = { x: 3, y: 4 };

/** Pairs that touch in exactly one point, by hand, and what the second becomes when one number moves by an ulp so that they do not. */
const TOUCHES: readonly (readonly [string, Shape, Shape, Shape])[] = [
  ["point, point", point(1, 2), point(1, 2), point(1, above(2))],
  ["point, circle", point(3, 4), circle(0, 0, 5), circle(0, 0, below(5))],
  ["point, ellipse", point(3, 4), ellipse(0, 0, 5, 1, TURNED), ellipse(0, 0, below(5), 1, TURNED)],
  ["point, rect", point(3, 4), rect(0, 0, 10, 1, TURNED), rect(0, 0, below(10), 1, TURNED)],
  [
    "point, sector",
    point(3, 4),
    sector(0, 0, 5, TURNED, { x: -4, y: 3 }),
    sector(0, 0, 5, { x: 3, y: above(4) }, { x: -4, y: 3 }),
  ],
  ["circle, circle", circle(0, 0, 2), circle(3, 4, 3), circle(3, 4, below(3))],
  ["circle, ellipse", circle(3, 4, 3), ellipse(0, 0, 2, 1, TURNED), ellipse(0, 0, below(2), 1, TURNED)],
  ["circle, rect's side", circle(6, 8, 5), rect(0, 0, 10, 1, TURNED), rect(0, 0, below(10), 1, TURNED)],
  // The corner is 10 along (3, 4)/5 and 5 along (−4, 3)/5, at (2, 11); the centre is straight above it.
  ["circle, rect's corner", rect(0, 0, 20, 10, TURNED), circle(2, 16, 5), circle(2, 16, below(5))],
  [
    "circle, sector's edge",
    sector(0, 0, 9, { x: 4, y: -3 }, TURNED),
    circle(-1, 7, 5),
    circle(-1, 7, below(5)),
  ],
  [
    "ellipse, ellipse",
    ellipse(0, 0, 2, 1, TURNED),
    ellipse(3, 4, 1, 3, { x: -4, y: 3 }),
    ellipse(3, 4, 1, below(3), { x: -4, y: 3 }),
  ],
  ["ellipse, rect", ellipse(6, 8, 5, 1, TURNED), rect(0, 0, 10, 1, TURNED), rect(0, 0, below(10), 1, TURNED)],
  [
    "ellipse, sector's arc",
    ellipse(6, 8, 5, 1, TURNED),
    sector(0, 0, 5, { x: 1, y: 0 }, { x: 0, y: 1 }),
    sector(0, 0, below(5), { x: 1, y: 0 }, { x: 0, y: 1 }),
  ],
  ["rect, rect", rect(6, 8, 10, 1, TURNED), rect(0, 0, 10, 1, TURNED), rect(0, 0, below(10), 1, TURNED)],
  [
    "rect, sector's arc",
    rect(6, 8, 10, 1, TURNED),
    sector(0, 0, 5, { x: 1, y: 0 }, { x: 0, y: 1 }),
    sector(0, 0, below(5), { x: 1, y: 0 }, { x: 0, y: 1 }),
  ],
  [
    "sector, sector's apex",
    sector(3, 4, 2, TURNED, { x: 0, y: 1 }),
    sector(0, 0, 5, { x: 1, y: 0 }, { x: 0, y: 1 }),
    sector(0, 0, below(5), { x: 1, y: 0 }, { x: 0, y: 1 }),
  ],
];

describe("touching is overlapping, an ulp beside it is not", () => {
  it.each(TOUCHES)("%s", (_, a, touching, apart) => {
    expect([overlaps(a, touching), overlaps(touching, a)]).toEqual([true, true]);
    expect([overlaps(a, apart), overlaps(apart, a)]).toEqual([false, false]);
  });
});
