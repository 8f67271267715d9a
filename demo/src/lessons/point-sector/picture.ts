import type { Picture } from "../lesson.js";
import { paintScene, stepCount } from "./scene.js";

/** The guard looks round; somebody walks by. */
export const picture: Picture = {
  region: { x: 0.3, y: 0, width: 7.4, height: 6.2 },
  paint(painter, phase) {
    const turn = 2 * Math.PI * phase;
    const heading = 14 * Math.sin(turn);
    const view = { x: -2.6, y: 0, r: 4.4, start: heading - 24, end: heading + 24 };
    const target = { targetX: 1 + 2.2 * Math.cos(turn), targetY: -1.5 * Math.sin(2 * turn) };
    paintScene(painter, { ...view, ...target }, stepCount, false);
  },
};
