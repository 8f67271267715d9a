import { describe, it } from "vitest";
import { sweep } from "../../../src/index.js";
import { buildShape } from "../../generators/spec.js";
import { expectNoFault, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { PAIRS } from "../kinds.js";
import type { Course } from "./course.js";
import { anyCourse } from "./draw-course.js";
import { judgeSweep, SWEEP_ERROR } from "./judge.js";

/** Each case asks exact arithmetic some thirty times. */
const SWEEP_RUNS = Math.ceil(LAW_RUNS / 15);
const SAMPLES = 20;

function swept({ a, b, motionA, motionB }: Course) {
  return sweep(buildShape(a), motionA, buildShape(b), motionB);
}

describe("a sweep is never late and misses nothing", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      forAll(
        anyCourse(kindA, kindB),
        (course) => expectNoFault(judgeSweep(course, swept(course), SWEEP_ERROR, SAMPLES).fault),
        SWEEP_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});
