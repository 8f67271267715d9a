import { describe, expect, it } from "vitest";
import { type Circle, type Ellipse, intersections } from "../../../src/index.js";
import { atLeast } from "../../extent.js";
import { buildShape } from "../../generators/spec.js";
import { oracleCommonPointCount } from "../../oracle/index.js";
import { expectNoFault, forAll, PROPERTY_TIMEOUT, RUNS } from "../for-all.js";
import { judgeCrossings } from "../judges/crossings.js";
import { anywhere, nearlyTouching, whole } from "./draw-ellipses.js";

/** The oracle takes half a millisecond. */
const ELLIPSE_RUNS = Math.ceil(RUNS / 2);

describe("two ellipses have as many points in common as the quartic of their forms has roots", () => {
  it.each([
    ["anywhere", anywhere, [0, 2, 4]],
    ["nearly touching", nearlyTouching, [0, 2, 4]],
    ["of whole numbers", whole, [0, 1, 2, 4]],
  ] as const)(
    "%s",
    (_, draw, expected) => {
      const seen = new Set<number>();
      forAll(
        draw,
        (pair) => {
          const [a, b] = [buildShape(pair.a), buildShape(pair.b)] as [Ellipse, Ellipse];
          seen.add(oracleCommonPointCount(a, b));
          expectNoFault(judgeCrossings(pair));
        },
        ELLIPSE_RUNS,
      );
      expect([...seen]).toEqual(expect.arrayContaining([...expected]));
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "and a circle and an ellipse",
    () => {
      let met = 0;
      forAll(
        nearlyTouching,
        (pair) => {
          const { x, y, rx } = pair.a;
          const a = buildShape({ type: "circle", x, y, r: rx }) as Circle;
          const b = buildShape(pair.b) as Ellipse;
          const truth = oracleCommonPointCount(a, b);
          if (truth > 0) met++;
          expect(intersections(a, b).points).toHaveLength(truth);
        },
        ELLIPSE_RUNS,
      );
      expect(met).toBeGreaterThan(atLeast(1 / 10, ELLIPSE_RUNS));
    },
    PROPERTY_TIMEOUT,
  );
});
