import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  degrees,
  ellipse,
  halfPlane,
  polygon,
  polyline,
  type Relation,
  rect,
  relate,
  roundedRect,
  type Shape,
  segment,
} from "../../../../src/index.js";
import { relationBeside } from "../../../../src/pairs/relation/relation-filter.js";
import { overlapVerdict } from "../../../../src/pairs/tables/overlap-filters.js";

type Case = [string, Shape, Shape, Relation | undefined];

function saidBeside(a: Shape, b: Shape): Relation | undefined {
  return relationBeside(a, b, overlapVerdict(a, b));
}

const tile = polygon([
  [0, 0],
  [16, 0],
  [16, 16],
  [0, 16],
]);
const rightTile = polygon([
  [16, 0],
  [32, 0],
  [32, 16],
  [16, 16],
]);

describe("boxes that lie beside each other", () => {
  it.each<Case>([
    ["tiles with an edge in common", tile, rightTile, "touching"],
    ["a rounded tile beside one", tile, roundedRect(24, 8, 16, 16, 4), "touching"],
    ["a rounded tile at a corner, which it does not reach", tile, roundedRect(24, 24, 16, 16, 4), "apart"],
    ["a tile on the floor", tile, halfPlane(0, 16, 0, -1), "touching"],
    ["a lying capsule under a tile", tile, capsule(0, -4, 16, -4, 4), "touching"],
    ["a segment that ends at a tile", tile, segment(16, 3, 20, 5), "touching"],
    [
      "a polyline along the edge of a tile and off it",
      tile,
      polyline([
        [16, 0],
        [16, 9],
        [20, 9],
      ]),
      "touching",
    ],
    ["an arc that touches a tile", tile, arc(20, 8, 4, degrees(90), degrees(270)), "touching"],
  ])("%s", (_, a, b, said) => {
    expect([saidBeside(a, b), saidBeside(b, a), relate(a, b)]).toEqual([said, said, said]);
  });

  it.each<Case>([
    ["a segment in the edge of a tile", tile, segment(16, 3, 16, 5), "containsTouching"],
    ["a rectangle without width in it", tile, rect(16, 8, 0, 4), "containsTouching"],
    [
      "an ellipse without width, turned by a quarter",
      tile,
      ellipse(16, 8, 3, 0, degrees(90)),
      "containsTouching",
    ],
    [
      "an annular sector that is an arc, and a polyline along its tangent",
      annularSector(20, 8, 4, 4, degrees(90), degrees(270)),
      polyline([
        [12, 0],
        [16, 0],
        [16, 16],
      ]),
      "crossing",
    ],
    ["tiles in each other", tile, roundedRect(20, 8, 16, 16, 4), "crossing"],
  ])("say nothing of %s", (_, a, b, relation) => {
    expect([saidBeside(a, b), saidBeside(b, a), relate(a, b)]).toEqual([undefined, undefined, relation]);
  });
});
