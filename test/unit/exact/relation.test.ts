import { describe, expect, it } from "vitest";
import { exactOverlap } from "../../../src/exact/overlap.js";
import { converse, type Relation } from "../../../src/exact/rcc8.js";
import { exactRelation } from "../../../src/exact/relation.js";
import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
  setPose,
} from "../../../src/index.js";

type Case = readonly [string, Shape, Shape, Relation];

function expectRelation(_: string, a: Shape, b: Shape, relation: Relation): void {
  expect([exactRelation(a, b), exactRelation(b, a)]).toEqual([relation, converse(relation)]);
  expect([exactOverlap(a, b), exactOverlap(b, a)]).toEqual([relation !== "apart", relation !== "apart"]);
}

const whole = [degrees(0), degrees(360)] as const;
const square = polygon([
  [-2, -2],
  [2, -2],
  [2, 2],
  [-2, 2],
]);
const frame = polygon(
  [
    [-4, -4],
    [4, -4],
    [4, 4],
    [-4, 4],
  ],
  {
    holes: [
      [
        [-2, -2],
        [-2, 2],
        [2, 2],
        [2, -2],
      ],
    ],
  },
);
const ring = annularSector(0, 0, 3, 5, ...whole);
const turned = { x: 3, y: 4 };

describe("sets that several kinds denote", () => {
  const CASES: readonly Case[] = [
    ["circle, ellipse with equal radii", circle(1, 2, 3), ellipse(1, 2, 3, 3, 0.7), "equal"],
    ["circle, capsule of zero length", circle(1, 2, 3), capsule(1, 2, 1, 2, 3), "equal"],
    ["circle, rectangle round all about", circle(1, 2, 3), roundedRect(1, 2, 6, 6, 3, 0.7), "equal"],
    ["circle, whole sector", circle(1, 2, 3), sector(1, 2, 3, ...whole), "equal"],
    ["circle, ring without hole", circle(1, 2, 3), annularSector(1, 2, 0, 3, ...whole), "equal"],
    ["point, circle without radius", point(1, 2), circle(1, 2, 0), "equal"],
    ["point, arc of opening 0", point(6, 8), arc(0, 0, 10, turned, turned), "equal"],
    [
      "point, arc of opening 0 in an irrational place",
      point(1, 1),
      arc(0, 0, 2, degrees(45), degrees(45)),
      "apart",
    ],
    ["segment, rectangle without height", segment(-3, -4, 3, 4), rect(0, 0, 10, 0, turned), "equal"],
    ["segment, flat ellipse", segment(-3, -4, 3, 4), ellipse(0, 0, 0, 5, { x: 4, y: -3 }), "equal"],
    ["segment, sector of opening 0", segment(0, 0, 3, 4), sector(0, 0, 5, turned, turned), "equal"],
    ["segment, capsule without radius", segment(0, 0, 3, 4), capsule(3, 4, 0, 0, 0), "equal"],
    [
      "segment, annular sector of opening 0",
      segment(3, 4, 6, 8),
      annularSector(0, 0, 5, 10, turned, turned),
      "equal",
    ],
    [
      "segment, polyline with a collinear point",
      segment(0, 0, 4, 2),
      polyline([
        [4, 2],
        [2, 1],
        [0, 0],
      ]),
      "equal",
    ],
    ["rectangle, polygon of its corners", rect(0, 0, 4, 4), square, "equal"],
    [
      "turned rectangle, polygon of its corners",
      rect(0, 0, 10, 5, turned),
      polygon([
        [5, 2.5],
        [1, 5.5],
        [-5, -2.5],
        [-1, -5.5],
      ]),
      "equal",
    ],
    [
      "rectangle, rounded rectangle of radius 0",
      rect(1, 2, 3, 4, 0.3),
      roundedRect(1, 2, 3, 4, 0, 0.3),
      "equal",
    ],
    ["capsule, rounded rectangle", capsule(-3, 0, 3, 0, 2), roundedRect(0, 0, 10, 4, 2), "equal"],
    [
      "turned capsule, rounded rectangle",
      capsule(-3, -4, 3, 4, 2),
      roundedRect(0, 0, 14, 4, 2, turned),
      "equal",
    ],
    [
      "half planes with normals of different length",
      halfPlane(0, 3, 2, 0),
      halfPlane(0, -7, 0.5, 0),
      "equal",
    ],
    [
      "arc, annular sector with equal radii",
      arc(0, 0, 5, turned, degrees(180)),
      annularSector(0, 0, 5, 5, turned, degrees(180)),
      "equal",
    ],
    [
      "compound of two halves, the whole",
      compound([rect(-1, 0, 2, 2), rect(1, 0, 2, 2)]),
      rect(0, 0, 4, 2),
      "equal",
    ],
    [
      "compound of two half discs, the disc",
      compound([sector(0, 0, 5, 0, Math.PI), sector(0, 0, 5, Math.PI, 0)]),
      circle(0, 0, 5),
      "equal",
    ],
    [
      "compound of opposite half planes",
      compound([halfPlane(0, 0, 1, 2), halfPlane(0, 0, -1, -2)]),
      compound([halfPlane(1, 0, 1, 0), halfPlane(0, 0, -1, 0)]),
      "equal",
    ],
  ];
  it.each(CASES)("%s", expectRelation);
});

