import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  contact,
  degrees,
  ellipse,
  halfPlane,
  point,
  polygon,
  polyline,
  rect,
  type Shape,
  sector,
  segment,
  signedDistance,
} from "../../../src/index.js";
import { contactOf, pointsOf } from "./contact-of.js";
import { lShape, SQUARE_RING } from "./shapes.js";

const U_SHAPE = polygon([
  [0, 0],
  [6, 0],
  [6, 4],
  [4, 4],
  [4, 1],
  [2, 1],
  [2, 4],
  [0, 4],
]);

const UNEVEN_U = polygon([
  [0, 0],
  [7, 0],
  [7, 4],
  [5, 4],
  [5, 1],
  [3, 1],
  [3, 3],
  [0, 3],
]);

const L_SHAPE = lShape(4);

const PAC_MAN = sector(0, 0, 5, degrees(45), degrees(315));
const RING = annularSector(0, 0, 4, 5, degrees(0), degrees(360));
const ROOT_HALF = Math.SQRT1_2;

interface Expected {
  readonly depth: number;
  readonly normal: readonly [number, number];
  /** The points, in order along x, then y. */
  readonly points: readonly (readonly [number, number])[];
}

const CASES: readonly [name: string, a: Shape, b: Shape, expected: Expected][] = [
  [
    "a square in a U, sunk into its floor",
    U_SHAPE,
    rect(3, 1.25, 1, 1),
    {
      depth: 0.25,
      normal: [0, 1],
      points: [
        [2.5, 0.875],
        [3.5, 0.875],
      ],
    },
  ],
  [
    "a square in a U that is as wide as its slot leaves upward only",
    U_SHAPE,
    rect(3, 2.75, 2, 2),
    {
      depth: 2.25,
      normal: [0, 1],
      points: [],
    },
  ],
  [
    "a disc in both faces of a corner",
    L_SHAPE,
    circle(1.5, 1.75, 1),
    {
      depth: Math.hypot(0.5, 0.25),
      normal: [0.5 / Math.hypot(0.5, 0.25), 0.25 / Math.hypot(0.5, 0.25)],
      points: [],
    },
  ],
  [
    "a square flush with a wall, in the floor",
    L_SHAPE,
    rect(1.5, 1.25, 1, 1),
    { depth: 0.25, normal: [0, 1], points: [] },
  ],
  [
    "a disc in a ring goes into the hole",
    RING,
    circle(3, 0, 1.5),
    { depth: 0.5, normal: [-1, 0], points: [[4.25, 0]] },
  ],
  [
    "a disc in a ring goes out of it",
    RING,
    circle(5, 0, 1),
    { depth: 1, normal: [1, 0], points: [[4.5, 0]] },
  ],
  [
    "a disc too large for the hole goes out",
    RING,
    circle(4, 0, 4.5),
    { depth: 5.5, normal: [1, 0], points: [[2.25, 0]] },
  ],
  ["a disc that fills the hole of a ring", RING, circle(0, 0, 4), { depth: 9, normal: [1, 0], points: [] }],
  ["a point in a ring", RING, point(4.25, 0), { depth: 0.25, normal: [-1, 0], points: [[4.125, 0]] }],
  [
    "an arc across a segment",
    arc(0, 0, 5, degrees(-90), degrees(90)),
    segment(0, 0, 7, 0),
    { depth: 2, normal: [-1, 0], points: [[6, 0]] },
  ],
  [
    "a disc in the mouth of a wide sector",
    PAC_MAN,
    circle(2, 0, 1.5),
    { depth: 1.5 / ROOT_HALF - 2, normal: [1, 0], points: [] },
  ],
  [
    "a disc in the wall of a hole",
    SQUARE_RING,
    circle(7.5, 5, 1),
    { depth: 0.5, normal: [-1, 0], points: [[8.25, 5]] },
  ],
  [
    "a rect in the gap of two discs",
    compound([circle(-2, 0, 1.5), circle(2, 0, 1.5)]),
    rect(0.5, 0, 0.5, 4),
    { depth: 0.25, normal: [-1, 0], points: [[0.625, 0]] },
  ],
  [
    "crossing polylines",
    polyline([
      [-4, 0],
      [4, 0],
    ]),
    polyline([
      [0, -4],
      [0, 1],
    ]),
    { depth: 1, normal: [0, -1], points: [[0, 0.5]] },
  ],
  ["an ellipse in a ring", RING, ellipse(2.5, 0, 2, 1), { depth: 0.5, normal: [-1, 0], points: [[4.25, 0]] }],
  [
    "an ellipse across an arc",
    arc(0, 0, 5, degrees(-90), degrees(90)),
    ellipse(5, 0, 2, 1),
    { depth: 2, normal: [1, 0], points: [[4, 0]] },
  ],
  ["two equal points", compound([point(1, 1)]), point(1, 1), { depth: 0, normal: [1, 0], points: [[1, 1]] }],
  [
    "a point on a polyline",
    polyline([
      [0, 0],
      [4, 0],
    ]),
    point(1, 0),
    { depth: 0, normal: [0, -1], points: [[1, 0]] },
  ],
  [
    "discs that touch each other leave a cusp",
    compound([circle(-1, 0, 1), circle(1, 0, 1)]),
    point(-0.5, 0),
    { depth: 0.5, normal: [1, 0], points: [[-0.25, 0]] },
  ],
  [
    "a disc as wide as a slot leaves it at the end of the shorter wall",
    UNEVEN_U,
    circle(3, 1.5, 1),
    { depth: Math.sqrt(3.25), normal: [1 / Math.sqrt(3.25), 1.5 / Math.sqrt(3.25)], points: [] },
  ],
  [
    "a disc as wide as a slot leaves it towards the other side, too",
    UNEVEN_U,
    circle(5, 1.5, 1),
    { depth: Math.sqrt(3.25), normal: [-1 / Math.sqrt(3.25), 1.5 / Math.sqrt(3.25)], points: [] },
  ],
  [
    "a half plane among the parts",
    compound([halfPlane(0, 0, 0, 3), circle(0, 0, 1)]),
    rect(0, 2, 2, 6),
    { depth: 2, normal: [0, 1], points: [] },
  ],
];

