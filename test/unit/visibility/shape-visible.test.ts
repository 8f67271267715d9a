import { describe, expect, it } from "vitest";
import {
  arc,
  bounds,
  circle,
  compound,
  containsPoint,
  degrees,
  ellipse,
  isPartVisible,
  isVisible,
  isWholeVisible,
  point,
  polygon,
  rect,
  type Shape,
  sector,
  segment,
  setPose,
} from "../../../src/index.js";
import { seededRandom } from "../../generators/random.js";

const eye = circle(0, 0, 20);

describe("isPartVisible and isWholeVisible", () => {
  it.each<[string, Shape[], Shape, boolean, boolean]>([
    ["in the open", [], rect(5, 0, 2, 2), true, true],
    ["beside a pillar", [circle(5, 6, 1)], rect(5, 0, 2, 2), true, true],
    ["behind a pillar", [circle(5, 0, 2)], rect(12, 0, 2, 2), false, false],
    ["half behind a pillar", [circle(5, 0, 2)], rect(12, 5, 2, 4), true, false],
    ["around a pillar", [circle(5, 0, 1)], rect(12, 0, 1, 12), true, false],
    ["in front of a wall, against it", [rect(12, 0, 2, 9)], rect(10, 0, 2, 2), true, true],
    ["on a wall's face", [rect(12, 0, 2, 9)], segment(11, -1, 11, 1), true, true],
    ["within a wall", [rect(12, 0, 4, 9)], circle(12, 0, 1), false, false],
    ["with a thing in it", [circle(10, 0, 0.5)], circle(10, 0, 2), true, false],
    ["out of sight", [], circle(30, 0, 2), false, false],
    ["half out of sight", [], circle(20, 0, 2), true, false],
    ["around the eye", [], circle(1, 0, 3), true, true],
    ["around the eye, with a pillar", [circle(5, 0, 1)], circle(0, 0, 8), true, false],
    ["a point", [circle(5, 0, 1)], point(10, 4), true, true],
    ["a point in the shadow", [circle(5, 0, 1)], point(10, 1), false, false],
    ["edge-on", [circle(5, 3, 1)], segment(4, 0, 9, 0), true, true],
    ["edge-on, behind a pillar", [circle(2, 0, 1)], segment(4, 0, 9, 0), false, false],
    ["edge-on, a pillar on it", [circle(6, 0, 1)], segment(4, 0, 9, 0), true, false],
    [
      "of two parts, one hidden",
      [circle(5, 0, 1)],
      compound([circle(12, 0, 1), circle(0, 9, 1)]),
      true,
      false,
    ],
    ["of two parts, both seen", [circle(5, 0, 1)], compound([circle(-9, 0, 1), circle(0, 9, 1)]), true, true],
    ["behind an ellipse", [ellipse(6, 0, 1, 4, 0.2)], circle(12, 0, 1), false, false],
    ["an arc around a pillar", [circle(9, 0, 1)], arc(9, 0, 3, degrees(90), degrees(270)), true, true],
    ["from a corner of a wall into its shadow", [segment(5, -2, 5, 2)], segment(5, 2, 9, 2), true, false],
    ["past a corner of a wall into its shadow", [segment(5, -2, 5, 2)], segment(3, 3, 9, 0), true, false],
    ["past a corner of a wall in the open", [segment(5, -2, 5, 2)], segment(4, 1, 6, 3), true, true],
    ["that lies behind a wall, against it", [segment(5, -2, 5, 2)], rect(6, 0, 2, 4), true, false],
    ["on the face of a thin wall", [segment(5, -2, 5, 2)], segment(5, -1, 5, 1), true, true],
    ["that is a ring around the eye", [circle(12, 0, 1)], arc(0, 0, 8, 0, 7), true, true],
  ])("tells of a shape %s", (_name, shapes, shape, isPart, isWhole) => {
    expect([isPartVisible(eye, shapes, shape), isWholeVisible(eye, shapes, shape)]).toEqual([
      isPart,
      isWhole,
    ]);
  });

  it("is what isVisible says of the shape's points", () => {
    const random = seededRandom(4);
    const place = () => 16 * random.next() - 8;
    const notch = [
      [-1, -1],
      [1, -1],
      [0, 0],
      [1, 1],
      [-1, 1],
    ] as const;
    const any = (): Shape =>
      [
        () => circle(place(), place(), 0.3 + 2 * random.next()),
        () => rect(place(), place(), 0.3 + 3 * random.next(), 0.2 + 2 * random.next(), 6 * random.next()),
        () => ellipse(place(), place(), 0.3 + 2 * random.next(), 0.2 + random.next(), 6 * random.next()),
        () => setPose(polygon(notch), place(), place(), 6 * random.next()),
      ][Math.floor(4 * random.next())]?.() ?? point(0, 0);
    let doubts = 0;
    const seen = { none: 0, some: 0, all: 0 };
    for (let round = 0; round < 80; round += 1) {
      const view =
        random.next() < 0.5 ? circle(0, 0, 9) : sector(0, 0, 9, 6 * random.next(), 6 * random.next());
      const shapes = Array.from({ length: Math.floor(3 * random.next()) }, any);
      const shape = any();
      const places = gridIn(shape).map(({ x, y }) => isVisible(view, shapes, x, y));
      const told = places.every(Boolean) ? "all" : places.some(Boolean) ? "some" : "none";
      const [isPart, isWhole] = [isPartVisible(view, shapes, shape), isWholeVisible(view, shapes, shape)];
      seen[told] += 1;
      // Points that are seen prove that some are, and points that are not that not all are; the grid may miss others.
      if (told !== "none") expect(isPart).toBe(true);
      if (told !== "all") expect(isWhole).toBe(false);
      if (isPart !== (told !== "none") || isWhole !== (told === "all")) doubts += 1;
    }
    expect(Math.min(seen.none, seen.some, seen.all)).toBeGreaterThan(5);
    expect(doubts).toBeLessThan(8);
  });

  it("refuse bad arguments in their names", () => {
    const any = (value: unknown) => value as never;
    for (const [name, ask] of Object.entries({ isPartVisible, isWholeVisible })) {
      expect(() => ask(any(rect(0, 0, 1, 1)), [], eye)).toThrow(
        `${name}: view must be a sector or a circle, got a rect`,
      );
      expect(() => ask(eye, any(5), eye)).toThrow(`${name}: shapes must be an array of shapes`);
      expect(() => ask(eye, [], any({}))).toThrow(`${name}: shape must be a shape, got an object`);
    }
  });
});

/** Places of a grid that are in a shape. */
function gridIn(shape: Shape): { x: number; y: number }[] {
  const { minX, minY, maxX, maxY } = bounds(shape);
  const steps = 16;
  return Array.from({ length: (steps + 1) ** 2 }, (_, i) => ({
    x: minX + ((maxX - minX) * (i % (steps + 1))) / steps,
    y: minY + ((maxY - minY) * Math.floor(i / (steps + 1))) / steps,
  })).filter(({ x, y }) => containsPoint(shape, x, y));
}
