import { describe, expect, it } from "vitest";
import { longestRun, type Run, unite } from "../../../src/math/vector.js";

const TOLERANCE = 2 ** -40;

function runOf(startX: number, startY: number, endX: number, endY: number): Run {
  return { startX, startY, endX, endY, length: Math.hypot(endX - startX, endY - startY) };
}

/** Along the line through (1, 2) in the direction of (3, 4). */
function alongSlope(from: number, to: number): Run {
  return runOf(1 + 3 * from, 2 + 4 * from, 1 + 3 * to, 2 + 4 * to);
}

describe("runs on a line", () => {
  it("unite where they overlap, join or hold each other, whichever way they go", () => {
    const pairs = [
      [alongSlope(0, 2), alongSlope(2, 3)],
      [alongSlope(2, 3), alongSlope(0, 2)],
      [alongSlope(0, 2), alongSlope(3, 1)],
      [alongSlope(2, 0), alongSlope(1, 3)],
      [alongSlope(0, 3), alongSlope(1, 2)],
      [alongSlope(1, 2), alongSlope(3, 0)],
    ] as const;
    for (const [run, other] of pairs) {
      expect(unite(run, other, TOLERANCE)).toBe(true);
      const ends = [
        [run.startX, run.startY],
        [run.endX, run.endY],
      ].sort(([p = 0], [q = 0]) => p - q);
      expect(ends).toEqual([
        [1, 2],
        [10, 14],
      ]);
      expect(run.length).toBeCloseTo(15, 14);
    }
  });

  it("stay as they were with a gap between, beside each other, or on lines that cross", () => {
    const others = [alongSlope(2.5, 3), runOf(1, 2.25, 4, 6.25), runOf(7, 10, 8, 10), runOf(4, 6, 5, 5)];
    for (const other of others) {
      const run = alongSlope(0, 2);
      expect(unite(run, other, TOLERANCE)).toBe(false);
      expect(run).toEqual(alongSlope(0, 2));
    }
  });

  it("are found whole, in whatever order they come", () => {
    const pieces = [
      [0, 1],
      [5, 4],
      [1, 2],
      [3, 4],
      [2, 3],
      [7, 9.5],
    ] as const;
    pieces.forEach((_, shift) => {
      const runs = pieces.map((_piece, i) => {
        const [from, to] = pieces[(i * 5 + shift) % pieces.length] ?? [0, 0];
        return alongSlope(from, to);
      });
      expect(longestRun(runs, TOLERANCE)?.length).toBeCloseTo(25, 13);
    });
  });

  it("are told as the first of equal ones", () => {
    const runs = [runOf(5, 0, 6, 0), runOf(0, 0, 1, 0), runOf(5, 0, 6, 0)];
    expect(longestRun(runs, TOLERANCE)).toEqual(runOf(5, 0, 6, 0));
    expect(longestRun([], TOLERANCE)).toBeUndefined();
  });

  it("are found whole along a line across the one they are gone through by", () => {
    const runs = [0, 3, 1, 2].map((i) => runOf(5 * i, -6 * i, 5 * (i + 1), -6 * (i + 1)));
    expect(longestRun(runs, TOLERANCE)?.length).toBeCloseTo(4 * Math.hypot(5, 6), 12);
  });
});
