import { type Random, seededRandom } from "../../test/generators/random.js";
import { library } from "../speed/library.js";
import { drawPairs, type KindName, type Pair } from "../speed/scenes.js";

export interface Velocity {
  readonly x: number;
  readonly y: number;
}

/** `turn`: by so many radians about the position of the shape. */
export interface Motion extends Velocity {
  readonly turn: number;
}

/** Two shapes that are apart, and how they move over t from 0 to 1. */
export interface Course extends Pair {
  readonly va: Motion;
  readonly vb: Motion;
}

/** The t at which the shapes of the course of an index first touch, −1 if they do not; NaN for no answer. */
export type Cast = (index: number) => number;

/** A library's sweep, asked by its quickest documented way. */
export interface SweepContestant {
  readonly name: string;
  /** Prepares its own shapes, which is not timed; undefined if it has no such shapes. */
  prepare(courses: readonly Course[]): Cast | undefined;
}

const SEED = 20261121;

/**
 * Shapes as a game has them, which start apart; every other pair meets. One of them moves, by up to some times their
 * size; if they turn, both do, by up to half a turn.
 */
export function drawCourses(kindA: KindName, kindB: KindName, count: number, doTurn: boolean): Course[] {
  const random = seededRandom(SEED);
  // Every other pair of the scenes is apart.
  const apart = drawPairs(kindA, kindB, 3 * count).filter(({ a, b }) => !library.overlaps(a, b));
  return apart.slice(0, count).map((pair, index) => drawCourse(random, pair, index % 2 === 0, doTurn));
}

const ATTEMPTS = 60;

function drawCourse(random: Random, pair: Pair, meets: boolean, doTurn: boolean): Course {
  let course = drawAny(random, pair, doTurn);
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    if ((library.sweepTurning(course.a, course.va, course.b, course.vb) !== null) === meets) return course;
    course = drawAny(random, pair, doTurn);
  }
  return course;
}

function drawAny(random: Random, { a, b }: Pair, doTurn: boolean): Course {
  const angle = 2 * Math.PI * random.next();
  const length = 20 + 380 * random.next();
  const drawTurn = () => (doTurn ? Math.PI * (2 * random.next() - 1) : 0);
  const va = { x: 0, y: 0, turn: drawTurn() };
  return { a, b, va, vb: { x: length * Math.cos(angle), y: length * Math.sin(angle), turn: drawTurn() } };
}
