import { expect, test } from "vitest";
import {
  arc,
  circle,
  compound,
  contact,
  degrees,
  ellipse,
  explain,
  intersections,
  overlaps,
  point,
  polyline,
  ray,
  raycast,
  rect,
  relate,
  sector,
} from "../../../src/index.js";

/** Points on a curve that is nowhere straight. */
const coast = Array.from({ length: 200 }, (_, i) => [i, 3 * Math.sin(i)] as const);

test.each([
  ["doubles", () => explain(overlaps, circle(0, 0, 1), rect(3, 0, 2, 2)), []],
  ["integers", () => explain(overlaps, circle(0, 0, 5), rect(6, 3.5, 4, 1)), ["exactTest"]],
  ["a ray along a tangent", () => explain(raycast, ray(-1, 0.1, 3, 4), circle(0, 0, 1)), []],
  ["exact outlines", () => explain(intersections, circle(0, 0, 1), circle(2, 0, 1)), ["arrangement"]],
  [
    "a relation of equal arcs",
    () => explain(relate, sector(0, 0, 2, 0, degrees(60)), arc(0, 0, 2, 0, degrees(60))),
    ["arrangement"],
  ],
  ["convex shapes", () => explain(contact, ellipse(0, 0, 3, 2), rect(1, 1, 2, 2)), ["search"]],
  ["few features", () => explain(contact, arc(0, 0, 2, 0, degrees(200)), rect(2, 0, 1, 1)), ["features"]],
  [
    "a compound",
    () => explain(contact, compound([circle(0, 0, 1), circle(1, 0, 1)]), rect(1, 1, 1, 1)),
    ["boundaries"],
  ],
  [
    "many edges",
    () => explain(contact, polyline(coast), circle(50, 0, 1)).methods.includes("excerpts"),
    true,
  ],
])("%s", (_, ask, expected) => {
  const explained = ask();
  expect(typeof explained === "boolean" ? explained : explained.methods).toEqual(expected);
});

test("the answer is that of the question, with all its arguments", () => {
  const out = contact(circle(0, 0, 1), circle(1, 0, 1));
  if (out === null) throw new Error("these overlap");
  expect(explain(contact, circle(0, 0, 1), circle(1.5, 0, 1), out).answer).toBe(out);
  expect(out.depth).toBe(0.5);
});

test("what is asked within a question is told of that alone, and an error ends the notes", () => {
  const touch = () => overlaps(circle(0, 0, 5), rect(6, 3.5, 4, 1));
  const outer = explain(() => [explain(touch).methods, overlaps(circle(0, 0, 1), point(0, 0))]);
  expect(outer).toEqual({ answer: [["exactTest"], true], methods: [] });
  expect(() =>
    explain(() => {
      throw new RangeError("refused");
    }),
  ).toThrow("refused");
  touch();
  expect(explain(overlaps, circle(0, 0, 1), circle(9, 0, 1)).methods).toEqual([]);
});
