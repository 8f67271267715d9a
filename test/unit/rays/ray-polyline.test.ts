import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { rayPolylineHits } from "../../../src/rays/ray-edges.js";
import { polyline, ray } from "../../../src/shapes/lines.js";
import { DIAGONAL, details, summary } from "./events.js";

describe("a ray and a polyline", () => {
  it("touches every piece it crosses", () => {
    const zigzag = polyline([
      [0, -1],
      [2, 1],
      [4, -1],
      [6, 1],
    ]);
    expect(summary(ray(-1, 0, 2, 0), zigzag)).toEqual([
      ["touch", 1],
      ["touch", 2],
      ["touch", 3],
    ]);
    expect(raycast(ray(2, 0, 1, 0), zigzag)?.t).toBe(1);
    expect(raycastAll(ray(2, 0, 1, 0), zigzag)).toEqual(rayPolylineHits(ray(2, 0, 1, 0), zigzag));
  });

  it("takes the normal of the piece that is met more squarely at a vertex, the earlier if equally", () => {
    const bend = [
      [0, 2],
      [0, 0],
      [1, -1],
    ] as const;
    expect(details(ray(-3, 0, 1, 0), polyline(bend))).toEqual([["touch", 3, [0, 0], [-1, 0]]]);
    const peak = polyline([
      [-1, -1],
      [0, 0],
      [1, -1],
    ]);
    const [touch] = raycastAll(ray(0, 4, 0, -2), peak);
    expect(touch).toMatchObject({ t: 2, kind: "touch", normal: { x: -DIAGONAL, y: DIAGONAL } });
    const [below] = raycastAll(ray(0, -4, 0, 2), peak);
    expect(below).toMatchObject({ t: 2, kind: "touch", normal: { x: DIAGONAL, y: -DIAGONAL } });
    const [first] = raycastAll(ray(-2, 0, 1, 0), polyline([...bend].reverse()));
    expect(first).toMatchObject({ t: 2, normal: { x: -1, y: 0 } });
  });

  it("runs along a piece from its first to its last point", () => {
    const step = polyline([
      [0, 0],
      [2, 0],
      [4, 0],
      [4, 3],
    ]);
    expect(details(ray(-1, 0, 1, 0), step)).toEqual([
      ["enter", 1, [0, 0], [-1, 0]],
      ["exit", 5, [4, 0], [1, 0]],
    ]);
    expect(details(ray(7, 0, -1, 0), step)).toEqual([
      ["enter", 3, [4, 0], [1, 0]],
      ["exit", 7, [0, 0], [-1, 0]],
    ]);
    expect(raycast(ray(1, 0, 1, 0), step)).toMatchObject({ t: 0, inside: true });
    // It turns back on itself.
    expect(
      summary(
        ray(-1, 0, 1, 0),
        polyline([
          [0, 0],
          [4, 0],
          [1, 0],
        ]),
      ),
    ).toEqual([
      ["enter", 1],
      ["exit", 5],
    ]);
  });

  it("may cross itself, be closed and have pieces of length 0", () => {
    const bow = polyline([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
      [0, 0],
    ]);
    expect(summary(ray(-1, 1, 1, 0), bow)).toEqual([
      ["touch", 1],
      ["touch", 2],
      ["touch", 3],
    ]);
    expect(summary(ray(-1, -1, 1, 1), bow)).toEqual([
      ["enter", 1],
      ["exit", 3],
    ]);
    expect(details(ray(-1, 0, 1, 0), bow)).toEqual([
      ["touch", 1, [0, 0], [-1, 0]],
      ["touch", 3, [2, 0], [-1, 0]],
    ]);
    const still = polyline([
      [1, 1],
      [1, 1],
      [1, 3],
    ]);
    expect(details(ray(0, 1, 1, 0), still)).toEqual([["touch", 1, [1, 1], [-1, 0]]]);
    expect(summary(ray(0, 2, 1, 0), still)).toEqual([["touch", 1]]);
    const dot = polyline([
      [1, 1],
      [1, 1],
    ]);
    expect(details(ray(0, 0, 1, 1), dot)).toEqual([["touch", 1, [1, 1], [-DIAGONAL, -DIAGONAL]]]);
  });
});
