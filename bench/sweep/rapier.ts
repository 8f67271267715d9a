import { convertPairs } from "../speed/question.js";
import { convert, type RapierShape } from "../speed/rapier.js";
import type { Course, SweepContestant } from "./course.js";

/** In single precision throughout. Rapier must have been started. */
export const rapierCastShape: SweepContestant = {
  name: "rapier2d-compat castShape",
  prepare(courses) {
    const shapes = convertPairs(courses, convert);
    if (shapes === undefined) return undefined;
    return (i) => {
      const { va, vb } = courses[i] as Course;
      const { shape, position, rotation } = shapes.a[i] as RapierShape;
      const { shape: other, position: place, rotation: turn } = shapes.b[i] as RapierShape;
      try {
        const hit = shape.castShape(position, rotation, va, other, place, turn, vb, 0, 1, true);
        return hit?.time_of_impact ?? -1;
      } catch {
        // Of vertices that are on one line in single precision it makes no polygon, and throws when asked.
        return Number.NaN;
      }
    };
  },
};