describe("holes", () => {
  const CASES: readonly Case[] = [
    ["a disc that fills a ring's hole", circle(0, 0, 3), ring, "touching"],
    ["a disc within the hole", circle(0, 0, 2), ring, "apart"],
    ["a disc a little larger than the hole", circle(0, 0, 3 + 2 ** -40), ring, "crossing"],
    ["a square that fills a polygon's hole", rect(0, 0, 4, 4), frame, "touching"],
    ["a disc that touches a hole from within", circle(0, 0, 2), frame, "touching"],
    ["a point in the hole", point(0, 0), frame, "apart"],
    ["a point on the hole's edge", point(2, 1), frame, "insideTouching"],
    ["a disc round all of it", circle(0, 0, 6), frame, "contains"],
    [
      "a disc through its corners",
      circle(0, 0, 5),
      polygon(
        [
          [-3, -4],
          [3, -4],
          [4, 3],
          [-4, 3],
        ],
        {
          holes: [
            [
              [-1, -1],
              [1, -1],
              [0, 1],
            ],
          ],
        },
      ),
      "containsTouching",
    ],
    ["a ring and the circle line in it", arc(0, 0, 4, ...whole), ring, "inside"],
    ["a ring and its inner circle line", arc(0, 0, 3, ...whole), ring, "insideTouching"],
    ["the disc of the outer circle", circle(0, 0, 5), ring, "containsTouching"],
    ["the hole filled by a second part", compound([frame, square]), rect(0, 0, 8, 8), "equal"],
    ["the hole's border within a compound is inner", rect(0, 0, 4, 4), compound([frame, square]), "inside"],
  ];
  it.each(CASES)("%s", expectRelation);
});

