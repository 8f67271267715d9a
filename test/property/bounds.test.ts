import { describe, expect, it } from "vitest";
import { bounds, rect } from "../../src/index.js";
import { stepUlps } from "../generators/numbers.js";
import { hardPair } from "../generators/pair.js";
import { buildShape, KIND_NAMES } from "../generators/spec.js";
import { extent } from "../generators/transform.js";
import { oracleOverlaps } from "../oracle/index.js";
import { forAll, PROPERTY_TIMEOUT } from "./for-all.js";

/** Longer than any shape the tightness check looks at, and no number of it overflows. */
const FAR = 2 ** 1000;

describe("bounds enclose the exact set, and closely", () => {
  it.each(KIND_NAMES)(
    "%s",
    (kind) => {
      forAll(
        hardPair(kind, kind),
        ({ a: spec }) => {
          const shape = buildShape(spec);
          const box = bounds(shape);
          // A connected set reaches beyond a side iff it meets the line one double beyond it.
          const upright = (x: number) => rect(x, shape.y, 0, FAR);
          const level = (y: number) => rect(shape.x, y, FAR, 0);
          const beyond = [
            hasBeyond(box.maxX) && oracleOverlaps(shape, upright(stepUlps(box.maxX, 1))),
            hasBeyond(box.minX) && oracleOverlaps(shape, upright(stepUlps(box.minX, -1))),
            hasBeyond(box.maxY) && oracleOverlaps(shape, level(stepUlps(box.maxY, 1))),
            hasBeyond(box.minY) && oracleOverlaps(shape, level(stepUlps(box.minY, -1))),
          ];
          expect(beyond).toEqual([false, false, false, false]);
          expect(box.minX <= shape.x && shape.x <= box.maxX).toBe(true);
          expect(box.minY <= shape.y && shape.y <= box.maxY).toBe(true);

          const size = extent(spec) + Math.abs(shape.x) + Math.abs(shape.y);
          if (!(size < 2 ** 500 && size > 2 ** -500)) return;
          const slack = 1e-15 * size;
          const within = [
            oracleOverlaps(shape, upright(box.maxX - slack)),
            oracleOverlaps(shape, upright(box.minX + slack)),
            oracleOverlaps(shape, level(box.maxY - slack)),
            oracleOverlaps(shape, level(box.minY + slack)),
          ];
          expect(within.map((met, side) => met || sideIsThin(box, side, slack))).toEqual([
            true,
            true,
            true,
            true,
          ]);
        },
        1000,
      );
    },
    PROPERTY_TIMEOUT,
  );
});

/** Whether there are doubles beyond this side of a box. */
function hasBeyond(side: number): boolean {
  return Math.abs(side) < Number.MAX_VALUE;
}

/** Whether the box, itself up to a slack too wide, is so thin across this side that a step inward may leave the shape on the other side. */
function sideIsThin(box: ReturnType<typeof bounds>, side: number, slack: number): boolean {
  const across = side < 2 ? box.maxX - box.minX : box.maxY - box.minY;
  return across <= 2 * slack;
}
