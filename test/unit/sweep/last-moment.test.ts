import { polygon, polyline, sweep } from "osculate";
import { describe, expect, it } from "vitest";
import { type Random, seededRandom } from "../../generators/random.js";

const RUNS = 1000;

/**
 * Where two upright edges are that move towards each other and touch at t = 1, exactly: all numbers are multiples of
 * 2⁻⁵³ below 1, or of 2⁻⁵². Their way towards each other is one of 2⁻⁵³, and mostly more than 1, so that it is rounded.
 */
function meetingEdges(random: Random) {
  const few = (bits: number) => random.int(2 ** bits);
  const x = few(3) / 128 + few(20) * 2 ** -53;
  const speed = 1 / 2 + few(3) / 128 + few(20) * 2 ** -53;
  const otherX = 1 + few(3) / 32 + few(20) * 2 ** -52;
  return { x, speed, otherX, otherSpeed: x + speed - otherX };
}

describe("a touch at the last moment is not missed", () => {
  it.each([
    ["polygons", polygon],
    ["polylines", polyline],
  ] as const)("of %s", (_, shapeOf) => {
    const random = seededRandom(1);
    const hits = Array.from({ length: RUNS }, () => {
      const { x, speed, otherX, otherSpeed } = meetingEdges(random);
      const a = shapeOf([
        { x: x - 1, y: 0 },
        { x, y: -1 },
        { x, y: 1 },
      ]);
      const b = shapeOf([
        { x: otherX + 1, y: 0 },
        { x: otherX, y: -1 },
        { x: otherX, y: 1 },
      ]);
      return sweep(a, { x: speed, y: 0 }, b, { x: otherSpeed, y: 0 });
    });
    expect(hits).not.toContain(null);
  });
});
