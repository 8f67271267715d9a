import { describe, expect, it } from "vitest";
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
  type Relation,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "../../../../src/index.js";
import { relationVerdict } from "../../../../src/pairs/relation/relation-filter.js";

type Case = [string, Shape, Shape, Relation | undefined];

const CONVERSE: Partial<Record<Relation, Relation>> = { inside: "contains", contains: "inside" };

function expectVerdict(_: string, a: Shape, b: Shape, said: Relation | undefined): void {
  const back = said && (CONVERSE[said] ?? said);
  expect([relationVerdict(a, b), relationVerdict(b, a)]).toEqual([said, back]);
}

const bar = rect(0, 0, 10, 2, { x: 3, y: 4 });
const bay = polygon([
  [0, 0],
  [9, 0],
  [9, 9],
  [6, 9],
  [6, 3],
  [3, 3],
  [3, 9],
  [0, 9],
]);
const wide = annularSector(0, 0, 2, 6, degrees(30), degrees(330));

describe("what doubles are certain of", () => {
  it.each<Case>([
    ["apart", capsule(0, 0, 4, 0, 1), roundedRect(9, 9, 2, 2, 0.5), "apart"],
    [
      "corners in each other",
      roundedRect(0, 0, 6, 4, 1),
      polygon([
        [2, 1],
        [9, 1],
        [9, 9],
      ]),
      "crossing",
    ],
    ["bars in a cross, no corner in the other", bar, rect(0, 0, 10, 2, { x: -4, y: 3 }), "crossing"],
    [
      "a line through an ellipse, both ends beyond",
      segment(-9, 1, 9, 2),
      ellipse(0, 0, 4, 3, 0.3),
      "crossing",
    ],
    ["an arc through a disc", arc(-5, 0, 5, degrees(-60), degrees(60)), circle(1, 1, 2), "crossing"],
    [
      "polylines in an X",
      polyline([
        [0, 0],
        [4, 4],
        [8, 0],
      ]),
      polyline([
        [0, 3],
        [9, 1],
      ]),
      "crossing",
    ],
    ["half planes that are not parallel", halfPlane(0, 0, 1, 0), halfPlane(9, 9, 1, 1e-300), "crossing"],
    ["a cone over a wall", sector(0, 0, 9, -0.5, 0.5), rect(6, 0, 1, 20), "crossing"],
    ["a capsule in a circle", capsule(-2, 0, 2, 1, 1), circle(0, 0, 5), "inside"],
    ["an ellipse in a turned rectangle", ellipse(0.3, 0.4, 3, 0.7, { x: 3, y: 4 }), bar, "inside"],
    ["a disc beside the gap of a wide ring", circle(-4, 0.5, 1.5), wide, "inside"],
    ["a disc in an arm of a polygon", circle(1.5, 6, 1), bay, "inside"],
    ["a sector in a half plane", sector(0, 0, 3, 1, 2), halfPlane(0, -1, 0, -1), "inside"],
    ["a point in a part", point(8, 1), compound([circle(0, 0, 2), circle(8, 0, 2)]), "inside"],
    ["both parts in a disc", compound([circle(0, 0, 1), point(2, 2)]), circle(0, 0, 5), "inside"],
  ])("%s", expectVerdict);
});

describe("what they leave to exact arithmetic", () => {
  it.each<Case>([
    ["a touch", capsule(0, 0, 4, 0, 1), circle(2, 3, 2), undefined],
    ["a touch from inside", circle(4, 0, 2), wide, undefined],
    ["equal sets", roundedRect(0, 0, 4, 4, 1), roundedRect(0, 0, 4, 4, 1, degrees(90)), undefined],
    [
      "a corner on an edge",
      polygon([
        [0, 0],
        [4, 0],
        [0, 4],
      ]),
      polygon([
        [4, 0],
        [9, 0],
        [9, 9],
      ]),
      undefined,
    ],
    ["a point on a vertex", point(9, 0), bay, undefined],
    ["a point on a segment", point(1, 1), segment(0, 0, 2, 2), undefined],
    ["parallel half planes", halfPlane(0, 0, 1, 2), halfPlane(1, 1, 2, 4), undefined],
    // It crosses the other where it ends itself.
    [
      "an end in an X",
      polyline([
        [0, 0],
        [0, 5],
        [5, -5],
        [-5, 5],
      ]),
      polyline([
        [-1, -1],
        [1, 1],
      ]),
      undefined,
    ],
    ["the gap of a ring under a bar", rect(0, 0, 4, 1), annularSector(0, 0, 3, 4, 0, 1), "apart"],
    ["numbers beyond the filters", capsule(-1e300, 0, 1e300, 1, 1e300), circle(0, 0, 1e300), undefined],
  ])("%s", expectVerdict);
});
