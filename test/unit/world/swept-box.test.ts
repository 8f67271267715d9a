import { polygon } from "osculate";
import { describe, expect, it } from "vitest";
import { extendBack, writeMovingBox } from "../../../src/world/boxes/moving-boxes.js";

describe("the box about the way of a shape", () => {
  it("holds all places of a shape far from its position, though doubles do not tell them apart", () => {
    const far = 2 ** 52;
    const shape = polygon([
      { x: far, y: far },
      { x: far + 4, y: far },
      { x: far, y: far + 4 },
    ]);
    const boxes = Float64Array.of(far, far, far + 4, far + 4);
    const swept = new Float64Array(4);
    const motion = { x: 0.25, y: -0.25, turn: 0 };
    writeMovingBox(swept, 0, shape, boxes, 0, motion);
    extendBack(swept, 0, motion);
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = swept;
    expect([minX < far, minY <= far, maxX >= far + 4, maxY > far + 4]).toEqual([true, true, true, true]);
    // By no more than some roundings.
    expect(maxX - minX).toBeLessThan(200);
  });
});
