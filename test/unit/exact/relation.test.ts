import { describe, it } from "vitest";
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
  sector,
  segment,
  setPose,
} from "../../../src/index.js";
import { type Case, expectRelation, frame, ring, square, turned, whole } from "./relation-case.js";

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
