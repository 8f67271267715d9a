import { describe, expect, it } from "vitest";
import { bounds, halfPlane } from "../../src/index.js";
import { stepUlps } from "../generators/numbers.js";
import { hardPair } from "../generators/pair.js";
import { buildShape, KIND_NAMES } from "../generators/spec.js";
import { centreOf, extent } from "../generators/transform.js";
import { oracleOverlaps } from "../oracle/index.js";
import { forAll, PROPERTY_TIMEOUT, RAY_LAW_RUNS } from "./for-all.js";

/** The sides of a box, and the half planes of all points at least so far out. */
const SIDES = [
  { side: "maxX", outward: 1, reaching: (x: number) => halfPlane(x, 0, -1, 0) },
  { side: "minX", outward: -1, reaching: (x: number) => halfPlane(x, 0, 1, 0) },
  { side: "maxY", outward: 1, reaching: (y: number) => halfPlane(0, y, 0, -1) },
  { side: "minY", outward: -1, reaching: (y: number) => halfPlane(0, y, 0, 1) },
] as const;

describe("bounds enclose the exact set, and closely", () => {
  it.each(KIND_NAMES)(
    "%s",
    (kind) => {
      forAll(
        hardPair(kind, kind),
        ({ a: spec }) => {
          const shape = buildShape(spec);
          const box = bounds(shape);
          const beyond = SIDES.filter(
            ({ side, outward, reaching }) =>
              hasBeyond(box[side]) && oracleOverlaps(shape, reaching(stepUlps(box[side], outward))),
          );
          expect(beyond.map(({ side }) => side)).toEqual([]);

          const centre = centreOf(spec);
          const size = extent(spec) + Math.abs(centre.x) + Math.abs(centre.y);
          if (!(size < 2 ** 500 && size > 2 ** -500)) return;
          const loose = SIDES.filter(
            ({ side, outward, reaching }) =>
              hasBeyond(box[side]) && !oracleOverlaps(shape, reaching(box[side] - outward * 2e-15 * size)),
          );
          expect(loose.map(({ side }) => side)).toEqual([]);
        },
        RAY_LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});

/** Whether there are doubles beyond this side of a box. */
function hasBeyond(side: number): boolean {
  return Math.abs(side) < Number.MAX_VALUE;
}
