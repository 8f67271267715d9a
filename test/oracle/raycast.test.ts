import { describe, expect, it } from "vitest";
import { ray } from "../../src/shapes/lines.js";
import { rect } from "../../src/shapes/rect.js";
import { circle, ellipse, point, sector } from "../../src/shapes/round.js";
import type { FigureShape as Shape } from "./figure.js";
import { oracleContainsPoint, oracleRaycast, oracleRaycastAll, oracleStartsInside, Real } from "./index.js";

type Given = ReturnType<typeof ray>;
/** kind, t, point, normal */
type Expected = [string, number, number, number, number, number];

const turn = { x: 3, y: 4 };
const ulp = 2 ** -52;
const { POSITIVE_INFINITY: infinity } = Number;

function hitsOf(given: Given, shape: Shape): Expected[] {
  return oracleRaycastAll(given, shape).map(({ kind, t, point: p, normal }) => [
    kind,
    t.toNumber(),
    p.x.toNumber(),
    p.y.toNumber(),
    normal.x.toNumber(),
    normal.y.toNumber(),
  ]);
}

describe("hits, points and normals", () => {
  it.each<[string, Given, Shape, Expected[]]>([
    [
      "circle",
      ray(-10, 0, 2, 0),
      circle(0, 0, 5),
      [
        ["enter", 2.5, -5, 0, -1, 0],
        ["exit", 7.5, 5, 0, 1, 0],
      ],
    ],
    [
      "circle, 3-4-5",
      ray(-10, 4, 1, 0),
      circle(0, 0, 5),
      [
        ["enter", 7, -3, 4, -0.6, 0.8],
        ["exit", 13, 3, 4, 0.6, 0.8],
      ],
    ],
    ["tangent", ray(-10, 5, 1, 0), circle(0, 0, 5), [["touch", 10, 0, 5, 0, 1]]],
    ["off by an ulp", ray(-10, 5 + 4 * ulp, 1, 0), circle(0, 0, 5), []],
    ["the tutorial's line", ray(0, 5e-4, 1, 0, infinity, -infinity), circle(0, 0, 1e-4), []],
    ["start inside", ray(0, 0, 1, 0), circle(0, 0, 5), [["exit", 5, 5, 0, 1, 0]]],
    [
      "start on the rim, going in",
      ray(-5, 0, 1, 0),
      circle(0, 0, 5),
      [
        ["enter", 0, -5, 0, -1, 0],
        ["exit", 10, 5, 0, 1, 0],
      ],
    ],
    ["start on the rim, going out", ray(5, 0, 1, 0), circle(0, 0, 5), [["exit", 0, 5, 0, 1, 0]]],
    ["circle behind", ray(10, 0, 1, 0), circle(0, 0, 5), []],
    [
      "circle behind a line",
      ray(10, 0, 1, 0, infinity, -infinity),
      circle(0, 0, 5),
      [
        ["enter", -15, -5, 0, -1, 0],
        ["exit", -5, 5, 0, 1, 0],
      ],
    ],
    ["ends inside", ray(-10, 0, 1, 0, 7), circle(0, 0, 5), [["enter", 5, -5, 0, -1, 0]]],
    ["ends on the rim", ray(-10, 0, 1, 0, 5), circle(0, 0, 5), [["enter", 5, -5, 0, -1, 0]]],
    ["ends before the rim", ray(-10, 0, 1, 0, 5 - 4 * ulp), circle(0, 0, 5), []],
    ["point", ray(-5, -5, 3, 4), point(-2, -1), [["touch", 1, -2, -1, -0.6, -0.8]]],
    ["circle of radius 0", ray(-5, -5, 3, 4), circle(-2, -1, 0), [["touch", 1, -2, -1, -0.6, -0.8]]],
    ["circle of radius 0 missed", ray(-5, -5, 3, 4), circle(-2, -1 + ulp, 0), []],
    [
      "ellipse along its axis",
      ray(-6, -8, 3, 4),
      ellipse(0, 0, 5, 2, turn),
      [
        ["enter", 1, -3, -4, -0.6, -0.8],
        ["exit", 3, 3, 4, 0.6, 0.8],
      ],
    ],
    ["ellipse that is a segment", ray(-5, 0, 1, 0), ellipse(0, 0, 5, 0, turn), [["touch", 5, 0, 0, -1, 0]]],
    [
      "along a segment",
      ray(-6, -8, 3, 4),
      ellipse(0, 0, 5, 0, turn),
      [
        ["enter", 1, -3, -4, -0.6, -0.8],
        ["exit", 3, 3, 4, 0.6, 0.8],
      ],
    ],
    [
      "rectangle",
      ray(-6, -8, 3, 4),
      rect(0, 0, 10, 2, turn),
      [
        ["enter", 1, -3, -4, -0.6, -0.8],
        ["exit", 3, 3, 4, 0.6, 0.8],
      ],
    ],
    [
      "along an edge",
      ray(-5, 1, 1, 0),
      rect(0, 0, 4, 2),
      [
        ["enter", 3, -2, 1, -1, 0],
        ["exit", 7, 2, 1, 1, 0],
      ],
    ],
    ["beside an edge", ray(-5, 1 + ulp, 1, 0), rect(0, 0, 4, 2), []],
    ["touching a corner", ray(0, 2, 1, -1), rect(0, 0, 2, 2), [["touch", 1, 1, 1, 0, 1]]],
    [
      "corner to corner",
      ray(-2, -2, 1, 1),
      rect(0, 0, 2, 2),
      [
        ["enter", 1, -1, -1, -1, 0],
        ["exit", 3, 1, 1, 1, 0],
      ],
    ],
    [
      "corner to corner, steeper",
      ray(-2, -4, 1, 2),
      rect(0, 0, 2, 4),
      [
        ["enter", 1, -1, -2, 0, -1],
        ["exit", 3, 1, 2, 0, 1],
      ],
    ],
    ["rectangle that is a point", ray(-1, 0, 2, 0), rect(0, 0, 0, 0), [["touch", 0.5, 0, 0, -1, 0]]],
  ])("%s", (_, given, shape, expected) => {
    expect(hitsOf(given, shape)).toEqual(expected);
  });
});

