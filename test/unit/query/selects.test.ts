import { describe, expect, it } from "vitest";
import {
  arc,
  capsule,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  type PointLike,
  point,
  polyline,
  rect,
  type SelectionRule,
  type Shape,
  segment,
  selects,
  setPose,
} from "../../../src/index.js";

const box: PointLike[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
/** Two triangles with a corner in common, gone round in opposite senses. */
const bow: PointLike[] = [
  [0, 0],
  [10, 10],
  [10, 0],
  [0, 10],
];
/** The box twice round, the second time smaller. */
const spiral: PointLike[] = [...box, [0, 0], [8, 0], [8, 8], [0, 8], [0, 0]];

const within = (fill: "nonzero" | "evenodd"): SelectionRule => ({ fill });
const meets = (fill: "nonzero" | "evenodd"): SelectionRule => ({ fill, mode: "meets" });

describe("selects", () => {
  it.each<[string, readonly PointLike[], Shape, within: [boolean, boolean], meets: [boolean, boolean]]>([
    ["a disc inside", box, circle(5, 5, 4), [true, true], [true, true]],
    ["one that fills the box", box, circle(5, 5, 5), [true, true], [true, true]],
    ["one larger by an ulp", box, circle(5, 5, 5.000000000000001), [false, false], [true, true]],
    ["one that touches from outside", box, circle(-3, 5, 3), [false, false], [true, true]],
    ["one that does not by an ulp", box, circle(-3, 5, 2.9999999999999996), [false, false], [false, false]],
    ["the box itself", box, rect(5, 5, 10, 10), [true, true], [true, true]],
    ["a side of the box", box, segment(0, 0, 10, 0), [true, true], [true, true]],
    ["a disc around the box", box, circle(5, 5, 9), [false, false], [true, true]],
    ["a half plane", box, halfPlane(5, 5, 0, 1), [false, false], [true, true]],
    ["a half plane beside", box, halfPlane(5, -1, 0, 1), [false, false], [false, false]],
    ["an arc that the ring does not meet", box, arc(5, 5, 3, 0, 2), [true, true], [true, true]],
    ["an arc around the box", box, arc(5, 5, 9, 0, 2), [false, false], [false, false]],
    ["a point in a triangle of the bow", bow, point(1, 5), [true, true], [true, true]],
    ["a point between them", bow, point(5, 1), [false, false], [false, false]],
    ["the point that they have in common", bow, point(5, 5), [true, true], [true, true]],
    ["a disc about that", bow, circle(5, 5, 0.1), [false, false], [true, true]],
    ["a segment through that", bow, segment(1, 5, 9, 5), [true, true], [true, true]],
    ["what the ring goes round twice", spiral, circle(4, 4, 2), [true, false], [true, false]],
    ["what it goes round once and twice", spiral, ellipse(8, 4, 2, 1), [true, false], [true, true]],
    ["what fits between the rounds", spiral, rect(9, 5, 2, 6), [true, true], [true, true]],
    [
      "a compound of parts inside",
      box,
      compound([circle(2, 2, 1), circle(8, 8, 1)]),
      [true, true],
      [true, true],
    ],
    ["with a part outside", box, compound([circle(2, 2, 1), circle(20, 8, 1)]), [false, false], [true, true]],
  ])("%s", (_, ring, shape, isWithin, doMeet) => {
    for (const [i, fill] of (["nonzero", "evenodd"] as const).entries()) {
      expect(selects(ring, shape, within(fill)), fill).toBe(isWithin[i]);
      expect(selects(ring, shape, meets(fill)), fill).toBe(doMeet[i]);
      expect(selects([...ring].reverse(), shape, within(fill)), fill).toBe(isWithin[i]);
      expect(selects([...ring].reverse(), shape, meets(fill)), fill).toBe(doMeet[i]);
    }
  });

  it("selects within by default, what the ring goes round", () => {
    expect(selects(spiral, circle(4, 4, 2))).toBe(true);
    expect(selects(box, circle(0, 0, 1))).toBe(false);
  });

  it("takes points at rest, the first point given again, and rings of one point or on one line", () => {
    const rested = box.flatMap((corner) => [corner, corner, corner]);
    expect(selects([...rested, [0, 0]], rect(5, 5, 10, 10))).toBe(true);
    expect(selects([{ x: 3, y: 4 }], point(3, 4))).toBe(true);
    expect(selects([[3, 4]], segment(3, 4, 3, 5))).toBe(false);
    expect(selects([[3, 4]], circle(0, 0, 5), { mode: "meets" })).toBe(true);
    expect(selects([[3, 4]], circle(0, 0, 5))).toBe(false);
    expect(selects([...box.slice(0, 2), [5, 0]], segment(2, 0, 9, 0))).toBe(true);
    expect(selects([...box.slice(0, 2), [5, 0]], capsule(2, 0, 9, 0, 1))).toBe(false);
  });

  it("takes a polyline where it stands, which the edge from its last point closes", () => {
    const line = setPose(polyline(box), 100, 0, degrees(90));
    expect(selects(line, circle(95, 5, 5))).toBe(true);
    expect(selects(line, circle(5, 5, 5))).toBe(false);
  });

  it("answers at any magnitude", () => {
    for (const unit of [2 ** -1000, 2 ** 1000]) {
      const ring = box.map((corner) => {
        const [x, y] = corner as [number, number];
        return [x * unit, y * unit] as const;
      });
      expect(selects(ring, circle(5 * unit, 5 * unit, 5 * unit))).toBe(true);
      expect(selects(ring, circle(5 * unit, 5 * unit, 5.000000000000001 * unit))).toBe(false);
    }
  });

  it("takes a long scribble", () => {
    const scribble = Array.from({ length: 3000 }, (_, i): [number, number] => [
      100 * Math.cos(i / 40) + (i % 7),
      100 * Math.sin(i / 40) + (i % 5),
    ]);
    const shapes = Array.from({ length: 40 }, (_, i) => circle(6 * i - 120, 3, 4));
    const selected = shapes.filter((shape) => selects(scribble, shape, within("nonzero"))).length;
    expect(selected).toBeGreaterThan(25);
    expect(selected).toBeLessThan(35);
  });

  it.each<[unknown[], string]>([
    [[[], circle(0, 0, 1)], "selects: ring: the number of points must be at least 1, got 0"],
    [[null, circle(0, 0, 1)], "selects: ring must be an array of points, got null"],
    [
      [circle(0, 0, 1), circle(0, 0, 1)],
      "selects: ring must be an array of points or a polyline (in a shape: ask relate or overlaps), got an object",
    ],
    [[[[0, Number.NaN]], circle(0, 0, 1)], "selects: ring[0][1] must be a finite number, got NaN"],
    [[box, {}], "selects: shape must be a shape, got an object"],
    [[box, circle(0, 0, 1), { fill: "odd" }], 'selects: rule.fill must be "nonzero" or "evenodd", got "odd"'],
    [[box, circle(0, 0, 1), { mode: 1 }], 'selects: rule.mode must be "within" or "meets", got 1'],
    [[box, circle(0, 0, 1), "evenodd"], "selects: rule must be an object with no fields but fill, mode, got"],
  ])("refuses what cannot be: %#", (args, message) => {
    expect(() => (selects as (...args: unknown[]) => unknown)(...args)).toThrow(message);
  });
});
