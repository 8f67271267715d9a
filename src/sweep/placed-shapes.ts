import { Kind, type Shape, type SimpleShape } from "../shapes/kind.js";
import type { Course } from "./course.js";
import { type Placement, place, placeableCopy } from "./placement.js";

/** Copies of the two shapes of a course, where they are at the time last asked for. */
export class PlacedShapes {
  readonly a: Shape;
  readonly b: Shape;
  /** The parts of both. */
  readonly first: readonly SimpleShape[];
  readonly second: readonly SimpleShape[];
  readonly #course: Course;

  constructor(course: Course) {
    this.#course = course;
    this.first = course.first.map(placeableCopy);
    this.second = course.second.map(placeableCopy);
    this.a = together(this.first);
    this.b = together(this.second);
  }

  goTo(t: number): void {
    const { first, second, motion } = this.#course;
    motion.goTo(t);
    placeAll(this.first, first, motion.first);
    placeAll(this.second, second, motion.second);
  }
}

function placeAll(targets: readonly SimpleShape[], sources: readonly SimpleShape[], to: Placement): void {
  for (const [i, target] of targets.entries()) place(target, sources[i] ?? target, to);
}

/** A shape of one or more placed parts. */
function together(parts: readonly SimpleShape[]): Shape {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return { kind: Kind.compound, x: 0, y: 0, ux: 1, uy: 0, parts, localParts: parts };
}
