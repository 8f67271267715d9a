import { describe, expect, it } from "vitest";
import { circle, overlaps, point, type Rect, rect, roundedRect, type Shape } from "../../../src/index.js";

const ULP = 2 ** -52;

/**
 * (1 + k ulp, 0): along the x axis as it is, but as long as filters still take for a unit vector, and a little longer. The
 * directions and places are such that no rounding makes up for a length that is not 1.
 */
const directions = [-24, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 24].map((k) => ({ x: 1 + k * ULP, y: 0 }));

/** Where the shape to the right of a box that reaches to x = 3 must begin for both to touch, and the doubles about it. */
const places = [-8, -4, -3, -2, -1, 0, 1, 2, 3, 4, 8].map((k) => ({ x: 3 + 2 * k * ULP, meets: k <= 0 }));

/** What begins at x: far narrower than the box, whose half width is what a wrong length makes most of. */
const beginningAt: Readonly<Record<string, (x: number, u: { x: number; y: number }) => Shape>> = {
  point: (x) => point(x, 0.25),
  circle: (x) => circle(x + 0.0625, 0, 0.0625),
  "rect of that direction": (x, u) => rect(x + 0.5, 0.25, 1, 1, u),
  "rect of another": (x) => rect(x + 0.5, 0.25, 1, 1, { x: 0, y: -1 }),
  "rounded rect": (x, u) => roundedRect(x + 0.5, 0.25, 1, 1, 0.25, u),
};

const boxes: Readonly<Record<string, (u: { x: number; y: number }) => Shape>> = {
  rect: (u): Rect => rect(0, 0, 6, 1, u),
  "rounded rect": (u) => roundedRect(0, 0, 6, 2, 0.5, u),
};

describe("a direction that is all but a unit vector moves no side", () => {
  for (const [boxName, makeBox] of Object.entries(boxes)) {
    it.each(Object.entries(beginningAt))(`${boxName}, %s`, (_, begin) => {
      for (const u of directions) {
        for (const { x, meets } of places) {
          const box = makeBox(u);
          const other = begin(x, u);
          expect([overlaps(box, other), overlaps(other, box)], `u.x = ${u.x}, x = ${x}`).toEqual([
            meets,
            meets,
          ]);
        }
      }
    });
  }
});
