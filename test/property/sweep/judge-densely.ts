import type { SweepHit } from "../../../src/index.js";
import type { ShapeSpec } from "../../generators/spec.js";
import { type Fault, firstFault } from "../laws/law.js";
import { type Course, sizeOfCourse, speedOf } from "./course.js";
import { Film } from "./film.js";
import { overlapBetween } from "./watch.js";

/** Looks at each turn of a shape. */
const LOOKS_A_TURN = 64;

/** How long after a touch it is looked for: as `judgeSweep` does, but the latest first, which tell it most easily. */
const AFTER = Array.from({ length: 30 }, (_, halvings) => 2 ** (-17 - halvings));

/**
 * A sweep's answer against the library's own exact `overlaps`, which is cheaper than an oracle: at times no farther from
 * each other than one part of so many, nor than a small part of a turn, but where the distance leaves no doubt, and ever
 * closer around the touch and where the shapes pass each other. For shapes near the origin, since places are rounded.
 */
export function judgeDensely(
  course: Course,
  hit: SweepHit | null,
  relativeError: number,
  parts: number,
): Fault {
  const film = new Film(course);
  const gap = film.distanceAt(0);
  if (gap > 0 && meetAtInfinity(course))
    return hit?.t === 0 ? undefined : `not at once, but ${JSON.stringify(hit)}`;
  const size = sizeOfCourse(course) + gap;
  const tolerance = relativeError * size;
  if (gap <= 2 * tolerance) return faultOfStart(film, hit, tolerance);
  const clear = hit === null ? 1 : hit.t - (4 * tolerance) / speedOf(course);
  const watch = { film, speed: speedOf(course) + speedOfEdge(course, size), doubt: tolerance };
  const overlap = clear > 0 ? overlapBetween(watch, 0, clear, stepOf(course, clear / parts)) : undefined;
  return firstFault(
    hit === null || !hit.isCertain ? undefined : faultOfTouch(film, hit.t, tolerance),
    overlap === undefined ? undefined : `they overlap at ${overlap} already, before ${clear}`,
  );
}

/** Whether a half plane belongs to the shape. */
function isEndless(spec: ShapeSpec): boolean {
  return spec.type === "halfPlane" || (spec.type === "compound" && spec.shapes.some(isEndless));
}

/** Half planes that turn differently meet infinitely far away as soon as they turn: what is before that, no look tells. */
function meetAtInfinity({ a, b, motionA, motionB }: Course): boolean {
  return motionA.turn !== motionB.turn && isEndless(a) && isEndless(b);
}

/** How fast the edge of a half plane that turns may come nearer to what is that far from its position. */
function speedOfEdge({ a, b, motionA, motionB }: Course, size: number): number {
  const turnA = isEndless(a) ? Math.abs(motionA.turn) : 0;
  const turnB = isEndless(b) ? Math.abs(motionB.turn) : 0;
  return (turnA + turnB) * size;
}

/** The time between two looks, no longer than the given one. */
function stepOf({ motionA, motionB }: Course, longest: number): number {
  const turns = (Math.abs(motionA.turn) + Math.abs(motionB.turn)) / (2 * Math.PI);
  return Math.min(longest, 1 / (LOOKS_A_TURN * turns));
}

/** Of shapes that only touch to begin with, nothing is judged. */
function faultOfStart(film: Film, hit: SweepHit | null, tolerance: number): Fault {
  if (!(film.depthAt(0) > 2 * tolerance) || hit?.t === 0) return undefined;
  return `overlapping to begin with, but ${JSON.stringify(hit)}`;
}

function faultOfTouch(film: Film, t: number, tolerance: number): Fault {
  const apart = film.distanceAt(t);
  if (apart > tolerance) return `at ${t} they are ${apart} apart, more than ${tolerance}`;
  if (AFTER.some((later) => film.overlapsAt(t + later))) return undefined;
  return `the touch at ${t} is certain, but they do not overlap soon after it`;
}
