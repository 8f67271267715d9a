import { library } from "../speed/library.js";
import type { Course, SweepContestant } from "./course.js";

export const osculateSweep: SweepContestant = {
  name: "Osculate",
  prepare(courses) {
    const hit = library.createSweepHit();
    return (i) => {
      const { a, va, b, vb } = courses[i] as Course;
      if (vb.turn !== 0) return library.sweepTurning(a, va, b, vb, hit)?.t ?? -1;
      return library.sweep(a, va, b, vb, hit)?.t ?? -1;
    };
  },
};
