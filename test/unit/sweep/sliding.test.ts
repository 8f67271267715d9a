import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  ellipse,
  fromJSON,
  point,
  polygon,
  polyline,
  rect,
  type Shape,
  sector,
  sweep,
  toJSON,
} from "osculate";
import { describe, expect, it } from "vitest";

const still = { x: 0, y: 0 };
const right = { x: 10, y: 0 };

const floor = rect(5, -1, 40, 2);
const box = rect(0, 1, 2, 2);
const ball = circle(0, 1, 1);
const pillar = circle(6, 2, 1);

const hallWithWall = polygon([
  [-2, -2],
  [9, -2],
  [9, 4],
  [7, 4],
  [7, 0],
  [-2, 0],
]);
const cave = polygon([
  [-9, -2],
  [20, -2],
  [20, 6],
  [3, 6],
  [12, 0],
  [-9, 0],
]);
const ceiling = polygon([
  [3, 6],
  [12, 0],
  [20, 0],
  [20, 6],
]);

describe("what slides along a floor and meets something else touches that, where and as it would without the floor", () => {
  it.each<[string, Shape, Shape, Shape]>([
    ["a box and a wall", box, compound([floor, rect(7, 2, 2, 4)]), rect(7, 2, 2, 4)],
    ["a box and the wall of the same polygon", box, hallWithWall, rect(8, 2, 2, 4)],
    ["a disc and a pillar", ball, compound([floor, pillar]), pillar],
    ["a disc a little above the floor", circle(0, 1 + 1e-13, 1), compound([floor, pillar]), pillar],
    ["a disc and a slanted ceiling", ball, cave, ceiling],
    ["a capsule and a pillar", capsule(0, 1, 0, 1.5, 1), compound([floor, pillar]), pillar],
    ["an ellipse and a pillar", ellipse(0, 1, 2, 1), compound([pillar, floor]), pillar],
  ])("%s", (_, mover, scene, met) => {
    const alone = sweep(mover, right, met, still);
    const together = sweep(mover, right, scene, still);
    expect(together?.isCertain).toBe(true);
    expect(together?.t).toBeCloseTo(alone?.t ?? Number.NaN, 11);
    expect(together?.normal.x).toBeCloseTo(alone?.normal.x ?? Number.NaN, 10);
    expect(together?.normal.y).toBeCloseTo(alone?.normal.y ?? Number.NaN, 10);
    // On a face that is met flush, the point may be any of the face.
    expect(together?.point.x).toBeCloseTo(alone?.point.x ?? Number.NaN, 10);
  });

  it("a disc that leaves the corner above it along the tangent goes on", () => {
    const tile = rect(2, 3, 4, 2);
    expect(sweep(ball, { x: -10, y: 0 }, compound([floor, tile]), still)).toBeNull();
    expect(sweep(ball, { x: -10, y: 0 }, compound([tile, floor]), still)).toBeNull();
  });

  it("a graze beside a wall that is slid along is no more certain than without the wall", () => {
    const upward = { x: 0, y: 4 };
    const graze = sweep(circle(0, 0, 1), upward, compound([circle(2, 2, 1), rect(-2, 0, 2, 4)]), still);
    expect(graze?.isCertain).toBe(false);
    expect(graze?.t).toBeCloseTo(0.5, 5);
    expect(graze?.point.x).toBeCloseTo(1, 10);
  });
});

describe("what fits exactly between two walls is in neither", () => {
  const corridor = compound([rect(0, -1, 40, 2), rect(0, 3, 40, 2)]);
  const notched = polygon([
    [-20, -2],
    [20, -2],
    [20, 0],
    [-10, 0],
    [-10, 2],
    [20, 2],
    [20, 4],
    [-20, 4],
  ]);

  it.each<[string, Shape, Shape]>([
    ["a box in a corridor", box, corridor],
    ["a disc in a corridor", ball, corridor],
    ["a capsule in a corridor", capsule(-3, 1, 3, 1, 1), corridor],
    ["a box in a notch", box, notched],
    ["a disc in a notch", ball, notched],
  ])("and slides along both: %s", (_, mover, walls) => {
    expect(sweep(mover, right, walls, still)).toBeNull();
    expect(sweep(walls, still, mover, right)).toBeNull();
  });

  it.each<[string, Shape]>([
    ["a box", box],
    ["a disc", ball],
  ])("and meets the end of a notch: %s", (_, mover) => {
    const hit = sweep(mover, { x: -20, y: 0 }, notched, still);
    expect(hit?.isCertain).toBe(true);
    expect(hit?.t).toBeCloseTo(0.45, 11);
    expect(hit?.normal.x).toBeCloseTo(-1, 12);
    expect(hit?.point.x).toBeCloseTo(-10, 10);
  });

  it.each<[string, Shape, Shape]>([
    ["a box in a corridor", box, corridor],
    ["a disc in a notch", ball, notched],
  ])("and touches at once what it moves into: %s", (_, mover, walls) => {
    const hit = sweep(mover, { x: 1, y: -3 }, walls, still);
    expect(hit).toMatchObject({ t: 0, isCertain: true });
    expect(hit?.normal.x).toBeCloseTo(0, 9);
    expect(hit?.normal.y).toBeCloseTo(-1, 9);
  });
});

describe("what is in a solid to begin with touches at once", () => {
  it.each<[string, Shape, Shape]>([
    ["a disc deep in a polygon that is not convex", circle(0, -1, 0.25), cave],
    ["a point deep in one", point(0, -1), cave],
    ["a disc without size deep in one", circle(0, -1, 0), cave],
    ["a box without size deep in one", rect(0, -1, 0, 0), cave],
    ["a capsule without radius deep in one", capsule(0, -1, 1, -1, 0), cave],
    ["a sector without opening deep in one", sector(0, -1, 1, { x: 1, y: 0 }, { x: 1, y: 0 }), cave],
    ["an arc deep in one", arc(0, -1, 0.5, 0, 4), cave],
    ["a ring without width deep in one", annularSector(0, -1, 0.5, 0.5, 0, 4), cave],
    [
      "a polyline deep in a ring",
      polyline([
        [0, 1.4],
        [0, 1.5],
        [0.1, 1.5],
      ]),
      annularSector(0, 0, 1, 2, 0, 5),
    ],
    ["a ring deep in a ring", annularSector(0, 0, 1.2, 1.8, 1, 4), annularSector(0, 0, 1, 2, 0, 5)],
    ["the same ring twice", annularSector(0, 0, 1, 2, 0, 5), annularSector(0, 0, 1, 2, 0, 5)],
    ["the same polygon twice", cave, fromJSON(toJSON(cave)) as Shape],
    ["a polygon that is not convex deep in a disc", cave, circle(5, 2, 100)],
    ["a box across the edge of one", rect(0, 0.5, 2, 2), hallWithWall],
    ["a box in both parts of a compound", rect(0, 0.75, 2, 2), compound([floor, rect(0, 2.5, 8, 2)])],
  ])("%s", (_, a, b) => {
    expect(sweep(a, right, b, still)).toMatchObject({ t: 0, isCertain: true });
  });
});
