import { degrees, ellipse, overlaps } from "osculate";
import type { Picture } from "../lesson.js";
import { commonRegion } from "./common-region.js";
import { paintScene } from "./scene.js";

/** B swings through A, and the common region with it. */
export const picture: Picture = {
  region: { x: 0, y: 0, width: 10.8, height: 6.6 },
  paint(painter, phase) {
    const turn = 2 * Math.PI * phase;
    const a = ellipse(-1.2, 0.2, 3.1, 1.7, degrees(-14));
    const b = ellipse(1.4 + 1.1 * Math.cos(turn), 0.3 * Math.sin(turn), 2.3, 1.2, turn);
    paintScene(
      painter,
      { a, b, hit: overlaps(a, b), region: commonRegion(a, b), overlay: "arcs", fineness: 16 },
      false,
    );
  },
};
