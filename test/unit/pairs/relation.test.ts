import { describe, expect, it } from "vitest";
import {
  circle,
  circleCircleRelation,
  circleEllipseRelation,
  circleRectRelation,
  ellipse,
  ellipseEllipseRelation,
  ellipseRectRelation,
  point,
  pointCircleRelation,
  pointEllipseRelation,
  pointRectRelation,
  type Relation,
  rect,
  rectRectRelation,
  relate,
  type Shape,
} from "../../../src/index.js";
import { Kind } from "../../../src/shapes/kind.js";

/** A segment along x from −2 to 2, as a rectangle and as an ellipse. */
const segment = rect(0, 0, 4, 0);
const flatEllipse = ellipse(0, 0, 2, 0);

const CASES: readonly (readonly [string, Shape, Shape, Relation])[] = [
  ["a point on a rim", point(3, 4), circle(0, 0, 5), "insideTouching"],
  ["a point within a segment", point(1, 0), segment, "inside"],
  ["a point at the end of a segment", point(2, 0), segment, "insideTouching"],
  ["a point in the guise of a circle", circle(1, 2, 0), point(1, 2), "equal"],
  ["segments in an X", segment, rect(0, 0, 0, 2), "crossing"],
  ["segments in a T", segment, rect(0, 1, 0, 2), "touching"],
  ["segments in an L", segment, rect(2, 1, 0, 2), "touching"],
  ["segments overlapping on one line", segment, rect(3, 0, 4, 0), "crossing"],
  ["segments end to end", segment, rect(4, 0, 4, 0), "touching"],
  ["a segment within another", rect(0.5, 0, 1, 0), segment, "inside"],
  ["a segment sharing an end with a longer one", rect(1, 0, 2, 0), segment, "insideTouching"],
  ["the same segment twice", segment, flatEllipse, "equal"],
  ["a segment along an edge, longer than it", segment, rect(0, 1, 2, 2), "touching"],
  ["a segment along an edge, within it", segment, rect(0, 1, 6, 2), "insideTouching"],
  ["a chord of a circle", rect(0, 0, 10, 0), circle(0, 0, 5), "insideTouching"],
  ["a segment through a circle", rect(0, 0, 12, 0), circle(0, 0, 5), "crossing"],
  ["a segment that touches a circle", rect(0, 5, 12, 0), circle(0, 0, 5), "touching"],
  ["an inscribed circle", circle(0, 0, 1), rect(0, 0, 2, 4), "insideTouching"],
  ["a rectangle inscribed in a circle", rect(0, 0, 6, 8), circle(0, 0, 5), "insideTouching"],
  ["the inscribed ellipse", ellipse(0, 0, 2, 1), rect(0, 0, 4, 2), "insideTouching"],
  ["a cross of two ellipses", ellipse(0, 0, 2, 1), ellipse(0, 0, 1, 2), "crossing"],
  [
    "a circle in an ellipse, touching twice",
    circle(0, 0, 1),
    ellipse(0, 0, 2, 1, { x: 3, y: 4 }),
    "insideTouching",
  ],
  ["concentric and similar", ellipse(0, 0, 2, 1, 0.3), ellipse(0, 0, 4, 2, 0.3), "inside"],
  ["the circle of curvature at an end", circle(1.5, 0, 0.5), ellipse(0, 0, 2, 1), "insideTouching"],
  [
    "a slightly larger circle than that of curvature",
    circle(1.375, 0, 0.625),
    ellipse(0, 0, 2, 1),
    "crossing",
  ],
  [
    "one such, where both axes lie between the ways to the crossings",
    circle(69, 92, 45),
    ellipse(0, 0, 160, 80, { x: 3, y: 4 }),
    "crossing",
  ],
  ["equal radii, any turn", ellipse(1, 2, 3, 3, 0.7), circle(1, 2, 3), "equal"],
  ["a rectangle and itself by a quarter turn", rect(0, 0, 4, 2), rect(0, 0, 2, 4, { x: 0, y: 1 }), "equal"],
  ["nested with a gap", rect(0, 0, 1, 1, 1), rect(0, 0, 2, 2), "inside"],
  ["outside touching at a corner", rect(0, 0, 2, 2), rect(2, 2, 2, 2), "touching"],
  ["apart", ellipse(0, 0, 2, 1), ellipse(100, 0, 1, 2), "apart"],
];

const CONVERSE: Partial<Record<Relation, Relation>> = {
  inside: "contains",
  insideTouching: "containsTouching",
};

describe("relate", () => {
  it.each(CASES)("%s", (_, a, b, relation) => {
    expect(relate(a, b)).toBe(relation);
    expect(relate(b, a)).toBe(CONVERSE[relation] ?? relation);
  });
});

/** What answers for a pair alone: `relate` first looks if numbers are the same, and at cores on a grid. */
const ALONE = new Map<string, (a: never, b: never) => Relation>([
  ["circle circle", circleCircleRelation],
  ["circle ellipse", circleEllipseRelation],
  ["circle rect", circleRectRelation],
  ["ellipse ellipse", ellipseEllipseRelation],
  ["ellipse rect", ellipseRectRelation],
  ["point circle", pointCircleRelation],
  ["point ellipse", pointEllipseRelation],
  ["point rect", pointRectRelation],
  ["rect rect", rectRectRelation],
]);

const KIND_OF = new Map<number, string>([
  [Kind.point, "point"],
  [Kind.circle, "circle"],
  [Kind.ellipse, "ellipse"],
  [Kind.rect, "rect"],
]);

describe("the relation of a pair alone", () => {
  const [disc, oval, box] = [
    circle(0.1, 0.2, 0.3),
    ellipse(0.1, 0.2, 0.3, 0.4, 0.5),
    rect(0.1, 0.2, 0.3, 0.4, 0.5),
  ];
  it.each([
    ...CASES,
    ["an inscribed circle between the other sides", circle(0, 0, 1), rect(0, 0, 4, 2), "insideTouching"],
    ["a circle with itself", disc, disc, "equal"],
    ["an ellipse with itself", oval, oval, "equal"],
    ["a rectangle with itself", box, box, "equal"],
  ] as const)("%s", (_, a, b, relation) => {
    const [first, second] = [a, b].sort((one, other) => one.kind - other.kind) as [Shape, Shape];
    const alone = ALONE.get(`${KIND_OF.get(first.kind)} ${KIND_OF.get(second.kind)}`);
    const expected = first === a ? relation : (CONVERSE[relation] ?? relation);
    expect(alone?.(first as never, second as never)).toBe(expected);
  });
});
