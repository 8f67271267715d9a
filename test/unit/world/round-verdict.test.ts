import { describe, expect, it } from "vitest";
import { overlaps } from "../../../src/index.js";
import { writeBox } from "../../../src/world/boxes/placed-boxes.js";
import { roundVerdict } from "../../../src/world/pairs/reach-verdict.js";
import { nearTouchPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape } from "../../generators/spec.js";
import { shift } from "../../generators/transform.js";

const CASES = 5000;

describe("what the boxes of two circles say", () => {
  it.each([0, 1e3, 1e6])("is right within roundings of a touch, %s away from the origin", (away) => {
    const random = seededRandom(20261121);
    const draw = nearTouchPair("circle", "circle", -17, -4);
    const boxes = new Float64Array(8);
    const told = { apart: 0, overlapping: 0 };
    for (let index = 0; index < CASES; index++) {
      const pair = draw(random);
      const [x, y] = [away * random.next(), away * random.next()];
      const [a, b] = [buildShape(shift(pair.a, x, y)), buildShape(shift(pair.b, x, y))];
      writeBox(a, boxes, 0);
      writeBox(b, boxes, 4);
      const verdict = roundVerdict(boxes, 0, boxes, 4);
      if (verdict === 0) continue;
      told[verdict > 0 ? "overlapping" : "apart"]++;
      expect(verdict > 0).toBe(overlaps(a, b));
    }
    expect(told.apart).toBeGreaterThan(CASES / 20);
    expect(told.overlapping).toBeGreaterThan(CASES / 20);
  });
});
