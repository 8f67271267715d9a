import { type Shape, type SweepHit, signedDistance } from "../../../src/index.js";
import { buildShape } from "../../generators/spec.js";
import { oracleDistanceMoved, oracleOverlapsMoved } from "../../oracle/index.js";
import { type Fault, firstFault } from "../laws/law.js";
import { type Course, placementAt, sizeOfCourse, speedOf } from "./course.js";

/** The promise of docs/semantics.md, relative to extents, distance and ways. */
export const SWEEP_ERROR = 5e-13;
export const TURNING_ERROR = 4e-9;
/** The touch is looked at a moment after it, when the shapes overlap: how far a point of it may be off, likewise. */
const POINT_ERROR = 1e-11;

/** How shapes are to each other to begin with: a depth or distance within twice the tolerance is a contact. */
export type Start = "apart" | "contact" | "overlap";

export interface Judgement {
  readonly start: Start;
  readonly fault: Fault;
}

/**
 * A sweep's answer against exact arithmetic at `samples` times and around the touch. Of shapes that touch to begin
 * with only the form of the answer is judged.
 */
export function judgeSweep(
  course: Course,
  hit: SweepHit | null,
  relativeError: number,
  samples: number,
): Judgement {
  const gap = distanceAt(course, 0);
  const size = sizeOfCourse(course) + gap;
  const tolerance = relativeError * size;
  const start = startOf(course, gap, tolerance);
  const form = faultOfForm(hit);
  if (form !== undefined || start === "contact") return { start, fault: form };
  if (start === "overlap") {
    return {
      start,
      fault: hit?.t === 0 ? undefined : `overlapping to begin with, but ${JSON.stringify(hit)}`,
    };
  }
  const clear = hit === null ? 1 : hit.t - (4 * tolerance) / speedOf(course);
  const pointTolerance = Math.max(4 * relativeError, POINT_ERROR) * (size + speedOf(course));
  const touch = hit === null ? undefined : faultOfTouch(course, hit, tolerance, pointTolerance);
  return { start, fault: firstFault(touch, faultBefore(course, clear, samples, hit)) };
}

function startOf(course: Course, gap: number, tolerance: number): Start {
  if (gap > 2 * tolerance) return "apart";
  const { a, b } = placementAt(course, 0);
  return signedDistance(a, b) < -2 * tolerance ? "overlap" : "contact";
}

function faultOfForm(hit: SweepHit | null): Fault {
  if (hit === null) return undefined;
  if (!(hit.t >= 0 && hit.t <= 1)) return `t is ${hit.t}`;
  const length = Math.hypot(hit.normal.x, hit.normal.y);
  return Math.abs(length - 1) <= 1e-14 ? undefined : `the normal has length ${length}`;
}

/** Times at which shapes must not overlap: evenly spread, and those that courses are built around. */
function faultBefore(course: Course, clear: number, samples: number, hit: SweepHit | null): Fault {
  const times = Array.from({ length: samples }, (_, index) => (clear * (index + 0.5)) / samples);
  const overlap = [...times, clear, 0.25, 0.5, 0.75, 1].find(
    (time) => time >= 0 && time <= clear && overlapsAt(course, time),
  );
  return overlap === undefined ? undefined : `they overlap at ${overlap} already, but ${JSON.stringify(hit)}`;
}

/** A touch that is not certain may be early, or none at all. */
function faultOfTouch(course: Course, hit: SweepHit, tolerance: number, pointTolerance: number): Fault {
  if (!hit.isCertain) return undefined;
  const gap = distanceAt(course, hit.t);
  if (gap > tolerance) return `at ${hit.t} they are ${gap} apart, more than ${tolerance}`;
  return firstFault(faultOfPoint(course, hit, pointTolerance), faultAfter(course, hit));
}

/** The point lies on both shapes where they are at the touch, but for the rounding of its coordinates. */
function faultOfPoint(course: Course, { t, point }: SweepHit, tolerance: number): Fault {
  const { a, b } = placementAt(course, t);
  const rounding = 2 ** -50 * (Math.abs(point.x) + Math.abs(point.y));
  const asShape: Shape = buildShape({ type: "point", x: point.x, y: point.y });
  for (const [shape, motion] of [
    [a, course.motionA],
    [b, course.motionB],
  ] as const) {
    const off = oracleDistanceMoved(asShape, shape, t * motion.x, t * motion.y).toNumber();
    if (off > tolerance + rounding) return `the point is ${off} off, more than ${tolerance}`;
  }
  return undefined;
}

/** Soon after a touch that is certain the shapes overlap, which may be after t = 1. */
function faultAfter(course: Course, { t }: SweepHit): Fault {
  for (let later = 2 ** -46; later < 1e-5; later *= 2) {
    if (overlapsAt(course, t + later)) return undefined;
  }
  return `the touch at ${t} is certain, but they do not overlap soon after it`;
}

function overlapsAt(course: Course, t: number): boolean {
  const { a, b, x, y } = placementAt(course, t);
  return oracleOverlapsMoved(a, b, x, y);
}

export function distanceAt(course: Course, t: number): number {
  const { a, b, x, y } = placementAt(course, t);
  return oracleDistanceMoved(a, b, x, y).toNumber();
}
