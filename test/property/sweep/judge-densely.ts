import { distance, moveTo, overlaps, type SweepHit, signedDistance } from "../../../src/index.js";
import { type Fault, firstFault } from "../laws/law.js";
import { type Course, placementAt, sizeOfCourse, speedOf } from "./course.js";
import { SWEEP_ERROR } from "./judge.js";

/** Times between two looks at which the shapes are near each other are narrowed down so often. */
const NARROWINGS = 40;

/** How long after a touch it is looked for: as `judgeSweep` does. */
const AFTER = Array.from({ length: 30 }, (_, doublings) => 2 ** (doublings - 46));

/** The shapes of a course without turns; the second can be put where it is at any time. */
class Film {
  readonly #a;
  readonly #b;
  readonly #x: number;
  readonly #y: number;
  readonly #way: { x: number; y: number };

  constructor(course: Course) {
    const { a, b } = placementAt(course, 0);
    this.#a = a;
    this.#b = b;
    this.#x = b.x;
    this.#y = b.y;
    this.#way = { x: course.motionB.x - course.motionA.x, y: course.motionB.y - course.motionA.y };
  }

  overlapsAt(t: number): boolean {
    this.#goTo(t);
    return overlaps(this.#a, this.#b);
  }

  distanceAt(t: number): number {
    this.#goTo(t);
    return distance(this.#a, this.#b);
  }

  depthAt(t: number): number {
    this.#goTo(t);
    return -signedDistance(this.#a, this.#b);
  }

  #goTo(t: number): void {
    moveTo(this.#b, this.#x + t * this.#way.x, this.#y + t * this.#way.y);
  }
}

/**
 * A sweep's answer against the library's own exact `overlaps`, which is cheaper than an oracle: at so many times, and
 * ever closer around the touch, or around where the shapes pass each other. For shapes near the origin, since places
 * are rounded.
 */
export function judgeDensely(course: Course, hit: SweepHit | null, samples: number): Fault {
  const film = new Film(course);
  const gap = film.distanceAt(0);
  const size = sizeOfCourse(course) + gap;
  const tolerance = SWEEP_ERROR * size;
  if (gap <= 2 * tolerance) return faultOfStart(film, hit, tolerance);
  const early = (4 * tolerance) / speedOf(course);
  const clear = hit === null ? 1 : hit.t - early;
  return firstFault(
    hit === null || !hit.isCertain ? undefined : faultOfTouch(film, hit.t, tolerance),
    faultBefore(film, clear, samples),
  );
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

function faultBefore(film: Film, clear: number, samples: number): Fault {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (let i = 0; i <= samples && clear >= 0; i++) {
    const t = (clear * i) / samples;
    if (film.overlapsAt(t)) return `they overlap at ${t} already, before ${clear}`;
    const apart = film.distanceAt(t);
    if (apart < least) [nearest, least] = [t, apart];
  }
  const step = clear / samples;
  const overlap = narrowed(film, Math.max(0, nearest - step), Math.min(clear, nearest + step));
  return overlap === undefined ? undefined : `they overlap at ${overlap} already, before ${clear}`;
}

/** A time of overlap towards the one of least distance between two times, if one is come across. */
function narrowed(film: Film, from: number, to: number): number | undefined {
  let [low, high] = [from, to];
  for (let step = 0; step < NARROWINGS && low < high; step++) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (film.overlapsAt(left)) return left;
    if (film.overlapsAt(right)) return right;
    if (film.distanceAt(left) < film.distanceAt(right)) high = right;
    else low = left;
  }
  return undefined;
}
