import { distance, moveTo, overlaps, rotateTo, type Shape, signedDistance } from "../../../src/index.js";
import { type Course, placementAt } from "./course.js";

/** A time, and how far apart the shapes of a course are then: 0 if they overlap. */
export interface Look {
  readonly t: number;
  readonly apart: number;
}

/** The shapes of a course, which can be put where they are at any time. */
export class Film {
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

  /** Farther apart than `doubt` they do not overlap; nearer than that, the exact `overlaps` is asked. */
  lookAt(t: number, doubt: number): Look {
    const apart = this.distanceAt(t);
    return { t, apart: apart > 0 && apart <= doubt && overlaps(this.#a, this.#b) ? 0 : apart };
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