describe("sectors", () => {
  const quarter = sector(0, 0, 5, { x: 1, y: 0 }, { x: 0, y: 1 });
  const reflex = sector(0, 0, 5, { x: 0, y: 1 }, { x: 1, y: 0 });
  it.each<[string, Given, Shape, Expected[]]>([
    [
      "through both edges",
      ray(-1, 3, 1, -1),
      quarter,
      [
        ["enter", 1, 0, 2, -1, 0],
        ["exit", 3, 2, 0, 0, -1],
      ],
    ],
    [
      "through an edge and the arc",
      ray(-1, 3, 1, 0),
      quarter,
      [
        ["enter", 1, 0, 3, -1, 0],
        ["exit", 5, 4, 3, 0.8, 0.6],
      ],
    ],
    [
      "along an edge",
      ray(-1, 0, 1, 0),
      quarter,
      [
        ["enter", 1, 0, 0, -1, 0],
        ["exit", 6, 5, 0, 1, 0],
      ],
    ],
    ["at the apex", ray(-1, 1, 1, -1), quarter, [["touch", 1, 0, 0, -1, 0]]],
    ["tangent to the arc", ray(1, 7, 3, -4), quarter, [["touch", 1, 4, 3, 0.8, 0.6]]],
    ["tangent to the arc's circle, off the arc", ray(-7, 1, 3, -4), quarter, []],
    ["past the apex of a reflex sector", ray(-1, 1, 1, -1, 2), reflex, []],
    ["from the gap through the apex", ray(1, 1, -1, -1, 2), reflex, [["enter", 1, 0, 0, 1, 0]]],
    ["segment", ray(-1, 2, 1, 0), sector(0, 0, 5, turn, { x: 6, y: 8 }), [["touch", 2.5, 1.5, 2, -1, 0]]],
    [
      "whole",
      ray(-7, 0, 2, 0),
      sector(0, 0, 5, 0, 2 * Math.PI),
      [
        ["enter", 1, -5, 0, -1, 0],
        ["exit", 6, 5, 0, 1, 0],
      ],
    ],
    [
      "half, along the diameter",
      ray(-7, 0, 2, 0),
      sector(0, 0, 5, { x: 1, y: 0 }, { x: -1, y: 0 }),
      [
        ["enter", 1, -5, 0, -1, 0],
        ["exit", 6, 5, 0, 1, 0],
      ],
    ],
  ])("%s", (_, given, shape, expected) => {
    expect(hitsOf(given, shape)).toEqual(expected);
  });
});

