import { describe, expect, it } from "vitest";
import { compound } from "../../src/shapes/copy.js";
import type { Shape } from "../../src/shapes/kind.js";
import { segment } from "../../src/shapes/lines.js";
import { rect } from "../../src/shapes/rect.js";
import { arc, circle, ellipse, point } from "../../src/shapes/round.js";
import { type OracleRelation, oracleRelate } from "./index.js";
import { relateByStretches } from "./relate.js";

type Case = [string, Shape, Shape, OracleRelation];

const turn = { x: 3, y: 4 };
const ulp = 2 ** -52;

const converses: Record<OracleRelation, OracleRelation> = {
  apart: "apart",
  touching: "touching",
  crossing: "crossing",
  equal: "equal",
  contains: "inside",
  containsTouching: "insideTouching",
  inside: "contains",
  insideTouching: "containsTouching",
};

function expectRelation(_: string, a: Shape, b: Shape, relation: OracleRelation): void {
  expect([oracleRelate(a, b), oracleRelate(b, a)]).toEqual([relation, converses[relation]]);
  expect(relateByStretches(a, b)).toBe(relation);
}

describe("points", () => {
  it.each<Case>([
    ["equal", point(1, 2), point(1, 2), "equal"],
    ["a circle of radius 0", point(1, 2), circle(1, 2, 0), "equal"],
    ["an ellipse of radii 0", point(1, 2), ellipse(1, 2, 0, 0, 1), "equal"],
    ["a rectangle of sizes 0", point(1, 2), rect(1, 2, 0, 0, 1), "equal"],
    ["apart", point(1, 2), point(1, 2 + 2 * ulp), "apart"],
    ["in a circle", point(1, 2), circle(1, 2, 5e-324), "inside"],
    ["on a circle", point(3, 4), circle(0, 0, 5), "insideTouching"],
    ["off a circle", point(3, 4), circle(0, 0, 5 - 4 * ulp), "apart"],
    ["on an ellipse", point(3, 4), ellipse(0, 0, 5, 1, turn), "insideTouching"],
    ["in an ellipse", point(3, 4), ellipse(0, 0, 5 + 4 * ulp, 1, turn), "inside"],
    ["on a rectangle's side", point(3, 4), rect(0, 0, 10, 2, turn), "insideTouching"],
    ["in a rectangle", point(3, 4), rect(0, 0, 10 + 8 * ulp, 2, turn), "inside"],
    ["at a segment's end", point(3, 4), rect(0, 0, 10, 0, turn), "insideTouching"],
    ["within a segment", point(3, 4), rect(0, 0, 11, 0, turn), "inside"],
    ["within an ellipse that is a segment", point(3, 4), ellipse(0, 0, 0, 11, { x: 4, y: -3 }), "inside"],
  ])("%s", expectRelation);
});

describe("circles and ellipses", () => {
  it.each<Case>([
    ["equal circles", circle(1, 2, 3), circle(1, 2, 3), "equal"],
    ["a circle that is an ellipse", circle(1, 2, 3), ellipse(1, 2, 3, 3, 0.7), "equal"],
    [
      "equal ellipses, directions of other lengths",
      ellipse(1, 2, 3, 4, turn),
      ellipse(1, 2, 3, 4, { x: -6, y: -8 }),
      "equal",
    ],
    [
      "equal ellipses, radii exchanged",
      ellipse(1, 2, 3, 4, turn),
      ellipse(1, 2, 4, 3, { x: -4, y: 3 }),
      "equal",
    ],
    [
      "almost equal ellipses",
      ellipse(1, 2, 3, 4, turn),
      ellipse(1, 2, 3, 4 + 4 * ulp, turn),
      "insideTouching",
    ],
    [
      "almost equal directions",
      ellipse(1, 2, 3, 4, turn),
      ellipse(1, 2, 3, 4, { x: 3, y: 4 + 4 * ulp }),
      "crossing",
    ],
    ["circles touching", circle(0, 0, 2), circle(3, 4, 3), "touching"],
    ["circles touching from inside", circle(0, 0, 10), circle(3, 4, 5), "containsTouching"],
    ["circles nested", circle(0, 0, 10), circle(3, 4, 5 - 4 * ulp), "contains"],
    ["circles crossing", circle(0, 0, 10), circle(3, 4, 5 + 4 * ulp), "crossing"],
    ["ellipse touching a circle", ellipse(0, 0, 2, 1, turn), circle(3, 4, 3), "touching"],
    ["ellipse across a circle", ellipse(0, 0, 2, 1, turn), circle(3, 4, 3 + 2 * ulp), "crossing"],
    ["ellipse within a circle, two tangencies", ellipse(3, 4, 5, 2, turn), circle(3, 4, 5), "insideTouching"],
    [
      "ellipse about a circle, two tangencies",
      ellipse(3, 4, 5, 2, turn),
      circle(3, 4, 2),
      "containsTouching",
    ],
    ["osculating circle at the sharp end", ellipse(0, 0, 4, 2), circle(3, 0, 1), "containsTouching"],
    ["beyond the osculating circle", ellipse(0, 0, 4, 2), circle(3 - 2 * ulp, 0, 1 + 2 * ulp), "crossing"],
    ["osculating circle at the flat end", ellipse(0, 0, 4, 2), circle(0, -6, 8), "insideTouching"],
    ["ellipses, four crossings", ellipse(0, 0, 4, 2), ellipse(0, 0, 2, 4), "crossing"],
    ["ellipses, a double contact and two crossings", ellipse(0, 0, 4, 2), ellipse(2, 0, 2, 3), "crossing"],
    ["ellipses nested", ellipse(0, 0, 4, 2), ellipse(1, 0, 2, 1), "contains"],
    ["ellipses touching from inside", ellipse(0, 0, 4, 2), ellipse(2, 0, 2, 1), "containsTouching"],
    ["ellipses apart", ellipse(0, 0, 4, 2), ellipse(6 + 4 * ulp, 0, 2, 1), "apart"],
  ])("%s", expectRelation);

  it("a contact of third order crosses", () => {
    // The circle of curvature at (0.6a, 0.8b), which is no vertex; its radius is (0.64a² + 0.36b²)^1.5 / ab.
    const a = ellipse(0, 0, 5625, 3125);
    const given = [-1, 0, 1].map((k) => oracleRelate(a, circle(840, -3584, 6591 + k * 2 ** -40)));
    expect(given).toEqual(["crossing", "crossing", "crossing"]);
    const [touchesThrice, more] = [circle(840, -3584, 6591), circle(840, -3584, 6592)];
    expect(oracleRelate(touchesThrice, point(3375, 2500))).toBe("containsTouching");
    expect(oracleRelate(a, point(3375, 2500))).toBe("containsTouching");
    expect(oracleRelate(more, touchesThrice)).toBe("contains");
  });
});

