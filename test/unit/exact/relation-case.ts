import { expect } from "vitest";
import { converse, exactOverlap, exactRelation, type Relation } from "../../../src/exact/meeting.js";
import { annularSector, degrees, polygon, type Shape } from "../../../src/index.js";

/** What is told, two shapes, and the relation of the first to the second. */
export type Case = readonly [string, Shape, Shape, Relation];

/** The relation both ways, and an overlap that agrees with it. */
export function expectRelation(_: string, a: Shape, b: Shape, relation: Relation): void {
  expect([exactRelation(a, b), exactRelation(b, a)]).toEqual([relation, converse(relation)]);
  expect([exactOverlap(a, b), exactOverlap(b, a)]).toEqual([relation !== "apart", relation !== "apart"]);
}

export const whole = [degrees(0), degrees(360)] as const;
export const square = polygon([
  [-2, -2],
  [2, -2],
  [2, 2],
  [-2, 2],
]);
export const frame = polygon(
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
export const ring = annularSector(0, 0, 3, 5, ...whole);
export const turned = { x: 3, y: 4 };
