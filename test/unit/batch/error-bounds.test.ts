import { expect, it } from "vitest";
import * as bounds from "../../../src/batch/error-bounds.js";
import {
  isModerate,
  LARGEST_FILTERED_SIZE,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
} from "../../../src/math/verdict.js";
import * as crossing from "../../../src/rays/chain-marks.js";
import { SIDE_ERROR } from "../../../src/rays/chain-walk.js";
import { COORDINATE_ACCURACY, WAY_ACCURACY } from "../../../src/rays/stay.js";

it("bounds that raycast has too are the same for the kernels", () => {
  expect(bounds).toMatchObject({
    UNIT_ROUNDOFF,
    UNDERFLOW_ERROR,
    LARGEST_FILTERED_SIZE,
    SIDE_ERROR,
    CHAIN_ERROR: crossing.CHAIN_ERROR,
    CROSSING_WAY_ACCURACY: crossing.CROSSING_WAY_ACCURACY,
    CROSSING_COORDINATE_ACCURACY: crossing.CROSSING_COORDINATE_ACCURACY,
    WAY_ACCURACY,
    COORDINATE_ACCURACY,
  });
  expect([bounds.LEAST_MODERATE, bounds.LARGEST_MODERATE].map(isModerate)).toEqual([false, false]);
  const within = [bounds.LEAST_MODERATE * (1 + 2 ** -52), bounds.LARGEST_MODERATE * (1 - 2 ** -53)];
  expect(within.map(isModerate)).toEqual([true, true]);
});