describe("boundaryContact", () => {
  it.each(CASES)("%s", (_name, a, b, { depth, normal, points }) => {
    const found = contactOf(a, b);
    expect(found.depth).toBeCloseTo(depth, 12);
    expect([found.normalX, found.normalY]).toEqual(normal.map((part) => expect.closeTo(part, 12)));
    if (points.length === 0) return;
    expect(pointsOf(found)).toEqual(points.map((at) => at.map((part) => expect.closeTo(part, 12))));
  });

  it("parts a disc from the half ring it nests in without any way", () => {
    const nested = contactOf(
      circle(2, 4, 1.5),
      annularSector(2, 4, 1.5, 4, { x: -1, y: 1 }, { x: 1, y: -1 }),
    );
    expect(nested.depth).toBe(0);
    expect([nested.normalX, nested.normalY]).toEqual([
      expect.closeTo(-ROOT_HALF, 9),
      expect.closeTo(-ROOT_HALF, 9),
    ]);
  });

  it("leaves an ellipse that a compound has, too", () => {
    const found = contactOf(ellipse(0, 2, 2, 3), compound([ellipse(0, 0, 2, 3), circle(0, 0, 1)]));
    expect(found.depth).toBeCloseTo(1.6 * Math.sqrt(5), 13);
  });

  it("has no end for half planes that are not opposite", () => {
    const found = contactOf(compound([halfPlane(0, 0, 0, 1)]), compound([halfPlane(0, 0, 1, 0)]));
    expect(found.depth).toBe(Number.POSITIVE_INFINITY);
    expect([found.normalX, found.normalY]).toEqual([0, 1]);
    const opposite = contactOf(compound([halfPlane(0, 0, 0, 1)]), compound([halfPlane(0, -2, 0, -3)]));
    expect(opposite.depth).toBe(2);
    expect([opposite.normalX, opposite.normalY]).toEqual([0, 1]);
  });

  it("is the same far from the origin, and at any scale", () => {
    const far = contactOf(annularSector(2 ** 40, 0, 4, 5, 0, 7), circle(2 ** 40 + 3, 0, 1.5));
    expect(far.depth).toBe(0.5);
    for (const size of [2 ** -1000, 2 ** 1000]) {
      const large = contactOf(
        annularSector(0, 0, 4 * size, 5 * size, 0, 7),
        circle(3 * size, 0.1 * size, 1.5 * size),
      );
      const ordinary = contactOf(annularSector(0, 0, 4, 5, 0, 7), circle(3, 0.1, 1.5));
      expect(large.depth).toBe(ordinary.depth * size);
      expect([large.normalX, large.normalY]).toEqual([ordinary.normalX, ordinary.normalY]);
      expect([large.x0, large.y0]).toEqual([ordinary.x0 * size, ordinary.y0 * size]);
    }
  });
});

describe("shapes of a few of the smallest doubles", () => {
  const SMALLEST = 2 ** -1074;
  const [east, north] = [
    { x: 1, y: 0 },
    { x: -4, y: 3 },
  ] as const;
  const kinds = {
    sector: (unit: number) => sector(2 * unit, 5 * unit, 60 * unit, north, east),
    annularSector: (unit: number) => annularSector(-9 * unit, 0, 30 * unit, 70 * unit, north, east),
    arc: (unit: number) => arc(-6 * unit, unit, 40 * unit, east, north),
    compound: (unit: number) =>
      compound([arc(-6 * unit, unit, 40 * unit, east, north), circle(-8 * unit, 0, 3 * unit)]),
  };

  it.each(Object.entries(kinds))(
    "are as deep in each other as larger ones, but for rounding: %s",
    (_, make) => {
      const pill = (unit: number) => capsule(-30 * unit, 50 * unit, -30 * unit, -50 * unit, 20 * unit);
      const expected = contact(pill(1), make(1))?.depth ?? Number.NaN;
      const found = contact(pill(SMALLEST), make(SMALLEST))?.depth ?? Number.NaN;
      expect(expected).toBeGreaterThan(3);
      expect(Math.abs(found / SMALLEST - expected)).toBeLessThanOrEqual(0.5 + 1e-9);
      expect(signedDistance(pill(SMALLEST), make(SMALLEST))).toBe(-found);
    },
  );
});
