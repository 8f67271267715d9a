import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type SweepHit, sweep, sweepTurning, type TurningMotion } from "../../../src/index.js";
import { buildShape } from "../../generators/spec.js";
import { shift } from "../../generators/transform.js";
import { oracleOverlapsMoved } from "../../oracle/index.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { PAIRS } from "../kinds.js";
import { multiplied, strangeNumbers } from "../numbers-in.js";
import { isScalable } from "../scaling.js";
import { type Course, placementAt } from "./course.js";
import { anyCourse, enlargeCourse, everydayCourse, turningCourse } from "./draw-course.js";

const SWEEP_LAW_RUNS = Math.ceil(LAW_RUNS / 10);
const TURNING_LAW_RUNS = Math.ceil(LAW_RUNS / 50);

type Sweep = (course: Course) => SweepHit | null;

const straight: Sweep = ({ a, b, motionA, motionB }) => sweep(buildShape(a), motionA, buildShape(b), motionB);
const turning: Sweep = ({ a, b, motionA, motionB }) =>
  sweepTurning(buildShape(a), motionA, buildShape(b), motionB);

const QUESTIONS = [
  ["sweep", straight, anyCourse, SWEEP_LAW_RUNS],
  ["sweepTurning", turning, turningCourse, TURNING_LAW_RUNS],
] as const;

function exchanged({ a, b, motionA, motionB }: Course): Course {
  return { a: b, b: a, motionA: motionB, motionB: motionA };
}

/** The hit with its normal turned round, and no −0. */
function flipped(hit: SweepHit | null): SweepHit | null {
  return hit === null ? null : { ...hit, normal: { x: 0 - hit.normal.x, y: 0 - hit.normal.y } };
}

describe.each(QUESTIONS)("%s", (_, ask, draw, runs) => {
  it.each(PAIRS)(
    "exchanging %s and %s turns the normal round and changes nothing else",
    (kindA, kindB) =>
      forAll(
        draw(kindA, kindB),
        (course) => {
          const hit = ask(course);
          expect(strangeNumbers(hit)).toEqual([]);
          // Nothing tells equal operands that move alike apart, so nothing can turn their normal.
          if (isDeepStrictEqual(course, exchanged(course))) return;
          expect(ask(exchanged(course))).toEqual(flipped(hit));
        },
        runs,
      ),
    PROPERTY_TIMEOUT,
  );

  it.each(PAIRS)(
    "multiplying every length of %s and %s by a power of two multiplies the point",
    (kindA, kindB) =>
      forAll(
        (random) => ({
          course: draw(kindA, kindB)(random),
          exponent: random.pick([1, -13, 60, -60, 300, -300]),
        }),
        ({ course, exponent }) => {
          if (!isScalable(course, exponent)) return;
          const factor = 2 ** exponent;
          const hit = ask(course);
          const larger = ask(enlargeCourse(course, factor));
          expect(larger).toEqual(hit === null ? null : { ...hit, point: multiplied(hit.point, factor) });
        },
        runs,
      ),
    PROPERTY_TIMEOUT,
  );
});

/** From where the shapes are at t = 1 back to where they began. */
function reversed({ a, b, motionA, motionB }: Course): Course {
  const back = ({ x, y }: TurningMotion): TurningMotion => ({ x: 0 - x, y: 0 - y, turn: 0 });
  return {
    a: shift(a, motionA.x, motionA.y),
    b: shift(b, motionB.x, motionB.y),
    motionA: back(motionA),
    motionB: back(motionB),
  };
}

/** Times may differ by so much where shapes meet under a flat angle. */
const TIME_ERROR = 1e-6;

describe("everyday shapes", () => {
  it.each(PAIRS)(
    "%s and %s meet in half the time at twice the speed",
    (kindA, kindB) => {
      forAll(
        everydayCourse(kindA, kindB),
        (course) => {
          const hit = straight(course);
          const twice = ({ x, y, turn }: TurningMotion) => ({ x: 2 * x, y: 2 * y, turn });
          const faster = straight({
            ...course,
            motionA: twice(course.motionA),
            motionB: twice(course.motionB),
          });
          if (hit === null || !hit.isCertain) return;
          expect(Math.abs(2 * (faster?.t ?? Number.NaN) - hit.t)).toBeLessThan(TIME_ERROR);
        },
        SWEEP_LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );

  it.each(PAIRS)(
    "%s and %s that pass through each other meet on the way back",
    (kindA, kindB) => {
      forAll(
        everydayCourse(kindA, kindB),
        (course) => {
          const { a, b, x, y } = placementAt(course, 1);
          const hit = straight(course);
          if (hit === null || !hit.isCertain || oracleOverlapsMoved(a, b, x, y)) return;
          const back = straight(reversed(course));
          expect(back).not.toBeNull();
          expect((back?.t ?? 2) + hit.t).toBeLessThan(1 + TIME_ERROR);
        },
        SWEEP_LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});
