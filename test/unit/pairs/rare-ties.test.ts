import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  circle,
  ellipse,
  halfPlane,
  overlaps,
  point,
  polyline,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";

/** An odd number whose square is no double: the exact tests that get along with doubles have to give up. */
const K = 2 ** 40 + 1;

const EAST = { x: 1, y: 0 };
const NORTH = { x: 0, y: 1 };
const TURNED = { x: 3, y: 4 };

/** Two shapes that touch in one point of sizes of K, and what the second becomes where it is one unit away. */
const TOUCHES: readonly (readonly [string, Shape, Shape, Shape])[] = [
  [
    "circle, end of a capsule",
    circle(0, 0, 2 * K),
    capsule(3 * K, 4 * K, 9 * K, 4 * K, 3 * K),
    capsule(3 * K, 4 * K, 9 * K, 4 * K, 3 * K - 1),
  ],
  [
    "circle, other end of a capsule",
    circle(0, 0, 2 * K),
    capsule(9 * K, 12 * K, 3 * K, 4 * K, 3 * K),
    capsule(9 * K, 12 * K, 3 * K, 4 * K, 3 * K - 1),
  ],
  [
    "circle, side of a capsule",
    circle(0, 0, 2 * K),
    capsule(7 * K, K, -K, 7 * K, 3 * K),
    capsule(7 * K, K, -K, 7 * K, 3 * K - 1),
  ],
  [
    "capsule, corner of a polyline",
    capsule(0, 0, -6 * K, -8 * K, 5 * K),
    polyline([
      [12 * K, 0],
      [3 * K, 4 * K],
      [0, 9 * K],
    ]),
    polyline([
      [12 * K, 0],
      [3 * K, 4 * K + 1],
      [0, 9 * K],
    ]),
  ],
  [
    "circle, corner of a rounded rect",
    circle(0, 0, 2 * K),
    roundedRect(9 * K, 8 * K, 18 * K, 14 * K, 3 * K),
    roundedRect(9 * K, 8 * K, 18 * K, 14 * K, 3 * K + 1),
  ],
  [
    "circle, side of a turned rounded rect",
    circle(0, 0, 2 * K),
    roundedRect(3 * K, 4 * K, 6 * K, 4 * K, K, TURNED),
    roundedRect(3 * K + 1, 4 * K + 1, 6 * K, 4 * K, K, TURNED),
  ],
  [
    "apex of a sector that is a segment, point",
    sector(K, K, K, TURNED, TURNED),
    point(K, K),
    point(K, K - 1),
  ],
  ["point, arc", point(3 * K, 4 * K), arc(0, 0, 5 * K, EAST, NORTH), arc(0, 0, 5 * K - 1, EAST, NORTH)],
  [
    "point, inner arc",
    point(3 * K, 4 * K),
    annularSector(0, 0, 5 * K, 9 * K, EAST, NORTH),
    annularSector(0, 0, 5 * K + 1, 9 * K, EAST, NORTH),
  ],
  [
    "ellipse, side of a polyline",
    ellipse(0, 0, 5 * K, 3 * K),
    segment(-K, 3 * K, K, 3 * K),
    segment(-K, 3 * K + 1, K, 3 * K + 1),
  ],
  [
    "ellipse, end of a segment",
    ellipse(0, 0, 5 * K, 3 * K),
    segment(5 * K, 0, 9 * K, K),
    segment(5 * K + 1, 0, 9 * K, K),
  ],
  [
    "ellipse, other end of a segment",
    ellipse(0, 0, 5 * K, 3 * K),
    segment(9 * K, K, 5 * K, 0),
    segment(9 * K, K, 5 * K + 1, 0),
  ],
  [
    "ellipse, half plane",
    ellipse(0, 0, 5 * K, 3 * K),
    halfPlane(0, -3 * K, 0, 1),
    halfPlane(0, -3 * K - 1, 0, 1),
  ],
  [
    "capsule, half plane",
    capsule(0, 0, 9 * K, K, 5 * K),
    halfPlane(-3 * K, -4 * K, 3, 4),
    halfPlane(-3 * K, -4 * K - 1, 3, 4),
  ],
  [
    "sector, half plane",
    sector(0, 0, 5 * K, EAST, NORTH),
    halfPlane(3 * K, 4 * K, -3, -4),
    halfPlane(3 * K, 4 * K + 1, -3, -4),
  ],
];

describe("a touch of numbers with many bits", () => {
  it.each(TOUCHES)("%s", (_name, a, touching, apart) => {
    expect([overlaps(a, touching), overlaps(touching, a)]).toEqual([true, true]);
    expect([overlaps(a, apart), overlaps(apart, a)]).toEqual([false, false]);
  });
});

describe("annular sectors about one apex", () => {
  const ring = annularSector(0, 0, 1, 2, EAST, { x: -1, y: -1 });
  const SOUTH = { x: 0, y: -1 };

  it("meet in an edge where the one begins at the end of the other, which is wide", () => {
    const next = annularSector(0, 0, 1, 2, { x: -1, y: -1 }, SOUTH);
    expect([overlaps(ring, next), overlaps(next, ring)]).toEqual([true, true]);
    const beyond = annularSector(0, 0, 1, 2, { x: -1, y: -1 - 2 ** -52 }, SOUTH);
    expect([overlaps(ring, beyond), overlaps(beyond, ring)]).toEqual([false, false]);
  });

  it("meet in an edge where the one ends at the beginning of the other", () => {
    const before = annularSector(0, 0, 1, 2, SOUTH, EAST);
    expect([overlaps(ring, before), overlaps(before, ring)]).toEqual([true, true]);
    const short = annularSector(0, 0, 1, 2, SOUTH, { x: 1, y: -Number.MIN_VALUE });
    expect([overlaps(ring, short), overlaps(short, ring)]).toEqual([false, false]);
  });
});
