import { annularSector, circle, ellipse, halfPlane, polygon, rect, type Shape } from "osculate";
import { describe, expect, it } from "vitest";
import { insideVerdict, setStart, start } from "../../../src/crossings/inside.js";
import { firstOutline, setOutlineBox, surroundings } from "../../../src/crossings/outline/crossed-outline.js";
import { setOutline } from "../../../src/crossings/outline/set-outline.js";
import { seededRandom } from "../../generators/random.js";
import { Real } from "../../oracle/real.js";
import { gap } from "./real-offset.js";

/** Of a point within 2 of the origin. */
function verdictOf(shape: Shape, [x = 0, y = 0]: readonly number[], error = 0): number {
  setOutline(firstOutline, circle(0, 0, 2));
  setOutlineBox(surroundings, firstOutline);
  expect(setOutline(firstOutline, shape)).toBe(true);
  return insideVerdict(firstOutline, x, y, error);
}

const frame = polygon(
  [
    [0, 0],
    [1.5, 0],
    [1.5, 1.5],
    [0, 1.5],
  ],
  {
    holes: [
      [
        [0.5, 0.5],
        [1, 0.5],
        [1, 1],
        [0.5, 1],
      ],
    ],
  },
);

describe("inside", () => {
  it.each([
    ["a frame", frame, [0.25, 0.75], [0.75, 0.75], [0.5, 0.75]],
    ["a ring", annularSector(0, 0, 0.5, 1.5, 0, 7), [0.3, 0.9], [0.2, 0.3], [0, 1.5]],
    ["a ring part", annularSector(0, 0, 0.5, 1.5, 0, 2), [0.3, 0.9], [0.2, 0.3], [0, 1.5]],
    ["a half plane", halfPlane(0.5, 0, 1, 1), [0, 0.25], [0.5, 0.25], [0.25, 0.25]],
  ] as const)(
    "%s: certainly, certainly not, and doubtful on the boundary, or as near to it as the point may be off by",
    (_, shape, inner, outer, border) => {
      expect(verdictOf(shape, inner)).toBe(1);
      expect(verdictOf(shape, outer)).toBe(-1);
      expect(verdictOf(shape, border)).toBe(0);
      expect(verdictOf(shape, inner, 1e-3)).toBe(1);
      const near = border.map((coordinate) => coordinate + 1e-6);
      expect(verdictOf(shape, near)).not.toBe(0);
      expect(verdictOf(shape, near, 1e-5)).toBe(0);
      expect(verdictOf(shape, [-1.9, -1.7])).toBe(shape.kind === halfPlane(0, 0, 1, 0).kind ? 1 : -1);
    },
  );

  it("takes another way out where the first one meets a corner", () => {
    // The first way goes along (13, 5.5)/16.
    const corner = polygon([
      [0.8125, 0.34375],
      [0.8125, -1],
      [-1, -1],
    ]);
    expect(verdictOf(corner, [0, -0.5])).toBe(1);
    expect(verdictOf(corner, [0, 0])).toBe(-1);
  });
});

describe("the first point of a loop is off by no more than it says", () => {
  it.each([
    ["a corner of a box", rect, -0.5, -0.5],
    ["the end of an ellipse's axis", ellipse, 1, 0],
  ] as const)("%s", (_, build, alongPart, acrossPart) => {
    const random = seededRandom(1);
    let most = 0;
    for (let run = 0; run < 1000; run += 1) {
      const away = 2 ** random.int(10);
      const [x, y] = [away * random.next(), away * random.next()];
      const [width, height] = [1 + random.next(), 1 + random.next()];
      const way = { x: random.next() - 0.5, y: random.next() - 0.5 };
      expect(setOutline(firstOutline, build(x, y, width, height, way))).toBe(true);
      setStart(firstOutline, 0);
      const [cosine, sine] = [Real.of(way.x), Real.of(way.y)];
      const length = cosine.times(cosine).plus(sine.times(sine)).squareRoot();
      const along = Real.of(alongPart * width).dividedBy(length);
      const across = Real.of(acrossPart * height).dividedBy(length);
      const endX = Real.of(x).plus(along.times(cosine).minus(across.times(sine)));
      const endY = Real.of(y).plus(along.times(sine).plus(across.times(cosine)));
      most = Math.max(
        most,
        gap(Real.of(start.x), endX) / start.error,
        gap(Real.of(start.y), endY) / start.error,
      );
    }
    expect(most).toBeLessThanOrEqual(1);
    expect(most).toBeGreaterThan(0.01);
  });
});
