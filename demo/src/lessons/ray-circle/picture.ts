import { circle, ray } from "osculate";
import type { Picture } from "../lesson.js";
import { bothRoots, firstHit } from "./code.js";
import { paintScene } from "./scene.js";
import { paintSparks, sparkSeconds } from "./sparks.js";

const target = circle(1.6, 0.5, 1.5);

/** The ray sweeps over the circle, grazes it, and misses. */
export const picture: Picture = {
  region: { x: 0, y: 0, width: 12, height: 4.8 },
  paint(painter, phase) {
    const angle = 0.113 + 0.183 * Math.sin(2 * Math.PI * phase);
    const beam = ray(-4.6, -1.3, 1.4 * Math.cos(angle), 1.4 * Math.sin(angle));
    const hit = firstHit(beam, target);
    paintScene(painter, { beam, target, hit: hit !== null, roots: bothRoots(beam, target) }, false);
    if (hit) paintSparks(painter, hit.point, hit.normal, (phase * 20) % sparkSeconds);
  },
};
