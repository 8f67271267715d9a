import { describe, it } from "vitest";
import {
  arc,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  point,
  polyline,
  segment,
} from "../../../src/index.js";
import { type Case, expectRelation, square, turned, whole } from "./relation-case.js";

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
