import { ellipse } from "osculate";
import type { Painter } from "../../stage/painter.js";
import type { Picture } from "../lesson.js";
import { meet } from "./code.js";

/** One ellipse glides past another, turning, and the colour tells when they meet. */
export const picture: Picture = {
  region: { x: 0.07, y: -0.15, width: 11.4, height: 4.56 },
  paint(painter: Painter, phase: number) {
    const angle = 2 * Math.PI * phase;
    const still = ellipse(-2.1, 0.25, 2.8, 1.15, 0.32);
    const moving = ellipse(2 + 1.9 * Math.cos(angle), -0.15 + 0.45 * Math.sin(angle), 1, 1.85, angle);
    const role = meet(still, moving) ? "hit" : "idle";
    painter.shape(still, role);
    painter.shape(moving, role);
  },
};
