import {
  distance,
  moveTo,
  overlaps,
  rotateTo,
  type Shape,
  type SweepHit,
  signedDistance,
} from "../../../src/index.js";
import { type Fault, firstFault } from "../laws/law.js";
import { type Course, placementAt, sizeOfCourse, speedOf } from "./course.js";

/** Places where the distance is least among the looks beside it: so many of them are looked into. */
const MOST_NARROWED = 8;

/** Times around such a place are narrowed down so often. */
const NARROWINGS = 40;

/** How long after a touch it is looked for: as `judgeSweep` does. */
const AFTER = Array.from({ length: 30 }, (_, doublings) => 2 ** (doublings - 46));

/** The shapes of a course, which can be put where they are at any time. */
class Film {
  readonly #a;
  readonly #b;
  readonly #stepA;
  readonly #stepB;
  readonly #x: number;
  readonly #y: number;
  readonly #way: { x: number; y: number };

  constructor(course: Course) {
    const { motionA, motionB } = course;
    const { a, b } = placementAt(course, 0);
    this.#a = a;
    this.#b = b;
    this.#stepA = turnerOf(a, motionA.turn);
    this.#stepB = turnerOf(b, motionB.turn);
    this.#x = b.x;
    this.#y = b.y;
    this.#way = { x: motionB.x - motionA.x, y: motionB.y - motionA.y };
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
    this.#stepA(t);
    this.#stepB(t);
    moveTo(this.#b, this.#x + t * this.#way.x, this.#y + t * this.#way.y);
  }
}

/** Turns a shape to what it is at a time. */
function turnerOf(shape: Shape, turn: number): (t: number) => void {
  if (turn === 0 || !("ux" in shape)) return () => {};
  const { ux, uy } = shape;
  return (t) => {
    const [cos, sin] = [Math.cos(t * turn), Math.sin(t * turn)];
    rotateTo(shape, { x: ux * cos - uy * sin, y: ux * sin + uy * cos });
  };
}

/**
 * A sweep's answer against the library's own exact `overlaps`, which is cheaper than an oracle: at times no farther from
 * each other than one part of so many, but where the distance leaves no doubt, and ever closer around the touch and where
 * the shapes pass each other. For shapes near the origin, since places are rounded.
 */
export function judgeDensely(
  course: Course,
  hit: SweepHit | null,
  relativeError: number,
  parts: number,
): Fault {
  const film = new Film(course);
  const gap = film.distanceAt(0);
  const size = sizeOfCourse(course) + gap;
  const tolerance = relativeError * size;
  if (gap <= 2 * tolerance) return faultOfStart(film, hit, tolerance);
  const speed = speedOf(course);
  const clear = hit === null ? 1 : hit.t - (4 * tolerance) / speed;
  return firstFault(
    hit === null || !hit.isCertain ? undefined : faultOfTouch(film, hit.t, tolerance),
    clear > 0 ? faultBefore(film, clear, clear / parts, speed) : undefined,
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

/** A time, and how far apart the shapes are then. */
interface Look {
  readonly t: number;
  readonly apart: number;
}

function faultBefore(film: Film, clear: number, longest: number, speed: number): Fault {
  const looks: Look[] = [];
  for (let t = 0; t < clear; ) {
    if (film.overlapsAt(t)) return `they overlap at ${t} already, before ${clear}`;
    const apart = film.distanceAt(t);
    looks.push({ t, apart });
    // They cannot meet while they come nearer by no more than that.
    t += Math.max(longest, (0.999 * apart) / speed);
  }
  if (film.overlapsAt(clear)) return `they overlap at ${clear} already`;
  looks.push({ t: clear, apart: film.distanceAt(clear) });
  for (const [from, to] of troughsOf(looks)) {
    const overlap = narrowed(film, from, to);
    if (overlap !== undefined) return `they overlap at ${overlap} already, before ${clear}`;
  }
  return undefined;
}

/** The times around looks at which the shapes are nearer each other than at those beside them, the nearest first. */
function troughsOf(looks: readonly Look[]): (readonly [from: number, to: number])[] {
  const apartAt = (index: number): number => looks[index]?.apart ?? Number.POSITIVE_INFINITY;
  return [...looks.keys()]
    .filter((i) => apartAt(i) <= apartAt(i - 1) && apartAt(i) <= apartAt(i + 1))
    .sort((i, k) => apartAt(i) - apartAt(k))
    .slice(0, MOST_NARROWED)
    .map((i) => [looks[Math.max(0, i - 1)]?.t ?? 0, looks[Math.min(looks.length - 1, i + 1)]?.t ?? 1]);
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