describe("rectangles and round shapes", () => {
  it.each<Case>([
    ["circle beside a side", rect(0, 0, 4, 9, turn), circle(3, 4, 3), "touching"],
    ["circle across a side", rect(0, 0, 4, 9, turn), circle(3, 4, 3 + 2 * ulp), "crossing"],
    ["circle at a corner", rect(0, 0, 2, 2), circle(4, 5, 5), "touching"],
    ["incircle", rect(0, 0, 10, 10, turn), circle(0, 0, 5), "containsTouching"],
    ["circle in a rectangle", rect(0, 0, 10, 10, turn), circle(0, 0, 5 - 4 * ulp), "contains"],
    ["circle bulging from a square", rect(0, 0, 10, 10, turn), circle(0, 0, 5 + 4 * ulp), "crossing"],
    ["circumcircle", rect(0, 0, 6, 8, 0.3), circle(0, 0, 5 + 4 * ulp), "inside"],
    ["circumcircle of a 6 × 8 rectangle", rect(0, 0, 6, 8, turn), circle(0, 0, 5), "insideTouching"],
    ["ellipse in its own rectangle", ellipse(1, 2, 3, 4, turn), rect(1, 2, 6, 8, turn), "insideTouching"],
    [
      "ellipse in its upright box",
      ellipse(0, 0, 75, 100, { x: 0, y: -1 }),
      rect(0, 0, 200, 150),
      "insideTouching",
    ],
    [
      "turned ellipse in its upright box",
      ellipse(0, 0, 9, 5, turn),
      rect(0, 0, 2 * Math.sqrt(45.16), 15.6),
      "crossing",
    ],
    ["chord", circle(0, 0, 5), rect(0, 3, 8, 0), "containsTouching"],
    ["segment in a circle", circle(0, 0, 5), rect(0, 3, 8 - 8 * ulp, 0), "contains"],
    ["segment through a circle", circle(0, 0, 5), rect(0, 3, 8 + 8 * ulp, 0), "crossing"],
    ["tangent segment", ellipse(0, 0, 5, 2, turn), ellipse(3, 4, 0, 7, turn), "touching"],
    ["segment ending on a circle", circle(0, 0, 5), rect(7, 0, 4, 0), "touching"],
    [
      "segment in an ellipse along its axis",
      ellipse(0, 0, 5, 2, turn),
      ellipse(0, 0, 5, 0, turn),
      "containsTouching",
    ],
  ])("%s", expectRelation);
});

