import { describe, expect, it } from "vitest";
import { sweepTurning } from "../../../src/index.js";
import { buildShape } from "../../generators/spec.js";
import { expectNoFault, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { PAIRS } from "../kinds.js";
import { turningCourse } from "./draw-course.js";
import { judgeSweep, TURNING_ERROR } from "./judge.js";

/** Each case asks exact arithmetic some fifty times. */
const TURNING_RUNS = Math.ceil(LAW_RUNS / 30);
const SAMPLES = 40;

describe("a sweep of turning shapes is never late and misses nothing", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      forAll(
        turningCourse(kindA, kindB),
        (course) => {
          const { a, b, motionA, motionB } = course;
          const hit = sweepTurning(buildShape(a), motionA, buildShape(b), motionB);
          if (a.type === "halfPlane" && b.type === "halfPlane" && motionA.turn !== motionB.turn) {
            // They meet as soon as they turn, infinitely far away.
            expect(hit?.t).toBe(0);
            return;
          }
          expectNoFault(judgeSweep(course, hit, TURNING_ERROR, SAMPLES).fault);
        },
        TURNING_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});
