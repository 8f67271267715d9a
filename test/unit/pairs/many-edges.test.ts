import { expect, it } from "vitest";
import { overlaps, polygon } from "../../../src/index.js";

/** From (10, y) over the top, or under the bottom, to (−10, y): more vertices than are looked at without a tree. */
function bow(y: number, side: 1 | -1): [number, number][] {
  return Array.from({ length: 256 }, (_, i) => {
    const angle = (side * Math.PI * i) / 255;
    return [10 * Math.cos(angle), y + 10 * Math.sin(angle)];
  });
}

it("polygons of many edges meet where only the edge that closes one of them does", () => {
  const upper = polygon(bow(0, 1));
  for (const [tip, answer] of [
    [-0.25, false],
    [0.25, true],
  ] as const) {
    const spike: [number, number][] = [
      [-1, -1],
      [0, tip],
      [1, -1],
    ];
    for (const other of [polygon([...bow(-1, -1), ...spike]), polygon(spike)]) {
      expect(overlaps(upper, other)).toBe(answer);
      expect(overlaps(other, upper)).toBe(answer);
    }
  }
});
