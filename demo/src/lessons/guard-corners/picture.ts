import type { Picture } from "../lesson.js";
import { findingsOf } from "./findings.js";
import { paintScene } from "./scene.js";
import { initial } from "./setting.js";

/** The guard looks to and fro; somebody walks behind the wall. */
export const picture: Picture = {
  region: { x: -0.9, y: -0.1, width: 12, height: 7.5 },
  paint(painter, phase) {
    const turn = 2 * Math.PI * phase;
    const state = {
      ...initial,
      reach: 7.4,
      half: 18,
      heading: -6 + 9 * Math.sin(turn),
      heroX: 1.9 + 0.5 * Math.cos(turn),
      heroY: -0.9 + 1.3 * Math.cos(turn),
    };
    paintScene(painter, findingsOf(state), "exact", false);
  },
};
