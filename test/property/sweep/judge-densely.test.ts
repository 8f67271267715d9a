import { describe, expect, it } from "vitest";
import { type SweepHit, sweepTurning } from "../../../src/index.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape } from "../../generators/spec.js";
import { SEED } from "../for-all.js";
import type { Course } from "./course.js";
import { spinningCourse } from "./draw-course.js";
import { TURNING_ERROR } from "./judge.js";
import { judgeDensely } from "./judge-densely.js";

const COURSES = 40;
const LOOKS = 256;

/** Courses with a certain touch on the way, and that touch. */
function touches(): (readonly [Course, SweepHit])[] {
  const random = seededRandom(SEED);
  const kinds = ["circle", "ellipse", "polygon"] as const;
  const courses = kinds.flatMap((kind) => {
    const draw = spinningCourse(kind, "rect");
    return Array.from({ length: COURSES }, () => draw(random));
  });
  return courses.flatMap((course) => {
    const hit = sweepTurning(buildShape(course.a), course.motionA, buildShape(course.b), course.motionB);
    return hit?.isCertain && hit.t > 0.01 ? [[course, hit] as const] : [];
  });
}

describe("the judge of the long run", () => {
  const found = touches();
  const noticed = (change: (hit: SweepHit) => SweepHit | null) =>
    found.filter(([course, hit]) => judgeDensely(course, change(hit), TURNING_ERROR, LOOKS) !== undefined);

  it("finds no fault with the sweep as it is", () => {
    expect(found.length).toBeGreaterThan(COURSES);
    expect(noticed((hit) => hit)).toEqual([]);
  });

  // What grazes less deep than the tolerance may pass for a miss.
  it.each([
    ["left out", () => null],
    ["told late", (hit: SweepHit) => ({ ...hit, t: Math.min(1, hit.t + 1e-4) })],
    ["told early", (hit: SweepHit) => ({ ...hit, t: hit.t - 1e-4 })],
  ] as const)("notices nearly all touches that are %s", (_, change) => {
    expect(noticed(change).length).toBeGreaterThan(0.9 * found.length);
  });
});
