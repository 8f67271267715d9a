import * as planck from "planck";
import { convert, type PlanckShape } from "../speed/planck.js";
import { convertPairs } from "../speed/question.js";
import type { Motion, SweepContestant, Velocity } from "./course.js";

/** Takes shapes within 0.005 of each other for touching. */
export const planckTimeOfImpact: SweepContestant = {
  name: "planck TimeOfImpact",
  prepare(courses) {
    const shapes = convertPairs(courses, convert);
    if (shapes === undefined) return undefined;
    const inputs = courses.map(({ a, va, b, vb }, index) => {
      const input = new planck.TOIInput();
      input.proxyA.set((shapes.a[index] as PlanckShape).shape, 0);
      input.proxyB.set((shapes.b[index] as PlanckShape).shape, 0);
      input.tMax = 1;
      moveTo(input.sweepA, a, va);
      moveTo(input.sweepB, b, vb);
      return input;
    });
    const output = new planck.TOIOutput();
    return (i) => {
      planck.TimeOfImpact(output, inputs[i] as planck.TOIInput);
      return output.state === planck.TOIOutputState.e_separated ? -1 : output.t;
    };
  },
};

/** The shape stands in the world at the start: the sweep goes from no shift to the velocity, about the shape's position. */
function moveTo(sweep: planck.Sweep, { x, y }: Velocity, motion: Motion): void {
  sweep.localCenter = { x, y };
  sweep.c0 = { x, y };
  sweep.c = { x: x + motion.x, y: y + motion.y };
  sweep.a = motion.turn;
}
