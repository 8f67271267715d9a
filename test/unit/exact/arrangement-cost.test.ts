import { describe, expect, it } from "vitest";
import { exactRelation } from "../../../src/exact/meeting.js";
import {
  circle,
  compound,
  intersections,
  overlapArea,
  perimeter,
  rect,
  segment,
} from "../../../src/index.js";
import { countSteps } from "../../generators/count-steps.js";
import { seededRandom } from "../../generators/random.js";

/** Tiles with sides that are no doubles, so that neighbours overlap by an ulp, or leave one between them. */
function tiles(side: number) {
  const size = 0.1;
  const all = Array.from({ length: side * side }, (_, i) =>
    rect(((i % side) + 0.5) * size, (Math.floor(i / side) + 0.5) * size, size, size),
  );
  return compound(all);
}

/** Tiles of one direction, whose length is a root. */
function turnedTiles(side: number) {
  const [x, y] = [Math.cos(0.3), Math.sin(0.3)];
  const all = Array.from({ length: side * side }, (_, i) => {
    const [column, row] = [i % side, Math.floor(i / side)];
    return rect(column * x - row * y, column * y + row * x, 1, 1, { x, y });
  });
  return compound(all);
}

const disc = circle(0.3, 0.3, 0.1);

describe("the cost of an arrangement", () => {
  it("grows with the number of tiles in rows, not with its square", () => {
    const [few, many] = [10, 20].map((side) => countSteps(() => exactRelation(tiles(side), disc))) as [
      number,
      number,
    ];
    expect(many / few).toBeLessThan(6.5);
  });

  it("is less where tiles have one direction", () => {
    expect(countSteps(() => exactRelation(turnedTiles(6), disc))).toBeLessThan(23_000);
  });

  it("is that of one outline where boxes of a compound have one direction", () => {
    const box = rect(2, 4, 3, 2.5);
    const all = turnedTiles(8);
    expect(countSteps(() => expect(overlapArea(all, box)).toBeCloseTo(7.5, 13))).toBeLessThan(8_000);
    expect(countSteps(() => expect(intersections(all, box).points).toHaveLength(12))).toBeLessThan(8_000);
  });

  it("of boundaries has no crossings of curves, which change none", () => {
    const { next } = seededRandom(3);
    const lines = Array.from({ length: 300 }, () =>
      segment(100 * next(), 100 * next(), 100 * next(), 100 * next()),
    );
    const all = compound([...lines, segment(200, 0, 210, 0), segment(205, 0, 220, 0)]);
    const sum = lines.reduce((length, line) => length + perimeter(line), 20);
    expect(perimeter(all)).toBeCloseTo(sum, 8);
    expect(countSteps(() => perimeter(all))).toBeLessThan(120_000);
  });
});