describe("curves", () => {
  const CASES: readonly Case[] = [
    ["an X", segment(-1, -1, 1, 1), segment(-1, 1, 1, -1), "crossing"],
    ["a T", segment(-1, 0, 1, 0), segment(0, 0, 0, 1), "touching"],
    ["an L", segment(0, 0, 1, 0), segment(0, 0, 0, 1), "touching"],
    ["collinear, overlapping", segment(0, 0, 3, 1), segment(-3, -1, 1.5, 0.5), "crossing"],
    ["collinear, end to end", segment(0, 0, 3, 1), segment(-3, -1, 0, 0), "touching"],
    ["an arc along a circle's rim", arc(0, 0, 5, turned, degrees(180)), circle(0, 0, 5), "insideTouching"],
    [
      "arcs of one circle, overlapping",
      arc(0, 0, 5, degrees(0), degrees(90)),
      arc(0, 0, 5, turned, degrees(180)),
      "crossing",
    ],
    [
      "arcs of one circle, end to end",
      arc(0, 0, 5, degrees(0), turned),
      arc(0, 0, 5, turned, degrees(180)),
      "touching",
    ],
    [
      "arcs of one circle that meet at both ends",
      arc(0, 0, 5, degrees(0), turned),
      arc(0, 0, 5, turned, degrees(0)),
      "touching",
    ],
    [
      "arcs of one circle, one within the other",
      arc(0, 0, 5, degrees(45), degrees(90)),
      arc(0, 0, 5, degrees(0), degrees(90)),
      "insideTouching",
    ],
    ["a circle line and a tangent", arc(0, 0, 5, ...whole), segment(5, -5, 5, 5), "crossing"],
    ["a disc and a tangent", circle(0, 0, 5), segment(5, -5, 5, 5), "touching"],
    [
      "a point where a polyline crosses itself",
      point(0, 0),
      polyline([
        [-1, -1],
        [1, 1],
        [1, -1],
        [-1, 1],
      ]),
      "inside",
    ],
    [
      "a point at a polyline's first point",
      point(-1, -1),
      polyline([
        [-1, -1],
        [1, 1],
        [1, -1],
        [-1, 1],
      ]),
      "insideTouching",
    ],
    [
      "a point at a closed polyline's first point",
      point(0, 0),
      polyline([
        [0, 0],
        [1, 0],
        [0, 1],
        [0, 0],
      ]),
      "inside",
    ],
    [
      "a polyline along a polygon's border",
      polyline([
        [-2, -2],
        [2, -2],
        [2, 2],
      ]),
      square,
      "insideTouching",
    ],
    [
      "a polyline along a line",
      polyline([
        [0, 0],
        [0, 3],
        [2, 3],
      ]),
      halfPlane(0, 0, 1, 0),
      "touching",
    ],
    ["an arc end on an ellipse", arc(-5, 0, 5, degrees(0), degrees(90)), ellipse(3, 0, 3, 1), "touching"],
    ["an arc end in an ellipse", arc(-5, 0, 5, degrees(0), degrees(90)), ellipse(2, 0, 3, 1), "crossing"],
    [
      "two segments of a compound, the whole",
      compound([segment(0, 0, 1, 0), segment(1, 0, 2, 0)]),
      segment(0, 0, 2, 0),
      "equal",
    ],
    [
      "the place where a compound's segments meet",
      point(1, 0),
      compound([segment(0, 0, 1, 0), segment(1, 0, 2, 0)]),
      "insideTouching",
    ],
    [
      "a dangling part of a compound",
      segment(5, 0, 7, 0),
      compound([circle(0, 0, 5), segment(3, 0, 9, 0)]),
      "inside",
    ],
  ];
  it.each(CASES)("%s", expectRelation);
});

