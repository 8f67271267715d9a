import type { Picture } from "../lesson.js";
import { paintScene, stepCount } from "./scene.js";
import { initial } from "./setting.js";

/** The circle goes round the turned rectangle. */
export const picture: Picture = {
  region: { x: 0, y: 0, width: 10.5, height: 7.2 },
  paint(painter, phase) {
    const turn = 2 * Math.PI * phase;
    const place = { ballX: 3.4 * Math.cos(turn), ballY: -1.8 * Math.sin(turn), ballRadius: 0.8 };
    paintScene(painter, { ...initial, ...place }, stepCount, false);
  },
};
