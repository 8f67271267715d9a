import { circle } from "osculate";
import type { Picture } from "../lesson.js";
import { box, meet } from "./code.js";
import { paintScene } from "./scene.js";

/** The circle goes round the turned rectangle. */
export const picture: Picture = {
  region: { x: 0, y: 0, width: 10.5, height: 7.2 },
  paint(painter, phase) {
    const turn = 2 * Math.PI * phase;
    const ball = circle(3.4 * Math.cos(turn), -1.8 * Math.sin(turn), 0.8);
    paintScene(painter, { ball, box, hit: meet(ball, box), calculation: true }, false);
  },
};
