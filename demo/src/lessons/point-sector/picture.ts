import { degrees, sector } from "osculate";
import type { Picture } from "../lesson.js";
import { sees } from "./code.js";
import { paintScene } from "./scene.js";

/** The guard looks round; somebody walks by. */
export const picture: Picture = {
  region: { x: 0.3, y: 0, width: 7.4, height: 6.2 },
  paint(painter, phase) {
    const turn = 2 * Math.PI * phase;
    const heading = 14 * Math.sin(turn);
    const guard = sector(-2.6, 0, 4.4, degrees(heading - 24), degrees(heading + 24));
    const target = { x: 1 + 2.2 * Math.cos(turn), y: -1.5 * Math.sin(2 * turn) };
    paintScene(painter, { guard, target, hit: sees(guard, target.x, target.y) }, false);
  },
};