describe("solids", () => {
  const CASES: readonly Case[] = [
    ["ellipse and a circle in a 3-4-5 direction", ellipse(0, 0, 2, 1, turned), circle(3, 4, 3), "touching"],
    ["sector in its disc", sector(0, 0, 5, degrees(10), degrees(80)), circle(0, 0, 5), "insideTouching"],
    [
      "sectors sharing an edge",
      sector(0, 0, 5, degrees(0), turned),
      sector(0, 0, 5, turned, degrees(90)),
      "touching",
    ],
    [
      "sectors sharing an apex",
      sector(0, 0, 5, degrees(0), turned),
      sector(0, 0, 5, degrees(180), degrees(270)),
      "touching",
    ],
    [
      "annular sector in its sector",
      annularSector(0, 0, 2, 5, 0, 1),
      sector(0, 0, 5, 0, 1),
      "insideTouching",
    ],
    [
      "annular sector and the sector it leaves",
      annularSector(0, 0, 2, 5, 0, 4),
      sector(0, 0, 2, 0, 4),
      "touching",
    ],
    ["capsules side by side, exactly", capsule(0, 0, 3, 4, 2.5), capsule(-4, 3, -1, 7, 2.5), "touching"],
    ["rounded rectangles at a corner", roundedRect(0, 0, 8, 8, 2, degrees(0)), circle(6.5, 4, 3), "crossing"],
    ["a circle at a rounded corner", roundedRect(-2, -2, 8, 8, 2), circle(3, 4, 3), "touching"],
    ["a rounded corner's circle", roundedRect(-2, -2, 8, 8, 2), circle(0, 0, 2), "containsTouching"],
    ["rounded in plain", roundedRect(0, 0, 4, 2, 1, 1), rect(0, 0, 4, 2, 1), "insideTouching"],
    [
      "polygons sharing part of an edge",
      square,
      polygon([
        [2, 0],
        [5, 0],
        [2, 5],
      ]),
      "touching",
    ],
    [
      "a concave polygon and what its notch holds",
      polygon([
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 1],
        [0, 4],
      ]),
      polygon([
        [2, 1],
        [4, 4],
        [0, 4],
      ]),
      "touching",
    ],
    ["half planes back to back", halfPlane(0, 0, 1, 3), halfPlane(0, 0, -1, -3), "touching"],
    ["half planes that face", halfPlane(0, 0, 1, 3), halfPlane(-3, 0, -1, -3), "crossing"],
    ["half planes apart", halfPlane(0, 0, 1, 3), halfPlane(3, 0, -1, -3), "apart"],
    ["nested half planes", halfPlane(0, 0, 1, 3), halfPlane(1, 0, 1, 3), "inside"],
    ["a disc that touches a half plane", circle(4, 3, 5), halfPlane(0, 0, 4, 3), "touching"],
    ["a disc that touches it from within", circle(-4, -3, 5), halfPlane(0, 0, 4, 3), "insideTouching"],
    [
      "all of the plane",
      compound([halfPlane(0, 0, 1, 0), halfPlane(0, 0, -1, 0)]),
      ellipse(1, 2, 3, 4),
      "contains",
    ],
    [
      "two discs that overlap, the lens",
      compound([circle(-3, 0, 5), circle(3, 0, 5)]),
      segment(0, -4, 0, 4),
      "containsTouching",
    ],
    [
      "within two discs only together",
      rect(0, 0, 6, 2),
      compound([circle(-3, 0, 5), circle(3, 0, 5)]),
      "inside",
    ],
    [
      "through the waist of two discs",
      rect(0, 0, 1, 8),
      compound([circle(-3, 0, 5), circle(3, 0, 5)]),
      "insideTouching",
    ],
    ["two ellipses crossing four times", ellipse(0, 0, 2, 1), ellipse(0, 0, 1, 2), "crossing"],
    [
      "an ellipse in the square about it",
      ellipse(0, 0, 2, 2 - 2 ** -40, 1),
      circle(0, 0, 2),
      "insideTouching",
    ],
    ["the circle of curvature", circle(1.5, 0, 0.5), ellipse(0, 0, 2, 1), "insideTouching"],
    [
      "mixed dimensions in a compound",
      compound([point(9, 0), segment(0, 0, 5, 0), circle(0, 0, 2)]),
      point(9, 0),
      "contains",
    ],
    ["mixed dimensions touching", compound([point(5, 0), circle(-9, 0, 2)]), circle(0, 0, 5), "touching"],
  ];
  it.each(CASES)("%s", expectRelation);
});

describe("polygons that a turn has broken", () => {
  it("keeps to the even-odd rule where rounding makes edges coincide", () => {
    // At 2⁵³ neighbouring doubles are 2 apart: the thin tooth at x = 1 falls flat, its two edges coincide.
    const comb = polygon([
      [-8, -4],
      [8, -4],
      [8, 0],
      [1, 0],
      [0.75, 6],
      [0.5, 0],
      [-8, 0],
    ]);
    setPose(comb, 2 ** 54, 0, 0);
    const tip = point(2 ** 54, 6);
    expectRelation("the tip of the tooth", tip, comb, "insideTouching");
    expectRelation("beside it", point(2 ** 54 + 4, 6), comb, "apart");
    expectRelation("the solid", point(2 ** 54 + 4, -1), comb, "inside");
  });
});

describe("magnitudes beyond the doubles", () => {
  const CASES: readonly Case[] = [
    [
      "an arc of the largest radius and a short level segment beside its centre",
      arc(0, 2 ** 600, Number.MAX_VALUE, degrees(180), degrees(90)),
      segment(0, 0, 2, 0),
      "apart",
    ],
    ["a tangent at the smallest distance", circle(-1, 0, 1), segment(5e-324, -1, 5e-324, 1), "apart"],
    [
      "a tangent line through a huge circle",
      circle(-1e300, 0, 1e300),
      segment(0, -1e-300, 0, 1e-300),
      "touching",
    ],
    ["a chord as short as that", circle(-1e300, 0, 1e300), segment(0, 0, -5e-324, 0), "containsTouching"],
    [
      "a point among neighbouring doubles",
      point(2 ** 53, 1),
      segment(2 ** 53 - 1, 0, 2 ** 53 + 2, 3),
      "inside",
    ],
  ];
  it.each(CASES)("%s", expectRelation);
});
