import { describe, expect, it } from "vitest";
import { type Arrangement, arrange } from "../../../src/exact/arrangement.js";
import { isOnPiece } from "../../../src/exact/exact-piece.js";
import { outlinesOfShapes } from "../../../src/exact/outlines-of-shape.js";
import {
  annularSector,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  point,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";

function arrangementOf(...shapes: Shape[]): Arrangement {
  return arrange(
    outlinesOfShapes(shapes)
      .flat()
      .map((outline) => ({ outline })),
  );
}

type Case = readonly [string, Shape[], number, number];

/** What is arranged, the number of nodes, the number of edges. */
const CASES: readonly Case[] = [
  ["a circle", [circle(0, 0, 1)], 0, 1],
  ["a rectangle", [rect(0, 0, 1, 2, 1)], 4, 4],
  ["a rounded rectangle", [roundedRect(0, 0, 6, 4, 1, 1)], 8, 8],
  ["a stadium", [roundedRect(0, 0, 6, 4, 2, 1)], 6, 6],
  ["a half disc", [sector(0, 0, 1, degrees(0), degrees(180))], 3, 3],
  ["a wide annular sector", [annularSector(0, 0, 1, 2, degrees(0), degrees(300))], 4, 4],
  ["a half plane", [halfPlane(0, 0, 1, 2)], 0, 1],
  ["half planes that cross", [halfPlane(0, 0, 1, 2), halfPlane(0, 0, 2, 1)], 1, 4],
  ["equal circles", [circle(0, 0, 1), ellipse(0, 0, 1, 1, 1)], 0, 1],
  ["a circle and a tangent line", [circle(0, 0, 1), halfPlane(1, 0, 1, 0)], 1, 3],
  ["circles that touch", [circle(0, 0, 1), circle(2, 0, 1)], 1, 2],
  ["three circles through a point", [circle(3, 4, 5), circle(-3, 4, 5), circle(0, 5, 5)], 4, 9],
  ["rectangles that share part of an edge", [rect(0, 0, 2, 4), rect(2, 0, 2, 2)], 8, 9],
  [
    "a figure of eight",
    [
      polyline([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
        [0, 0],
      ]),
    ],
    5,
    6,
  ],
  [
    "a folded chain",
    [
      polyline([
        [0, 0],
        [3, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ]),
    ],
    4,
    4,
  ],
  [
    "points, on an edge and off it, one of them twice",
    [rect(0, 0, 2, 2), point(1, 0), compound([point(1, 0), point(5, 5), point(5, 5)])],
    6,
    5,
  ],
  [
    "a fan of segments",
    [segment(0, 0, 3, 0), segment(0, 0, 3, 4), segment(0, 0, 0, 7), segment(-1, -1, 1, 1)],
    6,
    5,
  ],
];

describe("arrange", () => {
  it.each(CASES)("%s", (_, shapes, nodes, edges) => {
    const arrangement = arrangementOf(...shapes);
    expect([arrangement.nodes.length, arrangement.edges.length]).toEqual([nodes, edges]);
    for (const edge of arrangement.edges) {
      const sample = edge.samplePoint();
      expect(edge.stretches.every(({ piece }) => isOnPiece(piece, sample))).toBe(true);
    }
  });

  it("samples an edge shorter than an ulp", () => {
    const thin = arrangementOf(segment(-4, 1, 8, 1), circle(0, 0, 1 + 2 ** -52), circle(2 ** -40, 0, 1));
    const samples = thin.edges.map((edge) => edge.samplePoint());
    const isOn = thin.edges.every((edge, i) => {
      const sample = samples[i];
      return sample !== undefined && edge.stretches.every(({ piece }) => isOnPiece(piece, sample));
    });
    expect([isOn, samples.length]).toEqual([true, 11]);
  });
});