describe("rectangles and segments", () => {
  it.each<Case>([
    ["equal, a quarter turn apart", rect(1, 2, 4, 6, turn), rect(1, 2, 6, 4, { x: -4, y: 3 }), "equal"],
    ["equal segments", rect(1, 2, 4, 0, turn), ellipse(1, 2, 2, 0, { x: -3, y: -4 }), "equal"],
    ["side by side", rect(0, 0, 4, 9, turn), rect(3, 4, 6, 1, turn), "touching"],
    ["corner on a side", rect(0, 0, 2, 2), rect(4, 5, 10, 10, turn), "touching"],
    ["corner on a corner", rect(0, 0, 2, 2), rect(2, 2, 2, 2), "touching"],
    ["overlapping", rect(0, 0, 2, 2), rect(2 - 2 * ulp, 2 - 2 * ulp, 2, 2), "crossing"],
    ["nested", rect(0, 0, 4, 4, turn), rect(0, 0, 2, 2, 1), "contains"],
    ["nested, along a side", rect(0, 0, 4, 4, turn), rect(0, 0, 4, 2, turn), "containsTouching"],
    ["nested, with a corner on a side", rect(0, 0, 14, 14), rect(0, 0, 10, 10, turn), "containsTouching"],
    ["segment along an edge", rect(0, 0, 4, 4), rect(0, 2, 2, 0), "containsTouching"],
    ["longer segment along an edge", rect(0, 0, 4, 4), rect(0, 2, 6, 0), "touching"],
    ["segment within", rect(0, 0, 4, 4), rect(0, 1, 2, 0, 0.3), "contains"],
    ["segment across a corner", rect(0, 0, 2, 2), rect(1, 1, 9, 0, { x: 1, y: -1 }), "touching"],
    ["segment through", rect(0, 0, 2, 2), rect(1 - ulp, 1, 9, 0, { x: 1, y: -1 }), "crossing"],
    ["X", rect(0, 0, 4, 0, turn), rect(0, 0, 4, 0), "crossing"],
    ["T", rect(0, 0, 10, 0, turn), rect(3, 4, 7, 0, { x: 4, y: -3 }), "touching"],
    ["L", rect(0, 0, 10, 0, turn), rect(5, 4, 4, 0), "touching"],
    ["collinear, overlapping in part", rect(0, 0, 10, 0, turn), rect(3, 4, 8, 0, turn), "crossing"],
    ["collinear, end to end", rect(0, 0, 10, 0, turn), rect(6, 8, 10, 0, turn), "touching"],
    ["collinear, apart", rect(0, 0, 10, 0, turn), rect(6, 8, 10 - 8 * ulp, 0, turn), "apart"],
    ["collinear, nested", rect(0, 0, 10, 0, turn), rect(1.5, 2, 2, 0, turn), "contains"],
    [
      "collinear, nested with a common end",
      rect(0, 0, 10, 0, turn),
      rect(1.5, 2, 5, 0, turn),
      "containsTouching",
    ],
    ["parallel", rect(0, 0, 10, 0, turn), rect(1, 0, 10, 0, turn), "apart"],
    [
      "perpendicular stored axes, collinear",
      rect(0, 0, 10, 0, turn),
      ellipse(3, 4, 0, 4, { x: 4, y: -3 }),
      "crossing",
    ],
  ])("%s", expectRelation);
});

describe("shorter than any double", () => {
  it.each<Case>([
    // The arc begins at the origin, less than 1e-640 outside the circle.
    [
      "the stretch of an arc",
      circle(-5e-324, -1, 1),
      arc(2, 0, 2, { x: -1, y: 0 }, { x: -12, y: -5 }),
      "crossing",
    ],
    ["nothing", circle(0, -1, 1), arc(2, 0, 2, { x: -1, y: 0 }, { x: -12, y: -5 }), "containsTouching"],
    // Two double roots beside each other, but for terms of the size of the small numbers.
    [
      "one of two near common points",
      circle(-9, 0, 9),
      ellipse(0.012, 0, 2e-323, 0.012, { x: 0, y: -1 }),
      "touching",
    ],
  ])("%s", expectRelation);
});

describe("compounds, where a point of one lies in the middle of a stretch of the other", () => {
  it.each<Case>([
    ["a point of a segment", point(0, 0), compound([segment(-1, 0, 1, 0), point(0, 0)]), "inside"],
    ["a point given twice", point(0, 0), compound([point(0, 0), circle(0, 0, 0)]), "equal"],
  ])("%s", expectRelation);
});

it("the sides of a rectangle tell whether it holds an ellipse", () => {
  // A second way to "inside": the centre is inside and the ellipse meets no side.
  const disagreements: string[] = [];
  const seen = new Set<OracleRelation | undefined>();
  for (let step = 0; step < 600; step++) {
    const round = ellipse(
      (step % 7) - 3,
      (step % 5) - 2,
      1 + (step % 3),
      1 + (step % 4),
      step % 2 === 0 ? turn : { x: 1, y: 2 },
    );
    const box = rect(0, 0, 4 + 2 * (step % 6), 4 + 2 * (step % 11));
    const sides = [-1, 1].flatMap((side) => [
      rect(side * box.halfWidth, 0, 0, 2 * box.halfHeight),
      rect(0, side * box.halfHeight, 2 * box.halfWidth, 0),
    ]);
    const relations = sides.map((side) => oracleRelate(round, side));
    const relation = oracleRelate(round, box);
    const holdsCentre = oracleRelate(point(round.x, round.y), box) === "inside";
    const within = holdsCentre && relations.every((r) => r === "apart" || r === "touching");
    const touches = relations.includes("touching");
    const expected = within ? (touches ? "insideTouching" : "inside") : "other";
    const given = relation === "inside" || relation === "insideTouching" ? relation : "other";
    seen.add(relation);
    if (given !== expected) disagreements.push(`${step}: ${relation}, by the sides ${expected}`);
  }
  expect(disagreements).toEqual([]);
  expect([seen.has("inside"), seen.has("insideTouching"), seen.has("crossing")]).toEqual([true, true, true]);
});
