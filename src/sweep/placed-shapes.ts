import { partsInFrame } from "../boundary/frame.js";
import { Kind, type Shape, type SimpleShape } from "../shapes/kind.js";
import { asPlaceable, type Course } from "./course.js";
import { excerptWithin, mayLeaveOut, wayOf } from "./in-way.js";
import { type Placement, place, placeableCopy } from "./placement.js";

/**
 * How near to each other's boxes parts are looked at, in units of a frame: more than any depth or gap that counts as
 * touching, and than what doubles make of boxes.
 */
export const NEAR = 2 ** -20;

/** Coordinates of a frame are below 2, so that this is no limit. */
export const EVERYWHERE = 4;

/**
 * Copies of the two shapes of a course, placed where they are at the time last asked for.
 *
 * Of many parts or edges only those are copied that come near the other shape then: a shallow contact depends on no
 * others, however many there are.
 */
export class PlacedShapes {
  readonly course: Course;
  /** Whether parts or edges of a shape are left out. */
  areExcerpts = false;
  readonly #first = new PlacedShape();
  readonly #second = new PlacedShape();

  /** Whether parts or edges of a shape may be left out. */
  readonly #mayBeExcerpts: boolean;

  constructor(course: Course) {
    this.course = course;
    this.#mayBeExcerpts = !course.motion.isTurning && mayLeaveOut(course);
  }

  get a(): Shape {
    return this.#first.whole;
  }

  get b(): Shape {
    return this.#second.whole;
  }

  /** The placed parts of each shape. */
  get first(): readonly SimpleShape[] {
    return this.#first.parts;
  }

  get second(): readonly SimpleShape[] {
    return this.#second.parts;
  }

  /** Goes to a time, with all parts within a reach, in units of the frame, of the other shape then. */
  goTo(t: number, reach: number): void {
    const { course } = this;
    const { first, second, boxOfFirst, boxOfSecond, motion, frame } = course;
    let [a, b] = [first, second];
    if (this.#mayBeExcerpts && reach < EVERYWHERE) {
      const x = (t * motion.shift.x) / frame.power;
      const y = (t * motion.shift.y) / frame.power;
      const margin = reach / frame.power;
      a = excerptWithin(first, wayOf(second, boxOfSecond, x, y, 0, 0, margin));
      b = excerptWithin(second, wayOf(first, boxOfFirst, -x, -y, 0, 0, margin));
    }
    this.areExcerpts = a !== first || b !== second;
    this.#first.take(a, course);
    this.#second.take(b, course);
    motion.goTo(t);
    this.#first.place(motion.first);
    this.#second.place(motion.second);
  }
}

/** A copy of a shape, or of an excerpt of it, in a frame. */
class PlacedShape {
  parts: readonly SimpleShape[] = [];
  #whole: Shape | null = null;
  #source: Shape | null = null;
  #sources: readonly SimpleShape[] = [];

  get whole(): Shape {
    this.#whole ??= together(this.parts);
    return this.#whole;
  }

  take(source: Shape, { frame }: Course): void {
    if (source === this.#source) return;
    this.#source = source;
    this.#sources = partsInFrame(source, frame).map(asPlaceable);
    this.parts = this.#sources.map(placeableCopy);
    this.#whole = null;
  }

  place(to: Placement): void {
    for (const [i, part] of this.parts.entries()) place(part, this.#sources[i] ?? part, to);
  }
}

/** A shape of one or more placed parts. */
function together(parts: readonly SimpleShape[]): Shape {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return { kind: Kind.compound, x: 0, y: 0, ux: 1, uy: 0, parts, localParts: parts };
}
