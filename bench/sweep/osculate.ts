import { library } from "../speed/library.js";
import type { Course, SweepContestant } from "./course.js";

export const osculateSweep: SweepContestant = {
  name: "Osculate",
  prepare(courses) {
    const hit = library.createSweepHit();
    return (i) => {
      const { a, va, b, vb } = courses[i] as Course;
      return library.sweep(a, va, b, vb, hit)?.t ?? -1;
    };
  },
};
