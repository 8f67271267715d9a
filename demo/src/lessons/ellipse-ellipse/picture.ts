import { ellipse } from "osculate";
import type { Painter } from "../../stage/painter.js";
import type { Picture } from "../lesson.js";
import { meet } from "./code.js";

/** One ellipse glides past another, turning, and the colour tells when they meet. */
export const picture: Picture = {
  region: { x: 0.5, y: 0, width: 8, height: 5.2 },
  paint(painter: Painter, phase: number) {
    const angle = 2 * Math.PI * phase;
    const still = ellipse(-1.3, 0.3, 2.3, 1.2, 0.45);
    const moving = ellipse(1.9 + 1.3 * Math.cos(angle), -0.3 + 0.7 * Math.sin(angle), 1.1, 2, angle);
    const role = meet(still, moving) ? "hit" : "idle";
    painter.shape(still, role);
    painter.shape(moving, role);
  },
};
