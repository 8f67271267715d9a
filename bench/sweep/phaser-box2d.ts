import * as box2d from "phaser-box2d/dist/PhaserBox2D.js";
import { type BoxShape, convert, here, vec } from "../speed/phaser-box2d.js";
import { convertPairs } from "../speed/question.js";
import type { SweepContestant, Velocity } from "./course.js";

/** Takes shapes within 0.005 of each other for touching; one of them stands still. */
export const phaserShapeCast: SweepContestant = {
  name: "phaser-box2d b2ShapeCast",
  prepare(courses) {
    const shapes = convertPairs(courses, convert);
    if (shapes === undefined) return undefined;
    const inputs = courses.map(({ va, vb }, index) => {
      const input = new box2d.b2ShapeCastPairInput();
      input.proxyA = (shapes.a[index] as BoxShape).proxy;
      input.proxyB = (shapes.b[index] as BoxShape).proxy;
      input.transformA = here;
      input.transformB = here;
      input.translationB = vec(vb.x - va.x, vb.y - va.y);
      input.maxFraction = 1;
      return input;
    });
    return (i) => {
      const { hit, fraction } = box2d.b2ShapeCast(inputs[i] as box2d.b2ShapeCastPairInput);
      return hit ? fraction : -1;
    };
  },
};

/** What it answers for shapes that do not meet; it does not export the name. */
const SEPARATED = 4;

/** Takes shapes within 0.005 of each other for touching. */
export const phaserTimeOfImpact: SweepContestant = {
  name: "phaser-box2d b2TimeOfImpact",
  prepare(courses) {
    const shapes = convertPairs(courses, convert);
    if (shapes === undefined) return undefined;
    const inputs = courses.map(({ va, vb }, index) => {
      const { proxy: proxyA } = shapes.a[index] as BoxShape;
      const { proxy: proxyB } = shapes.b[index] as BoxShape;
      return new box2d.b2TOIInput(proxyA, proxyB, sweepOf(va), sweepOf(vb), 1);
    });
    return (i) => {
      const { state, t } = box2d.b2TimeOfImpact(inputs[i] as box2d.b2TOIInput);
      return state === SEPARATED ? -1 : t;
    };
  },
};

function sweepOf({ x, y }: Velocity): box2d.b2Sweep {
  const unturned = new box2d.b2Rot(1, 0);
  return new box2d.b2Sweep(vec(0, 0), vec(0, 0), vec(x, y), unturned, unturned);
}