it("a wide sector has two stays, in order", () => {
  const reflex = sector(0, 0, 5, { x: 0, y: 1 }, { x: 1, y: 0 });
  const hits = oracleRaycastAll(ray(-1, 3, 1, -1, infinity, -infinity), reflex);
  expect(hits.map(({ kind }) => kind)).toEqual(["enter", "exit", "enter", "exit"]);
  const rim = new Real(46n, 0).squareRoot().times(new Real(1n, -1));
  const expected = [Real.of(2).minus(rim), Real.of(1), Real.of(3), Real.of(2).plus(rim)];
  const errors = hits.map(({ t }, index) => t.minus(expected[index] ?? Real.of(0)).absolute());
  expect(errors.map((error) => error.compare(new Real(1n, -200)) < 0)).toEqual([true, true, true, true]);
});

it("at the meeting of edge and arc, the normal that points most against the ray", () => {
  const quarter = sector(0, 0, 5, { x: 1, y: 0 }, { x: 0, y: 1 });
  const normalOf = (dx: number, dy: number) => {
    const [hit] = hitsOf(ray(5 - dx, -dy, dx, dy), quarter);
    return hit?.slice(4);
  };
  expect(normalOf(-2, 1)).toEqual([1, 0]);
  expect(normalOf(-1, 2)).toEqual([0, -1]);
  expect(normalOf(-1, 1)).toEqual([0, -1]);
});

describe("the first point", () => {
  it.each<[string, Given, Shape, boolean | undefined, number]>([
    ["from outside", ray(-10, 0, 2, 0), circle(0, 0, 5), false, 2.5],
    ["from inside", ray(0, 0, 2, 0), circle(0, 0, 5), true, 0],
    ["from the rim, inward", ray(-5, 0, 2, 0), circle(0, 0, 5), false, 0],
    ["from the rim, outward", ray(5, 0, 2, 0), circle(0, 0, 5), true, 0],
    ["from a tangency", ray(0, 5, 2, 0), circle(0, 0, 5), false, 0],
    ["a line", ray(0, 0, 2, 0, infinity, -infinity), circle(0, 0, 5), false, -2.5],
    ["from minT inside", ray(0, 0, 2, 0, 9, 1), circle(0, 0, 5), true, 1],
    ["a miss", ray(0, 6, 2, 0), circle(0, 0, 5), undefined, 0],
  ])("%s", (_, given, shape, inside, t) => {
    const hit = oracleRaycast(given, shape);
    expect(hit?.inside).toBe(inside);
    expect(hit?.t.toNumber()).toBe(inside === undefined ? undefined : t);
    expect(oracleStartsInside(given, shape)).toBe(inside === true);
  });
});

it("agrees with containsPoint along lines on a grid", () => {
  const shapes: Shape[] = [
    circle(1, 2, 3),
    ellipse(1, 2, 5, 3, turn),
    rect(1, 2, 5, 3, turn),
    sector(1, 2, 5, turn, { x: -1, y: 0 }),
    sector(1, 2, 5, { x: -1, y: 0 }, turn),
    sector(1, 2, 5, { x: -1, y: 0 }, { x: 1, y: 0 }),
  ];
  const wrong: string[] = [];
  let inside = 0;
  shapes.forEach((shape, index) => {
    for (let step = 0; step < 60; step++) {
      const given = ray(-6, step % 13, 1, (step % 9) / 4 - 1, infinity, -infinity);
      const hits = oracleRaycastAll(given, shape);
      for (let t = -16; t <= 32; t++) {
        const here = new Real(BigInt(t), -1);
        const order = hits.map((hit) => hit.t.compare(here));
        // On an end, or after an odd number of ends that are no touches.
        const open = hits.filter((hit, at) => hit.kind !== "touch" && (order[at] ?? 0) < 0).length % 2 === 1;
        const expected = open || order.includes(0);
        const holds = oracleContainsPoint(shape, given.x + (t / 2) * given.dx, given.y + (t / 2) * given.dy);
        if (holds !== expected) wrong.push(`shape ${index}, ray ${step}, t ${t / 2}`);
        if (holds) inside++;
      }
    }
  });
  expect(wrong).toEqual([]);
  expect(inside).toBeGreaterThan(1000);
});
