import { describe, expect, it } from "vitest";
import {
  arc,
  circle,
  compound,
  ellipse,
  halfPlane,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  segment,
} from "../../../../src/index.js";
import { comesFirst } from "../../../../src/pairs/tables/order.js";

/** Pairs in their order, each different only in what comes last. */
const ORDERED: readonly (readonly [Shape, Shape])[] = [
  [circle(9, 9, 9), rect(0, 0, 1, 1)],
  [point(1, 5), point(2, 0)],
  [circle(1, 1, 2), circle(1, 1, 3)],
  [ellipse(0, 0, 2, 1, { x: 1, y: 2 }), ellipse(0, 0, 2, 1, { x: 1, y: 3 })],
  [roundedRect(0, 0, 4, 4, 1), roundedRect(0, 0, 4, 4, 2)],
  [segment(0, 0, 1, 1), segment(0, 0, 1, 2)],
  [
    polygon([
      [0, 0],
      [4, 0],
      [0, 4],
    ]),
    polygon([
      [0, 0],
      [4, 0],
      [0, 5],
    ]),
  ],
  [
    polyline([
      [0, 0],
      [9, 9],
    ]),
    polyline([
      [0, 0],
      [1, 1],
      [2, 0],
    ]),
  ],
  [halfPlane(0, 0, 1, 0), halfPlane(0, 0, 1, 1)],
  [arc(0, 0, 1, 0, 1), arc(0, 0, 1, 0, 2)],
  [compound([circle(0, 0, 1), point(0, 0)]), compound([circle(0, 0, 1), point(0, 1)])],
];

describe("comesFirst", () => {
  it.each(ORDERED)("goes by kind, then by the stored numbers: pair %#", (a, b) => {
    const isAFirst = comesFirst(a, b);
    expect(comesFirst(b, a)).toBe(!isAFirst);
    expect(comesFirst(a, a)).toBe(true);
  });

  it("puts the smaller number first", () => {
    const smaller = ORDERED.filter(([, b]) => b.kind !== ORDERED[9]?.[1].kind);
    expect(smaller.map(([a, b]) => comesFirst(a, b))).toEqual(smaller.map(() => true));
  });
});
