import { degrees, sector } from "osculate";
import type { Picture } from "../lesson.js";
import { sees } from "./code.js";
import { paintScene } from "./scene.js";

/** The guard looks round; somebody walks by. */
export const picture: Picture = {
  region: { x: 0, y: 0, width: 10.5, height: 6.6 },
  paint(painter, phase) {
    const turn = 2 * Math.PI * phase;
    const heading = 28 * Math.sin(turn);
    const guard = sector(-2.6, 0, 4.4, degrees(heading - 28), degrees(heading + 28));
    const target = { x: 0.6 + 1.9 * Math.cos(turn), y: -2 * Math.sin(2 * turn) };
    paintScene(painter, { guard, target, hit: sees(guard, target.x, target.y) }, false);
  },
};
