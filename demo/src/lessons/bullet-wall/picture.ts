import type { Picture } from "../lesson.js";
import { findingsOf } from "./findings.js";
import { initial } from "./run.js";
import { paintScene } from "./scene.js";

const state = { ...initial, frames: 6 };
const findings = findingsOf(state);

/** Six frames see nothing; the sweep does. */
export const picture: Picture = {
  region: { x: 0, y: 0, width: 10.8, height: 5.2 },
  paint: (painter, phase) => paintScene(painter, state, findings, phase, false),
};
