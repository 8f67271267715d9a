import type { Picture } from "../lesson.js";
import { firstHit } from "./code.js";
import { paintScene, stepCount } from "./scene.js";
import { beamOf, initial, targetOf } from "./setting.js";
import { paintSparks, sparkSeconds } from "./sparks.js";

/** The ray sweeps over the circle, grazes it, and misses. */
export const picture: Picture = {
  region: { x: 0, y: 0, width: 12, height: 4.8 },
  paint(painter, phase) {
    const angle = 0.113 + 0.183 * Math.sin(2 * Math.PI * phase);
    const target = { centreX: 1.6, centreY: 0.5, r: 1.5 };
    const beam = { x: -4.6, y: -1.3, dx: 1.4 * Math.cos(angle), dy: 1.4 * Math.sin(angle) };
    const setting = { ...initial, ...target, ...beam };
    paintScene(painter, setting, stepCount, false);
    const hit = firstHit(beamOf(setting), targetOf(setting));
    if (hit) paintSparks(painter, hit.point, hit.normal, (phase * 20) % sparkSeconds);
  },
};
