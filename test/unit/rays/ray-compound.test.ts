import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { compound } from "../../../src/shapes/copy.js";
import { halfPlane, ray, segment } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { setPose } from "../../../src/shapes/pose.js";
import { rect } from "../../../src/shapes/rect.js";
import { arc, circle, point } from "../../../src/shapes/round.js";
import { DIAGONAL, details, summary } from "./events.js";

const row = compound([rect(0, 0, 2, 2), rect(4, 0, 2, 2), rect(2, 0, 2, 2)]);

describe("a ray and a compound", () => {
  it("meets parts that are apart one after the other, whatever their order", () => {
    const parts = compound([circle(10, 0, 1), rect(0, 0, 2, 2), segment(5, -1, 5, 1)]);
    expect(details(ray(-3, 0, 1, 0), parts)).toEqual([
      ["enter", 2, [-1, 0], [-1, 0]],
      ["exit", 4, [1, 0], [1, 0]],
      ["touch", 8, [5, 0], [-1, 0]],
      ["enter", 12, [9, 0], [-1, 0]],
      ["exit", 14, [11, 0], [1, 0]],
    ]);
    expect(raycast(ray(3, 0, 1, 0), parts)).toMatchObject({ t: 2, point: { x: 5, y: 0 } });
  });

  it("passes from part to part unnoticed where they overlap or just meet", () => {
    expect(summary(ray(-3, 0.5, 1, 0), row)).toEqual([
      ["enter", 2],
      ["exit", 8],
    ]);
    expect(summary(ray(-3, 1, 1, 0), row)).toEqual([
      ["enter", 2],
      ["exit", 8],
    ]);
    expect(summary(ray(-3, 0.5, 3, 0.1), row).map(([kind]) => kind)).toEqual(["enter", "exit"]);
    const overlapping = compound([circle(0, 0, 5), circle(6, 0, 5), point(3, 1)]);
    expect(summary(ray(-6, 0, 1, 0), overlapping)).toEqual([
      ["enter", 1],
      ["exit", 17],
    ]);
    expect(raycast(ray(5, 0, 1, 0), overlapping)).toMatchObject({ t: 0, inside: true });
  });

  it("sees the smallest gap, and none where there is none", () => {
    const gap = compound([rect(0, 0, 2, 2), rect(2 + 2 ** -51, 0, 2, 2)]);
    expect(summary(ray(-3, 0, 1, 0), gap).length).toBe(4);
    expect(summary(ray(6, 0, -1, 0), gap).length).toBe(4);
    const lastFirst = compound([rect(2 + 2 ** -51, 0, 2, 2), rect(0, 0, 2, 2)]);
    expect(summary(ray(-3, 0, 1, 0), lastFirst).length).toBe(4);
    const kissing = compound([circle(0, 0, 5), circle(10, 0, 5)]);
    expect(summary(ray(-6, 0, 1, 0), kissing)).toEqual([
      ["enter", 1],
      ["exit", 21],
    ]);
    expect(summary(ray(-6, 2 ** -30, 1, 0), kissing).length).toBe(4);
  });

  it("takes in points and curves on the border of a solid", () => {
    const studded = compound([rect(0, 0, 2, 2), point(1, 0), segment(-1, -5, -1, 5), arc(0, 0, 1, 0, 7)]);
    expect(details(ray(-3, 0, 1, 0), studded)).toEqual([
      ["enter", 2, [-1, 0], [-1, 0]],
      ["exit", 4, [1, 0], [1, 0]],
    ]);
    expect(summary(ray(-3, 4, 1, 0), studded)).toEqual([["touch", 2]]);
  });

  it("has the squarest normal of all parts at a common end, of the earlier part if equal", () => {
    const wedge = polygon([
      [-1, 0],
      [1, 2],
      [1, 0],
    ]);
    const corner = ray(-3, 0, 1, 0);
    expect(details(corner, compound([wedge, rect(0, -1, 2, 2)]))[0]).toEqual(["enter", 2, [-1, 0], [-1, 0]]);
    expect(details(corner, compound([rect(0, -1, 2, 2), wedge]))[0]).toEqual(["enter", 2, [-1, 0], [-1, 0]]);
    const [fromThere, upToThere] = [ray(-1, 0, 1, 0), ray(-3, 0, 1, 0, 2)];
    for (const parts of [
      [wedge, rect(0, -1, 2, 2)],
      [rect(0, -1, 2, 2), wedge],
    ]) {
      expect(details(fromThere, compound(parts))[0]).toEqual(["enter", 0, [-1, 0], [-1, 0]]);
      expect(details(upToThere, compound(parts))).toEqual([["enter", 2, [-1, 0], [-1, 0]]]);
    }
    const tip = compound([
      wedge,
      polygon([
        [-1, 0],
        [1, -2],
        [1, 0],
      ]),
    ]);
    expect(details(corner, tip)[0]).toEqual(["enter", 2, [-1, 0], [-DIAGONAL, DIAGONAL]]);
  });

  it("has it also among many parts, where rounding puts the box of the one behind the graze of the other", () => {
    const [x, right] = [0.0005576053275344957, 0.0005576053275346488];
    const thin = polygon([
      [x, -1],
      [right, -1],
      [right, 1],
      [x, 1],
    ]);
    const others = Array.from({ length: 14 }, (_, i) => circle(i, 100, 0.25));
    expect(
      raycast(
        ray(-1.0287525065701368, 0, 0.8145644789970016, 0),
        compound([circle(x, 1, 1), thin, ...others]),
      ),
    ).toMatchObject({ normal: { x: -1, y: 0 } });
  });

  it("of many parts has the first of all events as its first hit, whichever doubles tell the others", () => {
    for (let i = 0; i < 40; i++) {
      const others = Array.from({ length: 14 }, (_, k) => circle(k, 100, 0.25));
      const kissing = [circle(20, 0, 5), circle(30, 0, 5)];
      const parts = compound([circle(i / 13, i / 90, 1 + i / 7), ...kissing, ...others]);
      const cast = ray(-9 - i / 3, 0, 1 + i / 11, 0);
      expect(raycastAll(cast, parts)[0]).toMatchObject({ t: raycast(cast, parts)?.t });
    }
  });

  it("may be without end", () => {
    const shore = compound([halfPlane(0, 0, 1, 0), rect(1, 0, 2, 2), circle(9, 0, 1)]);
    expect(summary(ray(-5, 0, 1, 0), shore)).toEqual([
      ["exit", 7],
      ["enter", 13],
      ["exit", 15],
    ]);
    expect(raycast(ray(-5, 0, 1, 0, Infinity, -Infinity), shore)).toMatchObject({ t: 13 });
    const everything = compound([halfPlane(0, 0, 1, 0), halfPlane(0, 0, -1, 0)]);
    expect(summary(ray(-5, 0, 1, 0), everything)).toEqual([]);
    expect(raycast(ray(-5, 0, 1, 0), everything)).toMatchObject({ t: 0, inside: true });
    const straits = compound([halfPlane(0, 0, 1, 0), halfPlane(3, 0, -1, 0)]);
    expect(details(ray(-5, 0, 1, 0), straits)).toEqual([
      ["exit", 5, [0, 0], [1, 0]],
      ["enter", 8, [3, 0], [-1, 0]],
    ]);
  });

  it("enters where it has left what reaches to infinity and all that joins it, among however many parts", () => {
    const reef = Array.from({ length: 20 }, (_, i) => circle(2 * i - 20, 0, 0.5));
    const cast = ray(-5, 0, 1, 0, Infinity, -Infinity);
    // x ≤ 6.25, then the disc about 6 up to 6.5; the next disc begins at 7.5.
    const shore = compound([...reef, halfPlane(6.25, 0, 1, 0)]);
    expect(raycast(cast, shore)).toMatchObject({ t: 12.5, inside: false });
    expect(raycastAll(cast, shore)[1]).toMatchObject({ t: 12.5, kind: "enter" });
    expect(raycast(cast, compound(reef))).toMatchObject({ t: -15.5 });
    expect(raycast(ray(-5, 0, 1, 0, 12, -Infinity), shore)).toBeNull();
    expect(raycast(ray(-5, 0, 1, 0, Infinity, -3), shore)).toMatchObject({ t: -3, inside: true });
  });

  it("moves with its pose", () => {
    const moved = setPose(compound([rect(0, 0, 2, 2), circle(4, 0, 1)]), 10, 20, Math.PI / 2);
    expect(details(ray(10, 10, 0, 1), moved)).toEqual([
      ["enter", 9, [10, 19], [0, -1]],
      ["exit", 11, [10, 21], [0, 1]],
      ["enter", 13, [10, 23], [0, -1]],
      ["exit", 15, [10, 25], [0, 1]],
    ]);
  });

  it("of one part is that part", () => {
    const cast = ray(-6, 1, 3, 0.3);
    expect(raycastAll(cast, compound([circle(1, 1, 3)]))).toEqual(raycastAll(cast, circle(1, 1, 3)));
  });
});
