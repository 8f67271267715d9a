import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { rayArcHits } from "../../../src/rays/ray-wedge.js";
import { rayWedgeFilter } from "../../../src/rays/ray-wedge-filter.js";
import { createStays } from "../../../src/rays/stay.js";
import { ray } from "../../../src/shapes/lines.js";
import { arc } from "../../../src/shapes/round.js";
import { DIAGONAL, details, summary } from "./events.js";

const circleLine = arc(0, 0, 5, 0, 2 * Math.PI);
const right = arc(0, 0, 5, -Math.PI / 2, Math.PI / 2);
const quarter = arc(0, 0, 5, { x: 1, y: 0 }, { x: 0, y: 1 });
const most = arc(0, 0, 5, { x: 1, y: 1 }, { x: 1, y: -1 });

describe("a ray and an arc", () => {
  it("touches a whole circle line twice, from outside and from inside", () => {
    expect(details(ray(-6, 3, 1, 0), circleLine)).toEqual([
      ["touch", 2, [-4, 3], [-0.8, 0.6]],
      ["touch", 10, [4, 3], [-0.8, -0.6]],
    ]);
    expect(details(ray(0, 3, 1, 0), circleLine)).toEqual([["touch", 4, [4, 3], [-0.8, -0.6]]]);
    expect(raycast(ray(0, 0, 1, 0), circleLine)).toMatchObject({
      t: 5,
      inside: false,
      normal: { x: -1, y: 0 },
    });
  });

  it("has only the crossings in its directions", () => {
    expect(summary(ray(-6, 3, 1, 0), right)).toEqual([["touch", 10]]);
    expect(summary(ray(6, 3, -1, 0), right)).toEqual([["touch", 2]]);
    expect(summary(ray(-6, -3, 1, 0), quarter)).toEqual([]);
    expect(summary(ray(-6, 3, 1, 0), quarter)).toEqual([["touch", 10]]);
    expect(summary(ray(-6, 1, 1, 0), most).length).toBe(1);
    expect(summary(ray(-6, 4, 1, 0), most)).toEqual([
      ["touch", 3],
      ["touch", 9],
    ]);
  });

  it("holds its ends, exactly", () => {
    expect(details(ray(0, -6, 0, 1), right)).toEqual([
      ["touch", 1, [0, -5], [0, -1]],
      ["touch", 11, [0, 5], [0, -1]],
    ]);
    expect(summary(ray(-(2 ** -60), -6, 0, 1), right)).toEqual([]);
    expect(details(ray(2, 5, 1, 0, Infinity, -Infinity), quarter)).toEqual([["touch", -2, [0, 5], [0, 1]]]);
    expect(summary(ray(0, 0, 1, 0), quarter)).toEqual([["touch", 5]]);
    // Through both ends.
    expect(summary(ray(-1, 6, 1, -1), quarter)).toEqual([
      ["touch", 1],
      ["touch", 6],
    ]);
    // Its ends are at (5, 5)/√2 and (5, −5)/√2, the diagonals pass them.
    expect(summary(ray(0, 0, 1, 1), most)).toEqual([["touch", Math.sqrt(12.5)]]);
    expect(summary(ray(0, 0, 1 + 2 ** -52, 1), most)).toEqual([]);
  });

  it("is touched by tangents, with the normal away from the centre", () => {
    expect(details(ray(7, -1, -3, 4), circleLine)).toEqual([["touch", 1, [4, 3], [0.8, 0.6]]]);
    expect(summary(ray(7, -1, -3, 4), quarter)).toEqual([["touch", 1]]);
    expect(summary(ray(-7, 1, 3, -4), quarter)).toEqual([]);
    expect(summary(ray(7 + 2 ** -50, -1, -3, 4), circleLine)).toEqual([]);
  });

  it("may be started on", () => {
    expect(raycast(ray(4, 3, 1, 0), circleLine)).toMatchObject({ t: 0, inside: false });
    expect(raycast(ray(4, 3, -1, 0), circleLine)).toMatchObject({ t: 0, normal: { x: 0.8, y: 0.6 } });
    expect(summary(ray(4, 3, -1, 0), circleLine)).toEqual([
      ["touch", 0],
      ["touch", 8],
    ]);
    expect(raycast(ray(6, 0, 1, 0), circleLine)).toBeNull();
    expect(raycast(ray(0, 0, 1, 0, 5 - 2 ** -50), circleLine)).toBeNull();
  });

  it("of radius or opening 0 is a point", () => {
    expect(details(ray(0, 0, 1, 1), arc(2, 2, 0, 0, 1))).toEqual([
      ["touch", 2, [2, 2], [-DIAGONAL, -DIAGONAL]],
    ]);
    const end = arc(0, 0, 5, { x: 3, y: 4 }, { x: 3, y: 4 });
    expect(details(ray(3, 0, 0, 1), end)).toEqual([["touch", 4, [3, 4], [0, -1]]]);
    expect(summary(ray(-3, 0, 0, 1), end)).toEqual([]);
  });

  it("has the specialised function agree, and a filter that decides what is plain", () => {
    expect(rayArcHits(ray(-6, 1, 1, 0.1), most)).toEqual(raycastAll(ray(-6, 1, 1, 0.1), most));
    const stays = createStays();
    expect(rayWedgeFilter(ray(-6, 3, 1, 0), right, stays)).toBe(1);
    expect(rayWedgeFilter(ray(-6, -3, 1, 0), quarter, stays)).toBe(-1);
    expect(stays.count).toBe(0);
    expect(rayWedgeFilter(ray(7, -1, -3, 4), quarter, stays)).toBe(0);
  });
});
