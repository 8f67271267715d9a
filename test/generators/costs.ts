import {
  area,
  centroid,
  circle,
  closestPoints,
  compound,
  contact,
  intersections,
  isPartVisible,
  moveAndSlide,
  overlapArea,
  overlaps,
  penetrates,
  perimeter,
  relate,
  type Shape,
  type SimpleShape,
  sweep,
  sweepTurning,
  tangents,
  visibility,
} from "../../src/index.js";
import { countSteps } from "./count-steps.js";
import { buildShape, type PairSpec } from "./spec.js";

/** What questions cost about a pair, in the steps of their budgets: the same on every machine. */

/** About as much as a twentieth of a second's work, or a quarter where numbers have thousands of bits. */
export const MOST_STEPS = 150_000;

const still = { x: 0, y: 0 };

function union(a: Shape, b: Shape): Shape {
  return compound([a, b] as SimpleShape[]);
}

/** The questions that may take long. */
export const QUESTIONS = {
  overlaps,
  relate,
  penetrates,
  contact,
  closestPoints,
  intersections,
  overlapArea,
  area: (a, b) => area(union(a, b)),
  perimeter: (a, b) => perimeter(union(a, b)),
  centroid: (a, b) => centroid(union(a, b)),
  tangents: (a, b) => tangents({ x: 0.3, y: 7 }, union(a, b)),
  sweep: (a, b) => sweep(a, { x: 3, y: 1 }, b, still),
  blockingSweep: (a, b) => sweep(a, { x: 3, y: 1 }, b, still, undefined, { blocking: true }),
  sweepTurning: (a, b) => sweepTurning(a, { x: 1, y: 0, turn: 2 }, b, { x: 0, y: 0, turn: -1 }),
  moveAndSlide: (a, b) => moveAndSlide(a, { x: 3, y: 1 }, [b]),
  visibility: (a, b) => visibility(circle(0.1, 0.2, 9), [a, b]),
  isPartVisible: (a, b) => isPartVisible(circle(3, 4, 9), [a], b),
} satisfies Readonly<Record<string, (a: Shape, b: Shape) => unknown>>;

export type Question = keyof typeof QUESTIONS;

/** The steps of a question, `MOST_STEPS` if they are more; −1 for a pair that is none, or that a compound cannot hold. */
export function costOf(question: Question, pair: PairSpec): number {
  let shapes: readonly [Shape, Shape];
  try {
    shapes = [buildShape(pair.a), buildShape(pair.b)];
    union(...shapes);
  } catch {
    return -1;
  }
  return countSteps(() => QUESTIONS[question](...shapes), MOST_STEPS);
}
