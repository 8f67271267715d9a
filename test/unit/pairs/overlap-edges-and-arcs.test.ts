import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  ellipse,
  halfPlane,
  overlaps,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";

/** A double next to one, away from 0 or towards it, or the next but one. */
const more = (x: number) => x * (1 + 2 ** -52);
const less = (x: number) => x * (1 - 2 ** -52);

const TURNED = { x: 3, y: 4 };
const EAST = { x: 1, y: 0 };
const NORTH = { x: 0, y: 1 };
const WEST = { x: -1, y: 0 };

/** Of the line along (3, 4) through the origin, and of the line across it through (3, 4). */
const along = segment(0, 0, 6, 8);
const across = segment(7, 1, -1, 7);

const beyondAcross = polygon([
  [7, 1],
  [9, 12],
  [-1, 7],
]);

/** Pairs that touch in one point, by hand, and what the second becomes when one number moves by an ulp so that they do not. */
const TOUCHES: readonly (readonly [string, Shape, Shape, Shape])[] = [
  ["point, segment", point(3, 4), along, segment(0, 0, 6, more(8))],
  ["point, capsule's end", point(3, 4), capsule(0, 0, -5, 0, 5), capsule(0, 0, -5, 0, less(5))],
  [
    "point, rounded rect's side",
    point(3, 4),
    roundedRect(0, 0, 10, 4, 1, TURNED),
    roundedRect(0, 0, less(10), 4, 1, TURNED),
  ],
  [
    "point, polygon's edge",
    polygon([
      [0, 0],
      [4, 2],
      [0, 4],
    ]),
    point(2, 1),
    point(2, less(1)),
  ],
  ["point, half plane", point(4, -3), halfPlane(0, 0, 3, 4), halfPlane(0, 0, more(3), 4)],
  [
    "point, inner arc",
    point(3, 4),
    annularSector(0, 0, 5, 9, EAST, NORTH),
    annularSector(0, 0, more(5), 9, EAST, NORTH),
  ],
  ["point, arc's end", point(3, 4), arc(0, 0, 5, TURNED, NORTH), arc(0, 0, 5, { x: 3, y: more(4) }, NORTH)],
  [
    "point, polyline",
    point(3, 4),
    polyline([
      [9, 9],
      [0, 0],
      [6, 8],
    ]),
    polyline([
      [9, 9],
      [0, 0],
      [6, more(8)],
    ]),
  ],
  ["circle, segment", along, circle(-1, 7, 5), circle(-1, 7, less(5))],
  ["circle, segment's end", segment(3, 4, 9, 9), circle(0, 0, 5), circle(0, 0, less(5))],
  ["circle, capsule", capsule(0, 0, 12, 16, 2), circle(-2, 14, 8), circle(-2, 14, less(8))],
  // The core's corner is 10 along (3, 4)/5 and 5 along (−4, 3)/5, at (2, 11).
  [
    "circle, rounded rect's corner",
    roundedRect(0, 0, 24, 14, 2, TURNED),
    circle(2, 16, 3),
    circle(2, 16, less(3)),
  ],
  [
    "circle, polygon's edge",
    polygon([
      [0, 0],
      [6, 8],
      [6, 0],
    ]),
    circle(-1, 7, 5),
    circle(-1, 7, less(5)),
  ],
  ["circle, half plane", halfPlane(3, 4, -3, -4), circle(0, 0, 5), circle(0, 0, less(5))],
  ["circle in a ring", annularSector(0, 0, 5, 9, EAST, WEST), circle(0, 3, 2), circle(0, 3, less(2))],
  ["circle within an arc", arc(0, 0, 5, EAST, WEST), circle(0, 3, 2), circle(0, 3, less(2))],
  ["ellipse, segment", across, ellipse(0, 0, 5, 1, TURNED), ellipse(0, 0, less(5), 1, TURNED)],
  ["ellipse, capsule", ellipse(0, 0, 5, 1, TURNED), capsule(10, 5, 2, 11, 5), capsule(10, 5, 2, 11, less(5))],
  [
    "ellipse, rounded rect",
    ellipse(0, 0, 5, 1, TURNED),
    roundedRect(6, 8, 10, 6, 1, TURNED),
    roundedRect(6, 8, less(10), 6, 1, TURNED),
  ],
  ["ellipse, polygon", beyondAcross, ellipse(0, 0, 5, 1, TURNED), ellipse(0, 0, less(5), 1, TURNED)],
  [
    "ellipse, half plane",
    halfPlane(3, 4, -3, -4),
    ellipse(0, 0, 5, 1, TURNED),
    ellipse(0, 0, less(5), 1, TURNED),
  ],
  [
    "ellipse, outer arc",
    ellipse(6, 8, 5, 1, TURNED),
    annularSector(0, 0, 2, 5, EAST, NORTH),
    annularSector(0, 0, 2, less(5), EAST, NORTH),
  ],
  ["ellipse, arc", ellipse(6, 8, 5, 1, TURNED), arc(0, 0, 5, EAST, NORTH), arc(0, 0, less(5), EAST, NORTH)],
  ["rect, capsule", rect(6, 8, 10, 1, TURNED), capsule(0, 0, -3, -4, 5), capsule(0, 0, -3, -4, less(5))],
  ["rect, polygon", beyondAcross, rect(0, 0, 10, 1, TURNED), rect(0, 0, less(10), 1, TURNED)],
  ["rect, half plane", halfPlane(3, 4, -3, -4), rect(0, 0, 10, 1, TURNED), rect(0, 0, less(10), 1, TURNED)],
  ["rect in an arc", arc(0, 0, 5, EAST, WEST), rect(0, 2, 6, 4), rect(0, 2, less(6), 4)],
  ["sector, segment", across, sector(0, 0, 5, EAST, NORTH), sector(0, 0, less(5), EAST, NORTH)],
  [
    "sector's apex, polygon",
    sector(3, 4, 2, TURNED, NORTH),
    polygon([
      [7, 1],
      [-1, 7],
      [0, 0],
    ]),
    polygon([
      [7, less(1)],
      [-1, 7],
      [0, 0],
    ]),
  ],
  [
    "sector, half plane",
    halfPlane(3, 4, -3, -4),
    sector(0, 0, 5, EAST, NORTH),
    sector(0, 0, less(5), EAST, NORTH),
  ],
  [
    "sector, capsule",
    capsule(10, 5, 2, 11, 5),
    sector(0, 0, 5, EAST, NORTH),
    sector(0, 0, less(5), EAST, NORTH),
  ],
  ["segment, segment in a T", along, segment(3, 4, -10, 4), segment(3, more(4), -10, 4)],
  ["segment, arc", across, arc(0, 0, 5, EAST, NORTH), arc(0, 0, less(5), EAST, NORTH)],
  ["capsule, capsule", capsule(0, 0, 6, 8, 2), capsule(-4, 3, 2, 11, 3), capsule(-4, 3, 2, 11, less(3))],
  [
    "rounded rect, rounded rect",
    roundedRect(0, 0, 10, 4, 1, TURNED),
    roundedRect(6, 8, 10, 6, 2, TURNED),
    roundedRect(6, 8, less(10), 6, 2, TURNED),
  ],
  [
    "polygon, polygon",
    polygon([
      [0, 0],
      [6, 8],
      [6, 0],
    ]),
    polygon([
      [3, 4],
      [-5, 4],
      [-5, 9],
    ]),
    polygon([
      [3, more(4)],
      [-5, 4],
      [-5, 9],
    ]),
  ],
  ["half plane, half plane", halfPlane(0, 0, 3, 4), halfPlane(4, -3, -3, -4), halfPlane(more(4), -3, -3, -4)],
  [
    "annular sector within another",
    annularSector(0, 0, 5, 9, EAST, WEST),
    annularSector(0, 3, 1, 2, EAST, WEST),
    annularSector(0, 3, 1, less(2), EAST, WEST),
  ],
  ["arc, arc", arc(0, 0, 5, EAST, WEST), arc(0, 3, 2, EAST, WEST), arc(0, 3, less(2), EAST, WEST)],
  [
    "compound, by its second part",
    compound([circle(50, 50, 1), circle(0, 0, 2)]),
    circle(3, 4, 3),
    circle(3, 4, less(3)),
  ],
];

