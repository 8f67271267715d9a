import { describe, expect, it } from "vitest";
import type { PointLike } from "../../../src/shapes/arguments.js";
import { Kind } from "../../../src/shapes/kind.js";
import { type PolygonOptions, polygon } from "../../../src/shapes/polygon.js";
import { rotateTo } from "../../../src/shapes/pose.js";

const square: PointLike[] = [
  [0, 0],
  [9, 0],
  [9, 9],
  [0, 9],
];

function box(x: number, y: number, size: number): PointLike[] {
  return [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ];
}

/** A closed chain of points on a line that winds inwards and back out beside itself: simple, hard to see. */
function spiral(turns: number): PointLike[] {
  const along = (radius: number) =>
    Array.from({ length: 8 * turns }, (_, i): PointLike => {
      const angle = (i * Math.PI) / 4;
      return [(radius + i) * Math.cos(angle), (radius + i) * Math.sin(angle)];
    });
  return [...along(4), ...along(6).reverse()];
}

describe("polygon", () => {
  it("stores what the semantics say", () => {
    const hole = [
      { x: 1, y: 1 },
      { x: 3, y: 1 },
      { x: 3, y: 3 },
      { x: 1, y: 3 },
    ];
    const made = polygon(square, { holes: [hole] });
    const coordinates = [0, 0, 9, 0, 9, 9, 0, 9, 1, 1, 3, 1, 3, 3, 1, 3];
    expect(made).toEqual({
      kind: Kind.polygon,
      minX: 0,
      minY: 0,
      maxX: 9,
      maxY: 9,
      yAtMinX: 0,
      xAtMinY: 9,
      yAtMaxX: 9,
      xAtMaxY: 0,
      x: 0,
      y: 0,
      ux: 1,
      uy: 0,
      convex: false,
      orientation: 1,
      vertices: coordinates,
      localVertices: coordinates,
      ringEnds: [4, 8],
    });
    expect(made.vertices).not.toBe(made.localVertices);
  });

  it("tells convexity and winding", () => {
    expect(polygon(square)).toMatchObject({ convex: true, orientation: 1 });
    expect(polygon([...square].reverse())).toMatchObject({ convex: true, orientation: -1 });
    expect(polygon([...square, [1, 1]])).toMatchObject({ convex: false, orientation: 1 });
    expect(polygon(square, { holes: [box(1, 1, 2)] })).toMatchObject({ convex: false, orientation: 1 });
  });

  it("drops a first vertex given again at the end", () => {
    const [first = [0, 0]] = square;
    const holes = [box(1, 1, 2), box(5, 5, 2)];
    const closed = holes.map((hole): PointLike[] => [...hole, hole[0] ?? [0, 0]]);
    expect(polygon([...square, first], { holes: closed })).toEqual(polygon(square, { holes }));
  });

  it("keeps its own numbers", () => {
    const given: [number, number][] = [
      [0, 0],
      [9, 0],
      [0, 9],
    ];
    const made = polygon(given);
    (given[0] ?? [0])[0] = 5;
    expect([...made.vertices]).toEqual([0, 0, 9, 0, 0, 9]);
  });

  it.each<[string, PointLike[], PolygonOptions]>([
    [
      "vertices in line",
      [
        [0, 0],
        [4, 0],
        [9, 0],
        [9, 9],
      ],
      {},
    ],
    [
      "the least triangle",
      [
        [0, 0],
        [5e-324, 0],
        [0, 5e-324],
      ],
      {},
    ],
    [
      "the largest",
      [
        [-1.7e308, -1.7e308],
        [1.7e308, -1.7e308],
        [1.7e308, 1.7e308],
      ],
      {},
    ],
    ["a long spiral", spiral(20), {}],
    ["a hole that winds the same way", square, { holes: [box(1, 1, 2), [...box(5, 5, 2)].reverse()] }],
    ["no holes", square, { holes: [] }],
    ["a hole an ulp from the edge", square, { holes: [box(2 ** -1000, 2 ** -1000, 2)] }],
    [
      "an edge an ulp from a vertex",
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 2 ** -1070],
        [0, 4],
      ],
      {},
    ],
  ])("accepts %s", (_name, vertices, options) => {
    expect(polygon(vertices, options).kind).toBe(Kind.polygon);
    expect(polygon([...vertices].reverse(), options).kind).toBe(Kind.polygon);
  });

  const range = RangeError;
  const type = TypeError;
  it.each<[string, unknown, unknown, typeof RangeError | typeof TypeError, string]>([
    ["no array", 5, {}, type, "polygon: vertices must be an array of points, got 5"],
    [
      "two vertices",
      square.slice(0, 2),
      {},
      range,
      "polygon: vertices: the number of vertices must be at least 3, got 2",
    ],
    [
      "two and the first again",
      [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
      {},
      range,
      "at least 3, got 2",
    ],
    [
      "no point",
      [[0, 0], 5, [1, 1]],
      {},
      type,
      "polygon: vertices[1] must be a point [x, y] or { x, y }, got 5",
    ],
    [
      "half a point",
      [[0, 0], [1], [1, 1]],
      {},
      type,
      "polygon: vertices[1][1] must be a finite number, got undefined",
    ],
    [
      "NaN",
      [[0, 0], { x: 1, y: Number.NaN }, [1, 1]],
      {},
      range,
      "polygon: vertices[1].y must be a finite number",
    ],
    [
      "equal neighbours",
      [
        [0, 0],
        [1, 0],
        [1, 0],
        [0, 1],
      ],
      {},
      range,
      "the edge from vertices[1] to vertices[2] has no length",
    ],
    [
      "a bow tie",
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ],
      {},
      range,
      "the edge from vertices[0] to vertices[1] and the edge from vertices[2] to vertices[3] cross or touch",
    ],
    [
      "a vertex on an edge",
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 0],
        [0, 4],
      ],
      {},
      range,
      "the edge from vertices[0] to vertices[1]",
    ],
    [
      "a vertex twice",
      [
        [0, 0],
        [2, 2],
        [4, 0],
        [4, 4],
        [2, 2],
        [0, 4],
      ],
      {},
      range,
      "cross or touch",
    ],
    [
      "an edge back on itself",
      [
        [0, 0],
        [4, 0],
        [2, 0],
        [2, 2],
      ],
      {},
      range,
      "the edge from vertices[0] to vertices[1] and the edge from vertices[1] to vertices[2]",
    ],
    [
      "a line there and back",
      [
        [0, 0],
        [1, 1],
        [3, 3],
      ],
      {},
      range,
      "cross or touch",
    ],
    [
      "an upright line there and back",
      [
        [0, 0],
        [0, 1],
        [0, 3],
      ],
      {},
      range,
      "cross or touch",
    ],
    [
      "edges that overlap",
      [
        [0, 0],
        [6, 0],
        [6, 2],
        [4, 0],
        [2, 0],
        [0, 2],
      ],
      {},
      range,
      "cross or touch",
    ],
    ["holes that are none", square, { holes: 5 }, type, "polygon: holes must be an array of rings, got 5"],
    [
      "options that are none",
      square,
      5,
      type,
      "polygon: options must be an object with no fields but holes, origin, got 5",
    ],
    [
      "a date for options",
      square,
      new Date(),
      type,
      "polygon: options must be an object with no fields but holes, origin, got an object",
    ],
    [
      "an option with another name",
      square,
      { hole: [] },
      type,
      'polygon: options must be an object with no fields but holes, origin, got "hole"',
    ],
    [
      "holes without a name",
      square,
      [[]],
      type,
      "polygon: options must be an object with no fields but holes, origin, got an array",
    ],
    [
      "a hole of two",
      square,
      {
        holes: [
          [
            [1, 1],
            [2, 2],
          ],
        ],
      },
      range,
      "polygon: holes[0]: the number of vertices",
    ],
    [
      "a hole that touches",
      square,
      {
        holes: [
          [
            [0, 4],
            [2, 4],
            [2, 5],
          ],
        ],
      },
      range,
      "holes[0]",
    ],
    ["a hole across the edge", square, { holes: [box(8, 4, 2)] }, range, "cross or touch"],
    [
      "a hole outside",
      square,
      { holes: [box(10, 4, 2)] },
      range,
      "polygon: holes[0] must lie inside vertices",
    ],
    [
      "a hole around",
      square,
      { holes: [box(-1, -1, 20)] },
      range,
      "polygon: holes[0] must lie inside vertices",
    ],
    [
      "a hole in a hole",
      square,
      { holes: [box(1, 1, 6), box(2, 2, 1)] },
      range,
      "polygon: holes[1] must lie outside holes[0]",
    ],
    [
      "a hole around a hole",
      square,
      { holes: [box(2, 2, 1), box(1, 1, 6)] },
      range,
      "polygon: holes[0] must lie outside holes[1]",
    ],
    ["holes that touch", square, { holes: [box(1, 1, 2), box(3, 3, 2)] }, range, "cross or touch"],
  ])("refuses %s", (_name, vertices, options, error, message) => {
    const attempt = () => polygon(vertices as PointLike[], options as PolygonOptions);
    expect(attempt).toThrow(error);
    expect(attempt).toThrow(message);
  });

  it("stays simple or not by an ulp", () => {
    const touching = (y: number): PointLike[] => [
      [0, 0],
      [3, 1],
      [6, 2],
      [6, 5],
      [3, y],
      [0, 5],
    ];
    expect(() => polygon(touching(1))).toThrow(RangeError);
    expect(polygon(touching(1 + 2 ** -52)).convex).toBe(false);
  });

  it("tells convexity anew after each turn, from the rounded vertices", () => {
    const almost = polygon([
      [0, 0],
      [0.3, 0],
      [0.7, 0],
      [2, 2],
      [0, 2],
    ]);
    expect(almost.convex).toBe(true);
    const answers = Array.from({ length: 200 }, (_, i) => rotateTo(almost, i / 7).convex);
    expect(new Set(answers)).toEqual(new Set([true, false]));
    expect(rotateTo(almost, 0).convex).toBe(true);
  });
});
