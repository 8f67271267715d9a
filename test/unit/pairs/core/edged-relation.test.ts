import { describe, expect, it } from "vitest";
import { converse } from "../../../../src/exact/meeting.js";
import {
  capsule,
  circle,
  degrees,
  ellipse,
  halfPlane,
  moveTo,
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
import { edgedRelation } from "../../../../src/pairs/core/edged-relation.js";

type Case = [string, Shape, Shape, Relation | undefined];

function expectRelation(_: string, a: Shape, b: Shape, said: Relation | undefined): void {
  expect([edgedRelation(a, b), edgedRelation(b, a)]).toEqual([said, said && converse(said)]);
}

const tile = rect(8, 8, 16, 16);
const gem = polygon([
  [0, 0],
  [16, 0],
  [20, 8],
  [8, 16],
  [-4, 8],
]);
/** A tile without its quarter at (16, 16). */
const corner = polygon([
  [0, 0],
  [16, 0],
  [16, 8],
  [8, 8],
  [8, 16],
  [0, 16],
]);
const frame = polygon(
  [
    [0, 0],
    [16, 0],
    [16, 16],
    [0, 16],
  ],
  {
    holes: [
      [
        [4, 4],
        [12, 4],
        [12, 12],
        [4, 12],
      ],
    ],
  },
);
const wall = segment(0, 0, 16, 0);

describe("convex shapes without radii", () => {
  it.each<Case>([
    ["tiles side by side", tile, rect(24, 12, 16, 16), "touching"],
    ["tiles with a common corner", tile, rect(24, 24, 16, 16), "touching"],
    ["tiles with a gap", tile, rect(25, 8, 16, 16), "apart"],
    ["tiles that overlap", tile, rect(20, 12, 16, 16), "crossing"],
    ["the same tile", tile, rect(8, 8, 16, 16, { x: 0, y: 1 }), "equal"],
    [
      "a tile and the polygon of its corners",
      tile,
      polygon([
        [16, 16],
        [0, 16],
        [0, 0],
        [8, 0],
        [16, 0],
      ]),
      "equal",
    ],
    ["a tile within, at a side", rect(4, 8, 8, 8), tile, "insideTouching"],
    ["a tile within", rect(8, 8, 8, 8), tile, "inside"],
    [
      "polygons with a vertex in common",
      gem,
      polygon([
        [0, 0],
        [-9, -9],
        [2, -9],
      ]),
      "touching",
    ],
    ["bars in a cross", rect(0, 0, 8, 2), rect(0, 0, 2, 8), "crossing"],
    ["a point on a vertex", point(16, 0), gem, "insideTouching"],
    ["a point on an edge", point(18, 4), gem, "insideTouching"],
    ["a point beyond the end of an edge, in its line", point(22, 12), gem, "apart"],
    ["a point within", point(8, 8), gem, "inside"],
    ["points", point(1, 2), point(1, 2), "equal"],
    ["a point on a segment", point(5, 0), wall, "inside"],
    ["a point at its end", point(16, 0), wall, "insideTouching"],
    ["a point in its line", point(17, 0), wall, "apart"],
    ["a point on an upright segment", point(3, 5), segment(3, 9, 3, 1), "inside"],
    ["segments in a T", segment(4, 0, 4, 9), wall, "touching"],
    ["segments in an X", segment(4, -1, 5, 9), wall, "crossing"],
    ["segments in an L", segment(16, 0, 16, 9), wall, "touching"],
    ["segments in a line, with a common end", segment(16, 0, 20, 0), wall, "touching"],
    ["segments in a line that overlap", segment(12, 0, 20, 0), wall, "crossing"],
    ["segments in a line with a gap", segment(17, 0, 20, 0), wall, "apart"],
    ["upright segments in a line that overlap", segment(0, 0, 0, 8), segment(0, 12, 0, 4), "crossing"],
    ["a segment within another", segment(4, 0, 8, 0), wall, "inside"],
    ["a segment within another, with a common end", segment(0, 0, 8, 0), wall, "insideTouching"],
    ["parallel segments", segment(0, 1, 16, 1), wall, "apart"],
    ["a segment along a side and beyond", segment(-4, 0, 8, 0), tile, "touching"],
    ["a segment in a side", segment(4, 0, 8, 0), tile, "insideTouching"],
    ["a segment within, from side to side", segment(0, 4, 16, 9), tile, "insideTouching"],
    ["a segment through", segment(-4, 4, 20, 9), tile, "crossing"],
    ["a rectangle without width in a side", rect(16, 8, 0, 4), tile, "insideTouching"],
    ["a segment that is a point", segment(5, 0, 5, 0), wall, "inside"],
    ["corners that are no doubles", rect(0, 0, 4, 2, 0.5), tile, undefined],
    ["another kind", ellipse(0, 0, 2, 1), tile, undefined],
  ])("%s", expectRelation);

  it("takes any doubles", () => {
    const slanted = polygon([
      [0.1, 0.2],
      [0.3, 0.7],
      [-1 / 3, 0.9],
    ]);
    expect(edgedRelation(point(0.1, 0.2), slanted)).toBe("insideTouching");
    expect(
      edgedRelation(
        slanted,
        polygon([
          [0.3, 0.7],
          [-1 / 3, 0.9],
          [0.1, 0.2],
        ]),
      ),
    ).toBe("equal");
  });
});

describe("convex shapes with radii", () => {
  it.each<Case>([
    ["circles at a whole distance", circle(0, 0, 2), circle(3, 4, 3), "touching"],
    ["circles one step nearer", circle(0, 0, 2), circle(3, 4, 3 + 2 ** -20), "crossing"],
    ["circles one step farther", circle(0, 0, 2), circle(3, 4, 3 - 2 ** -20), "apart"],
    ["a circle within another, touching", circle(3, 4, 3), circle(0, 0, 8), "insideTouching"],
    ["a circle within another", circle(3, 4, 2), circle(0, 0, 8), "inside"],
    ["a circle on a tile", circle(8, -3, 3), tile, "touching"],
    ["a circle at a corner of a tile", circle(-3, -4, 5), tile, "touching"],
    ["a circle that misses it", circle(-3, -4, 4), tile, "apart"],
    ["a circle in a corner of a tile", circle(4, 4, 4), tile, "insideTouching"],
    ["a tile in a circle", rect(0, 0, 6, 8), circle(0, 0, 5), "insideTouching"],
    ["a circle at a slanted segment", circle(-4, 3, 5), segment(-30, -40, 60, 80), "touching"],
    [
      "a circle in a triangle",
      circle(3, 3, 3),
      polygon([
        [0, 0],
        [12, 0],
        [0, 9],
      ]),
      "insideTouching",
    ],
    [
      "a larger one",
      circle(3, 3, 3.5),
      polygon([
        [0, 0],
        [12, 0],
        [0, 9],
      ]),
      "crossing",
    ],
    ["a circle at an edge", circle(8, -3, 3), gem, "touching"],
    ["a segment in a circle, to its rim", segment(-3, 4, 0, 0), circle(0, 0, 5), "insideTouching"],
    ["a point on a rim", point(3, 4), circle(0, 0, 5), "insideTouching"],
    ["capsules side by side", capsule(0, 0, 9, 0, 2), capsule(4, 4, 14, 4, 2), "touching"],
    ["capsules that cross far from their ends", capsule(-9, 0, 9, 0, 1), capsule(0, -9, 0, 9, 1), "crossing"],
    ["a capsule in one of the same radius", capsule(2, 0, 5, 0, 2), capsule(0, 0, 9, 0, 2), "insideTouching"],
    ["a circle in a capsule of the same radius", circle(4, 0, 2), capsule(0, 0, 9, 0, 2), "insideTouching"],
    ["rounded tiles side by side", roundedRect(0, 0, 8, 8, 2), roundedRect(8, 3, 8, 8, 2), "touching"],
    ["rounded tiles, one within", roundedRect(1, 0, 6, 6, 2), roundedRect(0, 0, 8, 8, 2), "insideTouching"],
    ["with room", roundedRect(0, 0, 6, 6, 2), roundedRect(0, 0, 8, 8, 2), "inside"],
    ["a rounded tile and the disc that it is", roundedRect(0, 0, 4, 4, 2), circle(0, 0, 2), "equal"],
    ["a radius on no grid", circle(0, 0, 0.1), circle(0.3, 0, 0.2), undefined],
  ])("%s", expectRelation);
});

describe("a half plane", () => {
  const floor = halfPlane(99, 0, 0, -2);
  it.each<Case>([
    ["a box on it", rect(8, -8, 16, 16), floor, "touching"],
    ["a box above it", rect(8, -9, 16, 16), floor, "apart"],
    ["a box across", tile, halfPlane(0, 3, 0, 1), "crossing"],
    ["a box within, at the line", tile, floor, "insideTouching"],
    ["a box within", rect(8, 9, 16, 16), floor, "inside"],
    ["a circle on a slope", circle(-3, 4, 5), halfPlane(0, 0, -3, 4), "touching"],
    ["a segment in the line", wall, floor, "insideTouching"],
    [
      "a polyline",
      polyline([
        [0, -1],
        [5, 0],
        [9, -3],
      ]),
      floor,
      "touching",
    ],
    ["a concave polygon that touches with two vertices", corner, halfPlane(12, 12, -1, -1), "touching"],
    ["a slope whose normal has no length in doubles", circle(0, 0, 1), halfPlane(0, 0, 1, 1), undefined],
    ["two", floor, halfPlane(0, 0, 0, 1), undefined],
  ])("%s", expectRelation);
});

describe("a polyline", () => {
  const hook = polyline([
    [0, 0],
    [8, 0],
    [8, 8],
  ]);
  it.each<Case>([
    [
      "along an edge",
      polyline([
        [-4, -4],
        [0, 0],
        [16, 0],
        [20, -4],
      ]),
      gem,
      "touching",
    ],
    [
      "into a polygon",
      polyline([
        [-4, -4],
        [0, 0],
        [8, 4],
      ]),
      gem,
      "crossing",
    ],
    [
      "within",
      polyline([
        [2, 2],
        [4, 4],
        [8, 2],
      ]),
      gem,
      "inside",
    ],
    [
      "within, to an edge",
      polyline([
        [2, 2],
        [4, 0],
        [8, 2],
      ]),
      gem,
      "insideTouching",
    ],
    ["round a circle", hook, circle(4, 4, 4), "touching"],
    ["beside a circle", hook, circle(12, 4, 3), "apart"],
    ["with a point at its end", hook, point(8, 8), "containsTouching"],
    ["with a point at its corner", hook, point(8, 0), "contains"],
    [
      "closed, with a point at its ends",
      polyline([
        [0, 0],
        [8, 0],
        [8, 8],
        [0, 0],
      ]),
      point(0, 0),
      "contains",
    ],
    ["off a point", hook, point(7, 1), "apart"],
    [
      "in a line, with a point on it",
      polyline([
        [0, 0],
        [8, 0],
        [4, 0],
      ]),
      point(4, 0),
      undefined,
    ],
    ["with a segment that meets it", hook, segment(8, 4, 12, 4), undefined],
    ["with a segment that does not", hook, segment(9, 4, 12, 4), "apart"],
  ])("%s", expectRelation);
});

describe("a polygon that is not convex", () => {
  it.each<Case>([
    ["a tile in its notch", corner, rect(12, 12, 8, 8), "touching"],
    ["a tile in its hole", frame, rect(8, 8, 8, 8), "touching"],
    ["a smaller tile in its hole", frame, rect(8, 8, 4, 4), "apart"],
    ["a tile that fills an arm", corner, rect(12, 4, 8, 8), "containsTouching"],
    ["a tile within an arm", corner, rect(12, 4, 4, 4), "contains"],
    ["a tile that holds it", corner, tile, "insideTouching"],
    ["a tile that holds it with room", corner, rect(8, 8, 20, 20), "inside"],
    ["a tile across", corner, rect(8, 8, 4, 4), "crossing"],
    ["a circle in its notch", corner, circle(11, 11, 3), "touching"],
    ["a capsule in an arm", corner, capsule(2, 2, 2, 14, 2), "containsTouching"],
    ["a point on an edge", corner, point(12, 8), "containsTouching"],
    ["a point in the notch", corner, point(12, 9), "apart"],
    ["a point within", corner, point(7, 9), "contains"],
    ["a segment that ends at it", corner, segment(12, 8, 16, 16), "touching"],
    ["a segment within, from edge to edge", corner, segment(0, 1, 16, 2), "containsTouching"],
    ["a segment in the hole", frame, segment(5, 5, 11, 9), "apart"],
    ["a segment through a vertex", corner, segment(4, 12, 12, 4), undefined],
    ["a segment along an edge", corner, segment(8, 8, 20, 8), undefined],
    [
      "a polyline",
      corner,
      polyline([
        [20, 0],
        [20, 1],
        [21, 1],
      ]),
      undefined,
    ],
  ])("%s", expectRelation);

  it("is taken as it was given, moved", () => {
    const copy = structuredClone(corner);
    moveTo(copy, 16, 0);
    expect(edgedRelation(copy, rect(28, 12, 8, 8))).toBe("touching");
    moveTo(copy, 0.1, 0);
    expect(edgedRelation(copy, rect(12.1, 12, 8, 8))).toBe(undefined);
  });
});

describe("a sector with its apex on an edge", () => {
  it.each<Case>([
    ["of a tile, away from it", sector(8, 0, 9, degrees(225), degrees(315)), tile, "touching"],
    ["along it and away", sector(8, 0, 9, degrees(180), degrees(270)), tile, "touching"],
    ["at a corner", sector(0, 0, 9, degrees(200), degrees(340)), gem, "touching"],
    ["into the tile", sector(8, 0, 9, degrees(45), degrees(90)), tile, undefined],
    ["opening 0 along the edge", sector(8, 0, 4, degrees(0), degrees(0)), tile, undefined],
    ["of half a turn", sector(8, 0, 9, degrees(180), degrees(360)), tile, undefined],
    ["of no radius", sector(8, 0, 0, degrees(225), degrees(315)), tile, undefined],
    ["off the edge", sector(8, -1, 9, degrees(225), degrees(315)), tile, undefined],
    ["on no grid", sector(0.1, 0, 9, degrees(225), degrees(315)), tile, undefined],
    [
      "of a rounded tile",
      sector(8, 0, 9, degrees(225), degrees(315)),
      roundedRect(8, 8, 16, 16, 4),
      undefined,
    ],
    ["of a segment", sector(8, 0, 9, degrees(225), degrees(315)), wall, undefined],
  ])("%s", expectRelation);
});
