import { expect, it } from "vitest";
import { best, comesBeforeBest } from "../../../src/pairs/contact/edged-faces.js";

it("a direction comes before those that follow it from (1, 0) on, and not before itself", () => {
  const turn = [
    [1, 0],
    [0.8, 0.6],
    [0, 1],
    [-0.8, 0.6],
    [-1, 0],
    [-0.8, -0.6],
    [0, -1],
    [0.8, -0.6],
  ] as const;
  for (const [i, [x, y]] of turn.entries()) {
    for (const [j, [bestX, bestY]] of turn.entries()) {
      best.x = bestX;
      best.y = bestY;
      expect(comesBeforeBest({ x, y }), `(${x}, ${y}), (${bestX}, ${bestY})`).toBe(i < j);
    }
  }
});