describe("touching is overlapping, an ulp beside it is not", () => {
  it.each(TOUCHES)("%s", (_, a, touching, apart) => {
    expect([overlaps(a, touching), overlaps(touching, a)]).toEqual([true, true]);
    expect([overlaps(a, apart), overlaps(apart, a)]).toEqual([false, false]);
  });
});

const frame = polygon(
  [
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
  ],
  {
    holes: [
      [
        [1, 1],
        [8, 1],
        [8, 8],
        [1, 8],
      ],
    ],
  },
);
const notched = polygon([
  [0, 0],
  [9, 0],
  [9, 9],
  [6, 9],
  [6, 3],
  [3, 3],
  [3, 9],
  [0, 9],
]);

/** Shapes that lie in one another's holes and notches, or hold one another without touching. */
const INSIDE: readonly (readonly [string, Shape, Shape, boolean])[] = [
  ["a circle in a hole", circle(4.5, 4.5, 3), frame, false],
  ["a circle over a hole", circle(4.5, 4.5, 5), frame, true],
  [
    "a polygon in a hole",
    polygon([
      [2, 2],
      [7, 2],
      [4, 7],
    ]),
    frame,
    false,
  ],
  [
    "a frame round a frame",
    polygon([
      [-1, -1],
      [20, -1],
      [20, 20],
      [-1, 20],
    ]),
    frame,
    true,
  ],
  ["a rect in a notch", rect(4.5, 6, 2, 4), notched, false],
  ["a turned rect in a notch", rect(4.5, 6, 1.5, 1.5, 0.7), notched, false],
  ["a segment through a notch", segment(-1, 6, 10, 6), notched, true],
  ["a capsule in a notch", capsule(4.5, 5, 4.5, 8, 1), notched, false],
  ["an ellipse in a notch", ellipse(4.5, 7, 1.2, 3, 0.1), notched, false],
  ["an ellipse within the solid of a polygon", ellipse(1.5, 4, 0.5, 1, 0.3), notched, true],
  ["a sector in a notch", sector(4.5, 4, 3, 1.2, 1.9), notched, false],
  [
    "a polygon that holds a ring",
    polygon([
      [-9, -9],
      [9, -9],
      [9, 9],
      [-9, 9],
    ]),
    annularSector(0, 0, 2, 3, 0, 7),
    true,
  ],
  [
    "a polygon in a ring",
    polygon([
      [-1, -1],
      [1, -1],
      [1, 1],
    ]),
    annularSector(0, 0, 2, 3, 0, 7),
    false,
  ],
  ["an ellipse in a ring", ellipse(0, 0, 1.9, 1, 0.5), annularSector(0, 0, 2, 3, 0, 7), false],
  ["an ellipse across a ring", ellipse(0, 0, 2.1, 1, 0.5), annularSector(0, 0, 2, 3, 0, 7), true],
  ["a ring in a ring", annularSector(0, 0, 1, 1.5, 0, 7), annularSector(0.2, 0, 2, 3, 0, 7), false],
  ["an arc in a disc", arc(0, 0, 1, 0, 3), circle(0.5, 0.5, 3), true],
  [
    "neighbours in a ring menu",
    annularSector(0, 0, 2, 4, EAST, NORTH),
    annularSector(0, 0, 2, 4, NORTH, WEST),
    true,
  ],
  [
    "opposites in a ring menu",
    annularSector(0, 0, 2, 4, EAST, TURNED),
    annularSector(0, 0, 2, 4, NORTH, WEST),
    false,
  ],
  ["half planes that cross", halfPlane(0, 0, 1, 0), halfPlane(9, 0, -1, 1e-9), true],
  ["half planes with room between", halfPlane(0, 0, 1, 0), halfPlane(9, 0, -2, 0), false],
  ["an arc beyond a half plane", arc(0, 0, 5, EAST, NORTH), halfPlane(0, -1, 0, 1), false],
];

/** Half a disc but for a rounding, and a disc but for one: openings whose middle, or gap, rounding hides. */
const halfDisc = sector(
  0,
  0,
  1,
  { x: 0.38789077053182563, y: -0.921705348870357 },
  { x: -0.3878907705318255, y: 0.921705348870357 },
);
const almostDisc = sector(
  0,
  0,
  5,
  { x: 0.3421511980704963, y: 0.4590362657327205 },
  { x: 1.5252143675002405, y: 2.0462553153326972 },
);

describe("openings next to a half turn and to a whole one", () => {
  it("holds what reaches in at the middle of the rim", () => {
    expect(overlaps(halfDisc, circle(0.951087200341297, -0.5774870785557977, 0.14648482143878944))).toBe(
      true,
    );
    expect(overlaps(almostDisc, circle(-4.519905025506936, -6.06398672889572, 3.0757989258505414))).toBe(
      true,
    );
  });
});

describe("holes, notches and rings", () => {
  it.each(INSIDE)("%s", (_, a, b, meet) => {
    expect([overlaps(a, b), overlaps(b, a)]).toEqual([meet, meet]);
  });
});
