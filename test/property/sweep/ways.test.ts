import { afterAll, describe, expect, it } from "vitest";
import { compound, type Shape, type SweepHit, sweep } from "../../../src/index.js";
import { atLeast, IS_FULL } from "../../extent.js";
import { buildShape, type KindName } from "../../generators/spec.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { sizeOfCourse } from "./course.js";
import { everydayCourse } from "./draw-course.js";
import { distanceAt, SWEEP_ERROR } from "./judge.js";

/** Kinds that have a sweep of their own with each other, or go another way for being convex. */
const KINDS: readonly KindName[] = [
  "point",
  "circle",
  "ellipse",
  "rect",
  "segment",
  "capsule",
  "roundedRect",
  "polygon",
  "halfPlane",
];

/** Pairs that meet for a while: not points with what has no inside, nor half planes, which do so at once or never. */
const PAIRS = KINDS.flatMap((kindA, index) =>
  KINDS.slice(index).map((kindB) => [kindA, kindB] as const),
).filter(([kindA, kindB]) =>
  kindA === "point" ? kindB !== "point" && kindB !== "segment" : kindA !== "halfPlane",
);

/** The same set, which is swept piece by piece. */
function twice(shape: Shape): Shape {
  return compound([shape, shape]);
}

let hits = 0;

afterAll(() => expect(hits).toBeGreaterThan(atLeast(1 / 2, PAIRS.length)));

describe("a sweep is the same whichever way it is found", () => {
  it.each(PAIRS)(
    "%s and %s, as they are and in parts",
    (kindA, kindB) => {
      const seen = { hits: 0 };
      forAll(
        everydayCourse(kindA, kindB),
        (course) => {
          const { motionA, motionB } = course;
          const size = sizeOfCourse(course) + distanceAt(course, 0);
          const [a, b] = [buildShape(course.a), buildShape(course.b)];
          const whole = sweep(a, motionA, b, motionB);
          const inParts = sweep(twice(a), motionA, b, motionB);
          if (whole === null || !whole.isCertain || whole.t === 0) return;
          seen.hits++;
          expect(inParts).not.toBeNull();
          const slack = (4 * SWEEP_ERROR * size) / speedAlongNormal(whole, motionA, motionB);
          expect(Math.abs((inParts as SweepHit).t - whole.t)).toBeLessThan(slack);
        },
        LAW_RUNS / 10,
      );
      hits += seen.hits;
      if (IS_FULL) expect(seen.hits).toBeGreaterThan(0);
    },
    PROPERTY_TIMEOUT,
  );
});

/** How fast the shapes come nearer: the normal of a touch points against the motion. */
function speedAlongNormal(
  { normal }: SweepHit,
  motionA: { readonly x: number; readonly y: number },
  motionB: { readonly x: number; readonly y: number },
): number {
  const speed = -(normal.x * (motionB.x - motionA.x) + normal.y * (motionB.y - motionA.y));
  expect(speed).toBeGreaterThan(0);
  return speed;
}
