import type { Vec2 } from "osculate";
import type { Painter } from "../../stage/painter.js";

/** How long the sparks fly after the hit has moved, in seconds. */
export const sparkSeconds = 1.6;

const count = 22;
const golden = 0.618034;

/**
 * Sparks that leave `at` on the side of `normal`, `age` seconds after the hit; what stays is a small glint.
 *
 * A function of its arguments alone: the same moment looks the same every time.
 */
export function paintSparks(painter: Painter, at: Vec2, normal: Vec2, age: number): void {
  const heading = Math.atan2(normal.y, normal.x);
  const life = 0.55;
  for (let index = 0; index < count; index++) {
    const born = (index / count) * (sparkSeconds - life);
    const lived = (age - born) / life;
    if (lived <= 0 || lived >= 1) continue;
    const angle = heading + (((index * golden) % 1) - 0.5) * 2.6;
    const reach = (26 + 34 * ((index * golden * 7) % 1)) / painter.view.scale;
    spark(painter, at, angle, reach * lived, reach * Math.min(1, lived + 0.22), 1 - lived);
  }
  for (let ray = -2; ray <= 2; ray++) {
    const unit = 1 / painter.view.scale;
    spark(painter, at, heading + ray * 0.5, 10 * unit, (ray % 2 === 0 ? 19 : 15) * unit, 0.9);
  }
}

function spark(painter: Painter, at: Vec2, angle: number, from: number, to: number, opacity: number): void {
  const point = (radius: number) => ({
    x: at.x + radius * Math.cos(angle),
    y: at.y + radius * Math.sin(angle),
  });
  painter.line(point(from), point(to), "measure", { width: 2, opacity });
}
