import { describe, it } from "vitest";
import {
  annularSector,
  capsule,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  point,
  polygon,
  rect,
  roundedRect,
  sector,
  segment,
} from "../../../src/index.js";
import { type Case, expectRelation, square, turned } from "./relation-case.js";

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
