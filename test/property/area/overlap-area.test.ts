import { afterAll, describe, expect, it } from "vitest";
import { circle, overlapArea, polygon } from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { logUniform } from "../../generators/numbers.js";
import { expectNoFault, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { AREA_ERROR, judgeCommonArea } from "../judges/common-area.js";
import { BOUNDED_PAIRS, nearPair } from "./near-pair.js";

/** The oracle takes some ten to a hundred milliseconds a case. */
const AREA_RUNS = Math.ceil(LAW_RUNS / 60);

let metByAnyPair = 0;

afterAll(() => expect(metByAnyPair).toBeGreaterThan(BOUNDED_PAIRS.length / 2));

describe("the common area is the integral of the lengths that upright lines have in both shapes", () => {
  it.each(BOUNDED_PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      let met = 0;
      let givenUp = 0;
      forAll(
        nearPair(kindA, kindB),
        (pair) => {
          const { fault, truth } = judgeCommonArea(pair);
          if (truth === "given up") givenUp++;
          else if (truth !== "not asked" && truth > 0) met++;
          expectNoFault(fault);
        },
        AREA_RUNS,
      );
      expect(givenUp).toBeLessThanOrEqual(Math.ceil(AREA_RUNS / 5));
      // A compound may be of curves only.
      if (kindB !== "compound" && IS_FULL) expect(met).toBeGreaterThan(0);
      metByAnyPair += met;
    },
    PROPERTY_TIMEOUT,
  );
});

describe("closed forms", () => {
  it("two discs have a lens in common", () => {
    forAll(
      (random) => {
        // Of much larger circles the formula itself would lose digits.
        const [r, R] = [logUniform(random, -0.25, 0.25), logUniform(random, -0.25, 0.25)];
        const apart = Math.abs(R - r) + (R + r - Math.abs(R - r)) * (0.02 + 0.96 * random.next());
        return { r, R, apart, angle: 2 * Math.PI * random.next() };
      },
      ({ r, R, apart, angle }) => {
        const [x, y] = [apart * Math.cos(angle), apart * Math.sin(angle)];
        const d = Math.hypot(x, y);
        const [along, other] = [(d * d + r * r - R * R) / (2 * d), (d * d - r * r + R * R) / (2 * d)];
        const segmentOf = (radius: number, near: number) =>
          radius * radius * Math.acos(near / radius) - near * Math.sqrt(radius * radius - near * near);
        const lens = segmentOf(r, along) + segmentOf(R, other);
        const found = overlapArea(circle(0, 0, r), circle(x, y, R));
        expect(Math.abs(found - lens)).toBeLessThanOrEqual(AREA_ERROR * Math.PI * Math.min(r, R) ** 2);
      },
      LAW_RUNS,
    );
  });

  it("polygons of small whole numbers", () => {
    const comb = polygon([
      [0, 0],
      [10, 0],
      [10, 10],
      [8, 10],
      [8, 2],
      [6, 2],
      [6, 10],
      [4, 10],
      [4, 2],
      [2, 2],
      [2, 10],
      [0, 10],
    ]);
    const bar = polygon([
      [-1, 4],
      [11, 4],
      [11, 8],
      [-1, 8],
    ]);
    const frame = polygon(
      [
        [0, 0],
        [6, 0],
        [6, 6],
        [0, 6],
      ],
      {
        holes: [
          [
            [2, 2],
            [4, 2],
            [4, 4],
            [2, 4],
          ],
        ],
      },
    );
    expect(overlapArea(comb, bar)).toBe(24);
    expect(overlapArea(frame, bar)).toBe(12);
    expect(overlapArea(frame, comb)).toBe(28);
  });
});
