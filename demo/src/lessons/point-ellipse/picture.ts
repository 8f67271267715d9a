import { ellipse } from "osculate";
import type { Painter } from "../../stage/painter.js";
import type { Picture } from "../lesson.js";
import { isInPond } from "./code.js";
import { poseAt } from "./figures.js";
import { firstScene } from "./scene.js";

/** The ellipse and the point on their way to the circle and back. */
export const picture: Picture = {
  region: { x: 0.6, y: -0.35, width: 9.6, height: 6.8 },
  paint(painter: Painter, phase: number) {
    // There and back, with a rest at both ends.
    const progress = Math.min(3, Math.max(0, 3.5 - Math.abs(8 * phase - 4)));
    const { pond, point } = firstScene;
    const pose = poseAt(pond, point, progress);
    painter.line({ x: -5, y: 0 }, { x: 6, y: 0 }, "guide", { opacity: 0.6 });
    painter.line({ x: 0, y: -4 }, { x: 0, y: 4 }, "guide", { opacity: 0.6 });
    painter.shape(
      ellipse(pose.x, -pose.y, pose.rx, pose.ry, -pose.angle),
      isInPond(pond, point) ? "hit" : "frame",
    );
    painter.dot({ x: pose.point.x, y: -pose.point.y }, "ink", 5);
  },
};
