import { describe, expect, it } from "vitest";
import { type SweepHit, sweepTurning } from "../../../src/index.js";
import { buildShape } from "../../generators/spec.js";
import { oracleOverlapsMoved } from "../../oracle/index.js";
import { expectNoFault, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { PAIRS } from "../kinds.js";
import { placementAt, sizeOfCourse, speedOf } from "./course.js";
import { type GrazingCourse, grazingCourse } from "./grazing-course.js";
import { judgeSweep, TURNING_ERROR } from "./judge.js";

/** Each case asks exact arithmetic some twenty times. */
const GRAZING_RUNS = Math.ceil(LAW_RUNS / 50);
const SAMPLES = 10;

/** Half planes that turn differently meet infinitely far away. */
const GRAZING_PAIRS = PAIRS.filter(([kindA, kindB]) => kindA !== "halfPlane" || kindB !== "halfPlane");

/** What is wrong with an answer if the shapes do overlap when they were made to touch. */
function faultAtTouch(course: GrazingCourse, hit: SweepHit | null): string | undefined {
  const { touchTime } = course;
  const { a, b, x, y } = placementAt(course, touchTime);
  const slack = (8 * TURNING_ERROR * sizeOfCourse(course)) / speedOf(course);
  const isMissed = hit === null || hit.t > touchTime + slack;
  if (!isMissed || !oracleOverlapsMoved(a, b, x, y)) return undefined;
  return `they overlap at ${touchTime}, but ${JSON.stringify(hit)}`;
}

describe("a sweep of shapes that slide or roll on each other is never late and misses nothing", () => {
  it.each(GRAZING_PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      forAll(
        grazingCourse(kindA, kindB),
        (course) => {
          const { a, b, motionA, motionB } = course;
          const hit = sweepTurning(buildShape(a), motionA, buildShape(b), motionB);
          const { start, fault } = judgeSweep(course, hit, TURNING_ERROR, SAMPLES);
          expectNoFault(fault);
          if (start === "apart") expect(faultAtTouch(course, hit)).toBeUndefined();
        },
        GRAZING_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});
