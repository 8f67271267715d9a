import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { rayPolygonFilter, rayPolygonHits } from "../../../src/rays/ray-edges.js";
import { createStays } from "../../../src/rays/stay.js";
import { ray } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { setPose } from "../../../src/shapes/pose.js";
import { DIAGONAL, details, summary } from "./events.js";

const square = [
  [-2, -2],
  [2, -2],
  [2, 2],
  [-2, 2],
] as const;
const frame = polygon(
  [
    [-4, -4],
    [4, -4],
    [4, 4],
    [-4, 4],
  ],
  { holes: [square] },
);
/** An L whose inner corner is at (0, 0). */
const ell = polygon([
  [-2, -2],
  [2, -2],
  [2, 0],
  [0, 0],
  [0, 2],
  [-2, 2],
]);
const comb = polygon([
  [0, 0],
  [6, 0],
  [6, 3],
  [4, 3],
  [4, 1],
  [2, 1],
  [2, 3],
  [0, 3],
]);

describe("a ray and a polygon", () => {
  it("enters and leaves, whichever way the vertices go round", () => {
    const expected = [
      ["enter", 3, [-2, 0.5], [-1, 0]],
      ["exit", 7, [2, 0.5], [1, 0]],
    ];
    expect(details(ray(-5, 0.5, 1, 0), polygon(square))).toEqual(expected);
    expect(details(ray(-5, 0.5, 1, 0), polygon([...square].reverse()))).toEqual(expected);
    expect(details(ray(5, 0.5, -1, 0), polygon(square))).toEqual([
      ["enter", 3, [2, 0.5], [1, 0]],
      ["exit", 7, [-2, 0.5], [-1, 0]],
    ]);
    expect(summary(ray(-5, 2.5, 1, 0), polygon(square))).toEqual([]);
    expect(rayPolygonHits(ray(-5, 0.5, 1, 0.1), comb)).toEqual(raycastAll(ray(-5, 0.5, 1, 0.1), comb));
  });

  it("has the normal of the edge met more squarely at its last corner, too", () => {
    const corners = [
      [3, -1],
      [2, 3],
      [0, 0],
    ] as const;
    const [x, y] = [-3 / Math.hypot(2, 3), 2 / Math.hypot(2, 3)];
    for (const vertices of [corners, [corners[1], corners[0], corners[2]]]) {
      const [hit] = raycastAll(ray(-1, 0, 1, 0), polygon(vertices));
      expect(hit?.normal.x).toBeCloseTo(x, 15);
      expect(hit?.normal.y).toBeCloseTo(y, 15);
    }
  });

  it("crosses a hole", () => {
    expect(details(ray(-5, 1, 1, 0), frame)).toEqual([
      ["enter", 1, [-4, 1], [-1, 0]],
      ["exit", 3, [-2, 1], [1, 0]],
      ["enter", 7, [2, 1], [-1, 0]],
      ["exit", 9, [4, 1], [1, 0]],
    ]);
    expect(summary(ray(0, 0, 1, 0), frame)).toEqual([
      ["enter", 2],
      ["exit", 4],
    ]);
    expect(raycast(ray(0, 0, 1, 0), frame)).toMatchObject({ t: 2, inside: false });
    expect(raycast(ray(3, 0, 1, 0), frame)).toMatchObject({ t: 0, inside: true });
  });

  it("does not leave the polygon along the edge of a hole, or at the corner of one", () => {
    expect(summary(ray(-5, 2, 1, 0), frame)).toEqual([
      ["enter", 1],
      ["exit", 9],
    ]);
    // Through (−2, 2), touching the hole's corner.
    expect(summary(ray(-5, 3, 3, -1, 0.5), frame)).toEqual([["enter", 1 / 3]]);
    expect(summary(ray(-4, 0, 1, 1), frame)).toEqual([
      ["enter", 0],
      ["exit", 4],
    ]);
    expect(summary(ray(-6, -2, 2, 2, 2.5), frame)).toEqual([["enter", 1]]);
  });

  it("runs along outer edges with the ordinary normals at their ends", () => {
    expect(details(ray(-5, 2, 1, 0), polygon(square))).toEqual([
      ["enter", 3, [-2, 2], [-1, 0]],
      ["exit", 7, [2, 2], [1, 0]],
    ]);
    expect(summary(ray(-5, 2 + 2 ** -51, 1, 0), polygon(square))).toEqual([]);
    // Along the top of the comb's teeth: from tooth to tooth.
    expect(details(ray(-1, 3, 1, 0), comb)).toEqual([
      ["enter", 1, [0, 3], [-1, 0]],
      ["exit", 3, [2, 3], [1, 0]],
      ["enter", 5, [4, 3], [-1, 0]],
      ["exit", 7, [6, 3], [1, 0]],
    ]);
    // Along the bottom of the gap, which is inside on both sides of it.
    expect(summary(ray(-1, 1, 1, 0), comb)).toEqual([
      ["enter", 1],
      ["exit", 7],
    ]);
    // From inside, along the edge, out at its end.
    expect(details(ray(-1, 0, 1, 0), ell)).toEqual([["exit", 3, [2, 0], [1, 0]]]);
    expect(details(ray(3, 0, -1, 0), ell)).toEqual([
      ["enter", 1, [2, 0], [1, 0]],
      ["exit", 5, [-2, 0], [-1, 0]],
    ]);
  });

  it("touches a vertex from outside, passes one from inside, and goes through two", () => {
    const diamond = polygon([
      [2, 0],
      [0, 2],
      [-2, 0],
      [0, -2],
    ]);
    expect(details(ray(-3, 2, 1, 0), diamond)).toEqual([["touch", 3, [0, 2], [-DIAGONAL, DIAGONAL]]]);
    expect(details(ray(3, 2, -1, 0), diamond)).toEqual([["touch", 3, [0, 2], [DIAGONAL, DIAGONAL]]]);
    expect(summary(ray(-3, 2 + 2 ** -51, 1, 0), diamond)).toEqual([]);
    // Equally squarely: the edge from (0, 2), then the edge from (2, 0), come first.
    expect(details(ray(-4, 0, 1, 0), diamond)).toEqual([
      ["enter", 2, [-2, 0], [-DIAGONAL, DIAGONAL]],
      ["exit", 6, [2, 0], [DIAGONAL, DIAGONAL]],
    ]);
    // The inner corner of the L, from inside: it goes out and in again at once.
    expect(summary(ray(-3, 3, 1, -1), ell)).toEqual([
      ["enter", 1],
      ["exit", 5],
    ]);
    expect(summary(ray(1, 1, -1, -1), ell)).toEqual([
      ["enter", 1],
      ["exit", 3],
    ]);
  });

  it("may start on the boundary", () => {
    const box = polygon(square);
    expect(raycast(ray(-2, 0, 1, 0), box)).toMatchObject({ t: 0, inside: false, normal: { x: -1, y: 0 } });
    expect(raycast(ray(2, 0, 1, 0), box)).toMatchObject({ t: 0, inside: true });
    expect(summary(ray(2, 0, 1, 0), box)).toEqual([["exit", 0]]);
    expect(raycast(ray(2, 2, 1, 1), box)).toMatchObject({ t: 0, inside: true });
    expect(summary(ray(-5, 0.25, 1, 0, 3), box)).toEqual([["enter", 3]]);
    expect(summary(ray(-5, 0.25, 1, 0, 3 - 2 ** -51), box)).toEqual([]);
    // Off the grid: the ray starts at a third of the slanted edge from (0, 0) to (3, 1).
    const wedge = polygon([
      [0, 0],
      [3, 1],
      [0, 1],
    ]);
    expect(raycast(ray(1.5, 0.5, -1, 3), wedge)).toMatchObject({ t: 0, inside: false });
    expect(raycast(ray(1.5, 0.5 + 2 ** -53, -1, 3), wedge)).toMatchObject({ t: 0, inside: true });
    expect(raycast(ray(1.5, 0.5 - 2 ** -54, -1, 3), wedge)?.inside).toBe(false);
  });

  it("passes vertices with straight angles unnoticed", () => {
    const house = polygon([
      [0, 0],
      [2, 0],
      [4, 0],
      [4, 2],
      [4, 4],
      [0, 4],
    ]);
    expect(details(ray(-1, 2, 1, 0), house)).toEqual([
      ["enter", 1, [0, 2], [-1, 0]],
      ["exit", 5, [4, 2], [1, 0]],
    ]);
    expect(summary(ray(-1, 0, 1, 0), house)).toEqual([
      ["enter", 1],
      ["exit", 5],
    ]);
  });

  it("that rounding has made flat has normals along the ray", () => {
    const sliver = polygon([
      [0, 0],
      [2 ** -60, 1],
      [0, 2],
    ]);
    setPose(sliver, 1, 0, 0);
    expect(sliver.orientation).toBe(0);
    expect(details(ray(0, 0, 1, 1), sliver)).toMatchObject([["touch", 1, [1, 1], [-DIAGONAL, -DIAGONAL]]]);
    expect(summary(ray(1, -1, 0, 1), sliver)).toEqual([
      ["enter", 1],
      ["exit", 3],
    ]);
  });

  it("is met at a glancing angle, and from afar, to 1e-12 of the way", () => {
    const ramp = polygon([
      [0, -1],
      [2 ** 30, 3],
      [0, 3],
    ]);
    const [enter, exit] = raycastAll(ray(-1, 0, 1, 0), ramp);
    expect(enter?.t).toBe(1);
    expect(exit?.t).toBe(2 ** 28 + 1);
    const [far] = raycastAll(ray(-3e6, -4e6, 3, 4), polygon(square));
    expect(Math.abs((far?.t ?? 0) - (1e6 - 0.5))).toBeLessThan(1e-6);
  });

  it("decides what happens on a grid without exact fractions", () => {
    const stays = createStays();
    expect(rayPolygonFilter(ray(-5, 2, 1, 0), frame, stays)).toBe(1);
    expect(stays.count).toBe(1);
    expect(rayPolygonFilter(ray(-3, 3, 1, -1), ell, stays)).toBe(1);
    expect(rayPolygonFilter(ray(-3, 0, 1, 1), ell, stays)).toBe(1);
    expect(rayPolygonFilter(ray(-5, 5, 1, 0), frame, stays)).toBe(-1);
    expect(stays.count).toBe(0);
  });

  it("crosses each ring of many edges by itself, also at the first edge of a hole", () => {
    const side = Array.from({ length: 64 }, (_, i) => i / 8 - 4);
    const many = polygon(
      [
        ...side.map((v) => [v, -4] as const),
        ...side.map((v) => [4, v] as const),
        ...side.map((v) => [-v, 4] as const),
        ...side.map((v) => [-4, -v] as const),
      ],
      { holes: [square] },
    );
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const stays = createStays();
      const line = ray(-5 * dx + dy / 16, -5 * dy - dx / 16, dx, dy);
      expect(rayPolygonFilter(line, many, stays)).toBe(1);
      expect(stays.count).toBe(2);
      expect(summary(line, many)).toEqual([
        ["enter", 1],
        ["exit", 3],
        ["enter", 7],
        ["exit", 9],
      ]);
    }
  });
});
